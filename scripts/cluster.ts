/**
 * The whole of deploy/compose.yaml as processes on this machine: `node scripts/cluster.ts [--crawlers 4] [--caddy] [-- COMMAND …]`.
 *
 * Without a command it prints address and key and stays until it is stopped. With one it runs that with
 * `HEARTH_TEST_CLUSTER` set (test/support/service.ts), and says how the requests were spread. With `--caddy` the load
 * balancer is the program `caddy` with the configuration of the file, else one of our own that takes each in turn:
 * `node scripts/cluster.ts -- npx vitest run --project wire --no-file-parallelism test/wire/sdk-v2.test.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startCluster } from '../test/support/cluster.ts';
import type { GivenCluster } from '../test/support/service.ts';

const { values, positionals } = parseArgs({
  options: {
    crawlers: { type: 'string', default: '4' },
    caddy: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const cluster = await startCluster({
  crawlers: Number(values.crawlers),
  isBehindCaddy: values.caddy,
  onLog: (name, line) => process.stderr.write(`${name}: ${line}\n`),
});
const { address } = cluster.balancer;
try {
  process.stdout.write(
    `${[...cluster.running.keys()].join(', ')} behind ${address}, key ${cluster.key}\n`,
  );
  const [command, ...args] = positionals;
  if (command === undefined) await once(process, 'SIGINT');
  else {
    const given: GivenCluster = { address, env: cluster.settings };
    const env = { ...process.env, HEARTH_TEST_CLUSTER: JSON.stringify(given) };
    const child = spawn(command, args, { stdio: 'inherit', env });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
    for (const name of ['api-1', 'api-2', 'render-1', 'render-2']) {
      const metrics = await cluster.metrics(name);
      const counts = metrics.matchAll(/_requests?_\w*_count\{[^}]*route="([^"]+)"[^}]*\} (\d+)/g);
      const calls = [...counts].reduce((sum, [, , count]) => sum + Number(count), 0);
      process.stdout.write(`${name}: ${calls} requests\n`);
    }
  }
} finally {
  await cluster.close();
}
