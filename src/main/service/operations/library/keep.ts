/**
 * A page goes into the library: its bytes first, durable, then (with the page, in the store's transaction) its rows.
 *
 * A keep that fails never fails the page: the document says "Not kept: …", and what was written of it is collected later.
 */
import type { ScrapeOptions } from '../../domain/command.ts';
import { withWarning, type Document } from '../../domain/document.ts';
import { toHearthError } from '../../domain/errors.ts';
import {
  digestOf,
  encodeManifest,
  keptHeaders,
  type Digest,
  type Manifest,
  type ManifestPicture,
  type ManifestResource,
} from '../../domain/library/manifest.ts';
import { withoutPassword } from '../../domain/address-login.ts';
import { isSignedIn } from '../../domain/library/signed-in.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { BlobClass, BlobStore, NewBlob, NewCapture } from '../../ports/library.ts';
import type { PipelineOutput } from '../../ports/pipeline.ts';
import type { RecordedResource, Recording } from '../../ports/recording.ts';
import type { Clock, Ids, Log } from '../../ports/system.ts';
import type { Acquired, Keepable } from '../acquire.ts';
import type { OtherReading } from './other-reading.ts';

export interface KeepDeps {
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** `hearth 1.2.3`. */
  readonly software: string;
  /** Throws `STORAGE_FULL` where a setting or the disk leaves no room. */
  readonly room: () => Promise<void>;
  readonly otherReading: OtherReading;
}

interface KeepRequest {
  readonly scrapeId: string;
  readonly url: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  readonly keyId?: string;
  /** Of a page of a job: the job. */
  readonly isolationGroup: string;
  readonly signal: AbortSignal;
}

interface KeptPage {
  /** With `metadata.captureId`, or with the reason why not. */
  readonly document: Document;
  /** To be written with the page; absent when it was not kept. */
  readonly kept?: NewCapture;
}

export type Keep = (
  request: KeepRequest,
  acquired: Acquired,
  document: Document,
) => Promise<KeptPage>;

/** Builds the operation; without `keep` in the options, or without bytes, it does nothing. */
export function createKeep(deps: KeepDeps): Keep {
  return async (request, acquired, document) => {
    const { keepable } = acquired;
    if (request.options.keep === undefined || keepable === undefined) return { document };
    try {
      const whole = warned(document, acquired);
      return await keepPage(deps, request, { acquired, document: whole, keepable });
    } catch (error) {
      const { message } = toHearthError(error);
      deps.log.warn('page not kept', { url: request.url, error: message });
      return { document: withWarning(document, `Not kept: ${message}`) };
    }
  };
}

/** With a word where what came is hardly what somebody wanted to keep. */
function warned(document: Document, { facts: { status }, output }: Acquired): Document {
  const asksSignIn = output.asksSignIn === true && textOf(output).length < LITTLE_CHARS;
  if (status >= 400) {
    return withWarning(
      document,
      `The page answered ${status}: what was kept is what it said then.`,
    );
  }
  if (!asksSignIn) return document;
  const sentence =
    'The page asks to sign in: what was kept is that, not what stands behind it. A sign-in profile leads there.';
  return withWarning(document, sentence);
}

/** Of a main text: a page with more is about something, whatever box to sign in stands on it. */
const LITTLE_CHARS = 1_500;

interface Page {
  readonly acquired: Acquired;
  readonly document: Document;
  readonly keepable: Keepable;
}

async function keepPage(deps: KeepDeps, request: KeepRequest, page: Page): Promise<KeptPage> {
  await deps.room();
  const { keep } = request.options;
  const { snapshot, recording } = page.keepable;
  const key = urlKey(snapshot.finalUrl, PAGE_IDENTITY);
  const host = URL.parse(snapshot.finalUrl)?.hostname ?? '';
  const parts = new Parts(key, host);
  const id = deps.ids.uuid();
  const { output } = page.acquired;
  const words = textOf(output);
  const manifest = manifestOf({ id, request, page, parts, words, software: deps.software });
  const digest = parts.add(encodeManifest(manifest), 'manifest', OWN);
  const bytes = parts.bytes;
  const stored = await deps.blobs.put(parts.blobs, deps.clock.now());
  const last = stored.at(-1);
  if (last?.digest !== digest) throw new Error('The manifest was not stored');
  const named = { pk: last.pk, digest, blobPks: stored.slice(0, -1).map(({ pk }) => pk) };
  const about = { urlKey: key, host, bytes, manifest: named };
  const text = output.sealed?.text ?? words;
  const { accountId, options, signal } = request;
  const made = { accountId, urlKey: key, options, text, page: manifest.html ?? manifest.body };
  const readOtherwise = manifest.private ? undefined : await deps.otherReading({ ...made, signal });
  const kept = {
    ...rowOf(request, manifest, key),
    ...about,
    text,
    ...(readOtherwise === undefined ? {} : { readOtherwise }),
  };
  const metadata = { ...page.document.metadata, captureId: id };
  const document = { ...page.document, metadata };
  const isLess = keep?.kind === 'full' && recording === undefined;
  return { document: isLess ? withWarning(document, ONLY_PAGE) : document, kept };
}

