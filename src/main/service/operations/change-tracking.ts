/**
 * Compares a page with the last time the same account scraped it (wire/v2.md section 5).
 *
 * Compared: markdown with white space folded. History is kept per address and tag. A 404 says
 * `removed`; first sight says `new`. `diff` only with mode git-diff and status changed; `json` (fields
 * that differ) only with mode json.
 */
import { structuredPatch, formatPatch } from 'diff';
import type { ChangeTracking, DiffChange } from '../domain/document.ts';
import type { Format } from '../domain/format.ts';
import type { Json } from '../domain/json.ts';
import type { CacheStore } from '../ports/capture-cache.ts';

type ChangeTrackingFormat = Extract<Format, { type: 'changeTracking' }>;

export interface TrackRequest {
  readonly accountId: string;
  readonly urlKey: string;
  readonly format: ChangeTrackingFormat;
  readonly markdown: string;
  /** Extracted fields, with mode json. */
  readonly json?: Json;
  readonly status: number;
  readonly at: number;
  /** False under zero data retention: compared, not kept. */
  readonly mayStore: boolean;
}

/** Compares and remembers. */
export async function trackChange(
  store: Pick<CacheStore, 'findTracked' | 'saveTracked'>,
  request: TrackRequest,
): Promise<ChangeTracking> {
  const tag = request.format.tag ?? '';
  const identity = { accountId: request.accountId, urlKey: request.urlKey, tag };
  const previous = await store.findTracked(identity);
  if (request.mayStore && request.status !== 404) {
    await store.saveTracked({
      ...identity,
      markdown: request.markdown,
      ...(request.json === undefined ? {} : { json: request.json }),
      at: request.at,
    });
  }
  return compareVersions(previous, request);
}

function compareVersions(
  previous: { readonly markdown: string; readonly json?: Json; readonly at: number } | undefined,
  request: TrackRequest,
): ChangeTracking {
  const previousScrapeAt = previous === undefined ? null : new Date(previous.at).toISOString();
  const base = { previousScrapeAt, visibility: 'visible' as const };
  if (request.status === 404) return { ...base, changeStatus: 'removed' };
  if (previous === undefined) return { ...base, changeStatus: 'new' };
  if (fold(previous.markdown) === fold(request.markdown)) return { ...base, changeStatus: 'same' };
  const { modes } = request.format;
  return {
    ...base,
    changeStatus: 'changed',
    ...(modes.includes('git-diff') ? { diff: gitDiff(previous.markdown, request.markdown) } : {}),
    ...(modes.includes('json') ? { json: fieldDiff(previous.json, request.json) } : {}),
  };
}

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

/** `{field: {previous, current}}` for the top-level fields that differ. */
function fieldDiff(previous: Json | undefined, current: Json | undefined): Json {
  const before = asRecord(previous);
  const after = asRecord(current);
  const differing: Record<string, Json> = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
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
