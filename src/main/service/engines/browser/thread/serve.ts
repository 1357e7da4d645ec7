/**
 * The thread's side: the browser engine with its egress proxy, as it also runs without a thread. What it needs of the
 * service (which addresses may be dialled, filter lists, the log) it asks for.
 */
import type { MessagePort } from 'node:worker_threads';
import { HearthError } from '../../../domain/errors.ts';
import { createEgressProxy } from '../../../net/egress-proxy.ts';
import type { LivePage } from '../../../ports/live-page.ts';
import type { Log } from '../../../ports/system.ts';
import type { EncodingOf } from '../declare-encoding.ts';
import { createBrowserEngine, type BrowserEngine } from '../engine.ts';
import type { LiveAsk, ServiceApi, ThreadApi, ThreadData } from './messages.ts';
import { openWire, type Wire } from './wire.ts';

export interface ThreadTools {
  /** Tells the encoding of pages that do not say it. */
  readonly encodingOf: EncodingOf;
}

/** Answers at `port` until it is asked to close. */
export function serveBrowser(port: MessagePort, data: ThreadData, tools: ThreadTools): void {
  const served = new Served(port, data, tools);
  served.begin();
}

class Served {
  readonly #wire: Wire<ServiceApi>;
  readonly #engine: BrowserEngine;
  readonly #closeEgress: () => Promise<void>;
  readonly #pages = new Map<number, LivePage>();
  #clockAhead = 0;

  constructor(port: MessagePort, data: ThreadData, { encodingOf }: ThreadTools) {
    const wire = openWire<ServiceApi>(port, this.#api());
    this.#wire = wire;
    const egress = createEgressProxy({
      ...data.egress,
      resolve: (host, at) => wire.ask('resolve', { host, port: at }),
      onListening: (at) => wire.tell('port', at),
    });
    this.#closeEgress = () => egress.close();
    const { contexts } = data;
    this.#engine = createBrowserEngine({
      ...data.settings,
      egress,
      clock: { now: () => Date.now() + this.#clockAhead },
      log: logTo(wire),
      encodingOf,
      ...(data.fetchesLists ? { fetchText: (url) => wire.ask('fetchText', url) } : {}),
      ...(data.refetches
        ? { refetch: (request, { deadlineAt }) => wire.ask('refetch', { request, deadlineAt }) }
        : {}),
      onContexts: (count) => Atomics.store(contexts, 0, count),
    });
  }

  begin(): void {
    this.#wire.tell('ready', undefined);
  }

  #api(): ThreadApi {
    return {
      capture: async ({ capture, request, deadlineAt, clockAhead, admits }, signal) => {
        this.#clockAhead = clockAhead;
        const admit = (url: string): Promise<void> => this.#wire.ask('admit', { capture, url });
        const context = { deadlineAt, signal, ...(admits ? { admit } : {}) };
        return await this.#engine.capture(request, context);
      },
      release: (isolationGroup) => this.#engine.release(isolationGroup),
      pagePreviews: async (isolationGroup) =>
        (await this.#engine.pagePreviews?.(isolationGroup)) ?? [],
      fleet: (look) => this.#engine.fleet(look),
      open: async ({ page, request }) => {
        const live = await this.#engine.open(request);
        this.#pages.set(page, live);
        this.#listen(page, live);
        return live.url();
      },
      live: async (ask) => {
        const live = this.#pages.get(ask.page);
        if (live === undefined) throw new HearthError('NOT_FOUND', 'The page was closed.');
        return { value: await askLive(live, ask), url: live.url() };
      },
      close: async () => {
        await Promise.all([...this.#pages.values()].map((live) => live.close()));
        await this.#engine.close();
        await this.#closeEgress();
        return await this.#engine.fleet();
      },
    };
  }

  #listen(page: number, live: LivePage): void {
    live.listen({
      frame: (frame) => this.#wire.tell('liveEvent', { page, kind: 'frame', frame }),
      state: (state) => this.#wire.tell('liveEvent', { page, kind: 'state', state }),
      notice: (text) => this.#wire.tell('liveEvent', { page, kind: 'notice', text }),
      dialog: (dialog) => this.#wire.tell('liveEvent', { page, kind: 'dialog', dialog }),
      select: (select) => this.#wire.tell('liveEvent', { page, kind: 'select', select }),
      used: (use) => this.#wire.tell('liveEvent', { page, kind: 'used', use }),
      ended: (reason) => {
        this.#pages.delete(page);
        this.#wire.tell('liveEvent', { page, kind: 'ended', reason });
      },
    });
  }
}

function askLive(live: LivePage, ask: LiveAsk): Promise<unknown> {
  switch (ask.kind) {
    case 'input':
      return live.input(ask.input);
    case 'perform':
      return live.perform(ask.step);
    case 'pointAt':
      return live.pointAt(ask.x, ask.y);
    case 'copy':
      return live.copy(ask.clicks);
    case 'boxesAt':
      return live.boxesAt(ask.places);
    case 'layout':
      return live.layout();
    case 'selection':
      return live.selection();
    case 'state':
      return live.state();
    case 'show':
      return live.show(ask.place);
    case 'close':
      return live.close(ask.reason);
  }
}

function logTo(wire: Wire<ServiceApi>): Log {
  const at =
    (level: keyof Log): Log['info'] =>
    (sentence, fields) =>
      wire.tell('log', { level, sentence, fields });
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
