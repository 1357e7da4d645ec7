import { defineConfig } from 'vitest/config';

const project = (name: string, testTimeout: number, extra: object = {}) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.{ts,tsx}`],
    testTimeout,
    hookTimeout: 60_000,
    // a slow machine takes longer, a broken thing for ever
    expect: { poll: { timeout: 20_000 } },
    ...extra,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('unit', 20_000),
      project('suites', 60_000),
      project('wire', 60_000),
      project('service', 90_000),
      project('renderer', 20_000),
      project('e2e', 180_000, { fileParallelism: false }),
    ],
  },
});
