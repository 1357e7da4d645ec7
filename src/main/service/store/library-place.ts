/** Where the library is for a service: with the database that it shares, rows and bytes, or in its own folder, both. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blobFile } from './blobs/where.ts';
import { readMark } from './moved-mark.ts';

interface Asked {
  readonly dataDir: string;
  /** `postgres://…`, where services share one. */
  readonly database: string | undefined;
}

/** What is one service's own beside a database. */
export function ownFile(dataDir: string): string {
  return join(dataDir, 'node.db');
}

/**
 * Whether all services of the database see it. A folder that kept pages of its own beside a database goes on doing so:
 * its rows name its own bytes by number. `hearth move` takes both along.
 */
export function sharesLibrary({ dataDir, database }: Asked): boolean {
  if (database === undefined) return false;
  const hasOwn = existsSync(blobFile(dataDir)) || existsSync(ownFile(dataDir));
  return !hasOwn || readMark(dataDir)?.hasLibrary === true;
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
