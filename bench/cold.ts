/**
 * From nothing to the first page: `hearth scrape URL` of a page of 25 KB that is fetched, as a process, against
 * `node -e 0`, in turns; medians of the rounds, and the processor's time of all that was started, as Linux counts it.
 * The folder is there already; what Node compiled is kept, as bin/hearth.mjs has it.
 *
 * Options: `--rounds 15`, `--against CHECKOUT` (another one, built, with node_modules).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serviceEnv, serviceFlags } from '../bin/service-node.mjs';
import { buildService, startSiteProcess } from './support/processes.ts';
import { quantile } from './support/rounds.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WARM_UP = 2;
/** Linux counts the time of ended children in hundredths of a second. */
const TICK_MS = 10;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '15' }, against: { type: 'string' } },
  });
  await buildService();
  const site = await startSiteProcess();
  const url = `${site.ready.origin}/static/25kb`;
  const folder = mkdtempSync(join(tmpdir(), 'hearth-cold-'));
  const asked = (name: string): readonly string[] => {
    const own = ['--max-age', '0', '--allow-private-network', '--data-dir', join(folder, name)];
    return ['scrape', url, ...own];
  };
  const entry = (root: string): readonly string[] => [
    ...serviceFlags,
    join(root, 'out', 'main', 'headless.js'),
  ];
  const { against } = values;
  const contenders: Readonly<Record<string, readonly string[]>> = {
    'node -e 0': ['-e', '0'],
    'hearth scrape, the program alone': [...entry(ROOT), ...asked('own')],
    'hearth scrape, by bin/hearth.mjs': [join(ROOT, 'bin', 'hearth.mjs'), ...asked('bin')],
    ...(against === undefined ? {} : { [against]: [...entry(against), ...asked('other')] }),
  };
  try {
    await compare(contenders, Number(values.rounds));
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  contenders: Readonly<Record<string, readonly string[]>>,
  rounds: number,
): Promise<void> {
  const measured = new Map(
    Object.keys(contenders).map((name) => [name, { wall: [] as number[], cpu: 0 }]),
  );
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [name, args] of Object.entries(contenders)) {
      const before = childrenTicks();
      const from = performance.now();
      await runOnce(args);
      const one = measured.get(name);
      if (one === undefined || round < 0) continue;
      one.wall.push(performance.now() - from);
      one.cpu += (childrenTicks() - before) * TICK_MS;
    }
  }
  console.log(`Node ${process.version}; medians of ${rounds} rounds in turns\n`);
  console.log('| what | ms | ratio | processor, ms | ratio |\n|---|---|---|---|---|');
  const base = [...measured.values()][0];
  for (const [name, { wall, cpu }] of measured) {
    const ms = quantile(wall, 0.5);
    const ratios = wall.map((one, round) => one / (base?.wall[round] ?? NaN));
    const ratio = quantile(ratios, 0.5).toFixed(1);
    const cpuRatio = (cpu / (base?.cpu ?? NaN)).toFixed(1);
    console.log(
      `| ${name} | ${ms.toFixed(0)} | ${ratio} | ${(cpu / rounds).toFixed(0)} | ${cpuRatio} |`,
    );
  }
}

async function runOnce(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
      ...serviceEnv,
      ...process.env,
    },
  });
  const [code]: number[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}.`);
}

/** Of all children that have ended, and theirs. */
function childrenTicks(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[13]) + Number(fields[14]);
}
