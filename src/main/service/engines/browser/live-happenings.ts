/**
 * What a page does beside showing itself, told to whoever looks at it: dialogs, pop-ups, downloads, file choosers,
 * addresses that do not come. Nothing of it may stop the page or leave it.
 */
import type { Dialog, FileChooser, Page, Request } from 'playwright-core';
import type { LiveDialog } from '../../ports/live-page.ts';
import { readNavigationFailure } from './failures.ts';
import type { LentPage } from './contexts.ts';
import { closeDialog } from './page-watch.ts';

export interface Told {
  readonly notice: (text: string) => void;
  readonly dialog: (dialog: LiveDialog | null) => void;
  /** A window that a person's click asked for. */
  readonly go: (url: string) => void;
}

export interface Happenings {
  answer(accept: boolean, text: string): Promise<void>;
  /** The dialog that waits, for whoever begins to look. */
  dialog(): LiveDialog | null;
  end(): void;
}

/** More of them in `FLOOD_MS` and the page is not asked for any more. */
const MOST_DIALOGS = 3;
const FLOOD_MS = 10_000;
const SAID_AGAIN_MS = 5_000;
const MOST_CHARS = 2_000;

const SENTENCES = {
  dialogs: 'The page keeps opening dialogs; they are closed.',
  popup: 'The page tried to open a window by itself; it was not opened.',
  opened: 'The link opens a window; it is shown here. Back leads to the page before.',
  file: 'The page asked for a file of yours. Files are not given to a page here.',
  download: 'The page offered a file. Downloads are not taken here.',
} as const;

/** Listens until `end` is called. */
export function watchHappenings({ page, cdp, watch }: LentPage, told: Told): Happenings {
  let open: { readonly dialog: Dialog; readonly shown: LiveDialog } | undefined;
  let recent: number[] = [];
  const said = new Map<string, number>();
  const say = (text: string): void => {
    const now = performance.now();
    if (now - (said.get(text) ?? -Infinity) < SAID_AGAIN_MS) return;
    said.set(text, now);
    told.notice(text);
  };

  const onDialog = (dialog: Dialog): void => {
    const now = performance.now();
    recent = [...recent.filter((at) => now - at < FLOOD_MS), now];
    const kind = dialog.type();
    const isKnown = kind === 'alert' || kind === 'confirm' || kind === 'prompt';
    if (!isKnown || recent.length > MOST_DIALOGS) {
      if (isKnown) say(SENTENCES.dialogs);
      void closeDialog(dialog);
      return;
    }
    const message = dialog.message().slice(0, MOST_CHARS);
    const value = dialog.defaultValue().slice(0, MOST_CHARS);
    open = { dialog, shown: { kind, site: hostOf(page), message, value } };
    told.dialog(open.shown);
  };
  const forget = (): void => {
    if (open === undefined) return;
    open = undefined;
    told.dialog(null);
  };
  const onWindow = ({ url, userGesture }: { url: string; userGesture: boolean }): void => {
    if (!userGesture || !/^https?:/.test(url)) {
      say(SENTENCES.popup);
      return;
    }
    say(SENTENCES.opened);
    told.go(url);
  };
  const onChooser = (chooser: FileChooser): void => {
    void chooser.element().dispose();
    say(SENTENCES.file);
  };
  const onDownload = (): void => say(SENTENCES.download);
  const onFailed = (request: Request): void => {
    const failure = isMain(request, page) ? failureOf(request) : undefined;
    if (failure !== undefined) say(failure);
  };
  watch.onDialog(onDialog);
  cdp.on('Page.windowOpen', onWindow);
  page.on('filechooser', onChooser);
  page.on('download', onDownload);
  page.on('requestfailed', onFailed);
  return {
    async answer(accept, text) {
      const { dialog } = open ?? {};
      forget();
      // gone with its page, or answered by somebody else
      await (accept ? dialog?.accept(text) : dialog?.dismiss())?.catch(() => undefined);
    },
    dialog: () => open?.shown ?? null,
    end() {
      watch.onDialog(undefined);
      if (open !== undefined) void closeDialog(open.dialog);
      open = undefined;
      cdp.off('Page.windowOpen', onWindow);
      page.off('filechooser', onChooser);
      page.off('download', onDownload);
      page.off('requestfailed', onFailed);
    },
  };
}

/** Why the address did not come, in words; undefined when one navigation took the place of another. */
function failureOf(request: Request): string | undefined {
  const why = request.failure()?.errorText ?? '';
  if (why === '' || why.includes('ERR_ABORTED')) return undefined;
  return readNavigationFailure(new Error(why), request.url()).message;
}

function isMain(request: Request, page: Page): boolean {
  try {
    return request.isNavigationRequest() && request.frame() === page.mainFrame();
  } catch {
    return false; // its frame is gone
  }
}

function hostOf(page: Page): string {
  return URL.parse(page.url())?.host ?? '';
}
