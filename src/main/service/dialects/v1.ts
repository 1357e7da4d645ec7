/**
 * The v1 wire: bodies in, JSON out. Shapes: wire/v1.md; what both families share stands in shared/.
 */
import { readersOf, readStoredCrawl } from './shared/readers.ts';
import { writeActive } from './shared/write-active.ts';
import {
  keepsDocumentsV1,
  wantsScrapeId,
  writeDocumentV1,
  writeReceipt,
} from './shared/write-document.ts';
import {
  writeCancelled,
  writeCatchup,
  writeJobErrors,
  writeStarted,
  writeStatus,
  writeWebhook,
} from './shared/write-jobs.ts';
import { writeExtract, writeExtractStatus } from './shared/write-results.ts';
import { writeSearchV1 } from './shared/write-search.ts';
import {
  usageNumbers,
  writeActivity,
  writeConcurrency,
  writeHistory,
  writeQueueStatus,
} from './shared/write-team.ts';
import type { Dialect } from './types.ts';

/** The dialect of `/v1`. */
const QUOTES = { before: '"', after: '"' };

export const v1: Dialect = {
  ...readersOf('v1'),

  writeDocument: writeDocumentV1,
  writeScrape: ({ scrapeId, document, receipt }, body) => ({
    success: true,
    data: writeDocumentV1(document, body),
    ...(document.warning === undefined ? {} : { warning: document.warning }),
    ...(wantsScrapeId(body) ? { scrape_id: scrapeId } : {}),
    ...writeReceipt(receipt),
  }),
  writeStarted: (result) => writeStarted(result, 'v1'),
  writeStatus: (result) => writeStatus(result, 'v1', writeDocumentV1),
  writeCancelled,
  writeJobErrors,
  writeActive: (result) => writeActive(result, 'v1', readStoredCrawl),
  writeParamsPreview: ({ url, options, receipt }) => ({
    success: true,
    data: { url, ...options },
    ...writeReceipt(receipt),
  }),
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
  writeExtract,
  writeExtractStatus,
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
  writeCreditHistory: (result) => writeHistory(result, 'credits'),
  writeTokenHistory: (result) => writeHistory(result, 'tokens'),
  writeConcurrency,
  writeQueueStatus,
  writeActivity,

  writeCatchup: (result) => ({
    type: 'catchup',
    data: writeCatchup(result, 'v1', writeDocumentV1),
  }),
  keepsDocuments: keepsDocumentsV1,
  writeSocketDocument: (document, body) => ({
    type: 'document',
    data: writeDocumentV1(document, body),
  }),
  writeWebhook: (message) => writeWebhook(message, writeDocumentV1),
};
