/**
 * Browsers that others started: used only once they are proved to keep to our proxy, left when they die, found again
 * when they are back. What hostile pages get in one: browser-isolation.test.ts.
 */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrowserEngineOptions } from '../../src/main/service/engines/browser/engine.ts';
import type { CaptureRequest } from '../../src/main/service/ports/engine.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import {
  changing,
  endpointsOf,
  startForeignBrowser,
  startRelay,
  without,
} from '../support/foreign-browser.ts';
import type { ForeignBrowser, Relay } from '../support/foreign-browser.ts';
import { escapePage } from '../support/escapes.ts';
import { readNetLog } from '../support/viewer.ts';
import { startSite } from '../support/site.ts';
import type { FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

let site: FixtureSite;
let foreign: ForeignBrowser;
/** Ended after each test, last first. */
const after: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [site, foreign] = await Promise.all([startSite(), startForeignBrowser()]);
});
beforeEach(() => site.reset());
afterEach(async () => {
  for (const end of after.splice(0).reverse()) await end();
});
afterAll(() => Promise.all([site.close(), foreign.close()]));

const engineOn = (
  urls: readonly string[],
  extra: Partial<BrowserEngineOptions> = {},
): TestBrowser => {
  const browser = aBrowser(dialAnything, { endpoints: endpointsOf(...urls), ...extra });
  after.push(async () => {
    await browser.close();
    expect(browser.egress.stats()).toEqual({ sockets: 0, sessions: 0 });
  });
  return browser;
};
const another = async (options?: Parameters<typeof startForeignBrowser>[0]) => {
  const one = await startForeignBrowser(options);
  after.push(() => one.close());
  return one;
};
const relayTo = async (...given: Parameters<typeof startRelay>): Promise<Relay> => {
  const relay = await startRelay(...given);
  after.push(() => relay.close());
  return relay;
};
const capture = (
  { engine }: TestBrowser,
  path: string,
  extra: Partial<CaptureRequest> = {},
  timeoutMs = 60_000,
) =>
  engine.capture(aCapture({ url: site.origin + path, ...extra }), {
    deadlineAt: Date.now() + timeoutMs,
    signal: new AbortController().signal,
  });
const said = ({ log }: TestBrowser, sentence: string) =>
  log.lines.filter((line) => line.sentence === sentence);

describe('proved', () => {
  it('renders, takes pictures, acts and keeps sessions', async () => {
    const browser = engineOn([foreign.url]);
    site.files.set(
      '/act',
      html(
        '<!doctype html><title>a</title><button onclick="r.textContent = \'clicked\'">go</button><p id="r"></p>',
      ),
    );
    const outcome = await capture(browser, '/act', {
      screenshot: { fullPage: false },
      actions: [{ type: 'click', selector: 'button', all: false }],
      state: { cookies: [], origins: [] },
    });
    if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
    expect(outcome.snapshot.html).toContain('clicked');
    expect(outcome.snapshot.screenshot?.bytes.length).toBeGreaterThan(1_000);
    expect(outcome.snapshot.state).toBeDefined();
    expect(said(browser, 'browser connected and proved')).toMatchObject([
      { fields: { webrtc: 'script', endpoint: `ws://127.0.0.1:${foreign.port}` } },
    ]);
    expect(await browser.engine.fleet()).toMatchObject([{ state: 'proved', active: 0 }]);
  });

  it('by an http address, with a password that nobody else sees', async () => {
    const relay = await relayTo((await another()).url);
    const secret = 'pa%20ss-s3cret';
    const url = relay.url.replace('ws://', `ws://me:${secret}@`).concat('?token=t0ken');
    const browser = engineOn([`http://127.0.0.1:${foreign.port}`, url]);
    await browser.engine.fleet('check');
    expect(await browser.engine.fleet()).toMatchObject([{ state: 'proved' }, { state: 'proved' }]);
    const basic = `Basic ${Buffer.from('me:pa ss-s3cret').toString('base64')}`;
    expect(relay.headers[0]?.['authorization']).toBe(basic);
    const told = JSON.stringify([browser.log.lines, await browser.engine.fleet()]);
    expect(told).not.toMatch(/s3cret|t0ken|devtools\/browser/);
  });

  it('and says who keeps WebRTC back', async () => {
    const held = await another({
      more: ['--force-webrtc-ip-handling-policy=disable_non_proxied_udp'],
    });
    const browser = engineOn([held.url]);
    expect(await browser.engine.fleet('check')).toMatchObject([
      { state: 'proved', webrtc: 'browser' },
    ]);
  });
});

