/** What CPU profiles say: self time by thread and function, as a table. Flame pictures: open the files in DevTools. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
    };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const MOST_LINES = 40;

/** Per thread the ms a unit, the dearest functions first; idle time is left out. */
export function costsOf(files: readonly string[], units: number): string {
  return files
    .map((file) => {
      const profile: Profile = JSON.parse(readFileSync(file, 'utf8'));
      const costs = [...selfTimes(profile)].sort(([, a], [, b]) => b - a);
      const total = costs.reduce((sum, [, us]) => sum + us, 0) / 1_000 / units;
      const lines = costs
        .slice(0, MOST_LINES)
        .map(([name, us]) => `${(us / 1_000 / units).toFixed(3).padStart(8)}  ${name}`);
      return `${basename(file)}: ${total.toFixed(2)}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

const IDLE = new Set(['(idle)', '(program)', '(root)']);

/** µs by function. */
function selfTimes({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const place = url.replace(/^.*\/(?:src\/main\/service|node_modules)\//, '');
      return [id, `${functionName || '(anonymous)'} ${place}:${lineNumber + 1}`];
    }),
  );
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '';
    if (IDLE.has(name.split(' ')[0] ?? '')) continue;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index + 1] ?? 0));
  }
  return times;
}
