/**
 * An archive as a flat run of items: a capture, its exchanges, the next capture; at the end the report.
 *
 * Runs in a thread of its own (worker.ts) or, for tests, in place. Never writes but to `folder`, never fetches.
 */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, createGunzip } from 'node:zlib';
import { HearthError } from '../../domain/errors.ts';
import type { ArchivedExchange, ArchiveFinding, ImportReport } from '../../ports/archive.ts';
import { cappedFindings, openBudget, refusal } from '../limits.ts';
import type { ArchiveLimits, Budget } from '../limits.ts';
import { linesIn, readAt, type ByteRange } from '../range.ts';
import { isGzip } from '../warc/gzip-member.ts';
import { hasFullMembers } from '../warc/read.ts';
import { OWN_LINE, OWN_MANIFEST } from '../warc/write.ts';
import { readChain, readCollections, readWaiting } from '../wacz/own-files.ts';
import { checkHashes, readPackage } from '../wacz/package.ts';
import { messageOf, openZip, shown, type OpenZip } from '../zip/read.ts';
import { catalogue, type Catalogue, type Findings } from './catalogue.ts';
import {
  captureLineOf,
  foreignCapture,
  ownCapture,
  type CaptureFacts,
  type ReadCapture,
} from './captures.ts';
import { recordAt, type Reader } from './exchange.ts';
import { absentPages, byPageId, errorAnswers, groupsOf, isWeb, type Group } from './groups.ts';
import { readPages } from './pages.ts';
import { HEAD_BYTES, isSavedPage, savedPageAsWarc } from './saved-page.ts';

export interface ImportOptions {
  /** For what must be unpacked to be read; nothing is left there. */
  readonly folder: string;
  readonly limits: ArchiveLimits;
  /** ms since the epoch. */
  readonly now: number;
}

export type ImportItem =
  | { readonly kind: 'capture'; readonly capture: CaptureFacts }
  | { readonly kind: 'exchange'; readonly exchange: ArchivedExchange };

/** Throws `PARSE_UNREADABLE_FILE`. */
export async function* importItems(
  path: string,
  options: ImportOptions,
): AsyncGenerator<ImportItem, ImportReport> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const budget = openBudget(options.limits, size);
  const whole: ByteRange = { name: 'file', file, start: 0, end: size };
  const start = await readAt(whole, 0, Math.min(HEAD_BYTES, size));
  const findings: Findings = { damaged: cappedFindings(), refused: cappedFindings() };
  const counts = { captures: 0, exchanges: 0 };
  const { limits } = options;
  const again = openBudget({ ...limits, deadlineMs: limits.deadlineMs / 2 }, size);
  const work = { budget, again, findings, options };
  if (start.toString('latin1').startsWith('WARC/') || isGzip(start)) {
    await using source = await warcSource(path, whole, work);
    yield* counted(foreign(source.reader, []), counts);
    return reportOf('warc', source.reader, findings, counts);
  }
  if (isSavedPage(start)) {
    await using source = await savedPage(whole, work);
    yield* counted(foreign(source.reader, []), counts);
    return reportOf('page', source.reader, findings, counts);
  }
  await using zip = await openZip(path, options.folder, budget);
  const archive = await waczSource(zip, work);
  yield* counted(archive.captures(), counts);
  return { ...reportOf('wacz', archive.reader, findings, counts), ...archive.facts };
}

interface Work {
  readonly budget: Budget;
  readonly again: Budget;
  readonly findings: Findings;
  readonly options: ImportOptions;
}

async function* counted(
  captures: AsyncIterable<ReadCapture>,
  counts: { captures: number; exchanges: number },
): AsyncGenerator<ImportItem> {
  for await (const { capture, exchanges } of captures) {
    counts.captures += 1;
    yield { kind: 'capture', capture };
    for await (const exchange of exchanges()) {
      counts.exchanges += 1;
      yield { kind: 'exchange', exchange };
    }
  }
}

function reportOf(
  format: ImportReport['format'],
  { catalogue: { software, records } }: Reader,
  { damaged, refused }: Findings,
  counts: { readonly captures: number; readonly exchanges: number },
): ImportReport {
  return {
    format,
    software,
    ...counts,
    records,
    signature: { kind: 'none' },
    damaged: damaged.list,
    refused: refused.list,
    unlisted: damaged.unlisted() + refused.unlisted(),
    chain: [],
    collections: [],
    waiting: [],
  };
}

