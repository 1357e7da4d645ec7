/** How far one question about a script is followed: to so many steps, and into nothing that is being asked already. */
import type { AnyNode } from 'acorn';

/** Steps that one question may take. */
const MOST_STEPS = 400;

export class Walk {
  #steps = 0;
  readonly #open = new Set<AnyNode | string>();

  /** Another question begins. */
  restart(): void {
    this.#steps = 0;
  }

  /** Runs `ask` unless this very thing is being asked for already. */
  once<T>(key: AnyNode | string, otherwise: T, ask: () => T): T {
    this.#steps += 1;
    if (this.#steps > MOST_STEPS || this.#open.has(key)) return otherwise;
    this.#open.add(key);
    try {
      return ask();
    } finally {
      this.#open.delete(key);
    }
  }
}
