/**
 * What a WACZ says of itself: datapackage.json (each file's hash), datapackage-digest.json (its hash, and who signed
 * it). Source: WACZ 1.1.1, wacz-auth 0.1.0.
 */
import { createHash, hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { SignatureState } from '../../ports/archive.ts';
import type { Budget, FindingSink } from '../limits.ts';
import { chunksOf, isObject, objectOf, readAt, textOf, type ByteRange } from '../range.ts';
import { fingerprintOf, isSignedBy, type SignedData } from '../sign.ts';
import { shown, type OpenZip } from '../zip/read.ts';

export interface Package {
  readonly software: string;
  /** ISO 8601, as it stands there. */
  readonly created: string;
  /** Head of the chain, where Hearth wrote it. */
  readonly head: { readonly n: number; readonly link: string } | undefined;
  /** By path. */
  readonly resources: ReadonlyMap<string, { readonly hash: string; readonly bytes: number }>;
  readonly signature: SignatureState;
  /** As it lies there; undefined when there is none. */
  readonly digestText: string | undefined;
}

const MOST_PACKAGE_BYTES = 33_554_432;
/** They cannot name themselves. */
const SELF = new Set(['datapackage.json', 'datapackage-digest.json']);
const DIGEST_KEYS = ['path', 'hash', 'signedData'];
const SIGNED_KEYS = ['hash', 'signature', 'publicKey', 'created', 'software'];

/** What is wrong with it goes to `findings`. */
export async function readPackage(zip: OpenZip, findings: FindingSink): Promise<Package> {
  const bytes = await contentOf(zip, 'datapackage.json');
  const json = bytes === undefined ? undefined : objectOf(bytes);
  if (json === undefined)
    findings.push({ where: 'datapackage.json', what: 'is missing or no JSON' });
  const digestBytes = await contentOf(zip, 'datapackage-digest.json');
  const digest = `sha256:${hash('sha256', bytes ?? '', 'hex')}`;
  const hearth = isObject(json?.['hearth']) ? json['hearth'] : {};
  return {
    software: textOf(json?.['software']),
    created: textOf(json?.['created']),
    head: headOf(hearth['chain']),
    resources: resourcesOf(json?.['resources'], findings),
    signature: await signatureOf(digestBytes, digest, findings),
    digestText: digestBytes?.toString('utf8'),
  };
}

async function contentOf(zip: OpenZip, name: string): Promise<Buffer | undefined> {
  const entry = zip.entries.get(name);
  if (entry === undefined || entry.uncompressedSize > MOST_PACKAGE_BYTES) return undefined;
  const range = await zip.range(entry, name);
  return readAt(range, 0, range.end - range.start);
}

function headOf(chain: unknown): Package['head'] {
  if (!isObject(chain)) return undefined;
  return { n: Number(chain['n']), link: textOf(chain['link']) };
}

function resourcesOf(list: unknown, findings: FindingSink): Package['resources'] {
  const resources = new Map<string, { readonly hash: string; readonly bytes: number }>();
  for (const one of Array.isArray(list) ? list : []) {
    const path = isObject(one) ? textOf(one['path']) : '';
    if (!isObject(one) || path === '' || resources.has(path)) {
      findings.push({ where: 'datapackage.json', what: 'names a file twice or without its path' });
    } else resources.set(path, { hash: textOf(one['hash']), bytes: Number(one['bytes']) });
  }
  return resources;
}

async function signatureOf(
  bytes: Buffer | undefined,
  digest: string,
  findings: FindingSink,
): Promise<SignatureState> {
  const where = 'datapackage-digest.json';
  if (bytes === undefined) return { kind: 'none' };
  const json = objectOf(bytes) ?? {};
  if (json['hash'] !== digest) {
    findings.push({ where, what: 'names another hash than that of datapackage.json' });
  }
  if (json['path'] !== 'datapackage.json') {
    findings.push({ where, what: 'does not name datapackage.json' });
  }
  const others = Object.keys(json).filter((key) => !DIGEST_KEYS.includes(key));
  if (others.length > 0) {
    const what = `holds "${shown(others.join(', '))}", which the standard does not know`;
    findings.push({ where, what });
  }
  if (json['signedData'] === undefined) return { kind: 'none' };
  const signature = await judgedSignature(json['signedData'], digest);
  if (signature.kind === 'invalid') {
    const what = 'is signed, but not over this datapackage.json or not by the key it names';
    findings.push({ where, what });
  }
  return signature;
}

async function judgedSignature(signed: unknown, digest: string): Promise<SignatureState> {
  const data = isObject(signed) ? signedDataOf(signed) : undefined;
  if (data === undefined) return { kind: 'invalid', keyFingerprint: '', created: '' };
  const isValid = data.hash === digest && (await isSignedBy(data));
  const keyFingerprint = fingerprintOf(data.publicKey);
  return { kind: isValid ? 'valid' : 'invalid', keyFingerprint, created: data.created };
}

function signedDataOf(json: Readonly<Record<string, unknown>>): SignedData | undefined {
  if (Object.keys(json).some((key) => !SIGNED_KEYS.includes(key))) return undefined;
  const [digest = '', signature = '', publicKey = '', created = '', software = ''] =
    SIGNED_KEYS.map((key) => textOf(json[key]));
  return { hash: digest, signature, publicKey, created, software };
}

/** Every file against its hash in the package; gives the names of those that differ. */
export async function checkHashes(
  zip: OpenZip,
  { resources }: Package,
  budget: Budget,
  findings: FindingSink,
): Promise<ReadonlySet<string>> {
  const wrong = new Set<string>();
  const say = (where: string, what: string): void => {
    wrong.add(where);
    findings.push({ where: shown(where), what });
  };
  for (const [name, entry] of zip.entries) {
    const range = await zip.range(entry, name);
    const sum = await sumOf(range, budget);
    const said = resources.get(name);
    if (sum.crc32 !== entry.crc32) say(name, 'is not what its checksum in the ZIP says');
    if (said === undefined) {
      if (!SELF.has(name)) say(name, 'is not named in datapackage.json');
    } else if (said.hash !== sum.hash || said.bytes !== range.end - range.start) {
      say(name, 'is not what its hash in datapackage.json says');
    }
  }
  for (const path of resources.keys()) {
    if (!zip.entries.has(path)) say(path, 'is named in datapackage.json and is not there');
  }
  return wrong;
}

async function sumOf(
  range: ByteRange,
  budget: Budget,
): Promise<{ readonly crc32: number; readonly hash: string }> {
  const sha = createHash('sha256');
  let crc = 0;
  for await (const chunk of chunksOf(range)) {
    budget.checkTime();
    sha.update(chunk);
    crc = crc32(chunk, crc);
  }
  return { crc32: crc, hash: `sha256:${sha.digest('hex')}` };
}
