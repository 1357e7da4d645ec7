/**
 * Scrape options of a body → ScrapeOptions: defaults by family, conflicts by precedence, and a warning
 * for every option that is taken and not applied in full (wire/differences.md R7).
 * Source: wire/v2.md section 2, wire/v1.md section 2, wire README "Timeouts".
 */
import type { ScrapeOptionsBody, WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { KeepOptions, PdfParser, ScrapeOptions } from '../../domain/command.ts';
import { defined } from '../../domain/defined.ts';
import type { Format } from '../../domain/format.ts';
import { readInstant, type AsOf } from '../../domain/library/as-of.ts';
import type { ProfileOption } from '../../domain/sign-in-profile.ts';
import { formatWarnings, readAction, readFormats } from './read-formats.ts';
import { refuse } from './validate.ts';

const DAY_MS = 86_400_000;
const EXPERIMENTAL_CACHE_MS = 4 * 3_600_000;

/** What differs by family and by place. */
export interface OptionDefaults {
  readonly maxAgeMs: number;
  readonly proxy: ScrapeOptions['proxy'];
  /** Of `POST /v1/scrape`; elsewhere absent. */
  readonly timeoutMs?: number;
  readonly formats: readonly Format[];
  readonly onlyMainContent: boolean;
}

/** Defaults of a family for pages of jobs; callers change what their place changes. */
export function optionDefaults(version: WireVersion): OptionDefaults {
  return {
    maxAgeMs: version === 'v1' ? DAY_MS : 2 * DAY_MS,
    proxy: version === 'v1' ? 'basic' : 'auto',
    formats: [{ type: 'markdown' }],
    onlyMainContent: true,
  };
}

/** What a body that leaves a field out means, in either family. */
const DEFAULTS = {
  headers: {},
  actions: [],
  includeTags: [],
  excludeTags: [],
  waitFor: 0,
  mobile: false,
  removeBase64Images: true,
  blockAds: true,
  storeInCache: true,
  fastMode: false,
  lockdown: false,
  showProvenance: false,
} as const satisfies Partial<ScrapeOptionsBody>;

/** Forms and command lines send `""` where nothing was filled in. */
const hasText = (selector: string): boolean => selector.trim() !== '';

/** The options with every default resolved. */
export function readOptions(body: ScrapeOptionsBody, defaults: OptionDefaults): ScrapeOptions {
  const formats = readFormats(body, defaults.formats);
  const { onlyMainContent, proxy, maxAgeMs } = defaults;
  const asked = { ...DEFAULTS, onlyMainContent, proxy, ...defined(body) };
  const { headers } = asked;
  const actions = asked.actions.map(readAction);
  const isPlain =
    Object.keys(headers).length === 0 && actions.length === 0 && body.profile === undefined;
  return defined({
    formats,
    headers,
    includeTags: asked.includeTags.filter(hasText),
    excludeTags: asked.excludeTags.filter(hasText),
    onlyMainContent: asked.onlyMainContent,
    timeoutMs: readTimeout(body, formats, defaults.timeoutMs),
    waitForMs: asked.waitFor,
    mobile: asked.mobile,
    skipTlsVerification: body.skipTlsVerification ?? isPlain,
    pdf: readPdf(body),
    actions,
    location: readLocation(body.location ?? body.geolocation),
    removeBase64Images: asked.removeBase64Images,
    blockAds: asked.blockAds,
    proxy: asked.proxy,
    maxAgeMs: body.maxAge ?? (body.__experimental_cache ? EXPERIMENTAL_CACHE_MS : maxAgeMs),
    minAgeMs: body.minAge,
    storeInCache: asked.storeInCache,
    fastMode: asked.fastMode,
    lockdown: asked.lockdown,
    ignoreRobotsTxt: body.ignoreRobotsTxt,
    reader: body.reader === 'readability' ? body.reader : undefined,
    showProvenance: asked.showProvenance,
    keep: readKeep(body),
    profile: readProfile(body),
    asOf: readAsOf(body),
    offline: body.offline === true ? body.offline : undefined,
    warnings: [...formatWarnings(formats), ...optionWarnings(body, defaults)],
  });
}

/** A name alone keeps what the site renews. */
function readProfile({ profile }: ScrapeOptionsBody): ProfileOption | undefined {
  if (profile === undefined) return undefined;
  if (typeof profile === 'string') return { name: profile, savesChanges: true };
  return { name: profile.name, savesChanges: profile.saveChanges ?? true };
}

/** `true` is a full copy, a word the kind of one; absent and `false` are none. */
function readKeep({ keep }: ScrapeOptionsBody): KeepOptions | undefined {
  if (keep === undefined || keep === false) return undefined;
  if (keep === true) return { kind: 'full', tags: [] };
  if (typeof keep === 'string') return { kind: keep, tags: [] };
  const { kind = 'full', collection, tags = [], note } = keep;
  return defined({ kind, collection, tags, note });
}

/** Throws `BAD_REQUEST` for what is no instant. */
function readAsOf({ asOf, asOfPolicy }: ScrapeOptionsBody): AsOf | undefined {
  if (asOf === undefined) return undefined;
  const at = readInstant(asOf);
  if (at !== undefined) return { at, policy: asOfPolicy ?? 'before' };
  throw refuse(
    ['asOf'],
    'asOf takes a day such as 2026-11-01, an instant such as 2026-11-01T12:00:00Z, ms since 1970, or 14 digits',
  );
}

/** Country in capitals (the generic pool is "no country"), languages as given. */
export function readLocation(
  location:
    | { readonly country?: string | undefined; readonly languages?: string[] | undefined }
    | undefined,
): ScrapeOptions['location'] {
  const country = location?.country;
  const languages = location?.languages ?? [];
  if (country === undefined || country === 'us-generic') return { languages };
  return { country: country === 'us-whitelist' ? 'US' : country.toUpperCase(), languages };
}

/** The value 30000 means "the old default" and grows with what was asked for; others stand as given. */
const OLD_DEFAULT_MS = 30_000;

function readTimeout(
  body: ScrapeOptionsBody,
  formats: readonly Format[],
  fallback: number | undefined,
): number | undefined {
  const given = body.timeout ?? fallback;
  if (given !== OLD_DEFAULT_MS) return given;
  if (body.agent !== undefined) return 300_000;
  if (body.proxy !== undefined && body.proxy !== 'basic') return 120_000;
  const isSlow = formats.some(({ type }) => type === 'json' || type === 'changeTracking');
  return isSlow ? 60_000 : given;
}

function readPdf(body: ScrapeOptionsBody): PdfParser | undefined {
  if (body.parsers === undefined) {
    return body.parsePDF === false ? undefined : { mode: 'auto', pageMarkers: false };
  }
  const parser = body.parsers.find((each) => each.type === 'pdf');
  if (parser === undefined) return undefined;
  return defined({
    mode: parser.mode ?? 'auto',
    maxPages: parser.maxPages,
    pageMarkers: parser.pageMarkers ?? false,
  });
}

function optionWarnings(body: ScrapeOptionsBody, defaults: OptionDefaults): readonly string[] {
  const warnings: string[] = [];
  const isMain = body.onlyMainContent ?? defaults.onlyMainContent;
  if (body.reader === 'readability' && (!isMain || (body.includeTags ?? []).length > 0)) {
    warnings.push(
      'The reader readability selects the main content: with onlyMainContent off or includeTags there is nothing to select, and it was not asked.',
    );
  }
  if (body.onlyCleanContent === true) {
    warnings.push('onlyCleanContent needs a language model and was not applied.');
  }
  if (body.redactPII !== undefined && body.redactPII !== false) {
    warnings.push('redactPII is not available here: personal data was NOT removed.');
  }
  if (body.checkPromptInjection === true) {
    warnings.push(
      'checkPromptInjection is not available here: the page was NOT checked for instructions to models.',
    );
  }
  if (body.agent !== undefined) {
    warnings.push('The browsing agent is not available here; the page was read as it is.');
  }
  if (body.parsers?.some((each) => each.type === 'pdf' && (each.pages || each.blocks))) {
    warnings.push('The PDF options pages and blocks are not available here.');
  }
  return warnings;
}
