/** Prices whose currency, whole and part stand in boxes of their own: `<b>$</b><b>12</b><b>.</b><b>50</b>`. */
import { isText, type ChildNode } from 'domhandler';
import type { Kind } from './kinds.ts';
import type { RecordNode, RecordPage } from './nodes.ts';

type KindOf = (text: string) => Kind;

const INLINE = /^(?:span|sup|sub|b|i|strong|em|small)$/;
/** Currency, whole and part, with a mark between. */
const IN_PARTS =
  /^(?:[A-Z]{0,3}\p{Sc}\p{Nd}+(?:[.,]\p{Nd}+)+|\p{Nd}+(?:[.,]\p{Nd}+)+[A-Z]{0,3}\p{Sc})$/u;
/** Two of them: the one is the currency, or what stands raised behind the whole. */
const ONLY_WHOLE = /^(?:[A-Z]{0,3}\p{Sc}\p{Nd}+|\p{Nd}+\p{Sc})$/u;
/** Letters of a price at most, and its parts. */
const MOST_LETTERS = 24;
const MOST_PARTS = 5;

export interface PriceRun {
  readonly text: string;
  /** Place behind its last part. */
  readonly end: number;
}

/** Of each child of an element that a price in parts begins with, the price. */
export function pricesInParts(
  page: RecordPage,
  { kids }: RecordNode,
  kindOf: KindOf,
): ReadonlyMap<RecordNode, PriceRun> {
  const found = new Map<RecordNode, PriceRun>();
  const texts = kids.map((kid) => partOf(page, kid, kindOf));
  // most elements hold no currency alone
  if (!texts.some((text) => text !== undefined && CURRENCY.test(text))) return found;
  for (let at = 0; at < kids.length; at += 1) {
    const most = endOfParts(kids, texts, at);
    for (let to = most; to - at >= 2; to -= 1) {
      const run = kids.slice(at, to);
      const text = joined(run, texts.slice(at, to));
      const [first, last] = [run[0], run.at(-1)];
      if (text === undefined || first === undefined || last === undefined) continue;
      if (STICKS_BEFORE.test(textOf(first.element.prev))) continue;
      if (STICKS_BEHIND.test(textOf(last.element.next))) continue;
      found.set(first, { text, end: last.end });
      at = to - 1;
      break;
    }
  }
  return found;
}
const CURRENCY = /^[A-Z]{0,3}\p{Sc}$/u;
/** Goes on in the text of the element around. */
const STICKS_BEFORE = /[\p{Nd}\p{Sc}.,]\s*$/u;
const STICKS_BEHIND = /^[\p{L}\p{Nd}.,]/u;

const textOf = (node: ChildNode | null): string => (node !== null && isText(node) ? node.data : '');

/** Place behind the last of the parts that stand one right behind the other. */
function endOfParts(
  kids: readonly RecordNode[],
  texts: readonly (string | undefined)[],
  at: number,
): number {
  let end = at;
  const isNext = (kid: RecordNode | undefined): boolean =>
    end === at || textOf(kid?.element.prev ?? null).trim() === '';
  while (end - at < MOST_PARTS && texts[end] !== undefined && isNext(kids[end])) end += 1;
  return end;
}

/** The text of what may be a part; undefined where it is none. */
function partOf(page: RecordPage, kid: RecordNode, kindOf: KindOf): string | undefined {
  if (!INLINE.test(kid.tag) || kid.kids.length > 0 || page.textLength(kid) > MOST_LETTERS)
    return undefined;
  const text = page.text(kid).replaceAll(/\s/gu, '');
  return PART.test(text) && kindOf(text) !== 'price' ? text : undefined;
}
const PART = /^(?:[A-Z]{0,3}\p{Sc}|[.,]?\p{Nd}+(?:[.,]\p{Nd}+)*[.,]?|[.,])$/u;

function joined(
  kids: readonly RecordNode[],
  texts: readonly (string | undefined)[],
): string | undefined {
  const text = texts.join('');
  if (IN_PARTS.test(text)) return text;
  // raised or lowered, two digits are the part
  const at = kids.findIndex(
    ({ tag }, i) => (tag === 'sup' || tag === 'sub') && /^\p{Nd}{2}$/u.test(texts[i] ?? ''),
  );
  if (at > 0) {
    const raised = [...texts.slice(0, at), '.', ...texts.slice(at)].join('');
    if (IN_PARTS.test(raised)) return raised;
  }
  return ONLY_WHOLE.test(text) ? text : undefined;
}
