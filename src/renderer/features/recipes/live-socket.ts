/** The socket of a live page: pictures for a canvas, answers to questions, messages of what happens. */
import {
  LIVE_HEAD_BYTES,
  livePath,
  TICKET_PREFIX,
  type LiveBox,
  type LiveDialog,
  type LiveMessage,
  type LivePointed,
  type LiveReply,
  type LiveSelect,
  type LiveUse,
  type OpenLiveAnswer,
} from '../../../contract/console/live.ts';

export interface LiveEvents {
  picture(bitmap: ImageBitmap): void;
  state(state: Extract<LiveReply, { kind: 'state' }>): void;
  notice(text: string): void;
  dialog(dialog: LiveDialog | null): void;
  select(select: LiveSelect): void;
  /** The connection broke; the page may still be there. */
  lost(): void;
  /** The page is gone. */
  ended(reason: string): void;
}

type Answer = LivePointed | null | string | readonly (LiveBox | null)[];

export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #events: LiveEvents;
  readonly #uses = new Set<(use: LiveUse) => void>();
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #lastAsk = 0;
  #isDrawing = false;
  #next: Blob | undefined;
  #isClosed = false;

  constructor({ id, ticket }: OpenLiveAnswer, events: LiveEvents) {
    this.#events = events;
    const address = new URL(livePath(id), location.href.replace(/^http/, 'ws'));
    this.#socket = new WebSocket(address, [`${TICKET_PREFIX}${ticket}`]);
    this.#socket.binaryType = 'blob';
    this.#socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data instanceof Blob) this.#draw(data);
      else if (typeof data === 'string') this.#hear(JSON.parse(data) as LiveReply);
    });
    this.#socket.addEventListener('close', () => this.#lose());
  }

  send(message: LiveMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The element at a point of the viewport; null when there is none. */
  async pointAt(x: number, y: number): Promise<LivePointed | null> {
    const answer = await this.#ask((ask) => ({ kind: 'point', ask, x, y }));
    return typeof answer === 'object' && answer !== null && 'path' in answer ? answer : null;
  }

  /** Where elements stand now, by their numbers; null where one is gone or out of view. */
  async boxesAt(places: readonly number[]): Promise<readonly (LiveBox | null)[]> {
    const answer = await this.#ask((ask) => ({ kind: 'boxes', ask, places: places.slice(0, 300) }));
    return boxesIn(answer);
  }

  /** Where everything in view stands, the inner after the outer. */
  async layout(): Promise<readonly LiveBox[]> {
    const answer = await this.#ask((ask) => ({ kind: 'layout', ask }));
    return boxesIn(answer).filter((box) => box !== null);
  }

  /** Scrolls an element into view; where it stands then. */
  async show(place: number): Promise<LiveBox | null> {
    return boxesIn(await this.#ask((ask) => ({ kind: 'show', ask, place })))[0] ?? null;
  }

  /** The text selected in the page. */
  async selection(): Promise<string> {
    const answer = await this.#ask((ask) => ({ kind: 'selection', ask }));
    return typeof answer === 'string' ? answer : '';
  }

  /** Told what is done in the page, until what is given back is called. */
  hearUses(listener: (use: LiveUse) => void): () => void {
    this.#uses.add(listener);
    return () => this.#uses.delete(listener);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.close();
  }

  #ask(message: (ask: number) => LiveMessage): Promise<Answer> {
    this.#lastAsk += 1;
    const ask = this.#lastAsk;
    return new Promise((resolve) => {
      this.#asked.set(ask, resolve);
      this.send(message(ask));
    });
  }

  #hear(reply: LiveReply): void {
    switch (reply.kind) {
      case 'state':
        this.#events.state(reply);
        return;
      case 'pointed':
        this.#answer(reply.ask, reply.element);
        return;
      case 'boxes':
        this.#answer(reply.ask, reply.boxes);
        return;
      case 'selection':
        this.#answer(reply.ask, reply.text);
        return;
      case 'dialog':
        this.#events.dialog(reply.dialog);
        return;
      case 'select':
        this.#events.select(reply.select);
        return;
      case 'used':
        for (const listener of this.#uses) listener(reply.use);
        return;
      case 'notice':
        this.#events.notice(reply.text);
        return;
      case 'ended':
        this.#end(reply.reason);
    }
  }

  #answer(ask: number, answer: Answer): void {
    this.#asked.get(ask)?.(answer);
    this.#asked.delete(ask);
  }

  /** One picture at a time; what comes meanwhile is dropped but for the newest. */
  #draw(message: Blob): void {
    this.#next = message;
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    void this.#drawAll().finally(() => {
      this.#isDrawing = false;
    });
  }

  async #drawAll(): Promise<void> {
    while (this.#next !== undefined) {
      const jpeg = this.#next.slice(LIVE_HEAD_BYTES, undefined, 'image/jpeg');
      this.#next = undefined;
      const bitmap = await createImageBitmap(jpeg).catch(() => undefined);
      if (bitmap !== undefined && !this.#isClosed) this.#events.picture(bitmap);
    }
  }

  #end(reason: string): void {
    if (this.#over()) this.#events.ended(reason);
  }

  #lose(): void {
    if (this.#over()) this.#events.lost();
  }

  /** Nobody waits any longer; false: it was over before. */
  #over(): boolean {
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
    const wasOpen = !this.#isClosed;
    this.#isClosed = true;
    return wasOpen;
  }
}

function boxesIn(answer: Answer): readonly (LiveBox | null)[] {
  return typeof answer === 'object' && answer !== null && 'length' in answer ? answer : [];
}
