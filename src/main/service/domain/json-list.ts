/**
 * JSON of long lists of addresses, made as bytes piece by piece.
 *
 * `JSON.stringify` of ten thousand links makes an object of each, one long text of all, and bytes of that
 * again; all of it outlives the nursery. Here the addresses of a piece are joined at once by what stands
 * between them, copied and forgotten.
 */
import { release } from './bytes.ts';

/** What is written around the address of an item that has nothing else to tell. */
export interface Frame {
  readonly before: string;
  readonly after: string;
}

export interface ListStyle<T> {
  /** The same object for all that are framed alike; undefined for an item that is written whole. */
  readonly frame: (item: T) => Frame | undefined;
  /** JSON of one item. */
  readonly whole: (item: T) => string;
}

const BARE: Frame = { before: '', after: '' };
const PIECE_ITEMS = 128;
const FIRST_BYTES = 16_384;

/**
 * A JSON array in UTF-8, in a buffer of its own, with `around` put around it as it is. `url` is an address in
 * normal form: WHATWG URL leaves neither control characters nor lone surrogates in it.
 */
export function jsonList<T extends { readonly url: string }>(
  items: readonly T[],
  { frame, whole }: ListStyle<T>,
  around: Frame = BARE,
): Uint8Array<ArrayBuffer> {
  const bytes = new GrowingBytes(items.length);
  bytes.add(`${around.before}[`);
  let shape = BARE;
  let run: string[] = [];
  let comma = '';
  const flush = (): void => {
    if (run.length === 0) return;
    const { before, after } = shape;
    bytes.add(`${comma}${before}${run.join(`${after},${before}`)}${after}`, run.length);
    run = [];
    comma = ',';
  };
  for (const item of items) {
    const { url } = item;
    const isPlain = !url.includes('"') && !url.includes('\\');
    const own = (isPlain ? frame(item) : undefined) ?? BARE;
    if (own !== shape || run.length >= PIECE_ITEMS) flush();
    shape = own;
    run.push(own === BARE ? whole(item) : url);
  }
  flush();
  bytes.add(`]${around.after}`);
  return bytes.take();
}

/** Text as UTF-8, in one buffer that seldom has to grow. */
class GrowingBytes {
  readonly #items: number;
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #length = 0;
  #done = 0;

  /** `items`: how many will be added in all. */
  constructor(items: number) {
    this.#items = items;
  }

  add(text: string, items = 0): void {
    // a UTF-16 unit becomes at most three bytes
    const needed = this.#length + text.length * 3;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#length += this.#bytes.write(text, this.#length);
    this.#done += items;
  }

  /** What was added; nothing can be added after that. */
  take(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#bytes.buffer.transfer(this.#length));
  }

  /** To what the rest will take when it is like what was written. */
  #grow(needed: number): void {
    const perItem = this.#done === 0 ? 0 : this.#length / this.#done;
    const guess = Math.ceil(perItem * this.#items * 1.05) + FIRST_BYTES;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, guess, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    release(this.#bytes);
    this.#bytes = larger;
  }
}
