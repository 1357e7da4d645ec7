/** Sign-in profiles: what a browser holds after somebody signed in, sealed. Never edited after release. */
export const signInProfiles = `
CREATE TABLE sign_in_profiles (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  site TEXT NOT NULL,
  sealed TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expired_at INTEGER,
  UNIQUE (account_id, name)
) STRICT;
`;
