/**
 * A live page while a component is mounted: opened, drawn into a canvas, closed with it. When the connection breaks
 * the page is entered again, as long as the service keeps it; one that did not outlive its service is opened anew.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ConsoleError, type ConsoleClient } from '../../../contract/console/client.ts';
import type { LiveDialog, LiveReply, LiveSelect } from '../../../contract/console/live.ts';
import { useClient } from '../../client/client.tsx';
import { connection } from '../../client/live.ts';
import { useStore } from '../../client/store.ts';
import { t } from '../../text/screens.ts';
import { LiveSocket, type LiveEvents } from './live-socket.ts';

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export interface LivePageView {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Undefined until the page is there, and after it has gone. */
  readonly id: string | undefined;
  readonly socket: LiveSocket | undefined;
  /** A picture of the address is on the canvas. */
  readonly isDrawn: boolean;
  /** How many documents it has shown whole. */
  readonly loads: number;
  readonly state: Extract<LiveReply, { kind: 'state' }> | undefined;
  readonly notice: string | undefined;
  readonly dialog: LiveDialog | null;
  readonly select: LiveSelect | undefined;
  readonly closeSelect: () => void;
  readonly isReconnecting: boolean;
  /** Why it did not open, or why it ended. */
  readonly problem: unknown;
  readonly reopen: () => void;
}

interface Shown {
  readonly id?: string;
  readonly socket?: LiveSocket | undefined;
  readonly isDrawn: boolean;
  readonly loads: number;
  readonly state?: Extract<LiveReply, { kind: 'state' }>;
  readonly notice?: string;
  readonly dialog: LiveDialog | null;
  readonly select?: LiveSelect | undefined;
  readonly isReconnecting: boolean;
  readonly problem?: unknown;
}

const BLANK: Shown = { isDrawn: false, loads: 0, dialog: null, isReconnecting: false };

export function useLivePage(
  url: string,
  size: ViewSize | undefined,
  profile?: string,
): LivePageView {
  const client = useClient();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>(BLANK);
  const reopen = (): void => setAttempt((count) => count + 1);
  const hasSize = size !== undefined;
  const first = useRef(size);
  useEffect(() => {
    first.current = size;
  });

  useEffect(() => {
    const { current } = first;
    if (url === '' || !hasSize || current === undefined) return undefined;
    const show = (change: (before: Shown) => Partial<Shown>): void =>
      setShown((before) => ({ ...before, ...change(before) }));
    const visit = new Visit(client, canvas, show, reopen);
    setShown(BLANK);
    void visit.open({ url, ...current, ...(profile === undefined ? {} : { profile }) });
    return () => visit.leave();
  }, [client, url, profile, hasSize, attempt]);

  useBack(shown.problem, reopen);
  const { id, socket, state, notice, select, problem, ...rest } = shown;
  return {
    ...rest,
    canvas,
    id,
    socket,
    state,
    notice,
    select,
    problem,
    closeSelect: () => setShown((before) => ({ ...before, select: undefined })),
    reopen,
  };
}

const BACK_MS = 1_000;

/** What did not open because the service did not answer is opened as soon as it does. */
function useBack(problem: unknown, reopen: () => void): void {
  const isOpen = useStore(connection).kind === 'open';
  const isUnanswered = problem instanceof ConsoleError && problem.status === 0;
  useEffect(() => {
    if (!isOpen || !isUnanswered) return undefined;
    const timer = setTimeout(reopen, BACK_MS);
    return () => clearTimeout(timer);
    // once, when it is back
  }, [isOpen, isUnanswered]);
}

/** Waits before the page is entered again, ms; the service keeps it for a minute. */
const AGAIN_MS = [300, 1_000, 2_000, 4_000, 8_000, 15_000, 20_000];

const PATIENCE_MS = 2_500;

class Visit {
  readonly #client: ConsoleClient;
  readonly #canvas: RefObject<HTMLCanvasElement | null>;
  readonly #show: (change: (before: Shown) => Partial<Shown>) => void;
  readonly #reopen: () => void;
  #id: string | undefined;
  #socket: LiveSocket | undefined;
  #isOver = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    client: ConsoleClient,
    canvas: RefObject<HTMLCanvasElement | null>,
    show: (change: (before: Shown) => Partial<Shown>) => void,
    reopen: () => void,
  ) {
    this.#reopen = reopen;
    this.#client = client;
    this.#canvas = canvas;
    this.#show = (change) => {
      if (!this.#isOver) show(change);
    };
  }

  async open(body: Parameters<ConsoleClient['openLive']>[0]): Promise<void> {
    try {
      const { id, ticket } = await this.#client.openLive(body);
      this.#id = id;
      if (this.#isOver) this.#close();
      else this.#enter(id, ticket);
    } catch (problem) {
      this.#show(() => ({ problem }));
    }
  }

  leave(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
    this.#close();
  }

  #close(): void {
    if (this.#id !== undefined) void this.#client.closeLive(this.#id).catch(() => undefined);
  }

  #enter(id: string, ticket: string): void {
    const socket = new LiveSocket({ id, ticket }, this.#events(id));
    this.#socket = socket;
    this.#show(() => ({ id, socket }));
  }

  #events(id: string): LiveEvents {
    return {
      picture: (bitmap) => {
        this.#tries = 0;
        this.#await();
        draw(this.#canvas.current, bitmap);
        this.#show((before) =>
          before.isDrawn && !before.isReconnecting ? {} : { isDrawn: true, isReconnecting: false },
        );
      },
      state: (state) =>
        this.#show((before) => {
          const isNew = !state.isLoading && before.state?.isLoading !== false;
          const isElsewhere = before.state !== undefined && before.state.url !== state.url;
          return {
            state,
            ...(isNew || (isElsewhere && !state.isLoading) ? { loads: before.loads + 1 } : {}),
            ...(isElsewhere ? { notice: '', select: undefined } : {}),
          };
        }),
      notice: (notice) => this.#show(() => ({ notice })),
      dialog: (dialog) => this.#show(() => ({ dialog })),
      select: (select) => this.#show(() => ({ select })),
      lost: () => this.#again(id),
      ended: (reason) =>
        this.#show(() => ({ ...BLANK, socket: undefined, problem: new Error(reason) })),
    };
  }

  /** A page that never ends loading is looked at all the same. */
  #await(): void {
    this.#patience ??= setTimeout(() => {
      this.#show((before) => (before.loads === 0 ? { loads: 1 } : {}));
    }, PATIENCE_MS);
  }

  #again(id: string): void {
    const waitMs = AGAIN_MS[this.#tries];
    this.#tries += 1;
    if (this.#isOver) return;
    if (waitMs === undefined) {
      this.#show(() => ({ problem: new Error(t.recipes.connectionLost), isReconnecting: false }));
      return;
    }
    this.#show(() => ({ isReconnecting: true, dialog: null }));
    this.#timer = setTimeout(() => {
      this.#client.renewLive(id).then(
        ({ ticket }) => {
          if (!this.#isOver) this.#enter(id, ticket);
        },
        (error: unknown) => {
          const isGone = error instanceof Error && 'code' in error && error.code === 'NOT_FOUND';
          if (!isGone) this.#again(id);
          else if (!this.#isOver) this.#reopen();
        },
      );
    }, waitMs);
  }
}

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  if (canvas !== null) {
    if (canvas.width !== bitmap.width) canvas.width = bitmap.width;
    if (canvas.height !== bitmap.height) canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  }
  bitmap.close();
}
