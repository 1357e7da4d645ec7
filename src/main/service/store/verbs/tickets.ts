/** Who is signed in, or about to: the promises of `TicketStore` (ports/sign-in.ts). */
import { sql as raw } from 'kysely';
import type { Json } from '../../domain/json.ts';
import type { Ticket, TicketName } from '../../ports/sign-in.ts';
import { fromJson } from '../codec.ts';
import { statement } from '../statement.ts';
import type { TicketTable } from '../shared-tables.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const upsert = statement((db, row: TicketTable) =>
  db
    .insertInto('tickets')
    .values({
      kind: row.kind,
      name: row.name,
      data: row.data,
      tries: row.tries,
      expires_at: row.expires_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'name']).doUpdateSet((update) => ({
        data: update.ref('excluded.data'),
        tries: update.ref('excluded.tries'),
        expires_at: update.ref('excluded.expires_at'),
      })),
    )
    .compile(),
);

const dropExpired = statement((db, p: { readonly now: number }) =>
  db.deleteFrom('tickets').where('expires_at', '<=', p.now).compile(),
);

const dropOldest = statement((db, p: { readonly kind: string; readonly most: number }) =>
  raw<never>`
    delete from tickets where kind = ${p.kind} and name in (
      select name from tickets where kind = ${p.kind} order by expires_at desc limit 1000 offset ${p.most})
  `.compile(db),
);

const selectOne = statement((db, p: TicketName) =>
  db
    .selectFrom('tickets')
    .select(['data', 'expires_at'])
    .where('kind', '=', p.kind)
    .where('name', '=', p.name)
    .compile(),
);

const spendTry = statement((db, p: TicketName) =>
  db
    .updateTable('tickets')
    .set((row) => ({ tries: row('tries', '-', raw.lit(1)) }))
    .where('kind', '=', p.kind)
    .where('name', '=', p.name)
    .where('tries', '>', raw.lit(0))
    .returning(['data', 'expires_at'])
    .compile(),
);

const remove = statement((db, p: TicketName) =>
  db.deleteFrom('tickets').where('kind', '=', p.kind).where('name', '=', p.name).compile(),
);

export function* keepTicket(
  { tx }: WriteContext,
  kept: { readonly ticket: Ticket; readonly now: number; readonly most: number },
): Steps<void> {
  const { kind, name, data, tries, expiresAt } = kept.ticket;
  yield* tx.say(dropExpired, { now: kept.now });
  yield* tx.say(upsert, { kind, name, data: JSON.stringify(data), tries, expires_at: expiresAt });
  yield* tx.say(dropOldest, { kind, most: kept.most });
}

type Known = Pick<Ticket, 'data' | 'expiresAt'>;

export function* findTicket(tx: Tx, named: TicketName): Steps<Known | undefined> {
  return known(yield* tx.first(selectOne, named));
}

export function* tryTicket({ tx }: WriteContext, named: TicketName): Steps<Known | undefined> {
  return known(yield* tx.first(spendTry, named));
}

/** True for one of all who ask. */
export function* dropTicket({ tx }: WriteContext, named: TicketName): Steps<boolean> {
  return (yield* tx.run(remove, named)) > 0;
}

function known(row: { data: string; expires_at: number } | undefined): Known | undefined {
  return row && { data: fromJson<Json>(row.data), expiresAt: row.expires_at };
}
