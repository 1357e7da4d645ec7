/**
 * Compares a page with the last time the same account scraped it (wire/v2.md section 5).
 *
 * Compared: markdown with white space folded. History is kept per address, tag and what is read of the page. A 404
 * or 410 says `removed`; first sight says `new`; other failures of a site say nothing of its page, and are neither
 * compared nor kept. `diff` only with mode git-diff and status changed; `json` (fields that differ) only with mode json.
 */
import { structuredPatch, formatPatch } from 'diff';
import type { ScrapeOptions } from '../domain/command.ts';
import type { ChangeTracking, DiffChange } from '../domain/document.ts';
import type { Format } from '../domain/format.ts';
import type { Json } from '../domain/json.ts';
import type { CacheStore, TrackedPage } from '../ports/capture-cache.ts';

type ChangeTrackingFormat = Extract<Format, { type: 'changeTracking' }>;

export interface TrackRequest {
  readonly accountId: string;
  readonly urlKey: string;
  readonly format: ChangeTrackingFormat;
  readonly options: ReadOptions;
  readonly markdown: string;
  /** Extracted fields, with mode json. */
  readonly json?: Json;
  readonly status: number;
  readonly at: number;
  /** False under zero data retention and for looks into the past: compared, not kept. */
  readonly mayStore: boolean;
}

/** Options that decide what of a page becomes its markdown. */
type ReadOptions = Pick<
  ScrapeOptions,
  'includeTags' | 'excludeTags' | 'onlyMainContent' | 'mobile' | 'location' | 'reader'
>;

export interface Tracked {
  /** Absent where the answer tells nothing of the page. */
  readonly changeTracking?: ChangeTracking;
  readonly warning?: string;
  /** To be written with the page: what the next scrape is compared with. */
  readonly tracked?: TrackedPage;
}

interface Version {
  readonly markdown: string;
  readonly json?: Json;
  readonly at: number;
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Compares, and says what is to be remembered. */
export async function trackChange(
  store: Pick<CacheStore, 'findTracked'>,
  request: TrackRequest,
): Promise<Tracked> {
  const { accountId, urlKey, status, at, markdown } = request;
  const isPage = status >= 200 && status < 300;
  if (!isPage && !GONE.has(status)) {
    const warning = `The site answered with status ${status}: its answer was not compared, and the version before stays the one to compare with.`;
    return { warning };
  }
  const identity = { accountId, urlKey, tag: historyOf(request) };
  const previous = await store.findTracked(identity);
  const json = withAsked(request);
  const compared = compareVersions(previous, request, json);
  if (!request.mayStore || !isPage) return compared;
  // fields stay known over a scrape that did not ask for them
  const known = json ?? previous?.json;
  const tracked = {
    ...identity,
    ...{ markdown, at },
    ...(known === undefined ? {} : { json: known }),
  };
  return { ...compared, tracked };
}

/** The tag, and beside it what is not read as usual: the same page read otherwise has not changed. */
function historyOf({ format, options }: TrackRequest): string {
  const { includeTags, excludeTags, onlyMainContent, mobile, location, reader } = options;
  const { country, languages } = location;
  const unusual = [
    ...(onlyMainContent ? [] : ['whole']),
    ...(includeTags.length === 0 ? [] : [`with ${JSON.stringify(includeTags)}`]),
    ...(excludeTags.length === 0 ? [] : [`without ${JSON.stringify(excludeTags)}`]),
    ...(mobile ? ['mobile'] : []),
    ...(reader === undefined ? [] : [reader]),
    ...(country === undefined ? [] : [country]),
    ...(languages.length === 0 ? [] : [languages.join(' ')]),
  ];
  return [format.tag ?? '', ...unusual].join('\n');
}

/** The fields, those of the schema that were not found being null. */
function withAsked({ json, format }: TrackRequest): Json | undefined {
  if (json === undefined) return undefined;
  const none = askedOf(format).map((field) => [field, null] as const);
  return none.length === 0 ? json : { ...Object.fromEntries(none), ...asRecord(json) };
}

function askedOf({ schema }: ChangeTrackingFormat): readonly string[] {
  const properties: unknown = schema?.['properties'];
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function compareVersions(
  previous: Version | undefined,
  request: TrackRequest,
  json: Json | undefined,
): Tracked {
  const previousScrapeAt = previous === undefined ? null : new Date(previous.at).toISOString();
  const base = { previousScrapeAt, visibility: 'visible' as const };
  const plain = (changeStatus: ChangeTracking['changeStatus']): Tracked => ({
    changeTracking: { ...base, changeStatus },
  });
  if (GONE.has(request.status)) return plain('removed');
  if (previous === undefined) return plain('new');
  if (fold(previous.markdown) === fold(request.markdown)) return plain('same');
  const { modes } = request.format;
  const isOfFields = modes.includes('json') && json !== undefined;
  const changeTracking = {
    ...base,
    changeStatus: 'changed' as const,
    ...(modes.includes('git-diff') ? { diff: gitDiff(previous.markdown, request.markdown) } : {}),
    ...(isOfFields && previous.json !== undefined
      ? { json: fieldDiff(previous.json, json, askedOf(request.format)) }
      : {}),
  };
  return {
    changeTracking,
    ...(isOfFields && previous.json === undefined ? { warning: NO_FIELDS_BEFORE } : {}),
  };
}

const NO_FIELDS_BEFORE =
  'The scrape before kept no fields of this page: those of changeTracking are compared from the next one on.';

function fold(markdown: string): string {
  return markdown.replaceAll(/\s+/g, ' ').trim();
}

function gitDiff(from: string, to: string): NonNullable<ChangeTracking['diff']> {
  const patch = structuredPatch('previous', 'current', `${from}\n`, `${to}\n`, '', '', {
    context: 3,
  });
  const chunks = patch.hunks.map((hunk) => {
    const content = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
    return { content, changes: changesOf(hunk) };
  });
  return {
    text: formatPatch(patch),
    json: { files: [{ from: 'previous', to: 'current', chunks }] },
  };
}

function changesOf(hunk: {
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly string[];
}): DiffChange[] {
  let oldLine = hunk.oldStart;
  let newLine = hunk.newStart;
  const changes: DiffChange[] = [];
  for (const content of hunk.lines) {
    if (content.startsWith('+')) changes.push({ type: 'add', add: true, ln: newLine++, content });
    else if (content.startsWith('-'))
      changes.push({ type: 'del', del: true, ln: oldLine++, content });
    else if (content.startsWith(' ')) {
      changes.push({ type: 'normal', normal: true, ln1: oldLine++, ln2: newLine++, content });
    }
  }
  return changes;
}

/** `{field: {previous, current}}` for the top-level fields that differ; not those nobody asked for the time before. */
function fieldDiff(previous: Json, current: Json, asked: readonly string[]): Json {
  const before = asRecord(previous);
  const after = asRecord(current);
  const differing: Record<string, Json> = {};
  const fields = asked.length === 0 ? [...Object.keys(before), ...Object.keys(after)] : asked;
  for (const field of new Set(fields)) {
    if (asked.length > 0 && !Object.hasOwn(before, field)) continue;
    const was = before[field] ?? null;
    const is = after[field] ?? null;
    if (JSON.stringify(was) !== JSON.stringify(is))
      differing[field] = { previous: was, current: is };
  }
  return differing;
}

function asRecord(value: Json | undefined): Readonly<Record<string, Json | undefined>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value));
}
