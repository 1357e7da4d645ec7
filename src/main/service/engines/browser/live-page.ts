/**
 * A page that somebody looks at and drives (ports/live-page.ts), over the Chrome DevTools Protocol: a
 * screencast out, input events in, questions about elements in an isolated world.
 *
 * Every picture is acknowledged when it comes, so that Chromium never waits; only the newest is kept. A
 * screencast may fall silent after a navigation: then one picture is asked for.
 */
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { HearthError } from '../../domain/errors.ts';
import { parseHttpUrl } from '../../net/http-url.ts';
import type {
  Box,
  LiveFrame,
  LiveInput,
  LiveListener,
  LivePage,
  LiveState,
  Modifiers,
  Pointed,
  ViewSize,
} from '../../ports/live-page.ts';
import { throwIfRefused } from './capture.ts';
import type { LentPage } from './contexts.ts';
import { isClosedTarget, readNavigationFailure } from './failures.ts';
import { BOXES_OF, POINT_AT } from './point-at.ts';
import { runIsolated } from './settle.ts';

const QUALITY = 70;
/** Without a picture for so long, one is asked for. */
const SILENT_MS = 1_500;
const GO_MS = 60_000;
const SCREENCAST_TRIES = 5;
const SCREENCAST_PAUSE_MS = 100;

type MousePayload = Parameters<typeof dispatchMouse>[1];

/** Drives `lent`; resolves once the address has begun to show. Throws why it does not. */
export async function openLivePage(
  lent: LentPage,
  options: { readonly url: string; readonly size: ViewSize; readonly onClosed: () => void },
): Promise<LivePage> {
  const live = new Live(lent, options.size, options.onClosed);
  try {
    await live.start(options.url);
    return live;
  } catch (error) {
    await live.close();
    throw error instanceof HearthError ? error : readNavigationFailure(error, options.url);
  }
}

