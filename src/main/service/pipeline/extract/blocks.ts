/**
 * Repeated blocks (cards, reviews, search hits, posts) as rows: siblings of one shape, and what each says of a property.
 *
 * A group is chosen by how many properties its first members answer, by its size, and by whether its class or heading names
 * the field. Bounded: 400 groups, 500 members each.
 */
import type { Element } from 'domhandler';
import type { Evidence, Piece } from './evidence.ts';
import { leafItems, piecesOf } from './items.ts';
import type { Field } from './field.ts';
import { personName } from './bylines.ts';
import { hasName } from './names.ts';
import { looksLikePrice } from './numbers.ts';
import { type Page, parentOf, whereIs } from './page.ts';
import { keyOf, singular, wordsOf } from './text.ts';
import { isOldPrice, priceText } from './offers.ts';
import { IN_STOCK, NOT_IN_STOCK, type Surroundings, typed } from './typed.ts';
import { findDate } from './times.ts';

const MAX_GROUPS = 400;
const MAX_MEMBERS = 500;
const MAX_BLOCK_ELEMENTS = 400;

/** Members of the group that answers the item's properties best; empty when none answers half of them. */
export function findBlocks(
  field: Field,
  item: Field,
  page: Page,
  at: Surroundings,
): readonly Element[] {
  const wanted = item.properties;
  if (wanted.length === 0) return [];
  const names = new Set(
    [...field.words, ...item.words].map(singular).filter((word) => word.length > 2),
  );
  let best: readonly Element[] = [];
  let bestScore = 0;
  for (const group of groupsOf(page)) {
    const sample = group.slice(0, 4);
    const answered = wanted.map(
      (property) =>
        sample.filter((member) => answer(property, member, page, at)).length / sample.length,
    );
    const coverage = answered.reduce((sum, share) => sum + share, 0) / wanted.length;
    if (
      coverage < 0.5 ||
      (wanted.length > 1 && answered.filter((share) => share >= 0.5).length < 2)
    )
      continue;
    const text = group.reduce((sum, member) => sum + page.textLength(member), 0);
    const named = isNamed(group[0], names, page) ? 0.25 : 0;
    const chrome = group[0] !== undefined && page.zone(group[0]) === 'chrome' ? 0.5 : 0;
    const score =
      coverage +
      named -
      chrome +
      Math.min(Math.log2(group.length), 5) * 0.03 +
      Math.min(text, 8_000) / 40_000;
    if (score > bestScore) {
      best = group;
      bestScore = score;
    }
  }
  return best;
}

function answer(property: Field, block: Element, page: Page, at: Surroundings): boolean {
  if (property.kind === 'object') return false;
  if (property.kind === 'array') return listInBlock(property, block, page).length > 0;
  return inBlock(property, block, page).some((evidence) =>
    evidence.pieces.some((piece) => typed(property, piece.text, at) !== undefined),
  );
}

/** Groups of siblings with one tag and class, largest text first. */
function groupsOf(page: Page): readonly (readonly Element[])[] {
  const byParent = new Map<Element, Map<string, Element[]>>();
  for (const element of page.elements) {
    const parent = parentOf(element);
    if (
      parent === undefined ||
      !/^(?:li|div|article|section|tr|a|p|dd|figure|span|blockquote)$/.test(element.name) ||
      page.textLength(element) < 3
    )
      continue;
    const groups = byParent.get(parent) ?? new Map<string, Element[]>();
    byParent.set(parent, groups);
    const shape = `${element.name}.${(element.attribs['class'] ?? '').split(/\s+/)[0] ?? ''}`;
    const group = groups.get(shape);
    if (group === undefined) groups.set(shape, [element]);
    else if (group.length < MAX_MEMBERS) group.push(element);
  }
  return [...byParent.values()]
    .flatMap((groups) => [...groups.values()])
    .filter((group) => group.length >= 2)
    .map((group) => ({
      group,
      size: group.reduce((sum, member) => sum + page.textLength(member), 0),
    }))
    .sort((a, b) => b.size - a.size)
    .slice(0, MAX_GROUPS)
    .map(({ group }) => group);
}

function isNamed(member: Element | undefined, names: ReadonlySet<string>, page: Page): boolean {
  if (member === undefined) return false;
  const parent = parentOf(member);
  if (hasName(member, names) || (parent !== undefined && hasName(parent, names))) return true;
  let at = page.order(parent ?? member) - 1;
  for (let steps = 0; steps < 12 && at >= 0; steps += 1, at -= 1) {
    const element = page.elements[at];
    if (element !== undefined && /^h[1-6]$/.test(element.name))
      return wordsOf(page.text(element)).some((word) => names.has(singular(word)));
  }
  return false;
}

/** The texts of a list inside the block: the one list there is, or the one its class names. */
export function listInBlock(property: Field, block: Element, page: Page): readonly Piece[] {
  const lists = [...page.within(block, 'ul'), ...page.within(block, 'ol')].filter(
    (list) => page.textLength(list) > 0,
  );
  const names = new Set([property.key, ...property.words, ...property.words.map(singular)]);
  const named = lists.filter((list) => hasName(list, names));
  const [only] = named.length > 0 ? named : lists;
  if (only === undefined || (named.length === 0 && lists.length > 1)) return [];
  return piecesOf(leafItems(only, page), page);
}