describe('refused', () => {
  it.each([
    [
      'drops the proxy of contexts',
      without('proxyServer'),
      'its contexts do not go through the proxy they are given (ERR_NAME_NOT_RESOLVED',
    ],
    ['drops the rule for loopback', without('proxyBypassList'), 'do not send loopback names'],
    [
      'exempts an address',
      changing('Target.createBrowserContext', (params) => ({
        ...params,
        proxyBypassList: '<-loopback>;127.0.0.1',
      })),
      'the request for 127.0.0.1:',
    ],
    [
      'drops our script',
      changing('Page.addScriptToEvaluateOnNewDocument', (params) => ({ ...params, source: '' })),
      'WebRTC of its pages sends datagrams around the proxy',
    ],
    [
      'gives another password to the proxy',
      changing('Fetch.continueWithAuth', (params) => ({
        ...params,
        authChallengeResponse: { response: 'ProvideCredentials', username: 'me', password: 'no' },
      })),
      'the password of the egress proxy did not arrive',
    ],
  ])('behind a relay that %s', async (_what, change, sentence) => {
    const relay = await relayTo(foreign.url, change);
    const browser = engineOn([relay.url]);
    await expect(capture(browser, '/js')).rejects.toMatchObject({
      code: 'BROWSER_UNAVAILABLE',
      message: expect.stringContaining(sentence),
    });
    expect(site.requests).toEqual([]);
    expect(said(browser, 'browser not used')).toHaveLength(1);
    expect(await browser.engine.fleet()).toMatchObject([{ state: 'away' }]);
    // refused is refused, at once
    const from = performance.now();
    await expect(capture(browser, '/js')).rejects.toMatchObject({ code: 'BROWSER_UNAVAILABLE' });
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  it('where somebody else drives it, too', async () => {
    const relay = await relayTo(foreign.url);
    const browser = engineOn([foreign.url, relay.url]);
    expect(await browser.engine.fleet('check')).toMatchObject([
      { state: 'proved' },
      { state: 'away', problem: expect.stringContaining('others have pages open in it') },
    ]);
  });

  it('where it cannot reach the proxy', async () => {
    const egressAway = 'http://127.0.0.1:1';
    const browser = aBrowser(dialAnything, {
      endpoints: endpointsOf(foreign.url),
      advertise: egressAway,
    });
    after.push(() => browser.close());
    await expect(capture(browser, '/js')).rejects.toMatchObject({
      message: expect.stringContaining(`it does not reach the egress proxy at ${egressAway}`),
    });
  });

  it('one of two: the other renders', async () => {
    const relay = await relayTo(foreign.url, without('proxyServer'));
    const browser = engineOn([relay.url, foreign.url]);
    for (const isolationGroup of ['a', 'b']) {
      expect((await capture(browser, '/static/5kb', { isolationGroup })).kind).toBe('snapshot');
    }
    expect(await browser.engine.fleet()).toMatchObject([{ state: 'away' }, { state: 'proved' }]);
  });

  it('where nothing answers, without a word of its secrets', async () => {
    const browser = engineOn(['ws://me:s3cret@127.0.0.1:1/s3cret?token=s3cret']);
    const error: unknown = await capture(browser, '/js').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'BROWSER_UNAVAILABLE',
      message:
        'No browser answers at ws://127.0.0.1:1 (ECONNREFUSED). Start it there, or correct browserWSEndpoint.',
    });
    expect(JSON.stringify([browser.log.lines, String((error as Error).stack)])).not.toContain(
      's3cret',
    );
  });
});

describe('the proxy', () => {
  it('answers 407 to whoever has no password or another, and dials nothing', async () => {
    const browser = engineOn([foreign.url]);
    await capture(browser, '/static/5kb');
    site.reset();
    const { port } = await browser.egress.start();
    const wrong = `Basic ${Buffer.from('me:no').toString('base64')}`;
    for (const credentials of [{}, { 'proxy-authorization': wrong }]) {
      const request = httpRequest({
        ...{ host: '127.0.0.1', port, path: `${site.origin}/static/5kb` },
        headers: { ...credentials, connection: 'close' },
      });
      request.end();
      const [answer] = (await once(request, 'response')) as [
        { statusCode: number; resume(): void },
      ];
      answer.resume();
      expect(answer.statusCode).toBe(407);
    }
    const socket = connect(port, '127.0.0.1');
    socket.write(`CONNECT ${site.host} HTTP/1.1\r\nProxy-Authorization: ${wrong}\r\n\r\n`);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1\.1 407 /);
    socket.destroy();
    expect(site.requests).toEqual([]);
  });
});

