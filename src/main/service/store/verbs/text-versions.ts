/** The version that the text of a capture belongs to: a run of captures with the same words. */
import { sql as raw, type Selectable } from 'kysely';
import { release } from '../../domain/bytes.ts';
import { textFingerprint } from '../../domain/library/text-fingerprint.ts';
import type { NewCapture, NewestReading } from '../../ports/library.ts';
import { packEncoded, unpack } from '../codec.ts';
import { statement, type Statement } from '../statement.ts';
import type { EntryTable, VersionTable } from '../tables.ts';
import { unindex } from './library-index.ts';
import type { Steps, Tx } from './tx.ts';

type Entry = Selectable<EntryTable>;
export type Version = Selectable<VersionTable>;

const selectNewest = statement((db, p: { readonly entryPk: number }) =>
  db
    .selectFrom('versions')
    .selectAll()
    .where('entry_pk', '=', p.entryPk)
    .orderBy('n', 'desc')
    .limit(1)
    .compile(),
);

const selectSame = statement((db, p: { readonly entryPk: number; readonly fingerprint: string }) =>
  db
    .selectFrom('versions')
    .selectAll()
    .where('entry_pk', '=', p.entryPk)
    .where('fingerprint', '=', p.fingerprint)
    .orderBy('n', 'desc')
    .limit(1)
    .compile(),
);

const selectText = statement((db, p: { readonly pk: number }) =>
  db.selectFrom('version_texts').select('body').where('version_pk', '=', p.pk).compile(),
);

export const extendVersion = statement(
  (db, p: { readonly pk: number; readonly at: number; readonly fingerprint: string }, spell) =>
    raw<never>`
      update versions set first_at = ${spell.smaller(raw`first_at`, raw`${p.at}`)}, last_at = ${spell.larger(raw`last_at`, raw`${p.at}`)},
        captures = captures + 1, fingerprint = ${p.fingerprint}
      where pk = ${p.pk}`.compile(db),
);

/** A text of one version may come under a new name: the newest one is shown and found. */
const renameVersion = statement(
  (db, p: { readonly pk: number; readonly title: string; readonly description: string }) =>
    db
      .updateTable('versions')
      .set({ title: p.title, description: p.description })
      .where('pk', '=', p.pk)
      .compile(),
);

const insertVersion = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly entryPk: number;
      readonly n: number;
      readonly at: number;
      readonly fingerprint: string;
      readonly chars: number;
      readonly title: string;
      readonly description: string;
      readonly language: string;
    },
    spell,
  ) =>
    db
      .insertInto('versions')
      .values({
        account_id: p.accountId,
        entry_pk: p.entryPk,
        n: p.n,
        first_at: p.at,
        last_at: p.at,
        captures: 1,
        fingerprint: p.fingerprint,
        chars: p.chars,
        title: p.title,
        description: p.description,
        language: p.language,
      })
      .$if(spell.asksNumber, (insert) => insert.returning('pk'))
      .compile(),
);

const insertText = statement((db, p: { readonly pk: number; readonly body: Uint8Array }) =>
  db.insertInto('version_texts').values({ version_pk: p.pk, body: p.body }).compile(),
);

const rewriteText = statement((db, p: { readonly pk: number; readonly body: Uint8Array }) =>
  db.updateTable('version_texts').set({ body: p.body }).where('version_pk', '=', p.pk).compile(),
);

const setChars = statement((db, p: { readonly pk: number; readonly chars: number }) =>
  db.updateTable('versions').set({ chars: p.chars }).where('pk', '=', p.pk).compile(),
);

const insertDue = statement((db, p: { readonly pk: number }) =>
  db.insertInto('versions_due').values({ pk: p.pk }).compile(),
);

const selectReading = statement(
  (db, p: { readonly accountId: string; readonly urlKey: string }, spell) =>
    raw<{ fingerprint: string; id: string }>`
      select v.fingerprint, c.id from entries e join versions v on v.pk = e.version_pk
        join captures c on c.version_pk = v.pk
      where e.account_id = ${p.accountId} and ${spell.sameText('e.url_key', p.urlKey)}
        and e.removed_at is null and c.manifest_pk is not null and c.damaged = 0 and c.private = 0
      order by c.at desc, c.pk desc limit 1`.compile(db),
);

