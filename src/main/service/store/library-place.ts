/**
 * Where the library's rows are, for services on one PostgreSQL. Rows name bytes by number: they are the database's as soon as
 * the bytes are all services', and until then each service keeps both for itself. This is the one place that says so.
 */
export function isLibraryShared(): boolean {
  return false;
}

/** Tables of the library; its indexes of words are made anew from the texts, wherever these are. */
export const LIBRARY_TABLES: readonly string[] = [
  ...['entries', 'versions', 'version_texts', 'captures', 'capture_blobs', 'chain', 'entry_tags'],
  ...['collections', 'entry_collections', 'highlights', 'imports'],
];
export const LIBRARY_INDEXES: readonly string[] = ['versions_due', 'versions_text', 'shelf_text'];
