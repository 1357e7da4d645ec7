/**
 * The part of a price that is set small or raised behind the whole, without a mark between: `€44<sup>99</sup>`,
 * `<span>44</span><span class="cents">99</span> €`. Read as it is written it would be a hundred times as much.
 */
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { textOf } from './text.ts';

const SMALL = new Set(['sup', 'sub', 'small']);
const STYLED = new Set(['span', 'b', 'strong', 'em', 'i']);
/** What designers call it. */
const CALLED =
  /(?:^|[\s_-]|[a-z](?=[A-Z]))(?:cents?|centimes?|centavos?|fractions?|decimals?|minor|pence|kop(?:eck|ek|ejk)s?|gro(?:sze|szy)|nachkomma)(?:$|[\s_-]|[A-Z])/i;
const TWO_DIGITS = /^\s*([.,]?)\d\d\s*$/;
/** A whole number at the end, with its thousands, and what stands before it. */
const WHOLE = /(^|[^\d.,])\d{1,3}(?:\d*|(?:[.,'’\u00A0\u202F ]\d{3})*)([.,]?)$/u;
const CODES = 'EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|CAD|AUD|NZD|BRL|MXN|INR|ZAR';
const CURRENCY_BEFORE = new RegExp(String.raw`(?:\p{Sc}|\b(?:${CODES}|Fr|kr))\.?\s*$`, 'u');
const CURRENCY_BEHIND = new RegExp(
  String.raw`^\s*(?:\p{Sc}|(?:${CODES}|kr|zł|Kč|Ft|lei|лв|руб)(?!\p{L}))`,
  'u',
);
/** Letters that are read on either side, and boxes around that hold them. */
const REACH = 24;
const BOXES = 3;

/**
 * The mark that is missing before the element: a point, or a comma where the currency stands behind; empty where one stands
 * there. Undefined for what is no part of a price.
 */
export function centsMark(element: Element): '.' | ',' | '' | undefined {
  const own = ownMark(element);
  if (own === undefined) return undefined;
  const before = textBefore(element);
  const whole = WHOLE.exec(before);
  if (whole === null) return undefined;
  const [, edge = '', mark = ''] = whole;
  const isMarked = own !== '' || mark !== '';
  if (CURRENCY_BEFORE.test(before.slice(0, whole.index + edge.length))) return isMarked ? '' : '.';
  if (CURRENCY_BEHIND.test(textBehind(element))) return isMarked ? '' : ',';
  return undefined;
}

/** What an element of two digits begins with; undefined for others. */
function ownMark(element: Element): string | undefined {
  const { name, children } = element;
  const [only, ...others] = children;
  if (!SMALL.has(name) && !isCalled(element)) return undefined;
  if (only === undefined || others.length > 0 || !isText(only)) return undefined;
  return TWO_DIGITS.exec(only.data)?.[1];
}

const isCalled = ({ name, attribs }: Element): boolean =>
  STYLED.has(name) && attribs['class'] !== undefined && CALLED.test(attribs['class']);

/** What is written right before, out of some boxes around; no further than a block. */
function textBefore(element: Element): string {
  let text = '';
  beside(element, 'prev', (node) => {
    text = textIn(node) + text;
    return text.length < REACH;
  });
  return text.slice(-REACH);
}

function textBehind(element: Element): string {
  let text = '';
  beside(element, 'next', (node) => {
    text += textIn(node);
    return text.length < REACH;
  });
  return text;
}

function beside(element: Element, side: 'prev' | 'next', take: (node: ChildNode) => boolean): void {
  let at: Element = element;
  for (let box = 0; box < BOXES; box += 1) {
    for (let node = at[side]; node !== null; node = node[side]) if (!take(node)) return;
    const { parent } = at;
    if (parent === null || !isTag(parent) || !(STYLED.has(parent.name) || box === 0)) return;
    at = parent;
  }
}

function textIn(node: ChildNode): string {
  if (isText(node)) return node.data;
  // a box of its own parts what stands before from what stands behind
  if (!isTag(node)) return '';
  return STYLED.has(node.name) || SMALL.has(node.name) ? textOf(node) : '\n';
}
