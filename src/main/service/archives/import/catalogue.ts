/**
 * First reading of an archive's records: what there is, where, and to which page it belongs. Bodies are judged and let
 * go; the second reading (captures.ts) fetches them by place.
 */
import type { Budget, CappedFindings } from '../limits.ts';
import type { ByteRange } from '../range.ts';
import { httpBlockOf } from '../warc/http-block.ts';
import { readRecords, type WarcRecord } from '../warc/read.ts';
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
        if (answered?.url === asked.url) [asked, answered] = [paired(answered, asked), undefined];
        continue;
      }
      answered = refOf(record, { file, now, findings, bodyBytes: budget.limits.bodyBytes });
      if (answered === undefined) continue;
      if (asked?.url === answered.url) [asked, answered] = [paired(answered, asked), answered];
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
function paired(ref: RecordRef, asked: Asked): undefined {
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
  if (type !== 'response' && type !== 'revisit' && type !== 'resource') return undefined;
  if (url === '' || url.length > 65_536) return undefined;
  const where = shown(url);
  if (block === undefined) {
    findings.refused.push({
      where,
      what: `its body is larger than ${Math.round(bodyBytes / 1024 ** 2)} MB`,
    });
    return undefined;
  }
  const said = Date.parse(fields.get('warc-date') ?? '');
  const isBelievable = said >= EARLIEST && said <= now + A_DAY;
  const fault =
    digestFault(record, bodyBytes) ?? (isBelievable ? undefined : 'has an impossible date');
  if (fault !== undefined) findings.damaged.push({ where, what: fault });
  const isHttp = (fields.get('content-type') ?? '').startsWith('application/http');
  const http = isHttp ? httpBlockOf(block) : undefined;
  const contentType = http?.headers.find(([name]) => name === 'content-type')?.[1];
  return {
    file,
    offset,
    type,
    id: fields.get('warc-record-id') ?? `${file.name} ${offset}`,
    url,
    at: isBelievable ? said : now,
    pageId: fields.get('warc-page-id') ?? '',
    status: Number(http?.start.split(' ')[1] ?? 200) || 0,
    isHtml: /html/i.test(
      contentType ?? (http === undefined ? (fields.get('content-type') ?? '') : ''),
    ),
    isDamaged: fault !== undefined,
    payload: fields.get('warc-payload-digest') ?? '',
  };
}

function softwareOf({ block }: WarcRecord): string {
  const found = /^software:\s*(.{1,200})$/im.exec(block?.subarray(0, 4096).toString('utf8') ?? '');
  return found?.[1]?.trim() ?? '';
}
