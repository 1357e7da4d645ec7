/** What a file that somebody wants to import is, told by what is in it: an archive of pages, or a list of addresses. */
import { open } from 'node:fs/promises';
import { openBudget, type ArchiveLimits } from '../limits.ts';
import { readAt } from '../range.ts';
import { isGzip } from '../warc/gzip-member.ts';
import { openZip } from '../zip/read.ts';

/** Throws `PARSE_UNREADABLE_FILE` for a ZIP that is none. */
export async function isArchive(
  path: string,
  { folder, limits }: { readonly folder: string; readonly limits: ArchiveLimits },
): Promise<boolean> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const start = await readAt({ name: 'file', file, start: 0, end: size }, 0, Math.min(5, size));
  if (start.toString('latin1') === 'WARC/' || isGzip(start)) return true;
  if (!start.toString('latin1').startsWith('PK')) return false;
  await using zip = await openZip(path, folder, openBudget(limits, size));
  return zip.names.some((name) => name.startsWith('archive/') || name === 'datapackage.json');
}
