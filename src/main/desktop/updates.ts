/**
 * New versions through electron-updater: off until a feed is configured (`updateUrl`) and the app is
 * packaged. Asked at the start and every six hours; a new version is fetched in the background, told once,
 * and put in place when the app quits. Only https feeds (and loopback ones, for trying) are asked.
 */
import type { AppUpdater } from 'electron-updater';

type UpdateState = 'idle' | 'available' | 'downloaded';

export interface Updates {
  state(): UpdateState;
  /** Asks now; resolves a sentence for the person who asked. */
  check(): Promise<string>;
  stop(): void;
}

export interface UpdateDeps {
  readonly feedUrl: string | undefined;
  readonly isPackaged: boolean;
  /** electron-updater, loaded only when it is used. */
  readonly load: () => Promise<Pick<AppUpdater, UpdaterParts>>;
  readonly tell: (note: { readonly title: string; readonly body: string }) => void;
  readonly log: (sentence: string, fields?: Readonly<Record<string, unknown>>) => void;
}

type UpdaterParts =
  'autoDownload' | 'autoInstallOnAppQuit' | 'checkForUpdates' | 'logger' | 'on' | 'setFeedURL';

const ASK_EVERY_MS = 6 * 3_600_000;

/** Resolves nothing while updates are off. */
export async function startUpdates(deps: UpdateDeps): Promise<Updates | undefined> {
  const { feedUrl } = deps;
  if (feedUrl === undefined || !deps.isPackaged) return undefined;
  if (!isSafeFeed(feedUrl)) {
    deps.log('updates are off: the update address must begin with https://', { feedUrl });
    return undefined;
  }
  const updater = await deps.load();
  let state: UpdateState = 'idle';
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  updater.logger = null;
  updater.setFeedURL({ provider: 'generic', url: feedUrl });
  updater.on('update-available', () => (state = 'available'));
  updater.on('update-not-available', () => (state = 'idle'));
  updater.on('update-downloaded', ({ version }) => {
    state = 'downloaded';
    deps.tell({
      title: `Hearth ${version} is ready`,
      body: 'It is put in place when you quit Hearth.',
    });
  });
  updater.on('error', (error) => deps.log('update failed', { error: error.message }));
  const check = async (): Promise<string> => {
    try {
      const answer = await updater.checkForUpdates();
      return answer?.isUpdateAvailable === true
        ? `Hearth ${answer.updateInfo.version} is being fetched; it is put in place when you quit.`
        : 'This is the newest version.';
    } catch (error) {
      return `The update address did not answer: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  const timer = setInterval(() => void check(), ASK_EVERY_MS);
  timer.unref();
  void check();
  return { state: () => state, check, stop: () => clearInterval(timer) };
}

function isSafeFeed(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.protocol === 'https:') return true;
  return parsed?.protocol === 'http:' && /^(127\.|localhost$|\[::1\]$)/.test(parsed.hostname);
}
