/**
 * The library as a signed WACZ 1.1.1, in one pass and little memory.
 *
 * Order: records while the captures are read, then what could only be known behind them (index, pages, manifests,
 * chain), then datapackage.json, which hashes all of it, and its signature. Equal captures and an equal instant give
 * equal bytes but for the signature. Private captures stay out unless asked for.
 * Source: WACZ 1.1.1, wacz-auth 0.1.0; why 1.1.1: docs/adr/0028-archives.md.
 */
import { hash } from 'node:crypto';
import { HearthError } from '../../domain/errors.ts';
import type { ArchivedCapture, ArchiveSource, ChainLink } from '../../ports/archive.ts';
import { CHAIN_START } from '../../domain/library/chain.ts';
import type { ArchiveSigner } from '../sign.ts';
import {
  createSortedLines,
  createSpool,
  inPieces,
  type SortedLines,
  type Spool,
} from '../spool.ts';
import { cdxjLine } from '../warc/cdxj.ts';
import { packs } from '../warc/compress.ts';
import {
  createKnownPayloads,
  exchangeRecords,
  isoDate,
  partRecords,
  warcInfo,
  type PlannedRecord,
} from '../warc/write.ts';
import { createZipWriter, type ZipWriter } from '../zip/write.ts';
import { indexFiles } from './index-files.ts';

export interface ExportOptions {
  /** The instant the archive says of itself, ms since the epoch. */
  readonly at: number;
  /** Such as `Hearth 1.2.3`. */
  readonly software: string;
  readonly title: string;
  readonly signer?: ArchiveSigner;
  /** For what does not fit in memory; nothing is left there. */
  readonly folder: string;
  readonly withPrivate: boolean;
  /** A new record file begins beyond; 1 GB. */
  readonly warcBytes?: number;
}

interface ExportReport {
  readonly captures: number;
  /** Left out. */
  readonly privateCaptures: number;
  readonly exchanges: number;
}

export interface Export {
  readonly bytes: AsyncGenerator<Uint8Array>;
  /** Complete when all bytes were read. */
  report(): ExportReport;
}

const WARC_BYTES = 1_073_741_824;
const PAGES_HEAD = { format: 'json-pages-1.0', id: 'pages', title: 'All Pages', hasText: true };

export function exportWacz(source: ArchiveSource, options: ExportOptions): Export {
  const counts = { captures: 0, privateCaptures: 0, exchanges: 0 };
  const bytes = inPieces(waczBytes(source, options, counts));
  return { bytes, report: () => ({ ...counts }) };
}

/** One `.warc.gz` without index and signature; what only Hearth reads stands in records of its own. */
export function exportWarc(source: ArchiveSource, options: ExportOptions): Export {
  const counts = { captures: 0, privateCaptures: 0, exchanges: 0 };
  async function* bytes(): AsyncGenerator<Uint8Array> {
    await using books = openBooks(options.folder);
    const start = warcInfo('hearth.warc.gz', options.software, options.at);
    for await (const pack of packs(planned(source, options, books, counts, start, captureLine))) {
      yield pack.bytes;
    }
  }
  return { bytes: inPieces(bytes()), report: () => ({ ...counts }) };
}

type Counts = { -readonly [K in keyof ExportReport]: ExportReport[K] };

/** What is written behind the records. */
interface Books extends AsyncDisposable {
  readonly pages: Spool;
  readonly captures: Spool;
  readonly manifests: Spool;
  readonly index: SortedLines;
  /** Number in the chain of the first and last capture that is exported. */
  readonly numbers: { first: number | undefined };
}

function openBooks(folder: string): Books {
  const [pages, captures, manifests] = [
    createSpool(folder),
    createSpool(folder),
    createSpool(folder),
  ] as const;
  const index = createSortedLines(folder);
  return {
    pages,
    captures,
    manifests,
    index,
    numbers: { first: undefined },
    async [Symbol.asyncDispose]() {
      for (const one of [pages, captures, manifests, index]) await one[Symbol.asyncDispose]();
    },
  };
}

