/**
 * Takes a picture of every screen in both themes: `node scripts/screenshots.ts [--out FOLDER] [--only NAME]`.
 *
 * Builds nothing: out/renderer must be fresh (`npm run build`). Starts the real service on a free port, a
 * site of its own with pages worth looking at, lives a little in it (runs, keys, a crawl), and looks.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDemo, type Demo } from '../test/support/demo.ts';

const SIZE = { width: 1280, height: 820 };
const THEMES = ['light', 'dark'] as const;

interface Shot {
  readonly name: string;
  readonly path: (demo: Demo, running: string) => string;
  /** Brings the screen into the state worth showing. */
  readonly prepare?: (demo: Demo) => Promise<void>;
  /** Another window than the usual one. */
  readonly size?: { readonly width: number; readonly height: number };
}

const SHOTS: readonly Shot[] = [
  { name: 'playground', path: ({ runs }) => `/playground/scrape?run=${runs.page}&tab=preview` },
  {
    name: 'playground-start',
    path: () => '/playground/scrape',
    prepare: ({ page }) => page.getByLabel('Page address').fill(''),
  },
  { name: 'playground-crawl', path: ({ runs }) => `/playground/crawl?run=${runs.crawl}` },
  { name: 'playground-map', path: ({ runs }) => `/playground/map?run=${runs.map}` },
  {
    name: 'playground-extract',
    path: () => '/playground/extract',
    prepare: async ({ page, site }) => {
      await page.getByLabel('Addresses').fill(`${site.origin}/prices`);
      await page.getByLabel('Name of column 1').fill('title');
      const sources = page.getByRole('switch', { name: /Say where each value stands/ });
      if ((await sources.getAttribute('aria-checked')) !== 'true') await sources.click();
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('tab', { name: 'Where it stands' }).click();
    },
  },
  {
    name: 'refused',
    path: () => '/playground/scrape',
    prepare: async ({ page }) => {
      await page.getByLabel('Page address').fill('http://dead.invalid/');
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'jobs', path: () => '/jobs' },
  {
    name: 'job',
    path: (_demo, running) => `/jobs/${running}`,
    prepare: ({ page }) => page.getByText(/^\d+\/s$/).waitFor(),
  },
  {
    name: 'job-watch',
    path: (_demo, running) => `/jobs/${running}?tab=watch`,
    prepare: async ({ page }) => {
      await page
        .getByRole('img', { name: /looks now/ })
        .nth(2)
        .waitFor();
    },
  },
  { name: 'job-plans', path: ({ runs }) => `/jobs/${runs.crawl}?tab=cost` },
  { name: 'document', path: ({ runs }) => `/doc/${runs.page}?tab=markdown` },
  { name: 'document-changes', path: ({ runs }) => `/doc/${runs.changed}?tab=diff` },
  { name: 'keys', path: () => '/keys' },
  {
    name: 'key-created',
    path: () => '/keys?new=1',
    prepare: async ({ page }) => {
      await page.getByLabel('Name').fill('notebook');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.locator('[data-secret]').waitFor();
    },
  },
  { name: 'usage', path: () => '/usage' },
  { name: 'plan', path: () => '/plan' },
  { name: 'settings', path: () => '/settings/search' },
  { name: 'settings-appearance', path: () => '/settings/appearance' },
  { name: 'about', path: () => '/about' },
  {
    name: 'palette',
    path: () => '/jobs',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: /Find or run/ }).click();
      await page.getByPlaceholder(/Paste an address/).fill('example.com/hearth');
    },
  },
  {
    name: 'offline',
    path: () => '/jobs',
    prepare: async ({ page }) => {
      await page.getByRole('table', { name: 'Jobs' }).waitFor();
      await page.route('**/console/**', (route) => route.abort());
      await page.evaluate(() => {
        location.reload();
      });
      await page.getByText(/retrying/).waitFor();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
  {
    name: 'phone',
    path: ({ runs }) => `/playground/map?run=${runs.map}`,
    size: { width: 390, height: 844 },
  },
];

const out = argument('--out') ?? 'docs/screenshots';
const only = argument('--only');
mkdirSync(out, { recursive: true });
const demo = await openDemo(SIZE, { hasPast: true });
try {
  for (const theme of THEMES) {
    await demo.setTheme(theme);
    const running = await demo.crawlAgain();
    for (const shot of SHOTS) {
      if (only !== undefined && !shot.name.startsWith(only)) continue;
      await demo.page.setViewportSize(shot.size ?? SIZE);
      await demo.open(shot.path(demo, running));
      await shot.prepare?.(demo);
      if (shot.name !== 'offline') await demo.settle();
      await demo.page.screenshot({ path: join(out, `${shot.name}-${theme}.png`) });
    }
    await demo.stop(running);
  }
} finally {
  await demo.close();
}

function argument(name: string): string | undefined {
  const index = process.argv.indexOf(name);
  return index < 0 ? undefined : process.argv[index + 1];
}
