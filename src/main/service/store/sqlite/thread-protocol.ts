/** What the main thread and the writer thread say to each other. Values are structured clones. */
import type { Notice } from '../verbs/tx.ts';
import type { VerbName } from '../verbs/writes.ts';

export interface WriterData {
  readonly path: string;
}

/** One verb. `id` comes back in the answer. */
export interface Write {
  readonly id: number;
  readonly name: VerbName;
  readonly args: unknown;
  /** Bytes among `args` whose memory went over with them; nobody reads them after the answer. */
  readonly handedOver: readonly Uint8Array[];
}

/** To the writer. */
export type Request =
  { readonly kind: 'writes'; readonly writes: readonly Write[] } | { readonly kind: 'close' };

export type Answer =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };

/** From the writer: one message per committed transaction. */
export type Report =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'answers';
      readonly answers: readonly Answer[];
      readonly notices: readonly Notice[];
    }
  | { readonly kind: 'closed' };

/** An error that survives the way between threads. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly stack: string;
}
