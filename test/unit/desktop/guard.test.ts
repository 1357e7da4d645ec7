import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANNELS } from '../../../src/contract/bridge.ts';
import { contentPolicy } from '../../../src/contract/content-policy.ts';
import { fakeService } from '../../support/desktop/fake-service.ts';
import { openDesktop, type OpenDesktop } from '../../support/desktop/open-desktop.ts';

const OWN = 'http://127.0.0.1:3002';
const REPLAY = 'http://127.0.0.1:3004';
const CONTENT_POLICY = contentPolicy(REPLAY);

describe('what pages in the window may do', () => {
  let desktop: OpenDesktop;
  beforeEach(async () => {
    desktop = await openDesktop();
  });
  afterEach(() => desktop.remove());

  const navigate = (event: string, details: Record<string, unknown>): boolean => {
    let isKept = false;
    desktop.window().webContents.emit(event, { ...details, preventDefault: () => (isKept = true) });
    return isKept;
  };
  const load = (url: string): boolean => {
    let answer: { cancel?: boolean } = {};
    desktop.electron.session.beforeRequest?.({ url }, (given) => (answer = given as never));
    return answer.cancel !== true;
  };
  const permit = (permission: string, url = `${OWN}/jobs`, isMainFrame = true): boolean => {
    let isGiven = false;
    desktop.electron.session.request?.(
      { getURL: () => url },
      permission,
      (given: boolean) => (isGiven = given),
      { isMainFrame },
    );
    return isGiven;
  };

  it('runs them sandboxed, isolated, without Node', () => {
    expect(desktop.window().options['webPreferences']).toMatchObject({
      preload: '/opt/hearth/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
    });
    const names = desktop.electron.app.calls.map(([name]) => name);
    expect(names.indexOf('enableSandbox')).toBeLessThan(names.indexOf('whenReady'));
  });

  it('keeps the window at the service', () => {
    expect(navigate('will-navigate', { url: `${OWN}/jobs` })).toBe(false);
    for (const url of ['http://127.0.0.1:3003/', 'file:///etc/passwd', 'data:text/html,x']) {
      expect(navigate('will-navigate', { url }), url).toBe(true);
    }
    expect(desktop.electron.opened.slice(0, 1)).toEqual(['http://127.0.0.1:3003/']);
    expect(navigate('will-redirect', { url: 'https://example.com/' })).toBe(true);
    expect(navigate('will-redirect', { url: `${REPLAY}/x`, isMainFrame: true })).toBe(true);
    expect(navigate('will-navigate', { url: `${REPLAY}/x` })).toBe(true);
    expect(navigate('will-attach-webview', {})).toBe(true);
  });

  it('keeps frames at the service and at previews', () => {
    expect(navigate('will-frame-navigate', { url: 'about:srcdoc', isMainFrame: false })).toBe(
      false,
    );
    for (const url of [`${OWN}/x`, `${REPLAY}/ticket/capture/f/0`]) {
      expect(navigate('will-frame-navigate', { url, isMainFrame: false }), url).toBe(false);
      expect(navigate('will-redirect', { url, isMainFrame: false }), url).toBe(false);
    }
    for (const url of ['https://example.com/', 'javascript:alert(1)', 'hearth://jobs']) {
      expect(navigate('will-frame-navigate', { url, isMainFrame: false }), url).toBe(true);
    }
    expect(desktop.electron.opened).toEqual([]);
  });

  it('opens no window; web and mail addresses go to the system, other schemes nowhere', () => {
    const open = (url: string) => desktop.window().webContents.openHandler?.({ url });
    for (const url of [
      'https://example.com/a',
      'http://example.com/',
      'mailto:a@example.com',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'smb://host/share',
      'ms-msdt:/id',
      'nonsense',
    ]) {
      expect(open(url)).toEqual({ action: 'deny' });
    }
    expect(desktop.electron.opened).toEqual([
      'https://example.com/a',
      'http://example.com/',
      'mailto:a@example.com',
    ]);
  });

  it('gives no permission but writing to the clipboard from the GUI', () => {
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'midi',
      'midiSysex',
      'pointerLock',
      'fullscreen',
      'openExternal',
      'clipboard-read',
      'display-capture',
      'hid',
      'serial',
      'usb',
    ]) {
      expect(permit(permission), permission).toBe(false);
      expect(desktop.electron.session.check?.({}, permission, OWN)).toBe(false);
    }
    expect(permit('clipboard-sanitized-write')).toBe(true);
    expect(permit('clipboard-sanitized-write', 'https://example.com/')).toBe(false);
    expect(permit('clipboard-sanitized-write', `${OWN}/`, false)).toBe(false);
    expect(desktop.electron.session.check?.({}, 'clipboard-sanitized-write', OWN)).toBe(true);
    expect(desktop.electron.session.device?.()).toBe(false);
  });

  it('lets no request leave but those to the service', () => {
    for (const url of [
      `${OWN}/console/state`,
      'ws://127.0.0.1:3002/v2/crawl/x',
      'data:text/html,x',
      'blob:http://127.0.0.1:3002/1',
      `${REPLAY}/ticket/capture/-/http://site.test/a.png`,
    ]) {
      expect(load(url), url).toBe(true);
    }
    for (const url of [
      'https://example.com/beacon.png',
      'http://127.0.0.1:9/',
      'ws://127.0.0.1:3003/',
      'file:///etc/passwd',
      'ftp://example.com/',
    ]) {
      expect(load(url), url).toBe(false);
    }
  });

  it('asserts the content policy on every page, beside the policy the page came with', () => {
    const answers: unknown[] = [];
    const receive = (details: Record<string, unknown>) =>
      desktop.electron.session.headersReceived?.(details, (given) => answers.push(given));
    receive({ resourceType: 'mainFrame', responseHeaders: { 'Content-Type': ['text/html'] } });
    receive({
      resourceType: 'subFrame',
      responseHeaders: { 'Content-Security-Policy': ['sandbox'] },
    });
    receive({ resourceType: 'xhr', responseHeaders: {} });
    receive({ resourceType: 'subFrame', url: `${REPLAY}/x`, responseHeaders: {} });
    expect(answers).toEqual([
      {
        responseHeaders: {
          'Content-Type': ['text/html'],
          'content-security-policy': [CONTENT_POLICY],
        },
      },
      { responseHeaders: { 'Content-Security-Policy': ['sandbox', CONTENT_POLICY] } },
      {},
      {},
    ]);
    expect(CONTENT_POLICY).toContain("default-src 'none'; script-src 'self';");
  });
});

