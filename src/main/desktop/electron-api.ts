/**
 * The part of Electron that the desktop shell uses, handed in by src/main/index.ts: nothing here imports
 * Electron at run time, so that the shell runs under a fake in tests, typed by electron.d.ts.
 */
import type * as Electron from 'electron';

export type ElectronApi = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'clipboard'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'nativeImage'
  | 'Notification'
  | 'powerMonitor'
  | 'safeStorage'
  | 'screen'
  | 'session'
  | 'shell'
  | 'Tray'
>;
