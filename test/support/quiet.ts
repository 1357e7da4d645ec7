/** What a test asks of a service after a fault: what it cost, and that nothing was left behind. */
import { expect, vi } from 'vitest';
import type { TestService } from './service.ts';

export interface ScrapeReply {
  readonly success: boolean;
  readonly error?: string;
  readonly code?: string;
  readonly details?: unknown;
  readonly data?: {
    readonly [format: string]: unknown;
    readonly markdown?: string;
    readonly warning?: string;
    readonly metadata: Readonly<Record<string, unknown>>;
  };
}

/** A fresh scrape on the v2 wire. */
export async function scrapeOn(
  service: TestService,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number; readonly json: ScrapeReply }> {
  const { status, json } = await service.ask('POST', '/v2/scrape', { maxAge: 0, ...body });
  return { status, json: json as ScrapeReply };
}

/** Credits that are left; none may be reserved. */
export async function creditsOf(service: TestService): Promise<number> {
  const { backend, account } = service.hearth.rooms();
  const balance = await backend.store.balance(account.id, Date.now());
  expect(balance.reserved).toBe(0);
  return balance.remaining;
}

/** Waits until no capture, context, slot, request or job is left. */
export async function nothingLeft(service: TestService): Promise<void> {
  const { backend, browser, http, net, slots, account } = service.hearth.rooms();
  const isQuiet = async (): Promise<boolean> => {
    const open = await backend.store.listJobs({ statuses: ['scraping'], limit: 10 });
    return (
      open.length === 0 &&
      http.stats().active === 0 &&
      browser.stats().active === 0 &&
      browser.stats().contexts === 0 &&
      slots.active(account.id) === 0 &&
      slots.waiting(account.id) === 0 &&
      net.stats().inFlight === 0
    );
  };
  await vi.waitUntil(isQuiet, { timeout: 20_000, interval: 20 });
  expect((await backend.store.balance(account.id, Date.now())).reserved).toBe(0);
}
