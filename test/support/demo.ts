/**
 * A service with some life in it and a browser window on its GUI: for screenshots and for looking.
 * Pages come from a small site about masonry heaters; usage is spread over weeks by a clock that is set.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { locateChromium } from '../../src/main/service/engines/browser/locate.ts';
import { startService, type TestService } from './service.ts';
import { openHeaterSite, type HeaterSite } from './heater-site.ts';
import { TEST_DATA_DIR } from './shared-chromium.ts';

export interface Demo {
  readonly page: Page;
  readonly service: TestService;
  readonly site: HeaterSite;
  /** Ids worth opening. */
  readonly runs: {
    readonly page: string;
    readonly changed: string;
    readonly crawl: string;
    readonly map: string;
    readonly running: string;
  };
  open(path: string): Promise<void>;
  setTheme(theme: 'light' | 'dark'): Promise<void>;
  /** Starts the long crawl anew and waits for its first pages; resolves its id. */
  crawlAgain(): Promise<string>;
  stop(jobId: string): Promise<void>;
  /** Waits until nothing moves any more. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await locateChromium({ dataDir: TEST_DATA_DIR, env: process.env });
  return chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--force-color-profile=srgb', '--font-render-hinting=none'],
    env: { ...definedOnly(process.env), ...env },
  });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

interface DemoOptions {
  /** Weeks of usage behind it, and a crawl in the browser: for pictures. */
  readonly hasPast?: boolean;
}

export async function openDemo(
  size: { readonly width: number; readonly height: number },
  { hasPast = false }: DemoOptions = {},
): Promise<Demo> {
  const site = await openHeaterSite();
  const time = { offset: hasPast ? -WEEKS_MS : 0 };
  const service = await startService({ parts: { clock: { now: () => Date.now() + time.offset } } });
  await liveWeeks(service, site, time);
  const runs = await live(service, site, hasPast);
  const browser = await launchBrowser();
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${service.address}/#token=${service.hearth.sessionToken}`);
  return {
    page,
    service,
    site,
    runs,
    async open(path) {
      await page.goto(`${service.address}${path}`);
    },
    async setTheme(theme) {
      await page.evaluate((chosen) => {
        const stored = JSON.parse(localStorage.getItem('hearth.preferences') ?? '{}');
        localStorage.setItem('hearth.preferences', JSON.stringify({ ...stored, theme: chosen }));
      }, theme);
    },
    crawlAgain: () => startLongCrawl(service, site, true),
    async stop(id) {
      await fetch(`${service.address}/console/jobs/${id}/stop`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
        body: '{}',
      });
    },
    async settle() {
      // the event stream keeps the network busy: the status bar says when the window has its data
      await page.getByText(/slots free/).waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      // a skeleton comes only after 120 ms
      await page.waitForTimeout(400);
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      await page.waitForTimeout(100);
    },
    async close() {
      await browser.close();
      await service.stop();
      await site.close();
    },
  };
}

const DAY_MS = 86_400_000;
const WEEKS_MS = 26 * DAY_MS;

/** Every day a little, at weekends less, so that usage has a shape; the clock arrives at now. */
async function liveWeeks(
  service: TestService,
  site: HeaterSite,
  time: { offset: number },
): Promise<void> {
  for (let day = 0; time.offset < 0; day += 1) {
    const isWeekend = day % 7 > 4;
    for (let count = 0; count < (isWeekend ? 1 : 2 + ((day * 5) % 4)); count += 1) {
      const path = ['/stoves', '/brick', '/firing', '/chimney'][(day + count) % 4] ?? '/';
      await service.ask('POST', '/v2/scrape', { url: `${site.origin}${path}` });
    }
    if (day % 3 === 1) await service.ask('POST', '/v2/map', { url: site.origin });
    if (!isWeekend) {
      const body = { url: site.origin, limit: 8 + ((day * 13) % 41) };
      const { json } = await service.ask('POST', '/v2/crawl', body);
      const { store } = service.hearth.rooms().backend;
      await until(
        async () => (await store.findJob((json as { id: string }).id))?.status !== 'scraping',
      );
    }
    time.offset = Math.min(0, time.offset + DAY_MS);
  }
}

/** Runs a few things through both doors. */
async function live(
  service: TestService,
  site: HeaterSite,
  hasPast: boolean,
): Promise<Demo['runs']> {
  const ask: TestService['ask'] = (method, path, body) => service.ask(method, path, body);
  const consoleAsk = async (path: string, body: unknown): Promise<Loose> => {
    const response = await fetch(`${service.address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.hearth.sessionToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Loose;
  };
  const formats = ['markdown', 'html', 'links'];
  await consoleAsk('/console/keys', { name: 'ci', limits: { creditsPerDay: 500 } });
  await consoleAsk('/console/keys', { name: 'n8n', limits: { operations: ['scrape', 'search'] } });
  for (const path of ['/stoves', '/brick', '/firing', '/chimney', '/missing']) {
    await ask('POST', '/v2/scrape', { url: `${site.origin}${path}` });
  }
  await ask('POST', '/v2/scrape', { url: 'http://dead.invalid/' });
  const tracked = {
    formats: ['markdown', { type: 'changeTracking', modes: ['git-diff'] }],
    maxAge: 0,
  };
  await ask('POST', '/v2/scrape', { url: `${site.origin}/prices`, ...tracked });
  site.advance();
  const changed = await ask('POST', '/v2/scrape', { url: `${site.origin}/prices`, ...tracked });
  const map = await consoleAsk('/console/run/map', { url: site.origin });
  const crawl = await consoleAsk('/console/run/crawl', { url: site.origin, limit: 60 });
  await until(async () => {
    const { json } = await ask('GET', `/v2/crawl/${String(crawl['id'])}`);
    return (json as { status: string }).status !== 'scraping';
  });
  const running = hasPast ? '' : await startLongCrawl(service, site, false);
  const page = await consoleAsk('/console/run/scrape', {
    url: `${site.origin}/`,
    formats,
    maxAge: 0,
  });
  return {
    page: scrapeIdOf(page),
    changed: scrapeIdOf(changed.json as Loose),
    crawl: String(crawl['id']),
    map: String(map['id']),
    running,
  };
}

/** A crawl that takes minutes, half of it in the browser. */
async function startLongCrawl(
  service: TestService,
  site: HeaterSite,
  isRendered: boolean,
): Promise<string> {
  site.slowDown(500);
  const response = await fetch(`${service.address}/console/run/crawl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
    body: JSON.stringify({
      url: `${site.origin}/archive/`,
      limit: 800,
      scrapeOptions: isRendered ? { waitFor: 1_200, maxAge: 0 } : { maxAge: 0 },
    }),
  });
  const { id } = (await response.json()) as { readonly id: string };
  const { store } = service.hearth.rooms().backend;
  await until(async () => (await store.counts(id)).done > (isRendered ? 12 : 2));
  return id;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come to an end.');
}

/** An answer whose shape the caller knows. */
type Loose = Readonly<Record<string, unknown>>;

function scrapeIdOf(answer: Loose): string {
  const { metadata } = answer['data'] as { readonly metadata: { readonly scrapeId: string } };
  return metadata.scrapeId;
}
