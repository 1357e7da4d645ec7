/** What a connection remembers of addresses, when what it had read was rolled back. */
import { expect, it } from 'vitest';
import { openForWriting } from '../../../src/main/service/store/sqlite/connection.ts';
import { inTransaction } from '../../../src/main/service/store/sqlite/writer.ts';
import { runVerb } from '../../../src/main/service/store/sqlite/writes.ts';
import { writtenPage } from '../../../src/main/service/store/verbs/written-page.ts';
import type { VerbArgs, VerbName } from '../../../src/main/service/store/verbs/writes.ts';
import { aFinish, aJob, anAccount, aNewPage, NOON } from '../../support/store-builders.ts';

it('an address is entered again when the page that had brought it was not kept', () => {
  const sql = openForWriting(':memory:');
  const verb = <N extends VerbName>(name: N, args: VerbArgs<N>) => runVerb(sql, name, args).result;
  const account = anAccount();
  const job = aJob({ accountId: account.id });
  inTransaction(sql, () => {
    verb('createAccount', account);
    verb('openJob', { job, pages: [aNewPage('a'), aNewPage('b')], reserve: 0 });
  });
  const { pages } = inTransaction(sql, () =>
    verb('claimPages', {
      ...{ jobId: job.id, now: NOON, limit: 2, reservePerPage: 1 },
      lease: { workerId: 'w', until: NOON + 60_000 },
    }),
  ) as { pages: readonly { id: string; hold: number }[] };
  const [a, b] = pages;
  const finish = (page: typeof a) =>
    verb('finishPage', writtenPage(aFinish(job.id, page!, { discovered: [aNewPage('new')] })));
  const both = () =>
    inTransaction(sql, () => {
      finish(a);
      // reads what the first has entered, which is not committed
      finish(b);
      throw new Error('the disk is full');
    });
  expect(both).toThrow('the disk is full');
  inTransaction(sql, () => finish(b));
  const open = sql.database
    .prepare("SELECT count(*) FROM pages WHERE state = 'open' AND url LIKE '%new%'")
    .pluck();
  expect(open.get()).toBe(1);
  sql.close();
});
