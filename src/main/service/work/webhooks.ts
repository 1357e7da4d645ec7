/**
 * Sends what the outbox holds: at least once, signed, with retries after 1, 5 and 15 minutes unless the receiver is gone (410).
 *
 * Targets on this machine and its network are allowed (the user's own); cloud metadata addresses never
 * (differences.md H5). Of one job `started` comes first and the end last, the pages in between in any order;
 * what has to be sent again comes when it comes. Mails of monitors lie in the same outbox (mail.ts). Each receiver (an account's origin) has a queue of its own, so that a
 * slow one holds up itself; one that does not answer is left alone for a while, which uses none of its attempts.
 */
import { createHmac } from 'node:crypto';
import { toHearthError, type ErrorCode } from '../domain/errors.ts';
import type { Backend, Delivery } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface WebhookSenderDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  /** ms that only go forward, whatever the clock is set to. */
  readonly monotonic: () => number;
  readonly log: Log;
  readonly secret: string | undefined;
  /** One POST; resolves the status. Rejects when nothing answered. */
  readonly post: (
    url: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ) => Promise<number>;
}

export interface WebhookSender {
  start(): void;
  stop(): Promise<void>;
}

const RETRY_AFTER_MS = [60_000, 300_000, 900_000] as const;
const TIMEOUT_MS = 10_000;
const LEASE_MS = 60_000;
const BATCH = 32;
/** Receivers of one account at once. */
const MOST_RECEIVERS = 16;
/** What is thrown when nobody is there; anything else is about this one delivery. */
const NOBODY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'SCRAPE_TIMEOUT',
  'SCRAPE_SITE_ERROR',
  'SCRAPE_DNS_RESOLUTION_ERROR',
]);
/** The status of a receiver that is not there for good. */
const GONE = 410;
/** A receiver that did not answer is asked again after this. */
const SILENT_MS = 30_000;

/** Builds the sender; nothing is sent before `start`. */
export function createWebhookSender(deps: WebhookSenderDeps): WebhookSender {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStopped = true;
  let isAgain = false;
  let unsubscribe: (() => void) | undefined;
  let stopping = new AbortController();
  /** Receivers that are sent to now. */
  const busy = new Map<string, Promise<void>>();
  /** Until when those that did not answer are left alone, by `monotonic`. */
  const silent = new Map<string, number>();

  const failed = (error: unknown): void =>
    deps.log.error('webhooks not sent', { error: toHearthError(error).message });
  const sleep = (ms: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(wake, ms);
    timer.unref();
  };
  const look = async (): Promise<void> => {
    const due = await deps.backend.store.dueReceivers(deps.clock.now());
    for (const receiver of due) {
      if (isStopped || busy.has(receiver) || isFull(busy, receiver)) continue;
      const sending = { ...deps, receiver, silent, signal: stopping.signal };
      const work = sendDue(sending)
        .catch(failed)
        .finally(() => {
          busy.delete(receiver);
          wake();
        });
      busy.set(receiver, work);
    }
  };
  const wake = (): void => {
    if (isStopped) return;
    if (looking !== undefined) {
      isAgain = true;
      return;
    }
    looking = look()
      .catch(failed)
      .finally(() => {
        looking = undefined;
        const isSoon = isAgain;
        isAgain = false;
        sleep(isSoon ? 0 : 5_000);
      });
  };
  return {
    start() {
      isStopped = false;
      stopping = new AbortController();
      unsubscribe = deps.backend.bus.subscribe('deliveries', wake);
      wake();
    },
    async stop() {
      isStopped = true;
      unsubscribe?.();
      clearTimeout(timer);
      stopping.abort(new Error('The service is stopping.'));
      await looking;
      await Promise.all(busy.values());
    },
  };
}

/** An account with very many receivers is sent to so many of them at once. */
function isFull(busy: ReadonlyMap<string, unknown>, receiver: string): boolean {
  const accountOf = (one: string): string => one.slice(0, one.indexOf(' '));
  const account = accountOf(receiver);
  const count = [...busy.keys()].filter((one) => accountOf(one) === account).length;
  return count >= MOST_RECEIVERS;
}

interface Sending extends WebhookSenderDeps {
  readonly receiver: string;
  readonly silent: Map<string, number>;
  readonly signal: AbortSignal;
}

