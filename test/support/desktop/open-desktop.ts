/** The whole desktop app on a fake Electron and a data folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Started } from '../../../src/main/service/compose.ts';
import type { DesktopOptions } from '../../../src/main/desktop/options.ts';
import { runDesktop } from '../../../src/main/desktop/run.ts';
import type { ServiceOptions } from '../../../src/main/desktop/service.ts';
import type { Shell } from '../../../src/main/desktop/shell.ts';
import { fakeElectron, type FakeElectron, type FakeWindow } from './fake-electron.ts';
import { fakeService, type FakeService } from './fake-service.ts';

export interface OpenDesktop {
  readonly electron: FakeElectron;
  readonly shell: Shell | undefined;
  readonly dataDir: string;
  /** Services built so far, with what each was built from. */
  readonly built: { readonly options: ServiceOptions; readonly previous: Started | undefined }[];
  /** Standard output, and standard error. */
  readonly written: string[];
  readonly said: string[];
  readonly service: FakeService;
  readonly signal: () => void;
  readonly uncaught: (error: unknown) => void;
  window(): FakeWindow;
  remove(): void;
}

export async function openDesktop(
  change: {
    readonly argv?: readonly string[];
    readonly platform?: NodeJS.Platform;
    readonly electron?: FakeElectron;
    /** The services in order; the last one again and again. */
    readonly services?: readonly FakeService[];
    readonly probe?: (address: string) => Promise<boolean>;
    readonly loadUpdater?: DesktopOptions['loadUpdater'];
  } = {},
): Promise<OpenDesktop> {
  const electron = change.electron ?? fakeElectron();
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-desktop-'));
  const services = change.services ?? [fakeService({})];
  const built: OpenDesktop['built'] = [];
  const written: string[] = [];
  const said: string[] = [];
  const listeners: { signal: () => void; uncaught: (error: unknown) => void } = {
    signal: () => undefined,
    uncaught: () => undefined,
  };
  const shell = await runDesktop({
    electron: electron.api,
    argv: ['.', '--data-dir', dataDir, ...(change.argv ?? [])],
    platform: change.platform ?? 'linux',
    executable: '/opt/hearth/hearth',
    executableArgs: [],
    resourcesPath: '/opt/hearth/resources',
    preload: '/opt/hearth/preload.cjs',
    icons: '/opt/hearth/icons',
    write: (line) => written.push(line),
    writeError: (line) => said.push(line),
    onSignal: (listener) => (listeners.signal = listener),
    onUncaught: (listener) => (listeners.uncaught = listener),
    loadUpdater: change.loadUpdater ?? (() => Promise.reject(new Error('not wanted'))),
    createService: (options, previous) => {
      const service = services[Math.min(built.length, services.length - 1)];
      built.push({ options, previous });
      return service === undefined
        ? Promise.reject(new Error('no service'))
        : Promise.resolve(service.hearth);
    },
    probe: change.probe ?? (() => Promise.resolve(true)),
  });
  return {
    electron,
    shell,
    dataDir,
    built,
    written,
    said,
    service: services[0] ?? fakeService({}),
    signal: () => listeners.signal(),
    uncaught: (error) => listeners.uncaught(error),
    window() {
      const window = electron.windows.at(-1);
      if (window === undefined) throw new Error('There is no window.');
      return window;
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
