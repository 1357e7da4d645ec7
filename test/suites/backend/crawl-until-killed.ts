/**
 * A process that crawls an endless invented site through the store, as fast as it can, until it is killed.
 * It tells its parent of every page whose `finishPage` resolved: those are promised.
 */
import { randomUUID } from 'node:crypto';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { aFinish, aNewPage, silentLog } from '../../support/store-builders.ts';

const [path = '', jobId = ''] = process.argv.slice(2);
const clock = { now: () => Date.now() };
const { store } = await openSqliteBackend({ path, clock, log: silentLog });
await store.recoverPages({ now: clock.now(), workerId: 'w' });

async function worker(): Promise<void> {
  for (;;) {
    const now = clock.now();
    const { pages } = await store.claimPages({
      jobId,
      now,
      lease: { workerId: 'w', until: now + 60_000 },
      limit: 2,
      reservePerPage: 1,
    });
    for (const page of pages) {
      const discovered = [aNewPage(randomUUID()), aNewPage(randomUUID())];
      const done = await store.finishPage(aFinish(jobId, page, { at: clock.now(), discovered }));
      if (done === 'finished') process.send?.(page.id);
    }
  }
}

await Promise.all([worker(), worker(), worker(), worker()]);
