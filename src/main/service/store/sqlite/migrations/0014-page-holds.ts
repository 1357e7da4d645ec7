/** Each page counts how often it changed hands, so that a worker that lost it is refused. Never edited after release. */
export const pageHolds = `
ALTER TABLE pages ADD COLUMN hold INTEGER NOT NULL DEFAULT 0;
`;
