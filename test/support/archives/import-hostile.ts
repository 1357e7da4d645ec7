/**
 * Imports and verifies each file of a folder, in a process of its own so that its memory can be read:
 * `node import-hostile.ts FOLDER SCRATCH`. A line of JSON each, then one with the most memory the imports ever held and
 * what verifying said.
 */
import { readdirSync, readFileSync, readdirSync as list } from 'node:fs';
import { join } from 'node:path';
import { IMPORT_THREAD, importArchive } from '../../../src/main/service/archives/import/thread.ts';
import { ARCHIVE_LIMITS } from '../../../src/main/service/archives/limits.ts';
import { verifyArchive } from '../../../src/main/service/archives/wacz/verify.ts';
import { HearthError } from '../../../src/main/service/domain/errors.ts';

const [folder = '', scratch = ''] = process.argv.slice(2);

const names = readdirSync(folder).sort();
for (const name of names) {
  const since = performance.now();
  const outcome = await tryImport(join(folder, name));
  const ms = Math.round(performance.now() - since);
  console.log(JSON.stringify({ name, ms, ...outcome, left: list(scratch).length }));
}
const peakMegabytes = peak();
const verified: Record<string, unknown> = {};
for (const name of names) {
  verified[name] = await verifyArchive(join(folder, name), { folder: scratch }).then(
    ({ isIntact }) => isIntact,
    (error: unknown) => `threw ${String(error)}`,
  );
}
console.log(JSON.stringify({ peakMegabytes, verified }));

/** Most memory the process ever held; 0 where that is not told. */
function peak(): number {
  if (process.platform !== 'linux') return 0;
  const held = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Math.round(Number(held) / 1024);
}

async function tryImport(path: string): Promise<object> {
  const options = { folder: scratch, limits: ARCHIVE_LIMITS, now: Date.UTC(2026, 11, 1) };
  const read = importArchive(path, { ...options, ...IMPORT_THREAD });
  let [captures, exchanges] = [0, 0];
  try {
    for await (const capture of read.captures) {
      captures += 1;
      for await (const exchange of capture.exchanges) exchanges += exchange.url === '' ? 0 : 1;
      if (capture.at > Date.UTC(2026, 11, 3) || capture.at < 0) return { outcome: 'bad date' };
    }
    const { damaged = [], refused = [] } = read.report() ?? {};
    return {
      outcome: 'read',
      captures,
      exchanges,
      damaged: damaged.length,
      refused: refused.length,
    };
  } catch (error) {
    if (error instanceof HearthError && error.code === 'PARSE_UNREADABLE_FILE') {
      return { outcome: 'refused', message: error.message, captures };
    }
    return { outcome: `crash: ${String(error)}` };
  }
}
