/**
 * Follows `GET /console/events`: a streaming fetch that reads SSE frames, reconnects by itself with
 * growing pauses and resumes after the last event seen.
 */
import { HEARTBEAT_MS, type ConsoleEvent } from './events.ts';
import { PATHS } from './paths.ts';

export interface StreamListener {
  readonly onEvent: (event: ConsoleEvent) => void;
  readonly onOpen: () => void;
  /** The stream broke; the next attempt comes at `retryAt` (ms since the epoch). */
  readonly onLost: (retryAt: number) => void;
}

export interface StreamOptions {
  readonly origin: string;
  readonly token: string;
  readonly signal: AbortSignal;
  readonly fetch?: typeof fetch;
}

/** Pauses between attempts in ms; the last one repeats. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000] as const;

export interface EventStream {
  /** Tries again at once instead of waiting. */
  readonly retryNow: () => void;
}

export function followEvents(options: StreamOptions, listener: StreamListener): EventStream {
  let wake: (() => void) | undefined;
  const isStopped = (): boolean => options.signal.aborted;
  void run();
  return { retryNow: () => wake?.() };

  async function run(): Promise<void> {
    let lastId: string | undefined;
    let failures = 0;
    while (!isStopped()) {
      try {
        for await (const event of readStream(options, lastId, listener.onOpen)) {
          failures = 0;
          lastId = event.id;
          listener.onEvent(event);
        }
      } catch {
        // A broken stream is expected; the pause below and the next attempt are the answer.
      }
      if (isStopped()) return;
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 4_000;
      failures += 1;
      listener.onLost(Date.now() + pause);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

async function* readStream(
  options: StreamOptions,
  lastId: string | undefined,
  onOpen: () => void,
): AsyncGenerator<ConsoleEvent> {
  const silence = new AbortController();
  const signal = AbortSignal.any([options.signal, silence.signal]);
  const doFetch = options.fetch ?? fetch;
  const response = await doFetch(options.origin + PATHS.events, {
    headers: {
      authorization: `Bearer ${options.token}`,
      accept: 'text/event-stream',
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    },
    cache: 'no-store',
    credentials: 'omit',
    signal,
  });
  if (!response.ok || response.body === null) throw new Error(`events: ${response.status}`);
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        silence.abort();
      }, HEARTBEAT_MS * 2);
      const { done, value } = await reader.read();
      if (done) return;
      const { frames, remainder } = splitFrames(rest + value);
      rest = remainder;
      for (const frame of frames) {
        const event = parseFrame(frame);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Splits a buffer into complete frames (ended by an empty line) and what is left. */
function splitFrames(buffer: string): {
  readonly frames: readonly string[];
  readonly remainder: string;
} {
  const parts = buffer.replaceAll('\r\n', '\n').split('\n\n');
  const remainder = parts.pop() ?? '';
  return { frames: parts, remainder };
}

/** The event of one SSE frame; undefined for comments and frames without data. */
function parseFrame(frame: string): ConsoleEvent | undefined {
  const data = frame
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n');
  if (data === '') return undefined;
  try {
    // Written by the service as one ConsoleEvent per frame.
    return JSON.parse(data) as ConsoleEvent;
  } catch {
    return undefined;
  }
}
