/**
 * HTML → Document per page size: the pipeline's own render (parse, links, metadata, main content, markdown; of links
 * both lists, the one of the `links` format and a crawl's) against a bare htmlparser2 parse and against
 * Readability + turndown on linkedom and on jsdom, in the same interleaved rounds, by median and by lower quartile
 * (on a busy machine the one to read). A turn reads a megabyte of different pages of the size, so that it counts what
 * reading costs and not what the contender before left in the processor's caches (with a quarter of it, that was a
 * quarter of the pipeline's time). V8 is set as in the service, each contender has a thread of its own
 * (support/pipeline-contenders.ts). The parse is given text, the pipeline bytes, which it decodes.
 *
 * Goal 3: at most 2.5 times the bare parse at 25 and 120 KB, at least 10 times faster than
 * linkedom + Readability + turndown. Options: `--sizes 5,25` (KB), `--rounds N`, `--own` (no contenders); `--against
 * CHECKOUT` compares with the pipeline of another one instead, by processor time, in turns in one thread; `--kit`
 * reads the real pages of the quality kit instead of made ones (support/pipeline-kit.ts), alone or beside another.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { setEngineFlags } from '../src/main/service/engine-flags.ts';
import { YOUNG_MB } from '../src/main/service/pipeline/pool.ts';
import { CONTENDER_NAMES, pagesPerTurn, type Assignment } from './support/pipeline-contenders.ts';
import { measureOnKit } from './support/pipeline-kit.ts';
import { comparePipelines } from './support/pipeline-pair.ts';
import { measure } from './support/rounds.ts';
import type { Contender, Measured } from './support/rounds.ts';

export async function run(args: readonly string[]): Promise<void> {
  setEngineFlags();
  const sizes = (option(args, 'sizes') ?? '5,25,120,500').split(',').map(Number);
  const rounds = Number(option(args, 'rounds') ?? 60);
  const isOwnOnly = args.includes('--own');
  const against = option(args, 'against');
  if (args.includes('--kit')) {
    await measureOnKit(against);
    return;
  }
  if (against !== undefined) {
    await comparePipelines(against, { sizes, rounds });
    return;
  }
  console.log(
    `Node ${process.version}; medians of up to ${rounds} interleaved rounds and lower quartiles; ms per page\n`,
  );
  for (const size of sizes) {
    const names = CONTENDER_NAMES.filter(
      (name) => !isOwnOnly || /^(?:Hearth|htmlparser2)/.test(name),
    );
    const threads = names.map((name) => startThread({ name, size }));
    print(size, await measure(threads, { rounds, warmUp: 400, budgetMs: 8000 }));
    await Promise.all(threads.map(({ stop }) => stop()));
  }
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? undefined : args[at + 1];
}

function startThread(
  assignment: Assignment,
): Contender & { readonly stop: () => Promise<unknown> } {
  const worker = new Worker(new URL('./support/pipeline-contenders.ts', import.meta.url), {
    workerData: assignment,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  return {
    name: assignment.name,
    time: async () => {
      const answer = once(worker, 'message');
      worker.postMessage('turn');
      const [ms]: unknown[] = await answer;
      return Number(ms);
    },
    stop: () => worker.terminate(),
  };
}

function print(size: number, results: readonly Measured[]): void {
  const pages = pagesPerTurn(size);
  const parse = results[0];
  const own = results[1];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? `  ${cell.padEnd(32)}` : cell.padStart(10))).join('');
  console.log(`${size} KB page (${pages} different ones a turn)`);
  const ratios = ['× parse', '× Hearth'];
  console.log(line(['contender', 'median', ...ratios, 'quartile', ...ratios, 'rounds']));
  for (const result of results) {
    const cells = (['medianMs', 'quartileMs'] as const).flatMap((key) => [
      (result[key] / pages).toFixed(2),
      ratio(result[key], parse?.[key]),
      ratio(result[key], own?.[key]),
    ]);
    console.log(line([result.name, ...cells, String(result.rounds)]));
  }
  console.log('');
}

const ratio = (ms: number, other = NaN): string => (ms / other).toFixed(ms / other < 10 ? 2 : 1);
