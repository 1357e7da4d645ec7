/**
 * How long a scrape of the past takes, by HTTP: a page of 25 KB kept ten times, its site switched off, asked for as of
 * many instants. Part of `npm run bench -- library`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from '../test/support/service.ts';
import { startSite } from '../test/support/site.ts';
import { articleOf } from '../test/support/site/pages.ts';

const COPIES = 10;
const ROUNDS = 200;

/** ms of each scrape, after twenty that nobody counts. Throws where one is not the copy of its instant. */
export async function measureScrapesAsOf(): Promise<readonly number[]> {
  const service = await startService({ flags: { 'library-min-free-bytes': '0' } });
  const site = await startSite();
  const url = `${site.origin}/kept`;
  const scrape = async (options: object): Promise<string> => {
    const body = { url, formats: ['markdown'], ...options };
    const { status, json } = await service.ask('POST', '/v2/scrape', body);
    if (status !== 200) throw new Error(JSON.stringify(json));
    return (json as { readonly data: { readonly markdown: string } }).data.markdown;
  };
  const instants: { readonly at: string; readonly text: string }[] = [];
  for (let copy = 1; copy <= COPIES; copy += 1) {
    site.files.set('/kept', { type: 'text/html', body: articleOf(25_000, copy) });
    const text = await scrape({ keep: true, maxAge: 0 });
    await sleep(20);
    instants.push({ at: new Date().toISOString(), text });
    await sleep(20);
  }
  await site.close();
  const times: number[] = [];
  for (let round = -20; round < ROUNDS; round += 1) {
    const { at, text } = instants[(round + 20) % COPIES] ?? { at: '', text: '' };
    const begun = performance.now();
    const found = await scrape({ asOf: at });
    if (round >= 0) times.push(performance.now() - begun);
    if (found !== text) throw new Error(`The copy of another instant stands in for ${at}.`);
  }
  await service.stop();
  return times;
}
