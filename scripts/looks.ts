/**
 * Pictures of every screen at four widths in both themes: `node scripts/looks.ts [--out FOLDER] [--only NAME]`.
 *
 * Builds nothing: out/renderer must be fresh (`npm run build`). Among the data stand pages in Arabic and in
 * Japanese, a German title of 60 letters, a page that is gone, a stopped crawl and a crawl of one page.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type TestService } from '../test/support/service.ts';
import { startSite, type FixtureSite } from '../test/support/site.ts';
import { html } from '../test/support/site/answer.ts';
import { openWindow } from '../test/support/window.ts';

const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 820],
  [1920, 1080],
] as const;

const PAGES: Readonly<Record<string, readonly [string, string]>> = {
  '/ar': ['لماذا يبقى البيت دافئًا بعد أن تنطفئ النار', 'rtl'],
  '/ja': ['火が消えたあとも家が暖かいのはなぜか', 'ltr'],
  '/de': ['Grundofenbauerhandwerkskammermitgliedsversammlungsprotokolle', 'ltr'],
};

const out = argument('--out') ?? join('out', 'looks');
const only = argument('--only');
mkdirSync(out, { recursive: true });
const [service, site] = await Promise.all([startService(), startSite()]);
const gui = await openWindow(service, { reducedMotion: 'reduce' });
try {
  const screens = await live(service, site);
  for (const theme of ['light', 'dark'] as const) {
    await gui.setTheme(theme);
    for (const [name, path] of Object.entries(screens)) {
      if (only !== undefined && !name.startsWith(only)) continue;
      for (const [width, height] of WIDTHS) {
        await gui.page.setViewportSize({ width, height });
        await gui.open(path);
        await settle();
        await gui.page.screenshot({ path: join(out, `${name}-${width}-${theme}.png`) });
      }
    }
  }
} finally {
  await gui.close();
  await service.stop();
  await site.close();
}

/** Data and fonts have come; a skeleton comes only after 120 ms. */
async function settle(): Promise<void> {
  const { page } = gui;
  await page.getByText(/slots free/).waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  // what asks the world (About) may take its time
  await page
    .locator('.skeleton')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/** A day's work; resolves the screens worth looking at. */
async function live(
  service: TestService,
  { files, origin }: FixtureSite,
): Promise<Readonly<Record<string, string>>> {
  const { address, hearth } = service;
  for (const [path, [title, dir]] of Object.entries(PAGES)) {
    const text = `<h1>${title}</h1><p>${`${title}. `.repeat(12)}`;
    files.set(
      path,
      html(`<html dir="${dir}" lang="${path.slice(1)}"><title>${title}</title>${text}`),
    );
  }
  files.set('/', html(`<title>Start</title>${Object.keys(PAGES).map(link).join('')}`));
  files.set('/site/30/p/4', html('<title>Not here</title><p>Gone.', 404));
  const run = async (operation: string, body: object): Promise<string> => {
    const answer = await fetch(`${address}/console/run/${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${hearth.sessionToken}` },
      body: JSON.stringify(body),
    });
    const json = (await answer.json()) as {
      readonly id?: string;
      readonly data?: { readonly metadata?: { readonly scrapeId?: string } };
    };
    const id = json.id ?? json.data?.metadata?.scrapeId ?? '';
    const { store } = hearth.rooms().backend;
    while ((await store.findJob(id))?.status === 'scraping') {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return id;
  };
  const scrapes = new Map<string, string>();
  for (const path of [...Object.keys(PAGES), '/site/30/p/4']) {
    scrapes.set(path, await run('scrape', { url: origin + path }));
  }
  for (let count = 0; count < 12; count += 1) {
    await service.ask('POST', '/v2/scrape', { url: `${origin}/site/30/p/${count + 5}` });
  }
  const map = await run('map', { url: origin });
  const home = await run('crawl', { url: origin, sitemap: 'skip', limit: 20 });
  const crawl = await run('crawl', { url: `${origin}/site/30/`, sitemap: 'skip', limit: 30 });
  const lone = await run('crawl', { url: `${origin}/site/30/p/7`, sitemap: 'skip' });
  return {
    playground: '/playground/scrape',
    arabic: `/playground/scrape?run=${scrapes.get('/ar') ?? ''}&tab=preview`,
    german: `/playground/scrape?run=${scrapes.get('/de') ?? ''}&tab=markdown`,
    refused: `/playground/scrape?run=${scrapes.get('/site/30/p/4') ?? ''}`,
    crawl: `/playground/crawl?run=${lone}`,
    map: `/playground/map?run=${map}`,
    jobs: '/jobs',
    job: `/jobs/${crawl}`,
    'job-failed': `/jobs/${crawl}?tab=pages&show=bad`,
    'job-scripts': `/jobs/${home}`,
    document: `/doc/${scrapes.get('/ja') ?? ''}`,
    keys: '/keys',
    usage: '/usage',
    plan: '/plan',
    storage: '/settings/storage',
    browser: '/settings/browser',
    about: '/about',
  };
}

function link(path: string): string {
  return `<p><a href="${path}">${path}</a>`;
}

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}
