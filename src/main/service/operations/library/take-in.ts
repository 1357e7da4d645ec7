/**
 * A capture out of an archive goes into the library: its bytes first, each under its digest, then its rows.
 *
 * What Hearth wrote comes back as it was: the manifest is taken when it is whole, and every part is known by the digest
 * it names. Of archives of others a manifest is made, and the page goes through today's pipeline for its text. An id is
 * made of account and record, so that a repeat takes nothing twice.
 */
import { hash } from 'node:crypto';
import type { ScrapeOptions } from '../../domain/command.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import {
  digestOf,
  digestsOf,
  encodeManifest,
  keptHeaders,
  type Digest,
  type Manifest,
  type ManifestResource,
} from '../../domain/library/manifest.ts';
import { checkedManifest } from '../../domain/library/manifest-check.ts';
import { followQuote } from '../../domain/library/quote.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { ArchivedCapture, ArchivedExchange } from '../../ports/archive.ts';
import type {
  BlobClass,
  BlobStore,
  CaptureRow,
  CaptureStore,
  NewBlob,
} from '../../ports/library.ts';
import type { Pipeline, PipelineOutput } from '../../ports/pipeline.ts';
import type { ShelfStore } from '../../ports/shelves.ts';
import type { Clock } from '../../ports/system.ts';
import { isServed } from './foreign-text.ts';
import { classOf } from './keep.ts';

export interface TakeInDeps {
  readonly store: CaptureStore & ShelfStore;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly pipeline: Pick<Pipeline, 'run'>;
  /** As of a scrape that asks for nothing but Markdown. */
  readonly options: ScrapeOptions;
  /** `hearth 1.2.3`. */
  readonly software: string;
}

export type TakenIn = 'added' | 'known' | 'elsewhere';

/** `elsewhere`: it is in the library of another account of this installation. Throws `STORAGE_FULL`, `STORAGE_FAILED`. */
export async function takeIn(
  deps: TakeInDeps,
  accountId: string,
  given: ArchivedCapture,
  signal: AbortSignal,
): Promise<TakenIn> {
  const capture = plausible(given, deps.clock.now());
  const own = checkedManifest(capture.manifest);
  const isOwn = own?.id === capture.id && own.at === capture.at;
  const id = isOwn ? capture.id : idOf(accountId, capture.id);
  const there =
    (await deps.store.findCapture(accountId, id)) ?? (await sameOf(deps, accountId, capture));
  if (there !== undefined) {
    await describe(deps, accountId, there.entryId, capture);
    return 'known';
  }
  const box = new Box(deps, capture.finalUrl);
  const kept = isOwn
    ? await ownParts(own, capture, box)
    : await foreignParts(deps, { ...capture, id }, box, signal);
  const isSaved = await save(deps, accountId, kept, box);
  if (!isSaved) return 'elsewhere';
  if (capture.isDamaged === true || kept.isLess) await deps.store.markDamaged([id]);
  const row = await deps.store.findCapture(accountId, id);
  if (row !== undefined) await describe(deps, accountId, row.entryId, capture);
  return 'added';
}

/** A copy of one that is here, by a file that holds less of it, or was written before files held all. */
async function sameOf(
  { store }: TakeInDeps,
  accountId: string,
  { namedId, at }: ArchivedCapture,
): Promise<CaptureRow | undefined> {
  const there = namedId === undefined ? undefined : await store.findCapture(accountId, namedId);
  return there !== undefined && Math.abs(there.at - at) < DAY_MS ? there : undefined;
}

/** A copy of the year 9999 would be the newest for ever: instants that cannot be become now. */
function plausible(capture: ArchivedCapture, now: number): ArchivedCapture {
  const at = (instant: number): number =>
    Number.isSafeInteger(instant) && instant >= 0 && instant <= now + DAY_MS ? instant : now;
  const highlights = capture.highlights.map((one) => ({ ...one, at: at(one.at) }));
  return { ...capture, at: at(capture.at), highlights };
}

