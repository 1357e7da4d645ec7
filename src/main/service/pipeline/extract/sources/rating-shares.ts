/** How many gave how many stars: `5 star 62%`, `<li class="stars-5">140</li>`, rows of a chart or a table. */
import type { Element } from 'domhandler';
import { childElements, type Page, parentOf, whereIs } from './page.ts';

export interface RatingShare {
  readonly stars: string;
  readonly percent?: string;
  readonly count?: string;
  readonly where: string;
}

interface Shares {
  readonly all: readonly RatingShare[];
  readonly rows: ReadonlySet<Element>;
}

const LEAST_ROWS = 3;
const MOST_ROWS = 12;
/** Letters of all rows. */
const MOST_TEXT = 600;

const known = new WeakMap<Page, Shares>();

/** The first such list of the page, in its order. */
export const ratingShares = (page: Page): readonly RatingShare[] => sharesOf(page).all;

/** Whether an element is a part of one of the rows: what it says is no rating. */
export function isRatingShare(element: Element, page: Page): boolean {
  const { rows } = sharesOf(page);
  let at: Element | undefined = rows.size === 0 ? undefined : element;
  for (let level = 0; level < 4 && at !== undefined; level += 1, at = parentOf(at))
    if (rows.has(at)) return true;
  return false;
}

function sharesOf(page: Page): Shares {
  const before = known.get(page);
  if (before !== undefined) return before;
  let found: Shares = { all: [], rows: new Set() };
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < LEAST_ROWS || length > MOST_TEXT || page.zone(element) === 'chrome') continue;
    const rows = rowsOf(element, page);
    const all = rows.flatMap((row) => shareOf(row, page) ?? []);
    if (all.length !== rows.length || !areInOrder(all)) continue;
    found = { all, rows: new Set([...boxesAround(element, page), ...rows.flat()]) };
    break;
  }
  known.set(page, found);
  return found;
}

/** The list, and what holds nothing else. */
function boxesAround(list: Element, page: Page): readonly Element[] {
  const boxes = [list];
  for (let at = parentOf(list); at !== undefined; at = parentOf(at)) {
    if (page.textLength(at) > page.textLength(list)) break;
    boxes.push(at);
  }
  return boxes;
}

/** Each child a row; in a definition list each term with what is said of it. */
function rowsOf(element: Element, page: Page): readonly (readonly Element[])[] {
  const children = childElements(element).filter(
    (one) => page.textLength(one) > 0 && !/^(?:h[1-6]|caption)$/.test(one.name),
  );
  const isPaired =
    children.length % 2 === 0 &&
    children.every(({ name }, at) => name === (at % 2 === 0 ? 'dt' : 'dd'));
  const rows = isPaired
    ? children.flatMap((_, at) => (at % 2 === 0 ? [children.slice(at, at + 2)] : []))
    : children.map((one) => [one]);
  return rows.length < LEAST_ROWS || rows.length > MOST_ROWS ? [] : rows;
}

function shareOf(row: readonly Element[], page: Page): RatingShare | undefined {
  const [first] = row;
  if (first === undefined) return undefined;
  const text = row.map((one) => page.spacedText(one)).join(' ');
  const { stars = namedStars(first), rest = text } = saidStars(text) ?? {};
  if (stars === undefined || !AMOUNTS.test(rest)) return undefined;
  const percent = PERCENT.exec(rest)?.[0];
  const count = NUMBER.exec(percent === undefined ? rest : rest.replace(percent, ' '))?.[0];
  return {
    stars,
    ...(percent !== undefined && { percent }),
    ...(count !== undefined && { count: count.trim() }),
    where: whereIs(first),
  };
}

function saidStars(text: string): { readonly stars: string; readonly rest: string } | undefined {
  const { stars, signs, rest } = SAID.exec(text)?.groups ?? {};
  const number = stars ?? signs?.replaceAll(/[^★⭐]/gu, '').length.toString();
  return number === undefined || rest === undefined ? undefined : { stars: number, rest };
}

const SAID =
  /^(?:(?<stars>[1-5])\s?(?:[★⭐]|(?:stars?|sterne?n?|étoiles?|estrellas?|stell[ae]|sterren|ster|estrelas?|gwiazd\p{L}*|stjärn\p{L}*|stjerner?|yıldız|звезд\p{L}*)(?!\p{L}))|(?<signs>[★⭐]{1,5}[☆✩✰]*))\s*[:：–-]?\s*(?<rest>.*)$/iu;
const AMOUNTS = /^\(?\d[\d.,\s]*%?\)?(?:\s*\(?\d[\d.,\s]*%?\)?)?(?:\s*\p{L}{3,14})?$/u;
const PERCENT = /\d[\d.,]*\s?%/u;
const NUMBER = /\d(?:[\d.,\s]*\d)?/u;

/** `stars-5`, `rating_4`, `3-star`, and what its data say. */
function namedStars({ attribs }: Element): string | undefined {
  const { class: name = '', 'data-stars': stars, 'data-rating': rating = stars } = attribs;
  if (rating !== undefined && /^[1-5]$/.test(rating)) return rating;
  const [, behind, before] = NAMED.exec(name) ?? [];
  return behind ?? before;
}

const NAMED =
  /(?:^|[\s_-])(?:stars?|ratings?|rated?)[_-]?([1-5])(?![\d\w.])|(?:^|[\s_-])([1-5])[_-]?stars?(?![\w])/iu;

/** One more, or one fewer, in each row. */
function areInOrder(all: readonly RatingShare[]): boolean {
  if (all.length < LEAST_ROWS) return false;
  const stars = all.map((one) => Number(one.stars));
  const step = (stars[1] ?? 0) - (stars[0] ?? 0);
  return (
    Math.abs(step) === 1 &&
    stars.every((one, at) => at === 0 || one - (stars[at - 1] ?? 0) === step)
  );
}
