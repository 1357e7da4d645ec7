/**
 * A browser that is another service's: each capture goes to the render service with the least to do, as one call whose
 * answer is the snapshot. Hanging up stops it there. When that service dies, refuses or falls silent, another one takes
 * the page; whoever asked notices only the time. Protocol: messages.ts, pieces.ts. Why so: docs/adr/0052-render-role.md.
 */
import { randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { reasonOf } from '../../domain/abort.ts';
import { HearthError } from '../../domain/errors.ts';
import { parseHttpUrl } from '../../net/http-url.ts';
import { callPeer } from '../../net/peer.ts';
import type {
  CaptureContext,
  CaptureOutcome,
  CaptureRequest,
  Engine,
  PagePreview,
} from '../../ports/engine.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { currentTrace, traceparent } from '../../ports/trace.ts';
import { CAPABILITIES } from '../browser/capabilities.ts';
import { createStop } from '../browser/stop.ts';
import {
  hearError,
  PATHS,
  sayError,
  SILENT_MS,
  type AdmitAnswer,
  type CaptureAsk,
  type CapturePiece,
  type GroupAsk,
  type PreviewsAnswer,
} from './messages.ts';
import { readPieces } from './pieces.ts';
import { RenderNodes, type RenderNode, type RenderNodesOptions } from './render-nodes.ts';
import { signedHeaders } from './signature.ts';

export interface RemoteEngineOptions extends RenderNodesOptions {
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** A page under which so many services died is not given to one more. */
const MOST_DEATHS = 3;
/** Longest wait for a service to hear that its work is not wanted any more. */
const STOP_MS = 500;
/** Groups whose services are remembered. */
const MOST_GROUPS = 2_000;

export function createRemoteEngine(options: RemoteEngineOptions): Engine {
  return new RemoteEngine(options);
}

/** The service is gone, or cannot render at all: nothing was learnt about the page. */
class Unfit extends Error {
  /** It had begun. */
  readonly died: boolean;

  constructor(why: string, options: { readonly died: boolean; readonly cause?: unknown }) {
    super(why, { cause: options.cause });
    this.died = options.died;
  }
}

type Called = Pick<RenderNode, 'id' | 'name' | 'address'>;

class RemoteEngine implements Engine {
  readonly name = 'browser';
  readonly capabilities = CAPABILITIES;
  readonly #options: RemoteEngineOptions;
  readonly #nodes: RenderNodes;
  readonly #closing = new AbortController();
  /** Services that have worked for a group, the last one last. */
  readonly #groups = new Map<string, Map<string, Called>>();
  #active = 0;

  constructor(options: RemoteEngineOptions) {
    this.#options = options;
    this.#nodes = new RenderNodes(options);
  }

  async capture(request: CaptureRequest, context: CaptureContext): Promise<CaptureOutcome> {
    parseHttpUrl(request.url);
    const signal = AbortSignal.any([context.signal, this.#closing.signal]);
    const stop = createStop(request.url, { ...context, signal }, this.#options.clock);
    this.#active += 1;
    const work = this.#anywhere(request, { ...context, signal: stop.signal }).finally(() => {
      this.#active -= 1;
      stop.end();
    });
    return await stop.settle(work, STOP_MS);
  }

  async release(isolationGroup: string): Promise<void> {
    const nodes = this.#groups.get(isolationGroup);
    this.#groups.delete(isolationGroup);
    // who is gone holds nothing; a context that nobody asks for is closed there by itself
    await this.#askAll(nodes, PATHS.release, isolationGroup);
  }

  async pagePreviews(isolationGroup: string): Promise<readonly PagePreview[]> {
    const nodes = this.#groups.get(isolationGroup);
    const answers = await this.#askAll(nodes, PATHS.previews, isolationGroup);
    return (answers as PreviewsAnswer[]).flat();
  }

  stats(): { readonly active: number; readonly contexts: number } {
    return { active: this.#active, contexts: 0 };
  }

  close(): Promise<void> {
    this.#closing.abort(new HearthError('BROWSER_UNAVAILABLE', 'This service is stopping.'));
    return Promise.resolve();
  }

  /** One service after the other, until one has an answer about the page. */
  async #anywhere(request: CaptureRequest, context: CaptureContext): Promise<CaptureOutcome> {
    const { log } = this.#options;
    const not = new Set<string>();
    let deaths = 0;
    for (;;) {
      const rather = [...(this.#groups.get(request.isolationGroup)?.keys() ?? [])].at(-1);
      const node = await this.#nodes.pick({ not, rather, signal: context.signal });
      try {
        return await this.#at(node, request, context);
      } catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof Unfit)) throw error;
        node.failed(error.message);
        const host = new URL(request.url).host;
        log.warn('a render service is gone; another one takes the page', {
          ...{ node: node.name, why: error.message, host },
        });
        if (error.died && (deaths += 1) >= MOST_DEATHS) throw diedUnder(host, error);
      } finally {
        node.leave();
      }
    }
  }

  async #at(
    node: RenderNode,
    request: CaptureRequest,
    context: CaptureContext,
  ): Promise<CaptureOutcome> {
    const { clock } = this.#options;
    this.#remember(request.isolationGroup, node);
    const { admit, signal, deadlineAt } = context;
    const leftMs = Math.max(0, deadlineAt - clock.now());
    const ask: CaptureAsk = { request, leftMs, admits: admit !== undefined };
    /** What `admit` threw, which is what ends the capture. */
    const refused: unknown[] = [];
    for await (const said of this.#call(node, PATHS.capture, ask, signal)) {
      const piece = said.value as CapturePiece;
      if (piece.kind === 'outcome') return whole(piece, clock.now());
      if (piece.kind === 'error') {
        if (refused.length > 0) throw refused[0];
        // its Chromium is missing or does not start: another service may have one
        if (piece.error.code === 'BROWSER_UNAVAILABLE') {
          throw new Unfit(piece.error.message, { died: false });
        }
        throw hearError(piece.error);
      }
      if (piece.kind === 'admit') {
        this.#admit(
          node,
          { capture: said.call, nth: piece.nth, url: piece.url },
          { context, refused },
        );
      }
    }
    throw new Unfit('it hung up', { died: true });
  }

  /** Asks whoever wants the page, and passes the answer on; where that fails the capture's own call has failed, too. */
  #admit(
    node: RenderNode,
    { capture, nth, url }: { readonly capture: string; readonly nth: number; readonly url: string },
    { context, refused }: { readonly context: CaptureContext; readonly refused: unknown[] },
  ): void {
    const answer = async (): Promise<void> => {
      const refusal = await (context.admit?.(url) ?? Promise.resolve()).then(
        () => ({}),
        (error: unknown) => {
          refused.push(error);
          return { refusal: sayError(error) };
        },
      );
      const told: AdmitAnswer = { capture, nth, ...refusal };
      await this.#tell(node, PATHS.answer, told, context.signal);
    };
    answer().catch((error: unknown) => {
      this.#options.log.debug('an answer did not arrive', {
        node: node.name,
        error: String(error),
      });
    });
  }

  /** A call whose answer says nothing. */
  async #tell(node: Called, path: string, told: unknown, signal: AbortSignal): Promise<void> {
    const answer = this.#call(node, path, told, signal);
    while ((await answer.next()).done !== true);
  }

  /** What a service says to one call. Throws `Unfit` where it does not take it, or is gone before its end. */
  async *#call(
    node: Called,
    path: string,
    ask: unknown,
    signal: AbortSignal,
  ): AsyncGenerator<{ readonly call: string; readonly value: unknown }> {
    const { secret, clock } = this.#options;
    const body = serialize(ask);
    const nonce = randomUUID();
    const head = { secret, node: node.id, method: 'POST', path, time: clock.now(), nonce, body };
    const hangUp = new AbortController();
    const both = AbortSignal.any([signal, hangUp.signal]);
    let hasBegun = false;
    try {
      const { address } = node;
      const trace = currentTrace();
      const headers = {
        ...signedHeaders(head),
        ...(trace === undefined ? {} : { traceparent: traceparent(trace) }),
      };
      const call = { address, path, headers, body, signal: both };
      const answer = await callPeer({ ...call, silentMs: SILENT_MS });
      if (answer.status !== 200) throw new Unfit(await refusalIn(answer), { died: false });
      hasBegun = true;
      for await (const value of readPieces(secret, nonce, answer.body)) {
        yield { call: nonce, value };
      }
    } catch (error) {
      if (signal.aborted) throw reasonOf(signal);
      if (error instanceof Unfit) throw error;
      throw new Unfit(reasonIn(error), { died: hasBegun, cause: error });
    } finally {
      hangUp.abort();
    }
  }

  async #askAll(
    nodes: ReadonlyMap<string, Called> | undefined,
    path: string,
    isolationGroup: string,
  ): Promise<readonly unknown[]> {
    const ask: GroupAsk = { isolationGroup };
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(SILENT_MS)]);
    const answers = await Promise.allSettled(
      [...(nodes?.values() ?? [])].map(async (node) => {
        const said: unknown[] = [];
        for await (const { value } of this.#call(node, path, ask, signal)) said.push(value);
        return said;
      }),
    );
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  }

  #remember(isolationGroup: string, { id, name, address }: RenderNode): void {
    const nodes = this.#groups.get(isolationGroup) ?? new Map<string, Called>();
    nodes.delete(id);
    nodes.set(id, { id, name, address });
    this.#groups.delete(isolationGroup);
    this.#groups.set(isolationGroup, nodes);
    const [oldest] = this.#groups.keys();
    if (this.#groups.size > MOST_GROUPS && oldest !== undefined) this.#groups.delete(oldest);
  }
}

