/**
 * The parts of the running desktop app and how they hear of each other: the service's state goes to window,
 * tray and job watch; menus, links and notifications lead to places of the window.
 */
import { join } from 'node:path';
import type { Hearth, Parts, Started } from '../service/compose.ts';
import type { Config } from '../service/config.ts';
import { actOnStatus, createActions, openFolder } from './actions.ts';
import { answerBridge } from './bridge.ts';
import { showFirstKey } from './first-key.ts';
import { guardContents, guardSession } from './guard.ts';
import { watchJobs, type JobWatch, type RunningJob } from './jobs.ts';
import { menuBar, type MenuActions } from './menu.ts';
import { createNotices, type Note } from './notices.ts';
import { createOpenAtLogin, type OpenAtLogin } from './open-at-login.ts';
import type { DesktopOptions } from './options.ts';
import { trustOwnCertificate } from './own-certificate.ts';
import { createQuit, type Quit } from './quit.ts';
import { createSupervisor, type ServiceState, type Supervisor } from './supervisor.ts';
import { createTray, type DesktopTray } from './tray.ts';
import { startUpdates, type Updates } from './updates.ts';
import { createMainWindow, type MainWindow } from './window.ts';

export interface ShellOptions extends Pick<
  DesktopOptions,
  | 'electron'
  | 'platform'
  | 'executable'
  | 'executableArgs'
  | 'preload'
  | 'icons'
  | 'loadUpdater'
  | 'write'
> {
  readonly config: Config;
  /** The desktop's own folder inside the data folder. */
  readonly folder: string;
  readonly writeLog: (line: string) => void;
  readonly create: (
    previous: Started | undefined,
    tell: NonNullable<Parts['tell']>,
  ) => Promise<Hearth>;
  readonly probe: (address: string) => Promise<boolean>;
}

export interface Shell {
  /** Starts the service, then asks for updates where that is on. */
  start(): Promise<void>;
  show(): void;
  /** Opens a place of the GUI; unknown ones only show the window. */
  go(path: string): void;
  /** Something threw outside any request. */
  report(error: unknown): void;
  /** Ends the app without asking. */
  leave(): Promise<void>;
}

/** What comes and goes while the app runs. */
interface Living {
  jobs?: JobWatch;
  updates?: Updates;
  /** Of the last service that ran: its page stays open while it is away. */
  address?: string;
  /** Where it shows kept pages. */
  replay?: string;
}

interface Pieces {
  readonly living: Living;
  readonly log: (sentence: string, fields?: Readonly<Record<string, unknown>>) => void;
  readonly notify: (note: Note) => void;
  readonly supervisor: Supervisor;
  readonly window: MainWindow;
  readonly quit: Quit;
  readonly actions: MenuActions;
  readonly login: OpenAtLogin;
  readonly tray: DesktopTray | undefined;
  readonly origin: () => string | undefined;
  readonly replay: () => string | undefined;
}

