/**
 * A page that somebody looks at and drives (ports/live-page.ts), over the Chrome DevTools Protocol: a
 * screencast out, input events in, questions about elements in an isolated world.
 *
 * Every picture is acknowledged when it comes, so that Chromium never waits; only the newest is kept. A
 * screencast may fall silent after a navigation: then one picture is asked for.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Action } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import { parseHttpUrl } from '../../net/http-url.ts';
import type { BrowserState } from '../../domain/sign-in-profile.ts';
import type {
  Box,
  LiveFrame,
  LiveInput,
  LiveListener,
  LivePage,
  LiveState,
  LiveStep,
  PageCopy,
  Pointed,
  ViewSize,
} from '../../ports/live-page.ts';
import { performActions } from './actions.ts';
import { stateOf } from './browser-state.ts';
import { throwIfRefused } from './capture.ts';
import type { LentPage } from './contexts.ts';
import type { EncodingOf } from './declare-encoding.ts';
import { isClosedTarget, readNavigationFailure } from './failures.ts';
import { watchHappenings, type Happenings } from './live-happenings.ts';
import { dispatchMouse, pointerEvent, pressKey, stepOfKey } from './live-input.ts';
import {
  boxesAt,
  chooseOptions,
  chosen,
  copyOf,
  layoutOf,
  pointAt,
  pressedAt,
  unlessInVain,
  selectAt,
  selectionOf,
  showPlace,
  keysGo,
  typed,
  type Used,
} from './live-look.ts';

import { gateRequests } from './request-gate.ts';
import { settle, type Settled } from './settle.ts';

const QUALITY = 70;
/** Without a picture for so long, one is asked for. */
const SILENT_MS = 1_500;
const GO_MS = 60_000;
const TAKEN_MS = 300;
/** Longest time that a step of a recipe is given here. */
const STEP_MS = 20_000;
const REST_MS = 5_000;
/** A longer copy is made anew each time. */
const MOST_KEPT_CHARS = 4_000_000;
const SCREENCAST_TRIES = 5;
const SCREENCAST_PAUSE_MS = 100;

interface LiveOptions {
  readonly url: string;
  readonly size: ViewSize;
  /** As captures read it, so that what is shown and what a run reads later is one text. */
  readonly encodingOf: EncodingOf | undefined;
  readonly onClosed: () => void;
}

