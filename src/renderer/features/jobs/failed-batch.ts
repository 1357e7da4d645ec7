/** The request that reads some pages of a job once more. Pure. */
import type { JsonObject } from '../../../contract/console/common.ts';
import type { JobDetail } from '../../../contract/console/jobs.ts';
import { isObject } from '../playground/body.ts';
import { withoutLimit } from '../playground/limits.ts';

/** A batch with the options that the job had for its pages; undefined of a job that is no list of pages. */
export function batchOf(job: JobDetail, urls: readonly string[]): JsonObject | undefined {
  const body = isObject(job.body) ? job.body : {};
  // what failed is asked of its site, never of what is kept of it
  if (job.kind === 'batch') return { ...withoutLimit(body), urls, maxAge: 0 };
  if (job.kind !== 'crawl') return undefined;
  const options = body['scrapeOptions'];
  return { ...(isObject(options) ? options : {}), urls, maxAge: 0 };
}
