/**
 * What is written once for a file, whose answers are there at once, and for a server, whose answers come: a generator that
 * yields what it waits for.
 */
export type Waits<T> = Generator<Promise<unknown>, T, unknown>;

/** The value; waited for only where it is still to come. */
export function* settled<T>(given: T | Promise<T>): Waits<T> {
  if (!(given instanceof Promise)) return given;
  // `later` gives back what the promise became
  return (yield given) as T;
}

/** Runs work that never waits. */
export function now<T>(work: Waits<T>): T {
  const step = work.next();
  if (step.done !== true) throw new Error('A file was waited for.');
  return step.value;
}

type Settled =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

const settledOf = (promise: Promise<unknown>): Promise<Settled> =>
  promise.then(
    (value): Settled => ({ ok: true, value }),
    (error: unknown): Settled => ({ ok: false, error }),
  );

/** Runs work that may wait; what is rejected is thrown where it was waited for. */
export async function later<T>(work: Waits<T>): Promise<T> {
  for (let step = work.next(); ;) {
    if (step.done === true) return step.value;
    const waited = await settledOf(step.value);
    step = waited.ok ? work.next(waited.value) : work.throw(waited.error);
  }
}
