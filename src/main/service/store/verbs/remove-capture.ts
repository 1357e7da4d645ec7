/**
 * One copy goes for good: its row, the text that only it had, and what index and highlights knew of that text. The chain
 * keeps its digest, so that the others can still be proved; its bytes go with the next collection.
 */
import { sql as raw } from 'kysely';
import type { RemovedCapture } from '../../ports/library.ts';
import { statement } from '../statement.ts';
import { versionTexts } from './entries.ts';
import { placeAnew } from './highlights.ts';
import {
  deleteCapture,
  removeEntry,
  removeVersion,
  selectEmpty,
  selectLeft,
} from './library-care.ts';
import { indexAnew } from './library-index.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

interface Found {
  readonly pk: number;
  readonly entryPk: number;
  readonly versionPk: number | null;
  readonly n: number | null;
}

const selectCapture = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  raw<Found>`select c.pk, c.entry_pk as "entryPk", c.version_pk as "versionPk", v.n from captures c
    join entries e on e.pk = c.entry_pk left join versions v on v.pk = c.version_pk
    where c.account_id = ${p.accountId} and c.id = ${p.id} and e.removed_at is null`.compile(db),
);

const forgetOrigin = statement((db, p: { readonly entryPk: number; readonly id: string }) =>
  db
    .updateTable('highlights')
    .set({ capture_id: null })
    .where('entry_pk', '=', p.entryPk)
    .where('capture_id', '=', p.id)
    .compile(),
);

const countVersion = statement((db, p: { readonly pk: number }) =>
  raw<never>`update versions set
    captures = (select count(*) from captures where version_pk = versions.pk),
    first_at = (select min(at) from captures where version_pk = versions.pk),
    last_at = (select max(at) from captures where version_pk = versions.pk)
    where pk = ${p.pk}`.compile(db),
);

const selectNext = statement((db, p: { readonly entryPk: number; readonly n: number }) =>
  db
    .selectFrom('versions')
    .select('pk')
    .where('entry_pk', '=', p.entryPk)
    .where('n', '>', p.n)
    .orderBy('n')
    .limit(1)
    .compile(),
);

/** The title is the newest text's, as long as there is one. */
const countEntry = statement((db, p: { readonly pk: number }) =>
  raw<never>`update entries set
    captures = (select count(*) from captures where entry_pk = entries.pk),
    kept = (select count(*) from captures where entry_pk = entries.pk and kept = 1),
    versions = (select count(*) from versions where entry_pk = entries.pk),
    version_pk = (select pk from versions where entry_pk = entries.pk order by n desc limit 1),
    first_at = coalesce((select min(at) from captures where entry_pk = entries.pk), first_at),
    last_at = coalesce((select max(at) from captures where entry_pk = entries.pk), last_at),
    title = coalesce((select title from versions where entry_pk = entries.pk order by n desc limit 1), title)
    where pk = ${p.pk}`.compile(db),
);

export function* removeCapture(
  { tx }: WriteContext,
  asked: { readonly accountId: string; readonly id: string },
): Steps<RemovedCapture | undefined> {
  const found = yield* tx.first(selectCapture, asked);
  if (found === undefined) return undefined;
  const { pk, entryPk: entryId, versionPk } = found;
  yield* tx.say(deleteCapture, { pk });
  yield* tx.say(forgetOrigin, { entryPk: entryId, id: asked.id });
  const isLast =
    versionPk !== null && (yield* tx.first(selectLeft, { pk: versionPk })) === undefined;
  if (isLast) yield* removeVersion(tx, versionPk);
  else if (versionPk !== null) yield* tx.say(countVersion, { pk: versionPk });
  yield* tx.say(countEntry, { pk: entryId });
  if ((yield* tx.first(selectEmpty, { pk: entryId })) !== undefined) {
    yield* removeEntry(tx, entryId);
    return { entryId, isEntryGone: true };
  }
  if (isLast) yield* forgetText(tx, asked.accountId, found);
  return { entryId, isEntryGone: false };
}

/** The version behind it is compared with another one now, and highlights are looked for in what is left. */
function* forgetText(tx: Tx, accountId: string, { entryPk, n }: Found): Steps<void> {
  const next = yield* tx.first(selectNext, { entryPk, n: n ?? 0 });
  if (next !== undefined) yield* indexAnew(tx, next.pk);
  yield* placeAnew(tx, entryPk, function* () {
    const texts = yield* versionTexts(tx, { accountId, entryId: entryPk });
    return texts.map(({ text, firstAt }) => ({ text, at: firstAt }));
  });
}
