/**
 * Lists: bullets and numbers, nested and mixed, start numbers, loose and tight, lists next to lists.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import { writeCodeBox } from './code.ts';
import type { Context, ListState, Rule } from './context.ts';
import { attribute, childElements, parentElement, rawText, walkBelow } from './dom.ts';
import { isHeading } from './elements.ts';
import { isListOfSources } from './footnotes.ts';
import { isPointsOfCode } from './listing-lines.ts';

const LOOSE_PARTS = new Set([
  'p',
  'pre',
  'table',
  'blockquote',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Items with more than one paragraph, or with code, tables or quotes, stand apart. */
function isLoose(list: Element): boolean {
  return childElements(list).some((item) => {
    const parts = childElements(item).filter((part) => LOOSE_PARTS.has(part.name));
    return parts.length > 1;
  });
}

/**
 * Marker of the list just before with nothing visible between, or an empty string: with the same marker
 * it would swallow this one.
 */
function markerBefore(context: Context, element: Element): string {
  for (let before = element.prev; before !== null; before = before.prev) {
    if (isTag(before))
      return before.name === element.name ? (context.markers.get(before) ?? '') : '';
    if (isText(before) && before.data.trim() !== '') return '';
  }
  return '';
}

function markerFor(ordered: boolean, before: string): string {
  if (ordered) return before === '.' ? ')' : '.';
  return before === '-' ? '*' : '-';
}

/**
 * A bulleted list most of whose items begin with a heading (cards, teasers) is a row of sections: it is
 * written as such, without markers.
 */
function isSectionList(list: Element): boolean {
  if (list.name === 'ol') return false;
  const items = childElements(list).filter((item) => item.name === 'li');
  const sections = items.slice(0, 60).filter(beginsWithHeading);
  return sections.length * 2 > Math.min(items.length, 60);
}

function beginsWithHeading(item: Element): boolean {
  let found = false;
  walkBelow(
    item,
    (node) => {
      if (isTag(node) && isHeading(node.name)) found = true;
      return found || (isText(node) && node.data.trim() !== '') ? 'stop' : 'go';
    },
    40,
  );
  return found;
}

function startOf(element: Element, ordered: boolean): number {
  const start = Number.parseInt(attribute(element, 'start'), 10);
  if (ordered && 'reversed' in element.attribs && Number.isNaN(start)) {
    return childElements(element).filter((item) => item.name === 'li').length;
  }
  return Number.isNaN(start) || start < 0 || start > 999_999_999 ? 1 : start;
}

function openList(context: Context, element: Element): boolean {
  if (isPointsOfCode(element) && writeCodeBox(context, element)) return false;
  const ordered = element.name === 'ol';
  const parent = parentElement(element)?.name;
  const isNested = context.lists.length > 0;
  const isBare = parent === 'ul' || parent === 'ol';
  const other = markerBefore(context, element);
  const list: ListState = {
    ordered,
    marker: isSectionList(element) ? '' : markerFor(ordered, other),
    gap: isLoose(element) ? 2 : 1,
    next: startOf(element, ordered),
    step: ordered && 'reversed' in element.attribs ? -1 : 1,
    startedAt: undefined,
    from: 0,
    ofSources: isListOfSources(element),
  };
  context.writer.block(isNested ? 1 : 2);
  list.from = context.writer.length;
  // a list straight inside a list belongs to the item before it
  if (isBare) context.writer.openContainer('  ', '  ');
  context.lists.push(list);
  context.markers.set(element, list.marker);
  return true;
}

function closeList(context: Context, element: Element): void {
  const parent = parentElement(element)?.name;
  if (parent === 'ul' || parent === 'ol') context.writer.closeContainer(1);
  context.lists.pop();
  context.writer.block(context.lists.length > 0 ? 1 : 2);
}

const list: Rule = { enter: openList, leave: closeList };

const ORPHAN: ListState = {
  ordered: false,
  marker: '-',
  gap: 1,
  next: 1,
  step: 1,
  startedAt: undefined,
  from: 0,
  ofSources: false,
};

const item: Rule = {
  enter(context, element) {
    const list = context.lists.at(-1) ?? ORPHAN;
    if (list.marker === '') {
      context.writer.block();
      return true;
    }
    const number = list.ordered ? numberOf(list, element) : 0;
    const shown = list.ordered ? shownNumber(element, number) : undefined;
    if (shown !== undefined) context.leftOut.add(shown);
    const marker = list.ordered ? `${number}${list.marker} ` : `${list.marker} `;
    // only a list that begins with 1 may follow a paragraph's line at once
    const isFirst = list.from === context.writer.length;
    const isOdd = list.ordered && number !== 1 && isFirst;
    const followsText = list.startedAt === undefined && !isFirst;
    context.writer.block(isOdd || followsText ? 2 : list.gap);
    context.writer.openContainer(marker, ' '.repeat(marker.length));
    list.startedAt = context.writer.length;
    if (list.ofSources) context.footnotes.openNote();
    return true;
  },
  leave(context) {
    const list = context.lists.at(-1) ?? ORPHAN;
    if (list.marker === '') context.writer.block();
    else context.writer.closeContainer(list.gap);
    if (list.ofSources) context.footnotes.closeNote();
  },
};

/** What an item begins with, where that is its own number: a page that draws its numbers itself (`<span>1</span>`). */
function shownNumber(item: Element, number: number): Element | undefined {
  let first: Element = item;
  for (let level = 0; level < 4; level++) {
    const parts = first.children.filter((part) => isTag(part) || rawText(part).trim() !== '');
    const [part] = parts;
    if (part === undefined || !isTag(part)) return undefined;
    const text = rawText(part, 60).trim();
    if (NUMBER.exec(text)?.[1] === String(number)) return parts.length > 1 ? part : undefined;
    first = part;
  }
  return undefined;
}
const NUMBER = /^0?(\d+)[.):]?$/;

function numberOf(list: ListState, element: Element): number {
  const value = Number.parseInt(attribute(element, 'value'), 10);
  const number = Number.isNaN(value) || value < 0 ? list.next : value;
  list.next = Math.max(0, number + list.step);
  return number;
}

export const LIST_RULES: Readonly<Record<string, Rule>> = {
  ul: list,
  ol: list,
  menu: list,
  dir: list,
  li: item,
};
