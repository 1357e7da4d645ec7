/** Saved recipes: the file as it is, and what a list of them shows. Never edited after release. */
export const recipes = `
CREATE TABLE recipes (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  recipe TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX recipes_of_account ON recipes (account_id, updated_at DESC);
`;
