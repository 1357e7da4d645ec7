/** API keys: `GET/POST /console/keys`, `PATCH/DELETE /console/keys/:id`. */
import type { JobKind } from './common.ts';

export interface KeyLimits {
  readonly creditsPerDay?: number;
  readonly operations?: readonly JobKind[];
  /** ms since the epoch. */
  readonly expiresAt?: number;
}

/** Probability 0..1 of each injected refusal, for rehearsals. */
export type FaultRates = Readonly<Partial<Record<'402' | '429' | '408' | '500', number>>>;

export interface KeyRow {
  readonly id: string;
  readonly name: string;
  /** First 4 and last 4 characters of the secret: `7d0a…4a55`. */
  readonly hint: string;
  readonly limits: KeyLimits;
  readonly faults: FaultRates;
  readonly createdAt: number;
  readonly lastUsedAt?: number;
  readonly revokedAt?: number;
  /** Credits charged through this key in the current period. */
  readonly creditsThisPeriod: number;
}

export interface CreateKeyBody {
  readonly name: string;
  readonly limits?: KeyLimits;
  readonly faults?: FaultRates;
}

/** The only answer that ever holds a secret. */
export interface CreatedKey {
  readonly key: KeyRow;
  /** Plain UUID. Shown once; the service keeps a hash. */
  readonly secret: string;
}

export interface UpdateKeyBody {
  readonly name?: string;
  readonly limits?: KeyLimits;
  readonly faults?: FaultRates;
}

/** `last-key`: another key must be made first; nothing was changed. */
export interface RevokeAnswer {
  readonly outcome: 'revoked' | 'already-revoked' | 'last-key';
}
