/** Highlights and collections that were removed can be had back for a while. Never edited after release. */
export const shelvesRestored = `
ALTER TABLE highlights ADD COLUMN removed_at INTEGER;
CREATE INDEX highlights_removed ON highlights (removed_at) WHERE removed_at IS NOT NULL;

ALTER TABLE collections ADD COLUMN removed_at INTEGER;
DROP INDEX collections_name;
CREATE UNIQUE INDEX collections_name ON collections (account_id, name) WHERE removed_at IS NULL;
CREATE INDEX collections_removed ON collections (removed_at) WHERE removed_at IS NOT NULL;
`;
