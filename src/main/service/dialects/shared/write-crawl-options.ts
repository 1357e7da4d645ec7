/**
 * A command written back in a version's own option names, for lists of running crawls.
 * Source: wire/v2.md section 7 (active), wire/v1.md section 4.
 */
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { CrawlCommand, PdfParser, ScrapeOptions } from '../../domain/command.ts';
import { defined } from '../../domain/defined.ts';
import type { Format } from '../../domain/format.ts';
import type { Body } from '../types.ts';

/** Crawl options with `scrapeOptions`, under the names of the version. `asked`: the body they came with. */
export function writeCrawlOptions(
  command: CrawlCommand,
  version: WireVersion,
  asked?: unknown,
): Body {
  const { scope, sitemap } = command;
  return defined({
    includePaths: scope.includePaths,
    excludePaths: scope.excludePaths,
    maxDepth: scope.maxDepth,
    maxDiscoveryDepth: scope.maxDiscoveryDepth,
    limit: command.limit,
    crawlEntireDomain: scope.crawlEntireDomain,
    ...(version === 'v1'
      ? { allowBackwardLinks: scope.crawlEntireDomain, ignoreSitemap: sitemap === 'skip' }
      : { sitemap }),
    allowExternalLinks: scope.allowExternalLinks,
    allowSubdomains: scope.allowSubdomains,
    ignoreRobotsTxt: command.ignoreRobotsTxt ?? false,
    ignoreQueryParameters: scope.ignoreQueryParameters,
    deduplicateSimilarURLs: scope.deduplicateSimilarUrls,
    regexOnFullURL: scope.regexOnFullUrl,
    delay: command.delayMs === undefined ? undefined : command.delayMs / 1000,
    maxConcurrency: command.maxConcurrency,
    scrapeOptions: {
      ...writeScrapeOptions(command.options, version),
      ...(version === 'v2' ? { parsers: parsersIn(asked) ?? writeParsers(command.options) } : {}),
    },
  });
}

function writeScrapeOptions(options: ScrapeOptions, version: WireVersion): Body {
  return defined({
    formats: options.formats.map((format) =>
      version === 'v1' ? nameV1(format) : writeFormat(format),
    ),
    onlyMainContent: options.onlyMainContent,
    ...(options.includeTags.length === 0 ? {} : { includeTags: options.includeTags }),
    ...(options.excludeTags.length === 0 ? {} : { excludeTags: options.excludeTags }),
    ...(Object.keys(options.headers).length === 0 ? {} : { headers: options.headers }),
    timeout: options.timeoutMs,
    waitFor: options.waitForMs,
    mobile: options.mobile,
    skipTlsVerification: options.skipTlsVerification,
    removeBase64Images: options.removeBase64Images,
    blockAds: options.blockAds,
    proxy: options.proxy,
    maxAge: options.maxAgeMs,
    storeInCache: options.storeInCache,
    reader: options.reader,
    ...(version === 'v1' ? { parsePDF: options.pdf !== undefined } : {}),
  });
}

/** As they were asked for: what is not read here, such as pictures, is no part of the command. */
function parsersIn(asked: unknown): unknown {
  const options = isObject(asked) ? asked['scrapeOptions'] : undefined;
  return isObject(options) ? options['parsers'] : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function writeParsers({ pdf }: ScrapeOptions): readonly unknown[] {
  return pdf === undefined ? [] : [isDefault(pdf) ? 'pdf' : { type: 'pdf', ...pdf }, 'image'];
}

const isDefault = ({ mode, maxPages, pageMarkers }: PdfParser): boolean =>
  mode === 'auto' && maxPages === undefined && !pageMarkers;

function nameV1(format: Format): string {
  if (format.type === 'screenshot' && format.fullPage) return 'screenshot@fullPage';
  return format.type === 'unsupported' ? format.name : format.type;
}

function writeFormat(format: Format): Body {
  return format.type === 'unsupported' ? { type: format.name } : { ...format };
}
