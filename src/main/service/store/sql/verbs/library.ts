/**
 * Full text of the library: FTS5 over plain text, which itself is kept compressed beside the index.
 *
 * The index is contentless (it stores no second copy of the text), so passages are cut here from the few
 * texts that are shown. Chinese, Japanese and Korean are indexed character by character (domain/cjk.ts).
 * Ranking: bm25 with the title five times and the description twice the weight of the text.
 *
 * A text is stored at once and named in `library_due`; the index takes it from there later, in batches, so
 * that neither a fast crawl nor a kill loses it to search.
 */
import { sql as raw } from 'kysely';
import { release } from '../../../domain/bytes.ts';
import { spaceCjk } from '../../../domain/cjk.ts';
import type { LibraryEntry, LibraryHit, QueuedText } from '../../../ports/backend.ts';
import { pack, packEncoded, unpack } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { readQuery } from '../library-query.ts';
import { bestPassage } from '../passage.ts';
import { statement } from '../statement.ts';
import type { WriteContext } from '../write-context.ts';

const selectEntry = statement((db, p: { readonly accountId: string; readonly urlKey: string }) =>
  db
    .selectFrom('library')
    .select(['pk', 'captured_at'])
    .where('account_id', '=', p.accountId)
    .where('url_key', '=', p.urlKey)
    .compile(),
);

const deleteEntry = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('library').where('pk', '=', p.pk).compile(),
);

const deleteText = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('library_text').where('rowid', '=', p.pk).compile(),
);

const insertEntry = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly urlKey: string;
      readonly url: string;
      readonly title: string;
      readonly description: string;
      readonly pageId: string | null;
      readonly capturedAt: number;
      readonly body: Uint8Array;
    },
  ) =>
    db
      .insertInto('library')
      .values({
        account_id: p.accountId,
        url_key: p.urlKey,
        url: p.url,
        title: p.title,
        description: p.description,
        page_id: p.pageId,
        captured_at: p.capturedAt,
        body: p.body,
      })
      .compile(),
);

const insertText = statement(
  (
    db,
    p: {
      readonly rowid: number;
      readonly title: string;
      readonly description: string;
      readonly body: string;
    },
  ) =>
    db
      .insertInto('library_text')
      .values({ rowid: p.rowid, title: p.title, description: p.description, body: p.body })
      .compile(),
);

interface SearchParams {
  readonly accountId: string;
  readonly match: string;
  readonly limit: number;
  readonly offset: number;
}

const selectHits = statement((db, p: SearchParams) =>
  raw<{
    url: string;
    title: string;
    description: string;
    page_id: string | null;
    captured_at: number;
    body: Uint8Array;
    rank: number;
  }>`
    select l.url, l.title, l.description, l.page_id, l.captured_at, l.body, found.rank
    from (
      select t.rowid as pk, bm25(library_text, 5.0, 2.0, 1.0) as rank
      from library_text t join library o on o.pk = t.rowid
      where t.library_text match ${p.match} and o.account_id = ${p.accountId}
      order by rank, t.rowid limit ${p.limit} offset ${p.offset}
    ) found join library l on l.pk = found.pk
    order by found.rank, l.pk`.compile(db),
);

const countHits = statement((db, p: { readonly accountId: string; readonly match: string }) =>
  raw<{ total: number }>`
    select count(*) as total from library_text t join library o on o.pk = t.rowid
    where t.library_text match ${p.match} and o.account_id = ${p.accountId}`.compile(db),
);

const insertDue = statement((db, p: { readonly pk: number }) =>
  db.insertInto('library_due').values({ pk: p.pk }).compile(),
);

const deleteDue = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('library_due').where('pk', '=', p.pk).compile(),
);

const selectDue = statement((db, p: { readonly limit: number }) =>
  db
    .selectFrom('library_due')
    .innerJoin('library', 'library.pk', 'library_due.pk')
    .select(['library.pk', 'title', 'description', 'body'])
    .orderBy('library_due.pk')
    .limit(p.limit)
    .compile(),
);

