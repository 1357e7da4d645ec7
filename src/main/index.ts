/**
 * The Electron entry: hands Electron to the desktop shell (desktop/run.ts).
 *
 * Not awaited: Electron does not become ready before this module has been evaluated (Electron docs, "ES
 * Modules", caveats), and the shell waits for that.
 */
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeImage,
  Notification,
  powerMonitor,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
} from 'electron';
import { fileURLToPath } from 'node:url';
import { runDesktop } from './desktop/run.ts';

// a terminal that was closed must not count as an error of the service
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

runDesktop({
  electron: {
    app,
    BrowserWindow,
    clipboard,
    dialog,
    ipcMain,
    Menu,
    nativeImage,
    Notification,
    powerMonitor,
    safeStorage,
    screen,
    session,
    shell,
    Tray,
  },
  argv: process.argv.slice(1),
  platform: process.platform,
  executable: process.execPath,
  executableArgs: app.isPackaged ? [] : [app.getAppPath()],
  resourcesPath: process.resourcesPath,
  preload: at('../preload/index.cjs'),
  icons: at('../../resources/icons'),
  write: (line) => void process.stdout.write(`${line}\n`),
  writeError: (line) => void process.stderr.write(`${line}\n`),
  onSignal: (listener) => {
    process.on('SIGINT', listener);
    process.on('SIGTERM', listener);
  },
  onUncaught: (listener) => {
    process.on('uncaughtException', listener);
    process.on('unhandledRejection', listener);
  },
  loadUpdater: async () => (await import('electron-updater')).default.autoUpdater,
}).catch((error: unknown) => {
  dialog.showErrorBox(
    'Hearth cannot start',
    error instanceof Error ? error.message : String(error),
  );
  app.exit(1);
});
