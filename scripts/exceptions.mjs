/**
 * `npm run check`, step "exceptions": prints the limits of size that lint holds, and every place in src that is allowed to
 * be above one, with its reason. Fails when there are more than ten, or one without a reason.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

const MOST = 10;
const RULES = ['complexity', 'max-lines', 'max-lines-per-function'];

const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '');
const { rules: limitsOf } = JSON.parse(config);
const limits = RULES.map((rule) => {
  const most = limitsOf[rule]?.[1]?.max;
  if (most === undefined) throw new Error(`.oxlintrc.json has no limit for ${rule}`);
  return `${rule} ${most}`;
});
const files = execFileSync('git', ['ls-files', 'src/**/*.ts', 'src/**/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const found = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const directive = /oxlint-disable\S* ([^*]*)/.exec(line);
      if (directive === null || !RULES.some((rule) => directive[1].includes(rule))) return [];
      const [rules = '', why = ''] = directive[1].split(' -- ');
      return [{ place: `${file}:${at + 1}`, rules: rules.trim(), why: why.trim() }];
    }),
);
process.stdout.write(
  `limits: ${limits.join(', ')}; ${found.length} exceptions (at most ${MOST})\n`,
);
for (const { place, rules, why } of found) process.stdout.write(`  ${place} ${rules}: ${why}\n`);
const silent = found.filter(({ why }) => why === '');
if (found.length > MOST || silent.length > 0) {
  process.stdout.write('Bring places below the limits of size, or say why one stays above.\n');
  process.exit(1);
}