class Live implements LivePage {
  readonly #lent: LentPage;
  readonly #onClosed: () => void;
  readonly #listeners = new Set<LiveListener>();
  #size: ViewSize;
  #frame: LiveFrame | undefined;
  #state: LiveState = { url: '', title: '', isLoading: true };
  #silence: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(lent: LentPage, size: ViewSize, onClosed: () => void) {
    this.#lent = lent;
    this.#size = size;
    this.#onClosed = onClosed;
  }

  get #page(): Page {
    return this.#lent.page;
  }

  get #cdp(): CDPSession {
    return this.#lent.cdp;
  }

  async start(url: string): Promise<void> {
    const page = this.#page;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      void this.#tellState(true);
      // another process may show the new document: its pictures are asked for anew
      void this.#startScreencast();
    });
    page.on('domcontentloaded', () => void this.#tellState(true));
    page.on('load', () => void this.#tellState(false));
    page.on('crash', () => void this.#end('The page stopped. Open it again.'));
    page.on('close', () => void this.#end('The page was closed. Open it again.'));
    this.#cdp.on('Page.screencastFrame', (taken) => {
      const { sessionId, data } = taken;
      void this.#cdp.send('Page.screencastFrameAck', { sessionId }).catch(gone);
      this.#show(new Uint8Array(Buffer.from(data, 'base64')));
    });
    await page.setViewportSize(this.#size);
    await this.#go(url);
    await this.#startScreencast();
    await this.#takePicture();
  }

  listen(listener: LiveListener): void {
    this.#listeners.add(listener);
    if (this.#frame !== undefined) listener.frame(this.#frame);
    listener.state(this.#state);
  }

  async input(input: LiveInput): Promise<void> {
    try {
      await this.#perform(input);
    } catch (error) {
      if (this.#isClosed || isClosedTarget(error)) return;
      throw error instanceof HearthError ? error : readNavigationFailure(error, this.#page.url());
    }
  }

  async pointAt(x: number, y: number): Promise<Pointed | null> {
    const found = await this.#ask(`${POINT_AT}(${x}, ${y})`);
    return isPointed(found) ? found : null;
  }

  async boxesOf(selector: string): Promise<readonly Box[]> {
    const found = await this.#ask(`${BOXES_OF}(${JSON.stringify(selector)})`);
    return Array.isArray(found) ? found.filter(isBox) : [];
  }

  async close(): Promise<void> {
    await this.#end('The page was closed.');
  }

  async #ask(expression: string): Promise<unknown> {
    if (this.#isClosed) return undefined;
    try {
      return await runIsolated(this.#cdp, this.#page, expression);
    } catch {
      return undefined; // it navigated under the question: there is nothing at this point any more
    }
  }

  async #perform(input: LiveInput): Promise<void> {
    const page = this.#page;
    switch (input.kind) {
      case 'pointer':
        await dispatchMouse(this.#cdp, pointerEvent(input));
        return;
      case 'wheel': {
        const { x, y, dx, dy } = input;
        await dispatchMouse(this.#cdp, { type: 'mouseWheel', x, y, deltaX: dx, deltaY: dy });
        return;
      }
      case 'key':
        await pressKey(page, input.action, input.key);
        return;
      case 'text':
        await page.keyboard.insertText(input.text);
        return;
      case 'go':
        await this.#go(input.url);
        return;
      case 'back':
        await page.goBack({ waitUntil: 'commit', timeout: GO_MS });
        return;
      case 'forward':
        await page.goForward({ waitUntil: 'commit', timeout: GO_MS });
        return;
      case 'reload':
        await page.reload({ waitUntil: 'commit', timeout: GO_MS });
        return;
      case 'resize':
        this.#size = { width: input.width, height: input.height };
        await page.setViewportSize(this.#size);
        await this.#cdp.send('Page.stopScreencast');
        await this.#startScreencast();
    }
  }

  async #go(url: string): Promise<void> {
    const { href, hostname } = parseHttpUrl(url);
    this.#lent.allow(hostname);
    const response = await this.#page.goto(href, { waitUntil: 'commit', timeout: GO_MS });
    if (response !== null) throwIfRefused(this.#lent, response);
  }

  /** While one document replaces another there is nothing to picture: it is asked again. */
  async #startScreencast(): Promise<void> {
    const { width, height } = this.#size;
    for (let left = SCREENCAST_TRIES; left > 0 && !this.#isClosed; left -= 1) {
      try {
        await this.#cdp.send('Page.startScreencast', {
          format: 'jpeg',
          quality: QUALITY,
          maxWidth: width,
          maxHeight: height,
          everyNthFrame: 1,
        });
        return;
      } catch {
        await setTimeout(SCREENCAST_PAUSE_MS);
      }
    }
  }

  async #takePicture(): Promise<void> {
    if (this.#isClosed) return;
    try {
      const { data } = await this.#cdp.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: QUALITY,
        optimizeForSpeed: true,
      });
      this.#show(new Uint8Array(Buffer.from(data, 'base64')));
    } catch {
      // it is navigating: the next picture comes with the new document
    }
  }

  #show(jpeg: Uint8Array): void {
    this.#frame = { ...this.#size, jpeg };
    for (const listener of this.#listeners) listener.frame(this.#frame);
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  async #tellState(isLoading: boolean): Promise<void> {
    // after a navigation the screencast may show nothing until something moves
    clearTimeout(this.#silence);
    this.#silence = globalThis.setTimeout(() => void this.#takePicture(), SILENT_MS);
    const title = await this.#page.title().catch(() => '');
    if (this.#isClosed) return;
    this.#state = { url: this.#page.url(), title, isLoading };
    for (const listener of this.#listeners) listener.state(this.#state);
  }

  async #end(reason: string): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#silence);
    for (const listener of this.#listeners) listener.ended(reason);
    this.#listeners.clear();
    await this.#lent.release('close').catch(gone);
    this.#onClosed();
  }
}

function dispatchMouse(
  cdp: CDPSession,
  event: {
    readonly type: 'mouseMoved' | 'mousePressed' | 'mouseReleased' | 'mouseWheel';
    readonly x: number;
    readonly y: number;
    readonly button?: 'none' | 'left' | 'middle' | 'right';
    readonly buttons?: number;
    readonly clickCount?: number;
    readonly modifiers?: number;
    readonly deltaX?: number;
    readonly deltaY?: number;
  },
): Promise<unknown> {
  return cdp.send('Input.dispatchMouseEvent', event);
}

const TYPES = { move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const;
const BUTTON_BITS = { none: 0, left: 1, right: 2, middle: 4 } as const;
/** Chrome DevTools Protocol, Input.dispatchMouseEvent. */
const MODIFIER_BITS = { alt: 1, control: 2, meta: 4, shift: 8 } as const;

function pointerEvent(input: Extract<LiveInput, { kind: 'pointer' }>): MousePayload {
  const { action, x, y, button, clicks, modifiers } = input;
  return {
    type: TYPES[action],
    x,
    y,
    button,
    buttons: action === 'up' ? 0 : BUTTON_BITS[button],
    clickCount: action === 'move' ? 0 : clicks,
    modifiers: bitsOf(modifiers),
  };
}

function bitsOf(modifiers: Modifiers): number {
  return modifiers.reduce((bits, name) => bits | MODIFIER_BITS[name], 0);
}

/** Keys that Playwright has no name for are letters of another layout: their text goes in as it is. */
async function pressKey(page: Page, action: 'down' | 'up', key: string): Promise<void> {
  try {
    await page.keyboard[action](key);
  } catch (error) {
    if (isClosedTarget(error)) throw error;
    if (action === 'down' && /^.$/u.test(key)) await page.keyboard.insertText(key);
  }
}

function isBox(value: unknown): value is Box {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['x', 'y', 'width', 'height'].map((name): unknown => Reflect.get(value, name));
  return numbers.every((number) => Number.isFinite(number));
}

/** A page can only lie about itself; what it answers is checked for shape and size. */
function isPointed(value: unknown): value is Pointed {
  if (typeof value !== 'object' || value === null) return false;
  const { path, box, tag, text } = value as Readonly<Record<string, unknown>>;
  const isPath =
    Array.isArray(path) &&
    path.length <= 10 &&
    path.every((part) => typeof part === 'string' && part.length <= 4_000);
  return (
    isPath &&
    isBox(box) &&
    typeof tag === 'string' &&
    typeof text === 'string' &&
    tag.length <= 100 &&
    text.length <= 80
  );
}

function gone(): void {
  // the page closed meanwhile: there is nothing to tell it any more
}
