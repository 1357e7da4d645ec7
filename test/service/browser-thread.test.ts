/** The thread that drives Chromium: started by a page that needs it, gone when idle, and nothing of it in the main thread. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HearthError } from '../../src/main/service/domain/errors.ts';
import type { CaptureContext, CaptureRequest } from '../../src/main/service/ports/engine.ts';
import type { LiveListener } from '../../src/main/service/ports/live-page.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aLog, dialAnything, type TestLog } from '../support/browser.ts';
import { startService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';
import { aThreadBrowser } from '../support/thread-browser.ts';

const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });
const MORTAL = new URL('../support/mortal-browser-thread.ts', import.meta.url);

let site: FixtureSite;
let browser: ReturnType<typeof aThreadBrowser>;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const start = (
  ...given: Parameters<typeof aThreadBrowser> extends [unknown, ...infer R] ? R : []
) => (browser = aThreadBrowser(dialAnything, ...given));
const capture = (
  path: string,
  extra: Partial<CaptureRequest> = {},
  context: Partial<CaptureContext> = {},
) =>
  browser.engine.capture(aCapture({ url: site.origin + path, ...extra }), {
    deadlineAt: Date.now() + 30_000,
    signal: new AbortController().signal,
    ...context,
  });
const times = ({ lines }: TestLog, sentence: string): number =>
  lines.filter((line) => line.sentence === sentence).length;
const chromiumPid = ({ lines }: TestLog): number =>
  Number(lines.findLast((line) => line.sentence === 'chromium started')?.fields['pid']);
/** Whether the process runs; one that has ended and that its thread did not live to bury does not. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
  } catch {
    return false;
  }
};
/** Modules of the driver that this thread has loaded. */
const driver = (): string[] =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) =>
    /[\\/]playwright-core[\\/]/.test(path),
  );

describe('a service', () => {
  it('that rendered a page has no driver in its main thread, and no thread when idle', async () => {
    const log = aLog();
    const flags = { 'browser-idle-ms': '200' };
    const service = await startService({ flags, parts: { log } });
    try {
      const scrape = () =>
        service.ask('POST', '/v2/scrape', { url: `${site.origin}/js`, waitFor: 1, maxAge: 0 });
      for (const nth of [1, 2]) {
        const { status, json } = await scrape();
        expect(status).toBe(200);
        expect(JSON.stringify(json)).toContain('Rendered by script');
        expect(times(log, 'browser thread started')).toBe(nth);
        expect(driver()).toEqual([]);
        const pid = chromiumPid(log);
        await eventually(() => times(log, 'browser thread ended')).toBe(nth);
        await eventually(() => isAlive(pid)).toBe(false);
      }
    } finally {
      await service.stop();
    }
    // the look above would have seen it
    await import('playwright-core');
    expect(driver()).not.toEqual([]);
  });
});

