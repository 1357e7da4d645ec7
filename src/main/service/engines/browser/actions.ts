/**
 * Carries out a caller's page actions in order and collects their results.
 *
 * An action that cannot be done is `SCRAPE_ACTION_ERROR`, naming its index, type and selector. After
 * each action that may change the page, its content is given a moment to settle. Meaning of the
 * actions: wire/v2.md section 4.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { Action } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { ActionResults, ScreenshotShot } from '../../domain/snapshot.ts';
import { click, found, patience, USABLE_MS, whyUnused } from './clicks.ts';
import { isClosedTarget } from './failures.ts';
import type { PageWatch } from './page-watch.ts';
import { execute } from './run-script.ts';
import { takeScreenshot } from './screenshots.ts';
import type { Settled } from './settle.ts';

export interface Stage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly watch: PageWatch;
  /** Lets the page come to rest; with HTML when it is wanted. */
  readonly settle: (wants: 'html' | 'nothing', maxMs: number) => Promise<Settled>;
  /** ms until the capture must end. */
  readonly leftMs: () => number;
  /** Rejects when the capture is stopped. */
  readonly sleep: (ms: number) => Promise<void>;
}

export interface Performed {
  readonly results: ActionResults;
  readonly warnings: readonly string[];
}

interface Collected {
  readonly screenshots: ScreenshotShot[];
  readonly scrapes: { url: string; html: string }[];
  readonly javascriptReturns: { type: string; value: unknown }[];
  readonly pdfs: Uint8Array[];
  readonly warnings: string[];
}

/** Longest wait for an element to appear. */
const APPEAR_MS = 30_000;
const SETTLE_MS = 5_000;
/** A form sent or a link clicked needs a moment until its navigation begins; a quiet page says nothing. */
const NAVIGATION_BEAT_MS = 120;
const IMAGES_MS = 3_000;

/** Throws `SCRAPE_ACTION_ERROR` at the first action that fails; the ones before it have happened. */
export async function performActions(stage: Stage, actions: readonly Action[]): Promise<Performed> {
  const collected: Collected = {
    screenshots: [],
    scrapes: [],
    javascriptReturns: [],
    pdfs: [],
    warnings: [],
  };
  const windows = await watchWindows(stage.cdp);
  try {
    for (const [index, action] of actions.entries()) {
      try {
        await perform(stage, action, collected);
        if (changesPage(action)) {
          await stage.sleep(Math.min(NAVIGATION_BEAT_MS, Math.max(0, stage.leftMs())));
          await stage.settle('nothing', SETTLE_MS);
        }
      } catch (error) {
        if (error instanceof HearthError || isClosedTarget(error)) throw error;
        throw actionError(error, action, index);
      }
      collected.warnings.push(...windows.taken().map((url) => unfollowed(action, index, url)));
    }
  } finally {
    windows.end();
  }
  const { warnings, ...results } = collected;
  return { results, warnings };
}

interface Windows {
  /** Addresses opened in windows of their own since the last call. */
  taken(): readonly string[];
  end(): void;
}

async function watchWindows(cdp: CDPSession): Promise<Windows> {
  const urls = new Set<string>();
  const onOpen = ({ url }: { readonly url: string }): void => void urls.add(url);
  cdp.on('Page.windowOpen', onOpen);
  await cdp.send('Page.enable');
  return {
    taken: () => {
      const taken = [...urls];
      urls.clear();
      return taken;
    },
    end: () => void cdp.off('Page.windowOpen', onOpen),
  };
}

function unfollowed(action: Action, index: number, url: string): string {
  const what = url === '' ? 'a window' : `${url} in a window`;
  return `Action ${nameOf(action, index)} opened ${what} of its own, which was closed; to read it, scrape its address.`;
}

