/**
 * Pulls the plug on a crawl, again and again: `node scripts/kill-crawl.ts [--pages 1000] [--kills 20]`.
 *
 * Starts `hearth serve` on a folder of its own, crawls a fixture site of that many pages, kills the
 * process (-9) at random moments and starts it again on the same folder until the job is over. Then:
 * every page once in `data`, none lost, and the ledger exactly that many credits.
 *
 * With `--nodes 4 [--pauses 3] [--crashes 2] [--runs 10]`: that many crawlers and a door on one PostgreSQL; they are killed and
 * paused (SIGSTOP), the database crashes (SIGQUIT, then its recovery), in turn.
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
    crashes: { type: 'string', default: '0' },
    runs: { type: 'string', default: '1' },
  },
});
const options = {
  pages: Number(values.pages),
  kills: Number(values.kills),
  log: (line: string) => void process.stderr.write(`${line}\n`),
};
const nodes = Number(values.nodes);
for (let run = 0; run < Number(values.runs); run += 1) {
  const cluster = {
    ...options,
    nodes,
    pauses: Number(values.pauses),
    crashes: Number(values.crashes),
  };
  const result =
    nodes > 1 ? await crawlThroughClusterKills(cluster) : await crawlThroughKills(options);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  if (result.problems.length > 0) process.exitCode = 1;
}
