/** Texts of the library that wait to be indexed; what is named here survives a kill. Never edited after release. */
export const libraryDue = `
CREATE TABLE library_due (
  pk INTEGER PRIMARY KEY REFERENCES library (pk)
) STRICT;
`;
