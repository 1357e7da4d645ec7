/** Signs are words, and numbers stand apart from units (domain/fold-words.ts): all texts are indexed anew. Never edited after release. */
export const signsSaid = `
INSERT OR IGNORE INTO versions_due (pk) SELECT version_pk FROM version_texts;
`;
