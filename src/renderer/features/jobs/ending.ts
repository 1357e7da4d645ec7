/** Why a job ended as it did, and what goes on from there. Pure. */
import { isFrontierKind, type JsonObject } from '../../../contract/console/common.ts';
import type { JobDetail, Outcomes, SkipKind } from '../../../contract/console/jobs.ts';
import { t } from '../../text/catalogue.ts';
import { isObject, writeAt } from '../playground/body.ts';

interface NextCrawl {
  readonly label: string;
  readonly body: JsonObject;
  /** Most credits it can use. */
  readonly most: number;
}

export interface Ending {
  readonly sentence: string;
  readonly canResume: boolean;
  readonly crawls: readonly NextCrawl[];
  /** Pages were left out: the list of decisions says which. */
  readonly hasDecisions: boolean;
  /** The plan is what holds it. */
  readonly isUnpaid: boolean;
}

/** What a crawl takes when nobody says how many pages. */
export const MOST_PAGES = 10_000;
const STEP = 10;

const NOTHING = { canResume: false, crawls: [], hasDecisions: false, isUnpaid: false } as const;

/** Undefined: it ran to its end, and there is nothing to say. */
export function endingOf(job: JobDetail, rows: Outcomes['rows']): Ending | undefined {
  if (job.status === 'scraping' || !isFrontierKind(job.kind)) return undefined;
  if (job.status === 'cancelled') {
    const left = leftOut(rows, 'cancelled');
    return { ...NOTHING, sentence: t.jobs.ending.stopped(left), canResume: left > 0 };
  }
  if (job.errorCode === 'INSUFFICIENT_CREDITS' || leftOut(rows, 'credits') > 0) {
    return { ...NOTHING, sentence: t.jobs.ending.credits, isUnpaid: true };
  }
  const { done, failed } = job.counts;
  if (done === 0 && failed > 0) {
    return { ...NOTHING, sentence: job.warning ?? t.jobs.ending.nothing(failed) };
  }
  if (job.kind !== 'crawl') return undefined;
  if (done === 1 && (job.refused ?? 0) > 0) {
    return { ...NOTHING, sentence: t.jobs.ending.refusedStart };
  }
  return endOfCrawl(job, rows);
}

function endOfCrawl(job: JobDetail, rows: Outcomes['rows']): Ending | undefined {
  const limit = job.limit ?? MOST_PAGES;
  const over = leftOut(rows, 'limit');
  const robots = leftOut(rows, 'robots');
  const body = isObject(job.body) ? job.body : {};
  const start = URL.parse(job.target);
  const isWhole = body['crawlEntireDomain'] === true || start?.pathname === '/';
  if (job.counts.done <= 1 && limit > 1 && !isWhole && start !== null && robots === 0) {
    const hasMore = leftOut(rows, 'scope') > 0;
    return {
      ...NOTHING,
      sentence: t.jobs.ending.onlyBelow(start.pathname),
      crawls: [
        { label: t.jobs.ending.wholeSite, body: { ...body, crawlEntireDomain: true }, most: limit },
        ...folderAbove(start).map((url) => ({
          label: t.jobs.ending.folder(url.pathname),
          body: { ...body, url: url.href },
          most: limit,
        })),
      ],
      hasDecisions: hasMore,
    };
  }
  if (over > 0 && job.counts.done + job.counts.failed >= limit) {
    const more = Math.min(MOST_PAGES, limit * STEP);
    return {
      ...NOTHING,
      sentence: t.jobs.ending.limit(limit, over),
      crawls:
        more > limit
          ? [{ label: t.jobs.ending.more(more), body: writeAt(body, ['limit'], more), most: more }]
          : [],
      hasDecisions: true,
    };
  }
  if (robots === 0) return undefined;
  if (job.counts.done === 0) {
    const anyway = { label: t.states.allow, body: { ...body, ignoreRobotsTxt: true }, most: limit };
    return {
      ...NOTHING,
      sentence: t.jobs.ending.robotsStart,
      crawls: [anyway],
      hasDecisions: true,
    };
  }
  return { ...NOTHING, sentence: t.jobs.ending.robots(robots), hasDecisions: true };
}

/** `/big/` of `/big/0`; none when that is the whole site. */
function folderAbove(start: URL): readonly URL[] {
  const above = new URL(start.pathname.endsWith('/') ? '..' : '.', start);
  above.search = '';
  above.hash = '';
  return above.pathname === '/' || above.pathname === start.pathname ? [] : [above];
}

export function leftOut(rows: Outcomes['rows'], kind: SkipKind): number {
  return rows.filter(({ why }) => why === kind).reduce((sum, { count }) => sum + count, 0);
}
