/**
 * Captures under way, by cache key: who asks for the same thing waits for the first and reads what it kept,
 * instead of asking the site twice. In memory: after a restart nothing is under way.
 */
/** One capture under way. Disposing it settles it: at once, or when what it keeps is kept. */
export interface InFlightCapture extends Disposable {
  /** Must not reject. */
  settleWith(keeping: Promise<void>): void;
}

export interface InFlight {
  /** Resolves when all that is under way for the key has settled; undefined when nothing is. */
  settled(key: string): Promise<void> | undefined;
  start(key: string): InFlightCapture;
}

/** `hurry`: somebody waits for what is being kept; what is kept is handed over within the turn of `settleWith`. */
export function createInFlight(hurry: () => void): InFlight {
  const underWay = new Map<string, Promise<void>>();
  const awaited = new Set<Promise<void>>();
  return {
    settled: (key) => {
      const all = underWay.get(key);
      if (all === undefined) return undefined;
      awaited.add(all);
      hurry();
      return all;
    },
    start: (key) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const all = Promise.all([underWay.get(key), promise]).then(() => {
        awaited.delete(all);
        if (underWay.get(key) === all) underWay.delete(key);
      });
      underWay.set(key, all);
      let keeping: Promise<void> | undefined;
      return {
        settleWith(kept) {
          keeping = kept;
          if (awaited.has(all)) setImmediate(hurry);
        },
        [Symbol.dispose]: () => {
          if (keeping === undefined) resolve(undefined);
          else void keeping.then(() => resolve(undefined));
        },
      };
    },
  };
}
