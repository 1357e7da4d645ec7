/** Of addresses kept, characters: one more would make the others go. */
const MOST_CHARS = 1_000_000;

/**
 * Addresses of jobs that a connection has read as entered, which they stay: most links of most pages lead to them, and
 * need not be looked up again. Each connection has its own. What it read may be its own and not yet committed, so SQLite's
 * forgets all when anything is rolled back; a crash of PostgreSQL that takes commits back (`synchronous_commit = off`, a
 * replica that lagged) ends the connections, and nothing else tells of it.
 */
export class EnteredAddresses {
  readonly #mostChars: number;
  #jobs = new Map<string, Set<string>>();
  #chars = 0;

  constructor(mostChars = MOST_CHARS) {
    this.#mostChars = mostChars;
  }

  has(jobId: string, address: string): boolean {
    return this.#jobs.get(jobId)?.has(address) === true;
  }

  add(jobId: string, address: string): void {
    if (address.length > this.#mostChars / 4) return;
    if (this.#chars + address.length > this.#mostChars) this.forget();
    this.#chars += address.length;
    const known = this.#jobs.get(jobId);
    if (known === undefined) this.#jobs.set(jobId, new Set([address]));
    else known.add(address);
  }

  forget(): void {
    // not cleared: V8 would link the old table to the new one (docs/adr/0017-memory.md)
    this.#jobs = new Map();
    this.#chars = 0;
  }
}
