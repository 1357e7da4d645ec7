/** Sign-in profiles as the store keeps them; each verb is atomic and safe to repeat, as in `backend.ts`. */

/** A sign-in profile as it is stored; `sealed` opens with the installation's own key only. */
export interface ProfileRecord {
  readonly id: string;
  readonly accountId: string;
  /** Unique in its account. */
  readonly name: string;
  /** Registrable domain, or host. */
  readonly site: string;
  readonly sealed: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** When somebody signed in. */
  readonly updatedAt: number;
  /** When a page asked to sign in again. */
  readonly expiredAt?: number;
  /** Where somebody signed in; absent of those of before it was kept. */
  readonly url?: string;
}

/** A profile as it was at a visit. */
export interface SignedIn {
  readonly accountId: string;
  readonly id: string;
  /** Its `updatedAt` then. */
  readonly signedInAt: number;
}

export interface ProfileStore {
  /** Writes it, or writes over the account's own of this id. */
  saveProfile(profile: ProfileRecord): Promise<void>;
  /** False: there was none. */
  deleteProfile(accountId: string, id: string): Promise<boolean>;
  /** Other content; a mark that it expired goes. Nothing where somebody has signed in again since. */
  renewProfile(given: SignedIn & { readonly sealed: string }): Promise<void>;
  /** Nothing where somebody has signed in again since. */
  markProfileExpired(given: SignedIn & { readonly at: number }): Promise<void>;
  /** By site and name. */
  listProfiles(accountId: string): Promise<readonly ProfileRecord[]>;
  findProfile(accountId: string, name: string): Promise<ProfileRecord | undefined>;
}
