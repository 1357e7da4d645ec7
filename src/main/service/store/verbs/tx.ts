/**
 * What a verb asks of its database, whichever that is.
 *
 * A verb is a generator: `const job = yield* tx.first(selectJob, { id })`. SQLite answers each question at once, so the
 * whole verb runs inside one transaction without a pause (sqlite/tx.ts); PostgreSQL is asked over a socket and the verb
 * waits (postgres/tx.ts). Why: docs/adr/0044-one-verb-two-databases.md.
 */
import type { EnteredAddresses } from '../entered-addresses.ts';
import type { Job } from '../../domain/job.ts';
import type { Json } from '../../domain/json.ts';
import type { NewPage, SkippedUrl } from '../../ports/backend.ts';
import type { KeptOutput } from '../../ports/capture-cache.ts';
import type { NewCapture } from '../../ports/library.ts';
import type { Remembered } from '../remembered.ts';
import type { SqlValue, Statement } from '../statement.ts';

/** What was made of a kept page, as it was read once. */
export type KnownOutput = Omit<KeptOutput, 'key'>;

/** A question on its way to a database that answers later. */
export interface Asked {
  readonly text: string;
  readonly values: readonly SqlValue[];
  /** Nobody waits for its answer. */
  readonly isUnheard?: boolean;
  /** The verb asks nothing after it. */
  readonly isLast?: boolean;
}

export interface Answer {
  readonly rows: readonly unknown[];
  /** Rows that were changed. */
  readonly changes: number;
}

/** A verb, or a part of one, that gives a T. */
export type Steps<T> = Generator<Asked, T, Answer>;

/** One question; `yield*` gives its answer. */
export type Step<T> = Iterable<Asked, T, Answer>;

/** An answer that is there already. */
export class Known<T> implements Iterator<Asked, T, Answer> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorReturnResult<T> {
    return { done: true, value: this.#value };
  }
}

/** What a client sent and the command made of it; large for big batches, and never changed. */
export interface Bodies {
  readonly body: Json;
  readonly command: Job['command'];
}

export interface Tx {
  all<P, R>(statement: Statement<P, R>, params: P): Step<readonly R[]>;
  /** The first row. */
  first<P, R>(statement: Statement<P, R>, params: P): Step<R | undefined>;
  /** Changes rows; nobody asks how many, so a database far away need not be waited for. */
  say<P>(statement: Statement<P, unknown>, params: P): Step<void>;
  /** Adds a row to a table whose rows are numbered (`spell.asksNumber`); gives its number. */
  insert<P>(statement: Statement<P, unknown>, params: P): Step<number>;
  /** Gives how many rows it changed. */
  run<P>(statement: Statement<P, unknown>, params: P): Step<number>;
  /** Decoded bodies of running jobs by id; a cache that may be cleared at any time. */
  readonly bodies: Map<string, Bodies>;
  /** Outputs of kept pages that were read here before; never changed. */
  readonly outputs: Remembered<KnownOutput>;
  /** All in one question, where each costs a way to the database and back. */
  readonly sums?: (tx: Tx, asked: AskSums) => Steps<CreditSums>;
  /** Where the database ranks texts in a way of its own. */
  readonly search?: {
    /** Matching versions that are counted. */
    readonly most: number;
    /** Of these versions, the newest first; the least is the best, and who is not named has 0. */
    ranks(
      tx: Tx,
      asked: { readonly match: string; readonly pks: readonly number[] },
    ): Steps<ReadonlyMap<number, number>>;
  };
}

/** Of an account in a period, and of a key since the beginning of a day; times in ms, days since the epoch. */
export interface AskSums {
  readonly accountId: string;
  readonly keyId: string | null;
  readonly fromAt: number;
  readonly toAt: number;
  readonly fromDay: number;
  readonly toDay: number;
  readonly today: number;
}

/** Credits. */
export interface CreditSums {
  readonly adjusted: number;
  readonly used: number;
  readonly reserved: number;
  /** Of a key that has a limit for the day. */
  readonly key?: { readonly perDay: number; readonly used: number; readonly reserved: number };
}

type Topic = 'events' | 'work' | 'deliveries' | 'slots';

export interface Notice {
  readonly topic: Topic;
  readonly jobId?: string;
}

/** What a writing verb receives: the open transaction, and a way to say what others should hear of it. */
export interface WriteContext {
  readonly tx: Tx;
  readonly entered: EnteredAddresses;
  /** Heard on the bus after the commit; forgotten when the verb fails. */
  readonly notify: (topic: Topic, id?: string) => void;
  readonly beside: Beside;
  /** Where a database enters all that was found in one question; else each address is one. */
  readonly enter?: (found: readonly Found[]) => Steps<ReadonlyMap<number, number>>;
}

/** Addresses that a job has found, to be taken up to its limit, and those that it does not take. */
export interface Found {
  readonly jobId: string;
  readonly jobPk: number;
  /** Its only page: nobody hands it out. */
  readonly isLone?: boolean;
  readonly pages: readonly NewPage[];
  readonly skipped: readonly SkippedUrl[];
}

/** What the library and the database itself do inside the verbs of jobs and pages. */
export interface Beside {
  keepCapture(kept: NewCapture): Step<unknown>;
  /** Gives the room of removed rows back. */
  tidy(): Step<void>;
}