const DAY_MS = 86_400_000;

interface Kept {
  readonly manifest: Manifest;
  readonly text: string;
  /** Not all that the manifest names was in the file. */
  readonly isLess: boolean;
}

async function ownParts(manifest: Manifest, capture: ArchivedCapture, box: Box): Promise<Kept> {
  const { still, thumbnail, text, parts = [] } = capture;
  const named = new Set(digestsOf(manifest));
  const classes = classesOf(manifest);
  const add = async (bytes: Uint8Array | null | undefined, of?: string): Promise<void> => {
    if (bytes === null || bytes === undefined) return;
    const digest = digestOf(bytes);
    if (named.has(digest))
      await box.put({ digest, bytes, class: classes.get(digest) ?? 'binary' }, of);
  };
  for (const bytes of [still, thumbnail, Buffer.from(text, 'utf8')]) await add(bytes);
  for (const { body, url } of parts) await add(body, url);
  for await (const { url, body, requestBody } of capture.exchanges) {
    await add(body, url);
    await add(requestBody, url);
  }
  return { manifest, text, isLess: box.isMissing([...named]) };
}

/** What blobs are compressed against follows from what they are. */
function classesOf(manifest: Manifest): ReadonlyMap<Digest, BlobClass> {
  const { body, html, document, text, still = [], contentType, resources } = manifest;
  const classes = new Map<Digest, BlobClass>();
  for (const one of resources) {
    if (one.body !== null) classes.set(one.body, classOf(one.mimeType));
    if (one.requestBody !== undefined) classes.set(one.requestBody, 'json');
  }
  for (const { body: frame } of still) classes.set(frame, 'still');
  if (document !== undefined) classes.set(document, 'json');
  if (html !== undefined) classes.set(html, 'html');
  if (text !== undefined) classes.set(text, 'text');
  return classes.set(body, classOf(contentType));
}

async function foreignParts(
  deps: TakeInDeps,
  capture: ArchivedCapture,
  box: Box,
  signal: AbortSignal,
): Promise<Kept> {
  const { main, resources, missing } = await foreignExchanges(capture, box);
  const made = await convert(deps, capture, main, signal);
  const text = await textOf(deps, capture, { main, made }, signal);
  const body = await box.add(main, classOf(capture.contentType));
  const still = capture.still && (await box.add(capture.still, 'still'));
  const document = made && (await box.add(Buffer.from(JSON.stringify(made.document)), 'json'));
  const words = await box.add(Buffer.from(text, 'utf8'), 'text');
  const { id, url, finalUrl, at, status, statusText, contentType, isPrivate } = capture;
  const frame = { frame: 0, parent: null, url: finalUrl };
  const manifest: Manifest = {
    ...{ hearth: 1, id, kind: still === undefined ? 'page' : 'full', url, finalUrl, redirects: [] },
    ...{ at, engine: 'http', profile: { languages: [], mobile: false, blockAds: false } },
    ...{ status, statusText, headers: keptHeaders(capture.headers), contentType, body },
    ...(still === undefined ? {} : { still: [{ ...frame, body: still }] }),
    ...(document === undefined ? {} : { document }),
    ...{ text: words, ...saidOf(capture.title, made), resources, missing },
    ...{ private: isPrivate, software: deps.software },
  };
  return { manifest, text, isLess: false };
}

/** Ours, unless a script brought what the writer of the archive saw (foreign-text.ts). */
async function textOf(
  deps: TakeInDeps,
  capture: ArchivedCapture,
  { main, made }: { readonly main: Uint8Array; readonly made: PipelineOutput | undefined },
  signal: AbortSignal,
): Promise<string> {
  const { text: seen } = capture;
  const read = made?.text ?? '';
  if (seen === '' || read === '') return seen || read;
  const options = { ...deps.options, onlyMainContent: false };
  const whole = await convert({ ...deps, options }, capture, main, signal);
  return isServed(seen, whole?.document.markdown ?? '') ? read : seen;
}

