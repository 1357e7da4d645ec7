/** The views of results, each its own chunk, fetched when a run of its operation begins. */
import type { ConsoleOperation } from '../../../contract/console/common.ts';
import { CodeView } from '../../components/code-view.tsx';
import { later } from '../../components/later.tsx';
import { HeldTable, JobTable } from '../records/tables.tsx';

export const ScrapeResult = later(() => import('./results/scrape-result.tsx'));
export const CrawlResult = later(() => import('./results/crawl-result.tsx'));
export const SearchResult = later(() => import('./results/search-result.tsx'));
export const MapResult = later(() => import('./results/map-result.tsx'));
export const ExtractResult = later(() => import('./results/extract-result.tsx'));

/** What an operation's result is shown with. */
const PARTS = {
  scrape: [ScrapeResult, CodeView],
  crawl: [CrawlResult, JobTable],
  search: [SearchResult],
  map: [MapResult],
  extract: [ExtractResult, HeldTable],
} as const satisfies Record<ConsoleOperation, unknown>;

/** Fetches them while the run is under way; what does not come now is asked for again when it is shown. */
export function fetchResultAhead(operation: ConsoleOperation): void {
  for (const part of PARTS[operation]) part.fetch().catch(() => undefined);
}