/** All that is due to one receiver, unless it was silent a moment ago. */
async function sendDue(sending: Sending): Promise<void> {
  const { backend, clock, receiver, signal } = sending;
  while (!signal.aborted && silenceOf(sending) === 0) {
    const now = clock.now();
    const leaseUntil = now + LEASE_MS;
    const due = await backend.store.claimDeliveries({ receiver, now, leaseUntil, limit: BATCH });
    if (due.length === 0) return;
    const byJob = Map.groupBy(due, ({ jobId }) => jobId);
    await Promise.all([...byJob.values()].map((deliveries) => sendInOrder(sending, deliveries)));
  }
}

/** For how long it is still left alone, ms; 0 when it is not. */
function silenceOf({ silent, receiver, monotonic }: Sending): number {
  return Math.max(0, (silent.get(receiver) ?? 0) - monotonic());
}

/** The start, then the pages together, then the end. */
async function sendInOrder(sending: Sending, deliveries: readonly Delivery[]): Promise<void> {
  const phases = Map.groupBy(deliveries, phaseOf);
  for (const phase of ['start', 'pages', 'end'] as const) {
    await Promise.all((phases.get(phase) ?? []).map((delivery) => send(sending, delivery)));
  }
}

/** As `writeWebhook` begins a body (dialects/shared/write-jobs.ts). */
const TYPE = /^\{"success":(?:true|false),"type":"\w+\.(\w+)"/;

function phaseOf({ body }: Delivery): 'start' | 'pages' | 'end' {
  const event = TYPE.exec(body)?.[1];
  if (event === 'started') return 'start';
  return event === 'page' ? 'pages' : 'end';
}

async function send(sending: Sending, delivery: Delivery): Promise<void> {
  const { store } = sending.backend;
  const { receiver, silent } = sending;
  const silence = silenceOf(sending);
  if (silence > 0) {
    const error = 'The receiver did not answer a moment ago; waiting for it.';
    const nextAt = sending.clock.now() + Math.ceil(silence);
    await store.failDelivery(delivery.id, { error, nextAt, countAttempt: false });
    return;
  }
  const outcome = await attempt(sending, delivery);
  const now = sending.clock.now();
  if (sending.signal.aborted && outcome.kind !== 'delivered') {
    const error = 'The service stopped.';
    await store.failDelivery(delivery.id, { error, nextAt: now, countAttempt: false });
    return;
  }
  if (outcome.kind === 'silent') silent.set(receiver, sending.monotonic() + SILENT_MS);
  else silent.delete(receiver);
  if (outcome.kind === 'delivered') {
    await store.finishDelivery(delivery.id, now);
    return;
  }
  const pause = outcome.kind === 'gone' ? undefined : RETRY_AFTER_MS[delivery.attempts];
  await store.failDelivery(delivery.id, {
    error: outcome.why,
    ...(pause === undefined ? {} : { nextAt: now + pause }),
  });
  sending.log.warn(pause === undefined ? 'webhook given up' : 'webhook will be retried', {
    jobId: delivery.jobId,
    error: outcome.why,
  });
}

type Outcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'refused'; readonly why: string }
  /** It says that it will not come back (RFC 9110 section 15.5.11). */
  | { readonly kind: 'gone'; readonly why: string }
  /** Nobody answered at all. */
  | { readonly kind: 'silent'; readonly why: string };

function refusalOf(status: number): string {
  if (status === GONE) return 'The receiver answered 410 (gone).';
  if (status < 300 || status >= 400) return `The receiver answered ${status}.`;
  return `The receiver answered ${status}: redirects of webhooks are not followed. Name the address it leads to.`;
}

async function attempt({ secret, post, signal }: Sending, delivery: Delivery): Promise<Outcome> {
  const signature =
    secret === undefined
      ? {}
      : {
          'x-firecrawl-signature': `sha256=${createHmac('sha256', secret).update(delivery.body).digest('hex')}`,
        };
  const headers = { 'content-type': 'application/json', ...delivery.headers, ...signature };
  try {
    const status = await post(delivery.url, delivery.body, headers, {
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (status >= 200 && status < 300) return { kind: 'delivered' };
    return { kind: status === GONE ? 'gone' : 'refused', why: refusalOf(status) };
  } catch (error) {
    const { code, message } = toHearthError(error);
    return { kind: NOBODY.has(code) ? 'silent' : 'refused', why: message };
  }
}
