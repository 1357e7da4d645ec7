/**
 * How a job asks a host: its own pause, or the one the site's robots.txt asks for, which all jobs keep together.
 *
 * A `delay` of the caller's stands in place of the site's, for the pages of that job alone. What robots.txt asks for is
 * learnt with the first page at a host; until then a job's pages run one at a time there.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FrontierJob } from '../domain/job.ts';
import { hostKey } from '../domain/url-key.ts';
import type { SitemapTurn } from '../net/sitemaps.ts';
import type { RobotsVerdict } from '../ports/robots.ts';
import { SITE, type HostPacer, type PaceRules, type Pause } from '../ports/host-pacer.ts';

export interface JobPace {
  rules(job: FrontierJob, host: string): PaceRules;
  /** What a page's robots.txt says. */
  learn(job: FrontierJob, host: string, verdict: RobotsVerdict): 'news' | 'known';
  /** Of a site that asks for a pause: sitemaps keep it like pages, together with them, and after one that waits. */
  sitemapTurn(job: FrontierJob, siteUrl: string): SitemapTurn | undefined;
}

export interface JobPaceDeps {
  readonly pacer: HostPacer;
  /** Pages of one host at once, of all jobs. */
  readonly hostConcurrency: number;
  readonly respectRobots: boolean;
}

const MOST_HOSTS = 10_000;
/** So long a page that waits may take its turn before a sitemap does, ms. */
const PAGES_FIRST_MS = 100;

export function createJobPace({ pacer, hostConcurrency, respectRobots }: JobPaceDeps): JobPace {
  /** What robots.txt asks for, ms, by host and the name asked under. */
  const asked = new Map<string, number>();
  const keyOf = (job: FrontierJob, host: string): string =>
    `${host} ${robotsAgent(job).userAgent ?? ''}`;
  const sitePause = (job: FrontierJob, host: string): Pause | undefined => {
    const ms = ignoresRobots(job, respectRobots) ? 0 : (asked.get(keyOf(job, host)) ?? 0);
    return ms > 0 ? { keeper: SITE, ms } : undefined;
  };
  const pauseOf = (job: FrontierJob, host: string): Pause | undefined => {
    const own = ownDelay(job);
    if (own !== undefined) return { keeper: job.id, ms: own };
    const isUnknown = !ignoresRobots(job, respectRobots) && !asked.has(keyOf(job, host));
    return isUnknown ? { keeper: job.id, ms: 0 } : sitePause(job, host);
  };
  return {
    rules(job, host) {
      const pause = pauseOf(job, host);
      return { concurrency: hostConcurrency, ...(pause === undefined ? {} : { pause }) };
    },
    learn(job, host, { crawlDelayMs = 0 }) {
      const key = keyOf(job, host);
      if (asked.get(key) === crawlDelayMs) return 'known';
      if (asked.size >= MOST_HOSTS) asked.delete(asked.keys().next().value ?? '');
      asked.set(key, crawlDelayMs);
      return 'news';
    },
    sitemapTurn(job, siteUrl) {
      if (sitePause(job, hostKey(siteUrl)) === undefined) return undefined;
      return async (file, signal) => {
        const host = hostKey(file);
        const pause = sitePause(job, host);
        if (pause === undefined) return;
        await wait(pacer.untilNext(host, pause) + PAGES_FIRST_MS, undefined, { signal });
        const turn = await pacer.wait(host, { concurrency: hostConcurrency, pause }, signal);
        turn.end();
      };
    },
  };
}

export function ignoresRobots(job: FrontierJob, respectRobots: boolean): boolean {
  const named = job.kind === 'crawl' ? job.command.ignoreRobotsTxt : undefined;
  const { options } = job.command;
  // what is read from the library asks no site
  if (options.offline === true || options.asOf !== undefined) return true;
  return named ?? options.ignoreRobotsTxt ?? !respectRobots;
}

/** The name this job asks under, where it has one of its own. */
export function robotsAgent(job: FrontierJob): { readonly userAgent?: string } {
  const userAgent = job.kind === 'crawl' ? job.command.robotsUserAgent : undefined;
  return userAgent === undefined ? {} : { userAgent };
}

function ownDelay(job: FrontierJob): number | undefined {
  return job.kind === 'batch' ? undefined : job.command.delayMs;
}
