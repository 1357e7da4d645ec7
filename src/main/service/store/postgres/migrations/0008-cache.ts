/**
 * Kept pages for `maxAge`, and the last text seen for change tracking. What is kept to answer again may be lost: it is written
 * past the log of the database, which empties it after a crash. What changed against what was seen may not.
 */
export const cache = `
CREATE UNLOGGED TABLE snapshots (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cache_key text NOT NULL,
  account_id text NOT NULL,
  stored_at bigint NOT NULL,
  etag text,
  last_modified text,
  bytes bigint NOT NULL,
  body bytea NOT NULL
);
ALTER TABLE snapshots ALTER COLUMN body SET STORAGE EXTERNAL;
CREATE INDEX snapshots_age ON snapshots (stored_at, pk) INCLUDE (bytes);
CREATE INDEX snapshots_key ON snapshots (cache_key, account_id, stored_at);

CREATE UNLOGGED TABLE outputs (
  snapshot_pk bigint NOT NULL REFERENCES snapshots (pk) ON DELETE CASCADE,
  output_key text NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (snapshot_pk, output_key)
);
ALTER TABLE outputs ALTER COLUMN body SET STORAGE EXTERNAL;

CREATE TABLE tracked (
  account_id text NOT NULL,
  url_key text NOT NULL,
  tag text NOT NULL,
  at bigint NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (account_id, url_key, tag)
);
ALTER TABLE tracked ALTER COLUMN body SET STORAGE EXTERNAL;
`;
