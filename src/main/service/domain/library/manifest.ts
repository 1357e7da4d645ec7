/**
 * The manifest of a capture: canonical JSON that names all that was kept by its SHA-256; its own SHA-256 is the
 * capture's digest.
 *
 * Canonical: the keys below in this order, absent ones left out, no white space, UTF-8. Rows of the database are an
 * index of manifests and can be made again from them. Why: docs/adr/0025-manifests-and-blobs.md.
 */
import { hash } from 'node:crypto';
import { HearthError } from '../errors.ts';

/** `sha256:` and 64 hex digits. */
export type Digest = `sha256:${string}`;

export type CaptureKind = 'text' | 'page' | 'full';

export interface ManifestPicture {
  readonly body: Digest;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

interface ManifestStill {
  readonly frame: number;
  readonly parent: number | null;
  readonly url: string;
  readonly body: Digest;
}

/** One exchange of the page; `body` is null where it did not come. */
export interface ManifestResource {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly mimeType: string;
  readonly body: Digest | null;
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: number;
  readonly flags: readonly string[];
  readonly requestBody?: Digest;
}

interface ManifestProfile {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly userAgent?: string;
  readonly languages: readonly string[];
  readonly mobile: boolean;
  readonly blockAds: boolean;
}

export interface Manifest {
  readonly hearth: 1;
  /** Of the capture, UUID. */
  readonly id: string;
  readonly kind: CaptureKind;
  /** Address asked for, and after redirects; without a name and password. */
  readonly url: string;
  readonly finalUrl: string;
  readonly redirects: readonly string[];
  /** ms since the epoch. */
  readonly at: number;
  readonly engine: 'http' | 'browser';
  readonly profile: ManifestProfile;
  readonly status: number;
  readonly statusText: string;
  /** Lower case names; no cookie or authorization fields. */
  readonly headers: readonly (readonly [string, string])[];
  readonly contentType: string;
  /** The main response after content decoding. */
  readonly body: Digest;
  /** The rendered page, where a browser made one and it is not `body`. */
  readonly html?: Digest;
  readonly still?: readonly ManifestStill[];
  readonly shot?: ManifestPicture;
  readonly thumb?: ManifestPicture;
  /** What was answered when the capture was taken, as JSON. */
  readonly document?: Digest;
  /** Plain main text, UTF-8. */
  readonly text?: Digest;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly resources: readonly ManifestResource[];
  readonly missing: readonly { readonly url: string; readonly why: string }[];
  readonly fidelity?: { readonly requested: number; readonly served: number };
  /** The request carried a cookie or an authorization of the caller. */
  readonly private: boolean;
  /** Who wrote it: `hearth 1.2.3`. */
  readonly software: string;
}

const KEYS = [
  ...['hearth', 'id', 'kind', 'url', 'finalUrl', 'redirects', 'at', 'engine', 'profile'],
  ...['status', 'statusText', 'headers', 'contentType', 'body', 'html', 'still', 'shot', 'thumb'],
  ...['document', 'text', 'title', 'description', 'language', 'resources', 'missing'],
  ...['fidelity', 'private', 'software'],
] as const;

/** A manifest is read whole on every replay. */
const MOST_MANIFEST_BYTES = 2_097_152;
/** With addresses of a usual length more of them would fit. */
const MANY_PARTS = 1_000;

export function digestOf(bytes: Uint8Array): Digest {
  return `sha256:${hash('sha256', bytes, 'hex')}`;
}

/** Canonical bytes. Throws `STORAGE_FAILED` above 2 MB. */
export function encodeManifest(manifest: Manifest): Uint8Array {
  const ordered = Object.fromEntries(KEYS.map((key) => [key, Reflect.get(manifest, key)]));
  const json = JSON.stringify(ordered);
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(json, 'utf8'));
  bytes.write(json, 'utf8');
  if (bytes.length <= MOST_MANIFEST_BYTES) return bytes;
  const why =
    manifest.resources.length > MANY_PARTS
      ? 'The page has too many parts'
      : 'The addresses and header fields of the page and its parts are too long';
  const remedy =
    manifest.kind === 'full' ? 'with kind "page", which has fewer' : 'with kind "text"';
  throw new HearthError(
    'STORAGE_FAILED',
    `${why}: the list of them is ${bytes.length} bytes long, ${MOST_MANIFEST_BYTES} are the most. Keep it ${remedy}.`,
  );
}

/** The manifest of its bytes; undefined when they are none. */
export function decodeManifest(bytes: Uint8Array): Manifest | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    // only `encodeManifest` writes what is stored under the digest that named these bytes
    return isManifest(read) ? read : undefined;
  } catch {
    return undefined; // not JSON
  }
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const said = new Map<string, unknown>(Object.entries(value));
  return (
    said.get('hearth') === 1 &&
    ['id', 'kind', 'url', 'finalUrl', 'body'].every((key) => typeof said.get(key) === 'string') &&
    typeof said.get('at') === 'number' &&
    ['resources', 'missing', 'redirects', 'headers'].every((key) => Array.isArray(said.get(key)))
  );
}

/** Every blob a manifest names, each once, without its own. */
export function digestsOf(manifest: Manifest): readonly Digest[] {
  const { body, html, document, text, still = [], shot, thumb, resources } = manifest;
  const named = [
    ...[body, html, document, text, shot?.body, thumb?.body],
    ...still.map((frame) => frame.body),
    ...resources.flatMap((resource) => [resource.body ?? undefined, resource.requestBody]),
  ];
  return [...new Set(named.filter((digest) => digest !== undefined))];
}

const SECRET_FIELDS = /^(?:set-cookie2?|cookie|authorization|proxy-.*)$/i;

/** Header fields as they may be kept: lower case, without cookies and credentials. */
export function keptHeaders(
  headers: Iterable<readonly [string, string]>,
): readonly (readonly [string, string])[] {
  return [...headers]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !SECRET_FIELDS.test(name));
}
