/** What both families write alike; `writersOf` gives it with the documents of one. */
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { Dialect } from '../types.ts';
import { readStoredCrawl } from './readers.ts';
import { writeActive } from './write-active.ts';
import { writeReceipt } from './write-document.ts';
import {
  writeCancelled,
  writeCatchup,
  writeJobErrors,
  writeStatus,
  writeWebhook,
  type WriteDocument,
} from './write-jobs.ts';
import { writeExtract, writeExtractStatus } from './write-results.ts';
import { writeActivity, writeConcurrency, writeHistory, writeQueueStatus } from './write-team.ts';

export function writersOf(version: WireVersion, writeDocument: WriteDocument) {
  return {
    writeStatus: (result) => writeStatus(result, version, writeDocument),
    writeCancelled,
    writeJobErrors,
    writeActive: (result) => writeActive(result, version, readStoredCrawl),
    writeParamsPreview: ({ url, options, receipt }) => ({
      success: true,
      data: { url, ...options },
      ...writeReceipt(receipt),
    }),
    writeExtract,
    writeExtractStatus,
    writeCreditHistory: (result) => writeHistory(result, 'credits'),
    writeTokenHistory: (result) => writeHistory(result, 'tokens'),
    writeConcurrency,
    writeQueueStatus,
    writeActivity,
    writeCatchup: (result) => ({
      type: 'catchup',
      data: writeCatchup(result, version, writeDocument),
    }),
    writeSocketDocument: (document, body) => ({
      type: 'document',
      data: writeDocument(document, body),
    }),
    writeWebhook: (message) => writeWebhook(message, writeDocument),
  } satisfies Partial<Dialect>;
}
