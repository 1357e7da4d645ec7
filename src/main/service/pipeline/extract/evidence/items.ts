/**
 * The items of a stretch of the page, and how much they look like what a field wants.
 */
import type { Element } from 'domhandler';
import type { Piece } from './evidence.ts';
import { childElements, ownText, type Page, parentOf, whereIs } from '../sources/page.ts';
import { largest } from '../largest.ts';
import { fold } from '../text.ts';

const STEP_NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|steg|stap|trin|krok|adım|шаг|vaihe|passaggio|no)\s*)?[#.]?\d{1,2}\s*[.:)/]?(?:\s*(?:of|\/|von)\s*\d+)?$/i;
const STEP_PREFIX =
  /^(?:(?:step|schritt|étape|etape|paso|passo|steg|stap|trin|krok|adım|шаг|vaihe)\s*\d{1,2}\s*[.:)–-]?\s*(?=\S)|\d{1,2}\s?[.)]\s+(?=\p{L}))/iu;
const BULLET = /^[▢□☐☑✓✔•·‣▪◦○●*|–-]+\s*(?=\S)/u;

/** List items, else table rows, else repeated rows of blocks, else lines, of a stretch of the page. */
export function itemsIn(content: readonly Element[], page: Page): readonly Piece[] {
  const whole = total(content, page);
  const items = content.flatMap((element) => leafItems(element, page));
  const lead = content.find((element) => page.textLength(element) > 0);
  const leadsWithList = lead !== undefined && /^[uo]l$/.test(lead.name);
  // what stands behind a list that follows its heading belongs to something else
  if (leadsWithList && items.length > 1) return piecesOf(items, page);
  if (items.length > 0 && total(items, page) * 2 >= whole) return piecesOf(items, page);
  const grid = lead === undefined || content.length === 1 ? [] : gridIn(lead, page);
  if (grid.length > 0) return piecesOf(grid, page);
  const rows = content.flatMap((element) => [
    ...(element.name === 'tr' ? [element] : []),
    ...page.within(element, 'tr'),
  ]);
  if (rows.length > 1 && total(rows, page) * 2 >= whole)
    return rows.every(hasColumns(page)) ? [] : piecesOf(rows, page);
  const repeated = repeatedRows(content, page, whole);
  if (repeated.length > 2) return piecesOf(repeated, page);
  const chips = chipsIn(content, page);
  if (chips.length > 1) return piecesOf(chips, page);
  return content
    .flatMap((element) =>
      page.lines(element).map((text) => ({ text: tidy(text), where: whereIs(element) })),
    )
    .filter(isItem);
}

/** Boxes of one make that are all that a box holds, short ones: facilities, each with its picture. */
function gridIn(box: Element, page: Page): readonly Element[] {
  const kids = childElements(box).filter((kid) => page.textLength(kid) > 0);
  const [first] = kids;
  const makeOf = ({ name, attribs }: Element): string => `${name}.${attribs['class'] ?? ''}`;
  const areAlike =
    first !== undefined &&
    kids.length >= FEWEST_IN_GRID &&
    first.name !== 'p' &&
    kids.every((kid) => makeOf(kid) === makeOf(first) && page.textLength(kid) <= MOST_OF_CHIP);
  return areAlike && !/[\p{L}\d]/u.test(ownText(box)) ? kids : [];
}
const FEWEST_IN_GRID = 3;

/** Cells of a row from which on each says something of its own. */
const MANY_CELLS = 3;
const hasColumns =
  (page: Page) =>
  (row: Element): boolean =>
    childElements(row).filter((cell) => page.textLength(cell) > 0).length >= MANY_CELLS;

/** Short texts side by side, each in an element of one kind, with nothing but signs between: tags, colours, partners. */
function chipsIn(content: readonly Element[], page: Page): readonly Element[] {
  if (areChips(content, page)) return content;
  const [only, other] = content;
  const isLead = other === undefined || page.textLength(other) === 0;
  // what stands behind a box of links belongs to something else
  if (only === undefined || !(isLead || isBoxOfLinks(only, page))) return [];
  let at = only;
  for (let depth = 0; depth < 4; depth += 1) {
    const kids = childElements(at).filter((child) => page.textLength(child) > 0);
    const [first] = kids;
    if (first === undefined || /[\p{L}\d]/u.test(ownText(at))) return [];
    if (kids.length > 1) return areChips(kids, page) ? kids : [];
    at = first;
  }
  return [];
}

const isBoxOfLinks = (box: Element, page: Page): boolean => {
  const kids = childElements(box).filter((child) => page.textLength(child) > 0);
  return kids.length > 1 && kids.every(({ name }) => name === 'a') && ownText(box).trim() === '';
};

/** Two of them at least. */
export function areChips(kids: readonly Element[], page: Page): boolean {
  if (kids.length < 2) return false;
  const name = kids[0]?.name ?? '';
  const texts = kids.map((kid) => page.text(kid));
  const numbers = texts.filter((text) => /^\d/.test(text)).length;
  return (
    CHIP.test(name) &&
    kids.every((kid) => kid.name === name) &&
    texts.every((text) => text.length <= MOST_OF_CHIP) &&
    // an amount and what it is of are one item
    (numbers === 0 || numbers === texts.length)
  );
}

const CHIP = /^(?:span|a|button|em|strong|b)$/;
/** Letters. */
const MOST_OF_CHIP = 60;

