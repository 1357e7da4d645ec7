/**
 * Exposes the bridge (contract/bridge.ts) to the GUI, and nothing else: no channel name, no event object and
 * no part of Electron reaches the page. Built as CommonJS: sandboxed preloads cannot be modules.
 */
import { contextBridge, ipcRenderer } from 'electron';
import { CHANNELS, type DesktopCommand, type HearthDesktop } from '../contract/bridge.ts';

const bridge: HearthDesktop = Object.freeze({
  info: () => ipcRenderer.invoke(CHANNELS.info),
  openFolder: (folder) => ipcRenderer.invoke(CHANNELS.openFolder, folder),
  notify: (note) => ipcRenderer.invoke(CHANNELS.notify, note),
  setOpenAtLogin: (open) => ipcRenderer.invoke(CHANNELS.setOpenAtLogin, open),
  restartService: () => ipcRenderer.invoke(CHANNELS.restartService),
  onCommand: (listener) => {
    const hear = (_event: unknown, command: DesktopCommand): void => listener(command);
    ipcRenderer.on(CHANNELS.command, hear);
    return () => {
      ipcRenderer.off(CHANNELS.command, hear);
    };
  },
} satisfies HearthDesktop);

contextBridge.exposeInMainWorld('hearthDesktop', bridge);
