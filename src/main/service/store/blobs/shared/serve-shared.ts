/** What the writer of blobs does where services share them; as serve-blobs.ts. */
import { release } from '../../../domain/bytes.ts';
import { Damage } from '../blob-reads.ts';
import { CHECKED_BLOBS, checkSome } from '../check.ts';
import type { BlobResults, BlobTask, Outcome } from '../serve-blobs.ts';
import { later } from '../waits.ts';
import { connectionsTo, type Connections } from './database.ts';
import type { SharedPlace } from './place.ts';
import { openS3 } from './s3.ts';
import { SharedReads } from './shared-reads.ts';
import { SharedWrites } from './shared-writes.ts';

/** What a batch needs to know is asked for at once. */
const CONNECTIONS = 3;

type PutTask = Extract<BlobTask, { readonly kind: 'put' }>;

export class SharedServer {
  readonly #database: Connections;
  readonly #reads: SharedReads;
  readonly #writes: SharedWrites;

  constructor(place: SharedPlace) {
    const objects = place.objects === undefined ? undefined : openS3(place.objects);
    this.#database = connectionsTo(place, CONNECTIONS);
    this.#reads = new SharedReads(this.#database.ask, objects);
    this.#writes = new SharedWrites(this.#database, this.#reads, objects);
  }

  /** One outcome for each task, in order; puts that come in a row share a transaction. */
  async run(tasks: readonly BlobTask[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    while (outcomes.length < tasks.length) {
      const rest = tasks.slice(outcomes.length);
      const others = rest.findIndex(({ kind }) => kind !== 'put');
      const puts = (others === -1 ? rest : rest.slice(0, others)).filter((task) => isPut(task));
      if (puts.length > 0) outcomes.push(...(await this.#put(puts)));
      else outcomes.push(await outcomeOf(() => this.#do(rest[0])));
    }
    return outcomes;
  }

  /** As of serve-blobs.ts. */
  release(tasks: readonly BlobTask[]): void {
    for (const task of tasks) {
      if (!isPut(task)) continue;
      for (const { bytes } of task.blobs) if (!this.#writes.holds(bytes)) release(bytes);
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #put(tasks: readonly PutTask[]): Promise<readonly Outcome[]> {
    const together = await outcomeOf(() => this.#writes.put(tasks));
    if (together.ok) {
      // one list of each task
      return (together.result as readonly unknown[]).map((result) => ({ ok: true, result }));
    }
    if (tasks.length === 1) return [together];
    const outcomes: Outcome[] = [];
    for (const task of tasks) outcomes.push(...(await this.#put([task])));
    return outcomes;
  }

  #do(task: BlobTask | undefined): Promise<BlobResults[BlobTask['kind']]> {
    switch (task?.kind) {
      case 'remove':
        return this.#writes.remove(task.pks, task.olderThan);
      case 'check':
        return this.#check(task.afterPk);
      case 'put':
      case undefined:
        throw new Error('There is nothing to do.');
    }
  }

  /** Reads and hashes some megabytes from above `afterPk`. What cannot be reached is not called damaged. */
  async #check(afterPk: number): Promise<BlobResults['check']> {
    this.#reads.forget();
    return later(
      checkSome(await this.#reads.page(afterPk, CHECKED_BLOBS), {
        read: (digest) => this.#reads.read(digest),
        isDamage: (error) => error instanceof Damage,
      }),
    );
  }
}

function isPut(task: BlobTask): task is PutTask {
  return task.kind === 'put';
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, result: await work() };
  } catch (error) {
    return { ok: false, error };
  }
}
