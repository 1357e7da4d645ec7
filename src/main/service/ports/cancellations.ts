/**
 * Tells whoever works on a job that it was stopped. The store has ended it already: a word that is lost costs
 * work, never truth. Implementation: operations/cancellations.ts. Contract: test/suites/cancellations.test.ts.
 */
export interface Cancellations {
  cancel(jobId: string): void;
  /** Calls `onCancel` once at most; gives how to stop listening. */
  listen(jobId: string, onCancel: () => void): () => void;
}
