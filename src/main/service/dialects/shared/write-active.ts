/** The list of running crawls. Source: wire/v2.md section 7. */
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { CrawlCommand } from '../../domain/command.ts';
import type { ActiveResult, Body } from '../types.ts';
import { writeCrawlOptions } from './write-crawl-options.ts';
import { isoDate, writeReceipt } from './write-document.ts';

/** Options are read anew from each job's original body, by the family it came in by. */
export function writeActive(
  { jobs, receipt }: ActiveResult,
  version: WireVersion,
  readCrawl: (body: unknown, cameBy: WireVersion) => CrawlCommand,
): Body {
  return {
    success: true,
    crawls: jobs.map((job) => ({
      id: job.id,
      teamId: job.accountId,
      url: job.target,
      created_at: isoDate(job.createdAt),
      options: writeCrawlOptions(
        readCrawl(job.body, job.apiVersion === 'v1' ? 'v1' : 'v2'),
        version,
        job.body,
      ),
    })),
    ...writeReceipt(receipt),
  };
}
