/** What a column is called by its values, where the page has no word for it: what is measured, rated, counted, linked. */
import type { Cell, Column } from './columns.ts';
import { areBracketed, areRatings, measuredIn } from './counted.ts';
import { isOwnWord } from './own-words.ts';

export const textsOf = ({ cells }: Pick<Column, 'cells'>): readonly string[] =>
  cells.flatMap((cell) => cell?.text ?? []);

/** `before`: the column that stands before it. `links`: addresses of the table. */
export function nameByValues(
  column: Column,
  before: Column | undefined,
  links: readonly Column[],
): string | undefined {
  const { read, kind, isAbove } = column;
  if (isAbove) return kind === 'date' ? 'date' : undefined;
  if (read === 'href' || read === 'src' || read === '@datetime') return undefined;
  const texts = textsOf(column);
  if (areRatings(texts)) return 'rating';
  if (read !== 'text') return undefined;
  const isOfRating = before !== undefined && areRatings(textsOf(before));
  if (isOfRating && (kind === 'number' || areBracketed(texts))) return 'reviews';
  return (
    measuredIn(texts) ??
    folderOf(column, links) ??
    (kind === 'price' ? endOf(texts) : markOf(column))
  );
}

/** `+ £3.99 delivery`, `Free delivery`: the word that they all end with. */
function endOf(texts: readonly string[]): string | undefined {
  const ends = new Set(texts.map((text) => /\s(\p{L}{4,20})$/u.exec(text)?.[1]?.toLowerCase()));
  return ends.size === 1 && new Set(texts).size > 1 ? [...ends][0] : undefined;
}

/** Words of which a record has several, or one in few of them. */
function markOf(column: Column): string | undefined {
  const { kind, isList } = column;
  if (kind !== 'word' && kind !== 'phrase') return undefined;
  return isList ? 'tags' : isBadge(column) ? 'badge' : undefined;
}

/** A word or two that few records have, of few that there are. */
function isBadge({ filled, cells }: Column): boolean {
  const texts = textsOf({ cells });
  const isShort = texts.every((text) => text.length <= MOST_BADGE);
  const isFew = new Set(texts).size <= Math.max(1, texts.length / 2);
  return filled <= MOSTLY_WITHOUT && isShort && isFew;
}
const MOST_BADGE = 24;
const MOSTLY_WITHOUT = 0.6;

/** `/authors/ann`, `member.php?author=ann`: the folder of all the addresses that the texts lead to, in the singular. */
function folderOf(column: Column, links: readonly Column[]): string | undefined {
  const own = links.filter((link) => areSameElement(link, column));
  const folders = own.map(({ cells }) => {
    const names = new Set(cells.flatMap((cell) => (cell === undefined ? [] : [folderIn(cell)])));
    return names.size === 1 ? [...names][0] : undefined;
  });
  const [folder] = folders;
  // what other texts lead to as well says nothing of this one
  const others = links.filter((link) => !own.includes(link));
  const isOther = others.some(({ cells }) =>
    cells.some((cell) => cell && folderIn(cell) === folder),
  );
  return folder === undefined || isOther || !isOwnWord(folder) ? undefined : folder;
}

/** The text is that of the link, in each record that has it. */
export const areSameElement = (link: Column, { cells, read }: Column): boolean =>
  read === 'text' &&
  !link.isList &&
  cells.every((cell, i) => cell === undefined || cell.node === link.cells[i]?.node);

/** Of at least two parts: what the first of the last two says. */
function folderIn({ text }: Cell): string | undefined {
  const url = URL.parse(text, 'http://a.example/');
  const parts = url?.pathname.split('/').filter((part) => part !== '') ?? [];
  const folder = parts.length < 2 ? undefined : parts.at(-2);
  return folder
    ?.toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');
}
