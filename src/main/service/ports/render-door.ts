/**
 * What a service with the role `render` answers to the others: captures by its own browser. Who calls proves that it
 * knows the cluster's secret; the answer is a stream of pieces that only such a service can read (engines/remote).
 */
export interface AskedCall {
  readonly method: string;
  /** `/internal/capture`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A call that may be made, its body not seen yet. */
export interface AdmittedCall {
  readonly path: string;
  /** Names the call; never used twice. */
  readonly nonce: string;
  /** SHA-256 of its body, in hex. */
  readonly digest: string;
}

export interface AnswerTo {
  readonly write: (piece: Uint8Array) => void;
  /** Aborts when whoever called hangs up: what it wanted is stopped. */
  readonly signal: AbortSignal;
}

export interface RenderDoor {
  /** Throws `UNAUTHORIZED` for a call that is not signed, too old, or was made before. */
  admit(asked: AskedCall): AdmittedCall;
  /**
   * Answers it; what goes wrong with a page is part of the answer. Throws `UNAUTHORIZED` for a body that was not the
   * signed one and `NOT_FOUND` for a path that is none, before anything is written.
   */
  serve(call: AdmittedCall, body: Uint8Array, answer: AnswerTo): Promise<void>;
  /** Captures under way for others. */
  active(): number;
}
