/** As ../../sqlite/migrations/0018-nodes.ts. */
export const nodes = `
CREATE TABLE nodes (
  id text PRIMARY KEY,
  name text NOT NULL,
  roles text NOT NULL,
  address text NOT NULL,
  version text NOT NULL,
  started_at bigint NOT NULL,
  beat_at bigint NOT NULL,
  beats bigint NOT NULL,
  running bigint NOT NULL,
  waiting bigint NOT NULL
);

CREATE TABLE host_leases (
  host text PRIMARY KEY,
  worker_id text NOT NULL
);
CREATE INDEX host_leases_worker ON host_leases (worker_id);
`;
