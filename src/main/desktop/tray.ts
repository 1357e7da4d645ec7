/** The tray icon: running jobs in its menu and their number in its tooltip; a click opens the window. */
import type { Tray } from 'electron';
import type { ElectronApi } from './electron-api.ts';
import type { RunningJob } from './jobs.ts';
import { trayMenu, type MenuActions } from './menu.ts';
import type { ServiceState } from './supervisor.ts';

export interface DesktopTray {
  update(jobs: readonly RunningJob[], state: ServiceState): void;
  close(): void;
}

/** Resolves nothing where the system has no tray: the app works without. */
export function createTray(
  electron: Pick<ElectronApi, 'Menu' | 'nativeImage' | 'Tray'>,
  icon: string,
  actions: MenuActions,
): DesktopTray | undefined {
  let tray: Tray;
  try {
    tray = new electron.Tray(electron.nativeImage.createFromPath(icon));
  } catch {
    // a desktop without a notification area
    return undefined;
  }
  tray.on('click', () => actions.showWindow());
  return {
    update(jobs, state) {
      tray.setToolTip(tooltip(jobs, state));
      tray.setContextMenu(
        electron.Menu.buildFromTemplate(trayMenu(jobs, serviceLine(state), actions)),
      );
    },
    close: () => tray.destroy(),
  };
}

function tooltip(jobs: readonly RunningJob[], state: ServiceState): string {
  if (state.kind !== 'running') return `Hearth: ${serviceLine(state)}`;
  if (jobs.length === 0) return 'Hearth: no job is running';
  return `Hearth: ${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'} running`;
}

/** The service in one line. */
function serviceLine(state: ServiceState): string {
  switch (state.kind) {
    case 'running':
      return `Service on ${state.started.address.replace('http://', '')}`;
    case 'starting':
      return 'Service is starting';
    case 'waiting':
      return 'Service stopped; it starts again by itself';
    case 'refused':
      return 'Service cannot start';
    case 'stopped':
      return 'Service is stopping';
  }
}
