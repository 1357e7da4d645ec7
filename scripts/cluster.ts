/**
 * The whole of deploy/compose.yaml as processes on this machine: `node scripts/cluster.ts [--crawlers 4] [-- COMMAND …]`.
 *
 * Without a command it prints address and key and stays until it is stopped. With one it runs that with
 * `HEARTH_TEST_ADDRESS` and `HEARTH_TEST_KEY` set, and says how the requests were spread:
 * `node scripts/cluster.ts -- npx vitest run --project wire --no-file-parallelism test/wire/sdk-v2.test.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startCluster } from '../test/support/cluster.ts';

const { values, positionals } = parseArgs({
  options: { crawlers: { type: 'string', default: '4' } },
  allowPositionals: true,
});
const cluster = await startCluster({
  crawlers: Number(values.crawlers),
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
    const env = { ...process.env, HEARTH_TEST_ADDRESS: address, HEARTH_TEST_KEY: cluster.key };
    const child = spawn(command, args, { stdio: 'inherit', env });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
    for (const [at, count] of cluster.balancer.given)
      process.stdout.write(`${at}: ${count} requests\n`);
    for (const name of ['render-1', 'render-2']) {
      const metrics = await cluster.metrics(name);
      const calls = /_count\{method="POST",route="\/internal\/\*",status="200"\} (\d+)/.exec(
        metrics,
      );
      process.stdout.write(`${name}: ${calls?.[1] ?? 0} calls\n`);
    }
  }
} finally {
  await cluster.close();
}
