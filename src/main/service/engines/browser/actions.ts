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
import { isClosedTarget, isLostDocument } from './failures.ts';
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

/** Longest wait for an element to appear, and for one to become clickable. */
const APPEAR_MS = 30_000;
const CLICK_MS = 10_000;
/** Wait for one of several that is there to become clickable. */
const COVERED_MS = 3_000;
/** A page that neither loads nor grows for so long has what it will have: a timer of its own may take some seconds. */
const REST_MS = 4_000;
const REQUEST_MS = 5_000;
const LOOK_MS = 100;
const MISSING = 'no such element is on the page';
const SETTLE_MS = 5_000;
/** A form sent or a link clicked needs a moment until its navigation begins; a quiet page says nothing. */
const NAVIGATION_BEAT_MS = 120;
const IMAGES_MS = 3_000;
const MAX_CLICKS = 200;

/** Throws `SCRAPE_ACTION_ERROR` at the first action that fails; the ones before it have happened. */
export async function performActions(stage: Stage, actions: readonly Action[]): Promise<Performed> {
  const collected: Collected = {
    screenshots: [],
    scrapes: [],
    javascriptReturns: [],
    pdfs: [],
    warnings: [],
  };
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
  }
  const { warnings, ...results } = collected;
  return { results, warnings };
}

async function perform(stage: Stage, action: Action, into: Collected): Promise<void> {
  const { page } = stage;
  switch (action.type) {
    case 'wait':
      await stage.sleep(action.milliseconds);
      return;
    case 'waitForSelector':
      await page.waitForSelector(action.selector, {
        state: 'attached',
        timeout: patience(stage, APPEAR_MS),
      });
      return;
    case 'click':
      await click(stage, action);
      return;
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

function patience(stage: Stage, mostMs: number): number {
  // the rest of the time is left for the failure to be told
  return Math.max(1, Math.min(mostMs, stage.leftMs() - 250));
}

type Click = Extract<Action, { readonly type: 'click' }>;

async function click(stage: Stage, { selector, all, otherwise }: Click): Promise<void> {
  if (otherwise !== undefined) {
    await clickFirst(stage, [selector, ...otherwise]);
    return;
  }
  const found = stage.page.locator(selector);
  const timeout = patience(stage, CLICK_MS);
  if (!all) {
    await found.first().click({ timeout });
    return;
  }
  await found.first().waitFor({ state: 'attached', timeout });
  const count = Math.min(await found.count(), MAX_CLICKS);
  // handles, not positions: a click may remove or add elements
  const elements = await found.elementHandles();
  for (const element of elements.slice(0, count)) {
    await element.click({ timeout: patience(stage, CLICK_MS) });
  }
}

/** Presses what the first of the selectors finds that can be pressed. */
async function clickFirst(stage: Stage, selectors: readonly string[]): Promise<void> {
  const there = await appearing(stage, selectors);
  if (there.length === 0) throw new Error(MISSING);
  for (const [i, selector] of there.entries()) {
    const isLast = i === there.length - 1;
    const timeout = patience(stage, isLast ? CLICK_MS : COVERED_MS);
    try {
      await stage.page.locator(selector).first().click({ timeout });
      return;
    } catch (error) {
      if (isLast || isClosedTarget(error)) throw error;
    }
  }
}

/** Those that find something, once one does; none when the page has been at rest for a while. */
async function appearing(
  { page, watch, sleep, leftMs }: Stage,
  selectors: readonly string[],
): Promise<readonly string[]> {
  const endAt = performance.now() + Math.min(CLICK_MS, leftMs() - 250);
  let restless = performance.now();
  let size: unknown;
  for (;;) {
    const counts = await Promise.all(
      selectors.map((one) => page.locator(one).count().catch(noneIfLost)),
    );
    const there = selectors.filter((_, i) => (counts[i] ?? 0) > 0);
    const now = performance.now();
    if (there.length > 0 || now >= endAt) return there;
    const newSize: unknown = await page
      .evaluate(`document.getElementsByTagName('*').length`)
      .catch(() => undefined);
    if (newSize !== size || watch.underWay(REQUEST_MS) > 0) restless = now;
    size = newSize;
    if (now - restless >= REST_MS) return [];
    await sleep(LOOK_MS);
  }
}

/** Of a document that gives way to another one. */
function noneIfLost(error: unknown): number {
  if (!isLostDocument(error)) throw error;
  return 0;
}

async function scroll(
  stage: Stage,
  { direction, selector }: { readonly direction: 'up' | 'down'; readonly selector?: string },
): Promise<void> {
  const { page, cdp } = stage;
  const sign = direction === 'up' ? -1 : 1;
  if (selector !== undefined) {
    const element = page.locator(selector).first();
    await element.waitFor({ state: 'attached', timeout: patience(stage, CLICK_MS) });
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
  const type = action.type === 'waitForSelector' ? 'wait' : action.type;
  const text = error instanceof Error ? error.message : String(error);
  const isLate = /timeout \d+ms exceeded/i.test(text);
  const on = selector === undefined ? '' : ` on "${selector}"`;
  const why = isLate
    ? 'no such element appeared or could be used in time; check the selector, or wait for it first'
    : reasonIn(text);
  return new HearthError('SCRAPE_ACTION_ERROR', `Action ${index} (${type}${on}) failed: ${why}.`, {
    cause: error,
    details: { index, type, ...(selector === undefined ? {} : { selector }) },
  });
}

/** As it was pointed at. */
const pointedAt = (action: Extract<Action, { readonly selector?: string }>): string | undefined =>
  (action.type === 'click' ? action.otherwise?.at(-1) : undefined) ?? action.selector;

/** The first line of Playwright's error without its API name, call log and full stop. */
function reasonIn(text: string): string {
  const [line = text] = text.split('\n');
  return line.replace(/^\w+\.\w+: (Error: )?/, '').replace(/\.$/, '');
}
