import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchOverage, type OverageWarning } from '../../../src/main/service/work/overage-watch.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { silentLog } from '../../support/store-builders.ts';

let world: World;
beforeEach(async () => {
  world = await aWorld();
});
afterEach(() => world.backend.close());

it('warns at the soft cap and at the hard cap, once a period each, across restarts', async () => {
  const caller = await world.tenant({
    customCredits: 10,
    overage: { enabled: true, softCapCredits: 4 },
  });
  await world.tenant({ customCredits: 0 });
  const warned: OverageWarning[] = [];
  const look = async (): Promise<void> => {
    const watch = watchOverage({
      backend: world.backend,
      clock: world.clock,
      log: silentLog,
      warn: (warning) => {
        warned.push(warning);
        return Promise.resolve();
      },
    });
    await watch.check();
    watch.stop();
  };
  await world.spend(caller, 13);
  await look();
  expect(warned).toEqual([]);
  await world.spend(caller, 1);
  await look();
  await look();
  expect(warned.map((warning) => warning.level)).toEqual(['soft-cap']);
  expect(warned[0]?.sentence).toContain('4 credits beyond its plan');
  await world.spend(caller, 4);
  await look();
  await look();
  expect(warned.map((warning) => warning.level)).toEqual(['soft-cap', 'hard-cap']);
  world.time.now += 32 * 86_400_000;
  await world.spend(caller, 14);
  await look();
  expect(warned.map((warning) => warning.level)).toEqual(['soft-cap', 'hard-cap', 'soft-cap']);
});
