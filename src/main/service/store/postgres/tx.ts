/** Verbs on PostgreSQL: every question goes over the socket, and the verb waits for its answer. */
import type { ClientBase } from 'pg';
import type { Answer, Asked, Bodies, Steps, Tx } from '../verbs/tx.ts';
import type { Statement } from '../statement.ts';

/** Statements are prepared under short names, one a text. */
export type Names = Map<string, string>;

export function postgresTx(): Tx {
  return {
    bodies: new Map<number, Bodies>(),
    all: (statement, params) => rowsOf(statement, params),
    first: (statement, params) => firstOf(statement, params),
    run: (statement, params) => changesOf(statement, params),
  };
}

function* rowsOf<P, R>(statement: Statement<P, R>, params: P): Steps<readonly R[]> {
  const { rows } = yield asked(statement, params);
  // the row's type is Kysely's, derived from tables.ts
  return rows as readonly R[];
}

function* firstOf<P, R>(statement: Statement<P, R>, params: P): Steps<R | undefined> {
  return (yield* rowsOf(statement, params))[0];
}

function* changesOf<P>(statement: Statement<P, unknown>, params: P): Steps<number> {
  return (yield asked(statement, params)).changes;
}

function asked<P>(statement: Statement<P, unknown>, params: P): Asked {
  const { text, values } = statement.in('postgres');
  return { text, values: values(params) };
}

/** Runs a verb to its end, question by question. */
export async function runLater<T>(
  steps: Steps<T>,
  client: Pick<ClientBase, 'query'>,
  names: Names,
): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    step = steps.next(await answer(step.value, client, names));
  }
  return step.value;
}

async function answer(
  { text, values }: Asked,
  client: Pick<ClientBase, 'query'>,
  names: Names,
): Promise<Answer> {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `s${names.size}`));
  const { rows, rowCount } = await client.query<object>({ name, text, values: [...values] });
  return { rows, changes: rowCount ?? 0 };
}
