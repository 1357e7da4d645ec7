/**
 * Bytes as they arrive, for one reader at its own pace.
 *
 * What has not been read yet is kept: a slow reader never holds up the sender. Whoever leaves early says so
 * to the sender.
 */

export interface Pieces extends AsyncIterable<Uint8Array> {
  /** Nothing more will be read. */
  leave(): void;
}

export interface PieceSource extends Pieces {
  add(piece: Uint8Array): void;
  /** Reading ends after what is there. */
  end(): void;
  /** Reading ends with `error`, after what is there. */
  fail(error: unknown): void;
}

/** `onLeave` is told once when the reader leaves, also at the regular end. */
export function createPieces(onLeave: () => void): PieceSource {
  const waiting: Uint8Array[] = [];
  let over: { readonly error?: unknown } | undefined;
  let wake: () => void = () => undefined;
  let hasLeft = false;

  const leave = (): void => {
    if (hasLeft) return;
    hasLeft = true;
    waiting.length = 0;
    onLeave();
  };
  return {
    add(piece) {
      if (hasLeft) return;
      waiting.push(piece);
      wake();
    },
    end() {
      over ??= {};
      wake();
    },
    fail(error) {
      over ??= { error };
      wake();
    },
    leave,
    async *[Symbol.asyncIterator]() {
      try {
        for (;;) {
          const piece = waiting.shift();
          if (piece !== undefined) yield piece;
          else if (over === undefined) await new Promise<void>((resolve) => (wake = resolve));
          else if ('error' in over) throw over.error;
          else return;
        }
      } finally {
        leave();
      }
    },
  };
}

export interface Begun {
  /** The first bytes: at least as many as were asked for, where there are so many. */
  readonly head: Uint8Array;
  /** All of it, those bytes first. */
  readonly pieces: Pieces;
}

/** Waits for the first bytes. Throws what reading them throws. */
export async function withHead(pieces: Pieces, atLeast: number): Promise<Begun> {
  const rest = pieces[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  while (head.length < atLeast) {
    const next = await rest.next();
    if (next.done === true) break;
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
  }
  return {
    head,
    pieces: {
      leave: () => pieces.leave(),
      async *[Symbol.asyncIterator]() {
        if (head.length > 0) yield head;
        yield* { [Symbol.asyncIterator]: () => rest };
      },
    },
  };
}
