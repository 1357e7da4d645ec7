/** Records and the index against each other, and every payload against its digest. */
import { isDigestOf } from '../digests.ts';
import type { Budget, FindingSink } from '../limits.ts';
import { linesIn, objectOf, textOf, type ByteRange } from '../range.ts';
import { shown, type OpenZip } from '../zip/read.ts';
import { readMember } from './gzip-member.ts';
import { decodedBody, httpBlockOf } from './http-block.ts';
import { readRecords, type WarcRecord } from './read.ts';

/** `file offset` → what the index says of the record there. */
export type IndexedPlaces = Map<string, { readonly url: string; readonly length: number }>;

interface Work {
  readonly budget: Budget;
  readonly findings: FindingSink;
}

/** Every line of the index, plain or compressed. */
export async function readIndex(
  zip: OpenZip,
  budget: Budget,
  findings: FindingSink,
): Promise<IndexedPlaces> {
  const places: IndexedPlaces = new Map();
  for (const [name, entry] of zip.entries) {
    if (!/^indexes\/.*\.cdxj?(\.gz)?$/.test(name)) continue;
    const range = await zip.range(entry, name);
    let before: Buffer | undefined;
    for await (const line of name.endsWith('.gz')
      ? zippedLines(range, budget)
      : plainLines(range, budget)) {
      if (line === undefined) {
        findings.push({ where: shown(name), what: 'holds what cannot be read' });
        continue;
      }
      if (before !== undefined && Buffer.compare(before, line) > 0) {
        findings.push({
          where: shown(name),
          what: `is not sorted at "${shown(line.toString('utf8'))}"`,
        });
      }
      before = line;
      note(line, name, places, findings);
    }
  }
  return places;
}

function note(line: Buffer, name: string, places: IndexedPlaces, findings: FindingSink): void {
  const json = objectOf(line.subarray(Math.max(0, line.indexOf(' {') + 1)));
  const [offset, length] = [Number(json?.['offset']), Number(json?.['length'])];
  if (json === undefined || !Number.isSafeInteger(offset) || !Number.isSafeInteger(length)) {
    findings.push({
      where: shown(name),
      what: `has a line that is none: "${shown(line.toString('utf8'))}"`,
    });
    return;
  }
  const key = `archive/${textOf(json['filename']).replace(/^archive\//, '')} ${offset}`;
  places.set(key, { url: textOf(json['url']), length });
}

async function* plainLines(range: ByteRange, budget: Budget): AsyncGenerator<Buffer | undefined> {
  for await (const { bytes } of linesIn(range, budget)) if (bytes?.length !== 0) yield bytes;
}

async function* zippedLines(range: ByteRange, budget: Budget): AsyncGenerator<Buffer | undefined> {
  for (let offset = 0; offset < range.end - range.start;) {
    const pieces: Buffer[] = [];
    let held = 0;
    const end = await readMember(
      range,
      offset,
      (chunk) => {
        pieces.push(chunk);
        held += chunk.length;
        return held <= budget.limits.bodyBytes;
      },
      budget,
    );
    if (end.kind !== 'whole') {
      yield undefined;
      return;
    }
    offset += end.length;
    const bytes = Buffer.concat(pieces);
    for (let from = 0; from < bytes.length;) {
      const to = bytes.indexOf(10, from);
      const stop = to < 0 ? bytes.length : to;
      if (stop > from) yield bytes.subarray(from, stop);
      from = stop + 1;
    }
  }
}

/** Gives the number of records; takes those it saw out of `index`. */
export async function checkRecords(
  range: ByteRange,
  index: IndexedPlaces,
  { budget, findings }: Work,
): Promise<number> {
  let records = 0;
  for await (const item of readRecords(range, budget)) {
    const offset = item.kind === 'record' ? item.record.offset : item.offset;
    const key = `${range.name} ${offset}`;
    const said = index.get(key);
    index.delete(key);
    const where = `${shown(said?.url ?? 'record')} (${shown(range.name)}, byte ${offset})`;
    if (item.kind === 'damage') {
      findings.push({ where, what: item.what });
      continue;
    }
    records += 1;
    const { record } = item;
    if (said !== undefined && said.length !== record.length) {
      findings.push({ where, what: 'has another length than its index says' });
    }
    const wrong = digestFault(record, budget.limits.bodyBytes);
    if (wrong !== undefined)
      findings.push({
        where: `${shown(record.fields.get('warc-target-uri') ?? '')} ${where}`,
        what: wrong,
      });
  }
  return records;
}

/** What of a record is not what its digests say; undefined when nothing is, or nothing can be told. */
export function digestFault({ fields, block }: WarcRecord, bodyBytes: number): string | undefined {
  if (block === undefined) return undefined;
  const ofBlock = fields.get('warc-block-digest');
  if (ofBlock !== undefined && isDigestOf(ofBlock, [block]) === false) {
    return 'is not what its block digest says';
  }
  const ofPayload = fields.get('warc-payload-digest');
  // a revisit's digest is of a body that lies elsewhere
  if (ofPayload === undefined || fields.get('warc-type') === 'revisit') return undefined;
  const isHttp = (fields.get('content-type') ?? '').startsWith('application/http');
  const http = isHttp ? httpBlockOf(block) : undefined;
  const forms = http === undefined ? [block] : decodedBody(http, bodyBytes).forms;
  return isDigestOf(ofPayload, forms) === false ? 'is not what its payload digest says' : undefined;
}
