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
  readonly isDamaged: boolean;
  /** `WARC-Payload-Digest`; empty without. */
  readonly payload: string;
  /** Where the record of its request is, when that says more than GET. */
  requestOffset?: number;
}

export interface Catalogue {
  readonly refs: readonly RecordRef[];
  /** First record of each payload digest. */
  readonly payloads: ReadonlyMap<string, RecordRef>;
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
  const payloads = new Map<string, RecordRef>();
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
      refs.push(answered);
      const { payload } = answered;
      if (answered.type !== 'revisit' && payload !== '' && !payloads.has(payload)) {
        payloads.set(payload, answered);
      }
    }
  }
  return { refs, payloads, ...seen };
}

/** Requests stand beside their answers, before or behind. */
function pair(ref: RecordRef, asked: Asked): void {
  if (!asked.isPlainGet) ref.requestOffset = asked.offset;
}

function askedBy(record: WarcRecord): Asked {
  const http = record.block === undefined ? undefined : httpBlockOf(record.block);
  return {
    url: record.fields.get('warc-target-uri') ?? '',
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
  const url = (fields.get('warc-target-uri') ?? '').replace(/^<(.*)>$/, '$1');
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
    ...{ file, offset, type, url, ...answerOf(fields, block) },
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

function answerOf(
  fields: WarcRecord['fields'],
  block: Buffer,
): Pick<RecordRef, 'status' | 'isHtml' | 'isDocument'> {
  const type = fields.get('content-type') ?? '';
  const http = type.startsWith('application/http') ? httpBlockOf(block) : undefined;
  if (http === undefined) return { status: 200, ...kindOf(type) };
  const [, status] = http.start.split(' ');
  return { status: Number(status) || 0, ...kindOf(fieldOf(http.headers, 'content-type')) };
}

const DOCUMENT =
  /^application\/(?:pdf|msword|rtf|epub\+zip|vnd\.(?:ms-|oasis\.opendocument|openxmlformats-officedocument))/i;

function kindOf(type: string): Pick<RecordRef, 'isHtml' | 'isDocument'> {
  return { isHtml: /html/i.test(type), isDocument: DOCUMENT.test(type.trim()) };
}

function softwareOf({ block }: WarcRecord): string {
  const found = /^software:\s*(.{1,200})$/im.exec(block?.subarray(0, 4096).toString('utf8') ?? '');
  return found?.[1]?.trim() ?? '';
}
