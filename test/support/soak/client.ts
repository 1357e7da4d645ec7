/** A client of the soak: asks, looks at the form of each answer, keeps what it was told it costs. */
import { createFormCheck, operationOf } from '../attack/documented.ts';
import type { Tenant } from '../tenants.ts';
import type { SoakWorld } from './world.ts';

export interface Tally {
  /** Answers by operation and status. */
  readonly answers: Map<string, number>;
  /** Promises that were broken, each once. */
  readonly problems: Set<string>;
  /** Requests whose client went away. */
  hungUp: number;
}

export interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

export interface Asking {
  readonly tenant: Tenant;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

export interface SoakClient {
  readonly world: SoakWorld;
  readonly tally: Tally;
  readonly random: () => number;
  /** Aborts when the soak ends. */
  readonly signal: AbortSignal;
  readonly rest: Rest;
  /** Asks and reads to the end; a `FormData` body is sent as a form. */
  ask(asking: Asking): Promise<Answer>;
  /** Asks, and goes away after so many ms, or when the head is there and the body is not. */
  hangUp(asking: Asking, afterMs: number): Promise<void>;
}

/** A time in which no client begins anything. */
export interface Rest {
  readonly isOn: boolean;
  begin(): void;
  end(): void;
  /** Resolves when none is, or nobody acts any more. */
  over(): Promise<void>;
}

function createRest(signal: AbortSignal): Rest {
  let resolve: (() => void) | undefined;
  let over = Promise.resolve();
  const end = (): void => {
    resolve?.();
    resolve = undefined;
  };
  signal.addEventListener('abort', end);
  return {
    get isOn() {
      return resolve !== undefined;
    },
    begin() {
      over = new Promise((settle) => {
        resolve = settle;
      });
    },
    end,
    over: () => over,
  };
}

export function createSoakClient(
  world: SoakWorld,
  random: () => number,
  signal: AbortSignal,
): SoakClient {
  const check = createFormCheck();
  const tally: Tally = { answers: new Map(), problems: new Set(), hungUp: 0 };
  const send = (asking: Asking, stop: AbortSignal | null): Promise<Response> => {
    const { tenant, method = 'GET', path, body } = asking;
    const isForm = body instanceof FormData;
    return fetch(`${world.service.address}${path}`, {
      method,
      signal: stop,
      headers: {
        authorization: `Bearer ${tenant.key}`,
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  };
  return {
    world,
    tally,
    random,
    signal,
    rest: createRest(signal),
    async ask(asking) {
      const response = await send(asking, null);
      const text = await response.text();
      const { status, headers } = response;
      const operation = operationOf(asking.method ?? 'GET', asking.path);
      const name =
        operation === undefined ? asking.path : `${operation.version} ${operation.operationId}`;
      const counted = `${name} ${status}`;
      tally.answers.set(counted, (tally.answers.get(counted) ?? 0) + 1);
      const json = objectOf(text);
      const isConsole = asking.path.startsWith('/console/');
      const contentType = headers.get('content-type') ?? '';
      const wrong = isConsole ? undefined : check(operation, { status, contentType, text });
      if (wrong !== undefined) tally.problems.add(`${counted}: ${wrong}`);
      if (json['code'] === 'UNKNOWN_ERROR') tally.problems.add(`${counted}: an unexpected failure`);
      return { status, json };
    },
    async hangUp(asking, afterMs) {
      tally.hungUp += 1;
      try {
        const stop = AbortSignal.timeout(Math.round(afterMs));
        const response = await send(asking, stop);
        await response.body?.cancel();
      } catch (error) {
        if (!(
          error instanceof Error &&
          /abort|timeout|fetch failed/i.test(`${error.name} ${error.message}`)
        )) {
          throw error;
        }
      }
    },
  };
}

/** The JSON object a text is; empty for anything else. */
export function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
