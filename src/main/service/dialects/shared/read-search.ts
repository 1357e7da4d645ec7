/** Search bodies → SearchCommand. Source: wire/v2.md section 10, wire/v1.md section 7. */
import type { SearchBody } from '../../../../contract/shared/requests.ts';
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { SearchCommand, SearchSource } from '../../domain/command.ts';
import { defined } from '../../domain/defined.ts';
import { refusePast } from './library-rules.ts';
import { optionDefaults, readOptions } from './read-options.ts';

const SOURCES: readonly SearchSource[] = ['web', 'news', 'images', 'library'];
const CATEGORIES: readonly SearchCommand['categories'][number][] = [
  'github',
  'research',
  'pdf',
  'developer',
];
/** Source names of other services that clients add by themselves: dropped without a word. */
const SILENT_SOURCES: ReadonlySet<string> = new Set(['alexandria', 'tools']);
const TIMEOUT_MS = 60_000;
const NO_HINTS: NonNullable<SearchBody['sources']>[number] = { type: 'web' };

/** `POST /search`. Unknown sources and categories are left out, with a warning where a person chose them. */
export function toSearchCommand(body: SearchBody, version: WireVersion): SearchCommand {
  const asked = body.sources ?? [];
  const sources = SOURCES.filter((name) => asked.some(({ type }) => type === name));
  const fallback: readonly SearchSource[] = ['web'];
  const options = readOptions(body.scrapeOptions ?? {}, {
    ...optionDefaults(version),
    formats: [],
  });
  const isLibraryOnly = sources.length === 1 && sources[0] === 'library';
  refusePast(
    isLibraryOnly ? { ...options, offline: undefined } : options,
    'a search asks the web; offline goes with the source library alone',
  );
  const hints = asked.find(({ type }) => type === 'web') ?? NO_HINTS;
  const tbs = body.tbs ?? hints.tbs;
  const filter = body.filter ?? hints.filter;
  const location = body.location ?? hints.location;
  const country = body.country ?? hints.country ?? (location === undefined ? 'us' : undefined);
  return defined({
    query: body.query,
    limit: body.limit ?? (version === 'v1' ? 5 : 10),
    sources: sources.length === 0 ? fallback : sources,
    categories: CATEGORIES.filter((name) => body.categories?.some(({ type }) => type === name)),
    includeDomains: body.includeDomains ?? [],
    excludeDomains: body.excludeDomains ?? [],
    tbs,
    filter,
    lang: body.lang ?? hints.lang ?? 'en',
    country,
    location,
    timeoutMs: body.timeout ?? TIMEOUT_MS,
    ignoreInvalidUrls: body.ignoreInvalidURLs ?? false,
    ...(options.formats.length === 0 ? {} : { options }),
    warnings: searchWarnings(body),
    origin: body.origin ?? 'api',
  });
}

function searchWarnings(body: SearchBody): readonly string[] {
  const sources = (body.sources ?? [])
    .map(({ type }) => type)
    .filter((type) => !SOURCES.some((name) => name === type) && !SILENT_SOURCES.has(type));
  const categories = (body.categories ?? [])
    .map(({ type }) => type)
    .filter((type) => !CATEGORIES.some((name) => name === type));
  return [
    ...sources.map((type) => `The search source ${type} is not available here and was left out.`),
    ...categories.map((type) => `The category ${type} is not available here and was left out.`),
  ];
}
