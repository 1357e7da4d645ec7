/**
 * The library's rows, as ../../sqlite/schema.sql has them. Texts that are put in order are ordered by their bytes, as there;
 * addresses of any length are found by a hash beside them (who writes an entry holds its address: ../library-locks.ts).
 *
 * The two indexes of words are tables: a row of lexemes each, which say in what part of the text they stand (../../text-index.ts).
 */
export const library = `
CREATE TABLE entries (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  url_key text NOT NULL,
  url text NOT NULL,
  host text COLLATE "C" NOT NULL,
  title text COLLATE "C" NOT NULL,
  note text NOT NULL DEFAULT '',
  first_at bigint NOT NULL,
  last_at bigint NOT NULL,
  captures bigint NOT NULL DEFAULT 0,
  kept bigint NOT NULL DEFAULT 0,
  versions bigint NOT NULL DEFAULT 0,
  version_pk bigint,
  removed_at bigint,
  own_title text COLLATE "C" NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'unread' CHECK (state IN ('wanted', 'unread', 'read'))
);
CREATE INDEX entries_identity ON entries (account_id, md5(url_key));
CREATE INDEX entries_recent ON entries (account_id, last_at, pk) WHERE removed_at IS NULL;
CREATE INDEX entries_first ON entries (account_id, first_at, pk) WHERE removed_at IS NULL;
CREATE INDEX entries_site ON entries (account_id, host, pk) WHERE removed_at IS NULL;
CREATE INDEX entries_kept ON entries (account_id, last_at, pk) WHERE removed_at IS NULL AND kept > 0;
CREATE INDEX entries_wanted ON entries (account_id, last_at, pk) WHERE removed_at IS NULL AND state = 'wanted';
CREATE INDEX entries_removed ON entries (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE versions (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  entry_pk bigint NOT NULL REFERENCES entries (pk),
  n bigint NOT NULL,
  first_at bigint NOT NULL,
  last_at bigint NOT NULL,
  captures bigint NOT NULL,
  fingerprint text NOT NULL,
  chars bigint NOT NULL,
  minor bigint NOT NULL DEFAULT 0,
  title text NOT NULL,
  description text NOT NULL,
  language text NOT NULL
);
CREATE UNIQUE INDEX versions_order ON versions (entry_pk, n);
CREATE INDEX versions_changed ON versions (first_at, entry_pk) WHERE n > 1;

CREATE TABLE version_texts (
  version_pk bigint PRIMARY KEY REFERENCES versions (pk),
  body bytea NOT NULL
);
ALTER TABLE version_texts ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE versions_due (
  pk bigint PRIMARY KEY REFERENCES versions (pk)
);

CREATE TABLE versions_text (
  rowid bigint PRIMARY KEY REFERENCES versions (pk),
  words tsvector NOT NULL
);
CREATE INDEX versions_text_words ON versions_text USING gin (words);

CREATE TABLE captures (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  account_id text NOT NULL,
  key_id text,
  entry_pk bigint NOT NULL REFERENCES entries (pk),
  version_pk bigint REFERENCES versions (pk),
  request_key text,
  at bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('text', 'page', 'full')),
  kept bigint NOT NULL,
  engine text NOT NULL,
  status bigint NOT NULL,
  content_type text NOT NULL,
  private bigint NOT NULL,
  damaged bigint NOT NULL DEFAULT 0,
  bytes bigint NOT NULL,
  manifest_pk bigint,
  digest text,
  job_id text,
  page_id text
);
CREATE INDEX captures_of_entry ON captures (entry_pk, at);
CREATE INDEX captures_of_version ON captures (version_pk) WHERE version_pk IS NOT NULL;
CREATE INDEX captures_requested ON captures (account_id, md5(request_key), at) WHERE request_key IS NOT NULL;
CREATE INDEX captures_traces ON captures (at) WHERE kept = 0;
CREATE INDEX captures_private ON captures (entry_pk) WHERE private = 1;
CREATE INDEX captures_damaged ON captures (entry_pk) WHERE damaged = 1;

CREATE TABLE capture_blobs (
  capture_pk bigint NOT NULL REFERENCES captures (pk) ON DELETE CASCADE,
  blob_pk bigint NOT NULL,
  PRIMARY KEY (capture_pk, blob_pk)
);
CREATE INDEX capture_blobs_blob ON capture_blobs (blob_pk);

CREATE TABLE chain (
  account_id text COLLATE "C" NOT NULL,
  n bigint NOT NULL,
  capture_id text NOT NULL,
  digest text NOT NULL,
  at bigint NOT NULL,
  link text NOT NULL,
  PRIMARY KEY (account_id, n)
);
CREATE UNIQUE INDEX chain_capture ON chain (capture_id);

CREATE TABLE entry_tags (
  entry_pk bigint NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  tag text COLLATE "C" NOT NULL,
  PRIMARY KEY (entry_pk, tag)
);
CREATE INDEX entry_tags_tag ON entry_tags (tag);

CREATE TABLE collections (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  name text COLLATE "C" NOT NULL,
  query text NOT NULL DEFAULT '',
  position bigint NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX collections_name ON collections (account_id, name);

CREATE TABLE entry_collections (
  entry_pk bigint NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  collection_pk bigint NOT NULL REFERENCES collections (pk),
  PRIMARY KEY (entry_pk, collection_pk)
);
CREATE INDEX entry_collections_collection ON entry_collections (collection_pk);

CREATE TABLE highlights (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  entry_pk bigint NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  capture_id text,
  exact text NOT NULL,
  prefix text NOT NULL,
  suffix text NOT NULL,
  colour text NOT NULL,
  comment text NOT NULL,
  at bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('unplaced', 'found', 'changed', 'gone')),
  state_at bigint,
  place_from bigint,
  place_to bigint,
  now_says text
);
CREATE INDEX highlights_account ON highlights (account_id, at);
CREATE INDEX highlights_entry ON highlights (entry_pk, at);

CREATE TABLE shelf_text (
  rowid bigint PRIMARY KEY REFERENCES entries (pk) ON DELETE CASCADE,
  words tsvector NOT NULL
);
CREATE INDEX shelf_text_words ON shelf_text USING gin (words);

CREATE TABLE imports (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  name text NOT NULL,
  bytes bigint NOT NULL,
  format text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  done bigint NOT NULL,
  report text NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL
);
CREATE INDEX imports_account ON imports (account_id, created_at);
CREATE INDEX imports_open ON imports (created_at) WHERE state IN ('waiting', 'running');
`;
