/** The desktop app as a whole, on a fake Electron: what a person does and sees. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNELS } from '../../../src/contract/bridge.ts';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { fakeElectron, findItem } from '../../support/desktop/fake-electron.ts';
import { fakeService } from '../../support/desktop/fake-service.ts';
import { openDesktop, type OpenDesktop } from '../../support/desktop/open-desktop.ts';

const GUI = 'http://127.0.0.1:3002/#token=session';

describe('the desktop app', () => {
  const opened: OpenDesktop[] = [];
  const open = async (change: Parameters<typeof openDesktop>[0] = {}): Promise<OpenDesktop> => {
    const desktop = await openDesktop(change);
    opened.push(desktop);
    return desktop;
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(async () => {
    for (const desktop of opened.splice(0)) {
      const leaving = desktop.shell?.leave();
      await vi.advanceTimersByTimeAsync(5_000);
      await leaving;
      desktop.remove();
    }
    vi.useRealTimers();
  });
  const page = (desktop: OpenDesktop): string =>
    decodeURIComponent(desktop.window().loaded.at(-1) ?? '');
  const menu = (desktop: OpenDesktop, label: string): (() => void) => {
    const item = findItem(desktop.electron.menus.at(-1) ?? [], label);
    return () => item?.click?.();
  };
  const JOB = { id: 'j1', target: 'https://example.com/', done: 12 };
  const withJob = async (change: Parameters<typeof openDesktop>[0] = {}): Promise<OpenDesktop> => {
    const desktop = await open(change);
    desktop.service.setJobs([JOB]);
    await vi.advanceTimersByTimeAsync(1_000);
    return desktop;
  };

  describe('opening', () => {
    it('shows what is under way, then the GUI of the service', async () => {
      const desktop = await open();
      expect(desktop.window().loaded).toHaveLength(2);
      expect(decodeURIComponent(desktop.window().loaded[0] ?? '')).toContain('Starting Hearth');
      expect(page(desktop)).toBe(GUI);
      desktop.window().emit('ready-to-show');
      expect(desktop.window().visible).toBe(true);
    });

    it('keeps Chromium’s own files in a private folder of the data folder', async () => {
      const desktop = await open();
      const folder = join(desktop.dataDir, 'desktop');
      expect(desktop.electron.app.calls).toContainEqual(['setPath', 'userData', folder]);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    });

    it('leaves the stage to an instance that is there already', async () => {
      const electron = fakeElectron();
      electron.app.hasLock = false;
      const desktop = await open({ electron });
      expect(desktop.shell).toBeUndefined();
      expect(desktop.built).toEqual([]);
      expect(desktop.said.join()).toContain('already open');
      expect(electron.app.calls.at(-1)).toEqual(['quit']);
    });

    it('comes to the front when it is started once more', async () => {
      const desktop = await open();
      desktop.window().minimized = true;
      desktop.electron.app.emit('second-instance', {}, ['hearth', '--port', '1']);
      expect(desktop.window().minimized).toBe(false);
      expect(desktop.window().focused).toBe(1);
    });

    it('starts in the tray when it opens at login, and the tray opens the window', async () => {
      const desktop = await open({ argv: ['--hidden'] });
      expect(desktop.electron.windows).toEqual([]);
      findItem(desktop.electron.trays[0]?.menu ?? [], 'Open Hearth')?.click?.();
      expect(page(desktop)).toBe(GUI);
    });

    it('says what is wrong with its settings, and ends', async () => {
      const electron = fakeElectron();
      const desktop = await open({ electron, argv: ['--port', 'many'] });
      expect(desktop.shell).toBeUndefined();
      expect(electron.errors[0]?.[1]).toContain('--port');
      expect(electron.app.calls.at(-1)).toEqual(['exit', 1]);
    });

    it('shows the first key once and copies it when asked', async () => {
      const service = fakeService({ firstKey: '0198f0c2-0000-7000-8000-000000000000' });
      const desktop = await open({ services: [service] });
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.electron.asked[0]?.detail).toContain('0198f0c2-0000-7000-8000-000000000000');
      expect(desktop.electron.copied).toEqual(['0198f0c2-0000-7000-8000-000000000000']);
    });

    it('prints the ready line for programs with --json', async () => {
      const desktop = await open({ argv: ['--json'] });
      expect(desktop.written).toHaveLength(1);
      expect(JSON.parse(desktop.written[0] ?? '')).toEqual({
        address: 'http://127.0.0.1:3002',
        pid: process.pid,
        dataDir: '/data',
      });
    });

    it('brings the Chromium of the package to the service', async () => {
      const electron = fakeElectron();
      electron.app.isPackaged = true;
      const desktop = await open({ electron });
      expect(desktop.built[0]?.options.resources).toBe('/opt/hearth/resources');
    });
  });

  describe('the window', () => {
    it('keeps its place', async () => {
      const desktop = await open();
      desktop.window().bounds = { x: 50, y: 60, width: 1000, height: 800 };
      desktop.window().maximized = true;
      desktop.window().close();
      const kept: unknown = JSON.parse(
        readFileSync(join(desktop.dataDir, 'desktop', 'window.json'), 'utf8'),
      );
      expect(kept).toEqual({ x: 50, y: 60, width: 1000, height: 800, isMaximized: true });
    });

    it('loads its page anew when the page’s process dies', async () => {
      const desktop = await open();
      desktop.window().webContents.emit('render-process-gone', {}, { reason: 'crashed' });
      expect(desktop.window().loaded.slice(-2)).toEqual([GUI, GUI]);
    });
  });

  describe('links', () => {
    it('open a place of the GUI in the window that is there', async () => {
      const desktop = await open();
      desktop.electron.app.emit('second-instance', {}, ['hearth', 'hearth://jobs/abc']);
      expect(desktop.window().webContents.sent).toEqual([
        [CHANNELS.command, { kind: 'navigate', path: '/jobs/abc' }],
      ]);
    });

    it('start the app at that place', async () => {
      const desktop = await open({ argv: ['hearth://settings/search'] });
      expect(page(desktop)).toBe('http://127.0.0.1:3002/settings/search#token=session');
    });

    it('wait for a page that is still loading', async () => {
      const desktop = await open();
      desktop.window().webContents.isBusy = true;
      const event = { preventDefault: vi.fn() };
      desktop.electron.app.emit('open-url', event, 'hearth://usage');
      expect(event.preventDefault).toHaveBeenCalled();
      expect(page(desktop)).toBe('http://127.0.0.1:3002/usage#token=session');
    });

    it('that are not ours only show the window', async () => {
      const desktop = await open();
      for (const link of ['hearth://service/quit', 'hearth://console/keys?x', 'hearth://jobs#t']) {
        desktop.electron.app.emit('second-instance', {}, ['hearth', link]);
      }
      expect(desktop.window().webContents.sent).toEqual([]);
      expect(page(desktop)).toBe(GUI);
    });

    it('are registered with the system', async () => {
      const desktop = await open();
      expect(desktop.electron.app.calls).toContainEqual([
        'setAsDefaultProtocolClient',
        'hearth',
        '/opt/hearth/hearth',
        [],
      ]);
    });
  });

  describe('menus', () => {
    it('lead to the places of the GUI', async () => {
      const desktop = await open();
      for (const label of ['New scrape', 'New crawl', 'Jobs', 'API keys', 'Usage', 'Settings']) {
        menu(desktop, label)();
      }
      menu(desktop, 'Find or run')();
      expect(desktop.window().webContents.sent.map(([, command]) => command)).toEqual([
        { kind: 'navigate', path: '/playground/scrape' },
        { kind: 'navigate', path: '/playground/crawl' },
        { kind: 'navigate', path: '/jobs' },
        { kind: 'navigate', path: '/keys' },
        { kind: 'navigate', path: '/usage' },
        { kind: 'navigate', path: '/settings' },
        { kind: 'palette' },
      ]);
      menu(desktop, 'Show data folder')();
      expect(desktop.electron.paths).toEqual([desktop.dataDir]);
    });

    it('have an application menu on macOS, and no developer tools in a package', async () => {
      const electron = fakeElectron();
      electron.app.isPackaged = true;
      const desktop = await open({ electron, platform: 'darwin' });
      const [first] = desktop.electron.menus.at(-1) ?? [];
      expect(first?.label).toBe('Hearth');
      expect(JSON.stringify(desktop.electron.menus.at(-1))).not.toContain('toggleDevTools');
      expect(menu(await open(), 'Check for updates')).toBeDefined();
      expect(findItem(desktop.electron.menus.at(-1) ?? [], 'Check for updates')).toBeUndefined();
    });
  });

  describe('the tray', () => {
    it('tells the running jobs, each leading to its page', async () => {
      const desktop = await withJob();
      const tray = desktop.electron.trays[0];
      expect(tray?.tooltip).toBe('Hearth: 1 job running');
      findItem(tray?.menu ?? [], 'Crawl of example.com (12 of 16)')?.click?.();
      expect(desktop.window().webContents.sent.at(-1)).toEqual([
        CHANNELS.command,
        { kind: 'navigate', path: '/jobs/j1' },
      ]);
      desktop.service.setJobs([]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(tray?.tooltip).toBe('Hearth: no job is running');
      expect(findItem(tray?.menu ?? [], 'Service on 127.0.0.1:3002')?.enabled).toBe(false);
    });

    it('is not needed', async () => {
      const desktop = await open({ electron: fakeElectron({ hasTray: false }) });
      expect(page(desktop)).toBe(GUI);
    });
  });

  describe('notifications', () => {
    const end = async (desktop: OpenDesktop, tookMs: number): Promise<void> => {
      desktop.service.endJob('j1', 'https://example.com/', tookMs);
      await vi.advanceTimersByTimeAsync(1_000);
    };

    it('tell that a long job is done while no window shows it, once; a click opens it', async () => {
      const desktop = await withJob({ argv: ['--hidden'] });
      await end(desktop, 60_000);
      const ask = desktop.electron.handlers.get(CHANNELS.notify);
      expect(ask).toBeDefined();
      expect(desktop.electron.notes.map(({ options }) => options)).toEqual([
        { title: 'Crawl of example.com', body: '4 pages' },
      ]);
      desktop.electron.notes[0]?.emit('click');
      expect(page(desktop)).toBe('http://127.0.0.1:3002/jobs/j1#token=session');
    });

    it('leave a short job and an open window alone', async () => {
      const hidden = await withJob({ argv: ['--hidden'] });
      await end(hidden, 2_000);
      expect(hidden.electron.notes).toEqual([]);
      const shown = await withJob();
      shown.window().emit('ready-to-show');
      await end(shown, 60_000);
      expect(shown.electron.notes).toEqual([]);
    });

    it('tell that a cap of the overage is reached', async () => {
      const desktop = await open();
      const notice = { title: 'Soft cap reached', body: 'Raise it.', path: '/plan' };
      desktop.built[0]?.options.tell(notice);
      desktop.built[0]?.options.tell(notice);
      expect(desktop.electron.notes.map(({ options }) => options.title)).toEqual([
        'Soft cap reached',
      ]);
      desktop.electron.notes[0]?.emit('click');
      expect(desktop.window().webContents.sent.at(-1)?.[1]).toEqual({
        kind: 'navigate',
        path: '/plan',
      });
    });
  });

  describe('leaving', () => {
    it('stops the service and ends when the last window closes and nothing runs', async () => {
      const desktop = await open();
      expect(desktop.window().close()).toBe(true);
      desktop.electron.app.emit('window-all-closed');
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.electron.asked).toEqual([]);
      expect(desktop.service.stops).toBe(1);
      expect(desktop.electron.app.calls.at(-1)).toEqual(['quit']);
    });

    it('stays on macOS when its window closes', async () => {
      const desktop = await open({ platform: 'darwin' });
      desktop.window().close();
      desktop.electron.app.emit('window-all-closed');
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.service.stops).toBe(0);
      desktop.electron.app.emit('activate');
      expect(desktop.electron.windows).toHaveLength(2);
    });

    it('keeps jobs going in the tray when the window closes, and says so', async () => {
      const desktop = await withJob();
      expect(desktop.window().close()).toBe(false);
      expect(desktop.window().visible).toBe(false);
      expect(desktop.electron.notes[0]?.options.title).toBe('Hearth keeps running');
    });

    it('asks when jobs run: keep running hides the window', async () => {
      const desktop = await withJob();
      desktop.electron.answers.push(0);
      menu(desktop, 'Quit Hearth')();
      await vi.advanceTimersByTimeAsync(0);
      const [question] = desktop.electron.asked;
      expect(question?.message).toBe('A job is running.');
      expect(question?.detail).toContain('Crawl of example.com (12 of 16)');
      expect(question?.buttons).toEqual(['Keep running', 'Quit', 'Cancel']);
      expect(desktop.window().visible).toBe(false);
      expect(desktop.service.stops).toBe(0);
    });

    it('asks when jobs run: quit stops them and ends', async () => {
      const desktop = await withJob();
      desktop.electron.answers.push(1);
      desktop.electron.app.quit();
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.electron.app.did('quit refused')).toBe(true);
      expect(desktop.service.stops).toBe(1);
      expect(desktop.electron.app.calls.at(-1)).toEqual(['quit']);
      expect(desktop.electron.trays[0]?.destroyed).toBe(true);
    });

    it('asks when jobs run: cancel changes nothing, and it asks again', async () => {
      const desktop = await withJob();
      desktop.window().visible = true;
      desktop.electron.answers.push(2, 2);
      menu(desktop, 'Quit Hearth')();
      await vi.advanceTimersByTimeAsync(0);
      menu(desktop, 'Quit Hearth')();
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.electron.asked).toHaveLength(2);
      expect(desktop.window().visible).toBe(true);
      expect(desktop.service.stops).toBe(0);
    });

    it.each(['signal', 'log-out'] as const)('does not ask at a %s', async (how) => {
      const desktop = await withJob();
      if (how === 'signal') desktop.signal();
      else desktop.electron.power.emit('shutdown');
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.electron.asked).toEqual([]);
      expect(desktop.service.stops).toBe(1);
      expect(desktop.electron.app.calls.at(-1)).toEqual(['quit']);
    });
  });

  describe('when the service dies', () => {
    it('starts it again, and the open page is told to read anew', async () => {
      const desktop = await open({ services: [fakeService({}), fakeService({})] });
      desktop.uncaught(new Error('a thread is gone'));
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.electron.trays[0]?.tooltip).toContain('starts again by itself');
      await vi.advanceTimersByTimeAsync(500);
      expect(desktop.built.map(({ previous }) => previous?.address)).toEqual([
        undefined,
        'http://127.0.0.1:3002',
      ]);
      expect(desktop.window().webContents.sent).toEqual([
        [CHANNELS.command, { kind: 'reload-state' }],
      ]);
      expect(desktop.window().loaded.at(-1)).toBe(GUI);
    });

    it('goes to the new address when the old one is taken', async () => {
      const second = fakeService({ address: 'http://127.0.0.1:3003' });
      const desktop = await open({ services: [fakeService({}), second] });
      desktop.uncaught(new Error('gone'));
      await vi.advanceTimersByTimeAsync(500);
      expect(page(desktop)).toBe('http://127.0.0.1:3003/#token=session');
    });

    it('says so in a window that has no page yet, and its links act', async () => {
      const failing = fakeService({ failsWith: new Error('The disk is full.') });
      const desktop = await open({ services: [failing, fakeService({})] });
      expect(page(desktop)).toContain('The service has stopped');
      expect(page(desktop)).toContain('The disk is full. It starts again in 1 s');
      const { webContents } = desktop.window();
      webContents.emit('will-navigate', {
        url: 'hearth://service/restart',
        preventDefault: () => undefined,
      });
      await vi.advanceTimersByTimeAsync(0);
      expect(page(desktop)).toBe(GUI);
    });

    it('obeys the links of the status page from nowhere else', async () => {
      const desktop = await open();
      desktop.window().webContents.emit('will-navigate', {
        url: 'hearth://service/quit',
        preventDefault: () => undefined,
      });
      await vi.advanceTimersByTimeAsync(0);
      expect(desktop.service.stops).toBe(0);
      expect(desktop.electron.opened).toEqual([]);
    });

    it('tells what a person must mend, escaped, and does not try again by itself', async () => {
      const error = new HearthError('DATA_DIR_IN_USE', 'Process 12 holds <b>/data</b>.');
      const desktop = await open({ services: [fakeService({ failsWith: error })] });
      await vi.advanceTimersByTimeAsync(120_000);
      expect(page(desktop)).toContain('Process 12 holds &lt;b>/data&lt;/b>.');
      expect(page(desktop)).toContain("default-src 'none'");
      expect(desktop.built).toHaveLength(1);
    });

    it('starts the whole app anew when the service does not stop', async () => {
      const desktop = await open({ services: [fakeService({ neverStops: true })] });
      menu(desktop, 'Restart the service')();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(desktop.electron.app.calls.slice(-2)).toEqual([['relaunch'], ['exit', 0]]);
    });

    it('writes what happened into a private log file', async () => {
      const desktop = await open({ services: [fakeService({}), fakeService({})] });
      desktop.uncaught(new Error('a thread is gone'));
      await vi.advanceTimersByTimeAsync(500);
      const file = join(desktop.dataDir, 'logs', 'hearth.log');
      expect(readFileSync(file, 'utf8')).toContain('a thread is gone');
      expect(statSync(file).mode & 0o777).toBe(0o600);
    });
  });

  describe('opening at login', () => {
    const set = (desktop: OpenDesktop, isOn: boolean): unknown =>
      desktop.electron.handlers.get(CHANNELS.setOpenAtLogin)?.(
        {
          sender: desktop.window().webContents,
          senderFrame: { parent: null, url: 'http://127.0.0.1:3002/settings' },
        },
        isOn,
      );

    it('is a setting of macOS and Windows', async () => {
      const desktop = await open({ platform: 'win32' });
      set(desktop, true);
      expect(desktop.electron.app.login).toEqual({
        openAtLogin: true,
        path: '/opt/hearth/hearth',
        args: ['--hidden'],
      });
    });
  });
});

describe('opening at login on Linux', () => {
  it('is a file in the autostart folder, for the AppImage where there is one', async () => {
    const { createOpenAtLogin } = await import('../../../src/main/desktop/open-at-login.ts');
    const desktop = await openDesktop();
    const configHome = join(desktop.dataDir, 'config');
    const login = createOpenAtLogin(desktop.electron.api, {
      platform: 'linux',
      configHome,
      executable: '/home/a b/Hearth "1" 100%.AppImage',
      args: [],
    });
    expect(login.isOn()).toBe(false);
    login.set(true);
    const file = join(configHome, 'autostart', 'hearth.desktop');
    expect(readFileSync(file, 'utf8')).toContain(
      'Exec="/home/a b/Hearth \\\\"1\\\\" 100%%.AppImage" --hidden\n',
    );
    expect(login.isOn()).toBe(true);
    login.set(false);
    login.set(false);
    expect(existsSync(file)).toBe(false);
    await desktop.shell?.leave();
    desktop.remove();
  });
});
