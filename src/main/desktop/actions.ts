/** What menus, tray and the status page ask for, done. */
import type { Config } from '../service/config.ts';
import type { ElectronApi } from './electron-api.ts';
import { logFolder } from './log-file.ts';
import type { MenuActions } from './menu.ts';
import type { Quit } from './quit.ts';
import type { StatusAction } from './status-page.ts';
import type { Supervisor } from './supervisor.ts';
import type { Updates } from './updates.ts';
import type { MainWindow } from './window.ts';

export interface ActionParts {
  readonly electron: Pick<ElectronApi, 'dialog' | 'shell'>;
  readonly config: Pick<Config, 'dataDir'>;
  readonly window: MainWindow;
  readonly supervisor: Supervisor;
  readonly quit: Quit;
  readonly updates: () => Updates | undefined;
  readonly log: (sentence: string, fields?: Readonly<Record<string, unknown>>) => void;
}

export function createActions(parts: ActionParts): MenuActions {
  const { electron, window, supervisor } = parts;
  return {
    go: (path) => window.go(path),
    openPalette: () => window.openPalette(),
    openFolder: (folder) => {
      openFolder(parts, folder).catch((error: unknown) =>
        parts.log('folder not opened', { folder, error: String(error) }),
      );
    },
    restartService: () => void supervisor.restart(),
    checkForUpdates: () => {
      const updates = parts.updates();
      if (updates !== undefined) void tellUpdate(electron, updates);
    },
    showWindow: () => window.show(),
    quit: () => void parts.quit.ask(),
  };
}

async function tellUpdate(
  { dialog }: Pick<ElectronApi, 'dialog'>,
  updates: Updates,
): Promise<void> {
  await dialog.showMessageBox({ message: await updates.check() });
}

/** Shows one of Hearth's own folders in the file manager; rejects with the system's words. */
export async function openFolder(
  { electron, config }: Pick<ActionParts, 'electron' | 'config'>,
  folder: 'data' | 'logs',
): Promise<void> {
  const path = folder === 'data' ? config.dataDir : logFolder(config.dataDir);
  const problem = await electron.shell.openPath(path);
  if (problem !== '') throw new Error(problem);
}

/** What a link of the status page asks for. */
export function actOnStatus(actions: MenuActions, action: StatusAction): void {
  switch (action) {
    case 'restart':
      actions.restartService();
      break;
    case 'quit':
      actions.quit();
      break;
    case 'data':
    case 'logs':
      actions.openFolder(action);
      break;
  }
}
