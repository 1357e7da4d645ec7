/** What decides whether work may begin, in one question: as ../../verbs/balance.ts asks it one by one. */
import { sql as raw } from 'kysely';
import { statement } from '../../statement.ts';
import type { AskSums } from '../../verbs/tx.ts';

interface SumRow {
  readonly adjusted: number;
  readonly used: number;
  readonly reserved: number;
  readonly per_day: number | null;
  readonly key_used: number;
  readonly key_reserved: number;
}

export const sumCredits = statement((db, p: AskSums) =>
  raw<SumRow>`
    select
      (select coalesce(sum(credits), 0) from ledger
        where account_id = ${p.accountId} and kind <> 'charge' and at >= ${p.fromAt} and at < ${p.toAt}
      ) as adjusted,
      (select coalesce(sum(credits), 0) from usage_days
        where account_id = ${p.accountId} and day >= ${p.fromDay} and day < ${p.toDay}
      ) as used,
      held.credits as reserved, k.per_day,
      case when k.per_day is null then 0 else (
        select coalesce(sum(credits), 0) from usage_days where key_id = k.id and day >= ${p.today}
      ) end as key_used,
      held.of_key as key_reserved
    from (
      select coalesce(sum(j.reserve + c.reserved), 0) as credits,
        coalesce(sum(j.reserve + c.reserved) filter (where j.key_id = ${p.keyId}::text), 0) as of_key
      from jobs j join job_counts c on c.job_pk = j.pk
      where j.account_id = ${p.accountId} and j.status = 'scraping'
    ) held
    left join lateral (
      select id, (limits::jsonb ->> 'creditsPerDay')::bigint as per_day from api_keys where id = ${p.keyId}::text
    ) k on true`.compile(db),
);
