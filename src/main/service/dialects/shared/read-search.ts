/** Search bodies → SearchCommand. Source: wire/v2.md section 10, wire/v1.md section 7. */
import type { SearchBody } from '../../../../contract/shared/requests.ts';
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { SearchCommand, SearchSource } from '../../domain/command.ts';
import { defined } from '../../domain/defined.ts';
import { refusePast } from './library-rules.ts';
import { optionDefaults, readOptions } from './read-options.ts';

const SOURCES: readonly SearchSource[] = ['web', 'news', 'images', 'library'];
const WEB: readonly SearchSource[] = ['web'];
const CATEGORIES: readonly SearchCommand['categories'][number][] = [
  'github',
  'research',
  'pdf',
  'developer',
];
/** Source names of other services that clients add by themselves: dropped without a word. */
const SILENT_SOURCES: ReadonlySet<string> = new Set(['alexandria', 'tools']);
type Source = NonNullable<SearchBody['sources']>[number];
const NO_HINTS: Source = { type: 'web' };

/** What a body that leaves a field out means. */
const DEFAULTS = {
  sources: [],
  categories: [],
  scrapeOptions: {},
  includeDomains: [],
  excludeDomains: [],
  timeout: 60_000,
  ignoreInvalidURLs: false,
  origin: 'api',
} as const satisfies Partial<SearchBody>;

/** `POST /search`. Unknown sources and categories are left out, with a warning where a person chose them. */
export function toSearchCommand(body: SearchBody, version: WireVersion): SearchCommand {
  const asked = { ...DEFAULTS, ...defined(body) };
  const sources = SOURCES.filter((name) => asked.sources.some(({ type }) => type === name));
  const options = readOptions(asked.scrapeOptions, {
    ...optionDefaults(version),
    formats: [],
  });
  const isLibraryOnly = sources.length === 1 && sources[0] === 'library';
  refusePast(
    isLibraryOnly ? { ...options, offline: undefined } : options,
    'a search asks the web; offline goes with the source library alone',
  );
  const hints = asked.sources.find(({ type }) => type === 'web') ?? NO_HINTS;
  return defined({
    query: body.query,
    limit: body.limit ?? (version === 'v1' ? 5 : 10),
    sources: sources.length === 0 ? WEB : sources,
    categories: CATEGORIES.filter((name) => asked.categories.some(({ type }) => type === name)),
    includeDomains: asked.includeDomains,
    excludeDomains: asked.excludeDomains,
    ...readHints(body, hints),
    timeoutMs: asked.timeout,
    ignoreInvalidUrls: asked.ignoreInvalidURLs,
    options: options.formats.length === 0 ? undefined : options,
    warnings: searchWarnings(asked),
    origin: asked.origin,
  });
}

/** Time, place and language: of the body, else of its source `web`. */
function readHints(body: SearchBody, hints: Source) {
  const location = body.location ?? hints.location;
  return {
    tbs: body.tbs ?? hints.tbs,
    filter: body.filter ?? hints.filter,
    lang: body.lang ?? hints.lang ?? 'en',
    country: body.country ?? hints.country ?? (location === undefined ? 'us' : undefined),
    location,
  };
}

interface Asked {
  readonly sources: readonly { readonly type: string }[];
  readonly categories: readonly { readonly type: string }[];
}

function searchWarnings(asked: Asked): readonly string[] {
  const sources = asked.sources
    .map(({ type }) => type)
    .filter((type) => !SOURCES.some((name) => name === type) && !SILENT_SOURCES.has(type));
  const categories = asked.categories
    .map(({ type }) => type)
    .filter((type) => !CATEGORIES.some((name) => name === type));
  return [
    ...sources.map((type) => `The search source ${type} is not available here and was left out.`),
    ...categories.map((type) => `The category ${type} is not available here and was left out.`),
  ];
}
