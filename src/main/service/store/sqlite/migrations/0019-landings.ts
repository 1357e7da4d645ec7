/** Where the start of a crawl led to, which decides what belongs to it. Never edited after release. */
export const landings = `
ALTER TABLE jobs ADD COLUMN landed_url TEXT;
`;
