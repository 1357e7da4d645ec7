/**
 * A service with some life in it and a browser window on its GUI: for screenshots and for looking.
 * Pages come from a small site about masonry heaters; usage is spread over weeks by a clock that is set.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { locateChromium } from '../../src/main/service/engines/browser/locate.ts';
import { startService, type TestService } from './service.ts';
import { openHeaterSite, type HeaterSite } from './heater-site.ts';
import { TEST_DATA_DIR } from './browser.ts';

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

export async function openDemo(size: {
  readonly width: number;
  readonly height: number;
}): Promise<Demo> {
  const site = await openHeaterSite();
  const service = await startService();
  const runs = await live(service, site);
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
    async settle() {
      // the event stream keeps the network busy: the status bar says when the window has its data
      await page.getByText(/slots free/).waitFor();
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
    },
    async close() {
      await browser.close();
      await service.stop();
      await site.close();
    },
  };
}

/** Runs a few things through both doors. */
async function live(service: TestService, site: HeaterSite): Promise<Demo['runs']> {
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
  site.slowDown(900);
  const running = await consoleAsk('/console/run/crawl', {
    url: `${site.origin}/archive/`,
    limit: 800,
  });
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
    running: String(running['id']),
  };
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
