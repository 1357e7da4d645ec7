/**
 * `npm run check`: types, lint and its exceptions, import directions, the picture of the rooms, unused code, copies, format, tests. One command, honest:
 * every step runs, all failures are listed, the exit code says whether any failed.
 * `npm run check -- --no-tests` leaves the tests out.
 */
import { join } from 'node:path';
import { bin, root, run } from './lib.mjs';

const nativeTsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');

const steps = [
  [
    'types',
    [
      // the compiler that is a program of its own, in a quarter of the time; what lint asks has no such program yet
      ['node', nativeTsc, '--noEmit', '-p', 'tsconfig.json'],
      ['node', nativeTsc, '--noEmit', '-p', 'src/renderer/tsconfig.json'],
    ],
  ],
  ['lint', [['oxlint']]],
  [
    'directions',
    [['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'err', 'src']],
  ],
  ['exceptions', [['node', join(root, 'scripts', 'exceptions.mjs')]]],
  ['rooms', [['node', join(root, 'scripts', 'rooms.mjs'), '--check']]],
  ['unused', [['knip', '--no-progress']]],
  ['copies', [['node', join(root, 'scripts', 'copies.mjs')]]],
  ['format', [['prettier', '--check', '--log-level', 'warn', '.']]],
];

const failed = [];
/** One step after the other; what they say may stand between the lines of another row of steps. */
async function inTurn(row) {
  for (const [name, commands] of row) {
    process.stdout.write(`— ${name}\n`);
    for (const [tool, ...args] of commands) {
      const code = await run(join(bin, tool), args);
      if (code !== 0 && !failed.includes(name)) failed.push(name);
    }
  }
}
// two of them take as long as all others
const isSlow = ([name]) => name === 'lint' || name === 'format';
await Promise.all([inTurn(steps.filter(isSlow)), inTurn(steps.filter((one) => !isSlow(one)))]);
if (!process.argv.includes('--no-tests')) {
  process.stdout.write('— tests\n');
  const code = await run(join(bin, 'vitest'), ['run']);
  if (code !== 0) failed.push('tests');
}
process.stdout.write(
  failed.length === 0 ? 'check: all good\n' : `check: failed: ${failed.join(', ')}\n`,
);
process.exit(failed.length === 0 ? 0 : 1);
