/**
 * Sends what the outbox holds: at least once, signed, with retries after 1, 5 and 15 minutes.
 *
 * Targets on this machine and its network are allowed (the user's own); cloud metadata addresses never
 * (differences.md H5). Order is that of the outbox; pages may arrive out of order after a retry.
 */
import { createHmac } from 'node:crypto';
import { toHearthError } from '../domain/errors.ts';
import type { Backend, Delivery } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface WebhookSenderDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly log: Log;
  readonly secret: string | undefined;
  /** One POST; resolves the status. Rejects when nothing answered. */
  readonly post: (
    url: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    timeoutMs: number,
  ) => Promise<number>;
}

export interface WebhookSender {
  start(): void;
  stop(): Promise<void>;
}

const RETRY_AFTER_MS = [60_000, 300_000, 900_000] as const;
const TIMEOUT_MS = 10_000;
const LEASE_MS = 60_000;
const BATCH = 16;

/** Builds the sender; nothing is sent before `start`. */
export function createWebhookSender(deps: WebhookSenderDeps): WebhookSender {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = true;
  let isAgain = false;
  let unsubscribe: (() => void) | undefined;

  const sleep = (ms: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(wake, ms);
    timer.unref();
  };
  const wake = (): void => {
    if (isStopped) return;
    if (running !== undefined) {
      isAgain = true;
      return;
    }
    running = sendDue(deps)
      .catch((error: unknown) => {
        deps.log.error('webhooks not sent', { error: toHearthError(error).message });
      })
      .finally(() => {
        running = undefined;
        const isSoon = isAgain;
        isAgain = false;
        sleep(isSoon ? 0 : 5_000);
      });
  };
  return {
    start() {
      isStopped = false;
      unsubscribe = deps.backend.bus.subscribe('deliveries', wake);
      wake();
    },
    async stop() {
      isStopped = true;
      unsubscribe?.();
      clearTimeout(timer);
      await running;
    },
  };
}

async function sendDue(deps: WebhookSenderDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now();
    const due = await deps.backend.store.claimDeliveries(now, now + LEASE_MS, BATCH);
    if (due.length === 0) return;
    await Promise.all(due.map((delivery) => send(deps, delivery)));
  }
}

async function send(deps: WebhookSenderDeps, delivery: Delivery): Promise<void> {
  const failure = await attempt(deps, delivery);
  const now = deps.clock.now();
  if (failure === undefined) {
    await deps.backend.store.finishDelivery(delivery.id, now);
    return;
  }
  const pause = RETRY_AFTER_MS[delivery.attempts];
  await deps.backend.store.failDelivery(delivery.id, {
    error: failure,
    ...(pause === undefined ? {} : { nextAt: now + pause }),
  });
  deps.log.warn(pause === undefined ? 'webhook given up' : 'webhook will be retried', {
    jobId: delivery.jobId,
    error: failure,
  });
}

async function attempt(deps: WebhookSenderDeps, delivery: Delivery): Promise<string | undefined> {
  const signature =
    deps.secret === undefined
      ? {}
      : {
          'x-firecrawl-signature': `sha256=${createHmac('sha256', deps.secret).update(delivery.body).digest('hex')}`,
        };
  const headers = { 'content-type': 'application/json', ...delivery.headers, ...signature };
  try {
    const status = await deps.post(delivery.url, delivery.body, headers, TIMEOUT_MS);
    return status >= 200 && status < 300 ? undefined : `The receiver answered ${status}.`;
  } catch (error) {
    return toHearthError(error).message;
  }
}