function saidOf(
  title: string,
  made: PipelineOutput | undefined,
): Pick<Manifest, 'title' | 'description' | 'language'> {
  const said = (name: string): string => {
    const value = made?.document.metadata[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    title: title || said('articleTitle') || said('title'),
    description: said('description'),
    language: said('language'),
  };
}

async function foreignExchanges(
  capture: ArchivedCapture,
  box: Box,
): Promise<Pick<Manifest, 'resources' | 'missing'> & { readonly main: Uint8Array }> {
  const resources: ManifestResource[] = [];
  const missing: { url: string; why: string }[] = [];
  let main: Uint8Array | undefined;
  for await (const exchange of capture.exchanges) {
    if (main === undefined) main = exchange.body ?? new Uint8Array(0);
    else {
      resources.push(await resourceOf(exchange, box));
      if (exchange.body === null) missing.push({ url: exchange.url, why: 'not in the archive' });
    }
  }
  return { main: main ?? new Uint8Array(0), resources, missing };
}

async function resourceOf(
  { method, url, status, mimeType, headers, body, requestBody }: ArchivedExchange,
  box: Box,
): Promise<ManifestResource> {
  const asked = requestBody === undefined ? undefined : await box.add(requestBody, 'json', url);
  return {
    ...{ method, url, status, mimeType },
    body: body === null ? null : await box.add(body, classOf(mimeType), url),
    ...{ headers: keptHeaders(headers), bytes: body?.length ?? 0, flags: [] },
    ...(asked === undefined ? {} : { requestBody: asked }),
  };
}

/** Undefined for what no reader takes: it is kept without a text. */
async function convert(
  { pipeline, options }: TakeInDeps,
  capture: ArchivedCapture,
  body: Uint8Array,
  signal: AbortSignal,
): Promise<PipelineOutput | undefined> {
  const { url, finalUrl, status, statusText, headers, contentType, at } = capture;
  if (body.length === 0 || status < 200 || status >= 300) return undefined;
  const snapshot = {
    ...{ requestedUrl: url, finalUrl, redirects: [], status, statusText, contentType },
    headers: Object.fromEntries(keptHeaders(headers)),
    // the pipeline may take the bytes with it
    ...({ body: Uint8Array.from(body), engine: 'http', proxyUsed: 'basic' } as const),
    ...{ capturedAt: at, elapsedMs: 0, warnings: [] },
  };
  try {
    const wants = { wantsLinks: false, wantsText: true };
    return await pipeline.run({ snapshot, options, ...wants }, signal, -1);
  } catch (error) {
    signal.throwIfAborted();
    const { code } = toHearthError(error);
    if (code.startsWith('SCRAPE_') || code.startsWith('PARSE_')) return undefined;
    throw error;
  }
}

async function save(
  { store }: TakeInDeps,
  accountId: string,
  { manifest, text }: Kept,
  box: Box,
): Promise<boolean> {
  const digest = await box.add(encodeManifest(manifest), 'manifest');
  await box.flush();
  const pk = box.pkOf(digest);
  const key = urlKey(manifest.finalUrl, PAGE_IDENTITY);
  const asked = urlKey(manifest.url, PAGE_IDENTITY);
  const { id, finalUrl: url, at, kind, engine, status, contentType } = manifest;
  return store.saveCapture({
    ...{ id, accountId, urlKey: key, url, at, kind, kept: true, engine, status, contentType },
    ...(asked === key ? {} : { requestKey: asked }),
    host: URL.parse(url)?.hostname ?? '',
    ...{ private: manifest.private, bytes: box.bytes },
    manifest: { pk, digest, blobPks: box.pks.filter((one) => one !== pk) },
    ...{ title: manifest.title, description: manifest.description, language: manifest.language },
    ...{ text, tags: [] },
  });
}

/** Tags, collections, note and highlights are added to what the entry has; a note and a title that are there stay. */
async function describe(
  { store }: TakeInDeps,
  accountId: string,
  entryId: number,
  { tags, note, collections, highlights, ownTitle, isRead }: ArchivedCapture,
): Promise<void> {
  const entry = await store.findEntry(accountId, entryId);
  if (entry === undefined) return;
  await store.updateEntry({
    ...{ accountId, entryId },
    tags: [...new Set([...entry.tags, ...tags])],
    collections: [...new Set([...entry.collections, ...collections])],
    ...(entry.note === '' && note !== '' ? { note } : {}),
    ...(entry.hasOwnTitle || ownTitle === undefined ? {} : { title: ownTitle }),
    ...(entry.state === 'unread' && isRead === true ? { state: 'read' } : {}),
  });
  if (highlights.length === 0) return;
  const texts = await store.versionTexts({ accountId, entryId });
  const dated = texts.map(({ text, firstAt }) => ({ text, at: firstAt }));
  for (const highlight of highlights) {
    const place = followQuote(highlight, dated);
    await store.addHighlight({ ...highlight, accountId, entryId, place });
  }
}

const AT_ONCE_BYTES = 8 * 1024 ** 2;

/** Bytes on their way into the blob store, a few megabytes at a time. */
class Box {
  readonly #deps: Pick<TakeInDeps, 'blobs' | 'clock'>;
  readonly #urlKey: string;
  readonly #host: string;
  readonly #waiting = new Map<Digest, NewBlob>();
  readonly #stored = new Map<Digest, { readonly pk: number; readonly bytes: number }>();
  #waitingBytes = 0;

  constructor(deps: Pick<TakeInDeps, 'blobs' | 'clock'>, url: string) {
    this.#deps = deps;
    this.#urlKey = urlKey(url, PAGE_IDENTITY);
    this.#host = URL.parse(url)?.hostname ?? '';
  }

  get bytes(): number {
    return [...this.#stored.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get pks(): readonly number[] {
    return [...this.#stored.values()].map(({ pk }) => pk);
  }

  pkOf(digest: Digest): number {
    const found = this.#stored.get(digest);
    if (found !== undefined) return found.pk;
    throw new HearthError('STORAGE_FAILED', 'A part of the capture was not stored.');
  }

  async add(bytes: Uint8Array, blobClass: BlobClass, of?: string): Promise<Digest> {
    const digest = digestOf(bytes);
    await this.put({ digest, bytes, class: blobClass }, of);
    return digest;
  }

  async put(blob: Pick<NewBlob, 'digest' | 'bytes' | 'class'>, of?: string): Promise<void> {
    if (this.#has(blob.digest)) return;
    const host = of === undefined ? this.#host : (URL.parse(of)?.hostname ?? this.#host);
    this.#waiting.set(blob.digest, { ...blob, host, urlKey: of ?? this.#urlKey });
    this.#waitingBytes += blob.bytes.length;
    if (this.#waitingBytes >= AT_ONCE_BYTES) await this.flush();
  }

  #has(digest: Digest): boolean {
    return this.#stored.has(digest) || this.#waiting.has(digest);
  }

  async flush(): Promise<void> {
    const blobs = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#waitingBytes = 0;
    if (blobs.length === 0) return;
    const now = this.#deps.clock.now();
    for (const { digest, pk, bytes } of await this.#deps.blobs.put(blobs, now)) {
      this.#stored.set(digest, { pk, bytes });
    }
  }

  /** Whether one of them was not added. */
  isMissing(digests: readonly Digest[]): boolean {
    return digests.some((digest) => !this.#has(digest));
  }
}

function idOf(accountId: string, recordId: string): string {
  const hex = hash('sha256', `${accountId}\n${recordId}`, 'hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
