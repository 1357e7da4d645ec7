/**
 * The pipeline on real pages, those of the quality kit, by processor time of one thread: each page once, as the
 * first of its site, and right afterwards again, as the next page of a site whose scripts and names are known.
 * Made pages have next to none of the scripts and attributes that reading a real one takes half of its time for.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { HERE, sideOf, timed } from './pipeline-pair.ts';

/** Of so many pages one warms up, and is not counted. */
const WARMING = 5;

/** Prints ms a page (mean, median, nine in ten) of this checkout, and of another one in turns with it. */
export async function measureOnKit(other: string | undefined): Promise<void> {
  const kit = resolve(process.env['HEARTH_EVAL_DIR'] ?? `${HERE}/../shared/eval`);
  if (!existsSync(`${kit}/data/pages.jsonl.gz`)) {
    console.log('No quality kit beside this repository (../shared/eval or HEARTH_EVAL_DIR).');
    return;
  }
  const lines = gunzipSync(readFileSync(`${kit}/data/pages.jsonl.gz`))
    .toString()
    .split('\n');
  const pages = lines.filter(Boolean).map((line) => {
    const { file } = JSON.parse(line) as { readonly file: string };
    return gunzipSync(readFileSync(`${kit}/data/${file}`)).toString();
  });
  const roots = [HERE, ...(other === undefined ? [] : [resolve(other)])];
  const sides = await Promise.all(roots.map((root) => sideOf(root, pages)));
  const first = sides.map((): number[] => []);
  const again = sides.map((): number[] => []);
  for (const side of sides) {
    for (let at = 0; at < pages.length; at += WARMING) side.readers[at]?.();
  }
  for (let at = 0; at < pages.length; at += 1) {
    if (at % WARMING === 0) continue;
    const turns = [...sides.keys()];
    for (const n of at % 2 === 0 ? turns : turns.toReversed()) {
      const read = sides[n]?.readers[at] ?? (() => undefined);
      first[n]?.push(timed(read));
      again[n]?.push(timed(read));
    }
  }
  sides.forEach(({ root }, n) => {
    console.log(`first  ${told(first[n])}  ${root}`);
    console.log(`again  ${told(again[n])}  ${root}`);
  });
}

function told(times: readonly number[] = []): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return `mean ${mean.toFixed(1)}  median ${at(0.5).toFixed(1)}  nine in ten ${at(0.9).toFixed(1)} ms`;
}