async function* foreign(
  reader: Reader,
  pages: Awaited<ReturnType<typeof readPages>>,
): AsyncGenerator<ReadCapture> {
  const groups = groupsOf(reader.catalogue.refs, pages);
  if (groups.length === 0) reader.findings.refused.push(noPageIn(reader.catalogue));
  for (const url of absentPages(reader.catalogue.refs, pages)) {
    const what = 'is listed as a page, and the archive has no record of it';
    reader.findings.refused.push({ where: shown(url), what });
  }
  for (const group of groups) yield (await ownOf(reader, group)) ?? foreignCapture(reader, group);
  for (const [status, [first, ...others]] of errorAnswers(reader.catalogue.refs, pages)) {
    if (first === undefined) continue;
    const more = others.length === 0 ? '' : ` (and ${others.length} more of this status)`;
    const what = `answered ${status} and was not taken as a page${more}`;
    reader.findings.refused.push({ where: shown(first.url), what, isNote: true });
  }
}

/** Nothing is taken: why, and what to do. */
function noPageIn({ refs, records }: Catalogue): ArchiveFinding {
  const where = 'file';
  const answers = refs.filter(({ url }) => isWeb(url));
  if (answers.length === 0) {
    const held = `${records} record${records === 1 ? '' : 's'}`;
    const what = `holds no answer of a website (${held}); a crawl writes the answers into other files, often next to this one`;
    return { where, what };
  }
  const held = answers.length === 1 ? 'holds one answer' : `holds ${answers.length} answers`;
  const what = answers.some(({ isHtml, isDocument }) => isHtml || isDocument)
    ? `${held}, and no page that was answered well: errors and redirects without their target are not taken; capture the pages again`
    : `${held}, and no page: HTML, PDF and other documents are taken, and pictures, data and scripts with the page that shows them; capture that page with them`;
  return { where, what };
}

/** A capture of Hearth's in a file without an index: its line and its manifest are among its records. */
async function ownOf(reader: Reader, { refs }: Group): Promise<ReadCapture | undefined> {
  const blockOf = async (name: string): Promise<Buffer | undefined> => {
    const ref = refs.find(({ type, url }) => type === 'resource' && url.startsWith(name));
    return ref && (await recordAt(reader, ref))?.block;
  };
  const bytes = await blockOf(OWN_LINE);
  const line = bytes && captureLineOf(bytes);
  const manifest = line && (await blockOf(OWN_MANIFEST));
  return manifest && ownCapture({ ...reader, isOwn: true }, line, manifest, refs);
}

async function readerOf(files: readonly ByteRange[], isOwn: boolean, work: Work): Promise<Reader> {
  const { budget, again, findings, options } = work;
  const read: Catalogue = await catalogue(files, { budget, findings, now: options.now });
  return { catalogue: read, budget, again, findings, isOwn };
}

async function warcSource(
  path: string,
  whole: ByteRange,
  work: Work,
): Promise<AsyncDisposable & { readonly reader: Reader }> {
  const isGzipped = isGzip(await readAt(whole, 0, 5));
  if (!isGzipped || !(await hasFullMembers(whole, work.budget))) {
    return {
      reader: await readerOf([whole], false, work),
      [Symbol.asyncDispose]: () => Promise.resolve(),
    };
  }
  // gzipped as one piece: only unpacked can records be found again
  return await rewritten(work, (copy) => unpack(path, copy, work));
}

