/**
 * Lists of addresses from other programs, whichever it was: told by what is in the file, never by its name.
 *
 * Bookmark files, Pocket, Instapaper and Raindrop tables, Karakeep, Linkwarden and Omnivore JSON (also zipped, as Pocket
 * and Omnivore send them), any other table or JSON with addresses, else one address a line. The same address is one entry; what is no address is said.
 */
import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ArchiveFinding, ListedEntry } from '../../ports/archive.ts';
import { ARCHIVE_LIMITS, cappedFindings, openBudget, refusal } from '../limits.ts';
import type { CappedFindings } from '../limits.ts';
import { readAt, type ByteRange } from '../range.ts';
import { openZip, shown } from '../zip/read.ts';
import { bookmarksIn } from './bookmarks.ts';
import { entryOf, merged, type RawEntry } from './entry.ts';
import { jsonListIn } from './json-lists.ts';
import { tableIn } from './tables.ts';

type ListFormat =
  | 'bookmarks'
  | 'pocket'
  | 'instapaper'
  | 'raindrop'
  | 'karakeep'
  | 'linkwarden'
  | 'omnivore'
  | 'table'
  | 'json'
  | 'addresses';

export interface ReadList {
  readonly format: ListFormat;
  readonly entries: readonly ListedEntry[];
  readonly refused: readonly ArchiveFinding[];
  /** More refused ones than are listed. */
  readonly unlisted: number;
}

const MOST_BYTES = 67_108_864;
const MOST_ENTRIES = 500_000;
const MOST_FILES = 1000;

/** Throws `PARSE_UNREADABLE_FILE`. `folder`: for zipped lists; nothing is left there. */
export async function readListFile(path: string, folder: string): Promise<ReadList> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const whole: ByteRange = { name: basename(path), file, start: 0, end: size };
  const isZip = (await readAt(whole, 0, 4)).toString('latin1') === 'PK\u0003\u0004';
  return readList(isZip ? await unzipped(path, folder, size) : [await textIn(whole)]);
}

/** The texts are parts of one list. */
export function readList(texts: readonly string[]): ReadList {
  const refused = cappedFindings();
  const entries = new Map<string, ListedEntry>();
  let format: ListFormat = 'addresses';
  for (const text of texts) {
    const read = rawEntriesIn(text);
    format = read.format;
    take(read.entries, entries, refused);
  }
  const { list, unlisted } = refused;
  return { format, entries: [...entries.values()], refused: list, unlisted: unlisted() };
}

function take(
  raw: readonly RawEntry[],
  entries: Map<string, ListedEntry>,
  refused: CappedFindings,
): void {
  for (const one of raw) {
    const entry = entryOf(one);
    if (entry === undefined) {
      refused.push({ where: shown(one.url), what: 'is no address of a web page' });
      continue;
    }
    const known = entries.get(entry.url);
    if (known === undefined && entries.size >= MOST_ENTRIES) {
      throw refusal(`The list holds more than ${MOST_ENTRIES} addresses`);
    }
    entries.set(entry.url, known === undefined ? entry : merged(known, entry));
  }
}

function rawEntriesIn(text: string): {
  readonly format: ListFormat;
  readonly entries: readonly RawEntry[];
} {
  const start = text.slice(0, 2000).trimStart();
  if (/^(?:<!doctype netscape-bookmark|<(?:html|dl|meta|title|h1)\b)/i.test(start)) {
    return { format: 'bookmarks', entries: bookmarksIn(text) };
  }
  if (/^[[{]/.test(start)) {
    const list = jsonListIn(parsed(text));
    if (list !== undefined) return list;
    throw refusal('The JSON holds no address of a web page');
  }
  return tableIn(text) ?? { format: 'addresses', entries: addressesIn(text) };
}

/** One a line; lines of `#` are remarks. */
function addressesIn(text: string): readonly RawEntry[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((url) => ({ url }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal('The file begins as JSON and is none', error);
  }
}

async function textIn(range: ByteRange): Promise<string> {
  const bytes = range.end - range.start;
  if (bytes > MOST_BYTES) throw refusal(`A list may have ${MOST_BYTES / 1024 ** 2} MB`);
  return decoded(await readAt(range, 0, bytes));
}

/** As tables are saved: UTF-8, UTF-16 with its mark (Excel's "Unicode text"), else the letters of Windows. */
function decoded(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}

async function unzipped(path: string, folder: string, size: number): Promise<readonly string[]> {
  const budget = openBudget({ ...ARCHIVE_LIMITS, unpackedBytes: MOST_BYTES }, size);
  await using zip = await openZip(path, folder, budget);
  const all = [...zip.entries.keys()].filter((name) => !name.startsWith('__MACOSX/'));
  const tables = all.filter((name) => /\.(?:csv|json)$/i.test(name));
  // Omnivore sends the pages' contents as HTML beside its lists
  const names = tables.length > 0 ? tables : all.filter((name) => /\.html?$/i.test(name));
  if (names.length === 0 || names.length > MOST_FILES) {
    throw refusal('The ZIP holds no list of addresses (a .csv, .json or .html)');
  }
  const texts: string[] = [];
  for (const name of names.sort()) {
    const entry = zip.entries.get(name);
    if (entry !== undefined) texts.push(await textIn(await zip.range(entry, name)));
  }
  return texts;
}
