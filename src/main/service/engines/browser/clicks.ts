/**
 * Finds the elements that actions name, and presses them as a hand would.
 *
 * An element is looked for in the page, then in its frames. Of all that a selector finds, those that are hidden,
 * disabled or gone are left out, and none at all is no failure. An option of a select is chosen.
 */
import type { ElementHandle, Frame, Locator, Page } from 'playwright-core';
import type { Action } from '../../domain/command.ts';
import { isClosedTarget, isLostDocument } from './failures.ts';
import type { PageWatch } from './page-watch.ts';

export interface ClickStage {
  readonly page: Page;
  readonly watch: PageWatch;
  /** ms until the capture must end. */
  readonly leftMs: () => number;
  /** Rejects when the capture is stopped. */
  readonly sleep: (ms: number) => Promise<void>;
}

/** Longest wait for an element to be there and clickable. */
export const USABLE_MS = 10_000;
/** Wait for one of several that is there to become clickable. */
const COVERED_MS = 3_000;
/** A page that neither loads nor grows for so long has what it will have: a timer of its own may take some seconds. */
const REST_MS = 4_000;
const REQUEST_MS = 5_000;
const LOOK_MS = 100;
/** Frames of others are looked into when the page itself has had so much time. */
const FRAMES_AFTER_MS = 2_000;
/** A frame that does not answer has nothing. */
const FRAME_MS = 1_000;
const MAX_CLICKS = 200;
const MISSING = 'no such element appeared; check the selector, or wait for it first';

type Click = Extract<Action, { readonly type: 'click' }>;

export function patience({ leftMs }: Pick<ClickStage, 'leftMs'>, mostMs: number): number {
  const left = leftMs();
  // the rest of the time is left for the failure to be told
  return Math.max(1, Math.min(mostMs, left - Math.max(250, left / 8)));
}

/** Resolves a sentence when not all of what was to be clicked was. */
export async function click(
  stage: ClickStage,
  { selector, all, otherwise }: Click,
): Promise<string | undefined> {
  if (otherwise !== undefined) await clickFirst(stage, [selector, ...otherwise]);
  else if (all) return await clickAll(stage, selector);
  else {
    const endAt = performance.now() + patience(stage, USABLE_MS);
    const element = await found(stage, selector, USABLE_MS);
    await press(element, Math.max(1, Math.round(endAt - performance.now())));
  }
  return undefined;
}

/** The first element of the page, or else of a frame in it; waits until there is one. */
export async function found(stage: ClickStage, selector: string, mostMs: number): Promise<Locator> {
  const { page, sleep } = stage;
  const startedAt = performance.now();
  const endAt = startedAt + patience(stage, mostMs);
  for (;;) {
    const isLong = performance.now() - startedAt >= FRAMES_AFTER_MS;
    for (const frame of isLong ? page.frames() : [page.mainFrame()]) {
      const here = frame.locator(selector);
      if ((await countIn(frame, here)) > 0) return here.first();
    }
    if (performance.now() >= endAt) throw new Error(MISSING);
    await sleep(LOOK_MS);
  }
}

async function countIn(frame: Frame, all: Locator): Promise<number> {
  const count = all.count().catch(noneIfLost);
  if (frame.parentFrame() === null) return await count;
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), FRAME_MS);
  });
  try {
    return await Promise.race([count, silent]);
  } finally {
    clearTimeout(timer);
  }
}

/** As much of the DOM's type as is used below. */
interface Named {
  readonly localName: string;
}

/** Nothing but its select can press an option. */
async function press(element: Locator, timeout: number): Promise<void> {
  if ((await element.evaluate((one: Named) => one.localName)) !== 'option') {
    await element.click({ timeout });
    return;
  }
  const option = await element.elementHandle();
  await element.locator('xpath=ancestor::select[1]').selectOption(option, { timeout });
}

async function clickAll(stage: ClickStage, selector: string): Promise<string | undefined> {
  const there = await appearing(stage, [selector]);
  if (there.length === 0) return `A click on all of "${selector}" found no such element.`;
  // handles, not positions: a click may remove or add elements
  const elements = (await stage.page.locator(selector).elementHandles()).slice(0, MAX_CLICKS);
  let clicked = 0;
  let failure = new Error('all such elements are hidden, disabled or gone');
  for (const element of elements) {
    try {
      if (!(await canBeUsed(element))) continue;
      await element.click({ timeout: patience(stage, clicked === 0 ? USABLE_MS : COVERED_MS) });
      clicked += 1;
    } catch (error) {
      if (isClosedTarget(error)) throw error;
      failure = error instanceof Error ? error : failure;
      // another page has come, or there is no time for more
      if (isLostDocument(error) || stage.leftMs() < COVERED_MS) break;
    }
  }
  if (clicked === 0) throw failure;
  const left = elements.length - clicked;
  return left === 0
    ? undefined
    : `A click on all of "${selector}" left out ${left} of ${elements.length} elements, which were hidden, disabled, covered or gone.`;
}

async function canBeUsed(element: ElementHandle): Promise<boolean> {
  return (await element.isVisible()) && (await element.isEnabled());
}

/** Presses what the first of the selectors finds that can be pressed. */
async function clickFirst(stage: ClickStage, selectors: readonly string[]): Promise<void> {
  const there = await appearing(stage, selectors);
  if (there.length === 0) throw new Error(MISSING);
  for (const [i, selector] of there.entries()) {
    const isLast = i === there.length - 1;
    const timeout = patience(stage, isLast ? USABLE_MS : COVERED_MS);
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
  stage: ClickStage,
  selectors: readonly string[],
): Promise<readonly string[]> {
  const { page, watch, sleep } = stage;
  const endAt = performance.now() + patience(stage, USABLE_MS);
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

/** What Playwright's log says last of an element that could not be used, and what can be done. */
const UNUSED: readonly (readonly [RegExp, (what: string) => string])[] = [
  [
    /(<[^\n]*>) (?:from [^\n]* subtree )?intercepts pointer events/,
    (what) => `${what} lies over it; close or remove that first`,
  ],
  [
    /element is not visible/,
    () => 'it is on the page, but cannot be seen; make it appear, or click it by executeJavascript',
  ],
  [/element is not enabled/, () => 'it is disabled, and stayed so'],
  [/element is not stable/, () => 'it keeps moving'],
  [/element is outside of the viewport/, () => 'it cannot be scrolled into view'],
];

/** Why an element could not be used in time; undefined when `text` tells of something else. */
export function whyUnused(text: string): string | undefined {
  if (!/timeout \d+ms exceeded/i.test(text)) return undefined;
  for (const line of text.split('\n').reverse()) {
    for (const [match, say] of UNUSED) {
      const what = match.exec(line);
      if (what !== null) return say(what[1] ?? '');
    }
  }
  return 'no such element appeared or could be used in time; check the selector, or wait for it first';
}
