/** Whether the first row of a table without `<th>` is its header after all: pages often only style it so. */

const BOLD = /^(?:\*\*|__)[^*_]+(?:\*\*|__)$/;
const NUMBER = /^[^\p{L}\d]{0,3}\d/u;
const DIGIT = /\d/;

/**
 * True when the first row names the columns: an empty corner above filled row names, a row of bold cells
 * over plain ones, or words over a column of numbers. Rows are cells of markdown; there must be two below.
 */
export function namesColumns(rows: readonly (readonly string[])[]): boolean {
  const [first, ...below] = rows;
  if (first === undefined || below.length < 2) return false;
  const names = first.filter((cell) => cell !== '');
  if (names.length < 2 || names.some((cell) => cell.length > 80)) return false;
  return (
    hasCorner(first, below) || isBoldOverPlain(first, below) || isWordsOverNumbers(first, below)
  );
}

function hasCorner(first: readonly string[], below: readonly (readonly string[])[]): boolean {
  const [corner, ...names] = first;
  const isCorner = corner === '' && names.every((cell) => cell !== '');
  return isCorner && below.every((row) => row[0] !== undefined && row[0] !== '');
}

function isBoldOverPlain(first: readonly string[], below: readonly (readonly string[])[]): boolean {
  const isBold = first.every((cell) => cell === '' || BOLD.test(cell));
  return isBold && below.every((row) => row.some((cell) => cell !== '' && !BOLD.test(cell)));
}

function isWordsOverNumbers(
  first: readonly string[],
  below: readonly (readonly string[])[],
): boolean {
  if (first.some((cell) => cell === '' || DIGIT.test(cell))) return false;
  return first.some((_, column) => below.every((row) => NUMBER.test(row[column] ?? '')));
}
