/** A look at a web search: results that no look has seen before are the change; results that go are none. */
import type { SearchCommand } from '../../domain/command.ts';
import type { Json } from '../../domain/json.ts';
import type { DiffBlock } from '../../domain/library/diff.ts';
import { cut } from '../../domain/monitor/changes.ts';
import { NOTHING_VOLATILE } from '../../domain/monitor/volatility.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import { FROM_LIBRARY } from '../ask-in-order.ts';
import type { FoundItem, Search } from '../search.ts';
import { fieldsOf, remembered, type Found, type LookRequest } from './look.ts';

export interface LookSearchDeps {
  readonly search: Search;
  /** A body of `/v2/search` as a command. */
  readonly readSearch: (body: Readonly<Record<string, Json>>) => SearchCommand;
}

/** Engines turn over slowly: what they showed long ago counts as seen. */
const MOST_SEEN = 5_000;

/** Builds it. */
export function createLookSearch(
  deps: LookSearchDeps,
): (request: LookRequest<'search'>) => Promise<Found> {
  return async ({ target, memory, caller, signal }) => {
    const { query, limit } = target;
    const body = { query, limit, sources: ['web'], origin: 'monitor' };
    const context = { caller, signal, body };
    const { id, items, warning, creditsUsed } = await deps.search(deps.readSearch(body), context);
    const place = { jobId: id, credits: creditsUsed };
    const found = items.web ?? [];
    const [first] = found;
    // what the library holds is no news of the web
    const isOfWeb = warning?.includes(FROM_LIBRARY) !== true;
    if (first === undefined || !isOfWeb) {
      const error = warning ?? 'The search found nothing.';
      return { outcome: 'failed', blocks: [], error, ...place };
    }
    const seen = memory && seenOf(memory.memory);
    const keys = found.map(({ url }) => keyOf(url));
    const kept = [...new Set([...(seen ?? []), ...keys])].slice(-MOST_SEEN);
    const next = remembered(NOTHING_VOLATILE, { seen: kept });
    if (seen === undefined) return { outcome: 'first', blocks: [], memory: next, ...place };
    const fresh = found.filter(({ url }) => !seen.has(keyOf(url)));
    const outcome = fresh.length === 0 ? 'same' : 'changed';
    return { outcome, blocks: cut(fresh.map(blockOf)), memory: next, ...place };
  };
}

function blockOf({ title, url, description }: FoundItem): DiffBlock {
  const lines = [title, url, description].filter((line) => line !== undefined && line !== '');
  return { kind: 'added', text: lines.join('\n') };
}

function keyOf(url: string): string {
  return URL.canParse(url) ? urlKey(url, PAGE_IDENTITY) : url;
}

function seenOf(memory: Json): ReadonlySet<string> | undefined {
  const { seen } = fieldsOf(memory);
  if (!Array.isArray(seen)) return undefined;
  return new Set(seen.filter((one) => typeof one === 'string'));
}
