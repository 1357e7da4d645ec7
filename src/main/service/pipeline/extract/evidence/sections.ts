/**
 * Things that a heading names and the text behind it tells: questions with answers, terms with definitions. For items of two
 * properties, one the head and one the body. No wrapper is needed: a section runs to the next head of its kind.
 */
import { type Element, isText } from 'domhandler';
import { isHeadingCalled, namesOf } from './called.ts';
import type { Piece } from './evidence.ts';
import type { Field } from '../fields/field.ts';
import { largest } from '../largest.ts';
import { type Page, parentOf, whereIs } from '../sources/page.ts';
import { fold } from '../text.ts';

export interface Sections {
  readonly head: Field;
  readonly body: Field;
  readonly sections: readonly { readonly head: Piece; readonly body: Piece }[];
}

const HEADS = new Set(['question', 'q', 'term', 'heading', 'topic', 'title', 'name', 'section']);
const BODIES = new Set(
  'answer a definition text content body description explanation details summary'.split(' '),
);
const MAX_BODY = 10_000;

/** Undefined unless the item's two properties are a head and a body, and the page has two such sections at least. */
export function findSections(field: Field, item: Field, page: Page): Sections | undefined {
  const [first, second, third] = item.properties;
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const head = [first, second].find(({ key }) => HEADS.has(key));
  const body = [first, second].find(({ key }) => BODIES.has(key));
  if (head === undefined || body === undefined || head === body) return undefined;
  if (head.kind !== 'string' || body.kind !== 'string') return undefined;
  const under = headsBelow(field, page);
  const isQuestion = /^q(?:uestion)?$/.test(head.key) || /faq|question/.test(field.key);
  const kinds = kindsOfHeads(page);
  const below = kinds
    .map((heads) => heads.filter((one) => under(one)))
    .filter((heads) => heads.length > 1);
  const found = (below.length > 0 ? below : kinds).map((heads) => {
    const asked = isQuestion ? heads.filter((one) => /[?？؟]$/.test(page.text(one))) : heads;
    const isKind = asked.length >= 2 && asked.length * 2 >= heads.length;
    return isKind ? asked.flatMap((one) => sectionOf(one, heads, page)) : [];
  });
  const sections = largest(found, 1, ({ length }) => length);
  return sections && { head, body, sections };
}

/** Whether a head stands below the heading, not the page's own, that says what is asked: before the next of its rank. */
export function headsBelow(field: Field, page: Page): (head: Element) => boolean {
  const names = namesOf(field);
  const ranked = page.elements.filter(({ name }) => /^h[2-5]$/.test(name));
  const called = ranked.find((one) => isHeadingCalled(one, field, names, page));
  if (called === undefined) return () => false;
  const from = page.order(called);
  const next = ranked.find((one) => page.order(one) > from && one.name <= called.name);
  const to = next === undefined ? Infinity : page.order(next);
  return (head) => page.order(head) > from && page.order(head) < to;
}

/** Headings of one rank, terms, summaries, bold lines; those of the page's frame left out. */
function kindsOfHeads(page: Page): readonly (readonly Element[])[] {
  const all = page.elements.filter((element) => {
    if (!/^(?:h[2-6]|dt|summary|button|strong|b)$/.test(element.name)) return false;
    const length = page.textLength(element);
    return length >= 2 && length <= 250 && page.zone(element) !== 'chrome';
  });
  const kinds = Map.groupBy(
    all,
    ({ name, attribs }) => `${name}.${(attribs['class'] ?? '').split(/\s+/)[0] ?? ''}`,
  );
  return [...kinds.values()].filter((heads) => heads.length > 1);
}

/** Of bold words that begin a paragraph, the rest of it. */
function behindHead(head: Element): string {
  if (!/^(?:strong|b)$/.test(head.name)) return '';
  const { children = [] } = parentOf(head) ?? {};
  return fold(
    children
      .slice(children.indexOf(head) + 1)
      .map((node) => (isText(node) ? node.data : ''))
      .join(' '),
  ).replace(/^[:：–—-]\s*/u, '');
}

/** The texts between a head and the next head of its kind or a higher heading. */
function sectionOf(
  head: Element,
  heads: readonly Element[],
  page: Page,
): readonly { readonly head: Piece; readonly body: Piece }[] {
  const next = heads[heads.indexOf(head) + 1];
  const stop = next === undefined ? page.elements.length : page.order(next);
  const own = behindHead(head);
  const texts: string[] = own === '' ? [] : [own];
  let first: Element | undefined = own === '' ? undefined : parentOf(head);
  let length = 0;
  for (let at = page.end(head); at < stop && length < MAX_BODY; at += 1) {
    const element = page.elements[at];
    if (element === undefined || page.zone(element) === 'chrome') break;
    if (/^h[1-6]$/.test(element.name)) break;
    // an element around the next head holds more than this section
    if (page.end(element) > stop || page.textLength(element) === 0) continue;
    if (!/^(?:p|ul|ol|dd|div|blockquote|span|table|pre)$/.test(element.name)) continue;
    texts.push(page.text(element));
    length += page.textLength(element);
    first ??= element;
    at = page.end(element) - 1;
  }
  if (first === undefined) return [];
  return [
    {
      head: { text: page.text(head), where: whereIs(head) },
      body: { text: texts.join(' '), where: whereIs(first) },
    },
  ];
}
