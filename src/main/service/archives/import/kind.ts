/** What a file that somebody wants to import is, told by what is in it: an archive of pages, one page, or a list of addresses. */
import { open } from 'node:fs/promises';
import { HearthError } from '../../domain/errors.ts';
import { openBudget, type ArchiveLimits } from '../limits.ts';
import { readAt } from '../range.ts';
import { isGzip } from '../warc/gzip-member.ts';
import { HEAD_BYTES, isSavedPage } from './saved-page.ts';
import { openZip } from '../zip/read.ts';

/** Throws `PARSE_UNREADABLE_FILE` for a ZIP that is none. */
export async function isArchive(
  path: string,
  { folder, limits }: { readonly folder: string; readonly limits: ArchiveLimits },
): Promise<boolean> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const whole = { name: 'file', file, start: 0, end: size };
  const start = await readAt(whole, 0, Math.min(HEAD_BYTES, size));
  refuseOthers(start);
  if (start.toString('latin1').startsWith('WARC/') || isGzip(start)) return true;
  if (isSavedPage(start)) return true;
  if (!start.toString('latin1').startsWith('PK')) return false;
  await using zip = await openZip(path, folder, openBudget(limits, size));
  return zip.names.some((name) => name.startsWith('archive/') || name === 'datapackage.json');
}

const OTHERS: readonly (readonly [start: string, message: string])[] = [
  [
    Buffer.from('bplist00').toString('hex'),
    'The file is a .webarchive, which is not read here; keep the page by its address, or save it as MHTML in another browser.',
  ],
  [
    '28b52ffd',
    'The file is packed with Zstandard, which is not read here; unpack it (zstd -d) and import what comes out.',
  ],
  [
    Buffer.from('filedesc:').toString('hex'),
    'The file is an ARC, the form before WARC, which is not read here; make a WARC of it (warcio recompress) and import that.',
  ],
];

/** Archives of other forms: they are no lists of addresses. */
function refuseOthers(start: Buffer): void {
  const signs = start.toString('hex', 0, 16);
  const found = OTHERS.find(([sign]) => signs.startsWith(sign));
  if (found !== undefined) throw new HearthError('PARSE_UNREADABLE_FILE', found[1]);
}
