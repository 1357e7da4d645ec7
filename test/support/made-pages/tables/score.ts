/**
 * Judges tables: does each cell stand in its row and column of a GFM table?
 *
 * A table of the page is compared with that table of the markdown in which most of its cells are in place.
 * A blank header row, which Markdown demands where a page has no header, counts as no row. A cell's text
 * counts without white space; a cell with blocks in it by its letters and digits. Where a cell spans others,
 * its value stands at its first place; blank or repeated in the others are both right.
 */
import { readMarkdown, textOf, type Cell } from '../read-markdown.ts';
import { countOf, type Count, type Goal } from '../scores.ts';
import { squash } from '../squash.ts';
import type { CellTruth, TableTruth } from './truth.ts';

export const goals: readonly Goal[] = [
  { measure: 'cells in place', goal: 0.98, direction: 'at least' },
  { measure: 'cells in place, mean of tables', goal: 0.98, direction: 'at least' },
  { measure: 'pairs together', goal: 0.98, direction: 'at least' },
  { measure: 'texts kept', goal: 0.999, direction: 'at least' },
  { measure: 'outside of tables what is no cell', goal: 0.99, direction: 'at least' },
];

type Grid = readonly (readonly Cell[])[];

export function scoreTables(truth: TableTruth, markdown: string, url: string): readonly Count[] {
  const read = readMarkdown(markdown);
  const text = squash(textOf(read));
  const inTables = read.tables
    .flat(2)
    .map((cell) => withoutSpaces(cell.text))
    .join('\n');
  return [
    ...truth.tables.flatMap((table) => {
      const cells = scoreTable(table, read.tables, url);
      return [
        cells,
        {
          measure: 'cells in place, mean of tables',
          hits: cells.hits / cells.of,
          of: 1,
          misses: [],
        },
      ];
    }),
    countOf(
      'pairs together',
      truth.pairs,
      ([label, value]) => text.includes(squash(label) + squash(value)),
      ([label, value]) => `${label}: ${value}`,
    ),
    countOf(
      'texts kept',
      truth.kept,
      (kept) => text.includes(squash(kept)),
      (kept) => kept,
    ),
    countOf(
      'outside of tables what is no cell',
      truth.outside,
      (outside) => !inTables.includes(withoutSpaces(outside)),
      (outside) => `in a table: ${outside}`,
    ),
    countOf(
      'outside of tables what is no cell',
      truth.absent,
      (absent) => !inTables.includes(withoutSpaces(absent)),
      (absent) => `no cell of its own: ${absent}`,
    ),
  ];
}

function scoreTable(
  table: readonly (readonly CellTruth[])[],
  candidates: readonly Grid[],
  url: string,
): Count {
  const cells = table.flatMap((row, y) => row.map((cell, x) => ({ cell, x, y })));
  const countIn = (candidate: Grid) =>
    countOf(
      'cells in place',
      cells,
      ({ cell, x, y }) => isCell(cell, candidate[y]?.[x], url),
      ({ cell, x, y }) =>
        `row ${y}, column ${x}: "${cell.text}", there is "${candidate[y]?.[x]?.text ?? ''}"`,
    );
  const [best] = candidates.map(countIn).sort((a, b) => b.hits - a.hits);
  const missed = `no table has it: ${table[0]?.map(({ text }) => text).join(' | ') ?? ''}`;
  return best !== undefined && best.hits > 0
    ? best
    : { measure: 'cells in place', hits: 0, of: cells.length, misses: [missed] };
}

function isCell(truth: CellTruth, found: Cell | undefined, url: string): boolean {
  if (found === undefined) return false;
  const isBlank = found.text.trim() === '';
  if (truth.isCovered === true && isBlank) return true;
  const absolute = (addresses: readonly string[]) =>
    addresses.map((address) => URL.parse(address, url)?.href);
  const links = absolute(found.links);
  const pictures = absolute(found.pictures);
  const form = truth.isLoose === true ? squash : withoutSpaces;
  return (
    form(found.text) === form(truth.text) &&
    (truth.links ?? []).every((href) => links.includes(href)) &&
    (truth.pictures ?? []).every((src) => pictures.includes(src))
  );
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}
