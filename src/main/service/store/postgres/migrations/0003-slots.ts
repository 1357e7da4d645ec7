/** As ../../sqlite/migrations/0017-slots.ts. */
export const slots = `
CREATE TABLE slots (
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  worker_id text NOT NULL,
  held bigint NOT NULL,
  need bigint NOT NULL,
  served_at bigint NOT NULL,
  lease_until bigint NOT NULL,
  PRIMARY KEY (account_id, worker_id)
);
`;
