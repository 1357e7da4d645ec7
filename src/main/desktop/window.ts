/**
 * The one window: made when wanted, guarded, its place kept, filled with the GUI while the service runs and
 * with a status page while it does not. A page that is already open stays open while the service is away:
 * it says so itself and goes on when the service is back at its address.
 */
import type { BrowserWindow } from 'electron';
import { join } from 'node:path';
import { CHANNELS, type DesktopCommand } from '../../contract/bridge.ts';
import { isGuiPlace } from '../../contract/places.ts';
import type { ElectronApi } from './electron-api.ts';
import { isOwn, safePreferences } from './guard.ts';
import { statusPage } from './status-page.ts';
import type { ServiceState } from './supervisor.ts';
import { LEAST_HEIGHT, LEAST_WIDTH, readWindowState, writeWindowState } from './window-state.ts';

export interface WindowDeps {
  readonly electron: Pick<ElectronApi, 'BrowserWindow' | 'screen'>;
  /** Folder for `window.json`. */
  readonly folder: string;
  readonly preload: string;
  readonly icon: string;
  readonly service: () => ServiceState;
  /** Asked when the window is to close; true: it is only hidden. */
  readonly staysOnClose: () => boolean;
  readonly onHidden: () => void;
}

export interface MainWindow {
  /** The window there is. */
  current(): BrowserWindow | undefined;
  /** Opens it, or brings it to the front. */
  show(): void;
  /** Shows it at a place of the GUI; unknown places only show it. */
  go(path: string): void;
  /** Shows it with the palette open. */
  openPalette(): void;
  /** To be called whenever the service's state changed. */
  follow(state: ServiceState): void;
}

export function createMainWindow(deps: WindowDeps): MainWindow {
  const held: { window?: BrowserWindow } = {};
  const open = (path?: string): void => {
    const opened = openWindow(deps);
    held.window = opened;
    opened.on('closed', () => delete held.window);
    fill(opened, deps.service(), path);
  };
  const show = (path?: string): void => {
    const { window } = held;
    if (window === undefined) {
      open(path);
      return;
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  };
  return {
    current: () => held.window,
    show,
    go(path) {
      const { window } = held;
      const target = isGuiPlace(path) ? path : undefined;
      show(target);
      if (window === undefined || target === undefined) return;
      if (isAtGui(window, deps.service())) send(window, { kind: 'navigate', path: target });
      else fill(window, deps.service(), target);
    },
    openPalette() {
      show();
      const { window } = held;
      if (window !== undefined && isAtGui(window, deps.service())) {
        send(window, { kind: 'palette' });
      }
    },
    follow(state) {
      const { window } = held;
      if (window === undefined) return;
      if (isAtGui(window, state)) send(window, { kind: 'reload-state' });
      else if (state.kind === 'running' || !isWeb(window)) fill(window, state);
    },
  };
}

function openWindow(deps: WindowDeps): BrowserWindow {
  const file = join(deps.folder, 'window.json');
  const screens = deps.electron.screen.getAllDisplays().map(({ workArea }) => workArea);
  const { position, width, height, isMaximized } = readWindowState(file, screens);
  const window = new deps.electron.BrowserWindow({
    ...position,
    width,
    height,
    minWidth: LEAST_WIDTH,
    minHeight: LEAST_HEIGHT,
    show: false,
    title: 'Hearth',
    icon: deps.icon,
    webPreferences: safePreferences(deps.preload),
  });
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', (event) => {
    writeWindowState(file, window.getNormalBounds(), window.isMaximized());
    if (!deps.staysOnClose()) return;
    event.preventDefault();
    window.hide();
    deps.onHidden();
  });
  // a page whose process died is loaded anew
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') fill(window, deps.service());
  });
  return window;
}

/** The GUI is there and can hear commands. */
function isAtGui(window: BrowserWindow, state: ServiceState): boolean {
  const { webContents } = window;
  return (
    state.kind === 'running' &&
    !webContents.isLoading() &&
    isOwn(webContents.getURL(), state.started.address)
  );
}

function isWeb(window: BrowserWindow): boolean {
  return /^https?:/.test(window.webContents.getURL());
}

/** Loads the GUI, at a place of it where one is wanted, or the page that says why there is none. */
function fill(window: BrowserWindow, state: ServiceState, path?: string): void {
  if (path !== undefined) wanted.set(window, path);
  if (state.kind !== 'running') {
    load(window, statusPage(state));
    return;
  }
  const url = new URL(state.started.guiUrl());
  url.pathname = wanted.get(window) ?? url.pathname;
  wanted.delete(window);
  load(window, url.href);
}

/** Where a window is to go as soon as there is a service. */
const wanted = new WeakMap<BrowserWindow, string>();

function send(window: BrowserWindow, command: DesktopCommand): void {
  window.webContents.send(CHANNELS.command, command);
}

/** A load that fails is followed by the next one (the supervisor's next state): its rejection says nothing new. */
function load(window: BrowserWindow, url: string): void {
  window.loadURL(url).catch(() => undefined);
}
