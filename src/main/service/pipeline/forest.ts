/**
 * Sums of small symmetric trees: every tree asks one question a level (is this column at least that much?), and
 * its answers together name one of its values.
 *
 * One row is scored by asking all questions. Rows of neighbours are scored together: from one to the next few
 * columns change, so each column's cuts are kept in order, and only the cuts between the old number and the
 * new one change a tree's value. Pure; a forest is read-only once made.
 */

export interface ForestWeights {
  readonly bias: number;
  readonly depth: number;
  /** Names of the columns the trees ask about. */
  readonly columns: readonly string[];
  /** `[column, cut]` per level, tree after tree; the column is a place in `columns`. */
  readonly questions: readonly number[];
  /** 2^depth values per tree, in thousandths. */
  readonly values: readonly number[];
}

export interface Forest {
  /** Columns of a row. */
  readonly width: number;
  readonly bias: number;
  readonly depth: number;
  /** Column and cut of each question, tree after tree. */
  readonly places: Uint16Array;
  readonly cuts: Float32Array;
  readonly values: Float32Array;
}

/** The forest for rows whose columns are called `names`. Throws for a column that is not among them. */
export function loadForest(weights: ForestWeights, names: readonly string[]): Forest {
  const places = weights.columns.map((name) => {
    const at = names.indexOf(name);
    if (at === -1) throw new Error(`A model asks for the unknown feature ${name}`);
    return at;
  });
  const { questions } = weights;
  const count = questions.length / 2;
  return {
    width: names.length,
    bias: weights.bias,
    depth: weights.depth,
    places: Uint16Array.from({ length: count }, (_, at) => places[questions[2 * at] ?? 0] ?? 0),
    cuts: Float32Array.from({ length: count }, (_, at) => questions[2 * at + 1] ?? 0),
    values: Float32Array.from(weights.values, (value) => value / 1000),
  };
}

/** The sum for one row. */
export function scoreRow(forest: Forest, row: Float32Array): number {
  const { depth, places, cuts, values } = forest;
  let sum = forest.bias;
  let question = 0;
  for (let from = 0; from < values.length; from += 1 << depth) {
    let leaf = 0;
    for (let level = 0; level < depth; level += 1, question += 1) {
      // typed arrays of equal length: in range by construction
      if ((row[places[question] ?? 0] ?? 0) >= (cuts[question] ?? 0)) leaf |= 1 << level;
    }
    sum += values[from + leaf] ?? 0;
  }
  return sum;
}

/** A forest's questions by column, for rows that are much like the row before. */
export interface SortedForest {
  readonly bias: number;
  readonly values: Float32Array;
  /** Where the cuts of each column begin; a column may have none. */
  readonly starts: Uint16Array;
  /** Cuts of a column, rising, behind one that all numbers reach and before one that none does. */
  readonly cuts: Float32Array;
  /** Of each cut: which tree asks, and the bit of its answer. */
  readonly trees: Uint16Array;
  readonly bits: Uint16Array;
  /** Of each tree its value where no cut is reached, and the sum of those. */
  readonly firsts: Uint16Array;
  readonly firstSum: number;
}

/** Rows must have an even number of columns: two are compared as one number. */
export function sortForest({ width, bias, depth, places, cuts, values }: Forest): SortedForest {
  if (width % 2 !== 0)
    throw new Error('Rows of an odd number of columns cannot be scored together');
  const starts = new Uint16Array(width);
  const sorted: { readonly cut: number; readonly tree: number; readonly bit: number }[] = [];
  const questions = Array.from({ length: width }, (): number[] => []);
  places.forEach((column, question) => questions[column]?.push(question));
  for (const [column, own] of questions.entries()) {
    const asked = own
      .map((question) => ({
        cut: cuts[question] ?? 0,
        tree: Math.floor(question / depth),
        bit: 1 << (question % depth),
      }))
      .toSorted((one, other) => one.cut - other.cut);
    sorted.push({ cut: -Infinity, tree: 0, bit: 0 });
    starts[column] = sorted.length;
    sorted.push(...asked, { cut: Infinity, tree: 0, bit: 0 });
  }
  const firsts = Uint16Array.from({ length: values.length >> depth }, (_, tree) => tree << depth);
  return {
    bias,
    values,
    starts,
    cuts: Float32Array.from(sorted, ({ cut }) => cut),
    trees: Uint16Array.from(sorted, ({ tree }) => tree),
    bits: Uint16Array.from(sorted, ({ bit }) => bit),
    firsts,
    firstSum: firsts.reduce((sum, at) => sum + (values[at] ?? 0), 0),
  };
}

/**
 * The sums of many rows of `width` columns (finite numbers), one after the other. Values are thousandths in 32-bit
 * floats, so that adding and taking away is exact, and a sum does not depend on the rows before.
 */
// oxlint-disable-next-line complexity -- the innermost loop of the model: calls would cost more than it does
export function scoreRows(forest: SortedForest, rows: Float32Array, width: number): Float64Array {
  const { starts, cuts, trees, bits, values, bias } = forest;
  const sums = new Float64Array(rows.length / width);
  // most columns are as in the row before: two floats at a time are compared as the double they make
  const pairs = new Float64Array(rows.buffer, rows.byteOffset, rows.length / 2);
  const half = width / 2;
  // of each column the first cut not reached, of each tree the value its answers name
  const ranks = starts.slice();
  const chosen = forest.firsts.slice();
  let sum = forest.firstSum;
  for (let row = 0, start = 0; row < sums.length; row += 1, start += half) {
    for (let pair = start; pair < start + half; pair += 1) {
      if (row > 0 && pairs[pair] === pairs[pair - half]) continue;
      for (let place = 2 * pair; place < 2 * pair + 2; place += 1) {
        const column = place - 2 * start;
        const value = rows[place] ?? 0;
        const last = ranks[column] ?? 0;
        let rank = last;
        while ((cuts[rank] ?? 0) <= value) rank += 1;
        while ((cuts[rank - 1] ?? 0) > value) rank -= 1;
        if (rank === last) continue;
        ranks[column] = rank;
        for (let cut = Math.min(rank, last), end = Math.max(rank, last); cut < end; cut += 1) {
          const tree = trees[cut] ?? 0;
          const from = chosen[tree] ?? 0;
          const to = from ^ (bits[cut] ?? 0);
          chosen[tree] = to;
          sum += (values[to] ?? 0) - (values[from] ?? 0);
        }
      }
    }
    sums[row] = bias + sum;
  }
  return sums;
}
