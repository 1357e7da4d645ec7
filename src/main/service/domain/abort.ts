/** Waiting for work under a signal: the reason as an error, and the wait that ends with it. */

/** The signal's reason; one that is no error becomes one. */
export function reasonOf({ reason }: AbortSignal): Error {
  return asError(reason);
}

/** What was thrown or given as a reason, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });
}

/** Resolves or rejects with `work`, but rejects with the signal's reason as soon as it aborts; the work itself goes on. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => undefined);
    return Promise.reject(reasonOf(signal));
  }
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(reasonOf(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
