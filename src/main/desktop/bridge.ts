/**
 * Answers what the GUI asks over the bridge (contract/bridge.ts). Only the main frame of our own window,
 * showing our own service, is answered; arguments are checked here, whatever the page's types say.
 */
import type { IpcMainInvokeEvent, WebContents } from 'electron';
import { CHANNELS, type DesktopInfo } from '../../contract/bridge.ts';
import type { ElectronApi } from './electron-api.ts';
import { isOwn } from './guard.ts';
import type { Note } from './notices.ts';

export interface BridgeDeps {
  readonly ipcMain: Pick<ElectronApi['ipcMain'], 'handle'>;
  readonly contents: () => WebContents | undefined;
  readonly origin: () => string | undefined;
  readonly info: () => DesktopInfo;
  readonly openFolder: (folder: 'data' | 'logs') => Promise<void>;
  readonly notify: (note: Note) => void;
  readonly setOpenAtLogin: (isOn: boolean) => void;
  readonly restartService: () => Promise<void>;
}

export function answerBridge(deps: BridgeDeps): void {
  const answer = (channel: string, act: (argument: unknown) => unknown): void => {
    deps.ipcMain.handle(channel, (event, argument: unknown) => {
      refuseStrangers(event, deps);
      return act(argument);
    });
  };
  answer(CHANNELS.info, () => deps.info());
  answer(CHANNELS.openFolder, (folder) => {
    if (folder !== 'data' && folder !== 'logs') throw new TypeError('Unknown folder.');
    return deps.openFolder(folder);
  });
  answer(CHANNELS.notify, (note) => deps.notify(readNote(note)));
  answer(CHANNELS.setOpenAtLogin, (isOn) => {
    if (typeof isOn !== 'boolean') throw new TypeError('True or false is needed.');
    deps.setOpenAtLogin(isOn);
  });
  answer(CHANNELS.restartService, () => deps.restartService());
}

function refuseStrangers(event: IpcMainInvokeEvent, deps: BridgeDeps): void {
  const frame = event.senderFrame;
  const isOurs =
    frame?.parent === null && event.sender === deps.contents() && isOwn(frame.url, deps.origin());
  if (!isOurs) throw new Error('This page may not use the desktop bridge.');
}

function readNote(value: unknown): Note {
  if (typeof value === 'object' && value !== null && 'title' in value && 'body' in value) {
    const { title, body } = value;
    const path = 'path' in value && typeof value.path === 'string' ? { path: value.path } : {};
    if (typeof title === 'string' && typeof body === 'string') return { title, body, ...path };
  }
  throw new TypeError('A note has a title and a body.');
}
