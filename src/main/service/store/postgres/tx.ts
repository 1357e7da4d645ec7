/** Verbs on PostgreSQL: every question goes over the socket, and the verb waits for its answer, or does not. */
import type { ClientBase, Connection } from 'pg';
import type {
  Answer,
  Asked,
  AskSums,
  Bodies,
  CreditSums,
  KnownOutput,
  Steps,
  Tx,
} from '../verbs/tx.ts';
import { MOST_OUTPUT_CHARS, Remembered } from '../remembered.ts';
import type { SqlValue, Statement } from '../statement.ts';
import { throughOutage } from './outage.ts';
import { MOST_COUNTED, ranks } from './ranks.ts';
import { sumCredits } from './sets/credits.ts';

/** Statements are prepared under short names, one a text. */
export type Names = Map<string, string>;

export function postgresTx(): Tx {
  return {
    bodies: new Map<string, Bodies>(),
    outputs: new Remembered<KnownOutput>(MOST_OUTPUT_CHARS),
    all: (statement, params) => rowsOf(statement, params),
    first: (statement, params) => firstOf(statement, params),
    say: (statement, params) => unheard(statement, params),
    insert: (statement, params) => numberOf(statement, params),
    run: (statement, params) => changesOf(statement, params),
    sums: (_tx, asked) => sumsAtOnce(asked),
    search: { most: MOST_COUNTED, ranks },
  };
}

/** Gives rows; the transaction ends right behind it, without a word between, so that nobody waits longer for its locks. */
export function* lastly<P, R>(statement: Statement<P, R>, params: P): Steps<readonly R[]> {
  const { rows } = yield { ...asked(statement, params), isLast: true };
  // as in rowsOf
  return rows as readonly R[];
}

function* rowsOf<P, R>(statement: Statement<P, R>, params: P): Steps<readonly R[]> {
  const { rows } = yield asked(statement, params);
  // the row's type is Kysely's, derived from tables.ts
  return rows as readonly R[];
}

function* firstOf<P, R>(statement: Statement<P, R>, params: P): Steps<R | undefined> {
  return (yield* rowsOf(statement, params))[0];
}

function* numberOf<P>(statement: Statement<P, unknown>, params: P): Steps<number> {
  // what `spell.asksNumber` asks for
  const row = (yield* firstOf(statement, params)) as { readonly pk: number } | undefined;
  if (row === undefined) throw new Error('A row that was written did not come back.');
  return row.pk;
}

function* changesOf<P>(statement: Statement<P, unknown>, params: P): Steps<number> {
  return (yield asked(statement, params)).changes;
}

/** Asks without waiting: the next question follows at once, and the verb fails when this one does. Not twice in a row the same. */
export function* unheard<P>(statement: Statement<P, unknown>, params: P): Steps<void> {
  yield { ...asked(statement, params), isUnheard: true };
}

function asked<P>(statement: Statement<P, unknown>, params: P): Asked {
  const { text, values } = statement.in('postgres');
  return { text, values: values(params).map(withoutNul) };
}

/** PostgreSQL has no text with a NUL in it; what a reader sees of one is this sign. */
function withoutNul(value: SqlValue): SqlValue {
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', '\u{fffd}')
    : value;
}

function* sumsAtOnce(ask: AskSums): Steps<CreditSums> {
  const row = yield* firstOf(sumCredits, ask);
  if (row === undefined) throw new Error('Sums did not come back.');
  const { adjusted, used, reserved, per_day: perDay, key_used, key_reserved } = row;
  const key = perDay === null ? undefined : { perDay, used: key_used, reserved: key_reserved };
  return { adjusted, used, reserved, ...(key === undefined ? {} : { key }) };
}

type Client = Pick<ClientBase, 'query'>;

/** Runs what is only read to its end, question by question, through a short outage. */
export async function runLater<T>(steps: Steps<T>, client: Client, names: Names): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    const { value } = step;
    const given = (): Promise<Answer> => answered(value, client, names);
    step = steps.next(await throughOutage('ask', given));
  }
  return step.value;
}

/** What is only read may stand in the way of a schema that gets more, and be the one that has to give way. */
const MOST_ASKS = 5;

async function answered(value: Asked, client: Client, names: Names): Promise<Answer> {
  for (let asks = 1; ; asks += 1) {
    try {
      return await answer(value, client, names);
    } catch (error) {
      if (asks === MOST_ASKS || !(isInTheWay(error) || isStale(error, names))) throw error;
    }
  }
}

/** Serialization failure and deadlock: nothing was written, and the same may go through when it runs again. */
export function isInTheWay(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return code === '40001' || code === '40P01';
}

const STALE_PLAN = 'cached plan must not change result type';

/**
 * Whether a statement was refused because a table has columns more than when it was prepared: a newer Hearth has changed
 * the schema. Then all are prepared anew, under other names, and the same may be asked again.
 */
export function isStale(error: unknown, names: Names): boolean {
  if (!(error instanceof Error) || error.message !== STALE_PLAN) return false;
  for (const [text, name] of names) names.set(text, `${name}n`);
  return true;
}

const UNHEARD: Answer = { rows: [], changes: 0 };

/** A connection that can hold back what it sends. */
export type OwnClient = Client & { readonly connection: Pick<Connection, 'stream'> };

/**
 * Runs a verb in a transaction of its own; `begin` and what nobody waits for are asked without waiting, and go out in one
 * piece with the next question that is waited for.
 */
export async function runWithin<T>(
  begin: string,
  steps: Steps<T>,
  { client, names }: { readonly client: OwnClient; readonly names: Names },
): Promise<T> {
  const { stream } = client.connection;
  const waitFor = async <A>(query: Promise<A>): Promise<A> => {
    stream.uncork();
    try {
      return await query;
    } finally {
      stream.cork();
    }
  };
  // what fails first is why all after it failed
  const sent: Promise<unknown>[] = [];
  const send = (query: Promise<unknown>): void => {
    query.catch(() => undefined);
    sent.push(query);
  };
  stream.cork();
  send(client.query(begin));
  try {
    let step = steps.next();
    let isOver = false;
    while (step.done !== true) {
      if (isOver) throw new Error('A verb asked something after its last question.');
      const { isUnheard, isLast = false } = step.value;
      const query = answer(step.value, client, names);
      send(query);
      isOver = isLast;
      if (isOver) send(client.query('COMMIT'));
      step = steps.next(isUnheard === true ? UNHEARD : await waitFor(query));
    }
    if (!isOver) send(client.query('COMMIT'));
    stream.uncork();
    for (const query of sent) await query;
    return step.value;
  } catch (error) {
    stream.uncork();
    for (const query of sent) await query;
    throw error;
  }
}

async function answer({ text, values }: Asked, client: Client, names: Names): Promise<Answer> {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `s${names.size}`));
  const { rows, rowCount } = await client.query<object>({ name, text, values: [...values] });
  return { rows, changes: rowCount ?? 0 };
}