/** What one block says of a property, strongest first. */
export function inBlock(property: Field, block: Element, page: Page): readonly Evidence[] {
  const members = page.elements.slice(
    page.order(block),
    Math.min(page.end(block), page.order(block) + MAX_BLOCK_ELEMENTS),
  );
  const found: Evidence[] = [];
  const add = (element: Element, text: string | undefined, score: number): void => {
    if (text !== undefined && text !== '')
      found.push({ source: 'block', score, pieces: [{ text, where: whereIs(element) }] });
  };
  const names = new Set(
    [
      property.key,
      ...property.words.filter((word) => word.length > 3),
      ...(property.concept?.classes ?? []),
    ].filter((name) => name.length > 2),
  );
  const shape = property.concept?.shape;
  const wantsUrl = shape === 'url' || property.format === 'uri';
  for (const element of members) {
    const length = page.textLength(element);
    if (shape === 'image') {
      if (element.name === 'img')
        add(element, element.attribs['data-src'] ?? element.attribs['src'], 0.7);
      continue;
    }
    if (wantsUrl) {
      if (element.name === 'a') add(element, element.attribs['href'], 0.7);
      continue;
    }
    const isNamed = element !== block && hasName(element, names);
    if (isNamed && length > 0 && length < 5_000 && !(shape === 'price' && isOldPrice(element)))
      add(element, shape === 'price' ? priceText(element, page) : page.text(element), 0.75);
    if (property.concept?.id === 'availability') addAvailability(element, length, page, add);
    addByShape(shape, element, length, page, add);
  }
  for (const pair of labelled(property, block, page)) add(block, pair, 0.8);
  if (property.concept?.id === 'role') addBehindHead(members, page, add);
  if (shape === 'prose') addLongest(members, page, add);
  return found.sort((a, b) => b.score - a.score);
}

function addAvailability(element: Element, length: number, page: Page, add: Add): void {
  if (length < 4 || length > 40) return;
  const text = page.text(element);
  if (IN_STOCK.test(text) || NOT_IN_STOCK.test(text)) add(element, text, 0.6);
}

type Add = (element: Element, text: string | undefined, score: number) => void;

function addByShape(
  shape: string | undefined,
  element: Element,
  length: number,
  page: Page,
  add: Add,
): void {
  switch (shape) {
    case 'title':
      if (/^h[1-6]$/.test(element.name)) add(element, page.text(element), 0.8);
      else if (element.name === 'a' && length > 2) add(element, page.text(element), 0.5);
      else if (
        (element.name === 'strong' || element.name === 'b' || element.name === 'dt') &&
        length > 2
      )
        add(element, page.text(element), 0.4);
      break;
    case 'price':
    case 'currency':
      if (length > 1 && length < 40 && !isOldPrice(element)) {
        const text = priceText(element, page);
        if (text.length < 30 && looksLikePrice(text)) add(element, text, 0.6 - length / 1_000);
      }
      break;
    case 'date':
      if (element.name === 'time')
        add(element, element.attribs['datetime'] ?? page.text(element), 0.8);
      else if (
        length > 5 &&
        length < 40 &&
        findDate(page.text(element), page.language) !== undefined
      )
        add(element, page.text(element), 0.6);
      break;
    case 'rating': {
      const said =
        element.attribs['aria-label'] ?? element.attribs['title'] ?? element.attribs['data-rating'];
      if (
        said !== undefined &&
        /\d/.test(said) &&
        /star|rat|out of|\/\s?5|^\d(?:\.\d+)?$/i.test(said)
      )
        add(element, said, 0.7);
      break;
    }
    case 'person':
      if (/\bauthor\b/.test(element.attribs['rel'] ?? '')) add(element, page.text(element), 0.8);
      else if (length < 60 && /^(?:by|von|par|por|di|av|door)\s/i.test(page.text(element)))
        add(element, personName(page.text(element)), 0.6);
      break;
    case 'email':
    case 'phone':
      if (element.name === 'a' && /^(?:mailto|tel):/.test(element.attribs['href'] ?? ''))
        for (const text of [page.text(element), element.attribs['href']?.replace(/^\w+:/, '')])
          if (text !== undefined && (shape === 'phone' ? /\d{3}/ : /@/).test(text))
            add(element, text, 0.8);
      break;
    default:
  }
}

/** Values of `Label: value` lines inside the block. */
function labelled(property: Field, block: Element, page: Page): readonly string[] {
  const keys = new Set([
    property.key,
    property.descriptionKey,
    ...(property.concept?.labels ?? []),
  ]);
  return page
    .lines(block)
    .slice(0, 60)
    .flatMap((line) => {
      const match = /^([^:：]{2,40})\s?[:：]\s*(\S.*)$/u.exec(line);
      return match?.[1] !== undefined && match[2] !== undefined && keys.has(keyOf(match[1]))
        ? [match[2]]
        : [];
    });
}

/** The short line behind the name. */
function addBehindHead(members: readonly Element[], page: Page, add: Add): void {
  const head = members.findIndex(({ name }) => /^(?:h[1-6]|strong|b)$/.test(name));
  if (head < 0) return;
  const line = members
    .slice(head + 1)
    .find(
      (element) => /^(?:p|span|div|em|small)$/.test(element.name) && page.textLength(element) > 2,
    );
  if (line !== undefined && page.textLength(line) <= 80) add(line, page.text(line), 0.5);
}

function addLongest(members: readonly Element[], page: Page, add: Add): void {
  let longest: Element | undefined;
  for (const element of members) {
    if (
      !/^(?:p|blockquote|div|span|dd)$/.test(element.name) ||
      (element.name !== 'p' &&
        page.within(element, 'p').length + page.within(element, 'div').length > 0)
    )
      continue;
    if (longest === undefined || page.textLength(element) > page.textLength(longest))
      longest = element;
  }
  if (longest !== undefined && page.textLength(longest) > 20) add(longest, page.text(longest), 0.6);
}
