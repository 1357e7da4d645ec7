/**
 * `npm run test:quick`: the inner loop. Of the tests without a browser and a service (projects unit, suites, renderer)
 * those that import what has changed since the branch left main, what is not committed included; `-- --since REF`: since
 * REF. `-- --all` runs all of them. Says how long it took; the whole truth is `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, root, run } from './lib.mjs';

const PROJECTS = ['unit', 'suites', 'renderer'];

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Where the branch left main; on main itself, or without one, the last commit. */
function base() {
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return 'HEAD';
  }
}

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, since: { type: 'string' } },
});
const from = performance.now();
const code = await run(join(bin, 'vitest'), [
  'run',
  ...PROJECTS.flatMap((name) => ['--project', name]),
  ...(values.all ? [] : ['--changed', values.since ?? base(), '--passWithNoTests']),
]);
process.stdout.write(`test:quick: ${Math.round((performance.now() - from) / 1000)} s\n`);
process.exit(code);
