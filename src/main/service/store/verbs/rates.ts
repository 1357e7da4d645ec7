/** Windows of requests, one an account and bucket: the promises of ports/rates.ts. */
import { sql as raw } from 'kysely';
import { RATE_WINDOW_MS, type RateAsk, type RateGrant } from '../../ports/rates.ts';
import { statement } from '../statement.ts';
import type { Steps, WriteContext } from './tx.ts';

interface Named {
  readonly accountId: string;
  readonly bucket: string;
}

const begin = statement((db, p: Named) =>
  db
    .insertInto('rate_windows')
    .values({ account_id: p.accountId, bucket: p.bucket, ends_at: raw.lit(0), taken: raw.lit(0) })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
);

const selectWindow = statement((db, p: Named, spell) =>
  raw<{ ends_at: number; taken: number }>`
    select ends_at, taken from rate_windows
    where account_id = ${p.accountId} and bucket = ${p.bucket} ${spell.locked}`.compile(db),
);

const update = statement((db, p: Named & { readonly endsAt: number; readonly taken: number }) =>
  db
    .updateTable('rate_windows')
    .set({ ends_at: p.endsAt, taken: p.taken })
    .where('account_id', '=', p.accountId)
    .where('bucket', '=', p.bucket)
    .compile(),
);

export function* takeRequests({ tx }: WriteContext, asked: RateAsk): Steps<RateGrant> {
  const { accountId, bucket, limit, want, now } = asked;
  const named = { accountId, bucket };
  yield* tx.say(begin, named);
  const found = yield* tx.first(selectWindow, named);
  const isRunning = found !== undefined && isNow(found.ends_at, now);
  const { ends_at: endsAt, taken } = isRunning
    ? found
    : { ends_at: now + RATE_WINDOW_MS, taken: 0 };
  const granted = Math.max(0, Math.min(want, limit - taken));
  if (granted > 0 || !isRunning)
    yield* tx.say(update, { ...named, endsAt, taken: taken + granted });
  return { granted, taken: taken + granted, endsAt };
}

/**
 * A window that was begun by a clock ahead of ours ends later than one of our own would. One that ends later than two
 * comes from a clock that was set back.
 */
function isNow(endsAt: number, now: number): boolean {
  return now < endsAt && endsAt - now <= 2 * RATE_WINDOW_MS;
}
