/**
 * Addresses in order, each once, kept as the JSON list they will be written in.
 *
 * A site's sitemaps name tens of thousands. As texts in a Map they would all outlive the nursery, be hashed,
 * listed and joined again; here an address is copied once, behind the one before, and found again by a table
 * of numbers. Taken out ones leave their place empty. Why: docs/adr/0020-addresses-of-a-map.md.
 */
import { release } from './bytes.ts';
import type { Frame } from './json-list.ts';

export interface AddressList {
  /**
   * Position of the address; the list's length before when it is new. ASCII only; where it holds a quote or a
   * backslash, its place must never be written (`json`).
   */
  put(address: string): number;
  /** Undefined when it is not there. */
  find(address: string): number | undefined;
  at(index: number): string;
  /** A later `put` of the address gets a new place. */
  remove(index: number): void;
  isRemoved(index: number): boolean;
  /** Empty places, in no order. */
  removed(): Iterable<number>;
  /** Places ever given. */
  length(): number;
  /** Items of the places from `from` to before `to`, with commas between; none of them may be removed. */
  json(from: number, to: number): Uint8Array;
}

/** What stands around each address. */
export const ADDRESS_FRAME: Frame = { before: '{"url":"', after: '"}' };

const BEFORE = Buffer.from(ADDRESS_FRAME.before);
/** The comma too: one too many at the end of every list. */
const AFTER = Buffer.from(`${ADDRESS_FRAME.after},`);
const FIRST_BYTES = 16_384;
const FIRST_PLACES = 256;
const PRIME = 16_777_619;

/**
 * An empty list. `seed`, not to be guessed, keeps a site from choosing addresses that all fall into one place
 * of the table.
 */
export function createAddressList(seed: string): AddressList {
  return new Addresses(seed);
}

class Addresses implements AddressList {
  readonly #start: number;
  readonly #removed = new Set<number>();
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  /** Where each item begins; the next one's beginning ends it. */
  #begins = new Uint32Array(FIRST_PLACES + 1);
  #hashes = new Int32Array(FIRST_PLACES);
  /** Position plus one by hash, 0 where there is none; never more than half full. */
  #table = new Int32Array(FIRST_PLACES * 2);
  #length = 0;

  constructor(seed: string) {
    const bytes = Buffer.from(seed);
    this.#start = hashOf(bytes, 0, bytes.length, -2_128_831_035);
  }

  put(address: string): number {
    const from = this.#begin(this.#length);
    const hash = this.#write(address, from + BEFORE.length);
    const slot = this.#slotOf(hash, from + BEFORE.length, address.length);
    const known = this.#table[slot] ?? 0;
    if (known !== 0) return known - 1;
    const index = this.#length;
    this.#bytes.set(BEFORE, from);
    this.#bytes.set(AFTER, from + BEFORE.length + address.length);
    this.#begins[index + 1] = from + BEFORE.length + address.length + AFTER.length;
    this.#hashes[index] = hash;
    this.#table[slot] = index + 1;
    this.#length += 1;
    if (this.#length >= this.#hashes.length) this.#growTable();
    return index;
  }

  find(address: string): number | undefined {
    const at = this.#begin(this.#length) + BEFORE.length;
    const hash = this.#write(address, at);
    const known = this.#table[this.#slotOf(hash, at, address.length)] ?? 0;
    return known === 0 ? undefined : known - 1;
  }

  at(index: number): string {
    const from = this.#begin(index) + BEFORE.length;
    return this.#bytes.toString('latin1', from, this.#begin(index + 1) - AFTER.length);
  }

  remove(index: number): void {
    this.#removed.add(index);
  }

  isRemoved(index: number): boolean {
    return this.#removed.has(index);
  }

  removed(): Iterable<number> {
    return this.#removed;
  }

  length(): number {
    return this.#length;
  }

  json(from: number, to: number): Uint8Array {
    return this.#bytes.subarray(
      this.#begin(from),
      Math.max(this.#begin(from), this.#begin(to) - 1),
    );
  }

  #begin(index: number): number {
    return this.#begins[index] ?? 0;
  }

  /** Writes it behind the last item, for comparing; gives its hash. */
  #write(address: string, at: number): number {
    const needed = at + address.length + AFTER.length;
    if (needed > this.#bytes.length) this.#growBytes(needed);
    const length = this.#bytes.write(address, at, 'latin1');
    return hashOf(this.#bytes, at, at + length, this.#start);
  }

  /** Where the address is in the table, or would be. */
  #slotOf(hash: number, at: number, length: number): number {
    const mask = this.#table.length - 1;
    let slot = hash & mask;
    for (;;) {
      const known = this.#table[slot] ?? 0;
      if (known === 0) return slot;
      if (this.#hashes[known - 1] === hash && this.#isAt(known - 1, at, length)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isAt(index: number, at: number, length: number): boolean {
    const from = this.#begin(index) + BEFORE.length;
    const to = this.#begin(index + 1) - AFTER.length;
    if (to - from !== length || this.#removed.has(index)) return false;
    return this.#bytes.compare(this.#bytes, at, at + length, from, to) === 0;
  }

  #growBytes(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#begin(this.#length));
    release(this.#bytes);
    this.#bytes = larger;
  }

  #growTable(): void {
    const places = this.#hashes.length * 2;
    const [begins, hashes] = [new Uint32Array(places + 1), new Int32Array(places)];
    begins.set(this.#begins);
    hashes.set(this.#hashes);
    this.#begins = begins;
    this.#hashes = hashes;
    this.#table = new Int32Array(places * 2);
    const mask = this.#table.length - 1;
    for (let index = 0; index < this.#length; index += 1) {
      let slot = (hashes[index] ?? 0) & mask;
      while (this.#table[slot] !== 0) slot = (slot + 1) & mask;
      this.#table[slot] = index + 1;
    }
  }
}

/** FNV-1a, begun anywhere. */
function hashOf(bytes: Uint8Array, from: number, to: number, start: number): number {
  let hash = start;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), PRIME);
  return hash ^ (hash >>> 15);
}
