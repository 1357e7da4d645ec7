/** Whether a manifest from a file of others is one in every member, so that what reads it later may rely on its types. Pure. */
import { encodeManifest, type Manifest } from './manifest.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const whole: Check = (value) => Number.isSafeInteger(value);
const flag: Check = (value) => typeof value === 'boolean';
const digest: Check = (value) => typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);
const web: Check = (value) =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);
const oneOf =
  (...known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((item) => check(item));
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const members = new Map<string, unknown>(Object.entries(value));
    return (
      [...members.keys()].every((key) => Object.hasOwn(checks, key)) &&
      Object.entries(checks).every(([key, check]) => check(members.get(key)))
    );
  };

const headers = listOf(
  (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((item) => text(item)),
);
const picture = shape({ body: digest, mimeType: text, width: whole, height: whole });
const size: Check = (value) => typeof value === 'number' && Number.isFinite(value);

const MANIFEST = shape({
  ...{ hearth: oneOf(1), id: text, kind: oneOf('page', 'full'), url: web, finalUrl: web },
  ...{ redirects: listOf(text), at: whole, engine: oneOf('http', 'browser') },
  profile: shape({
    viewport: maybe(shape({ width: size, height: size })),
    ...{ userAgent: maybe(text), languages: listOf(text), mobile: flag, blockAds: flag },
  }),
  ...{ status: whole, statusText: text, headers, contentType: text, body: digest },
  html: maybe(digest),
  still: maybe(listOf(shape({ frame: whole, parent: nullOr(whole), url: text, body: digest }))),
  ...{ shot: maybe(picture), thumb: maybe(picture), document: maybe(digest), text: maybe(digest) },
  ...{ title: text, description: text, language: text },
  resources: listOf(
    shape({
      ...{ method: text, url: text, status: whole, mimeType: text, body: nullOr(digest), headers },
      ...{ bytes: whole, flags: listOf(text), requestBody: maybe(digest) },
    }),
  ),
  missing: listOf(shape({ url: text, why: text })),
  fidelity: maybe(shape({ requested: whole, served: whole })),
  ...{ private: flag, software: text },
});

/** Undefined unless the bytes are the canonical ones of a whole manifest. */
export function checkedManifest(bytes: Uint8Array): Manifest | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (!isManifest(read)) return undefined;
    return Buffer.compare(encodeManifest(read), bytes) === 0 ? read : undefined;
  } catch {
    return undefined; // no JSON, or too long
  }
}

function isManifest(value: unknown): value is Manifest {
  return MANIFEST(value);
}
