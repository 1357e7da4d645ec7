/**
 * The v1 wire: bodies in, JSON out. Shapes: wire/v1.md; what both families share stands in shared/.
 */
import { readersOf } from './shared/readers.ts';
import {
  keepsDocumentsV1,
  wantsScrapeId,
  writeDocumentV1,
  writeReceipt,
} from './shared/write-document.ts';
import { writeStarted } from './shared/write-jobs.ts';
import { writeSearchV1 } from './shared/write-search.ts';
import { usageNumbers } from './shared/write-team.ts';
import { writersOf } from './shared/writers.ts';
import type { Dialect } from './types.ts';

const QUOTES = { before: '"', after: '"' };

/** The dialect of `/v1`. */
export const v1: Dialect = {
  ...readersOf('v1'),
  ...writersOf('v1', writeDocumentV1),

  writeDocument: writeDocumentV1,
  writeScrape: ({ scrapeId, document, receipt }, body) => ({
    success: true,
    data: writeDocumentV1(document, body),
    ...(document.warning === undefined ? {} : { warning: document.warning }),
    ...(wantsScrapeId(body) ? { scrape_id: scrapeId } : {}),
    ...writeReceipt(receipt),
  }),
  writeStarted: (result) => writeStarted(result, 'v1'),
  writeMap: ({ links, warning, coverage, receipt }) => {
    const urls = links.map(({ url }) => url);
    return {
      success: true,
      links: urls,
      data: { links: urls },
      ...(warning === undefined ? {} : { warning }),
      coverage,
      ...writeReceipt(receipt),
    };
  },
  mapLinks: { frame: () => QUOTES, whole: ({ url }) => JSON.stringify(url) },
  writeSearch: (result, body) => writeSearchV1(result, body, writeDocumentV1),
  writeCreditUsage: (result) => {
    const { remaining, plan, periodStart, periodEnd } = usageNumbers(result, 'credits');
    return {
      success: true,
      data: {
        remaining_credits: remaining,
        plan_credits: plan,
        billing_period_start: periodStart,
        billing_period_end: periodEnd,
      },
      ...writeReceipt(result.receipt),
    };
  },
  writeTokenUsage: (result) => {
    const { remaining, plan, periodStart, periodEnd } = usageNumbers(result, 'tokens');
    return {
      success: true,
      data: {
        remaining_tokens: remaining,
        plan_tokens: plan,
        billing_period_start: periodStart,
        billing_period_end: periodEnd,
      },
      ...writeReceipt(result.receipt),
    };
  },
  keepsDocuments: keepsDocumentsV1,
};
