/**
 * What the desktop shell offers the renderer as `window.hearthDesktop`. Every feature of the GUI
 * works without it; the browser's own means are the fallback.
 */

export type DesktopCommand =
  | { readonly kind: 'navigate'; readonly path: string }
  | { readonly kind: 'palette' }
  | { readonly kind: 'reload-state' };

export interface DesktopInfo {
  readonly platform: 'darwin' | 'win32' | 'linux';
  readonly version: string;
  /** Whether the app starts with the session of the user. */
  readonly opensAtLogin: boolean;
  /** Absent when no update feed is configured. */
  readonly updates?: 'idle' | 'available' | 'downloaded';
}

export interface HearthDesktop {
  readonly info: () => Promise<DesktopInfo>;
  /** Shows a folder of Hearth's own in the file manager. Only `data` and `logs` are known. */
  readonly openFolder: (folder: 'data' | 'logs') => Promise<void>;
  readonly notify: (note: {
    readonly title: string;
    readonly body: string;
    readonly path?: string;
  }) => Promise<void>;
  readonly setOpenAtLogin: (open: boolean) => Promise<void>;
  readonly restartService: () => Promise<void>;
  /** Follows what menu, tray and deep links ask for; returns the way to stop. */
  readonly onCommand: (listener: (command: DesktopCommand) => void) => () => void;
}

/** IPC channels, one per bridge function. */
export const CHANNELS = {
  info: 'hearth:info',
  openFolder: 'hearth:open-folder',
  notify: 'hearth:notify',
  setOpenAtLogin: 'hearth:set-open-at-login',
  restartService: 'hearth:restart-service',
  command: 'hearth:command',
} as const;
