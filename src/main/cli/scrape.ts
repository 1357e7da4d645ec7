/**
 * `hearth scrape URL`: one page to stdout or a file, the text of one format or the document as JSON.
 */
import { readConfig } from '../service/config.ts';
import type { Flags } from '../service/config/sources.ts';
import { listFlag, loneWord, numberFlag, outFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { askOnce } from './client.ts';
import { checkOutFile, writeOutFile } from './out-file.ts';
import { asRecord, tell } from './reply.ts';
import { scrapedText } from './scraped-text.ts';

const OWN = [
  'format',
  'out',
  'full-page',
  'wait-for',
  'timeout',
  'max-age',
  'as-of',
  'offline',
  'keep',
  'profile',
  'only-main-content',
  'no-only-main-content',
  'fail',
] as const;

/** Runs the command; resolves the exit code. */
export async function scrapeCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, ['full-page', 'only-main-content', 'offline', 'keep', 'fail']);
  const { own, config } = takeFlags(args, OWN);
  const url = loneWord(args, 'Name the page: hearth scrape https://example.com');
  const formats = listFlag(args, 'format') ?? ['markdown'];
  const timeout = numberFlag(own, 'timeout');
  const waitFor = numberFlag(own, 'wait-for');
  const maxAge = numberFlag(own, 'max-age');
  const body = {
    url,
    formats: formats.map((format) => formatBody(format, own['full-page'] === true)),
    onlyMainContent: own['no-only-main-content'] === undefined,
    origin: 'cli',
    ...(timeout === undefined ? {} : { timeout }),
    ...(waitFor === undefined ? {} : { waitFor }),
    ...(maxAge === undefined ? {} : { maxAge }),
    ...libraryOf(own),
  };
  checkOutFile(outFlag(own));
  const settings = readConfig({ flags: { 'log-level': 'warn', ...config } });
  const reply = await askOnce(settings, '/v2/scrape', body);
  const document = asRecord(reply['data']);
  const refused = errorStatus(document);
  if (refused !== undefined && own['fail'] === true) {
    tell(`The site answered ${refused}; nothing is written, and no credit was charged.`);
    return 1;
  }
  await write(scrapedText(document, settings.json ? [] : formats), outFlag(own));
  tell(reply['warning'] ?? document['warning'], statusNote(refused));
  return 0;
}

/** The past, nothing but what is kept, or keeping; and as whom. */
function libraryOf(own: Flags): Readonly<Record<string, unknown>> {
  const asOf = textFlag(own, 'as-of');
  const profile = textFlag(own, 'profile');
  const { keep } = own;
  return {
    ...(profile === undefined ? {} : { profile }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(own['offline'] === true ? { offline: true } : {}),
    ...(keep === undefined ? {} : { keep: keep === true ? true : { kind: keep } }),
  };
}

/** With which status the site refused; undefined where it did not. */
function errorStatus(document: Readonly<Record<string, unknown>>): number | undefined {
  const status = asRecord(document['metadata'])['statusCode'];
  return typeof status === 'number' && status >= 400 ? status : undefined;
}

/** Why the text may not be what was hoped for: the site answered with an error page. */
function statusNote(status: number | undefined): string | undefined {
  return status === undefined
    ? undefined
    : `The site answered ${status}; what it sent is printed, and no credit was charged.`;
}

function formatBody(format: string, fullPage: boolean): unknown {
  return format === 'screenshot' ? { type: 'screenshot', fullPage } : format;
}

async function write(content: string | Buffer, file: string | undefined): Promise<void> {
  if (file === undefined) process.stdout.write(content);
  else {
    await writeOutFile(file, content);
    process.stderr.write(`Wrote ${file}\n`);
  }
}
