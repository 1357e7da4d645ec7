/** As ../../sqlite/migrations/0020-rates-and-tickets.ts. Windows of a minute may be lost in a crash: written past the log. */
export const ratesAndTickets = `
CREATE UNLOGGED TABLE rate_windows (
  account_id text NOT NULL,
  bucket text NOT NULL,
  ends_at bigint NOT NULL,
  taken bigint NOT NULL,
  PRIMARY KEY (account_id, bucket)
) WITH (fillfactor = 50);
CREATE TABLE tickets (
  kind text NOT NULL,
  name text NOT NULL,
  data text NOT NULL,
  tries bigint NOT NULL,
  expires_at bigint NOT NULL,
  PRIMARY KEY (kind, name)
);
CREATE INDEX tickets_expiry ON tickets (kind, expires_at);
INSERT INTO tickets (kind, name, data, tries, expires_at)
SELECT 'session', e ->> 'hash', json_build_object('email', e ->> 'email')::text, 1, (e ->> 'expiresAt')::bigint
FROM settings s, jsonb_array_elements(s.value::jsonb) e WHERE s.name = 'console-sessions'
ON CONFLICT DO NOTHING;
DELETE FROM settings WHERE name = 'console-sessions';
`;