describe('a service with a certificate of its own', () => {
  const cert = fileURLToPath(new URL('../../fixtures/tls/cert.pem', import.meta.url));
  const shown = (data: string, url: string, desktop: OpenDesktop): boolean => {
    let isTrusted = false;
    const event = { preventDefault: () => undefined };
    const answer = (given: boolean): void => void (isTrusted = given);
    desktop.electron.app.emit('certificate-error', event, {}, url, 'x', { data }, answer);
    return isTrusted;
  };

  it('is trusted when it shows that certificate, and nobody else is', async () => {
    const service = fakeService({ address: 'https://127.0.0.1:3002' });
    const key = cert.replace('cert.pem', 'key.pem');
    const desktop = await openDesktop({
      services: [service],
      argv: ['--tls-cert', cert, '--tls-key', key],
    });
    const data = readFileSync(cert, 'utf8');
    expect(desktop.window().loaded.at(-1)).toBe('https://127.0.0.1:3002/#token=session');
    expect(shown(data, 'https://127.0.0.1:3002/jobs', desktop)).toBe(true);
    expect(shown(data, 'https://127.0.0.1:3003/jobs', desktop)).toBe(false);
    expect(shown('no certificate', 'https://127.0.0.1:3002/', desktop)).toBe(false);
    desktop.remove();
  });
});

describe('the bridge', () => {
  let desktop: OpenDesktop;
  beforeEach(async () => {
    desktop = await openDesktop();
  });
  afterEach(() => desktop.remove());

  const ask = (channel: string, argument?: unknown, event: Record<string, unknown> = {}) =>
    desktop.electron.handlers.get(channel)?.(
      {
        sender: desktop.window().webContents,
        senderFrame: { parent: null, url: `${OWN}/jobs` },
        ...event,
      },
      argument,
    );

  it('answers the GUI', async () => {
    expect(ask(CHANNELS.info)).toEqual({
      platform: 'linux',
      version: '1.2.3',
      opensAtLogin: false,
    });
    await ask(CHANNELS.openFolder, 'data');
    await ask(CHANNELS.openFolder, 'logs');
    expect(desktop.electron.paths).toEqual([desktop.dataDir, `${desktop.dataDir}/logs`]);
  });

  it('answers no other page, frame or window', () => {
    const strangers = [
      { senderFrame: null },
      { senderFrame: { parent: null, url: 'https://example.com/' } },
      { senderFrame: { parent: null, url: 'http://127.0.0.1:3003/' } },
      { senderFrame: { parent: {}, url: `${OWN}/` } },
      { senderFrame: { parent: null, url: 'about:srcdoc' } },
      { sender: {} },
    ];
    for (const channel of [
      CHANNELS.info,
      CHANNELS.openFolder,
      CHANNELS.notify,
      CHANNELS.setOpenAtLogin,
      CHANNELS.restartService,
    ]) {
      for (const stranger of strangers) {
        expect(() => ask(channel, 'data', stranger), channel).toThrow('may not use');
      }
    }
    expect(desktop.electron.paths).toEqual([]);
  });

  it('takes no argument on trust', () => {
    expect(() => ask(CHANNELS.openFolder, '/etc')).toThrow('Unknown folder');
    expect(() => ask(CHANNELS.notify, { title: 1, body: 'x' })).toThrow('title');
    expect(() => ask(CHANNELS.notify, null)).toThrow('title');
    expect(() => ask(CHANNELS.setOpenAtLogin, 'yes')).toThrow('True or false');
  });

  it('shows notifications, and a click leads to a place of the GUI only', () => {
    ask(CHANNELS.notify, { title: 'Done', body: '12 pages', path: '/jobs/abc' });
    ask(CHANNELS.notify, { title: 'Odd', body: 'x', path: 'https://example.com/' });
    const [first, second] = desktop.electron.notes;
    expect(first?.options).toEqual({ title: 'Done', body: '12 pages' });
    first?.emit('click');
    second?.emit('click');
    expect(desktop.window().webContents.sent).toEqual([
      [CHANNELS.command, { kind: 'navigate', path: '/jobs/abc' }],
    ]);
    expect(desktop.window().loaded.at(-1)).toBe(`${OWN}/#token=session`);
  });
});
