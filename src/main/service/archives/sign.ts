/**
 * Anonymous signatures of archives (wacz-auth 0.1.0): the same key signed both, whoever holds it.
 *
 * ECDSA P-384 over the UTF-8 of `sha256:<hex>` (the hash of datapackage.json), SHA-256, raw r‖s, all base64. The key
 * lies in the data folder, readable by its owner alone. An anonymous key proves sameness, not identity.
 */
import { createPrivateKey, createPublicKey, hash, randomUUID, webcrypto } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface SignedData {
  readonly hash: string;
  readonly signature: string;
  readonly publicKey: string;
  /** ISO 8601, seconds. */
  readonly created: string;
  readonly software: string;
}

export interface ArchiveSigner {
  /** SHA-256 of the public key, 64 hex digits. */
  readonly fingerprint: string;
  sign(hash: string, created: string, software: string): Promise<SignedData>;
}

const KEY: webcrypto.EcKeyImportParams = { name: 'ECDSA', namedCurve: 'P-384' };
const HOW: webcrypto.EcdsaParams = { name: 'ECDSA', hash: 'SHA-256' };

/** The signer of the key at `path` (PKCS #8 in base64), which is made when there is none. */
export async function openSigner(path: string): Promise<ArchiveSigner> {
  const key = (await storedKey(path)) ?? (await newKey(path));
  const pkcs8 = await webcrypto.subtle.importKey('pkcs8', key, KEY, false, ['sign']);
  const secret = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(secret).export({ type: 'spki', format: 'der' });
  const publicKey = spki.toString('base64');
  return {
    fingerprint: fingerprintOf(publicKey),
    async sign(hash, created, software) {
      const signature = await webcrypto.subtle.sign(HOW, pkcs8, Buffer.from(hash, 'utf8'));
      return { hash, signature: base64(signature), publicKey, created, software };
    },
  };
}

/** False, too, for keys and signatures that are not of their form. */
export async function isSignedBy({ hash, signature, publicKey }: SignedData): Promise<boolean> {
  try {
    const spki = Buffer.from(publicKey, 'base64');
    const raw = Buffer.from(signature, 'base64');
    // base64 has more than one spelling; only one is what was signed
    if (base64(spki) !== publicKey || base64(raw) !== signature) return false;
    const key = await webcrypto.subtle.importKey('spki', spki, KEY, false, ['verify']);
    return await webcrypto.subtle.verify(HOW, key, raw, Buffer.from(hash, 'utf8'));
  } catch {
    return false; // no key of this kind
  }
}

async function storedKey(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return Buffer.from(await readFile(path, 'utf8'), 'base64');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function newKey(path: string): Promise<Buffer<ArrayBuffer>> {
  const { privateKey } = await webcrypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const bytes = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey));
  await mkdir(dirname(path), { recursive: true });
  // whole or not there at all, also when the power goes
  const draft = `${path}.${randomUUID()}`;
  try {
    await using file = await open(draft, 'wx', 0o600);
    await file.writeFile(`${bytes.toString('base64')}\n`);
    await file.sync();
    await link(draft, path);
    return bytes;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    // somebody else made it in the meantime: theirs holds
    return (await storedKey(path)) ?? bytes;
  } finally {
    await rm(draft, { force: true });
  }
}

/** SHA-256 (hex) of a public key given as base64 of its DER. */
export function fingerprintOf(publicKey: string): string {
  return hash('sha256', Buffer.from(publicKey, 'base64'), 'hex');
}

function base64(bytes: ArrayBuffer | Uint8Array): string {
  return Buffer.from(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes)).toString(
    'base64',
  );
}
