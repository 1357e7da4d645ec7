/**
 * Indexes of the library's list: the order of an account's entries and how many each site has are read from an index
 * alone, without what was removed; views of few among many find those few. Never edited after release.
 */
export const libraryLists = `
DROP INDEX entries_recent;
DROP INDEX entries_first;
CREATE INDEX entries_recent ON entries (account_id, removed_at, last_at);
CREATE INDEX entries_first ON entries (account_id, removed_at, first_at);
CREATE INDEX entries_site ON entries (account_id, removed_at, host);
CREATE INDEX entries_kept ON entries (account_id, removed_at, last_at, host) WHERE kept > 0;
CREATE INDEX entries_wanted ON entries (account_id, removed_at, last_at, host) WHERE state = 'wanted';
CREATE INDEX captures_damaged ON captures (entry_pk) WHERE damaged = 1;
CREATE INDEX captures_private ON captures (entry_pk) WHERE private = 1;
CREATE INDEX versions_changed ON versions (first_at, entry_pk) WHERE n > 1;
`;
