/**
 * First reading of an archive's records: what there is, where, and to which page it belongs. Bodies are judged and let
 * go; the second reading (captures.ts) fetches them by place.
 */
import type { Budget, CappedFindings } from '../limits.ts';
import type { ByteRange } from '../range.ts';
import { fieldOf, httpBlockOf } from '../warc/http-block.ts';
import { HEAD_BYTES, readRecords, type WarcRecord } from '../warc/read.ts';
import { digestFault } from '../warc/verify.ts';
import { shown } from '../zip/read.ts';

/** An answer or a part, without its body. */
export interface RecordRef {
  readonly file: ByteRange;
  readonly offset: number;
  readonly type: 'response' | 'revisit' | 'resource';
  readonly id: string;
  readonly url: string;
  /** ms since the epoch. */
  readonly at: number;
  /** `WARC-Page-ID`; empty without. */
  readonly pageId: string;
  readonly status: number;
  readonly isHtml: boolean;
  /** A file that is read by itself: PDF and what offices write. */
  readonly isDocument: boolean;
  readonly isSheet: boolean;
  readonly isDamaged: boolean;
  /** `WARC-Payload-Digest`; empty without. */
  readonly payload: string;
  /** Where a redirect leads; absolute. */
  readonly location?: string;
  /** Of a revisit: the record that has its body. */
  readonly original?: RecordRef;
  /** A revisit that says nothing of the answer itself, or that it had not been modified. */
  readonly isBare: boolean;
  /** Where the record of its request is, when that says more than GET. */
  requestOffset?: number;
}

export interface Catalogue {
  readonly refs: readonly RecordRef[];
  readonly software: string;
  readonly records: number;
}

export interface Findings {
  readonly damaged: CappedFindings;
  readonly refused: CappedFindings;
}

interface Asked {
  readonly url: string;
  readonly offset: number;
  readonly isPlainGet: boolean;
}

/** Dates before the web and after tomorrow are somebody's mistake, or worse: such a copy would be the newest for ever. */
const EARLIEST = Date.UTC(1990, 0);
const A_DAY = 86_400_000;
const BAD_DATE = 'has an impossible date';

export async function catalogue(
  files: readonly ByteRange[],
  {
    budget,
    now,
    findings,
  }: { readonly budget: Budget; readonly now: number; readonly findings: Findings },
): Promise<Catalogue> {
  const refs: RecordRef[] = [];
  const revisits: Revisit[] = [];
  const seen = { records: 0, software: '' };
  for (const file of files) {
    let asked: Asked | undefined;
    let answered: RecordRef | undefined;
    for await (const item of readRecords(file, budget)) {
      if (item.kind === 'damage') {
        const where = `${shown(file.name)}, byte ${item.offset}`;
        findings.refused.push({ where, what: item.what });
        continue;
      }
      seen.records += 1;
      const { record } = item;
      const type = record.fields.get('warc-type');
      if (type === 'warcinfo') seen.software ||= softwareOf(record);
      if (type === 'request') {
        asked = askedBy(record);
        if (answered?.url !== asked.url) continue;
        pair(answered, asked);
        [asked, answered] = [undefined, undefined];
        continue;
      }
      answered = refOf(record, { file, now, findings, bodyBytes: budget.limits.bodyBytes });
      if (answered === undefined) continue;
      if (asked?.url === answered.url) {
        pair(answered, asked);
        asked = undefined;
      }
      if (answered.type === 'revisit') revisits.push(revisitOf(record.fields, refs.length));
      refs.push(answered);
    }
  }
  return { refs: withOriginals(refs, revisits), ...seen };
}

/** By what a revisit names its original, beside the digest. */
interface Revisit {
  /** Among the records. */
  readonly place: number;
  readonly id: string;
  readonly urlAt: string;
}

function revisitOf(fields: WarcRecord['fields'], place: number): Revisit {
  const url = bare(fields.get('warc-refers-to-target-uri') ?? '');
  const at = Date.parse(fields.get('warc-refers-to-date') ?? '');
  return { place, id: fields.get('warc-refers-to') ?? '', urlAt: `${url} ${at}` };
}

/** Originals may stand behind, in another file of the archive. */
function withOriginals(
  refs: readonly RecordRef[],
  revisits: readonly Revisit[],
): readonly RecordRef[] {
  if (revisits.length === 0) return refs;
  const all = [...refs];
  const payloadAt = (place: number): string => all[place]?.payload ?? '';
  const sought = revisits.flatMap(({ place, id, urlAt }) => [payloadAt(place), id, urlAt]);
  const known = named(refs, new Set(sought));
  for (const { place, id, urlAt } of revisits) {
    const ref = all[place];
    const original = known.get(payloadAt(place)) ?? known.get(id) ?? known.get(urlAt);
    if (ref !== undefined) all[place] = sameAs(ref, original);
  }
  return all;
}

/** The first record of each name that is looked for. */
function named(
  refs: readonly RecordRef[],
  sought: ReadonlySet<string>,
): ReadonlyMap<string, RecordRef> {
  const known = new Map<string, RecordRef>();
  for (const ref of refs) {
    if (ref.type === 'revisit') continue;
    for (const name of [ref.payload, ref.id, `${ref.url} ${ref.at}`])
      if (name !== '' && sought.has(name) && !known.has(name)) known.set(name, ref);
  }
  return known;
}

