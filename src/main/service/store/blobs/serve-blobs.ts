/**
 * What the writer of blobs does with what it is asked: puts that queued up share one transaction, and so one sync of the
 * disk; each has a savepoint of its own, so that its failure is its own.
 */
import { rmSync } from 'node:fs';
import type Database from 'better-sqlite3';
import type { Digest } from '../../domain/library/manifest.ts';
import type { BlobInfo, NewBlob } from '../../ports/library.ts';
import { toBlobError } from './blob-database.ts';
import { BlobWrites } from './blob-writes.ts';

export type BlobTask =
  | { readonly kind: 'put'; readonly blobs: readonly NewBlob[]; readonly at: number }
  | { readonly kind: 'remove'; readonly pks: readonly number[]; readonly olderThan: number }
  | { readonly kind: 'check'; readonly afterPk: number };

export interface BlobResults {
  readonly put: readonly BlobInfo[];
  readonly remove: number;
  readonly check: {
    readonly lastPk: number | null;
    readonly bytes: number;
    readonly damaged: readonly Digest[];
  };
}

export type Outcome =
  { readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: unknown };

export class BlobServer {
  readonly #database: Database.Database;
  readonly #writes: BlobWrites;

  constructor(database: Database.Database, path: string) {
    this.#database = database;
    this.#writes = new BlobWrites(database, path);
  }

  /** One outcome for each task, in order; puts are durable when this returns. */
  run(tasks: readonly BlobTask[]): readonly Outcome[] {
    const together = this.#attempt(tasks);
    return together ?? tasks.map((task) => this.#attempt([task])?.[0] ?? this.#lost);
  }

  /** What these tasks brought is written, or refused for good: its memory is given back. */
  release(tasks: readonly BlobTask[]): void {
    for (const task of tasks) if (task.kind === 'put') this.#writes.release(task.blobs);
  }

  readonly #lost: Outcome = { ok: false, error: new Error('The library could not be written.') };

  /** undefined: the transaction itself was lost, as a full disk does; with one task its outcome says so. */
  #attempt(tasks: readonly BlobTask[]): readonly Outcome[] | undefined {
    const files: string[] = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const outcomes = tasks.map((task) => this.#inSavepoint(task, files));
      this.#database.exec('COMMIT');
      for (const file of files) rmSync(file, { force: true });
      if (tasks.some(({ kind }) => kind === 'remove')) this.#writes.compact();
      return outcomes;
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
      this.#writes.forget();
      return tasks.length === 1 ? [{ ok: false, error: toBlobError(error) }] : undefined;
    }
  }

  #inSavepoint(task: BlobTask, files: string[]): Outcome {
    this.#database.exec('SAVEPOINT task');
    try {
      const result = this.#do(task, files);
      this.#database.exec('RELEASE task');
      return { ok: true, result };
    } catch (error) {
      // a full disk ends the transaction itself: then none of the tasks happened
      if (!this.#database.inTransaction) throw error;
      this.#database.exec('ROLLBACK TO task; RELEASE task');
      this.#writes.forget();
      return { ok: false, error: toBlobError(error) };
    }
  }

  #do(task: BlobTask, files: string[]): BlobResults[BlobTask['kind']] {
    switch (task.kind) {
      case 'put':
        return this.#writes.put(task.blobs, task.at);
      case 'remove': {
        const gone = this.#writes.remove(task.pks, task.olderThan);
        files.push(...gone.files);
        // the last step of a collection has nothing to remove, and looks for what a kill left
        if (task.pks.length === 0) files.push(...this.#writes.strayFiles(task.olderThan));
        return gone.removed;
      }
      case 'check':
        return this.#writes.check(task.afterPk);
    }
  }
}
