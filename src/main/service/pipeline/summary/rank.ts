/** Ranking of texts: BM25 for questions, TextRank for what a text is about. Pure; deterministic on ties (document order). */

export interface Ranked {
  readonly index: number;
  readonly score: number;
}

const K1 = 1.2;
const B = 0.75;

/** BM25 of each text's words against the query's; Robertson and Zaragoza 2009, section 3. Best first, zero scores left out. */
export function rankByQuery(
  texts: readonly (readonly string[])[],
  query: readonly string[],
): readonly Ranked[] {
  const asked = [...new Set(query)];
  const holders = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(text)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const average = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);
  return texts
    .map((text, index) => {
      const counts = new Map<string, number>();
      for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
      let score = 0;
      for (const word of asked) {
        const count = counts.get(word) ?? 0;
        if (count === 0) continue;
        const held = holders.get(word) ?? 0;
        const rarity = Math.log(1 + (texts.length - held + 0.5) / (held + 0.5));
        score +=
          (rarity * count * (K1 + 1)) /
          (count + K1 * (1 - B + (B * text.length) / Math.max(1, average)));
      }
      return { index, score };
    })
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

const DAMPING = 0.85;
const ROUNDS = 30;

/** TextRank weights (Mihalcea and Tarau 2004): a text counts when it shares words with texts that count. Sums to about 1. */
export function rankByCentrality(texts: readonly (readonly string[])[]): readonly number[] {
  const count = texts.length;
  if (count === 0) return [];
  const sets = texts.map((text) => new Set(text));
  const links: { to: number; weight: number }[][] = texts.map(() => []);
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      const weight = likeness(sets[a] ?? new Set(), sets[b] ?? new Set());
      if (weight === 0) continue;
      links[a]?.push({ to: b, weight });
      links[b]?.push({ to: a, weight });
    }
  }
  const totals = links.map((own) => own.reduce((sum, link) => sum + link.weight, 0));
  let ranks: number[] = texts.map(() => 1 / count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = texts.map(() => (1 - DAMPING) / count);
    links.forEach((own, from) => {
      for (const { to, weight } of own)
        next[to] = (next[to] ?? 0) + (DAMPING * (ranks[from] ?? 0) * weight) / (totals[from] ?? 1);
    });
    ranks = next;
  }
  return ranks;
}

function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  if (left.size < 2 || right.size < 2) return 0;
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return shared === 0 ? 0 : shared / (Math.log(left.size) + Math.log(right.size));
}
