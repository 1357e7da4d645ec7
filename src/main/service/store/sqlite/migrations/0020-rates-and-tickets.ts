/**
 * What several services of one database share, though one alone could keep it in mind: windows of requests, and who is
 * signed in or about to. Never edited after release.
 */
export const ratesAndTickets = `
CREATE TABLE rate_windows (
  account_id TEXT NOT NULL,
  bucket TEXT NOT NULL,
  ends_at INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  PRIMARY KEY (account_id, bucket)
) STRICT, WITHOUT ROWID;
CREATE TABLE tickets (
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  data TEXT NOT NULL,
  tries INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX tickets_expiry ON tickets (kind, expires_at);
INSERT OR IGNORE INTO tickets (kind, name, data, tries, expires_at)
SELECT 'session', e.value ->> 'hash', json_object('email', e.value ->> 'email'), 1, e.value ->> 'expiresAt'
FROM settings s, json_each(s.value) e WHERE s.name = 'console-sessions';
DELETE FROM settings WHERE name = 'console-sessions';
`;
