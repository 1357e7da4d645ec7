/**
 * No violation on any screen, in any state, in either theme; the tab order of the first screen; zoom, narrow
 * windows, forced colours, reduced motion.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo, type Demo } from '../support/demo.ts';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const SCREENS = [
  '/playground/scrape',
  '/playground/crawl',
  '/playground/search',
  '/playground/map',
  '/playground/extract',
  '/jobs',
  '/keys',
  '/usage',
  '/usage?view=table',
  '/plan',
  '/settings/appearance',
  '/settings/shortcuts',
  '/settings/browser',
  '/settings/network',
  '/settings/search',
  '/settings/model',
  '/settings/storage',
  '/settings/privacy',
  '/settings/service',
  '/about',
];
const TABS = ['markdown', 'preview', 'html', 'links', 'screenshot', 'json', 'metadata', 'diff'];

describe.skipIf(!isBuilt)('accessibility', () => {
  let demo: Demo;
  let gui: GuiWindow;

  beforeAll(async () => {
    demo = await openDemo({ width: 1280, height: 820 });
    gui = await openWindow(demo.service, {
      reducedMotion: 'reduce',
    });
    // About asks the world, which may take its time
    gui.context.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await gui.close();
    await demo.close();
  });

  async function judge(name: string): Promise<void> {
    expect(await violationsOf(gui, name)).toEqual([]);
  }

  it.each(SCREENS)('holds on %s', async (path) => {
    await gui.open(path);
    await gui.page.locator('h1').first().waitFor({ state: 'attached' });
    await gui.settle();
    await judge(path);
  });

  it('holds on jobs and documents, in every tab', async () => {
    const { runs } = demo;
    const jobs = ['pages', 'queue', 'log', 'request', 'cost'].map(
      (tab) => `/jobs/${runs.crawl}?tab=${tab}`,
    );
    const documents = TABS.map((tab) => `/doc/${runs.changed}?tab=${tab}`);
    const results = [
      `/playground/scrape?run=${runs.page}`,
      `/playground/crawl?run=${runs.crawl}`,
      `/playground/map?run=${runs.map}`,
    ];
    const others = [`/jobs/${runs.running}?tab=watch`, '/jobs/no-such-job', '/doc/no-such-page'];
    for (const path of [...jobs, ...documents, ...results, ...others]) {
      await gui.open(path);
      await gui.page
        .locator('main')
        .getByRole('heading')
        .or(gui.page.locator('main p'))
        .first()
        .waitFor();
      await gui.settle();
      await judge(path);
    }
  });

  it('holds on answers: of an extraction, with its sources, and of a search', async () => {
    const { page } = gui;
    await gui.open('/playground/extract');
    await page.getByLabel('Addresses').fill(`${demo.site.origin}/prices`);
    await page.getByLabel('Name of column 1').fill('title');
    await page.getByRole('switch', { name: /Say where each value stands/ }).click();
    await gui.press('ControlOrMeta+Enter');
    await page.getByRole('cell', { name: 'title', exact: true }).waitFor();
    await judge('an extraction');
    for (const tab of ['Where it stands', 'JSON']) {
      await page.getByRole('tab', { name: tab }).click();
      await judge(`an extraction, ${tab}`);
    }
    const web = [{ url: 'https://example.com/', title: 'Found', description: 'About stoves.' }];
    const news = [{ url: 'https://example.com/new', title: 'New', snippet: 'Lately.' }];
    for (const [name, data] of [
      ['a search', { web, news }],
      ['an empty search', { web: [] }],
    ] as const) {
      await gui.open('/playground/search');
      await page.route('**/console/run/search', (route) =>
        route.fulfill({ json: { success: true, data, warning: 'One provider did not answer.' } }),
      );
      await page.locator('[data-main-field]').fill('stoves');
      await gui.press('ControlOrMeta+Enter');
      await page.getByText('One provider did not answer.').waitFor();
      await judge(name);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  it('holds on a crawl that stopped early, and on diagnostics that are shown first', async () => {
    const { page } = gui;
    await page.route(`**/console/jobs/${demo.runs.crawl}`, async (route) => {
      const response = await route.fetch();
      const job = (await response.json()) as object;
      await route.fulfill({
        response,
        json: { ...job, limit: 12, askedLimit: 1000, warning: 'The credits were used up.' },
      });
    });
    await gui.open(`/jobs/${demo.runs.crawl}`);
    await page.getByText('Stopped early').first().waitFor();
    await gui.settle();
    await judge('a crawl that stopped early');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await gui.open('/about');
    await page.getByRole('button', { name: 'Prepare' }).click();
    await page.getByRole('region', { name: 'Diagnostics' }).waitFor();
    await judge('diagnostics');
    await page.getByRole('button', { name: /licences/ }).click();
    const react = page.locator('details').filter({ hasText: /^react \d/ });
    await react.locator('summary').click();
    await react.getByText(/Permission is hereby granted/).waitFor();
    await judge('licences');
  });

  it('holds on the ways in from beyond this machine', async () => {
    const { page } = gui;
    const token = await page.evaluate(() => sessionStorage.getItem('hearth.session') ?? '');
    await page.evaluate(() => sessionStorage.clear());
    await page.route('**/console/sign-in', (route) =>
      route.fulfill({ json: { ways: ['email', 'openid'], openIdName: 'Example' } }),
    );
    await gui.open('/jobs');
    await page.getByRole('button', { name: /Example/ }).waitFor();
    await judge('sign in by e-mail or a provider');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate((kept) => sessionStorage.setItem('hearth.session', kept), token);
  });

  it('holds with each dialog open', async () => {
    const { page } = gui;
    const dialog = page.getByRole('dialog');
    await gui.open('/keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    await dialog.waitFor();
    await judge('create a key');
    await page.getByLabel('Name').fill('seen');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.locator('[data-secret]').waitFor();
    await judge('the new key');
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page
      .getByRole('button', { name: 'Change seen' })
      .or(page.getByRole('button', { name: /seen/ }))
      .first()
      .click();
    await dialog.waitFor();
    await judge('change a key');
    await gui.press('Escape');
    await page.getByRole('button', { name: 'Revoke seen' }).click();
    await dialog.waitFor();
    await judge('revoke a key');
    await gui.press('Escape');
    await gui.open(`/jobs/${demo.runs.crawl}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog.waitFor();
    await judge('delete a job');
    await gui.press('Escape');
    await gui.press('ControlOrMeta+K');
    await dialog.waitFor();
    await page.keyboard.type('example.com');
    await judge('palette');
    // the item that was chosen is gone: the field names the one that Enter takes now
    await page.keyboard.press('ControlOrMeta+A');
    await gui.press('Backspace', 'ArrowUp', 'ArrowUp');
    await page.keyboard.type('settings');
    await page.getByRole('option', { name: 'Settings', selected: true }).waitFor();
    await judge('palette after a search');
    const named = await page.getByRole('combobox').evaluate((input) => {
      const id = input.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    });
    expect(named).toBe('Settings');
    await gui.press('Escape');
    await gui.press('?');
    await dialog.waitFor();
    await judge('shortcuts');
    await gui.press('Escape');
  });

  it('holds with every part of the form unfolded', async () => {
    for (const operation of ['scrape', 'crawl', 'search', 'map', 'extract']) {
      await gui.open(`/playground/${operation}`);
      await gui.page.getByText('Other options').waitFor();
      for (const group of await gui.page.locator('form details > summary').all())
        await group.click();
      await judge(`${operation} unfolded`);
    }
  });

  it.each([
    ['loading', { kind: 'hang' }],
    ['failing', { kind: 'answer', status: 500, code: 'STORAGE_FAILED' }],
  ] as const)('holds while %s', async (name, how) => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.getByText(/slots free/).waitFor();
    await page.route(/console\/(jobs|keys|usage|plan|settings|about)/, (route) => {
      if (how.kind === 'hang') return;
      return route.fulfill({
        status: how.status,
        json: { success: false, error: 'The disk said no. Check it.', code: how.code },
      });
    });
    const headings = async (): Promise<string> =>
      (await page.locator('main h1').allTextContents()).join() || before;
    let before = '';
    before = await headings();
    for (const place of ['Jobs', 'Keys', 'Usage', 'Plan & billing', 'About']) {
      // the last one stands in the head of Settings
      if (place === 'About') {
        await page.getByRole('link', { name: 'Settings' }).click();
        await expect.poll(headings).toBe('Settings');
        before = 'Settings';
      }
      await page.getByRole('link', { name: place }).click();
      const sign =
        how.kind === 'hang' ? page.getByLabel('Loading') : page.locator('main [role=alert]');
      // the screen's own sign, not the one shown until its script is here
      await expect.poll(headings).not.toBe(before);
      before = await headings();
      await sign.first().waitFor();
      await judge(`${place} ${name}`);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it.each([
    ['402', 402, 'INSUFFICIENT_CREDITS', 'Not enough credits'],
    ['429 of the rate', 429, 'RATE_LIMITED', 'Too many requests'],
    ['429 of the allowance', 429, 'ALLOWANCE_SPENT', 'Free allowance'],
    ['a failed page', 200, 'SCRAPE_DNS_RESOLUTION_ERROR', 'no such host'],
  ] as const)('holds with %s', async (name, status, code, text) => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await page.route('**/console/run/scrape*', (route) =>
      route.fulfill({
        status,
        headers: { 'retry-after': '30' },
        json: { success: false, error: 'A sentence about it.', code },
      }),
    );
    await page.getByLabel('Page address').fill('http://dead.invalid');
    await gui.press('ControlOrMeta+Enter');
    await page.getByText(text).first().waitFor();
    await judge(name);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('holds while the service is gone, and on the way in', async () => {
    const { page } = gui;
    await gui.open('/jobs');
    await gui.settle();
    await page.route('**/console/**', (route) => route.abort());
    await page.evaluate(() => sessionStorage.setItem('kept', 'yes'));
    await gui.open('/jobs');
    await page.getByText(/retrying/).waitFor();
    await judge('offline');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const token = await page.evaluate(() => sessionStorage.getItem('hearth.session') ?? '');
    await page.evaluate(() => sessionStorage.clear());
    await gui.open('/jobs');
    await page.getByRole('heading', { name: /session|Sign in/ }).waitFor();
    await judge('sign in');
    await page.evaluate((kept) => sessionStorage.setItem('hearth.session', kept), token);
  });

  it('goes through the first screen in reading order, and the focus is always seen', async () => {
    const { page } = gui;
    await gui.open('/jobs');
    await page.getByRole('heading', { name: 'Jobs' }).waitFor();
    const names: string[] = [];
    for (let index = 0; index < 24; index += 1) {
      await gui.press('Tab');
      names.push(await page.evaluate(focusName));
    }
    expect(names[0]).toBe('Skip to content');
    expect(names.slice(1, 10)).toEqual([
      'Hearth',
      expect.stringContaining('Find or run'),
      'Playground',
      'Recipes',
      'Library',
      expect.stringContaining('Jobs'),
      'Keys',
      'Usage',
      'Settings',
    ]);
    expect(names).toContain('Filter by address');
    expect(names.filter((name) => name.startsWith('HIDDEN'))).toEqual([]);
  });

  it.each([
    ['200 % zoom', { width: 640, height: 410 }],
    ['a phone', { width: 390, height: 844 }],
    ['320 px', { width: 320, height: 640 }],
  ])('needs no sideways scrolling at %s', async (_name, viewport) => {
    const { page } = gui;
    await page.setViewportSize(viewport);
    const wide: string[] = [];
    for (const path of [
      '/playground/scrape',
      '/jobs',
      `/jobs/${demo.runs.crawl}`,
      `/doc/${demo.runs.page}`,
      '/keys',
      '/library/monitors',
      '/usage',
      '/plan',
      '/settings/search',
      '/about',
    ]) {
      await gui.open(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.locator('.skeleton').first().waitFor({ state: 'detached' });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      const lost = await page.evaluate(cutOff);
      if (over > 0 || lost.length > 0) wide.push(`${path}: ${over} px ${lost.join(' | ')}`);
    }
    await page.setViewportSize({ width: 1280, height: 820 });
    expect(wide).toEqual([]);
  });

  it('stands in forced colours and without motion', async () => {
    const { page } = gui;
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await gui.open('/jobs');
    await gui.settle();
    await page.getByRole('link', { name: 'Playground' }).waitFor();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((one) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(one);
          const seconds = (text: string): number =>
            Math.max(...text.split(',').map((part) => parseFloat(part)));
          return (
            (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
            seconds(transitionDuration) > 0.01
          );
        }).length,
    );
    expect(moving).toBe(0);
    // what is on or chosen is told although the system takes the backgrounds
    await gui.open('/playground/scrape');
    const looksOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.getByRole('switch').first().waitFor();
    const chip = (isOn: boolean): string => `button[aria-pressed="${String(isOn)}"]`;
    expect(await looksOf(chip(true))).not.toBe(await looksOf(chip(false)));
    expect(await looksOf('nav a[aria-current="page"]')).not.toBe(
      await looksOf('nav a:not([aria-current])'),
    );
    const thumb = '[role="switch"] > :last-child';
    expect(await looksOf(thumb)).not.toBe(await looksOf('[role="switch"] > :first-child'));
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  });
});

describe.skipIf(!isBuilt)('a service that has nothing yet', () => {
  let service: TestService;
  let gui: GuiWindow;

  beforeAll(async () => {
    service = await startService();
    gui = await openWindow(service, { reducedMotion: 'reduce' });
  });
  afterAll(async () => {
    await gui.close();
    await service.stop();
  });

  it.each([
    ['/jobs', 'No jobs yet'],
    ['/usage', 'Nothing'],
    ['/playground/crawl', 'A crawl appears here'],
  ])('says so on %s, with one thing to do', async (path, text) => {
    await gui.open(path);
    await gui.settle();
    await gui.page.getByText(text).first().waitFor();
    expect(await violationsOf(gui, `empty ${path}`)).toEqual([]);
  });
});

/** In the page: the name of what has the focus; `HIDDEN …` when nobody can see it. */
function focusName(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return '';
  const { left, top, width, height } = element.getBoundingClientRect();
  const isSeen = width > 0 && height > 0 && left >= -1 && top >= -1 && top < window.innerHeight;
  const label =
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement
      ? (element.labels?.[0]?.textContent ?? '')
      : element.textContent);
  return `${isSeen ? '' : 'HIDDEN '}${label.trim()}`;
}

/** In the page: buttons and links that stand outside of it with no way to scroll there. */
function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button, main a, main input, main select')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || element.closest('.sr-only') !== null) return false;
      if (box.right <= window.innerWidth + 1 && box.left >= -1) return false;
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if (/auto|scroll/.test(overflowX) && parent.scrollWidth > parent.clientWidth) return false;
      }
      return true;
    })
    .map((element) => (element.getAttribute('aria-label') ?? element.textContent).slice(0, 30))
    .slice(0, 4);
}
