/**
 * The table of results in real Chromium: a crawl of many records read page by page, scrolled, sorted, filtered and saved.
 *
 * `node bench/main.ts table [--records 100000]`; out/renderer must be built. One line a figure: times of frames while the
 * wheel turns and while the thumb is dragged, ms until a sort or a filter is on screen, memory, and the exports' rows a second.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { aFinish, aJob, aNewPage } from '../test/support/store-builders.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { openWindow } from '../test/support/window.ts';

const RECORDS_PER_PAGE = 200;

/** Prints one line per figure. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { records: { type: 'string', default: '100000' } },
  });
  const records = Number(values.records);
  const service = await startService();
  try {
    const jobId = await aCrawl(service, records);
    const gui = await openWindow(service);
    try {
      await gui.open(`/jobs/${jobId}?tab=table`);
      await measure(gui.page, records);
      const cdp = await gui.context.newCDPSession(gui.page);
      await cdp.send('HeapProfiler.enable');
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      say('heap', `${Math.round(usedSize / 1e6)} MB`);
    } finally {
      await gui.close();
    }
    for (const format of ['csv', 'xlsx', 'ndjson', 'sqlite']) {
      await exported(service, { jobId, format, records });
    }
  } finally {
    await service.stop();
  }
}

/** Put into the store as a crawl with the json format would have. */
async function aCrawl(service: TestService, records: number): Promise<string> {
  const { backend, account } = service.hearth.rooms();
  const { store } = backend;
  const now = Date.now();
  const job = aJob({ accountId: account.id, createdAt: now, expiresAt: now + 86_400_000 });
  const pages = Array.from({ length: Math.ceil(records / RECORDS_PER_PAGE) }, (_, at) =>
    aNewPage(`list/${at}`, { id: randomUUID() }),
  );
  await store.openJob({ job, pages, reserve: 0 });
  for (const [at, { id, url }] of pages.entries()) {
    const items = Array.from({ length: RECORDS_PER_PAGE }, (_, index) =>
      aRecord(at * RECORDS_PER_PAGE + index),
    );
    const document = { json: { items }, metadata: { url, statusCode: 200, title: `List ${at}` } };
    await store.finishPage(aFinish(job.id, id, { document, at: now }));
  }
  await store.finishJob({ jobId: job.id, status: 'completed', at: now });
  return job.id;
}

function aRecord(at: number) {
  return {
    name: `Lamp ${(at * 7_919) % 100_003}`,
    price: ((at * 31) % 9_999) / 100,
    stock: ['in stock', 'sold out', 'on order'][at % 3] ?? '',
    seen: new Date(1.7e12 + at * 60_000).toISOString(),
    link: `https://shop.example/lamp/${at}`,
    maker: { name: `Maker ${at % 500}`, country: `Country ${at % 20}` },
  };
}

async function measure(page: Page, records: number): Promise<void> {
  const grid = page.getByRole('grid');
  const start = performance.now();
  await grid.waitFor();
  say('first rows', `${Math.round(performance.now() - start)} ms`);
  const all = new RegExp(`^${records.toLocaleString('en-US')} rows$`);
  await page.getByText(all).waitFor({ timeout: 120_000 });
  say(`${records} rows read`, `${Math.round(performance.now() - start)} ms`);
  for (const [name, step] of [
    ['wheel, 300 px a frame', 300],
    ['thumb, 40,000 px a frame', 40_000],
  ] as const) {
    const frames = await page.evaluate(scroll, step);
    say(name, describe(frames));
  }
  say('rows in the DOM', String(await grid.getByRole('row').count()));
  await grid.focus();
  for (const column of ['price', 'name']) {
    const head = grid.getByRole('button', { name: column, exact: true });
    const before = performance.now();
    await head.click();
    await page.waitForFunction(isSorted, column);
    say(`sorted by ${column}`, `${Math.round(performance.now() - before)} ms`);
  }
  const before = performance.now();
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('maker 42');
  await page.getByText(/ of .* rows$/).waitFor();
  say('filtered', `${Math.round(performance.now() - before)} ms`);
}

async function exported(
  service: TestService,
  { jobId, format, records }: { jobId: string; format: string; records: number },
): Promise<void> {
  const start = performance.now();
  const asked = await fetch(`${service.address}/console/exports`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ kind: 'job', jobId, format }),
  });
  const { path } = (await asked.json()) as { readonly path: string };
  const answer = await fetch(`${service.address}${path}`);
  const { byteLength } = await answer.arrayBuffer();
  const elapsed = performance.now() - start;
  const rate = Math.round((records / elapsed) * 1_000);
  say(
    `saved as ${format}`,
    `${Math.round(elapsed)} ms, ${rate} rows/s, ${Math.round(byteLength / 1e6)} MB`,
  );
}

/** In the page: scrolls frame by frame and gives the time of each. */
function scroll(step: number): Promise<readonly number[]> {
  const grid = document.querySelector('[role="grid"]');
  grid?.scrollTo(0, 0);
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      times.push(now - last);
      last = now;
      grid?.scrollBy(0, step);
      if (times.length < 300) requestAnimationFrame(next);
      else resolve(times.slice(2));
    };
    requestAnimationFrame(next);
  });
}

/** In the page: whether the header says so and the rows were drawn after it. */
function isSorted(column: string): boolean {
  const heads = [...document.querySelectorAll('[role="columnheader"][aria-sort="ascending"]')];
  return heads.some((head) => head.textContent.startsWith(column));
}

function describe(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const late = frames.filter((one) => one > 20).length;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms; ${late} of ${frames.length} over 20 ms`;
}

function say(what: string, figure: string): void {
  console.log(`${what.padEnd(32)}${figure}`);
}
