/** The readers of one family: schema, then translation. */
import { requests as v1Requests } from '../../../../contract/v1/requests.ts';
import { requests as v2Requests } from '../../../../contract/v2/requests.ts';
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { Dialect, ReadContext } from '../types.ts';
import { toCrawlCommand, toMapCommand, toPreview } from './read-crawl.ts';
import { toExtractCommand } from './read-extract.ts';
import { refusePageOptions, toParseCommand } from './read-parse.ts';
import { toBatchCommand, toScrapeCommand } from './read-scrape.ts';
import { toSearchCommand } from './read-search.ts';
import { parseBody } from './validate.ts';

const SCHEMAS = { v1: v1Requests, v2: v2Requests };

type Readers = Pick<
  Dialect,
  | 'version'
  | 'schemas'
  | 'readScrape'
  | 'readParse'
  | 'readCrawl'
  | 'readBatch'
  | 'readMap'
  | 'readSearch'
  | 'readExtract'
  | 'readParamsPreview'
>;

/** Readers of that version. */
export function readersOf(version: WireVersion): Readers {
  const schemas = SCHEMAS[version];
  return {
    version,
    schemas,
    readScrape: (body, context) =>
      toScrapeCommand(parseBody(schemas.scrape, body), version, context),
    readParse: (options, upload) => {
      refusePageOptions(options);
      return toParseCommand(parseBody(schemas.parse, options), upload, version);
    },
    readCrawl: (body, context) => toCrawlCommand(parseBody(schemas.crawl, body), version, context),
    readBatch: (body, context) => toBatchCommand(parseBody(schemas.batch, body), version, context),
    readMap: (body, context) => toMapCommand(parseBody(schemas.map, body), context),
    readSearch: (body) => toSearchCommand(parseBody(schemas.search, body), version),
    readExtract: (body, context) =>
      toExtractCommand(parseBody(schemas.extract, body), version, context),
    readParamsPreview: (body, context) =>
      toPreview(parseBody(schemas.paramsPreview, body), context),
  };
}

/** A stored crawl body, read again; local hosts were judged when it came in. */
export function readStoredCrawl(body: unknown, version: WireVersion) {
  const context: ReadContext = { allowLocal: true };
  return toCrawlCommand(parseBody(SCHEMAS[version].crawl, body), version, context);
}
