/**
 * How a blob is stored: alone, or against what is most like it.
 *
 * Compressing is most of what a kept page costs. Where it is plain enough that a blob is small against another one, it is
 * not compressed a second time to know how small it were alone.
 */
import { hash } from 'node:crypto';
import type { NewBlob } from '../../ports/library.ts';
import { BlobBases, type Base } from './blob-bases.ts';
import { discard, encodeAgainst, encodePlain, hasDictionaries, type Encoded } from './codec.ts';
import type { Waits } from './waits.ts';

/** Shares of the size alone up to which a blob is stored against another one. */
const AGAINST_OTHER = 0.75;
/** Beyond it the address has changed so much that a new keyframe is due. */
const AGAINST_ADDRESS = 0.5;
/** A size alone that is only guessed, from that of the base, must be undercut by so much. */
const SURELY = 0.8;
const SMALLEST_DELTA_BYTES = 256;

export interface Chosen extends Encoded {
  readonly base?: Base;
  readonly depth: number;
  /** Its size alone as a share of the plain; guessed where it was not compressed alone. */
  readonly share: number;
  /** Scopes whose keyframe it becomes. */
  readonly keyframeOf: readonly string[];
  /** One of them, where the next blobs of its host are likely to stand on it. */
  readonly ofHost?: string;
}

/** `bases` is asked for no more than is needed, and told what came of it. */
export function* chooseFor(blob: NewBlob, bases: BlobBases): Waits<Chosen> {
  const { bytes, madeOf } = blob;
  if (!isText(blob)) return alone({ codec: 0, body: bytes }, bytes);
  if (bytes.length < SMALLEST_DELTA_BYTES || !hasDictionaries()) {
    return alone(encodePlain(bytes), bytes);
  }
  const [ofAddress, ofHost] = scopesOf(blob);
  const tries = new Tries(bytes);
  const last = tries.against(yield* bases.keyframe(ofAddress), AGAINST_ADDRESS);
  if (last !== undefined) return last;
  const page = tries.against(yield* bases.named(madeOf), AGAINST_OTHER);
  if (page !== undefined) return { ...page, keyframeOf: scopesFor(page, bytes, ofAddress) };
  const near = yield* bases.neighbour(ofHost);
  const neighbour = tries.against(near, AGAINST_OTHER);
  if (near !== undefined) bases.found(ofHost, neighbour !== undefined);
  if (neighbour !== undefined) {
    return { ...neighbour, keyframeOf: scopesFor(neighbour, bytes, ofAddress) };
  }
  const plain = alone(tries.alone(), bytes);
  if (plain.codec === 0) return plain;
  const keyframeOf = scopesFor(plain, bytes, ofAddress, ofHost);
  return { ...plain, keyframeOf, ...(keyframeOf.includes(ofHost) ? { ofHost } : {}) };
}

/** Of its address, and of its host: what else lies there is likely to be like it. */
export function scopesOf(blob: NewBlob): readonly [ofAddress: string, ofHost: string] {
  return [
    `u:${blob.class}:${hash('sha1', blob.urlKey, 'base64url')}`,
    `h:${blob.class}:${blob.host}`,
  ];
}

/** Whether it is worth compressing: the binary types are compressed already. */
export function isText(blob: NewBlob): boolean {
  return blob.class !== 'binary';
}

function scopesFor(
  { depth }: Pick<Chosen, 'depth'>,
  { length }: Uint8Array,
  ...scopes: readonly string[]
): readonly string[] {
  return BlobBases.mayBe(depth, length) ? scopes : [];
}

function alone(encoded: Encoded, { length }: Uint8Array): Chosen {
  const share = length === 0 ? 1 : encoded.body.length / length;
  return { ...encoded, depth: 0, share, keyframeOf: [] };
}

/** One blob against one base after the other. */
class Tries {
  readonly #bytes: Uint8Array;
  #alone: Encoded | undefined;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  alone(): Encoded {
    return (this.#alone ??= encodePlain(this.#bytes));
  }

  /** Undefined without a base, and where it is larger than this share of its size alone. */
  against(base: Base | undefined, most: number): Chosen | undefined {
    if (base === undefined) return undefined;
    const made = encodeAgainst(this.#bytes, base.bytes);
    if (!this.#isSmall(made, base, most)) {
      discard(made);
      return undefined;
    }
    const { length } = this.#bytes;
    const share = this.#alone === undefined ? base.share : this.#alone.body.length / length;
    if (this.#alone !== undefined) discard(this.#alone);
    return { ...made, base, depth: base.depth + 1, share, keyframeOf: [] };
  }

  #isSmall({ body }: Encoded, base: Base, most: number): boolean {
    if (body.length <= this.#bytes.length * base.share * most * SURELY) return true;
    const alone = this.alone();
    // what does not become smaller alone is read faster as it is
    return alone.codec !== 0 && body.length <= alone.body.length * most;
  }
}
