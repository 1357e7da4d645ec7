/**
 * Captures under way, by cache key: who asks for the same thing waits for the first and reads what it kept,
 * instead of asking the site twice. In memory: after a restart nothing is under way.
 */
/** One capture under way. Disposing it lands it: at once, or when what it keeps is kept. */
export interface Flight extends Disposable {
  /** Must not reject. */
  landWith(keeping: Promise<void>): void;
}

export interface Flights {
  /** Resolves when all that is under way for the key has landed; undefined when nothing is. */
  landing(key: string): Promise<void> | undefined;
  start(key: string): Flight;
}

export function createFlights(): Flights {
  const underWay = new Map<string, Promise<void>>();
  return {
    landing: (key) => underWay.get(key),
    start: (key) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const all = Promise.all([underWay.get(key), promise]).then(() => {
        if (underWay.get(key) === all) underWay.delete(key);
      });
      underWay.set(key, all);
      let keeping: Promise<void> | undefined;
      return {
        landWith(kept) {
          keeping = kept;
        },
        [Symbol.dispose]: () => {
          if (keeping === undefined) resolve(undefined);
          else void keeping.then(() => resolve(undefined));
        },
      };
    },
  };
}
