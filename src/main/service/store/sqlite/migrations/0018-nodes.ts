/** Services that work on one database, and the hosts they ask. Never edited after release. */
export const nodes = `
CREATE TABLE nodes (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  roles TEXT NOT NULL,
  address TEXT NOT NULL,
  version TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  beat_at INTEGER NOT NULL,
  beats INTEGER NOT NULL,
  running INTEGER NOT NULL,
  waiting INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE host_leases (
  host TEXT PRIMARY KEY,
  worker_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX host_leases_worker ON host_leases (worker_id);
`;
