/**
 * Options of `POST /parse`, sent as JSON in the part `options` beside the part `file`.
 *
 * Those of a scrape that mean something for a file; what only a page has is refused by the reader
 * (dialects/shared/read-parse.ts). Source: wire/v2.md section 1, wire/clients.md.
 */
import { z } from 'zod';

import {
  checkScrapeOptions,
  scrapeShapeOf,
  timeoutMs,
  type WireVersion,
} from './scrape-options.ts';
import { lenientObject } from './tolerant.ts';

/** The schema of one family. */
export function parseOptions(version: WireVersion) {
  const shape = scrapeShapeOf(version);
  const { formats, includeTags, excludeTags, onlyMainContent, onlyCleanContent } = shape;
  const { parsers, parsePDF, removeBase64Images, redactPII, checkPromptInjection, showProvenance } =
    shape;
  const { extract, jsonOptions, reader } = shape;
  return lenientObject({
    ...{ formats, includeTags, excludeTags, onlyMainContent, onlyCleanContent },
    ...{ parsers, parsePDF, removeBase64Images, redactPII, checkPromptInjection, showProvenance },
    ...{ extract, jsonOptions, reader },
    timeout: timeoutMs
      .optional()
      .describe('Milliseconds for reading the file, from its arrival on. Default none.'),
    proxy: z
      .enum(['basic', 'auto'])
      .optional()
      .describe('Accepted without effect: nothing is fetched.'),
    zeroDataRetention: z
      .boolean()
      .optional()
      .describe('Write nothing of the file to disk. Needs the add-on. Default false.'),
    origin: z.string().optional().describe("The caller's label. Default api."),
    integration: z.string().optional().describe("The caller's label."),
  }).superRefine(checkScrapeOptions(version));
}
