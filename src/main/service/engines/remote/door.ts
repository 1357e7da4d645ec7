/**
 * The Engine port of this service, open to the other services of the cluster. What a page may reach is judged here: the
 * guard and the egress proxy are those of this service, whoever asks.
 */
import { deserialize } from 'node:v8';
import { HearthError } from '../../domain/errors.ts';
import type { CaptureOutcome, Engine } from '../../ports/engine.ts';
import type { AdmittedCall, AnswerTo, RenderDoor } from '../../ports/render-door.ts';
import type { Clock, Log } from '../../ports/system.ts';
import {
  BEAT_MS,
  hearError,
  PATHS,
  sayError,
  type AdmitAnswer,
  type CaptureAsk,
  type CapturePiece,
  type GroupAsk,
} from './messages.ts';
import { pieceWriter } from './pieces.ts';
import { createGate, type Gate } from './signature.ts';

export interface RenderDoorOptions {
  readonly engine: Engine;
  readonly secret: string;
  /** Id of this service in the list of services. */
  readonly node: string;
  readonly clock: Clock;
  readonly log: Log;
}

export function createRenderDoor(options: RenderDoorOptions): RenderDoor {
  return new Door(options);
}

interface Question {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

class Door implements RenderDoor {
  readonly #options: RenderDoorOptions;
  readonly #gate: Gate;
  /** Questions that wait for an answer, by capture and number. */
  readonly #asked = new Map<string, Question>();
  #active = 0;

  constructor(options: RenderDoorOptions) {
    this.#options = options;
    const { secret, node, clock } = options;
    this.#gate = createGate({ secret, node, now: () => clock.now() });
  }

  admit: RenderDoor['admit'] = (asked) => this.#gate.admit(asked);

  async serve(call: AdmittedCall, body: Uint8Array, answer: AnswerTo): Promise<void> {
    this.#gate.check(call, body);
    const say = pieceWriter(this.#options.secret, call.nonce, answer.write);
    switch (call.path) {
      case PATHS.capture:
        await this.#capture(call.nonce, deserialize(body) as CaptureAsk, { ...answer, say });
        break;
      case PATHS.answer:
        this.#answer(deserialize(body) as AdmitAnswer);
        break;
      case PATHS.previews: {
        const { isolationGroup } = deserialize(body) as GroupAsk;
        say((await this.#options.engine.pagePreviews?.(isolationGroup)) ?? []);
        break;
      }
      case PATHS.release:
        await this.#options.engine.release?.((deserialize(body) as GroupAsk).isolationGroup);
        break;
      default:
        throw new HearthError('NOT_FOUND', 'Not Found');
    }
  }

  active(): number {
    return this.#active;
  }

  async #capture(
    nonce: string,
    { request, leftMs, admits }: CaptureAsk,
    { signal, say: write }: AnswerTo & { readonly say: (value: unknown) => void },
  ): Promise<void> {
    const { engine, clock, log } = this.#options;
    log.debug('capturing for another service', { host: new URL(request.url).host });
    const say = (piece: CapturePiece): void => {
      if (!signal.aborted) write(piece);
    };
    const asks: string[] = [];
    const admit = (url: string): Promise<void> => {
      const nth = asks.push(url);
      return this.#ask(`${nonce} ${nth}`, signal, () => say({ kind: 'admit', nth, url }));
    };
    say({ kind: 'beat' });
    const beating = setInterval(() => say({ kind: 'beat' }), BEAT_MS);
    this.#active += 1;
    try {
      const context = { deadlineAt: clock.now() + leftMs, signal, ...(admits ? { admit } : {}) };
      const outcome = await engine.capture(request, context);
      say({ kind: 'outcome', outcome: withoutTwin(outcome), now: clock.now() });
    } catch (error) {
      say({ kind: 'error', error: sayError(error) });
    } finally {
      this.#active -= 1;
      clearInterval(beating);
    }
  }

  /** Resolves or rejects as whoever asked for the page answers; rejects when it hangs up. */
  async #ask(name: string, signal: AbortSignal, say: () => void): Promise<void> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const gone = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', gone, { once: true });
    this.#asked.set(name, { resolve: () => resolve(undefined), reject });
    try {
      say();
      await promise;
    } finally {
      this.#asked.delete(name);
      signal.removeEventListener('abort', gone);
    }
  }

  #answer({ capture, nth, refusal }: AdmitAnswer): void {
    const question = this.#asked.get(`${capture} ${nth}`);
    if (refusal === undefined) question?.resolve();
    else question?.reject(hearError(refusal));
  }
}

const NOTHING = new Uint8Array();

/** A browser's body is its HTML in UTF-8: it crosses once (engine.ts puts it back). */
function withoutTwin(outcome: CaptureOutcome): CaptureOutcome {
  if (outcome.kind !== 'snapshot') return outcome;
  const { html, body } = outcome.snapshot;
  if (html === undefined || !Buffer.from(html).equals(body)) return outcome;
  return { ...outcome, snapshot: { ...outcome.snapshot, body: NOTHING } };
}