/** What its newest capture is called, which is in the index, too. */
export function* rename(
  tx: Tx,
  version: Version,
  { at, title, description }: NewCapture,
): Steps<void> {
  const { pk } = version;
  if (at < version.last_at || title === '' || title === version.title) return;
  yield* tx.say(renameVersion, { pk, title, description });
  yield* unindex(tx, pk);
  yield* tx.say(insertDue, { pk });
}

/** JSON in UTF-8, as texts are stored. */
export function textBytes(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? Buffer.from(JSON.stringify(text), 'utf8') : text;
}

const NO_TEXT_BYTES = 2;

export type Placed =
  | { readonly kind: 'none' }
  | { readonly kind: 'same'; readonly version: Version; readonly fingerprint: string }
  | { readonly kind: 'new'; readonly version: { readonly pk: number } };

export function* putVersion(
  tx: Tx,
  entry: Entry,
  capture: NewCapture,
  text: Uint8Array,
): Steps<Placed> {
  if (text.length <= NO_TEXT_BYTES) return { kind: 'none' };
  const fingerprint = textFingerprint(text);
  const newest = yield* tx.first(selectNewest, { entryPk: entry.pk });
  const before = newest === undefined ? undefined : yield* fingerprintOf(tx, newest);
  if (newest !== undefined && before === fingerprint) {
    return { kind: 'same', version: newest, fingerprint };
  }
  if (newest !== undefined && (yield* isSetOtherwise(tx, newest, text))) {
    return { kind: 'same', version: newest, fingerprint };
  }
  if (newest !== undefined && before === capture.readOtherwise) {
    yield* rewrite(tx, newest.pk, capture, text);
    return { kind: 'same', version: newest, fingerprint };
  }
  // it came late: perhaps it was seen already
  const isLate = newest !== undefined && capture.at < newest.first_at;
  const known = isLate
    ? yield* tx.first(selectSame, { entryPk: entry.pk, fingerprint })
    : undefined;
  if (known !== undefined) return { kind: 'same', version: known, fingerprint };
  const pk = yield* tx.insert(insertVersion, {
    ...capture,
    entryPk: entry.pk,
    n: (newest?.n ?? 0) + 1,
    fingerprint,
    chars: charsOf(capture.text),
  });
  yield* storeText(tx, insertText, pk, text);
  return { kind: 'new', version: { pk } };
}

/** The same words with other spaces and line breaks: there is nothing to show as a change. */
function* isSetOtherwise(tx: Tx, { pk }: Version, text: Uint8Array): Steps<boolean> {
  const row = yield* tx.first(selectText, { pk });
  return row !== undefined && wordsOf(unpack(row.body)) === wordsOf(text);
}

function wordsOf(text: string | Uint8Array): string {
  const read: unknown = JSON.parse(
    typeof text === 'string' ? text : Buffer.from(text).toString('utf8'),
  );
  return typeof read === 'string' ? read.replaceAll(/\s+/g, ' ').trim() : '';
}

/** The version is read otherwise now: that text is compared with from now on, and found. */
function* rewrite(tx: Tx, pk: number, { text }: NewCapture, bytes: Uint8Array): Steps<void> {
  yield* tx.say(setChars, { pk, chars: charsOf(text) });
  yield* unindex(tx, pk);
  yield* storeText(tx, rewriteText, pk, bytes);
}

function* storeText<Row>(
  tx: Tx,
  by: Statement<{ readonly pk: number; readonly body: Uint8Array }, Row>,
  pk: number,
  text: Uint8Array,
): Steps<void> {
  const body = packEncoded(text);
  // heard, for its memory is given back
  yield* tx.run(by, { pk, body });
  release(body);
  yield* tx.say(insertDue, { pk });
}

function charsOf(text: string | Uint8Array): number {
  if (typeof text === 'string') return text.length;
  const read: unknown = JSON.parse(Buffer.from(text).toString('utf8'));
  return typeof read === 'string' ? read.length : 0;
}

/** Texts of before there were versions have none stored. */
function* fingerprintOf(tx: Tx, version: Version): Steps<string> {
  if (version.fingerprint !== '') return version.fingerprint;
  const row = yield* tx.first(selectText, { pk: version.pk });
  return row === undefined ? '' : textFingerprint(unpack(row.body));
}

export function* newestReading(
  tx: Tx,
  p: { readonly accountId: string; readonly urlKey: string },
): Steps<NewestReading | undefined> {
  const row = yield* tx.first(selectReading, p);
  return row === undefined ? undefined : { fingerprint: row.fingerprint, captureId: row.id };
}
