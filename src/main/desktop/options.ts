/** What the desktop app is given by its entry, and by tests. */
import type { AppUpdater } from 'electron-updater';
import type { Hearth, Started } from '../service/compose.ts';
import type { ElectronApi } from './electron-api.ts';
import type { ServiceOptions } from './service.ts';

export interface DesktopOptions {
  readonly electron: ElectronApi;
  /** Without the executable. */
  readonly argv: readonly string[];
  readonly platform: NodeJS.Platform;
  /** `process.execPath`, and what follows it in development (the app's folder). */
  readonly executable: string;
  readonly executableArgs: readonly string[];
  readonly resourcesPath: string;
  readonly preload: string;
  /** Folder with `icon.png` and `tray.png`. */
  readonly icons: string;
  /** Standard output: where the service is. */
  readonly write: (line: string) => void;
  /** Standard error: the log, besides its file. */
  readonly writeError: (line: string) => void;
  readonly onSignal: (listener: () => void) => void;
  readonly onUncaught: (listener: (error: unknown) => void) => void;
  readonly loadUpdater: () => Promise<AppUpdater>;
  /** In place of the real service. */
  readonly createService?: (
    options: ServiceOptions,
    previous: Started | undefined,
  ) => Promise<Hearth>;
  readonly probe?: (address: string) => Promise<boolean>;
}