/** Read from a file of our own that is written first; `write` gives its bytes. */
async function rewritten(
  work: Work,
  write: (copy: FileHandle) => Promise<number>,
): Promise<AsyncDisposable & { readonly reader: Reader }> {
  const target = join(work.options.folder, `unpacked-${randomUUID()}`);
  const copy = await open(target, 'wx+', 0o600);
  const dispose = async (): Promise<void> => {
    await copy.close();
    await rm(target, { force: true });
  };
  try {
    const unpacked: ByteRange = { name: 'file', file: copy, start: 0, end: await write(copy) };
    return { reader: await readerOf([unpacked], false, work), [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function savedPage(
  whole: ByteRange,
  work: Work,
): Promise<AsyncDisposable & { readonly reader: Reader }> {
  const { bodyBytes } = work.options.limits;
  if (whole.end > 2 * bodyBytes) {
    throw refusal(`A saved page may have ${Math.round((2 * bodyBytes) / 1024 ** 2)} MB`);
  }
  const records = savedPageAsWarc(await readAt(whole, 0, whole.end));
  if (records === undefined)
    throw refusal('The saved page does not say from which address it came');
  const bytes = Buffer.concat(records);
  return await rewritten(work, async (copy) => (await copy.write(bytes)).bytesWritten);
}

/** As far as it can be; gives the bytes. Where the file ends too early, the record there says so. */
async function unpack(path: string, copy: FileHandle, { budget, findings }: Work): Promise<number> {
  let end = 0;
  try {
    const unzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    for await (const chunk of createReadStream(path).pipe(unzip)) {
      const bytes = Buffer.from(chunk);
      budget.spend(bytes.length);
      await copy.write(bytes);
      end += bytes.length;
    }
  } catch (error) {
    if (error instanceof HearthError) throw error;
    const fault = messageOf(error);
    if (end === 0) throw refusal(`The file cannot be unpacked (${fault})`, error);
    findings.refused.push({ where: 'file', what: `cannot be unpacked to its end (${fault})` });
  }
  return end;
}

interface WaczSource {
  readonly reader: Reader;
  readonly facts: Pick<
    ImportReport,
    'signature' | 'software' | 'chain' | 'collections' | 'waiting'
  >;
  readonly captures: () => AsyncIterable<ReadCapture>;
}

async function waczSource(zip: OpenZip, work: Work): Promise<WaczSource> {
  const { budget, findings } = work;
  for (const one of zip.refused) findings.refused.push(one);
  const said = await readPackage(zip, findings.damaged);
  await checkHashes(zip, said, budget, findings.damaged);
  const rangesOf = async (pattern: RegExp): Promise<readonly ByteRange[]> => {
    const ranges: ByteRange[] = [];
    for (const [name, entry] of zip.entries) {
      if (pattern.test(name)) ranges.push(await zip.range(entry, name));
    }
    return ranges;
  };
  const records = await rangesOf(/^archive\/[^/]*\.warc(?:\.gz)?$/);
  if (records.length === 0) throw refusal('The archive holds no web pages (no archive/….warc.gz)');
  const [lines] = await rangesOf(/^hearth\/captures\.jsonl$/);
  const [manifests] = await rangesOf(/^hearth\/manifests\.jsonl$/);
  const isOwn = lines !== undefined && manifests !== undefined;
  const reader = await readerOf(records, isOwn, work);
  const chain = isOwn ? await readChain(zip, { budget, findings: findings.damaged }) : [];
  const collections = isOwn
    ? await readCollections(zip, { budget, findings: findings.refused })
    : [];
  const waiting = isOwn ? await readWaiting(zip, { budget, findings: findings.refused }) : [];
  const { signature } = said;
  const software = said.software || reader.catalogue.software;
  const facts = { signature, chain, collections, waiting, software };
  if (isOwn) return { reader, facts, captures: () => own(reader, lines, manifests) };
  const pages = await readPages(await rangesOf(/^pages\/[^/]*\.jsonl$/), budget, findings);
  return { reader, facts, captures: () => foreign(reader, pages) };
}

/** Line by line with its manifest. */
async function* own(
  reader: Reader,
  lines: ByteRange,
  manifests: ByteRange,
): AsyncGenerator<ReadCapture> {
  const groups = byPageId(reader.catalogue.refs);
  const beside = linesIn(manifests, reader.budget);
  for await (const { bytes, offset } of linesIn(lines, reader.budget)) {
    const manifest = await beside.next();
    const line = bytes === undefined ? undefined : captureLineOf(bytes);
    if (line === undefined) {
      const where = `${shown(lines.name)}, line at byte ${offset}`;
      reader.findings.refused.push({ where, what: 'is no capture' });
      continue;
    }
    const text = manifest.done === true ? undefined : manifest.value.bytes;
    const refs = groups.get(String(line['id'])) ?? [];
    yield ownCapture(reader, line, text ?? Buffer.alloc(0), refs);
  }
}
