/**
 * How PostgreSQL ranks the texts of the library: a word in the title counts five times, in the description twice as much as in
 * the text; how rare it is counts nothing. Each text that is ranked is read, so only the newest are.
 */
import { sql as raw } from 'kysely';
import { statement } from '../statement.ts';
import { wordsQuery } from '../text-vector.ts';
import type { Steps, Tx } from '../verbs/tx.ts';

const MOST_RANKED = 2_000;

/** Weights of D, C, B, A; shorter texts come before longer ones. */
const selectRanks = statement((db, p: { readonly words: string; readonly pks: string }, spell) =>
  raw<{ pk: number; rank: number }>`
    select t.rowid as pk, -ts_rank('{0.2, 0.2, 0.4, 1}', t.words, ${p.words}::tsquery, 1) as rank
    from ${spell.each(p.pks)} k join versions_text t on t.rowid = ${spell.whole(raw`k.value`)}`.compile(
    db,
  ),
);

/** Matching versions that are counted. */
export const MOST_COUNTED = 10_000;

export function* ranks(
  tx: Tx,
  { match, pks }: { readonly match: string; readonly pks: readonly number[] },
): Steps<ReadonlyMap<number, number>> {
  if (pks.length === 0) return new Map();
  const newest = JSON.stringify(pks.slice(0, MOST_RANKED));
  const rows = yield* tx.all(selectRanks, { words: wordsQuery(match), pks: newest });
  return new Map(rows.map(({ pk, rank }) => [pk, rank]));
}
