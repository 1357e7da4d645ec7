/** Paths excluded while a crawl runs belong to the crawl: from that moment on, and after a kill. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

const PATTERN = '^/left/';
let folder: string;
let service: ServedProcess;
let site: FixtureSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-exclude-'));
  [service, site] = await Promise.all([serveProcess(folder, 0), startSite()]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${service.address}/console/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.sessionToken}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

interface Detail {
  readonly status: string;
  readonly excluded: readonly string[];
}
interface Pages {
  readonly rows: readonly {
    readonly url: string;
    readonly state: string;
    readonly reason: string;
  }[];
}

const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
const leftOut = (): number => site.requests.filter(({ url }) => url.startsWith('/left/')).length;

/** A start with pages to take and to leave out; each page to take names another one to leave out. */
function serveSite(gate: Promise<unknown>): void {
  const link = (path: string): string => `<a href="${path}">${path}</a>`;
  const start = numbers.map((n) => link(`/kept/${n}`) + link(`/left/${n}`)).join(' ');
  site.files.set('/', html(`<title>Start</title><p>Start</p>${start}`));
  for (const n of numbers) {
    for (const path of [`/kept/${n}`, `/left/${n}`, `/left/late-${n}`]) {
      const text = `<title>${path}</title><p>Page ${path}</p>${link(`/left/late-${n}`)}`;
      site.files.set(path, async () => {
        await gate;
        return html(text);
      });
    }
  }
}

it('pages found after an exclusion are left out, also when the service was killed in between', async () => {
  const gate = Promise.withResolvers<undefined>();
  serveSite(gate.promise);
  const run = await ask<{ readonly id: string }>('POST', 'run/crawl', {
    url: `${site.origin}/`,
    sitemap: 'skip',
  });
  await vi.waitUntil(() => site.requests.some(({ url }) => url.startsWith('/kept/')), {
    timeout: 20_000,
  });

  const refused = await ask<object>('POST', `jobs/${run.id}/exclude`, { pattern: '(' });
  expect(refused).toMatchObject({
    error: expect.stringContaining('not a valid regular') as string,
  });
  const answer = await ask<object>('POST', `jobs/${run.id}/exclude`, { pattern: PATTERN });
  expect(answer).toMatchObject({ applied: true });
  const before = leftOut();
  const { port } = new URL(service.address);
  await service.kill();
  service = await serveProcess(folder, Number(port));
  gate.resolve(undefined);

  const detail = (): Promise<Detail> => ask('GET', `jobs/${run.id}`);
  await vi.waitUntil(async () => (await detail()).status === 'completed', {
    timeout: 40_000,
    interval: 100,
  });
  expect((await detail()).excluded).toEqual([PATTERN]);
  expect(leftOut()).toBe(before);
  const { rows } = await ask<Pages>('GET', `jobs/${run.id}/pages?limit=100`);
  const skipped = rows.filter(({ url }) => url.includes('/left/'));
  expect(skipped).toHaveLength(2 * numbers.length);
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(
    new Set([`excluded by "${PATTERN}"`]),
  );
  expect(rows.filter(({ state }) => state === 'done')).toHaveLength(1 + numbers.length);
}, 90_000);

it('a pattern that takes too long to match is refused and not kept', async () => {
  const gate = Promise.withResolvers<undefined>();
  const slow = `/slow/${'a'.repeat(60)}!`;
  // addresses that no test before has brought into the cache: each of them waits for the gate
  const links = [...numbers.map((n) => `/held/${n}`), slow, `${slow}b`];
  site.files.set('/slow', html(links.map((path) => `<a href="${path}">${path}</a>`).join(' ')));
  for (const path of links)
    site.files.set(path, () => gate.promise.then(() => html(`<p>Page ${path}</p>`)));
  const run = await ask<{ readonly id: string }>('POST', 'run/crawl', {
    url: `${site.origin}/slow`,
    sitemap: 'skip',
    crawlEntireDomain: true,
    maxConcurrency: 1,
    scrapeOptions: { maxAge: 0 },
  });
  const waiting = async (): Promise<Pages> =>
    ask('GET', `jobs/${run.id}/pages?state=open&limit=100`);
  try {
    await vi.waitUntil(async () => (await waiting()).rows.some(({ url }) => url.includes(slow)), {
      timeout: 20_000,
    });
    const answer = await ask<object>('POST', `jobs/${run.id}/exclude`, { pattern: '(a+)+$' });
    expect(answer).toMatchObject({ error: expect.stringContaining('too long') as string });
    expect((await ask<Detail>('GET', `jobs/${run.id}`)).excluded).toEqual([]);
  } finally {
    await ask('POST', `jobs/${run.id}/stop`);
    gate.resolve(undefined);
  }
}, 60_000);
