/**
 * Cells of a table that a field names by row and column together: `cabin_high_season_price` is where `Cabin, 4 persons` and
 * `High season` meet; and a column's cells for a list that is called as its head: `departures` of `Depart Port Ellis`.
 */
import type { Element } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { askedBy, labelKeysOf } from '../fields/meanings.ts';
import { childElements, type Page, whereIs } from '../sources/page.ts';
import { stem, wordsOf } from '../text.ts';
import { COUNTING } from './counted.ts';
import { type Evidence, one } from './evidence.ts';
import { PRICES } from './sums.ts';

const MOST_TABLES = 20;
const MOST_ROWS = 60;
const MOST_CELLS = 16;
/** Below labels in the field's own words. */
const MET = 0.66;
const LISTED = 0.5;
const CALLED = 0.6;
/** Words of a head besides those that are asked. */
const MOST_BESIDE = 2;
/** Each word that a head has besides makes it a little less the one. */
const BESIDE = 0.01;

/** A table whose first row names the columns, and whose first cells name the rows. */
interface Grid {
  /** Stems of the heads' words. */
  readonly columns: readonly ReadonlySet<string>[];
  readonly rows: readonly {
    readonly stems: ReadonlySet<string>;
    readonly cells: readonly Element[];
  }[];
}

export function crossCells(field: Field, page: Page): readonly Evidence[] {
  const words = field.own.filter((word) => !COUNTING.has(word) && !PRICES.has(word));
  if (field.kind === 'array') return words.length === 0 ? [] : columnCells(field, words, page);
  if (words.length < 2 || !/^(?:number|integer|string)$/.test(field.kind)) return [];
  // a row may be called `Price` itself
  const readings = [words, field.own.filter((word) => !COUNTING.has(word))];
  const found = gridsOf(page).flatMap((grid) =>
    readings.flatMap((reading) =>
      meetings(
        grid,
        reading.map((word) => stemsFor(word)),
        page,
      ),
    ),
  );
  return found.sort((a, b) => b.score - a.score).slice(0, 2);
}

/** Of the word, and of what is known to mean the same: `children` and `Kinder` of `child`. */
function stemsFor(word: string): Asked {
  const known = askedBy([word]);
  const keys = known?.besides.length === 0 ? [...labelKeysOf(known)] : [];
  return new Set([word, ...keys].map((one) => stem(one)));
}

type Asked = ReadonlySet<string>;
const has = (stems: ReadonlySet<string>, asked: Asked): boolean =>
  asked.values().some((one) => stems.has(one));

function meetings(grid: Grid, asked: readonly Asked[], page: Page): readonly Evidence[] {
  return grid.rows.flatMap((row) =>
    grid.columns.flatMap((column, at) => {
      const cell = row.cells[at];
      const isMet = asked.every((one) => has(row.stems, one) || has(column, one));
      const areBoth =
        asked.some((one) => !has(column, one)) && asked.some((one) => !has(row.stems, one));
      if (cell === undefined || !isMet || !areBoth) return [];
      const rest = row.stems.size + column.size - asked.length;
      return [one('table', MET - rest * BESIDE, page.text(cell), whereIs(cell))];
    }),
  );
}

function columnCells(field: Field, words: readonly string[], page: Page): readonly Evidence[] {
  if (field.item?.kind === 'object' || field.item?.kind === 'array') return [];
  const asked = words.map(stem);
  return gridsOf(page).flatMap(({ columns, rows }) =>
    columns.flatMap((stems, at) => {
      // `Best for pets: AX Pro` heads no `pros`
      if (stems.size > asked.length + MOST_BESIDE) return [];
      if (!asked.every((one) => [...stems].some((said) => isSame(said, one)))) return [];
      const pieces = rows.flatMap(({ cells }) => {
        const cell = cells[at];
        const isEmpty = cell === undefined || page.textLength(cell) === 0;
        return isEmpty ? [] : [{ text: page.text(cell), where: whereIs(cell) }];
      });
      // a head of that one word
      const score = stems.size === asked.length ? CALLED : LISTED;
      return pieces.length > 1 ? [{ source: 'table', score, pieces }] : [];
    }),
  );
}

/** `depart` and `departur`. */
const LEAST_SHARED = 5;
const isSame = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= LEAST_SHARED &&
    (one.startsWith(other) || other.startsWith(one)));

const known = new WeakMap<Page, readonly Grid[]>();

function gridsOf(page: Page): readonly Grid[] {
  let grids = known.get(page);
  if (grids === undefined) {
    const tables = page.elements.filter(({ name }) => name === 'table').slice(0, MOST_TABLES);
    grids = tables.flatMap((table) => gridOf(table, page));
    known.set(page, grids);
  }
  return grids;
}

function gridOf(table: Element, page: Page): readonly Grid[] {
  const rows = page
    .within(table, 'tr')
    .slice(0, MOST_ROWS)
    .map((row) => childElements(row).filter(({ name }) => name === 'td' || name === 'th'));
  const [heads = [], ...others] = rows;
  const isGrid =
    heads.length > 1 &&
    heads.length <= MOST_CELLS &&
    others.length > 1 &&
    others.every((cells) => cells.length === heads.length) &&
    rows.flat().every(({ attribs }) => (attribs['colspan'] ?? '1') === '1');
  const areHeads = heads
    .slice(1)
    .every((cell) => !/^[\p{Sc}\d.,\s]+$/u.test(page.text(cell)) || cell.name === 'th');
  if (!isGrid || !areHeads) return [];
  return [
    {
      columns: heads.map((cell) => stemsOf(page.text(cell))),
      rows: others.map((cells) => ({
        cells,
        stems: stemsOf(cells[0] === undefined ? '' : page.text(cells[0])),
      })),
    },
  ];
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text.slice(0, 80)).map((word) => stem(word)));
