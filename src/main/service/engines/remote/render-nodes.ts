/**
 * Which service renders next: of those in the list with the role `render`, the one with the least under way.
 *
 * One that could not be reached is left out until it has beaten again. How busy each is comes from the list, a few
 * seconds old, and from what was given to it and taken from it since.
 */
import { HearthError } from '../../domain/errors.ts';
import type { NodeState } from '../../ports/nodes.ts';

export interface RenderNodesOptions {
  readonly list: () => Promise<readonly NodeState[]>;
  /** ms that only go forward. */
  readonly monotonic: () => number;
}

export interface RenderNode extends Pick<NodeState, 'id' | 'name' | 'address'> {
  /** Out until it beats again; `why` is said where there is no other. */
  failed(why: string): void;
  /** Its work for us is done. */
  leave(): void;
}

export interface PickRules {
  /** Ids that are no good for this page. */
  readonly not: ReadonlySet<string>;
  /** Of equally busy ones this one. */
  readonly rather: string | undefined;
  readonly signal: AbortSignal;
}

/** The list is read again after so long. */
const FRESH_MS = 2_000;
/** So long a page waits for a service to render it. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 250;

interface Known {
  /** Captures of ours that it has now, and had when the list was read. */
  own: number;
  ownAtRead: number;
  down: { readonly beats: number; readonly startedAt: number; readonly why: string } | undefined;
}

export class RenderNodes {
  readonly #options: RenderNodesOptions;
  readonly #known = new Map<string, Known>();
  #nodes: readonly NodeState[] = [];
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;
  /** Nobody waits again for what somebody has just waited for in vain. */
  #inVainAt = -Infinity;

  constructor(options: RenderNodesOptions) {
    this.#options = options;
  }

  /** Waits a while for one. Throws `BROWSER_UNAVAILABLE` where there is none. */
  async pick(rules: PickRules): Promise<RenderNode> {
    const { monotonic } = this.#options;
    const askedAt = monotonic();
    const patience = askedAt - this.#inVainAt < PATIENCE_MS ? 0 : PATIENCE_MS;
    for (;;) {
      rules.signal.throwIfAborted();
      const waited = monotonic() - askedAt;
      await this.#read(waited > 0 || this.#nodes.length === 0 ? LOOK_MS : FRESH_MS);
      const best = this.#best(rules);
      if (best !== undefined) return this.#enter(best);
      if (waited >= patience) break;
      await pause(LOOK_MS, rules.signal);
    }
    this.#inVainAt = monotonic();
    throw this.#nobody();
  }

  /** Those that might render, as the list has them. */
  all(): readonly Pick<NodeState, 'id' | 'name' | 'address'>[] {
    return this.#rendering();
  }

  #best({ not, rather }: PickRules): NodeState | undefined {
    const able = this.#rendering().filter((node) => !not.has(node.id) && !this.#isDown(node));
    const least = Math.min(...able.map((node) => this.#busy(node)));
    const idle = able.filter((node) => this.#busy(node) === least);
    return (
      idle.find(({ id }) => id === rather) ??
      idle.toSorted((a, b) => this.#own(a) - this.#own(b))[0]
    );
  }

  #rendering(): readonly NodeState[] {
    return this.#nodes.filter(({ roles }) => roles.includes('render'));
  }

  #isDown({ id, beats, startedAt }: NodeState): boolean {
    const known = this.#known.get(id);
    if (known?.down === undefined) return false;
    if (known.down.beats === beats && known.down.startedAt === startedAt) return true;
    known.down = undefined;
    return false;
  }

  #busy({ id, running }: NodeState): number {
    const known = this.#known.get(id);
    return running + (known === undefined ? 0 : known.own - known.ownAtRead);
  }

  #own({ id }: NodeState): number {
    return this.#known.get(id)?.own ?? 0;
  }

  #enter(node: NodeState): RenderNode {
    const { id, name, address, beats, startedAt } = node;
    const known = this.#known.get(id) ?? { own: 0, ownAtRead: 0, down: undefined };
    this.#known.set(id, known);
    known.own += 1;
    return {
      ...{ id, name, address },
      failed: (why) => (known.down = { beats, startedAt, why }),
      leave: () => (known.own -= 1),
    };
  }

  /** Reads the list again where it is older than `oldMs`; an old one is better than none. */
  async #read(oldMs: number): Promise<void> {
    if (this.#options.monotonic() - this.#readAt < oldMs) return;
    this.#reading ??= this.#readNow().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  async #readNow(): Promise<void> {
    const nodes = await this.#options.list().catch(() => undefined);
    this.#readAt = this.#options.monotonic();
    if (nodes === undefined) return;
    this.#nodes = nodes;
    const ids = new Set(nodes.map(({ id }) => id));
    for (const [id, known] of this.#known) {
      known.ownAtRead = known.own;
      if (!ids.has(id) && known.own === 0) this.#known.delete(id);
    }
  }

  #nobody(): HearthError {
    const down = this.#rendering().flatMap(({ id, name }) => {
      const why = this.#known.get(id)?.down?.why;
      return why === undefined ? [] : [`${name}: ${why}`];
    });
    const tried = down.length === 0 ? '' : ` Tried: ${down.join('; ')}.`;
    return new HearthError(
      'BROWSER_UNAVAILABLE',
      `No render service runs, and this service has no role "render" to do it itself.${tried} Start a service with the role render; hearth doctor lists the services.`,
    );
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over, { once: true });
  });
}
