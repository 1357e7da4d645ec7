/** As ../../sqlite/migrations/0019-landings.ts. */
export const landings = `
ALTER TABLE jobs ADD COLUMN landed_url text;
`;
