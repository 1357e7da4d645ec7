/**
 * What the window says where a part of a screen could not be read, where an action failed, and where another window
 * removed what is shown: no empty list, no "removed" for a lost connection, and a way to try again.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { isBuilt, openWindow, type GuiWindow } from '../support/window.ts';

const FAILURE = 'The disk had a bad moment';

let service: TestService;
let site: FixtureSite;
let gui: GuiWindow;

const button = (name: string) => gui.page.getByRole('button', { name, exact: true });

async function made<Answer>(path: string, body: object): Promise<Answer> {
  return (await service.ask('POST', path, body)).json as Answer;
}

/** Calls to the path end so: without an answer, or refused. */
async function fail(path: RegExp, how: 'lost' | 500, method = 'GET'): Promise<void> {
  await gui.page.route(path, async (route) => {
    if (route.request().method() !== method || route.request().resourceType() !== 'fetch') {
      await route.continue();
    } else if (how === 'lost') {
      await route.abort('connectionreset');
    } else {
      await route.fulfill({ status: how, json: { success: false, error: FAILURE } });
    }
  });
}

describe.skipIf(!isBuilt)('what could not be read or done', () => {
  let entry = 0;

  beforeAll(async () => {
    [service, site] = await Promise.all([
      startService({ flags: { 'library-min-free-bytes': '0' } }),
      startSite(),
    ]);
    const body = `<html lang="en"><head><title>Kettles</title></head><body><main><h1>Kettles</h1><p>${'A kettle of brass that keeps its heat for the whole of an evening. '.repeat(8)}</p></main></body></html>`;
    site.files.set('/kettles', { type: 'text/html', body });
    await made('/v2/scrape', { url: `${site.origin}/kettles`, formats: ['markdown'] });
    const entries = async (): Promise<readonly { readonly id: number }[]> => {
      const { json } = await service.ask('GET', '/library/entries');
      return (json as { readonly entries: readonly { readonly id: number }[] }).entries;
    };
    await vi.waitFor(async () => expect((await entries()).length).toBe(1), { timeout: 20_000 });
    entry = (await entries())[0]?.id ?? 0;
    gui = await openWindow(service);
  }, 120_000);

  afterEach(() => gui.page.unrouteAll({ behavior: 'ignoreErrors' }));

  afterAll(async () => {
    await gui.close();
    await service.stop();
    await site.close();
  });

  it('does not call a page removed whose answer was lost', async () => {
    const { page } = gui;
    await fail(/\/library\/entries\/\d+$/, 'lost');
    await gui.open(`/library/entry/${String(entry)}`);
    await page.getByRole('alert').filter({ hasText: 'The service does not answer' }).waitFor();
    expect(await page.getByText('This page is not in the library').count()).toBe(0);
    await page.unrouteAll();
    await button('Try again').click();
    await page.getByRole('heading', { name: 'Kettles' }).first().waitFor();
  });

  it('says that highlights and collections could not be read, and reads them again', async () => {
    const { page } = gui;
    await fail(/\/library\/(highlights|collections)/, 500);
    await gui.open(`/library/entry/${String(entry)}`);
    await page.getByRole('alert').filter({ hasText: FAILURE }).waitFor();
    expect(await page.getByText('Select a passage and press H').count()).toBe(0);
    expect(await violationsOf(gui, 'highlights not read')).toEqual([]);
    await gui.open('/library');
    const shelves = page.getByRole('navigation', { name: 'Shelves of the library' });
    await shelves.getByRole('alert').filter({ hasText: FAILURE }).waitFor();
    await page.unrouteAll();
    await shelves.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => shelves.getByRole('alert').count()).toBe(0);
  });

  it('says that tags, sizes, earlier runs and the reason of an end could not be read', async () => {
    const { page } = gui;
    const { id } = await made<{ id: string }>('/v2/crawl', {
      url: `${site.origin}/kettles`,
      limit: 5,
      sitemap: 'skip',
    });
    await expect
      .poll(async () => (await service.ask('GET', `/v2/crawl/${id}`)).json)
      .toMatchObject({ status: 'completed' });
    const places = [
      ['/library', /\/library\/tags/],
      ['/settings/storage', /\/settings\/storage|\/console\/storage/],
      ['/playground/scrape', /\/console\/jobs\?/],
      ['/jobs', /\/console\/keys/],
      [`/jobs/${id}`, /\/outcomes/],
    ] as const;
    for (const [path, read] of places) {
      await fail(read, 500);
      await gui.open(path);
      const alert = page.getByRole('alert').filter({ hasText: FAILURE });
      await alert.waitFor();
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await alert.waitFor({ state: 'detached' });
    }
    await page.getByText('Only this page was found below').waitFor();
  });

  it('does not say that no picture was kept where it could not be read', async () => {
    const { page } = gui;
    const url = `${site.origin}/kettles`;
    const { capture } = await made<{ capture: { id: string; kind: string } }>('/library/captures', {
      ...{ url, kind: 'full' },
    });
    expect(capture.kind).toBe('full');
    await fail(/\/library\/captures\/[^/]+\/shot/, 'lost');
    await gui.open(`/library/entry/${String(entry)}?tab=picture&at=${capture.id}`);
    const alert = page.getByRole('alert').filter({ hasText: 'does not answer' });
    await alert.waitFor({ timeout: 8_000 });
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('img', { name: /Kettles/ }).waitFor();
  }, 60_000);

  it('asks once more when a page said something, and keeps what was typed for an action', async () => {
    const { page } = gui;
    const fields = page.getByRole('dialog').getByRole('textbox');
    await gui.open(`/library/entry/${String(entry)}?tab=changes`);
    await fail(/\/library\/entries\/\d+\/blame/, 500);
    await page.getByLabel('When did the page say').fill('A kettle of brass');
    await button('Find out').click();
    const alert = page.getByRole('alert').filter({ hasText: FAILURE });
    await alert.waitFor();
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'detached' });
    await gui.open('/library');
    await button('New collection').click();
    await fields.first().fill('Thesis');
    await fail(/\/library\/collections/, 'lost', 'POST');
    await gui.press('Enter');
    await page.getByText('do it again when the service is back').waitFor();
    expect(await fields.first().inputValue()).toBe('Thesis');
    await page.unrouteAll();
    await gui.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('says why a plan has no price', async () => {
    const { page } = gui;
    await fail(/\/console\/plan\/quote/, 500, 'POST');
    await gui.open('/plan');
    const alert = page.getByRole('alert').filter({ hasText: FAILURE });
    await alert.waitFor({ timeout: 8_000 });
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'detached' });
  });

  it('keeps the run that was opened while another was under way', async () => {
    const { page } = gui;
    const result = page.getByRole('region', { name: 'Result' });
    await gui.open('/playground/scrape');
    const address = page.getByLabel('Page address');
    await address.fill(`${site.origin}/kettles`);
    await address.press('Enter');
    await result.getByRole('heading', { name: 'Kettles' }).first().waitFor();
    const first = new URL(page.url()).searchParams.get('run') ?? '';
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/console\/run\/scrape/, async (route) => {
      const answer = await route.fetch();
      await held;
      await route.fulfill({ response: answer });
    });
    await address.fill(`${site.origin}/static/5kb`);
    const answered = page.waitForResponse(/\/console\/run\/scrape/);
    await address.press('Enter');
    await page.waitForURL((url) => ![first, null].includes(url.searchParams.get('run')));
    await page.locator(`a[href*="run=${first}"]`).first().click();
    await result.getByRole('heading', { name: 'Kettles' }).first().waitFor();
    release();
    await answered;
    await page.waitForTimeout(500);
    expect(new URL(page.url()).searchParams.get('run')).toBe(first);
    expect(await result.getByRole('heading', { name: 'Kettles' }).count()).toBeGreaterThan(0);
    await page.unrouteAll();
  });

  it('says that a run could not be stopped', async () => {
    const { page } = gui;
    await gui.open('/playground/scrape');
    await fail(/\/console\/jobs\/[^/]+\/stop/, 500, 'POST');
    site.latencyMs = 4_000;
    await page.getByLabel('Page address').fill(`${site.origin}/static/5kb?slow`);
    await page.getByLabel('Page address').press('Enter');
    await button('Stop')
      .or(page.getByRole('button', { name: /^Stop/ }))
      .first()
      .click();
    await page.getByRole('status').filter({ hasText: FAILURE }).first().waitFor({ timeout: 8_000 });
    await page.unrouteAll();
    site.latencyMs = 0;
  });

  it('cites no copy, and shows no facts of it, before its document could be read', async () => {
    const { page } = gui;
    for (const tab of ['proof', 'data']) {
      await fail(/\/library\/captures\/[^/]+\/document/, 500);
      await fail(/\/library\/entries\/\d+\/versions\/\d+/, 500);
      await gui.open(`/library/entry/${String(entry)}?tab=${tab}`);
      const alert = page.getByRole('alert').filter({ hasText: FAILURE });
      await alert.waitFor();
      expect(await page.locator('[data-citation]').count()).toBe(0);
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(tab === 'proof' ? 'Kettles”' : 'What the page says of itself').waitFor();
    }
  });

  it('reads pages and records of a job once more when asked to', async () => {
    const { page } = gui;
    const { id } = await made<{ id: string }>('/v2/crawl', {
      url: `${site.origin}/kettles`,
      limit: 1,
    });
    await fail(/\/jobs\/[^/]+\/(pages|records)/, 500);
    for (const tab of ['pages', 'table']) {
      await gui.open(`/jobs/${id}?tab=${tab}`);
      await page.getByRole('alert').filter({ hasText: FAILURE }).waitFor();
    }
    await page.unrouteAll();
    await button('Try again').click();
    await page.getByRole('gridcell', { name: 'Kettles' }).waitFor();
  });

  it('tells of a stop that failed', async () => {
    const { page } = gui;
    site.latencyMs = 500;
    const { id } = await made<{ id: string }>('/v2/crawl', {
      ...{ url: `${site.origin}/site/200/`, limit: 100, maxConcurrency: 1, sitemap: 'skip' },
    });
    await gui.open(`/jobs/${id}`);
    await fail(/\/jobs\/[^/]+\/stop/, 500, 'POST');
    await button('Stop').click();
    await page.getByRole('status').filter({ hasText: FAILURE }).first().waitFor();
    await page.unrouteAll();
    await button('Stop').click();
    await button('Stop').waitFor({ state: 'detached' });
    site.latencyMs = 0;
  });

  it('says that another window removed the job, the monitor or the page that is shown', async () => {
    const { id } = await made<{ id: string }>('/v2/crawl', {
      url: `${site.origin}/kettles`,
      limit: 1,
    });
    const { monitor } = await made<{ monitor: { id: string } }>('/monitors', {
      ...{ url: `${site.origin}/kettles`, every: '1d', name: 'Brass' },
    });
    const shown = [
      [`/jobs/${id}`, `/console/jobs/${id}`, 'This job is not here'],
      [`/library/monitors/${monitor.id}`, `/monitors/${monitor.id}`, 'There is no such monitor.'],
      [
        `/library/entry/${String(entry)}`,
        `/library/entries/${String(entry)}`,
        'This page is not in the library',
      ],
    ] as const;
    const windows = await Promise.all(
      shown.map(async ([path]) => {
        const page = await gui.context.newPage();
        await page.goto(`${service.address}${path}`);
        // the text of a page in the library has a heading of its own
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        return page;
      }),
    );
    for (const [, path] of shown) {
      const headers = { authorization: `Bearer ${service.hearth.sessionToken}` };
      const { ok } = await fetch(`${service.address}${path}`, { method: 'DELETE', headers });
      expect(ok).toBe(true);
    }
    // the windows come back to the front, and what they show is old enough to be read again
    await gui.page.waitForTimeout(5_100);
    for (const [at, [, , gone]] of shown.entries()) {
      const page = windows[at];
      await page?.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await page?.getByText(gone).waitFor();
      await page?.close();
    }
  }, 90_000);

  it('shows more monitors than one answer holds', async () => {
    const { page } = gui;
    for (const name of ['First', 'Second', 'Third']) {
      await made('/monitors', { url: `${site.origin}/kettles`, every: '1d', name });
    }
    // as if there were hundreds: the service gives one at a time
    await page.route(/\/monitors\?limit=200/, (route) =>
      route.continue({ url: route.request().url().replace('limit=200', 'limit=1') }),
    );
    await gui.open('/library/monitors');
    const rows = page.getByRole('list', { name: 'Monitors' }).getByRole('link');
    await page.getByText('1 of 3 monitors shown').waitFor();
    await button('Show more').press('Enter');
    await page.getByText('2 of 3 monitors shown').waitFor();
    // who works by keys is still there
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Show more');
    await gui.press('Enter');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Third', 'Second', 'First']);
    expect(await button('Show more').count()).toBe(0);
  });
});
