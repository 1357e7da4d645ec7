/**
 * The library's shelves: nested collections (a name is a path) and saved searches, what a person says of an entry (title
 * of their own, read or not, highlights), a small index over notes and highlights, and imports under way. Never edited
 * after release.
 */
export const shelves = `
ALTER TABLE entries ADD COLUMN own_title TEXT NOT NULL DEFAULT '';
ALTER TABLE entries ADD COLUMN state TEXT NOT NULL DEFAULT 'unread' CHECK (state IN ('wanted', 'unread', 'read'));
CREATE INDEX entries_first ON entries (account_id, first_at);
CREATE INDEX entry_tags_tag ON entry_tags (tag);

ALTER TABLE collections ADD COLUMN query TEXT NOT NULL DEFAULT '';
ALTER TABLE collections ADD COLUMN position INTEGER NOT NULL DEFAULT 0;

CREATE TABLE highlights (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  entry_pk INTEGER NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  capture_id TEXT,
  exact TEXT NOT NULL,
  prefix TEXT NOT NULL,
  suffix TEXT NOT NULL,
  colour TEXT NOT NULL,
  comment TEXT NOT NULL,
  at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('unplaced', 'found', 'changed', 'gone')),
  state_at INTEGER,
  place_from INTEGER,
  place_to INTEGER,
  now_says TEXT
) STRICT;
CREATE INDEX highlights_entry ON highlights (entry_pk, at);
CREATE INDEX highlights_account ON highlights (account_id, at);

CREATE VIRTUAL TABLE shelf_text USING fts5 (
  note, highlight, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2"
);
INSERT INTO shelf_text (rowid, note, highlight) SELECT pk, note, '' FROM entries WHERE note <> '';

CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  format TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  done INTEGER NOT NULL,
  report TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX imports_account ON imports (account_id, created_at);
CREATE INDEX imports_open ON imports (created_at) WHERE state IN ('waiting', 'running');
`;
