/** The life of a job whose caller waits, over a store whose writes may overtake each other, as those of many connections do. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NEVER_HELD } from '../../../src/main/service/domain/job.ts';
import type { Slots } from '../../../src/main/service/ports/limits.ts';
import { aJobLife } from '../../support/job-life.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { aFinish, aNewPage } from '../../support/store-builders.ts';

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(() => world.backend.close());

it('finishes a page after its job is written, however late that is, and charges for it', async () => {
  const caller = await world.tenant();
  const gate = Promise.withResolvers<undefined>();
  const slow: Slots = {
    ...world.slots,
    admit: async (account, open) => {
      await gate.promise;
      return world.slots.admit(account, open);
    },
  };
  const life = aJobLife(world.backend, world.clock, slow);
  const job = life.newJob(
    { kind: 'scrape', command: {}, target: 'https://example.com/', origin: 'api' },
    { caller, body: {} },
  );
  const page = { ...aNewPage('https://example.com/'), id: job.id };
  const answered = life.run(job, { caller, pages: [page] }, async ({ finishBy }) => {
    const finish = { ...aFinish(job.id, page.id, { charge: 1 }), hold: NEVER_HELD };
    await finishBy((open) => world.store.finishLonePage(finish, open));
  });
  setTimeout(() => gate.resolve(undefined), 20);
  await answered;
  expect(await world.store.findJob(job.id)).toMatchObject({ status: 'completed' });
  expect(await world.store.counts(job.id)).toMatchObject({ done: 1, credits: 1 });
});
