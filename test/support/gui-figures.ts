/** What the window takes: first paint, shifts, scrolling, jumping; for the test of the budgets and for the bench. */
import type { Browser } from 'playwright-core';
import type { TestService } from './service.ts';
import { aJob, aSkippedUrl } from './store-builders.ts';
import { openWindow } from './window.ts';

export interface FirstLook {
  /** Largest contentful paint, ms. */
  readonly lcp: number;
  readonly cls: number;
  readonly fontKilobytes: number;
}

/** A job of so many rows, put into the store as a crawl would have. */
export async function aLongJob(service: TestService, count: number): Promise<string> {
  const { backend, account } = service.hearth.rooms();
  const job = aJob({
    accountId: account.id,
    createdAt: Date.now(),
    expiresAt: Date.now() + 86_400_000,
  });
  await backend.store.openJob({ job, pages: [], reserve: 0 });
  for (let from = 0; from < count; from += 10_000) {
    const rows = Array.from({ length: 10_000 }, (_, index) =>
      aSkippedUrl(`archive/${from + index}/a-page-with-a-name`, 'outside of the scope'),
    );
    await backend.store.addPages(job.id, [], rows, Date.now());
  }
  await backend.store.finishJob({ jobId: job.id, status: 'completed', at: Date.now() });
  return job.id;
}

/** Opens the window cold in a context of its own; `cpu`: how many times slower the page runs. */
export async function lookAtFirst(
  service: TestService,
  { browser, cpu }: { readonly browser: Browser; readonly cpu: number },
): Promise<FirstLook> {
  const fresh = await openWindow(service, { browser, path: '/keys' });
  try {
    // the browser is up and at rest; the page itself comes cold: no cache, no state
    await fresh.page.getByText(/slots free/).waitFor();
    await fresh.page.waitForLoadState('load');
    const page = await fresh.context.newPage();
    const cdp = await fresh.context.newCDPSession(page);
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`${service.address}/#token=${service.hearth.sessionToken}`);
    await page.getByText(/slots free/).waitFor();
    await page.waitForLoadState('load');
    return await page.evaluate(readFirstLook);
  } finally {
    await fresh.close();
  }
}

/** In the page: what the browser noted of the first paint and of shifts. */
export function readFirstLook(): Promise<FirstLook> {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      setTimeout(() => resolve([]), 200);
    });
  const fonts = performance
    .getEntriesByType('resource')
    .filter((one): one is PerformanceResourceTiming => one.name.endsWith('.woff2'));
  return Promise.all([entries('largest-contentful-paint'), entries('layout-shift')]).then(
    ([paints, shifts]) => ({
      lcp: paints.at(-1)?.startTime ?? 0,
      cls: shifts.reduce(
        (sum, one) => sum + ('value' in one && typeof one.value === 'number' ? one.value : 0),
        0,
      ),
      fontKilobytes: fonts.reduce((sum, one) => sum + one.encodedBodySize, 0) / 1024,
    }),
  );
}

/** In the page: scrolls through the list and gives the 95th percentile of the frames' times. */
export function scrollAndTime(frames: number): Promise<number> {
  const list = document.querySelector('[role="rowgroup"][aria-label="Pages"]');
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const step = (now: number): void => {
      times.push(now - last);
      last = now;
      list?.scrollBy(0, 300);
      if (times.length < frames) requestAnimationFrame(step);
      else resolve(times.slice(2).sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0);
    };
    requestAnimationFrame(step);
  });
}

/** In the page: from the key press to the last row on screen, in ms. */
export function jumpToEnd(text: string): Promise<number> {
  const list = document.querySelector('[role="rowgroup"][aria-label="Pages"]');
  const from = performance.now();
  list?.scrollTo(0, list.scrollHeight);
  return new Promise((resolve) => {
    const look = (): void => {
      if (list?.textContent.includes(text) === true) resolve(performance.now() - from);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
