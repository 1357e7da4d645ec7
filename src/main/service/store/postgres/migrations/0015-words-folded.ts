/** As ../../sqlite/migrations/0022-words-folded.ts. */
export const wordsFolded = `
INSERT INTO versions_due (pk) SELECT version_pk FROM version_texts ON CONFLICT DO NOTHING;
`;
