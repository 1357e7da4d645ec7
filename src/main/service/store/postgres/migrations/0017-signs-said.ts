/** As ../../sqlite/migrations/0024-signs-said.ts. */
export const signsSaid = `
INSERT INTO versions_due (pk) SELECT version_pk FROM version_texts ON CONFLICT DO NOTHING;
`;
