/**
 * `hearth library verify FILE`: whether an exported archive (WACZ, WARC) is what was signed.
 *
 * Needs no service and no library. Exit code: 0 intact, 1 changed or damaged, with each finding on a line.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyArchive, type Verification } from '../service/archives/wacz/verify.ts';
import { HearthError } from '../service/domain/errors.ts';
import { parseArgs } from './args.ts';
import { checkSource } from './library-shelves.ts';
import { counted } from './table.ts';

/** `argv` as it stands behind `hearth library`. */
export async function libraryVerifyCommand(argv: readonly string[]): Promise<number> {
  const { words, flags } = parseArgs(argv);
  const [verb, file, ...more] = words;
  if (verb !== 'verify' || file === undefined || more.length > 0) {
    throw new HearthError(
      'CONFIG_INVALID',
      'Usage: hearth library verify FILE [--json], with FILE an exported .wacz or .warc.gz.',
    );
  }
  return verifyFile(file, flags['json'] === true);
}

async function verifyFile(file: string, isJson: boolean): Promise<number> {
  await checkSource(file);
  const folder = await mkdtemp(join(tmpdir(), 'hearth-verify-'));
  try {
    const said = await verifyArchive(file, { folder });
    process.stdout.write(isJson ? `${JSON.stringify(said)}\n` : textOf(said));
    return said.isIntact ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function textOf(said: Verification): string {
  const { isIntact, software, created, records, captures, links, findings } = said;
  const written =
    software === '' ? '' : `, written by ${software}${created === '' ? '' : ` at ${created}`}`;
  const lines = [
    `${isIntact ? 'Intact' : 'CHANGED OR DAMAGED'}: ${counted(captures, 'capture', 'captures')}, ${counted(records, 'record', 'records')}, ${counted(links, 'link', 'links')} of the chain${written}`,
    `Signature: ${signatureText(said)}`,
    ...findings.map(({ where, what }) => `  ${where}: ${what}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** An anonymous key shows that one key signed it, not whose it is. */
function signatureText({ signature }: Verification): string {
  if (signature.kind === 'none') return 'none';
  const key = signature.keyFingerprint.slice(0, 16);
  return `${signature.kind}, by the key ${key}… (compare with "hearth library key" of who sent it)`;
}
