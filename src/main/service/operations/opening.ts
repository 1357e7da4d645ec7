/** The writing of a job whose caller waits: now, after a while, or with its end. */
export class Opening {
  readonly opened: Promise<void>;
  readonly #write: () => Promise<void>;
  readonly #settle: (opened: Promise<void>) => void;
  #timer: NodeJS.Timeout | undefined;
  #state: 'waiting' | 'taken' | 'settled' = 'waiting';

  constructor(write: () => Promise<void>, afterMs: number) {
    const { promise, resolve } = Promise.withResolvers<Promise<void>>();
    this.opened = promise.then();
    this.#settle = resolve;
    this.#write = write;
    if (afterMs === 0) this.begin();
    else this.#timer = setTimeout(() => this.begin(), afterMs);
  }

  /** Once; also after an end that would have written it has failed. */
  begin(): void {
    if (this.#state !== 'settled') this.settle(this.#write());
  }

  /** At once, if nobody writes it yet; resolves when it is written, or will never be. */
  written(): Promise<void> {
    if (this.#state === 'waiting') this.begin();
    return this.opened.catch(() => undefined);
  }

  /** True: whoever asks writes it now, and nothing else will. */
  take(): boolean {
    clearTimeout(this.#timer);
    if (this.#state !== 'waiting') return false;
    this.#state = 'taken';
    return true;
  }

  settle(opened: Promise<void>): void {
    clearTimeout(this.#timer);
    this.#state = 'settled';
    this.#settle(opened);
  }
}
