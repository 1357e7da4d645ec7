/**
 * Leaving: asks when jobs run (keep them going in the tray, quit, or neither), then stops the service and
 * lets the app end. What is stopped goes on at the next start. A signal, a log-out or a second wish to quit
 * while the service stops is not asked about.
 */
import type { BrowserWindow } from 'electron';
import type { ElectronApi } from './electron-api.ts';
import type { RunningJob } from './jobs.ts';

export interface QuitDeps {
  readonly electron: Pick<ElectronApi, 'app' | 'dialog'>;
  readonly runningJobs: () => Promise<readonly RunningJob[]>;
  readonly window: () => BrowserWindow | undefined;
  /** Ends the service and everything else that was opened. */
  readonly stop: () => Promise<void>;
}

export interface Quit {
  /** True once nothing more is asked and windows may close. */
  isLeaving(): boolean;
  /** A person wants to quit. */
  ask(): Promise<void>;
  /** Nobody is asked. */
  leave(): Promise<void>;
}

const CHOICES = ['Keep running', 'Quit', 'Cancel'] as const;
const KEEP = 0;
const QUIT = 1;
const CANCEL = 2;

export function createQuit(deps: QuitDeps): Quit {
  const { app, dialog } = deps.electron;
  let isAsking = false;
  let leaving: Promise<void> | undefined;

  const leave = (): Promise<void> =>
    (leaving ??= deps.stop().finally(() => {
      app.quit();
    }));
  return {
    isLeaving: () => leaving !== undefined,
    leave,
    async ask() {
      if (isAsking || leaving !== undefined) return;
      isAsking = true;
      try {
        const jobs = await deps.runningJobs();
        const choice = jobs.length === 0 ? QUIT : await askAbout(jobs);
        if (choice === QUIT) await leave();
        else if (choice === KEEP) deps.window()?.hide();
      } finally {
        isAsking = false;
      }
    },
  };

  async function askAbout(jobs: readonly RunningJob[]): Promise<number> {
    const one = jobs.length === 1;
    const { response } = await dialog.showMessageBox({
      type: 'question',
      message: one ? 'A job is running.' : `${jobs.length} jobs are running.`,
      detail: `${jobs
        .slice(0, 5)
        .map(({ title, settled, known }) => `${title} (${settled} of ${known})`)
        .join(
          '\n',
        )}\n\nKeep running: the window closes, the work goes on in the tray. Quit: ${one ? 'it stops' : 'they stop'} now; crawls and batches go on at the next start, and nothing is charged twice.`,
      buttons: [...CHOICES],
      defaultId: KEEP,
      cancelId: CANCEL,
      noLink: true,
    });
    return response;
  }
}
