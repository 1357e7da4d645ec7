/**
 * The v2 wire: bodies in, JSON out. Shapes: wire/v2.md; what both families share stands in shared/.
 */
import { readersOf } from './shared/readers.ts';
import { writeCrawlOptions } from './shared/write-crawl-options.ts';
import { wantsScrapeId, writeDocumentV2, writeReceipt } from './shared/write-document.ts';
import { writeStarted } from './shared/write-jobs.ts';
import { writeSearchV2 } from './shared/write-search.ts';
import { usageNumbers } from './shared/write-team.ts';
import { writersOf } from './shared/writers.ts';
import type { Dialect } from './types.ts';

const ONLY_URL = { before: '{"url":"', after: '"}' };

/** The dialect of `/v2`. */
export const v2: Dialect = {
  ...readersOf('v2'),
  ...writersOf('v2', writeDocumentV2),

  writeDocument: writeDocumentV2,
  writeScrape: ({ scrapeId, document, receipt }, body) => ({
    success: true,
    data: writeDocumentV2(document),
    ...(wantsScrapeId(body) ? { scrape_id: scrapeId } : {}),
    ...writeReceipt(receipt),
  }),
  writeStarted: (result) => ({
    ...writeStarted(result, 'v2'),
    ...(result.prompted === undefined
      ? {}
      : {
          promptGeneratedOptions: result.prompted.generated,
          finalCrawlerOptions: writeCrawlOptions(result.prompted.command, 'v2'),
        }),
  }),
  writeMap: ({ jobId, links, warning, coverage, receipt }) => ({
    success: true,
    id: jobId,
    links,
    data: { links },
    ...(warning === undefined ? {} : { warning }),
    coverage,
    ...writeReceipt(receipt),
  }),
  mapLinks: {
    frame: ({ title, description }) =>
      title === undefined && description === undefined ? ONLY_URL : undefined,
    whole: ({ url, title, description }) => JSON.stringify({ url, title, description }),
  },
  writeSearch: writeSearchV2,
  writeCreditUsage: (result) => {
    const { remaining, plan, periodStart, periodEnd } = usageNumbers(result, 'credits');
    return {
      success: true,
      data: {
        remainingCredits: remaining,
        planCredits: plan,
        billingPeriodStart: periodStart,
        billingPeriodEnd: periodEnd,
      },
      ...writeReceipt(result.receipt),
    };
  },
  writeTokenUsage: (result) => {
    const { remaining, plan, periodStart, periodEnd } = usageNumbers(result, 'tokens');
    return {
      success: true,
      data: {
        remainingTokens: remaining,
        planTokens: plan,
        billingPeriodStart: periodStart,
        billingPeriodEnd: periodEnd,
      },
      ...writeReceipt(result.receipt),
    };
  },
  keepsDocuments: () => true,
};
