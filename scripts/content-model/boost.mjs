/**
 * Gradient boosting of symmetric trees (one question a level, the same for the whole level) on the
 * logistic loss, with histograms. Small, without dependencies, and repeatable: its chance is seeded.
 */

export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Cuts of every column: at most `bins - 1` values between which rows fall into bins. */
export function findCuts(rows, count, width, bins = 48) {
  const cuts = [];
  const step = Math.max(1, Math.floor(count / 40000));
  for (let column = 0; column < width; column += 1) {
    const values = [];
    for (let row = 0; row < count; row += step) values.push(rows[row * width + column]);
    values.sort((a, b) => a - b);
    const distinct = [...new Set(values)];
    const own = [];
    if (distinct.length <= bins) {
      for (let k = 1; k < distinct.length; k += 1) own.push((distinct[k - 1] + distinct[k]) / 2);
    } else {
      for (let k = 1; k < bins; k += 1) {
        const value = values[Math.floor((k * values.length) / bins)];
        if (own.at(-1) !== value && value > values[0]) own.push(value);
      }
    }
    cuts.push(Float32Array.from(own));
  }
  return cuts;
}

/** Column-major bins: the number of cuts at or below the value. */
export function binRows(rows, count, width, cuts) {
  const bins = Array.from({ length: width }, () => new Uint8Array(count));
  for (let column = 0; column < width; column += 1) {
    const own = cuts[column];
    const target = bins[column];
    for (let row = 0; row < count; row += 1) {
      const value = rows[row * width + column];
      let low = 0;
      let high = own.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value >= own[middle]) low = middle + 1;
        else high = middle;
      }
      target[row] = low;
    }
  }
  return bins;
}

/** Trees: `{columns, cuts, values}`; a row's leaf has bit `level` set when its value ≥ the level's cut. */
export function train({ bins, cuts, labels, weights, use, options }) {
  const { trees, depth, rate, shrink, columnShare, rowShare, seed, usable } = options;
  const chance = seeded(seed);
  const count = labels.length;
  const width = bins.length;
  const scores = new Float32Array(count);
  const grad = new Float32Array(count);
  const hess = new Float32Array(count);
  let wp = 0;
  let wt = 0;
  for (const row of use) {
    wp += labels[row] * weights[row];
    wt += weights[row];
  }
  const bias = Math.log(wp / (wt - wp));
  scores.fill(bias);
  const forest = [];
  for (let number = 0; number < trees; number += 1) {
    const rows = use.filter(() => chance() < rowShare);
    for (const row of rows) {
      const p = 1 / (1 + Math.exp(-scores[row]));
      grad[row] = (labels[row] - p) * weights[row];
      hess[row] = Math.max(1e-6, p * (1 - p) * weights[row]);
    }
    const tree = growTree({
      bins,
      cuts,
      rows,
      grad,
      hess,
      depth,
      shrink,
      chance,
      columnShare,
      usable,
    });
    for (let k = 0; k < tree.values.length; k += 1) tree.values[k] *= rate;
    forest.push(tree);
    for (let row = 0; row < count; row += 1) {
      let leaf = 0;
      for (let level = 0; level < tree.columns.length; level += 1) {
        if (bins[tree.columns[level]][row] > tree.bins[level]) leaf |= 1 << level;
      }
      scores[row] += tree.values[leaf];
    }
  }
  return { bias, forest, scores, width };
}

function growTree({ bins, cuts, rows, grad, hess, depth, shrink, chance, columnShare, usable }) {
  const width = bins.length;
  const place = new Uint8Array(bins[0].length);
  const columns = [];
  const chosen = [];
  for (let level = 0; level < depth; level += 1) {
    const groups = 1 << level;
    let best = { gain: -1 };
    for (let column = 0; column < width; column += 1) {
      if (cuts[column].length === 0 || usable?.[column] === false || chance() > columnShare)
        continue;
      const size = cuts[column].length + 1;
      const g = new Float64Array(size * groups);
      const h = new Float64Array(size * groups);
      const own = bins[column];
      for (const row of rows) {
        const at = own[row] * groups + place[row];
        g[at] += grad[row];
        h[at] += hess[row];
      }
      const gt = new Float64Array(groups);
      const ht = new Float64Array(groups);
      for (let at = 0; at < g.length; at += 1) {
        gt[at % groups] += g[at];
        ht[at % groups] += h[at];
      }
      const gl = new Float64Array(groups);
      const hl = new Float64Array(groups);
      for (let bin = 0; bin + 1 < size; bin += 1) {
        let gain = 0;
        for (let k = 0; k < groups; k += 1) {
          gl[k] += g[bin * groups + k];
          hl[k] += h[bin * groups + k];
          const gr = gt[k] - gl[k];
          const hr = ht[k] - hl[k];
          gain += (gl[k] * gl[k]) / (hl[k] + shrink) + (gr * gr) / (hr + shrink);
        }
        if (gain > best.gain) best = { gain, column, bin };
      }
    }
    columns.push(best.column);
    chosen.push(best.bin);
    const own = bins[best.column];
    for (const row of rows) if (own[row] > best.bin) place[row] |= 1 << level;
  }
  const leaves = 1 << depth;
  const g = new Float64Array(leaves);
  const h = new Float64Array(leaves);
  for (const row of rows) {
    g[place[row]] += grad[row];
    h[place[row]] += hess[row];
  }
  return {
    columns,
    bins: chosen,
    cuts: columns.map((column, level) => cuts[column][chosen[level]]),
    values: Array.from(g, (sum, k) => sum / (h[k] + shrink)),
  };
}