it('speaks to nobody but the proxy and looks up no name, whatever a page asks for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-netlog-'));
  after.push(() => rm(folder, { recursive: true, force: true }));
  const logging = async (name: string) => {
    const file = join(folder, name);
    const one = await another({ more: [`--log-net-log=${file}`] });
    return { url: one.url, read: () => one.quit().then(() => readFileSync(file, 'utf8')) };
  };
  const held = await logging('held.json');
  const browser = engineOn([held.url]);
  const { host, port } = await browser.egress.start();
  site.files.set('/escapes', html(escapePage(`http://beacon.test:${site.port}`)));
  await capture(browser, '/escapes', { waitForMs: 1_500 });
  await browser.engine.close();
  const log = await held.read();
  const { connections, hosts } = readNetLog(log);
  expect(connections).toEqual([`${host}:${port}`]);
  expect(lookUps(log)).toEqual([]);
  // the log does name what the page asked the proxy for, and a look-up where there is one
  expect(hosts).toContain(`beacon.test:${site.port}`);
  const loose = await logging('loose.json');
  const relay = await relayTo(loose.url, without('proxyServer'));
  await engineOn([relay.url]).engine.fleet('check');
  expect(lookUps(await loose.read()).join()).toContain('hearth.invalid');
});

/** Names that Chromium itself began to resolve. */
function lookUps(log: string): readonly string[] {
  const type = /"HOST_RESOLVER_MANAGER_JOB":(\d+)/.exec(log)?.[1] ?? 'none';
  const lines = log.split('\n').filter((line) => line.includes(`"type":${type}}`));
  return lines.flatMap((line) => /"host":"([^"]+)"/.exec(line)?.[1] ?? []);
}

describe('a browser that', () => {
  it('is killed under a capture: another one renders it', async () => {
    const [first, second] = await Promise.all([another(), another()]);
    const browser = engineOn([first.url, second.url]);
    await browser.engine.fleet('check');
    let asked = 0;
    site.files.set('/slow', async ({ response }) => {
      asked += 1;
      if (asked > 1) return html('<!doctype html><title>ok</title><p>Rendered after all</p>');
      await first.kill();
      response.destroy();
      return 'taken';
    });
    const outcome = await capture(browser, '/slow');
    expect(outcome).toMatchObject({ kind: 'snapshot', snapshot: { status: 200 } });
    expect(said(browser, 'browser connected and proved').length).toBeGreaterThanOrEqual(2);
    expect(browser.engine.stats().active).toBe(0);
  });

  it('is killed and comes back: proved again, and used', async () => {
    const first = await another();
    const address = `http://127.0.0.1:${first.port}`;
    const browser = engineOn([address]);
    await capture(browser, '/static/5kb');
    await first.kill();
    await expect
      .poll(async () => (await browser.engine.fleet())[0]?.state, { timeout: 10_000 })
      .toBe('idle');
    const away = capture(browser, '/static/5kb');
    const [again] = await Promise.all([
      another({ port: first.port }),
      away.catch((error: unknown) => expect(error).toMatchObject({ code: 'BROWSER_UNAVAILABLE' })),
    ]);
    expect(again.port).toBe(first.port);
    await expect
      .poll(
        () =>
          capture(browser, '/static/5kb').then(
            ({ kind }) => kind,
            () => 'away',
          ),
        {
          timeout: 40_000,
        },
      )
      .toBe('snapshot');
    expect(said(browser, 'browser connected and proved')).toHaveLength(2);
  });

  it('falls silent under a capture: another one renders it', async () => {
    const relay = await relayTo((await another()).url);
    const browser = engineOn([relay.url, foreign.url], { beatMs: 1_000 });
    await browser.engine.fleet('check');
    let asked = 0;
    site.files.set('/slow', () => {
      asked += 1;
      if (asked === 1) relay.freeze();
      return html('<!doctype html><title>ok</title><p>Rendered after all</p>');
    });
    const outcome = await capture(browser, '/slow');
    expect(outcome).toMatchObject({ kind: 'snapshot', snapshot: { status: 200 } });
    expect(asked).toBe(2);
    expect(said(browser, 'browser fell silent')).toHaveLength(1);
  });

  it('is needed by nobody: it is left, goes on, and is proved again', async () => {
    const browser = engineOn([foreign.url], { idleMs: 50 });
    await capture(browser, '/static/5kb');
    await expect
      .poll(async () => (await browser.engine.fleet())[0]?.state, { timeout: 10_000 })
      .toBe('idle');
    expect(process.kill(foreign.pid, 0)).toBe(true);
    await capture(browser, '/static/5kb');
    expect(said(browser, 'browser connected and proved')).toHaveLength(2);
  });
});
