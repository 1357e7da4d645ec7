/**
 * The bus of all services of one database: what one of them says is heard in its own process at once, and by the others
 * through LISTEN and NOTIFY.
 *
 * A NOTIFY in each transaction would make commits wait for each other (docs/adr/0040-many-machines.md), so what was said
 * is gathered and sent after the commits, some times a second. One connection listens and sends. While it is broken
 * nothing is heard; then everybody is woken to look for themselves: the store is the truth.
 */
import pg from 'pg';
import { toHearthError } from '../../domain/errors.ts';
import type { Bus, Topic } from '../../ports/backend.ts';
import type { Log } from '../../ports/system.ts';
import { createBus } from '../bus.ts';

interface SharedBus extends Bus {
  close(): Promise<void>;
}

interface SharedBusOptions {
  readonly database: string;
  /** Services of one schema hear each other. */
  readonly schema: string;
  readonly log: Log;
}

const TOPICS: readonly Topic[] = ['events', 'work', 'deliveries', 'cancelled', 'slots', 'monitors'];
const GATHER_MS = 50;
const AGAIN_MS = 1_000;
const CONNECT_MS = 10_000;
/** Of 36 letters each, in a payload of 8,000 bytes at most. */
const MOST_IDS = 150;
/** With more than so many jobs in one go, all look for themselves. */
const MOST_SENT = 1_500;

/** Connects; throws where it cannot. */
export async function openSharedBus(options: SharedBusOptions): Promise<SharedBus> {
  const bus = new NotifyingBus(options);
  await bus.connect();
  return bus;
}

class NotifyingBus implements SharedBus {
  readonly #options: SharedBusOptions;
  readonly #local: Bus;
  readonly #channel: string;
  /** What the others have not been told; undefined among the ids: of no job. */
  readonly #untold = new Map<Topic, Set<string | undefined>>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: SharedBusOptions) {
    this.#options = options;
    this.#local = createBus(options.log);
    // names are cut at 63 bytes
    this.#channel = `hearth ${options.schema}`.slice(0, 63);
  }

  notify(topic: Topic, jobId?: string): void {
    this.#local.notify(topic, jobId);
    if (this.#isClosed) return;
    const jobs = this.#untold.get(topic) ?? new Set();
    this.#untold.set(topic, jobs.add(jobId));
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#telling = this.#telling.then(() => this.#tell());
    }, GATHER_MS);
  }

  subscribe(topic: Topic, listener: (jobId?: string) => void): () => void {
    return this.#local.subscribe(topic, listener);
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.database,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: `hearth ${this.#options.schema}`,
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ processId, payload }) => {
      if (processId !== this.#pidOf(client)) this.#hear(payload ?? '');
    });
    await client.connect();
    await client.query(`LISTEN ${pg.escapeIdentifier(this.#channel)}`);
    this.#client = client;
    if (this.#isClosed) await client.end();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#again);
    await this.#telling;
    await this.#tell();
    await this.#client?.end().catch(() => undefined);
  }

  #pidOf(client: pg.Client): unknown {
    // known to the driver, missing in its types
    return Reflect.get(client, 'processID');
  }

  #lost(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#options.log.warn('nothing is heard of other services until the database is back');
    this.#reconnect();
  }

  #reconnect(): void {
    this.#again = setTimeout(() => {
      this.connect().then(
        () => {
          for (const topic of TOPICS) if (topic !== 'cancelled') this.#local.notify(topic);
        },
        () => {
          if (!this.#isClosed) this.#reconnect();
        },
      );
    }, AGAIN_MS).unref();
  }

  async #tell(): Promise<void> {
    const client = this.#client;
    if (client === undefined || this.#untold.size === 0) return;
    const untold = [...this.#untold].flatMap(([topic, jobs]) => payloadsOf(topic, [...jobs]));
    this.#untold.clear();
    try {
      for (const payload of untold) {
        await client.query('SELECT pg_notify($1, $2)', [this.#channel, payload]);
      }
    } catch (error) {
      // they look from time to time anyway
      this.#options.log.warn('other services were not told', {
        error: toHearthError(error).message,
      });
    }
  }

  #hear(payload: string): void {
    const [topic, ...jobs] = payload.split(' ');
    const known = TOPICS.find((each) => each === topic);
    if (known === undefined) return;
    if (jobs.length === 0) this.#local.notify(known);
    for (const jobId of jobs) this.#local.notify(known, jobId);
  }
}

/** `work`, of no job or of all; or `work ID ID …`. */
function payloadsOf(topic: Topic, jobs: readonly (string | undefined)[]): readonly string[] {
  const ids = jobs.filter((each) => each !== undefined);
  if (ids.length > MOST_SENT && topic !== 'cancelled') return [topic];
  const payloads = ids.length < jobs.length ? [topic as string] : [];
  for (let at = 0; at < ids.length; at += MOST_IDS) {
    payloads.push([topic, ...ids.slice(at, at + MOST_IDS)].join(' '));
  }
  return payloads;
}
