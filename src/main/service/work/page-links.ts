/**
 * What a page of a crawl leads to, on its way into the store: the pages of the site's sitemaps before the links of its
 * start, and the links of a page that looks whole before it is known whether a browser shows more of it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { toHearthError } from '../domain/errors.ts';
import type { FrontierJob, JobOf, Page } from '../domain/job.ts';
import type { Served } from '../operations/acquire-request.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { Discovery, Followed } from './discover.ts';
import type { JobPace } from './job-pace.ts';

export interface PageLinksDeps {
  readonly backend: Backend;
  readonly discovery: Discovery;
  readonly pace: Pick<JobPace, 'sitemapTurn'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Of one visit of a page. */
export interface PageLinks {
  /** The page was served and looks whole: what it leads to is in the store before the page itself. */
  served(served: Served): void;
  /** Resolves when that is over; true when its links were counted. */
  foreseen(): Promise<boolean>;
  /** The sitemaps of the site the start led to, before the start itself is finished: a crash in between repeats both. */
  readSitemaps(siteUrl: string, links?: Pick<Followed, 'discovered' | 'skipped'>): Promise<void>;
}

/** Links of the start page wait so long for sitemaps, whose pages come first. */
const LINKS_WAIT_MS = 2_000;
const NO_LINKS = { discovered: [], skipped: [] };

export const isStart = (job: FrontierJob, page: Page): job is JobOf<'crawl'> =>
  job.kind === 'crawl' && page.reason === 'start';

/** Builds them for one visit; aborting ends it. */
export function createPageLinks(
  deps: PageLinksDeps,
  job: FrontierJob,
  page: Page,
  signal: AbortSignal,
): PageLinks {
  const { backend, discovery, clock, log } = deps;
  let foreseeing: Promise<boolean> | undefined;
  let sitemaps: { readonly origin: string; readonly reading: Promise<void> } | undefined;
  const readSitemaps: PageLinks['readSitemaps'] = async (siteUrl, links = NO_LINKS) => {
    const { origin } = new URL(siteUrl);
    if (sitemaps?.origin !== origin) {
      sitemaps = { origin, reading: readSitemapsOf(deps, { job, page, siteUrl }, links, signal) };
    }
    try {
      await sitemaps.reading;
    } catch (error) {
      sitemaps = undefined;
      throw error;
    }
  };
  const foresee = async ({ snapshot: { finalUrl }, output }: Served): Promise<boolean> => {
    if (job.kind !== 'crawl') return false;
    const found = await discovery.foresee(job, page, { finalUrl, output });
    await readSitemaps(finalUrl, found);
    await backend.store.addPages(job.id, found.discovered, found.skipped, clock.now());
    discovery.recorded(job, found);
    return true;
  };
  return {
    served(served) {
      foreseeing ??= foresee(served).catch((error: unknown) => {
        // they come with the page
        log.debug('links not foreseen', { pageId: page.id, error: toHearthError(error).message });
        return false;
      });
    },
    foreseen: () => foreseeing ?? Promise.resolve(false),
    readSitemaps,
  };
}

/** Links do not wait long for sitemaps that are slow, and not at all for those that keep a pause. */
async function readSitemapsOf(
  deps: PageLinksDeps,
  start: { readonly job: FrontierJob; readonly page: Page; readonly siteUrl: string },
  links: Pick<Followed, 'discovered' | 'skipped'>,
  signal: AbortSignal,
): Promise<void> {
  const { job, page, siteUrl } = start;
  if (!isStart(job, page) || job.command.sitemap !== 'include') return;
  const site = { url: siteUrl, turn: deps.pace.sitemapTurn(job, siteUrl) };
  const reading = deps.discovery.readSitemaps(job, page, site, signal);
  const patience = new AbortController();
  const isSlow = await Promise.race([
    reading.then(() => false),
    wait(site.turn === undefined ? LINKS_WAIT_MS : 0, true, {
      signal: patience.signal,
      ref: false,
    }),
  ]).finally(() => patience.abort());
  if (isSlow) {
    const { discovered, skipped } = links;
    await deps.backend.store.addPages(job.id, discovered, skipped, deps.clock.now());
  }
  await reading;
}
