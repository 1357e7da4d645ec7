/**
 * Whether an archive is what was signed: container, every file's hash, every record, every manifest, the chain, the
 * signature. Whatever was changed is named as closely as it can be.
 *
 * Of Hearth's own archives every byte counts: those around the files must be the ones the writer writes (zip/layout.ts).
 * Others are held to what the standards ask. The chain shows that nothing was put in or changed after its head; the
 * signature shows that one key signed it all, not whose key.
 */
import { readAt } from '../range.ts';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { HearthError } from '../../domain/errors.ts';
import type { ArchiveFinding, SignatureState } from '../../ports/archive.ts';
import { ARCHIVE_LIMITS, cappedFindings, openBudget } from '../limits.ts';
import type { Budget, FindingSink } from '../limits.ts';
import type { ByteRange } from '../range.ts';
import { checkRecords, readIndex } from '../warc/verify.ts';
import { dataDescriptor, endOfZip, entryEnd, localHeader, type ZipEntry } from '../zip/layout.ts';
import { openZip, shown, type OpenZip } from '../zip/read.ts';
import { checkOwnFiles } from './own-files.ts';
import { checkHashes, readPackage, type Package } from './package.ts';
import { canonicalJson } from './write.ts';

export interface Verification {
  readonly isIntact: boolean;
  readonly format: 'wacz' | 'warc';
  readonly software: string;
  readonly created: string;
  readonly signature: SignatureState;
  readonly records: number;
  readonly captures: number;
  /** Of the chain. */
  readonly links: number;
  readonly findings: readonly ArchiveFinding[];
}

export interface VerifyOptions {
  /** For files that are compressed within the archive; nothing is left there. */
  readonly folder: string;
}

const OWN = /^Hearth\b/;

/** Throws only when the file cannot be opened. */
export async function verifyArchive(
  path: string,
  { folder }: VerifyOptions,
): Promise<Verification> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const budget = openBudget(ARCHIVE_LIMITS, size);
  const whole: ByteRange = { name: basename(path), file, start: 0, end: size };
  const isZip = (await readAt(whole, 0, 2)).toString('latin1') === 'PK';
  const findings = cappedFindings();
  const counts = { records: 0, captures: 0, links: 0 };
  let said = { software: '', created: '', signature: { kind: 'none' } as SignatureState };
  try {
    if (isZip || !(await isWarc(whole)))
      said = await verifyZip(path, folder, { budget, findings, counts });
    else counts.records = await checkRecords(whole, new Map(), { budget, findings });
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    findings.push({ where: basename(path), what: error.message });
  }
  const format = isZip ? 'wacz' : 'warc';
  const { list } = findings;
  return { isIntact: list.length === 0, format, ...said, ...counts, findings: list };
}

async function isWarc(whole: ByteRange): Promise<boolean> {
  const start = await readAt(whole, 0, 5);
  return start.toString('latin1') === 'WARC/' || (start[0] === 0x1f && start[1] === 0x8b);
}

interface Work {
  readonly budget: Budget;
  readonly findings: FindingSink;
  readonly counts: { records: number; captures: number; links: number };
}

async function verifyZip(
  path: string,
  folder: string,
  { budget, findings, counts }: Work,
): Promise<{
  readonly software: string;
  readonly created: string;
  readonly signature: SignatureState;
}> {
  await using zip = await openZip(path, folder, budget);
  for (const one of zip.refused) findings.push(one);
  const said = await readPackage(zip, findings);
  const wrong = await checkHashes(zip, said, budget, findings);
  const index = await readIndex(zip, budget, findings);
  for (const [name, entry] of zip.entries) {
    if (!/^archive\/.*\.warc(\.gz)?$/.test(name)) continue;
    const range = await zip.range(entry, name);
    counts.records += await checkRecords(range, index, { budget, findings });
  }
  for (const place of index.keys()) {
    findings.push({ where: `index, ${shown(place)}`, what: 'names a record that is not there' });
  }
  const own = await checkOwnFiles(zip, said, { budget, findings });
  counts.captures = own.captures;
  counts.links = own.links;
  // a package that was changed no longer says who wrote it
  if (OWN.test(said.software) || wrong.size > 0 || own.captures > 0) {
    await checkContainer(zip, said, findings);
  }
  const { software, created, signature } = said;
  return { software, created, signature };
}

/** The bytes around the files, and the one spelling of the signature's file. */
async function checkContainer(
  zip: OpenZip,
  { created, digestText, signature }: Package,
  findings: FindingSink,
): Promise<void> {
  const at = Date.parse(created);
  if (!Number.isFinite(at)) return; // said already: the package's hash does not fit
  const { size } = await zip.file.stat();
  const whole: ByteRange = { name: 'ZIP', file: zip.file, start: 0, end: size };
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (const name of zip.names) {
    const found = zip.entries.get(name);
    if (found === undefined) continue;
    const entry = { name, crc32: found.crc32, bytes: found.uncompressedSize, offset };
    const header = localHeader(name, at);
    const descriptor = dataDescriptor(entry);
    offset = entryEnd(entry);
    entries.push(entry);
    const start = await readAt(whole, entry.offset, header.length);
    const end = await readAt(whole, offset - descriptor.length, descriptor.length);
    if (!start.equals(header) || !end.equals(descriptor)) {
      findings.push({ where: shown(name), what: 'the ZIP structure around it was changed' });
    }
  }
  const end = endOfZip(entries, at);
  if (size - offset !== end.length || !(await readAt(whole, offset, end.length)).equals(end)) {
    findings.push({ where: 'ZIP directory', what: 'was changed' });
  }
  const isSpelled = digestText === undefined || digestText === spelledAgain(digestText);
  const isOfItsTime = signature.kind === 'none' || signature.created === created;
  if (!isSpelled || !isOfItsTime) {
    findings.push({ where: 'datapackage-digest.json', what: 'was changed' });
  }
}

function spelledAgain(text: string): string {
  try {
    return canonicalJson(JSON.parse(text));
  } catch {
    return '';
  }
}
