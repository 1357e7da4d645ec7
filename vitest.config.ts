import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LONG } from './test/long.ts';

/** `npm test` builds first and says so: threads then start from what was built. */
const alias =
  process.env['HEARTH_TEST_BUILT'] === undefined
    ? []
    : [
        {
          find: /^(?:\.{1,2}\/)+domain\/thread-file\.ts$/,
          replacement: fileURLToPath(new URL('test/support/built-threads.ts', import.meta.url)),
        },
      ];

const project = (name: string, testTimeout: number, extra: object = {}) => ({
  resolve: { alias },
  test: {
    name,
    include: [`test/${name}/**/*.test.{ts,tsx}`],
    testTimeout,
    hookTimeout: 60_000,
    exclude: [...later],
    // a slow machine takes longer, a broken thing for ever
    expect: { poll: { timeout: 20_000 } },
    ...extra,
  },
});

// one lost event of Chromium's on a busy machine is not our defect: run again, and named at the end
const AGAIN = { retry: 1 };

/** `npm test` leaves them to `npm run test:all`. */
const later = process.env['HEARTH_TEST_SHORT'] === undefined ? [] : LONG;

const BUDGETS = 'test/e2e/budgets.test.ts';

export default defineConfig({
  test: {
    // some tests wait for pauses and processes; with four on two cores all took a third more processor time
    maxWorkers: Math.min(8, availableParallelism() + 1),
    projects: [
      // files of unit and wire share what they import, which keeps nothing but caches
      project('unit', 60_000, { isolate: false }),
      project('suites', 60_000, AGAIN),
      project('wire', 60_000, { isolate: false }),
      project('service', 90_000, AGAIN),
      project('renderer', 60_000),
      project('e2e', 180_000, { ...AGAIN, exclude: [...later, BUDGETS] }),
      // frames are counted with nothing else at work
      project('budgets', 180_000, {
        include: [BUDGETS],
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