describe('the thread', () => {
  afterEach(() => browser.engine.close());

  it('starts with the first page, and ends after a while without one', async () => {
    // other tests run browsers of their own, with folders beside
    const folder = mkdtempSync(join(tmpdir(), 'hearth-thread-'));
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, folder);
    const profiles = (): string[] =>
      readdirSync(folder).filter((name) => name.startsWith('playwright_chromiumdev_profile'));
    start({ idleMs: 500 });
    expect(browser.engine.stats()).toEqual({ active: 0, contexts: 0 });
    await browser.engine.release('nobody');
    expect(await browser.engine.pagePreviews?.('nobody')).toEqual([]);
    expect(times(browser.log, 'browser thread started')).toBe(0);
    expect((await capture('/js')).kind).toBe('snapshot');
    expect(browser.engine.egressPort()).toBeGreaterThan(0);
    expect(profiles()).toHaveLength(1);
    await eventually(() => times(browser.log, 'browser thread ended')).toBe(1);
    expect(isAlive(chromiumPid(browser.log))).toBe(false);
    expect(browser.engine.egressPort()).toBeUndefined();
    expect(browser.engine.stats()).toEqual({ active: 0, contexts: 0 });
    expect(profiles()).toEqual([]);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    const both = await Promise.all([capture('/js'), capture('/static/5kb')]);
    expect(both.map(({ kind }) => kind)).toEqual(['snapshot', 'snapshot']);
  });

  it('is not kept long for a page that was only compared', async () => {
    start({ idleMs: 3_600_000 }, { comparedIdleMs: 50 });
    await capture('/js', { isComparison: true });
    await eventually(() => times(browser.log, 'browser thread ended')).toBe(1);
  });

  it('counts contexts of groups', async () => {
    start();
    await capture('/static/5kb', { isolationGroup: 'counted' });
    expect(browser.engine.stats()).toEqual({ active: 0, contexts: 1 });
    await browser.engine.release('counted');
    expect(browser.engine.stats().contexts).toBe(0);
  });

  it('hears at once of a client that has left', async () => {
    start();
    const controller = new AbortController();
    const gone = capture('/fault/hang', {}, { signal: controller.signal });
    const reason = new Error('client gone');
    const failed = expect(gone).rejects.toBe(reason);
    await eventually(() => site.requests.length).toBe(1);
    controller.abort(reason);
    await failed;
    await eventually(() => site.underWay()).toBe(0);
    expect(browser.engine.stats().active).toBe(0);
  });

  it('fails with the very error of whoever does not admit an address', async () => {
    start();
    site.files.set('/away', html('<script>location = "/elsewhere"</script>'));
    const refusal = new HearthError('SCRAPE_ROBOTS_DENIED', 'Not there.', { details: { a: 1 } });
    const admit = (): Promise<void> => Promise.reject(refusal);
    await expect(capture('/away', {}, { admit })).rejects.toBe(refusal);
    expect(site.requests.map(({ url }) => url)).not.toContain('/elsewhere');
  });

  it('tells errors as they are', async () => {
    start();
    const refused = new HearthError('SCRAPE_ADDRESS_REFUSED', 'No.', { details: ['x'] });
    const { engine } = aThreadBrowser(() => Promise.reject(refused));
    const url = 'http://refused.example/';
    const context = { deadlineAt: Date.now() + 30_000, signal: new AbortController().signal };
    try {
      await expect(engine.capture(aCapture({ url }), context)).rejects.toMatchObject({
        name: 'HearthError',
        code: 'SCRAPE_ADDRESS_REFUSED',
        message: 'No.',
        details: ['x'],
      });
    } finally {
      await engine.close();
    }
  });

  it('hands over bytes that belong to the caller, and what a script returns', async () => {
    start();
    const script = '[1, { a: null }]';
    const outcome = await capture('/static/5kb', {
      screenshot: { fullPage: false },
      actions: [{ type: 'executeJavascript', script }],
    });
    if (outcome.kind !== 'snapshot') throw new Error('no snapshot');
    const { body, html: text, screenshot, actions } = outcome.snapshot;
    expect(new TextDecoder().decode(body)).toBe(text);
    expect(body.buffer.byteLength).toBe(body.byteLength);
    expect(screenshot?.bytes.byteLength).toBeGreaterThan(1_000);
    expect(actions?.javascriptReturns).toMatchObject([{ value: [1, { a: null }] }]);
  });

  it('that cannot start says so', async () => {
    start({}, { workerUrl: new URL('file:///nowhere/thread.js') });
    await expect(capture('/js')).rejects.toMatchObject({
      code: 'BROWSER_UNAVAILABLE',
      message: expect.stringContaining('did not start'),
    });
    expect(browser.engine.stats()).toEqual({ active: 0, contexts: 0 });
  });
});

describe('a thread that dies', () => {
  afterEach(() => browser.engine.close());

  it('takes its Chromium along; the page is rendered once more', async () => {
    start({}, { workerUrl: MORTAL });
    await capture('/static/5kb');
    const pid = chromiumPid(browser.log);
    let asked = 0;
    site.files.set('/slow', async () => {
      asked += 1;
      if (asked === 1) await browser.engine.release('death');
      return html('<!doctype html><title>ok</title><p>Rendered after all</p>');
    });
    expect(await capture('/slow')).toMatchObject({ snapshot: { status: 200 } });
    expect(asked).toBe(2);
    expect(times(browser.log, 'browser thread died')).toBe(1);
    await eventually(() => isAlive(pid)).toBe(false);
    expect(browser.engine.stats().active).toBe(0);
  });

  it('at every attempt: a sentence says so', async () => {
    start({}, { workerUrl: MORTAL });
    site.files.set('/deadly', async () => {
      await browser.engine.release('death');
      return html('<p>never read</p>');
    });
    await expect(capture('/deadly')).rejects.toMatchObject({
      code: 'SCRAPE_SITE_ERROR',
      message: expect.stringContaining('stopped twice'),
    });
    expect((await capture('/static/5kb')).kind).toBe('snapshot');
  });

  it('ends its live pages', async () => {
    start({ idleMs: 50 }, { workerUrl: MORTAL });
    const page = await browser.engine.open({
      ...{ url: `${site.origin}/static/5kb`, size: { width: 400, height: 300 } },
      ...{ blockAds: false, isolationGroup: 'live' },
    });
    const told: string[] = [];
    const nothing = (): void => undefined;
    const listener: LiveListener = {
      ...{
        frame: nothing,
        state: nothing,
        notice: nothing,
        dialog: nothing,
        select: nothing,
        used: nothing,
      },
      ended: (reason) => void told.push(reason),
    };
    page.listen(listener);
    expect(page.url()).toBe(`${site.origin}/static/5kb`);
    expect(await page.layout()).not.toEqual([]);
    // it is looked at, so the thread stays
    expect(times(browser.log, 'browser thread ended')).toBe(0);
    await browser.engine.release('death');
    await eventually(() => told).toEqual(['The page stopped. Open it again.']);
    await page.input({ kind: 'text', text: 'to nobody' });
    await page.close();
  });
});
