/** Sign-in profiles with the box that seals them: the system's keychain, else a key in the data folder. */
import { join } from 'node:path';
import type { Parts } from './compose-parts.ts';
import type { Config } from './config.ts';
import { fileBox } from './config/secret-box.ts';
import { createSignInProfiles, type SignInProfiles } from './operations/sign-in-profiles.ts';
import type { ProfileStore } from './ports/profiles.ts';

export function openProfiles(
  config: Config,
  { parts, store }: { readonly parts: Parts; readonly store: ProfileStore },
): { readonly profiles: SignInProfiles } {
  const { clock, ids } = parts;
  const box = config.secrets ?? fileBox(join(config.dataDir, 'profiles.key'));
  const sealedBy = config.secrets === undefined ? 'file' : 'keychain';
  return { profiles: createSignInProfiles({ store, box, sealedBy, ids, clock }) };
}