/** Elements as pieces, step numbers and bullets removed. */
export function piecesOf(elements: readonly Element[], page: Page): readonly Piece[] {
  return elements
    .map((element) => ({ text: itemText(element, page), where: whereIs(element) }))
    .filter(isItem);
}

/** Innermost list items. */
export function leafItems(element: Element, page: Page): readonly Element[] {
  const all =
    element.name === 'li' ? [element, ...page.within(element, 'li')] : page.within(element, 'li');
  return all.filter((item) => page.textLength(item) > 0 && page.within(item, 'li').length === 0);
}

function total(elements: readonly Element[], page: Page): number {
  return elements.reduce((sum, element) => sum + page.textLength(element), 0);
}

/** Elements that are looked at for rows. */
const MOST_INSIDE = 5_000;

/**
 * Sibling blocks of one shape (tag and class) that together hold most of the text: rows without a list. Paragraphs are
 * left to the line reader, which gives the same.
 */
function repeatedRows(content: readonly Element[], page: Page, whole: number): readonly Element[] {
  const inside = content.flatMap((top) => page.elements.slice(page.order(top), page.end(top)));
  const blocks = inside
    .slice(0, MOST_INSIDE)
    .filter((one) => one.name !== 'p' && page.textLength(one) > 0 && parentOf(one) !== undefined);
  const groups = [...Map.groupBy(blocks, parentOf).values()].flatMap((siblings) => [
    ...Map.groupBy(siblings, ({ name, attribs }) => `${name}.${attribs['class'] ?? ''}`).values(),
  ]);
  const rows = groups.filter(
    (group) => group.length > 2 && group.some((one) => childElements(one).length > 0),
  );
  return largest(rows, whole * 0.5, (group) => total(group, page)) ?? [];
}

function itemText(item: Element, page: Page): string {
  const lines = page.lines(item).filter((line) => !STEP_NUMBER.test(line));
  const [first] = lines;
  // a step that lists the amounts it needs below its sentence
  if (
    first !== undefined &&
    lines.length > 1 &&
    first.length > 40 &&
    !QUANTITY.test(first) &&
    lines.slice(1).every((line) => QUANTITY.test(line))
  )
    return tidy(first);
  return tidy(
    lines.length > 1 || /^\d/.test(lines[0] ?? '')
      ? withoutNumberLine(page.spacedText(item), page.lines(item))
      : (lines[0] ?? ''),
  );
}

function withoutNumberLine(text: string, lines: readonly string[]): string {
  const [first] = lines;
  return first !== undefined &&
    lines.length > 1 &&
    STEP_NUMBER.test(first) &&
    text.startsWith(first)
    ? text.slice(first.length)
    : text;
}

/** Without bullet, box or step number at its start. */
function tidy(text: string): string {
  return fold(fold(text).replace(BULLET, '').replace(STEP_PREFIX, ''));
}

function isItem(piece: Piece): boolean {
  return (
    piece.text.length > 1 &&
    !STEP_NUMBER.test(piece.text) &&
    !/^\[?(?:edit|bearbeiten|modifier)\b.{0,20}\]?$/i.test(piece.text)
  );
}

const QUANTITY =
  /^(?:(?:ca|about|approx|scant|heaping)\.?\s)?(?:[\d½⅓⅔¼¾⅛٠-٩]|a (?:pinch|handful|few|dash)|(?:pinch|handful|dash|salt|pepper|juice|zest|one|two|half|sel|poivre|salz|pfeffer|sal|sale|zout|peper|salt och)\b)/i;

/** 0..1: how much the pieces look like what the concept wants; 1 where nothing is known of its looks. */
export function likeness(conceptId: string | undefined, pieces: readonly Piece[]): number {
  if (pieces.length === 0) return 0;
  const share = (test: (text: string) => boolean): number =>
    pieces.filter((piece) => test(piece.text)).length / pieces.length;
  if (conceptId === 'ingredients') {
    const quantities = share(
      (text) =>
        QUANTITY.test(text) ||
        /\d\s?(?:g|ml|kg|dl|cl|cups?|tbsp|tsp|oz|EL|TL|msk|tsk)\b/i.test(text),
    );
    const isShort = share((text) => text.length <= 110);
    return 0.25 + 0.5 * quantities + 0.25 * isShort - (pieces.length === 1 ? 0.4 : 0);
  }
  if (conceptId === 'instructions') {
    const sentences = share((text) => text.length >= 25 && /[\p{L}]{3}/u.test(text));
    const closed = share((text) => /[.!?。)]$/u.test(text));
    const quantities = share((text) => text.length < 60 && QUANTITY.test(text));
    return Math.max(
      0.1,
      0.3 +
        0.4 * sentences +
        0.3 * closed -
        0.4 * quantities -
        (pieces.length === 1 && (pieces[0]?.text.length ?? 0) < 80 ? 0.4 : 0),
    );
  }
  return 1;
}

/** Cuts a list of ingredients where it turns into the text of the next part. */
export function untilTurn(
  conceptId: string | undefined,
  pieces: readonly Piece[],
): readonly Piece[] {
  if (conceptId !== 'ingredients') return pieces;
  const isProse = (piece: Piece): boolean =>
    piece.text.length > 60 && /[.!?]$/.test(piece.text) && !QUANTITY.test(piece.text);
  const at = pieces.findIndex(
    (piece, index) =>
      index > 1 &&
      isProse(piece) &&
      pieces.slice(index, index + 4).every((next) => isProse(next) || next.text.length > 60),
  );
  return at < 0 ? pieces : pieces.slice(0, at);
}