const UTF8 = new TextEncoder();

/** The outcome with bytes of its own, by the clock of this service. */
function whole(
  { outcome, now: sentAt }: Extract<CapturePiece, { readonly kind: 'outcome' }>,
  now: number,
): CaptureOutcome {
  if (outcome.kind !== 'snapshot') return outcome;
  const { snapshot } = outcome;
  const { html, body, capturedAt } = snapshot;
  // pieces are views of one buffer; this one is handed to a worker, buffer and all
  const bytes = new Uint8Array(body.length === 0 && html !== undefined ? UTF8.encode(html) : body);
  return {
    kind: 'snapshot',
    snapshot: { ...snapshot, body: bytes, capturedAt: now - Math.max(0, sentAt - capturedAt) },
  };
}

/** The sentence of an answer that is none of ours. */
async function refusalIn(answer: {
  readonly status: number;
  readonly body: AsyncIterable<Uint8Array>;
}): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer.body) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8').slice(0, 2_000);
  const said = sentenceIn(text);
  return answer.status === 404
    ? 'it renders for nobody else: it was started without the cluster secret'
    : `it answered ${answer.status}${said === undefined ? '' : `: ${said}`}`;
}

function sentenceIn(text: string): string | undefined {
  try {
    const { error } = JSON.parse(text) as { readonly error?: unknown };
    return typeof error === 'string' ? error : undefined;
  } catch {
    return undefined;
  }
}

function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return error.message === '' ? (code ?? error.name) : error.message;
}

function diedUnder(host: string, cause: Error): HearthError {
  return new HearthError(
    'SCRAPE_SITE_ERROR',
    `${MOST_DEATHS} render services ended while they rendered ${host}. The page may need more memory than there is; try again, or scrape it without the browser.`,
    { cause },
  );
}
