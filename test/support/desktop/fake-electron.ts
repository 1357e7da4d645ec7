/**
 * A stand-in for Electron: real event emitters, windows that remember what was loaded and sent, dialogs that
 * answer what the test says. Typed by electron.d.ts at the one cast in `fakeElectron`.
 */
import { EventEmitter } from 'node:events';
import type { ElectronApi } from '../../../src/main/desktop/electron-api.ts';

export class FakeContents extends EventEmitter {
  url = '';
  readonly sent: (readonly [string, unknown])[] = [];
  isBusy = false;
  openHandler: ((details: { url: string }) => { action: string }) | undefined;

  getURL(): string {
    return this.url;
  }
  isLoading(): boolean {
    return this.isBusy;
  }
  send(channel: string, message: unknown): void {
    this.sent.push([channel, message]);
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
}

export class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents();
  readonly loaded: string[] = [];
  readonly options: Readonly<Record<string, unknown>>;
  bounds = { x: 10, y: 20, width: 900, height: 700 };
  visible = false;
  maximized = false;
  minimized = false;
  focused = 0;

  constructor(options: Readonly<Record<string, unknown>>, onContents: (c: FakeContents) => void) {
    super();
    this.options = options;
    onContents(this.webContents);
  }
  loadURL(url: string): Promise<void> {
    this.loaded.push(url);
    this.webContents.url = url.replace(/#.*/, '');
    return Promise.resolve();
  }
  show(): void {
    this.visible = true;
  }
  hide(): void {
    this.visible = false;
  }
  focus(): void {
    this.focused += 1;
  }
  restore(): void {
    this.minimized = false;
  }
  maximize(): void {
    this.maximized = true;
  }
  isVisible(): boolean {
    return this.visible;
  }
  isMinimized(): boolean {
    return this.minimized;
  }
  isMaximized(): boolean {
    return this.maximized;
  }
  getNormalBounds(): typeof this.bounds {
    return this.bounds;
  }
  /** What the user does with the window's cross. True when it went away. */
  close(): boolean {
    const event = { isKept: false, preventDefault: () => void (event.isKept = true) };
    this.emit('close', event);
    if (!event.isKept) this.emit('closed');
    return !event.isKept;
  }
}

export interface FakeItem {
  readonly label?: string;
  readonly role?: string;
  readonly enabled?: boolean;
  readonly click?: () => void;
  readonly submenu?: readonly FakeItem[];
}

type Handler = (details: Record<string, unknown>, callback: (answer: unknown) => void) => void;

export class FakeSession {
  request: ((...args: unknown[]) => void) | undefined;
  check: ((...args: unknown[]) => boolean) | undefined;
  device: (() => boolean) | undefined;
  beforeRequest: Handler | undefined;
  headersReceived: Handler | undefined;
  readonly webRequest = {
    onBeforeRequest: (handler: Handler) => void (this.beforeRequest = handler),
    onHeadersReceived: (handler: Handler) => void (this.headersReceived = handler),
  };
  setPermissionRequestHandler(handler: (...args: unknown[]) => void): void {
    this.request = handler;
  }
  setPermissionCheckHandler(handler: (...args: unknown[]) => boolean): void {
    this.check = handler;
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.device = handler;
  }
}

export class FakeNotification extends EventEmitter {
  static shown: FakeNotification[] = [];
  static isSupported(): boolean {
    return true;
  }
  readonly options: { readonly title: string; readonly body: string };
  constructor(options: { title: string; body: string }) {
    super();
    this.options = options;
  }
  show(): void {
    FakeNotification.shown.push(this);
  }
}

export class FakeApp extends EventEmitter {
  isPackaged = false;
  readonly calls: (readonly [string, ...unknown[]])[] = [];
  hasLock = true;
  login = { openAtLogin: false };
  readonly #note =
    (name: string) =>
    (...args: unknown[]): void =>
      void this.calls.push([name, ...args]);
  readonly setPath = this.#note('setPath');
  readonly enableSandbox = this.#note('enableSandbox');
  readonly setAsDefaultProtocolClient = this.#note('setAsDefaultProtocolClient');
  readonly setAppUserModelId = this.#note('setAppUserModelId');
  readonly relaunch = this.#note('relaunch');
  readonly exit = this.#note('exit');
  requestSingleInstanceLock(): boolean {
    this.calls.push(['requestSingleInstanceLock']);
    return this.hasLock;
  }
  whenReady(): Promise<void> {
    this.calls.push(['whenReady']);
    return Promise.resolve();
  }
  getVersion(): string {
    return '1.2.3';
  }
  getAppPath(): string {
    return '/opt/hearth/app';
  }
  getPath(): string {
    return '/home/someone';
  }
  getLoginItemSettings(): { openAtLogin: boolean } {
    return this.login;
  }
  setLoginItemSettings(settings: { openAtLogin: boolean }): void {
    this.login = settings;
    this.calls.push(['setLoginItemSettings', settings]);
  }
  /** As Electron does: asks the listeners, and ends when none objects. */
  quit(): void {
    const event = { isKept: false, preventDefault: () => void (event.isKept = true) };
    this.emit('before-quit', event);
    this.calls.push([event.isKept ? 'quit refused' : 'quit']);
  }
  did(name: string): boolean {
    return this.calls.some(([one]) => one === name);
  }
}

export interface FakeElectron {
  readonly api: ElectronApi;
  readonly app: FakeApp;
  readonly windows: FakeWindow[];
  readonly session: FakeSession;
  readonly opened: string[];
  readonly paths: string[];
  readonly copied: string[];
  /** Every message box asked, and the answers to give in turn (0 when there is none left). */
  readonly asked: { message: string; detail?: string; buttons?: string[] }[];
  readonly answers: number[];
  readonly errors: (readonly [string, string])[];
  readonly menus: FakeItem[][];
  readonly trays: { tooltip: string; menu: readonly FakeItem[]; destroyed: boolean }[];
  readonly handlers: Map<string, (event: unknown, argument: unknown) => unknown>;
  readonly notes: FakeNotification[];
  readonly power: EventEmitter;
  readonly keychain: { available: boolean; backend: string; broken: boolean };
}

export function fakeElectron(options: { readonly hasTray?: boolean } = {}): FakeElectron {
  FakeNotification.shown = [];
  const app = new FakeApp();
  const windows: FakeWindow[] = [];
  const fakeSession = new FakeSession();
  const trays: { tooltip: string; menu: readonly FakeItem[]; destroyed: boolean }[] = [];
  const opened: string[] = [];
  const paths: string[] = [];
  const copied: string[] = [];
  const asked: { message: string; detail?: string; buttons?: string[] }[] = [];
  const answers: number[] = [];
  const errors: (readonly [string, string])[] = [];
  const menus: FakeItem[][] = [];
  const handlers = new Map<string, (event: unknown, argument: unknown) => unknown>();
  const power = new EventEmitter();
  const keychain = { available: true, backend: 'gnome_libsecret', broken: false };
  const api = {
    app,
    BrowserWindow: class extends FakeWindow {
      constructor(given: Readonly<Record<string, unknown>>) {
        super(given, (contents) => app.emit('web-contents-created', {}, contents));
        windows.push(this);
      }
    },
    clipboard: { writeText: (text: string) => void copied.push(text) },
    dialog: {
      showMessageBox: (box: { message: string }) => {
        asked.push(box);
        return Promise.resolve({ response: answers.shift() ?? 0 });
      },
      showErrorBox: (title: string, text: string) => void errors.push([title, text]),
    },
    ipcMain: {
      handle: (channel: string, handler: (event: unknown, argument: unknown) => unknown) =>
        void handlers.set(channel, handler),
    },
    Menu: {
      buildFromTemplate: (template: FakeItem[]) => template,
      setApplicationMenu: (menu: FakeItem[]) => void menus.push(menu),
    },
    nativeImage: { createFromPath: (path: string) => ({ path }) },
    Notification: FakeNotification,
    powerMonitor: power,
    safeStorage: {
      getSelectedStorageBackend: () => keychain.backend,
      isAsyncEncryptionAvailable: () => Promise.resolve(keychain.available),
      encryptStringAsync: (text: string) => Promise.resolve(Buffer.from(text, 'utf8').reverse()),
      decryptStringAsync: (bytes: Buffer) =>
        keychain.broken
          ? Promise.reject(new Error('locked'))
          : Promise.resolve({
              result: Buffer.from(bytes).reverse().toString('utf8'),
              shouldReEncrypt: false,
            }),
    },
    screen: {
      getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }],
    },
    session: { defaultSession: fakeSession },
    shell: {
      openExternal: (url: string) => (opened.push(url), Promise.resolve()),
      openPath: (path: string) => (paths.push(path), Promise.resolve('')),
    },
    Tray: class extends EventEmitter {
      readonly state = { tooltip: '', menu: [] as readonly FakeItem[], destroyed: false };
      constructor() {
        super();
        if (options.hasTray === false) throw new Error('no tray here');
        trays.push(this.state);
      }
      setToolTip(text: string): void {
        this.state.tooltip = text;
      }
      setContextMenu(menu: readonly FakeItem[]): void {
        this.state.menu = menu;
      }
      destroy(): void {
        this.state.destroyed = true;
      }
    },
  } satisfies Record<keyof ElectronApi, unknown>;
  return {
    api: api as unknown as ElectronApi,
    app,
    windows,
    session: fakeSession,
    opened,
    paths,
    copied,
    asked,
    answers,
    errors,
    menus,
    trays,
    handlers,
    get notes() {
      return FakeNotification.shown;
    },
    power,
    keychain,
  };
}

/** The item whose label begins so, at any depth. */
export function findItem(items: readonly FakeItem[], label: string): FakeItem | undefined {
  for (const item of items) {
    if (item.label?.startsWith(label) === true) return item;
    const below = findItem(item.submenu ?? [], label);
    if (below !== undefined) return below;
  }
  return undefined;
}
