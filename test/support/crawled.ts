/** A crawl followed over HTTP, and what it left in documents and in the book. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Look, Tenant } from './tenants.ts';

export interface CrawlStatus {
  readonly status: string;
  readonly completed: number;
  readonly creditsUsed: number;
  readonly next?: string;
  readonly data: readonly { readonly metadata: { readonly url: string } }[];
}

const LOOK_EVERY_MS = 100;

/** Starts a crawl of the fixture site's tree of so many pages; gives its id. */
export async function startTreeCrawl(
  address: string,
  { key }: Tenant,
  start: { readonly url: string; readonly limit: number; readonly scrapeOptions?: object },
): Promise<string> {
  const response = await fetch(`${address}/v2/crawl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ ...start, sitemap: 'skip' }),
  });
  const { id } = (await response.json()) as { readonly id: string };
  return id;
}

/** Status and first document. */
export function statusOf(address: string, tenant: Tenant, id: string): Promise<CrawlStatus> {
  return read(`${address}/v2/crawl/${id}?limit=1`, tenant);
}

/** Polls until `isEnough` of the status. */
export async function follow(
  status: () => Promise<CrawlStatus>,
  isEnough: (status: CrawlStatus) => boolean,
): Promise<CrawlStatus> {
  for (;;) {
    const now = await status();
    if (isEnough(now)) return now;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Addresses of all documents there are now. */
export async function documentsOf(
  address: string,
  tenant: Tenant,
  id: string,
): Promise<readonly string[]> {
  const urls: string[] = [];
  let path: string | undefined = `${address}/v2/crawl/${id}`;
  while (path !== undefined) {
    const page: CrawlStatus = await read(path, tenant);
    urls.push(...page.data.map(({ metadata }) => metadata.url));
    // of a running job `next` goes on for ever; an empty page is its end so far
    path = page.data.length === 0 ? undefined : page.next;
  }
  return urls;
}

/** Credits the book says the account was charged. */
export function chargedTo(look: Look, { id }: Tenant): Promise<number> {
  return look(async ({ store }) => {
    const asked = { accountId: id, fromAt: 0, toAt: Date.now() + 1 };
    return (await Promise.resolve(store.creditsBetween(asked))).charged;
  });
}

async function read(url: string, { key }: Tenant): Promise<CrawlStatus> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  return (await response.json()) as CrawlStatus;
}
