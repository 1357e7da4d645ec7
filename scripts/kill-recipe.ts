/**
 * Pulls the plug on a run of a recipe, again and again: `node scripts/kill-recipe.ts [--pages 40] [--each 10] [--kills 20]`.
 *
 * Starts `hearth serve` on a folder of its own, runs a recipe over so many list pages and the page of every record, kills
 * the process (-9) at seeded moments and starts it again on the same folder until the run is over. Then: every row once,
 * in order and whole, and the ledger exactly one credit a page.
 */
import { parseArgs } from 'node:util';
import { recipeThroughKills } from '../test/support/kill-recipe.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '40' },
    each: { type: 'string', default: '10' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '7' },
  },
});
const result = await recipeThroughKills({
  pages: Number(values.pages),
  each: Number(values.each),
  kills: Number(values.kills),
  seed: Number(values.seed),
  log: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = result.problems.length === 0 ? 0 : 1;
