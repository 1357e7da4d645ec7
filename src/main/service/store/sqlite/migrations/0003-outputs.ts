/** What the pipeline made of kept captures, so that a hit is read and not made again. Never edited after release. */
export const outputs = `
CREATE TABLE outputs (
  snapshot_pk INTEGER NOT NULL REFERENCES snapshots (pk) ON DELETE CASCADE,
  output_key TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (snapshot_pk, output_key)
) STRICT;
`;
