/** The right to run one page now. Implementation: operations/slots.ts. */
import type { Account } from '../domain/account.ts';
import type { OpenJob, Opened } from './backend.ts';

export interface Permit extends Disposable {
  /** How long the caller waited for it, ms; 0 when it was free at once. */
  readonly queuedMs: number;
  /** Gives the slot back; repeating does nothing. */
  release(): void;
}

export interface SlotRequest {
  readonly accountId: string;
  /** The account's concurrency now. */
  readonly limit: number;
  readonly priority: number;
  /** Absolute end of the wait, ms since the epoch. */
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

export interface Slots {
  /** Waits in order (higher priority first). Throws `CONCURRENCY_QUEUE_TIMEOUT` at the deadline, the
   *  signal's reason when aborted; the place in the queue is freed either way. */
  acquire(request: SlotRequest): Promise<Permit>;
  /** Opens a job, which will need a slot; where this worker has none left, one is asked for with it. */
  admit(account: Account, open: OpenJob): Promise<Opened>;
  /** A slot if one is free and nobody waits, else undefined. */
  tryAcquire(accountId: string, limit: number): Permit | undefined;
  active(accountId: string): number;
  /** Of those, the ones taken by `tryAcquire`: pages of crawls and batches. */
  activePages(accountId: string): number;
  waiting(accountId: string): number;
  /** Called with the account's id whenever a slot becomes free, or `tryAcquire` is worth another try. */
  onRelease(listener: (accountId: string) => void): () => void;
  /** Gives back to other workers what is held for this one. */
  stop(): Promise<void>;
}
