/** Words are folded in more ways than before (domain/fold-words.ts): all texts are indexed anew. Never edited after release. */
export const wordsFolded = `
INSERT OR IGNORE INTO versions_due (pk) SELECT version_pk FROM version_texts;
`;
