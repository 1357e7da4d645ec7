/**
 * Where the library's rows are, for services on one PostgreSQL. Rows name bytes by number: they are the database's as soon as
 * the bytes are all services', and until then each service keeps both for itself. This is the one place that says so.
 */

/** Whether bytes of kept pages lie where all services of a database find them. */
function areBytesShared(): boolean {
  return false;
}

/** For a service: whether it reads and writes the library's rows in the database. */
export function sharesLibrary(): boolean {
  return areBytesShared();
}

/** For `hearth move`: whether the library's rows go along. */
export function movesLibrary(): boolean {
  return areBytesShared();
}

const LIBRARY_TABLES: readonly string[] = [
  ...['entries', 'versions', 'version_texts', 'captures', 'capture_blobs', 'chain', 'entry_tags'],
  ...['collections', 'entry_collections', 'highlights', 'imports'],
];
/** Made anew from the texts, wherever these are. */
const LIBRARY_INDEXES: readonly string[] = ['versions_due', 'versions_text', 'shelf_text'];

/** What a table of SQLite is to the library; those that FTS5 keeps its index in are of that index. */
export function libraryPart(table: string): 'rows' | 'index' | undefined {
  if (LIBRARY_TABLES.includes(table)) return 'rows';
  const isIndex = LIBRARY_INDEXES.some((name) => table === name || table.startsWith(`${name}_`));
  return isIndex ? 'index' : undefined;
}
