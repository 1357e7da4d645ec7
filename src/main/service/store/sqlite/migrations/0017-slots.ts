/** Slots of accounts, leased to workers. Never edited after release. */
export const slots = `
CREATE TABLE slots (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  worker_id TEXT NOT NULL,
  held INTEGER NOT NULL,
  need INTEGER NOT NULL,
  served_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL,
  PRIMARY KEY (account_id, worker_id)
) STRICT, WITHOUT ROWID;
`;
