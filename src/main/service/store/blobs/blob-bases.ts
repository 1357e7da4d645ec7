/** What new blobs can be compressed against: keyframes of their address and host, and the page they are made of. */
import type { Digest } from '../../domain/library/manifest.ts';
import { settled, type Waits } from './waits.ts';

/** A chain is at most this deep: a text against its page, that one against its last copy, that one against another page of its site. */
export const DEEPEST = 3;

/** Larger ones would be read whole for every blob that stands on them. */
const MOST_BASE_BYTES = 4_194_304;
/** Of plain keyframes held for the next blobs like them: a few for each host that is crawled now. */
const HELD_BYTES = 4_194_304;
/** Nothing is known of how small it were alone: hardly any text is smaller. */
const UNKNOWN_SHARE = 0.12;
/** A host whose blobs were unlike so many times in a row is tried every so many times. */
const UNLIKE_AFTER = 8;
const UNLIKE_EVERY = 8;
const MOST_HOSTS = 1_024;

export interface Base {
  readonly pk: number;
  readonly depth: number;
  readonly bytes: Uint8Array;
  /** Its size compressed alone, as a share of the plain; where that is not known, a guess that is rather too small. */
  readonly share: number;
}

/** A blob that may be one, as its row says. */
export interface Found {
  readonly pk: number;
  readonly depth: number;
  readonly bytes: number;
  readonly stored: number;
  readonly codec: number;
}

/** Where rows and bytes are looked up. */
export interface BaseSource {
  /** The keyframe of an address, or of a host. */
  byScope(scope: string): Found | undefined | Promise<Found | undefined>;
  byDigest(digest: Digest): Found | undefined | Promise<Found | undefined>;
  plain(pk: number): Uint8Array | undefined | Promise<Uint8Array | undefined>;
}

export class BlobBases {
  readonly #source: BaseSource;
  readonly #held = new Map<number, Base>();
  /** The newest keyframe of each host and class that was made here. */
  #newest = new Map<string, number>();
  #heldBytes = 0;
  /** Of the capture that is put now. */
  #parts = new Map<Digest, Base>();
  #unlike = new Map<string, number>();

  constructor(source: BaseSource) {
    this.#source = source;
  }

  /** Of an address, or of a host. */
  *keyframe(scope: string): Waits<Base | undefined> {
    const found = yield* settled(this.#source.byScope(scope));
    return found === undefined ? undefined : yield* this.#load(found);
  }

  /** As `keyframe`; hosts whose pages were unlike for long are passed over most times. */
  *neighbour(scope: string): Waits<Base | undefined> {
    const misses = this.#unlike.get(scope) ?? 0;
    if (misses < UNLIKE_AFTER || misses % UNLIKE_EVERY === 0) return yield* this.keyframe(scope);
    this.#unlike.set(scope, misses + 1);
    return undefined;
  }

  /** What came of the neighbour that was given. */
  found(scope: string, isLike: boolean): void {
    if (isLike) this.#unlike.delete(scope);
    else {
      if (this.#unlike.size >= MOST_HOSTS) this.#unlike = new Map();
      this.#unlike.set(scope, (this.#unlike.get(scope) ?? 0) + 1);
    }
  }

  /** One that was put before, mostly a moment ago with the same capture. */
  *named(digest: Digest | undefined): Waits<Base | undefined> {
    if (digest === undefined) return undefined;
    const part = this.#parts.get(digest);
    if (part !== undefined) return part.depth < DEEPEST ? part : undefined;
    const found = yield* settled(this.#source.byDigest(digest));
    return found === undefined ? undefined : yield* this.#load(found);
  }

  *#load({ pk, depth, bytes, stored, codec }: Found): Waits<Base | undefined> {
    if (bytes > MOST_BASE_BYTES || depth >= DEEPEST) return undefined;
    const held = this.#held.get(pk);
    if (held !== undefined) {
      // the last used stay
      this.#held.delete(pk);
      this.#held.set(pk, held);
      return held;
    }
    const plain = yield* settled(this.#source.plain(pk));
    if (plain === undefined) return undefined;
    const share = codec === 1 ? stored / bytes : UNKNOWN_SHARE;
    const base = { pk, depth, bytes: plain, share };
    this.#hold(base);
    return base;
  }

  /** What is made of it may follow, until `endPut`. */
  addPart(digest: Digest, base: Base): void {
    if (base.bytes.length <= MOST_BASE_BYTES) this.#parts.set(digest, base);
  }

  endPut(): void {
    if (this.#parts.size > 0) this.#parts = new Map();
  }

  /** It is the host's keyframe now, which the next blobs are likely to ask for; the one before it is not. */
  replace(scope: string, base: Base): void {
    const before = this.#newest.get(scope);
    if (before !== undefined) this.drop(before);
    if (this.#newest.size >= MOST_HOSTS) this.#newest = new Map();
    this.#newest.set(scope, base.pk);
    this.#hold(base);
  }

  #hold(base: Base): void {
    this.drop(base.pk);
    this.#held.set(base.pk, base);
    this.#heldBytes += base.bytes.length;
    for (const oldest of this.#held.keys()) {
      if (this.#heldBytes <= HELD_BYTES || oldest === base.pk) break;
      this.drop(oldest);
    }
  }

  /** Whether these very bytes are held. */
  holds(bytes: Uint8Array): boolean {
    for (const base of this.#held.values()) if (base.bytes === bytes) return true;
    return false;
  }

  drop(pk: number): void {
    this.#heldBytes -= this.#held.get(pk)?.bytes.length ?? 0;
    this.#held.delete(pk);
  }

  /** Whether one of this depth and size may be one. */
  static mayBe(depth: number, bytes: number): boolean {
    return depth < DEEPEST && bytes <= MOST_BASE_BYTES;
  }

  /** What a transaction that failed held is not there. */
  forget(): void {
    this.#held.clear();
    this.#newest = new Map();
    this.#heldBytes = 0;
    this.endPut();
  }
}
