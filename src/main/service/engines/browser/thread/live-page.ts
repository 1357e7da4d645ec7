/** A live page whose browser is driven by the thread: what it tells is kept and passed on, what it is asked goes there. */
import type { Action } from '../../../domain/command.ts';
import type { BrowserState } from '../../../domain/sign-in-profile.ts';
import type {
  Box,
  LiveDialog,
  LiveFrame,
  LiveInput,
  LiveListener,
  LivePage,
  LiveState,
  PageCopy,
  Pointed,
} from '../../../ports/live-page.ts';
import type { LiveAsk, LiveEvent, ThreadApi } from './messages.ts';
import type { Wire } from './wire.ts';

type LiveQuestion = LiveAsk extends infer One
  ? One extends LiveAsk
    ? Omit<One, 'page'>
    : never
  : never;

export class ThreadLivePage implements LivePage {
  readonly #wire: Wire<ThreadApi>;
  readonly #page: number;
  readonly #onEnded: () => void;
  readonly #listeners = new Set<LiveListener>();
  #frame: LiveFrame | undefined;
  #state: LiveState = { url: '', title: '', isLoading: true };
  #dialog: LiveDialog | null = null;
  #url = '';
  #isEnded = false;

  constructor(wire: Wire<ThreadApi>, page: number, onEnded: () => void) {
    this.#wire = wire;
    this.#page = page;
    this.#onEnded = onEnded;
  }

  /** The thread told this of the page. */
  hear(event: LiveEvent): void {
    switch (event.kind) {
      case 'frame':
        this.#frame = event.frame;
        break;
      case 'state':
        this.#state = event.state;
        this.#url = event.state.url;
        break;
      case 'dialog':
        this.#dialog = event.dialog;
        break;
      case 'ended':
        this.end(event.reason);
        return;
      default:
    }
    for (const listener of [...this.#listeners]) tell(listener, event);
  }

  /** It is gone, there or with the thread. */
  end(reason: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    for (const listener of [...this.#listeners]) listener.ended(reason);
    this.#listeners.clear();
    this.#onEnded();
  }

  /** Opened, at this address. */
  begin(url: string): void {
    this.#url = url;
  }

  listen(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    if (this.#frame !== undefined) listener.frame(this.#frame);
    listener.state(this.#state);
    listener.dialog(this.#dialog);
    return () => this.#listeners.delete(listener);
  }

  async input(input: LiveInput): Promise<void> {
    if (this.#isEnded) return;
    try {
      await this.#ask({ kind: 'input', input });
    } catch (error) {
      if (!this.#hasEnded()) throw error;
    }
  }

  async perform(step: Action): Promise<void> {
    await this.#ask({ kind: 'perform', step });
  }

  async pointAt(x: number, y: number): Promise<Pointed | null> {
    return (await this.#ask({ kind: 'pointAt', x, y })) as Pointed | null;
  }

  async copy(clicks: readonly (readonly string[])[]): Promise<PageCopy> {
    return (await this.#ask({ kind: 'copy', clicks })) as PageCopy;
  }

  async boxesAt(places: readonly number[]): Promise<readonly (Box | null)[]> {
    return (await this.#ask({ kind: 'boxesAt', places })) as readonly (Box | null)[];
  }

  async layout(): Promise<readonly Box[]> {
    return (await this.#ask({ kind: 'layout' })) as readonly Box[];
  }

  async show(place: number): Promise<Box | null> {
    return (await this.#ask({ kind: 'show', place })) as Box | null;
  }

  async selection(): Promise<string> {
    return (await this.#ask({ kind: 'selection' })) as string;
  }

  url(): string {
    return this.#url;
  }

  async state(): Promise<BrowserState> {
    return (await this.#ask({ kind: 'state' })) as BrowserState;
  }

  async close(reason?: string): Promise<void> {
    if (this.#isEnded) return;
    try {
      await this.#ask({ kind: 'close', reason });
    } catch (error) {
      if (!this.#hasEnded()) throw error;
    }
  }

  /** Read anew: it may have ended under a question. */
  #hasEnded(): boolean {
    return this.#isEnded;
  }

  async #ask(question: LiveQuestion): Promise<unknown> {
    const { value, url } = await this.#wire.ask('live', { ...question, page: this.#page });
    this.#url = url;
    return value;
  }
}

function tell(listener: LiveListener, event: LiveEvent): void {
  switch (event.kind) {
    case 'frame':
      listener.frame(event.frame);
      return;
    case 'state':
      listener.state(event.state);
      return;
    case 'notice':
      listener.notice(event.text);
      return;
    case 'dialog':
      listener.dialog(event.dialog);
      return;
    case 'select':
      listener.select(event.select);
      return;
    case 'used':
      listener.used(event.use);
      return;
    case 'ended':
      listener.ended(event.reason);
  }
}