export function createShell(options: ShellOptions): Shell {
  const pieces = assemble(options);
  const { living, log, supervisor, window, quit } = pieces;
  secure(options, pieces);
  supervisor.onChange((state) => followService(options, pieces, state));
  followApp(options, pieces);
  drawMenu(options, pieces);
  return {
    async start() {
      await supervisor.start();
      const updates = await startUpdates({
        feedUrl: options.config.updateUrl,
        isPackaged: options.electron.app.isPackaged,
        load: options.loadUpdater,
        tell: pieces.notify,
        log,
      });
      if (updates === undefined) return;
      living.updates = updates;
      drawMenu(options, pieces);
    },
    show: () => window.show(),
    go: (path) => window.go(path),
    report(error) {
      log('something failed outside any request', {
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      supervisor.report(error);
    },
    leave: () => quit.leave(),
  };
}

function assemble(options: ShellOptions): Pieces {
  const { electron, config } = options;
  const living: Living = {};
  const log: Pieces['log'] = (sentence, fields) => {
    options.writeLog(fields === undefined ? sentence : `${sentence} ${JSON.stringify(fields)}`);
  };
  // the window is made below; a note can be clicked only later
  const notify = createNotices(electron, (path) => window.go(path ?? ''));
  const supervisor = createSupervisor({
    create: (previous) => options.create(previous, notify),
    probe: options.probe,
    log,
    onStuck: () => {
      log('the service does not stop; the app starts anew');
      electron.app.relaunch();
      electron.app.exit(0);
    },
  });
  const quit = createQuit({
    electron,
    runningJobs: async () => {
      await living.jobs?.refresh();
      return runningJobs(living);
    },
    window: () => window.current(),
    stop: async () => {
      living.jobs?.stop();
      living.updates?.stop();
      await supervisor.stop();
      tray?.close();
    },
  });
  const window = createMainWindow({
    electron,
    folder: options.folder,
    preload: options.preload,
    icon: join(options.icons, 'icon.png'),
    service: () => supervisor.state(),
    staysOnClose: () => !quit.isLeaving() && tray !== undefined && runningJobs(living).length > 0,
    onHidden: () =>
      notify({
        title: 'Hearth keeps running',
        body: 'Jobs go on in the tray; open the window or quit from there.',
      }),
  });
  const updates = (): Updates | undefined => living.updates;
  const actions = createActions({ electron, config, window, supervisor, quit, updates, log });
  // macOS colours a template for light and dark menu bars
  const trayIcon = options.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png';
  const tray = createTray(electron, join(options.icons, trayIcon), actions);
  return {
    living,
    log,
    notify,
    supervisor,
    window,
    quit,
    actions,
    tray,
    login: loginOf(options),
    origin: () => living.address,
    replay: () => living.replay,
  };
}

function runningJobs({ jobs }: Living): readonly RunningJob[] {
  return jobs?.running() ?? [];
}

function loginOf({ electron, config, platform, executable, executableArgs }: ShellOptions) {
  const home = config.env['HOME'] ?? electron.app.getPath('home');
  return createOpenAtLogin(electron, {
    platform,
    configHome: config.env['XDG_CONFIG_HOME'] ?? join(home, '.config'),
    // an AppImage runs from a mount that is another one at the next start
    executable: config.env['APPIMAGE'] ?? executable,
    args: executableArgs,
  });
}

/** Every page guarded, the bridge answered: before the first window is made. */
function secure({ electron, config, platform }: ShellOptions, pieces: Pieces): void {
  const { actions, living, login, notify, origin, replay, supervisor, window } = pieces;
  const { app, ipcMain, session, shell } = electron;
  const guard = {
    shell,
    origin,
    replay,
    onStatusAction: (action: Parameters<typeof actOnStatus>[1]) => actOnStatus(actions, action),
  };
  app.on('web-contents-created', (_event, contents) => guardContents(contents, guard));
  guardSession(session.defaultSession, guard);
  trustOwnCertificate(electron, config.tls?.certPath, () => [origin(), replay()]);
  answerBridge({
    ipcMain,
    contents: () => window.current()?.webContents,
    origin,
    info: () => ({
      platform: platform === 'darwin' || platform === 'win32' ? platform : 'linux',
      version: app.getVersion(),
      opensAtLogin: login.isOn(),
      ...(living.updates === undefined ? {} : { updates: living.updates.state() }),
    }),
    openFolder: (folder) => openFolder({ electron, config }, folder),
    notify,
    setOpenAtLogin: (isOn) => login.set(isOn),
    restartService: () => supervisor.restart(),
  });
}

function followService(options: ShellOptions, pieces: Pieces, state: ServiceState): void {
  const { living, tray, window } = pieces;
  living.jobs?.stop();
  delete living.jobs;
  if (state.kind === 'running') {
    living.address = state.started.address;
    living.replay = state.started.replay;
    living.jobs = followJobs(state.hearth, pieces);
    announce(options, state.started);
  }
  window.follow(state);
  tray?.update([], state);
}

function followJobs(hearth: Hearth, { log, notify, supervisor, tray, window }: Pieces): JobWatch {
  return watchJobs(hearth.rooms().backend, {
    changed: (jobs) => tray?.update(jobs, supervisor.state()),
    ended: ({ id, title, outcome }) => {
      // a window that is there tells its reader itself
      if (window.current()?.isVisible() === true) return;
      notify({ title, body: outcome, path: `/jobs/${id}` });
    },
    failed: (error) => log('the running jobs were not read', { error: String(error) }),
  });
}

/** One line for who started the app from a terminal or a program, and the first key for people. */
function announce({ config, electron, write }: ShellOptions, started: Started): void {
  const { address, dataDir } = started;
  write(
    config.json
      ? JSON.stringify({ address, pid: process.pid, dataDir })
      : `Hearth is at ${address}`,
  );
  void showFirstKey(electron, started);
}

function followApp({ electron, platform }: ShellOptions, { quit, window }: Pieces): void {
  const { app, powerMonitor } = electron;
  app.on('activate', () => window.show());
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') void quit.ask();
  });
  app.on('before-quit', (event) => {
    if (quit.isLeaving()) return;
    event.preventDefault();
    void quit.ask();
  });
  powerMonitor.on('shutdown', () => void quit.leave());
}

function drawMenu({ electron, platform }: ShellOptions, { actions, living }: Pieces): void {
  const facts = {
    isMac: platform === 'darwin',
    isPackaged: electron.app.isPackaged,
    hasUpdates: living.updates !== undefined,
  };
  electron.Menu.setApplicationMenu(electron.Menu.buildFromTemplate(menuBar(facts, actions)));
}
