/**
 * The life of one service among several on one database: it beats, and takes out those that do not.
 *
 * A node is dead when its beats have not counted up for a while by the clock of whoever watches; no two clocks are
 * compared. A node that could not beat starts nothing: others may have what it held. When it beats again and is not known
 * any more, it hears first what it has lost. Why so: docs/adr/0049-roles.md.
 */
import { toHearthError } from '../domain/errors.ts';
import type { NodeBeat, NodeState, NodeStore } from '../ports/nodes.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface NodeLifeDeps {
  readonly store: Pick<
    NodeStore,
    'beatNode' | 'leaveNode' | 'dropNode' | 'listNodes' | 'forgetHosts'
  >;
  readonly clock: Clock;
  readonly log: Log;
  /** All of a beat but what changes. */
  readonly self: Pick<NodeBeat, 'id' | 'name' | 'roles' | 'version'>;
  readonly address: () => string;
  readonly load: () => Pick<NodeBeat, 'running' | 'waiting'>;
  /** A node was taken out: calls that it held are to be ended. */
  readonly dropped: (id: string) => Promise<void>;
  /** Others took this node out: what it holds must be looked at before it goes on. */
  readonly returned: () => Promise<void>;
  /** ms that only go forward; stands still for nobody. */
  readonly monotonic: () => number;
}

export interface NodeLife {
  /** Enters, and beats from then on. */
  start(): Promise<void>;
  /** One beat and one look now. */
  beat(): Promise<void>;
  /** False while others may think it dead. */
  mayStart(): boolean;
  /** Of the nodes that crawl, one does what only one should. */
  isFirst(): boolean;
  /** Leaves: its hosts are free at once. */
  stop(): Promise<void>;
}

const BEAT_MS = 5_000;
/** Without a beat for so long a node is taken out. */
const DEAD_MS = 15_000;
/** So long after its last beat a node starts nothing more: before anybody can have taken it out. */
const FRESH_MS = 13_000;
/** The longest that a site may ask to be left alone: so long after a node is gone its hosts are as others. */
const LONGEST_PAUSE_MS = 3_600_000;

interface Seen {
  readonly beats: number;
  readonly at: number;
}

export function createNodeLife(deps: NodeLifeDeps): NodeLife {
  return new Life(deps);
}

class Life implements NodeLife {
  readonly #deps: NodeLifeDeps;
  readonly #startedAt: number;
  readonly #seen = new Map<string, Seen>();
  /** When nodes that are gone were missed. */
  readonly #gone = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #freshUntil = -Infinity;
  #lookedAt = -Infinity;
  #isFirst = false;
  #hasEntered = false;

  constructor(deps: NodeLifeDeps) {
    this.#deps = deps;
    this.#startedAt = deps.clock.now();
  }

  async start(): Promise<void> {
    await this.#beatOnce();
    this.#timer = setInterval(() => void this.beat(), BEAT_MS);
    this.#timer.unref();
  }

  beat(): Promise<void> {
    this.#beating = this.#beating
      .then(() => this.#beatOnce())
      .catch((error: unknown) => {
        this.#deps.log.warn('no beat: the database did not take it', {
          error: toHearthError(error).message,
        });
      });
    return this.#beating;
  }

  mayStart(): boolean {
    return this.#deps.monotonic() < this.#freshUntil;
  }

  isFirst(): boolean {
    return this.#isFirst;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    this.#freshUntil = -Infinity;
    await this.#deps.store.leaveNode(this.#deps.self.id).catch((error: unknown) => {
      // the others see it by themselves
      this.#deps.log.warn('not signed off', { error: toHearthError(error).message });
    });
  }

  async #beatOnce(): Promise<void> {
    const { store, clock, self, address, load, returned, monotonic, log } = this.#deps;
    const asked = monotonic();
    const beat = { ...self, ...load(), address: address(), startedAt: this.#startedAt };
    const known = await store.beatNode({ ...beat, at: clock.now() });
    if (known === 'entered' && this.#hasEntered) {
      log.warn('other services took this one for dead; it goes on with what it still holds');
      await returned();
    }
    this.#hasEntered = true;
    this.#freshUntil = asked + FRESH_MS;
    await this.#look();
  }

  async #look(): Promise<void> {
    const { store, clock, self, monotonic, log, dropped } = this.#deps;
    const nodes = await store.listNodes();
    this.#isFirst = nodes.find(({ roles }) => roles.includes('crawl'))?.id === self.id;
    const now = monotonic();
    // who slept knows nothing of the time in between
    if (now - this.#lookedAt > 2 * BEAT_MS) this.#seen.clear();
    this.#lookedAt = now;
    for (const node of nodes) {
      if (node.id === self.id || !this.#isDead(node, now)) continue;
      const dead = { id: node.id, beats: node.beats, now: clock.now() };
      if (!(await store.dropNode(dead))) continue;
      log.warn('a service is gone; its pages are open again', { node: node.name });
      await dropped(node.id);
    }
    await this.#forgetGone(nodes, now);
  }

  #isDead(node: NodeState, now: number): boolean {
    const seen = this.#seen.get(node.id);
    if (seen?.beats === node.beats) return now - seen.at >= DEAD_MS;
    this.#seen.set(node.id, { beats: node.beats, at: now });
    return false;
  }

  async #forgetGone(nodes: readonly NodeState[], now: number): Promise<void> {
    const known = new Set(nodes.map(({ id }) => id));
    for (const id of known) this.#gone.delete(id);
    for (const id of this.#seen.keys()) {
      if (known.has(id)) continue;
      this.#seen.delete(id);
      this.#gone.set(id, now);
    }
    for (const [id, at] of this.#gone) {
      if (now - at < LONGEST_PAUSE_MS) continue;
      await this.#deps.store.forgetHosts(id);
      this.#gone.delete(id);
    }
  }
}