async function* waczBytes(
  source: ArchiveSource,
  options: ExportOptions,
  counts: Counts,
): AsyncGenerator<Uint8Array> {
  await using books = openBooks(options.folder);
  const zip = createZipWriter(options.at);
  yield* records(source, options, { books, zip, counts });
  for await (const file of indexFiles(books.index, options.folder)) {
    yield* zip.file(file.name, file.content);
  }
  yield* zip.file('pages/pages.jsonl', withHead(PAGES_HEAD, books.pages));
  yield* zip.file('hearth/captures.jsonl', books.captures.read());
  yield* zip.file('hearth/manifests.jsonl', books.manifests.read());
  const collections = (await source.collections?.()) ?? [];
  if (collections.length > 0) {
    const lines = collections.map((one) => Buffer.from(jsonLine(one)));
    yield* zip.file('hearth/collections.jsonl', lines);
  }
  const waiting: Buffer[] = [];
  for await (const one of source.waiting?.() ?? []) waiting.push(Buffer.from(jsonLine(one)));
  if (waiting.length > 0) yield* zip.file('hearth/waiting.jsonl', waiting);
  const head = { link: undefined };
  yield* zip.file('hearth/chain.jsonl', chainLines(source, books.numbers.first, head));
  yield* packageFiles(zip, options, { captures: counts.captures, head: head.link });
  yield zip.end();
}

/** `archive/data.warc.gz`, `archive/data-1.warc.gz`, …, with their lines in the index. */
async function* records(
  source: ArchiveSource,
  options: ExportOptions,
  to: { readonly books: Books; readonly zip: ZipWriter; readonly counts: Counts },
): AsyncGenerator<Uint8Array> {
  const start = warcInfo('data.warc.gz', options.software, options.at);
  // whoever stops reading ends the compressors
  await using queue = packs(planned(source, options, to.books, to.counts, start));
  const most = options.warcBytes ?? WARC_BYTES;
  let next = await queue.next();
  for (let file = 0; next.done !== true; file += 1) {
    const name = file === 0 ? 'data.warc.gz' : `data-${file}.warc.gz`;
    yield* to.zip.file(`archive/${name}`, oneFile(name, file));
  }

  async function* oneFile(filename: string, file: number): AsyncGenerator<Uint8Array> {
    let offset = 0;
    if (file > 0) {
      const info = warcInfo(filename, options.software, options.at);
      for await (const { bytes } of packs(only(info))) {
        offset += bytes.length;
        yield bytes;
      }
    }
    while (next.done !== true && (offset === 0 || offset < most)) {
      for (const { index, bytes: length, digest } of next.value.members) {
        if (index !== undefined) {
          const place = { filename, offset, length, recordDigest: digest };
          await to.books.index.add(cdxjLine(index, place));
        }
        offset += length;
      }
      yield next.value.bytes;
      next = await queue.next();
    }
  }
}

async function* only<T>(one: T): AsyncGenerator<T> {
  yield await Promise.resolve(one);
}

/** All records in order; what is written behind them goes into the books on the way. */
async function* planned(
  source: ArchiveSource,
  options: ExportOptions,
  books: Books,
  counts: Counts,
  start: PlannedRecord,
  lineOf?: (capture: ArchivedCapture) => object,
): AsyncGenerator<PlannedRecord> {
  const known = createKnownPayloads();
  yield start;
  for await (const capture of source.captures()) {
    if (capture.isPrivate && !options.withPrivate) {
      counts.privateCaptures += 1;
      continue;
    }
    const seen = { bytes: 0, hasAsked: false, place: 0 };
    for await (const exchange of capture.exchanges) {
      seen.bytes += exchange.body?.length ?? 0;
      seen.hasAsked ||= exchange.url === capture.url;
      yield* exchangeRecords(capture, exchange, seen.place, known);
      seen.place += 1;
    }
    yield* partRecords(capture, lineOf && JSON.stringify(lineOf(capture)));
    counts.captures += 1;
    counts.exchanges += seen.place;
    await note(books, capture, seen);
  }
}

