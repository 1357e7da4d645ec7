/** Chromium dies, is killed, grows old, is not needed, is left by its client: nothing stays behind. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserEngineOptions } from '../../src/main/service/engines/browser/engine.ts';
import type { CaptureRequest } from '../../src/main/service/ports/engine.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import type { FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

/** Polls with patience: the machine may be busy. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

let site: FixtureSite;
let browser: TestBrowser;
const started: TestBrowser[] = [];

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.reset());
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.close()));
  expect(browser.egress.stats()).toEqual({ sockets: 0, sessions: 0 });
  await eventually(() => site.connections()).toBe(0);
});
afterAll(() => site.close());

const start = (extra: Partial<BrowserEngineOptions> = {}): TestBrowser => {
  browser = aBrowser(dialAnything, extra);
  started.push(browser);
  return browser;
};
const capture = (
  path: string,
  extra: Partial<CaptureRequest> = {},
  signal = new AbortController().signal,
  timeoutMs = 30_000,
) =>
  browser.engine.capture(aCapture({ url: site.origin + path, ...extra }), {
    deadlineAt: Date.now() + timeoutMs,
    signal,
  });
/** Process ids the log has told so far. */
const launches = () => browser.log.lines.filter((line) => line.sentence === 'chromium started');
const chromiumPid = (): number => Number(launches().at(-1)?.fields['pid']);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** Linux: living processes of Chromium's process group (its orphans are init's to bury). */
const groupOf = (pid: number): string[] => {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return state !== 'Z' && Number(group) === pid;
      } catch {
        return false;
      }
    });
};