/** What the rows say of it beside its bytes. */
function rowOf(
  { accountId, keyId, isolationGroup, scrapeId, options }: KeepRequest,
  manifest: Manifest,
  ownKey: string,
): Omit<NewCapture, 'urlKey' | 'host' | 'bytes' | 'manifest' | 'text'> {
  const { keep } = options;
  const askedKey =
    manifest.url === manifest.finalUrl ? ownKey : urlKey(manifest.url, PAGE_IDENTITY);
  const isElsewhere = askedKey !== ownKey;
  return {
    ...{ id: manifest.id, accountId, url: manifest.finalUrl, at: manifest.at },
    ...(keyId === undefined ? {} : { keyId }),
    ...(isElsewhere ? { requestKey: askedKey } : {}),
    ...{ kind: manifest.kind, kept: true, engine: manifest.engine, status: manifest.status },
    ...{ contentType: manifest.contentType, private: manifest.private },
    ...{ jobId: isolationGroup, pageId: scrapeId },
    ...{ title: manifest.title, description: manifest.description, language: manifest.language },
    tags: keep?.tags ?? [],
    ...(keep?.collection === undefined ? {} : { collection: keep.collection }),
    ...(keep?.note === undefined ? {} : { note: keep.note }),
  };
}

const ONLY_PAGE =
  'Kept as a page: a full copy needs the browser to record the visit, and it handed over no recording of this one.';

/** Blobs of one capture, each once. */
class Parts {
  readonly #blobs = new Map<Digest, NewBlob>();
  readonly #urlKey: string;
  readonly #host: string;

  constructor(key: string, host: string) {
    this.#urlKey = key;
    this.#host = host;
  }

