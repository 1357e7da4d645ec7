/** This checkout's pipeline and another one's over the same pages, in turns in one thread, by processor time. */
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { pipelineInput } from '../../test/support/pipeline/inputs.ts';
import type { renderDocument } from '../../src/main/service/pipeline/render.ts';
import { makePage } from './pages.ts';
import { quantile } from './rounds.ts';

export const HERE = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = 25;

export interface Side {
  readonly root: string;
  /** A function a page: each reads it once. */
  readonly readers: readonly (() => void)[];
  /** ms of processor time a page, one a round. */
  readonly times: number[];
}

/** Prints ms a page of both and the ratio, by median, lower quartile and least, per size in KB. */
export async function comparePipelines(
  other: string,
  { sizes, rounds }: { readonly sizes: readonly number[]; readonly rounds: number },
): Promise<void> {
  for (const size of sizes) {
    const pages = Array.from({ length: PAGES }, (_, n) => makePage(size * 1_000, n + 1));
    const sides = [await sideOf(HERE, pages), await sideOf(resolve(other), pages)];
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const ms =
          timed(() => {
            for (const read of side.readers) read();
          }) / PAGES;
        // the first third warms up
        if (round >= rounds / 3) side.times.push(ms);
      }
    }
    for (const { root, times } of sides) {
      console.log(
        `${size} KB  ${AT.map((at) => quantile(times, at).toFixed(2)).join('  ')}  ${root}`,
      );
    }
    const [own = [], its = []] = sides.map(({ times }) => times);
    const ratios = AT.map((at) => (quantile(own, at) / quantile(its, at)).toFixed(2));
    console.log(
      `${size} KB  ${ratios.join('  ')}  times the other: median, lower quartile, least\n`,
    );
  }
}

const AT = [0.5, 0.25, 0];

export async function sideOf(root: string, pages: readonly string[]): Promise<Side> {
  const from = (path: string): Promise<unknown> => import(pathToFileURL(`${root}/${path}`).href);
  // the same modules of another checkout: what they export has kept its shape
  const { renderDocument: render } = (await from('src/main/service/pipeline/render.ts')) as {
    readonly renderDocument: typeof renderDocument;
  };
  const { pipelineInput: input } = (await from('test/support/pipeline/inputs.ts')) as {
    readonly pipelineInput: typeof pipelineInput;
  };
  const url = 'https://example.com/article';
  const readers = pages.map((html) => {
    const given = {
      ...input(html, {
        snapshot: { finalUrl: url, requestedUrl: url },
        options: { formats: [{ type: 'markdown' }] },
      }),
      wantsLinks: true,
    };
    return () => void render(given);
  });
  return { root, readers, times: [] };
}

export function timed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e3;
}
