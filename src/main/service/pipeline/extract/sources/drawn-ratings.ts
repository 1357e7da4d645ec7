/**
 * Ratings that are drawn, not written: the width of a row of stars, a class that ends in their number, stars that are full
 * and empty. All are of five stars.
 */
import { type Element, isTag, isText } from 'domhandler';
import { wordsOf } from '../text.ts';
import { hasName } from './names.ts';
import { ownText, type Page, parentOf } from './page.ts';

const MOST_STARS = 5;

const RATES: ReadonlySet<string> = new Set(
  'rating ratings stars star starrating ratingstars starsrating'.split(' '),
);
/** How many gave how many stars is no rating. */
const SHARES: ReadonlySet<string> = new Set(
  'bar bars progress histogram distribution breakdown graph chart meter percent percentage'.split(
    ' ',
  ),
);
/** Where a rating is given, not shown. */
const FORMS = /^(?:form|fieldset|input|label|button|select|textarea)$/;

/** Finds what the elements of a page draw. */
export function ratingsDrawn(page: Page): (element: Element) => string | undefined {
  let areMarked: boolean | undefined;
  // stars without a mark are lit where others of the page are not
  const isLit = (): boolean => (areMarked ??= page.elements.some(isUnlit));
  return (element) => ratingDrawn(element, isLit);
}

/** The number of stars; undefined where the element draws none. Without a full one nobody has rated yet. */
function ratingDrawn(element: Element, isLit: () => boolean): string | undefined {
  if (FORMS.test(element.name)) return undefined;
  const drawn =
    byWidth(element) ?? byVariable(element) ?? byClass(element) ?? byIcons(element, isLit);
  const isIn = drawn !== undefined && drawn > 0 && drawn <= MOST_STARS;
  return isIn && !isGiven(element) ? String(Math.round(drawn * 100) / 100) : undefined;
}

/** A star that is empty, or half full. */
function isUnlit(element: Element): boolean {
  const mayBe = /star/i.test(element.attribs['class'] ?? '') || ownSign(element) !== '';
  const star = mayBe ? starOf(element) : undefined;
  return star === 'empty' || star === 'half';
}

function isGiven(element: Element): boolean {
  let at = parentOf(element);
  for (let level = 0; level < 4 && at !== undefined; level += 1, at = parentOf(at))
    if (FORMS.test(at.name) && at.name !== 'form') return true;
  return false;
}

/** The element, and what is right around it. */
const around = (element: Element): readonly Element[] => {
  const parent = parentOf(element);
  const outer = parent === undefined ? undefined : parentOf(parent);
  return [element, parent, outer].filter((one) => one !== undefined);
};

/** `<span class="stars"><i style="width: 80%">`. */
function byWidth(element: Element): number | undefined {
  const width = /(?:^|[;\s])width\s*:\s*(\d{1,3}(?:\.\d+)?)%/i.exec(element.attribs['style'] ?? '');
  if (width === null || saysWords(element)) return undefined;
  const line = around(element);
  if (line.some((one) => hasName(one, SHARES)) || !line.some((one) => hasName(one, RATES)))
    return undefined;
  return (Number(width[1]) / 100) * MOST_STARS;
}

/** A box of a layout has words, a row of stars none. */
const saysWords = (element: Element): boolean =>
  [element, ...element.children.filter((one) => isTag(one))].some(({ children }) =>
    children.some((one) => isText(one) && /[\p{L}\p{N}]/u.test(one.data)),
  );

/** `style="--rating: 4.3"`. */
function byVariable({ attribs }: Element): number | undefined {
  const said =
    /--(?:[\w-]*-)?(?:rating|stars?|score)(?:-value)?\s*:\s*(\d(?:\.\d+)?)\s*(?:;|$)/i.exec(
      attribs['style'] ?? '',
    );
  return said === null ? undefined : Number(said[1]);
}

