/**
 * `npm test`: the checks without tests, then the tests; ends with one line `N passed, N failed`.
 *
 * The files of test/long.ts are left to `npm run test:all`, which is the same with them. Each check counts as one; each
 * test counts as one. Arguments are handed to Vitest (the checks are then left out, and no file is left to later):
 * `npm test -- --project unit`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { bin, nodePath, root, run } from './lib.mjs';

const isAll = process.argv.includes('--all');
const args = process.argv.slice(2).filter((arg) => arg !== '--all');
const isShort = !isAll && args.length === 0;
const folder = mkdtempSync(join(tmpdir(), 'hearth-test-'));
const report = join(folder, 'report.json');
let passed = 0;
let failed = 0;

const count = (ok) => {
  if (ok) passed += 1;
  else failed += 1;
};

if (args.length === 0) {
  count((await run(nodePath(), [join(root, 'scripts', 'check.mjs'), '--no-tests'])) === 0);
}
const isBuilt = (await buildIfStale()) === 0;
count(isBuilt);
const code = await run(
  join(bin, 'vitest'),
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${join(root, 'scripts', 'second-tries.mjs')}`,
    `--outputFile.json=${report}`,
    ...args,
  ],
  {
    env: {
      ...(isBuilt && { HEARTH_TEST_BUILT: '1' }),
      ...(isShort && { HEARTH_TEST_SHORT: '1' }),
    },
  },
);
let skipped = 0;
try {
  const result = JSON.parse(readFileSync(report, 'utf8'));
  passed += result.numPassedTests;
  failed += result.numFailedTests;
  skipped = result.numPendingTests + result.numTodoTests;
  // A file that fails to load, or an error outside a test, fails the run without failing a test.
  if (code !== 0 && result.numFailedTests === 0) failed += 1;
} catch {
  failed += 1;
}
rmSync(folder, { recursive: true, force: true });
if (isShort)
  process.stdout.write('`npm run test:all` runs the long ones as well (test/long.ts).\n');
process.stdout.write(
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(failed === 0 ? 0 : 1);
