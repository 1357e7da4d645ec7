/** What the sets know beside what every verb knows. */
import type { WriteContext } from '../../verbs/tx.ts';

export interface SetContext extends WriteContext {
  readonly entered: EnteredAddresses;
}

/** Of addresses kept, characters: one more would make the others go. */
const MOST_CHARS = 1_000_000;

/**
 * Addresses that a connection has read as entered: that they stay while there is their job, and its number never comes
 * again. Each connection has its own, since a crash that takes commits back (`synchronous_commit = off`, a replica that
 * lagged) ends the connections, and nothing else tells of it.
 */
export class EnteredAddresses {
  readonly #mostChars: number;
  #jobs = new Map<number, Set<string>>();
  #chars = 0;

  constructor(mostChars = MOST_CHARS) {
    this.#mostChars = mostChars;
  }

  has(jobPk: number, address: string): boolean {
    return this.#jobs.get(jobPk)?.has(address) === true;
  }

  /** Where it is read, and not where it is written: what is written may be rolled back. */
  add(jobPk: number, address: string): void {
    if (address.length > this.#mostChars / 4) return;
    if (this.#chars + address.length > this.#mostChars) {
      this.#jobs = new Map();
      this.#chars = 0;
    }
    this.#chars += address.length;
    const known = this.#jobs.get(jobPk);
    if (known === undefined) this.#jobs.set(jobPk, new Set([address]));
    else known.add(address);
  }
}