const NUMBERED =
  /^(?:[a-z]+[-_]{1,2})*(?:stars?|rating|rated)[-_]{0,2}(?:(\d)(?:[-_.](5|half))?|([1-5][05]))$/i;
const IN_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** `stars-4`, `rating-45`, `star-rating Three`; not one of several stars that are numbered. */
function byClass(element: Element): number | undefined {
  const found = numberIn(element);
  if (found === undefined) return undefined;
  const beside = parentOf(element)?.children.filter((one) => isTag(one) && one !== element) ?? [];
  return beside.some((one) => isTag(one) && numberIn(one) !== undefined) ? undefined : found;
}

function numberIn({ attribs }: Element): number | undefined {
  const tokens = (attribs['class'] ?? '').split(/\s+/);
  for (const token of tokens) {
    const [match, whole, half, tenths] = NUMBERED.exec(token) ?? [];
    if (match !== undefined)
      return tenths === undefined
        ? Number(whole) + (half === undefined ? 0 : 0.5)
        : Number(tenths) / 10;
  }
  if (!tokens.some((token) => /^(?:star[-_]?rating|rating[-_]?stars?|stars?)$/i.test(token)))
    return undefined;
  const word = tokens.map((token) => IN_WORDS.indexOf(token.toLowerCase())).find((at) => at >= 0);
  return word;
}

type Star = 'full' | 'half' | 'empty' | 'plain';

/** Five stars in a row, some of them marked. */
function byIcons(element: Element, isLit: () => boolean): number | undefined {
  const kids = element.children.filter((one) => isTag(one));
  if (kids.length !== MOST_STARS) return undefined;
  const stars = kids.map(starOf);
  if (stars.includes(undefined)) return undefined;
  const count = (star: Star): number => stars.filter((one) => one === star).length;
  if (count('plain') === MOST_STARS) return isLit() ? MOST_STARS : undefined;
  const full = count('full') > 0 && count('plain') > 0 && count('empty') === 0 ? 0 : count('plain');
  return count('full') + full + count('half') / 2;
}

const GLYPH = /^(?:[★☆⭐✩✰]|star|star_(?:border|half|outline|rate))?$/u;
const EMPTY = new Set(
  'o empty off outline outlined border far regular inactive unfilled blank grey gray muted disabled'.split(
    ' ',
  ),
);
const FULL = new Set(
  'full fill filled on active checked selected solid fas lit gold yellow'.split(' '),
);

/** What one star shows by its names, its sign or the file of its picture; undefined where it is no star. */
function starOf(element: Element): Star | undefined {
  const inner = element.children.filter((one) => isTag(one));
  const [only, other] = inner;
  const text = ownText(element).trim();
  const isDrawing = /^(?:i|svg|img|use)$/.test(element.name);
  if (only !== undefined && other === undefined && text === '' && !isDrawing) {
    const own = marksOf(element);
    const inside = starOf(only);
    return inside === undefined ? undefined : (own ?? inside);
  }
  if (!GLYPH.test(text)) return undefined;
  const words = wordsOfStar(element);
  const isStar = text !== '' || words.some((word) => /^(?:stars?|rating)$/.test(word));
  if (!isStar) return undefined;
  if (/^[☆✩✰]$|border|outline/u.test(text)) return 'empty';
  return text === 'star_half' ? 'half' : (marksOf(element) ?? 'plain');
}

/** A sign of a star, or the name that a font draws as one. */
function ownSign(element: Element): string {
  const text = element.children.length === 1 ? ownText(element).trim() : '';
  return GLYPH.test(text) ? text : '';
}

const wordsOfStar = ({ attribs }: Element): readonly string[] =>
  wordsOf(`${attribs['class'] ?? ''} ${(attribs['src'] ?? '').split('/').at(-1) ?? ''}`);

function marksOf(element: Element): Star | undefined {
  const words = wordsOfStar(element);
  if (words.includes('half')) return 'half';
  if (words.some((word) => EMPTY.has(word))) return 'empty';
  return words.some((word) => FULL.has(word)) ? 'full' : undefined;
}