/** Gives how many entries were written; an entry older than the stored one is left out. */
export function indexText(
  { sql }: WriteContext,
  { entries }: { readonly entries: readonly LibraryEntry[] },
): number {
  let written = 0;
  for (const entry of entries) {
    const pk = putEntry(sql, entry);
    if (pk === undefined) continue;
    addToIndex(sql, pk, entry);
    written += 1;
  }
  return written;
}

/** Stores the text of one page for `indexDue`; false when a newer one is stored. */
export function queueText(
  { sql }: WriteContext,
  { entry }: { readonly entry: QueuedText },
): boolean {
  const pk = putEntry(sql, entry);
  if (pk === undefined) return false;
  sql.run(insertDue, { pk });
  return true;
}

/** Indexes stored texts that wait for it, oldest first; gives how many. */
export function indexDue({ sql }: WriteContext, { limit }: { readonly limit: number }): number {
  const due = sql.all(selectDue, { limit });
  for (const { pk, title, description, body } of due) {
    addToIndex(sql, pk, { title, description, text: textOf(body) });
    sql.run(deleteDue, { pk });
  }
  return due.length;
}

/** The row of the entry, in place of an older one; undefined when the stored one is newer. */
function putEntry(sql: Connection, entry: QueuedText): number | undefined {
  const before = sql.get(selectEntry, entry);
  if (before !== undefined) {
    if (before.captured_at > entry.capturedAt) return undefined;
    removeRow(sql, before.pk);
  }
  const { text, pageId, ...rest } = entry;
  const body = typeof text === 'string' ? pack(JSON.stringify(text)) : packEncoded(text);
  const { rowid } = sql.run(insertEntry, { ...rest, pageId: pageId ?? null, body });
  release(body);
  return rowid;
}

function addToIndex(
  sql: Connection,
  rowid: number,
  { title, description, text }: Pick<LibraryEntry, 'title' | 'description' | 'text'>,
): void {
  sql.run(insertText, {
    rowid,
    title: spaceCjk(title),
    description: spaceCjk(description),
    body: spaceCjk(text),
  });
}

export function removeText(
  { sql }: WriteContext,
  { accountId, urlKeys }: { readonly accountId: string; readonly urlKeys: readonly string[] },
): number {
  let removed = 0;
  for (const urlKey of urlKeys) {
    const row = sql.get(selectEntry, { accountId, urlKey });
    if (row === undefined) continue;
    removeRow(sql, row.pk);
    removed += 1;
  }
  return removed;
}

export function searchText(
  sql: Connection,
  asked: {
    readonly accountId: string;
    readonly query: string;
    readonly limit: number;
    readonly offset: number;
  },
): { readonly total: number; readonly hits: readonly LibraryHit[] } {
  const { match, words } = readQuery(asked.query);
  if (match === undefined) return { total: 0, hits: [] };
  const total = sql.get(countHits, { accountId: asked.accountId, match })?.total ?? 0;
  if (total === 0) return { total, hits: [] };
  const hits = sql.all(selectHits, { ...asked, match }).map((row) => ({
    url: row.url,
    title: row.title,
    description: row.description,
    snippet: bestPassage(textOf(row.body), words),
    ...(row.page_id === null ? {} : { pageId: row.page_id }),
    capturedAt: row.captured_at,
    score: -row.rank,
  }));
  return { total, hits };
}

function textOf(body: Uint8Array): string {
  const text: unknown = JSON.parse(unpack(body));
  return typeof text === 'string' ? text : '';
}

function removeRow(sql: Connection, pk: number): void {
  const wasDue = sql.run(deleteDue, { pk }).changes > 0;
  if (!wasDue) sql.run(deleteText, { pk });
  sql.run(deleteEntry, { pk });
}