async function note(
  books: Books,
  capture: ArchivedCapture,
  seen: { readonly bytes: number; readonly hasAsked: boolean },
): Promise<void> {
  const { manifest, chain } = capture;
  if (manifest.includes(10)) {
    throw new HearthError(
      'STORAGE_FAILED',
      `The manifest of capture ${capture.id} is not canonical; run "hearth library verify".`,
    );
  }
  const { id, url, finalUrl, at, title, text } = capture;
  // a player opens what it finds a record of
  const page = { id, url: seen.hasAsked ? url : finalUrl, ts: isoDate(at), title };
  await books.pages.append(jsonLine({ ...page, text, size: seen.bytes }));
  await books.captures.append(jsonLine(captureLine(capture)));
  await books.manifests.append(Buffer.concat([manifest, Buffer.from('\n')]));
  if (chain !== undefined) books.numbers.first = Math.min(chain.n, books.numbers.first ?? chain.n);
}

/** What of a capture stands neither in its records nor in its manifest's line. */
function captureLine(capture: ArchivedCapture): object {
  const { id, url, finalUrl, at, status, statusText, headers, contentType, title } = capture;
  const { author, published, description, ownTitle, isRead } = capture;
  const { tags, note: words, collections, highlights, isPrivate, chain, manifest } = capture;
  return {
    ...{ id, url, finalUrl, at, status, statusText, headers, contentType, title },
    ...{ author, published, description },
    ...{ tags, note: words, collections, highlights, ownTitle, isRead, isPrivate },
    ...(chain === undefined ? {} : { chain }),
    digest: `sha256:${hash('sha256', manifest, 'hex')}`,
  };
}

async function* withHead(head: object, spool: Spool): AsyncGenerator<Uint8Array> {
  yield Buffer.from(jsonLine(head));
  yield* spool.read();
}

/** A line of what the first link leans on, then all links from the first exported capture to the head. */
async function* chainLines(
  source: ArchiveSource,
  first: number | undefined,
  head: { link: ChainLink | undefined },
): AsyncGenerator<Uint8Array> {
  let previous = CHAIN_START;
  let hasBegun = false;
  if (first === undefined) return;
  for await (const link of source.chain(first - 1)) {
    if (link.n < first) {
      previous = link.link;
      continue;
    }
    if (!hasBegun) yield Buffer.from(jsonLine({ format: 'hearth-chain-1', previous }));
    hasBegun = true;
    head.link = link;
    yield Buffer.from(jsonLine({ n: link.n, digest: link.digest, at: link.at, link: link.link }));
  }
}

async function* packageFiles(
  zip: ZipWriter,
  { at, software, title, signer }: ExportOptions,
  facts: { readonly captures: number; readonly head: ChainLink | undefined },
): AsyncGenerator<Uint8Array> {
  const created = `${isoDate(at).slice(0, 19)}Z`;
  const { head } = facts;
  const text = canonicalJson({
    profile: 'data-package',
    wacz_version: '1.1.1',
    title,
    created,
    software,
    resources: zip.files().map(({ name, hash: digest, bytes }) => ({
      name: name.slice(name.lastIndexOf('/') + 1),
      path: name,
      hash: digest,
      bytes,
    })),
    hearth: {
      captures: facts.captures,
      ...(head === undefined ? {} : { chain: { n: head.n, link: head.link } }),
    },
  });
  yield* zip.file('datapackage.json', [Buffer.from(text)]);
  const digest = `sha256:${hash('sha256', text, 'hex')}`;
  const signedData = await signer?.sign(digest, created, software);
  const signed = canonicalJson({
    path: 'datapackage.json',
    hash: digest,
    ...(signedData === undefined ? {} : { signedData }),
  });
  yield* zip.file('datapackage-digest.json', [Buffer.from(signed)]);
}

/** The one spelling Hearth writes, by which another is told. */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function jsonLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
