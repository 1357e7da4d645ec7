/** Of outputs that are read again and again, characters: one more would make the others go. */
export const MOST_OUTPUT_CHARS = 2_000_000;

/** What was decoded once, by name, up to a size in all; when that is reached, it begins anew. */
export class Remembered<T> {
  readonly #mostSize: number;
  #known = new Map<string, T>();
  #size = 0;

  constructor(mostSize: number) {
    this.#mostSize = mostSize;
  }

  get(name: string): T | undefined {
    return this.#known.get(name);
  }

  /** What is larger than a quarter of all is not remembered. */
  set(name: string, value: T, size: number): void {
    if (size > this.#mostSize / 4) return;
    if (this.#size + size > this.#mostSize) {
      // not cleared: V8 would link the old table to the new one (docs/adr/0017-memory.md)
      this.#known = new Map();
      this.#size = 0;
    }
    this.#known.set(name, value);
    this.#size += size;
  }
}
