/** Sign-in profiles as the window knows them: what is in them never leaves the service. */

export interface ProfileView {
  readonly id: string;
  readonly name: string;
  /** Registrable domain, or host, of the one site it is for. */
  readonly site: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** When somebody signed in. */
  readonly updatedAt: number;
  /** When a page asked to sign in again. */
  readonly expiredAt?: number;
  /** Where somebody signed in; absent of older ones. */
  readonly url?: string;
}

export interface ProfileListAnswer {
  readonly rows: readonly ProfileView[];
  /** `keychain`: of the system; `file`: a key in the data folder that only its user can read. */
  readonly sealedBy: 'keychain' | 'file';
}
