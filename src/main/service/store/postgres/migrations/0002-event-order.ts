/**
 * Numbers of events come out of order where many write: readers go by the transaction that wrote them, and no further
 * than the oldest one that still writes.
 */
export const eventOrder = `
ALTER TABLE events ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX events_order ON events (xid, id);
`;