/** Without its body a page is none. */
function sameAs(ref: RecordRef, original: RecordRef | undefined): RecordRef {
  if (original === undefined) return { ...ref, isHtml: false, isDocument: false };
  const { isHtml, isDocument, isSheet } = original;
  const status = ref.isBare ? original.status : ref.status;
  return { ...ref, status, isHtml, isDocument, isSheet, original };
}

/** Requests stand beside their answers, before or behind. */
function pair(ref: RecordRef, asked: Asked): void {
  if (!asked.isPlainGet) ref.requestOffset = asked.offset;
}

function askedBy(record: WarcRecord): Asked {
  const http = record.block === undefined ? undefined : httpBlockOf(record.block);
  return {
    url: bare(record.fields.get('warc-target-uri') ?? ''),
    offset: record.offset,
    isPlainGet: http === undefined || http.start.startsWith('GET '),
  };
}

function refOf(
  record: WarcRecord,
  {
    file,
    now,
    findings,
    bodyBytes,
  }: {
    readonly file: ByteRange;
    readonly now: number;
    readonly findings: Findings;
    readonly bodyBytes: number;
  },
): RecordRef | undefined {
  const { fields, offset, block } = record;
  const type = fields.get('warc-type');
  const url = bare(fields.get('warc-target-uri') ?? '');
  if (!isAnswer(type)) return undefined;
  if (url === '' || url.length > HEAD_BYTES) return undefined;
  const where = shown(url);
  if (block === undefined) {
    findings.refused.push({
      where,
      what: `its body is larger than ${Math.round(bodyBytes / 1024 ** 2)} MB`,
    });
    return undefined;
  }
  const at = believable(fields.get('warc-date') ?? '', now);
  const faults = [digestFault(record, bodyBytes), at === undefined ? BAD_DATE : undefined];
  for (const what of faults) if (what !== undefined) findings.damaged.push({ where, what });
  return {
    ...{ file, offset, type, url, ...answerOf(record, url) },
    id: fields.get('warc-record-id') ?? `${file.name} ${offset}`,
    at: at ?? now,
    pageId: fields.get('warc-page-id') ?? '',
    isDamaged: faults.some((fault) => fault !== undefined),
    payload: fields.get('warc-payload-digest') ?? '',
  };
}

function isAnswer(type: string | undefined): type is RecordRef['type'] {
  return type === 'response' || type === 'revisit' || type === 'resource';
}

function believable(date: string, now: number): number | undefined {
  const at = Date.parse(date);
  return at >= EARLIEST && at <= now + A_DAY ? at : undefined;
}

/** As older writers have it: `<http://…>`. */
function bare(url: string): string {
  return url.replace(/^<(.*)>$/, '$1');
}

type Answer = Pick<
  RecordRef,
  'status' | 'isHtml' | 'isDocument' | 'isSheet' | 'isBare' | 'location'
>;

function answerOf({ fields, block }: WarcRecord, url: string): Answer {
  const type = fields.get('content-type') ?? '';
  const isRevisit = fields.get('warc-type') === 'revisit';
  const isHttp = block !== undefined && type.startsWith('application/http');
  const http = isHttp ? httpBlockOf(block) : undefined;
  if (http === undefined) return { status: 200, isBare: isRevisit, ...kindOf(type, url) };
  const status = Number(http.start.split(' ')[1]) || 0;
  const isMoved = status >= 300 && status < 400;
  const location = isMoved ? URL.parse(fieldOf(http.headers, 'location'), url)?.href : undefined;
  return {
    status,
    isBare: isRevisit && status === 304,
    ...kindOf(fieldOf(http.headers, 'content-type') || sniffed(http.body), url),
    ...(location === undefined ? {} : { location }),
  };
}

/** A server that does not say what it sends. */
function sniffed(body: Buffer): string {
  const start = body.subarray(0, 512).toString('latin1');
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html)\b/i.test(start) ? 'text/html' : '';
}

const DOCUMENT =
  /^application\/(?:pdf|msword|rtf|epub\+zip|vnd\.(?:ms-|oasis\.opendocument|openxmlformats-officedocument))/i;
const TEXT = /^text\/(?:plain|markdown)\b/i;
const TEXT_NAME = /\.(?:txt|text|md|markdown|rst)$/i;
/** Written for robots. */
const NOT_READ =
  /^\/(?:(?:robots|ads|app-ads|sellers|humans|security|llms|llms-full)\.txt$|\.well-known\/)/i;

function kindOf(type: string, url: string): Pick<RecordRef, 'isHtml' | 'isDocument' | 'isSheet'> {
  const path = URL.parse(url)?.pathname ?? '';
  const isText = TEXT.test(type) && TEXT_NAME.test(path) && !NOT_READ.test(path);
  return {
    isHtml: /html/i.test(type),
    isDocument: isText || DOCUMENT.test(type.trim()),
    isSheet: /^text\/css\b/i.test(type),
  };
}

function softwareOf({ block }: WarcRecord): string {
  const found = /^software:\s*(.{1,200})$/im.exec(block?.subarray(0, 4096).toString('utf8') ?? '');
  return found?.[1]?.trim() ?? '';
}
