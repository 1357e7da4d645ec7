/**
 * Pulls the plug on a crawl, again and again: `node scripts/kill-crawl.ts [--pages 1000] [--kills 20]`.
 *
 * Starts `hearth serve` on a folder of its own, crawls a fixture site of that many pages, kills the
 * process (-9) at random moments and starts it again on the same folder until the job is over. Then:
 * every page once in `data`, none lost, and the ledger exactly that many credits.
 *
 * With `--nodes 4 [--pauses 3]`: that many crawlers and a door on one PostgreSQL, killed and paused (SIGSTOP) in turn.
 */
import { parseArgs } from 'node:util';
import { crawlThroughClusterKills } from '../test/support/kill-cluster.ts';
import { crawlThroughKills } from '../test/support/kill-crawl.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    nodes: { type: 'string', default: '1' },
    pauses: { type: 'string', default: '0' },
  },
});
const options = {
  pages: Number(values.pages),
  kills: Number(values.kills),
  log: (line: string) => void process.stderr.write(`${line}\n`),
};
const nodes = Number(values.nodes);
const result =
  nodes > 1
    ? await crawlThroughClusterKills({ ...options, nodes, pauses: Number(values.pauses) })
    : await crawlThroughKills(options);
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = result.problems.length === 0 ? 0 : 1;