  /** In the order they came. */
  get blobs(): readonly NewBlob[] {
    return [...this.#blobs.values()];
  }

  get bytes(): number {
    return this.blobs.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  add(bytes: Uint8Array, blobClass: BlobClass, { of, ...how }: PartOptions = {}): Digest {
    const digest = digestOf(bytes);
    const place =
      of === undefined
        ? { urlKey: this.#urlKey, host: this.#host }
        : { urlKey: of, host: URL.parse(of)?.hostname ?? this.#host };
    // of equal parts the last one stands, so that the manifest is the last of all
    this.#blobs.delete(digest);
    this.#blobs.set(digest, { digest, bytes, class: blobClass, ...place, ...how });
    return digest;
  }

  addText(text: string, blobClass: BlobClass, how: PartOptions = {}): Digest {
    return this.add(ownBytes(text), blobClass, { ...how, isGiven: true });
  }
}

interface PartOptions extends Pick<NewBlob, 'madeOf' | 'isGiven'> {
  /** The part's own address, where it is not the page's. */
  readonly of?: string;
}

/** Nobody else reads these bytes. */
const OWN: PartOptions = { isGiven: true };

/** In UTF-8 with a buffer of their own: Node's shared one would cross to the other thread whole. */
function ownBytes(text: string): Uint8Array {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text, 'utf8'));
  own.write(text, 'utf8');
  return own;
}

function manifestOf(given: {
  readonly id: string;
  readonly request: KeepRequest;
  readonly page: Page;
  readonly parts: Parts;
  /** Plain main text. */
  readonly words: string;
  readonly software: string;
}): Manifest {
  const { id, request, page, parts, words, software } = given;
  const { snapshot, recording } = page.keepable;
  const { options } = request;
  const { main, profile, resources, missing } = recording ?? plainOf(snapshot, options);
  const { body: recorded, headers } = main;
  const got = recorded ?? snapshot.body;
  const { metadata } = page.document;
  const said = (name: string): string => textValue(metadata[name]);
  const isRendered = snapshot.html !== undefined && recorded !== null;
  const body = parts.add(got, classOf(snapshot.contentType), got === snapshot.body ? OWN : {});
  const html = isRendered ? parts.addText(snapshot.html, 'html', { madeOf: body }) : undefined;
  const made = { madeOf: html ?? body, isGiven: true };
  return {
    hearth: 1,
    id,
    kind: recording === undefined ? 'page' : 'full',
    url: withoutPassword(request.url),
    finalUrl: withoutPassword(snapshot.finalUrl),
    redirects: snapshot.redirects.map(withoutPassword),
    ...{ at: snapshot.capturedAt, engine: snapshot.engine },
    profile,
    ...{ status: snapshot.status, statusText: snapshot.statusText },
    headers: keptHeaders(headers),
    contentType: snapshot.contentType,
    body,
    ...(html === undefined ? {} : { html }),
    ...(recording === undefined ? {} : recordedOf(recording, parts)),
    document: parts.add(documentJson(page.document, page.acquired.output), 'json', made),
    text: parts.addText(words, 'text', made),
    ...{ title: said('articleTitle') || said('title'), description: said('description') },
    language: said('language'),
    resources: resources.map((resource) => resourceOf(resource, parts)),
    missing,
    private: isSignedIn(options, [request.url, snapshot.finalUrl]),
    software,
  };
}

/** What stands for the recording of a page that was not recorded. */
function plainOf({ headers }: Keepable['snapshot'], options: ScrapeOptions) {
  const { location, mobile, blockAds } = options;
  return {
    main: { headers: Object.entries(headers), body: null },
    profile: { languages: location.languages, mobile, blockAds },
    ...{ resources: [], missing: [] },
  };
}

function resourceOf(resource: RecordedResource, parts: Parts): ManifestResource {
  const { method, url, status, mimeType, body, headers, flags, requestBody } = resource;
  return {
    ...{ method, url, status, mimeType },
    body: body === null ? null : parts.add(body, classOf(mimeType), { of: url }),
    headers: keptHeaders(headers),
    bytes: body?.length ?? 0,
    flags,
    ...(requestBody === undefined
      ? {}
      : { requestBody: parts.add(requestBody, 'json', { of: url }) }),
  };
}

function recordedOf(
  recording: Recording,
  parts: Parts,
): Pick<Manifest, 'still' | 'shot' | 'thumb' | 'fidelity'> {
  const { picture, thumbnail, stills } = recording;
  const pictureOf = (given: NonNullable<Recording['picture']>): ManifestPicture => ({
    body: parts.add(given.bytes, 'binary'),
    ...{ mimeType: given.mimeType, width: given.width, height: given.height },
  });
  return {
    fidelity: recording.fidelity,
    still: stills.map(({ frame, parent, url, html }) => ({
      ...{ frame, parent, url },
      body: parts.addText(html, 'still', frame === 0 ? {} : { of: url }),
    })),
    ...(picture === undefined ? {} : { shot: pictureOf(picture) }),
    ...(thumbnail === undefined ? {} : { thumb: pictureOf(thumbnail) }),
  };
}

function textValue(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The document as answered, in UTF-8, without pictures: those are parts of their own. */
function documentJson(document: Document, { sealed }: PipelineOutput): Uint8Array {
  const plain = JSON.stringify({ ...document, screenshot: undefined, actions: undefined });
  if (sealed === undefined || sealed.content.length <= 2) return ownBytes(plain);
  const head = sealed.content.subarray(0, -1);
  const tail = `,${plain.slice(1)}`;
  const whole = Buffer.allocUnsafeSlow(head.length + Buffer.byteLength(tail, 'utf8'));
  whole.set(head);
  whole.write(tail, head.length, 'utf8');
  return whole;
}

function textOf({ sealed, text }: PipelineOutput): string {
  if (sealed?.text === undefined) return text ?? '';
  const read: unknown = JSON.parse(Buffer.from(sealed.text).toString('utf8'));
  return textValue(read);
}

/** By the type an answer names. */
export function classOf(contentType: string): BlobClass {
  const type = contentType.toLowerCase();
  if (type === '' || type.includes('html')) return 'html';
  if (type.includes('css')) return 'css';
  if (type.includes('javascript') || type.includes('ecmascript')) return 'js';
  if (type.includes('json')) return 'json';
  if (type.startsWith('text/') || type.includes('xml') || type.includes('svg')) return 'text';
  return 'binary';
}