describe('Chromium', () => {
  it('is killed mid-render: the page is rendered once more', async () => {
    start();
    await capture('/static/5kb');
    let asked = 0;
    site.files.set('/slow', async ({ response }) => {
      asked += 1;
      if (asked === 1) {
        process.kill(chromiumPid(), 'SIGKILL');
        response.destroy();
        return 'taken';
      }
      return html('<!doctype html><title>ok</title><p>Rendered after all</p>');
    });
    const outcome = await capture('/slow');
    expect(outcome).toMatchObject({ kind: 'snapshot', snapshot: { status: 200 } });
    expect(asked).toBeGreaterThan(1);
    expect(launches()).toHaveLength(2);
    expect(browser.engine.stats().active).toBe(0);
  });

  it('is killed at every attempt: a sentence says so', async () => {
    start();
    await capture('/static/5kb');
    site.files.set('/deadly', ({ response }) => {
      process.kill(chromiumPid(), 'SIGKILL');
      response.destroy();
      return 'taken';
    });
    await expect(capture('/deadly')).rejects.toMatchObject({
      code: 'SCRAPE_SITE_ERROR',
      message: expect.stringContaining('stopped twice'),
    });
    expect((await capture('/static/5kb')).kind).toBe('snapshot');
  });

  it('has a page that crashes: others go on', async () => {
    start();
    site.files.set('/crash', html('<script>location = "chrome://crash"</script><p>words</p>'));
    const [bad, good] = await Promise.allSettled([
      capture('/crash', { isolationGroup: 'a' }),
      capture('/js', { isolationGroup: 'b' }),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(['fulfilled', 'rejected']).toContain(bad.status);
    expect(browser.engine.stats().active).toBe(0);
  });

  it('is ended when nobody needs it, and started again', async () => {
    start({ idleMs: 100, idleContextMs: 20 });
    await capture('/static/5kb');
    await eventually(() =>
      browser.log.lines.some((line) => line.fields['because'] === 'idle'),
    ).toBe(true);
    await eventually(() => browser.egress.stats()).toEqual({ sockets: 0, sessions: 0 });
    await eventually(() => isAlive(chromiumPid())).toBe(false);
    expect((await capture('/static/5kb')).kind).toBe('snapshot');
    expect(launches()).toHaveLength(2);
  });

  it('is replaced after its pages, while others are under way', async () => {
    start({ maxCaptures: 3, maxPages: 2 });
    const paths = Array.from({ length: 8 }, (_, n) => `/static/5kb?seed=${n.toString()}`);
    const outcomes = await Promise.all(
      paths.map((path, n) => capture(path, { isolationGroup: `g${n}` })),
    );
    expect(outcomes.every((one) => one.kind === 'snapshot')).toBe(true);
    expect(launches().length).toBeGreaterThan(1);
  });

  it('is replaced when it has grown too large', async () => {
    start({ maxMemoryBytes: 1 });
    for (let n = 0; n < 26; n += 1) await capture('/static/5kb', { fastMode: true });
    const retired = () =>
      browser.log.lines.some((line) => line.fields['because'] === 'grown too large');
    if (process.platform === 'linux') await eventually(retired).toBe(true);
  });

  it('is refused with a remedy when it cannot start', async () => {
    start({ chromiumPath: process.execPath });
    await expect(capture('/static/5kb')).rejects.toMatchObject({ code: 'BROWSER_UNAVAILABLE' });
    expect(browser.engine.stats()).toEqual({ active: 0, contexts: 0 });
  });

  it('leaves no process behind', async () => {
    start();
    await Promise.all([
      capture('/js', { isolationGroup: 'a' }),
      capture('/js', { isolationGroup: 'b' }),
    ]);
    const pid = chromiumPid();
    if (process.platform === 'linux') expect(groupOf(pid)).not.toEqual([]);
    await browser.close();
    expect(isAlive(pid)).toBe(false);
    await eventually(() => groupOf(pid)).toEqual([]);
    await expect(capture('/js')).rejects.toMatchObject({ code: 'BROWSER_UNAVAILABLE' });
  });
});

describe('a client that leaves', () => {
  it.each([
    ['while the site is silent', '/fault/hang'],
    ['while the page drips', '/fault/drip?ms=10'],
    ['while a script holds the page', '/busy'],
  ])('%s: the page is closed and its sockets with it', async (_what, path) => {
    start();
    site.files.set('/busy', html('<p>words</p><script>while (true);</script>'));
    const controller = new AbortController();
    const gone = capture(path, {}, controller.signal);
    const failed = expect(gone).rejects.toThrow('client gone');
    await eventually(() => site.requests.length).toBe(1);
    controller.abort(new Error('client gone'));
    await failed;
    await eventually(() => browser.engine.stats()).toEqual({ active: 0, contexts: 0 });
    await eventually(() => site.underWay()).toBe(0);
    expect((await capture('/static/5kb')).kind).toBe('snapshot');
  });

  it('before its turn: it leaves the queue', async () => {
    start({ maxPages: 1 });
    const first = new AbortController();
    const held = capture('/fault/hang', {}, first.signal).catch(() => 'ended');
    await eventually(() => site.requests.length).toBe(1);
    const second = new AbortController();
    const waiting = capture('/static/5kb', {}, second.signal);
    second.abort(new Error('changed my mind'));
    await expect(waiting).rejects.toThrow('changed my mind');
    await expect(capture('/static/5kb', {}, undefined, 200)).rejects.toMatchObject({
      code: 'SCRAPE_TIMEOUT',
    });
    first.abort(new Error('enough'));
    expect(await held).toBe('ended');
    expect(site.requests.map((one) => one.url)).toEqual(['/fault/hang']);
  });
});

describe('contexts', () => {
  it('are closed soon after their last page, or at once when their group is over', async () => {
    start({ idleContextMs: 50 });
    await capture('/static/5kb', { isolationGroup: 'soon' });
    expect(browser.engine.stats().contexts).toBe(1);
    await eventually(() => browser.engine.stats().contexts).toBe(0);
    await capture('/static/5kb', { isolationGroup: 'now' });
    await browser.engine.release('now');
    expect(browser.engine.stats().contexts).toBe(0);
  });

  it('never exceed their number', async () => {
    start({ maxContexts: 3, maxPages: 2, idleContextMs: 60_000 });
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        await capture('/static/5kb', { isolationGroup: `g${n}` });
        seen.push(browser.egress.stats().sessions);
      }),
    );
    expect(Math.max(...seen)).toBeLessThanOrEqual(3);
  });

  it('render many pages of one group, none mistaken for another', async () => {
    start();
    const texts = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        site.files.set(
          `/n/${n}`,
          html(`<title>${n}</title><p>number ${n}</p><script>document.body.append('!')</script>`),
        );
        const outcome = await capture(`/n/${n}`, { isolationGroup: 'crawl' });
        return outcome.kind === 'snapshot'
          ? /number \d+/.exec(outcome.snapshot.html ?? '')?.[0]
          : '';
      }),
    );
    expect(texts).toEqual(Array.from({ length: 30 }, (_, n) => `number ${n}`));
    expect(browser.engine.stats().contexts).toBe(1);
  });
});
