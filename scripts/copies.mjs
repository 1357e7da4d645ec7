/**
 * `node scripts/copies.mjs [--all]`: how many lines of src stand twice, against a budget that may only fall.
 *
 * Two places are copies when 40 tokens and five lines are the same but for white space. Fails above the budget; `--all`
 * lists the copies, longest first. Its time is that of reading src once: some ten seconds.
 */
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { root } from './lib.mjs';

/** Lines of all copies together: today's, rounded up to ten. Lower it when copies go. */
const BUDGET = 530;

// its module form does not load under Node's own resolution
const require = createRequire(import.meta.url);
const { detectClones } = require('jscpd');

const clones = await detectClones({
  path: [join(root, 'src')],
  format: ['typescript', 'tsx'],
  minTokens: 40,
  minLines: 5,
  silent: true,
});
const copies = clones
  .map(({ duplicationA: a, duplicationB: b }) => ({
    lines: a.end.line - a.start.line + 1,
    places: [a, b].map(
      ({ sourceId, start }) => `${relative(root, sourceId).replaceAll('\\', '/')}:${start.line}`,
    ),
  }))
  .sort((a, b) => b.lines - a.lines);
const lines = copies.reduce((sum, copy) => sum + copy.lines, 0);

const isOver = lines > BUDGET;
if (isOver || process.argv.includes('--all')) {
  for (const copy of copies) {
    process.stdout.write(`${String(copy.lines).padStart(4)}  ${copy.places.join('  ')}\n`);
  }
}
process.stdout.write(`copies: ${lines} lines in ${copies.length} places (budget ${BUDGET})\n`);
process.exit(isOver ? 1 : 0);
