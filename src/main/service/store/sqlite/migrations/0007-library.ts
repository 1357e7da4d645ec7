/**
 * Entries, captures and versions in place of the one text of an address. The texts that were there become the first
 * version of their entry, seen by a trace; the index is built anew in the background (`versions_due`), since a
 * contentless one cannot be altered. Never edited after release.
 */
export const library = `
CREATE TABLE entries (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  url_key TEXT NOT NULL,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  title TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  captures INTEGER NOT NULL DEFAULT 0,
  kept INTEGER NOT NULL DEFAULT 0,
  versions INTEGER NOT NULL DEFAULT 0,
  version_pk INTEGER,
  removed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX entries_identity ON entries (account_id, url_key);
CREATE INDEX entries_recent ON entries (account_id, last_at);
CREATE INDEX entries_removed ON entries (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE versions (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  entry_pk INTEGER NOT NULL REFERENCES entries (pk),
  n INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  captures INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  chars INTEGER NOT NULL,
  minor INTEGER NOT NULL DEFAULT 0,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  language TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX versions_order ON versions (entry_pk, n);

CREATE TABLE version_texts (
  version_pk INTEGER PRIMARY KEY REFERENCES versions (pk),
  body BLOB NOT NULL
) STRICT;

CREATE TABLE versions_due (
  pk INTEGER PRIMARY KEY REFERENCES versions (pk)
) STRICT;

CREATE VIRTUAL TABLE versions_text USING fts5 (
  title, description, body, added, removed, content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2"
);

CREATE TABLE captures (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL,
  key_id TEXT,
  entry_pk INTEGER NOT NULL REFERENCES entries (pk),
  version_pk INTEGER REFERENCES versions (pk),
  request_key TEXT,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('text', 'page', 'full')),
  kept INTEGER NOT NULL,
  engine TEXT NOT NULL,
  status INTEGER NOT NULL,
  content_type TEXT NOT NULL,
  private INTEGER NOT NULL,
  damaged INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL,
  manifest_pk INTEGER,
  digest TEXT,
  job_id TEXT,
  page_id TEXT
) STRICT;
CREATE INDEX captures_of_entry ON captures (entry_pk, at);
CREATE INDEX captures_requested ON captures (account_id, request_key, at) WHERE request_key IS NOT NULL;
CREATE INDEX captures_traces ON captures (at) WHERE kept = 0;
CREATE INDEX captures_of_version ON captures (version_pk) WHERE version_pk IS NOT NULL;

CREATE TABLE capture_blobs (
  capture_pk INTEGER NOT NULL REFERENCES captures (pk) ON DELETE CASCADE,
  blob_pk INTEGER NOT NULL,
  PRIMARY KEY (capture_pk, blob_pk)
) STRICT, WITHOUT ROWID;
CREATE INDEX capture_blobs_blob ON capture_blobs (blob_pk);

CREATE TABLE chain (
  account_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  capture_id TEXT NOT NULL,
  digest TEXT NOT NULL,
  at INTEGER NOT NULL,
  link TEXT NOT NULL,
  PRIMARY KEY (account_id, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX chain_capture ON chain (capture_id);

CREATE TABLE entry_tags (
  entry_pk INTEGER NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  tag TEXT NOT NULL,
  PRIMARY KEY (entry_pk, tag)
) STRICT, WITHOUT ROWID;

CREATE TABLE collections (
  pk INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX collections_name ON collections (account_id, name);

CREATE TABLE entry_collections (
  entry_pk INTEGER NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  collection_pk INTEGER NOT NULL REFERENCES collections (pk),
  PRIMARY KEY (entry_pk, collection_pk)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_collections_collection ON entry_collections (collection_pk);

INSERT INTO entries
  (pk, account_id, url_key, url, host, title, first_at, last_at, captures, versions, version_pk)
SELECT pk, account_id, url_key, url, host, title, captured_at, captured_at, 1, 1, pk
FROM (
  SELECT *, CASE WHEN instr(authority, ':') = 0 OR substr(authority, 1, 1) = '[' THEN authority
    ELSE substr(authority, 1, instr(authority, ':') - 1) END AS host
  FROM (
    SELECT *, CASE WHEN instr(rest, '/') = 0 THEN rest ELSE substr(rest, 1, instr(rest, '/') - 1) END AS authority
    FROM (SELECT *, substr(url, instr(url, '://') + 3) AS rest FROM library)
  )
);

INSERT INTO versions
  (pk, account_id, entry_pk, n, first_at, last_at, captures, fingerprint, chars, title, description, language)
SELECT pk, account_id, pk, 1, captured_at, captured_at, 1, '', 0, title, description, '' FROM library;

INSERT INTO version_texts (version_pk, body) SELECT pk, body FROM library;

INSERT INTO versions_due (pk) SELECT pk FROM library;

INSERT INTO captures
  (id, account_id, entry_pk, version_pk, at, kind, kept, engine, status, content_type, private, bytes, page_id)
SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' ||
  substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))),
  account_id, pk, pk, captured_at, 'text', 0, '', 200, '', 0, 0, page_id FROM library;

DROP TABLE library_due;
DROP TABLE library_text;
DROP TABLE library;
`;