/** Drives `lent`; resolves once the address has begun to show. Throws why it does not. */
export async function openLivePage(lent: LentPage, options: LiveOptions): Promise<LivePage> {
  const live = new Live(lent, options);
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
  readonly #options: LiveOptions;
  readonly #listeners = new Set<LiveListener>();
  #size: ViewSize;
  #frame: LiveFrame | undefined;
  #state: LiveState = { url: '', title: '', isLoading: true };
  #silence: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #happenings: Happenings;
  #pointers = Promise.resolve();
  /** The last press, until the page has taken it. */
  #pressed = Promise.resolve();
  #lastCopy: PageCopy | undefined;
  /** Uses are told in the order in which they were made. */
  #uses = Promise.resolve();
  /** Nothing was done in it since it was opened. */
  #isUnused = true;

  constructor(lent: LentPage, options: LiveOptions) {
    this.#lent = lent;
    this.#size = options.size;
    this.#options = options;
    this.#happenings = watchHappenings(lent, {
      notice: (text) => this.#tell((listener) => listener.notice(text)),
      dialog: (dialog) => this.#tell((listener) => listener.dialog(dialog)),
      go: (url) => void this.#follow(url),
    });
  }

  get #page(): Page {
    return this.#lent.page;
  }

  get #cdp(): LentPage['cdp'] {
    return this.#lent.cdp;
  }

  async start(url: string): Promise<void> {
    const page = this.#page;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      void this.#tellState(true);
      // a page that changes its address in place is there already
      void page.waitForLoadState('load', { timeout: 0 }).then(() => this.#tellState(false), gone);
      // another process may show the new document: its pictures are asked for anew
      void this.#startScreencast();
    });
    page.on('domcontentloaded', () => void this.#tellState(true));
    page.on('crash', () => void this.#end('The page stopped. Open it again.'));
    page.on('close', () => void this.#end('The page was closed. Open it again.'));
    this.#cdp.on('Page.screencastFrame', (taken) => {
      const { sessionId, data } = taken;
      void this.#cdp.send('Page.screencastFrameAck', { sessionId }).catch(gone);
      this.#show(new Uint8Array(Buffer.from(data, 'base64')));
    });
    // says which windows the page opens
    await this.#cdp.send('Page.enable');
    await page.setViewportSize(this.#size);
    const { encodingOf } = this.#options;
    await gateRequests(this.#lent, {
      ...{ url: parseHttpUrl(url).href, headers: {}, admit: undefined },
      ...{ encodingOf, onDenied: gone },
    });
    await this.#go(url);
    await this.#startScreencast();
    await this.#takePicture();
  }

  listen(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    if (this.#frame !== undefined) listener.frame(this.#frame);
    listener.state(this.#state);
    listener.dialog(this.#happenings.dialog());
    return () => this.#listeners.delete(listener);
  }

  async input(input: LiveInput): Promise<void> {
    try {
      await this.#perform(input);
    } catch (error) {
      if (this.#isClosed || isClosedTarget(error)) return;
      throw error instanceof HearthError ? error : readNavigationFailure(error, this.#page.url());
    }
  }

  async perform(step: Action): Promise<void> {
    const { page, cdp, watch } = this.#lent;
    const endAt = performance.now() + STEP_MS;
    const leftMs = (): number => Math.max(1, endAt - performance.now());
    const rest = (wants: 'html' | 'nothing', maxMs: number): Promise<Settled> =>
      settle(
        { page, cdp, watch },
        {
          ...{ pace: 'stable', leftMs: leftMs(), maxMs, maxChars: MOST_KEPT_CHARS, wants },
          ...{ removals: [], expectsMore: 'no', waitingMs: 0 },
        },
      );
    const stage = { page, cdp, watch, leftMs, settle: rest, sleep: (ms: number) => sleep(ms) };
    try {
      await rest('nothing', REST_MS);
      await performActions(stage, [step]);
      // what somebody does next comes after it
      this.#isUnused = false;
    } catch (error) {
      throw error instanceof HearthError ? error : readNavigationFailure(error, this.url());
    }
  }

  pointAt(x: number, y: number): Promise<Pointed | null> {
    return pointAt(this.#lent, x, y);
  }

  async copy(clicks: readonly (readonly string[])[]): Promise<PageCopy> {
    try {
      const copy = await copyOf(this.#lent, clicks, this.#lastCopy);
      const { id, html, url } = copy;
      this.#lastCopy = html.length > MOST_KEPT_CHARS ? undefined : { id, html, url };
      return copy;
    } catch (error) {
      throw error instanceof HearthError ? error : readNavigationFailure(error, this.url());
    }
  }

  boxesAt(places: readonly number[]): Promise<readonly (Box | null)[]> {
    return boxesAt(this.#lent, places);
  }

  layout(): Promise<readonly Box[]> {
    return layoutOf(this.#lent);
  }

  show(place: number): Promise<Box | null> {
    return showPlace(this.#lent, place);
  }

  selection(): Promise<string> {
    return selectionOf(this.#lent);
  }

  url(): string {
    return this.#page.url();
  }

  state(): Promise<BrowserState> {
    return stateOf(this.#lent.context);
  }

  async close(reason = 'The page was closed.'): Promise<void> {
    await this.#end(reason);
  }

  async #perform(input: LiveInput): Promise<void> {
    const page = this.#page;
    switch (input.kind) {
      case 'pointer':
        await this.#point(input);
        return;
      case 'wheel': {
        await this.#pointers;
        const { x, y, dx, dy } = input;
        await dispatchMouse(this.#cdp, { type: 'mouseWheel', x, y, deltaX: dx, deltaY: dy });
        return;
      }
      case 'key':
        await this.#pointers;
        this.#useKeys(stepOfKey(input));
        await pressKey(page, input.action, input.key);
        return;
      case 'text':
        await this.#pointers;
        this.#useKeys({ type: 'write', text: input.text });
        await page.keyboard.insertText(input.text);
        return;
      case 'go':
        this.#isUnused = true;
        await this.#go(input.url);
        return;
      case 'back':
        this.#isUnused = true;
        await page.goBack({ waitUntil: 'commit', timeout: GO_MS });
        return;
      case 'forward':
        this.#isUnused = true;
        await page.goForward({ waitUntil: 'commit', timeout: GO_MS });
        return;
      case 'reload':
        this.#isUnused = true;
        await page.reload({ waitUntil: 'commit', timeout: GO_MS });
        return;
      case 'resize':
        this.#size = { width: input.width, height: input.height };
        await page.setViewportSize(this.#size);
        await this.#cdp.send('Page.stopScreencast');
        await this.#startScreencast();
        return;
      case 'dialog':
        await this.#happenings.answer(input.accept, input.text);
        return;
      case 'choose':
        this.#use(chosen(this.#lent, input.options));
        await chooseOptions(this.#lent, input.options);
    }
  }

  /** In the order they came: a button goes up after it went down, though that was looked at before. */
  async #point(input: Extract<LiveInput, { kind: 'pointer' }>): Promise<void> {
    const turn = this.#pointers.then(() => this.#pressesSelect(input));
    this.#pointers = turn.then(gone, gone);
    if (await turn) return;
    const dispatched = dispatchMouse(this.#cdp, pointerEvent(input));
    if (input.action !== 'move') this.#pressed = dispatched.then(gone, gone);
    await dispatched;
  }

  /** The list of a select is a window of its own, which no picture shows: it is drawn by whoever looks. */
  async #pressesSelect(input: Extract<LiveInput, { kind: 'pointer' }>): Promise<boolean> {
    if (input.action !== 'down' || input.button !== 'left') return false;
    const { x, y } = input;
    const pressed = pressedAt(this.#lent, x, y);
    const [select] = await Promise.all([selectAt(this.#lent, x, y), pressed]);
    if (select === null) {
      this.#use(pressed.then((used) => unlessInVain(this.#lent, used)));
      return false;
    }
    this.#tell((listener) => listener.select(select));
    return true;
  }

  /** Where keys go is known when the page has taken the press before them; a dialog may keep it from that. */
  #useKeys(step: LiveStep | undefined): void {
    if (step === undefined) return;
    const before = keysGo(this.#lent);
    const taken = Promise.race([this.#pressed, sleep(TAKEN_MS)]);
    this.#use(taken.then(async () => typed(step, [await before, await keysGo(this.#lent)])));
  }

  /** Asked before the page has taken it: what is pressed may be gone then. */
  #use(asked: Promise<Used>): void {
    this.#uses = this.#uses
      .then(() => asked)
      .then(({ steps, lost }) => {
        if (this.#isClosed || (steps.length === 0 && lost === undefined)) return;
        const isFirst = this.#isUnused;
        this.#isUnused = false;
        const use = { steps, ...(lost === undefined ? {} : { lost }), isFirst };
        this.#tell((listener) => listener.used(use));
      }, gone);
  }

  /** A window that a click asked for is shown in place. */
  async #follow(url: string): Promise<void> {
    try {
      await this.#go(url);
    } catch (error) {
      if (this.#isClosed || isClosedTarget(error)) return;
      const { message } = readNavigationFailure(error, url);
      this.#tell((listener) => listener.notice(message));
    }
  }

  #tell(say: (listener: LiveListener) => void): void {
    for (const listener of [...this.#listeners]) say(listener);
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
        await sleep(SCREENCAST_PAUSE_MS);
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
    const frame = this.#frame;
    this.#tell((listener) => listener.frame(frame));
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  async #tellState(isLoading: boolean): Promise<void> {
    // after a navigation the screencast may show nothing until something moves
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => void this.#takePicture(), SILENT_MS);
    const title = await this.#page.title().catch(() => '');
    if (this.#isClosed) return;
    this.#state = { url: this.#page.url(), title, isLoading };
    const state = this.#state;
    this.#tell((listener) => listener.state(state));
  }

  async #end(reason: string): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#silence);
    this.#lastCopy = undefined;
    this.#happenings.end();
    this.#tell((listener) => listener.ended(reason));
    this.#listeners.clear();
    await this.#lent.release('close').catch(gone);
    this.#options.onClosed();
  }
}

function gone(): void {
  // the page closed meanwhile: there is nothing to tell it any more
}
