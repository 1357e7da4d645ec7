/** What routes are built from: the operations, and how a reply's credits are told. */
import type { Caller } from '../../domain/account.ts';
import type { Receipt } from '../../dialects/types.ts';
import type { Extract } from '../../operations/extract.ts';
import type { MapSite } from '../../operations/map.ts';
import type { Search } from '../../operations/search.ts';
import type { Scrape } from '../../operations/scrape.ts';
import type { JobReader } from '../../operations/job-status.ts';
import type { PlanCrawl } from '../../operations/plan-crawl.ts';
import type { StartBatch, StartCrawl } from '../../operations/start-job.ts';
import type { RecipeDeps } from './recipes.ts';
import type { ReadScrape } from '../../operations/read-scrape.ts';

export interface RouteDeps {
  readonly recipes: RecipeDeps;
  readonly scrape: Scrape;
  readonly readScrape: ReadScrape;
  readonly startCrawl: StartCrawl;
  readonly startBatch: StartBatch;
  readonly jobOfIdempotencyKey: (accountId: string, key: string) => Promise<string | undefined>;
  readonly mapSite: MapSite;
  readonly jobs: JobReader;
  readonly planCrawl: PlanCrawl;
  readonly search: Search;
  readonly extract: Extract;
  /** Credits used by a call and left now. */
  readonly receipt: (caller: Caller, creditsUsed: number) => Promise<Receipt>;
  /** Bare host names such as `localhost` that may be targets: all, or those listed. */
  readonly allowLocal: boolean | readonly string[];
}
