/**
 * Provider keys sealed with the system's keychain, or, where there is none, a sentence saying so: then they
 * stay text in a file only the user can read, as they do headless.
 *
 * The keychain (Electron safeStorage) seals one random key, kept in `secrets.key` of the desktop's folder;
 * that key seals the secrets (service/config/secret-box.ts). So the keychain is asked once
 * a start, and a copy of the data folder reads nothing on another machine.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SecretBox } from '../service/config.ts';
import { secretBox } from '../service/config/secret-box.ts';
import type { ElectronApi } from './electron-api.ts';

export type Keychain =
  | { readonly kind: 'ready'; readonly box: SecretBox }
  | { readonly kind: 'missing'; readonly sentence: string };

const AS_TEXT =
  'keys of search and model providers are kept as text in config.json, which only you can read.';

/** To be asked when the app is ready, not before. Never rejects. */
export async function openKeychain(
  { safeStorage }: Pick<ElectronApi, 'safeStorage'>,
  folder: string,
  platform: NodeJS.Platform,
): Promise<Keychain> {
  try {
    // on Linux without a secret service Electron "encrypts" with a fixed password
    const isPretended =
      platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text';
    if (isPretended || !(await safeStorage.isAsyncEncryptionAvailable())) {
      return { kind: 'missing', sentence: `This system offers no keychain; ${AS_TEXT}` };
    }
    return {
      kind: 'ready',
      box: secretBox(await openKey(safeStorage, join(folder, 'secrets.key'))),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      kind: 'missing',
      sentence: `The keychain did not open (${why}); keys saved earlier count as unset until it does. If this data folder came from another machine, delete ${join(folder, 'secrets.key')} and enter them again. Until then ${AS_TEXT}`,
    };
  }
}

async function openKey(
  safeStorage: Pick<ElectronApi['safeStorage'], 'decryptStringAsync' | 'encryptStringAsync'>,
  file: string,
): Promise<Buffer> {
  const keep = async (key: string): Promise<void> =>
    writeFileSync(file, await safeStorage.encryptStringAsync(key), { mode: 0o600 });
  if (existsSync(file)) {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(readFileSync(file));
    if (shouldReEncrypt) await keep(result);
    return Buffer.from(result, 'base64');
  }
  const key = randomBytes(32);
  await keep(key.toString('base64'));
  return key;
}