async function perform(stage: Stage, action: Action, into: Collected): Promise<void> {
  const { page } = stage;
  switch (action.type) {
    case 'wait':
      await stage.sleep(action.milliseconds);
      return;
    case 'waitForSelector':
      await found(stage, action.selector, APPEAR_MS);
      return;
    case 'click': {
      const warning = await click(stage, action);
      if (warning !== undefined) into.warnings.push(warning);
      return;
    }
    case 'write':
      if (!(await hasFocus(page))) {
        into.warnings.push(
          'A write action typed while no field had the focus; click the field first.',
        );
      }
      await page.keyboard.type(action.text);
      return;
    case 'press':
      await page.keyboard.press(keyName(action.key));
      return;
    case 'scroll':
      await scroll(stage, action);
      return;
    case 'screenshot': {
      const { shot, warning } = await takeScreenshot(stage, action, {
        imagesMs: patience(stage, IMAGES_MS),
      });
      into.screenshots.push(shot);
      if (warning !== undefined) into.warnings.push(warning);
      return;
    }
    case 'scrape': {
      const { url, html } = await stage.settle('html', SETTLE_MS);
      into.scrapes.push({ url, html });
      return;
    }
    case 'executeJavascript':
      await runScript(stage, action.script, into);
      return;
    case 'pdf': {
      const { landscape, scale, format } = action;
      const bytes = await page.pdf({ landscape, scale, format, printBackground: true });
      into.pdfs.push(new Uint8Array(bytes));
    }
  }
}

async function runScript(stage: Stage, script: string, into: Collected): Promise<void> {
  const { warning, ...returned } = await execute(stage, script);
  into.javascriptReturns.push(returned);
  if (warning !== undefined) into.warnings.push(warning);
}

/** Whether the page may look different afterwards; waiting and reading need no settling. */
function changesPage({ type }: Action): boolean {
  return ['click', 'write', 'press', 'scroll', 'executeJavascript'].includes(type);
}

async function scroll(
  stage: Stage,
  { direction, selector }: { readonly direction: 'up' | 'down'; readonly selector?: string },
): Promise<void> {
  const { cdp } = stage;
  const sign = direction === 'up' ? -1 : 1;
  if (selector !== undefined) {
    const element = await found(stage, selector, USABLE_MS);
    await element.evaluate((one: Scrollable, by) => one.scrollBy(0, by * one.clientHeight), sign);
    return;
  }
  await cdp.send('Runtime.evaluate', {
    expression: `scrollBy({ top: ${sign} * innerHeight, behavior: 'instant' })`,
  });
}

/** As much of the DOM's type as is used above. */
interface Scrollable {
  readonly clientHeight: number;
  scrollBy(x: number, y: number): void;
}

async function hasFocus(page: Page): Promise<boolean> {
  const focused: unknown = await page.evaluate(
    `document.activeElement !== null && document.activeElement !== document.body`,
  );
  return focused === true;
}

/** Spellings clients use for keys, beside those of the DOM (`KeyboardEvent.key`), which pass. */
const KEYS: Readonly<Record<string, string>> = {
  enter: 'Enter',
  return: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  esc: 'Escape',
  space: 'Space',
  spacebar: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
  shift: 'Shift',
  control: 'Control',
  ctrl: 'Control',
  alt: 'Alt',
  meta: 'Meta',
};

/** `ENTER` → `Enter`, `ctrl+a` → `Control+a`, `page_down` → `PageDown`. */
export function keyName(key: string): string {
  return key
    .split(/(?<=.)\+/)
    .map((part) => KEYS[part.toLowerCase().replaceAll(/[_\s-]/g, '')] ?? part)
    .join('+');
}

function actionError(error: unknown, action: Action, index: number): HearthError {
  const selector = 'selector' in action ? pointedAt(action) : undefined;
  const text = error instanceof Error ? error.message : String(error);
  const why = whyUnused(text) ?? reasonIn(text);
  return new HearthError('SCRAPE_ACTION_ERROR', `Action ${nameOf(action, index)} failed: ${why}.`, {
    cause: error,
    details: { index, type: typeOf(action), ...(selector === undefined ? {} : { selector }) },
  });
}

/** As the caller wrote it. */
const typeOf = ({ type }: Action): string => (type === 'waitForSelector' ? 'wait' : type);

function nameOf(action: Action, index: number): string {
  const selector = 'selector' in action ? pointedAt(action) : undefined;
  const on = selector === undefined ? '' : ` on "${selector}"`;
  return `${index} (${typeOf(action)}${on})`;
}

/** As it was pointed at. */
const pointedAt = (action: Extract<Action, { readonly selector?: string }>): string | undefined =>
  (action.type === 'click' ? action.otherwise?.at(-1) : undefined) ?? action.selector;

/** The first line of Playwright's error without its API name, call log and full stop. */
function reasonIn(text: string): string {
  const [line = text] = text.split('\n');
  return line.replace(/^\w+\.\w+: (Error: )?/, '').replace(/[.?]$/, '');
}
