/**
 * Pulls the plug while pages are kept, again and again: `node scripts/kill-library.ts [--keeps 300] [--kills 20] [--seed 1]`.
 *
 * Starts `hearth serve` on a folder of its own, keeps pages of a fixture site, kills the process (-9) at seeded moments
 * and starts it again. Then: every acknowledged capture is readable, `verify --deep` is clean, the collector leaves no orphan.
 */
import { parseArgs } from 'node:util';
import { keepThroughKills } from '../test/support/kill-library.ts';

const { values } = parseArgs({
  options: {
    keeps: { type: 'string', default: '300' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const result = await keepThroughKills({
  keeps: Number(values.keeps),
  kills: Number(values.kills),
  seed: Number(values.seed),
  log: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = result.problems.length === 0 ? 0 : 1;
