/** `hearth crawl URL` and `hearth batch URL…`: start a job and follow it (follow.ts). */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { readConfig, type Config } from '../service/config.ts';
import type { Flags } from '../service/config/sources.ts';
import { HearthError } from '../service/domain/errors.ts';
import {
  addressWords,
  decimalFlag,
  listFlag,
  loneWord,
  numberFlag,
  outFlag,
  parseArgs,
  takeFlags,
  textFlag,
  type Args,
} from './args.ts';
import { withService } from './client.ts';
import { followJob } from './follow.ts';
import { checkTarget } from './output.ts';
import { tell } from './reply.ts';

const OWN = [
  'out',
  'limit',
  'include',
  'exclude',
  'depth',
  'delay',
  'concurrency',
  'format',
  'file',
  'entire-domain',
  'subdomains',
  'external',
  'sitemap',
  'ignore-robots',
  'overwrite',
  'keep',
] as const;
const OWN_BARE = [
  'entire-domain',
  'subdomains',
  'external',
  'ignore-robots',
  'overwrite',
  'keep',
] as const;

/** `hearth crawl`; resolves the exit code. */
export async function crawlCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, OWN_BARE);
  const { own, config } = takeFlags(args, OWN);
  const url = loneWord(args, 'Name the site: hearth crawl https://example.com');
  const body = crawlBody(url, args, own);
  return startAndFollow(settingsOf(config), '/v2/crawl', body, own);
}

/** `hearth batch`; addresses as words, or one a line in `--file`. */
export async function batchCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, OWN_BARE);
  const { own, config } = takeFlags(args, OWN);
  const file = textFlag(own, 'file');
  const urls = [...addressWords(args), ...(file === undefined ? [] : await readList(file))];
  if (urls.length === 0) {
    throw new HearthError('CONFIG_INVALID', 'Name the pages: hearth batch URL URL… or --file LIST');
  }
  const body = {
    urls,
    formats: formatsOf(args),
    ...keepOf(own),
    ...concurrencyOf(own),
    origin: 'cli',
  };
  return startAndFollow(settingsOf(config), '/v2/batch/scrape', body, own);
}

/** One address a line, `-` being standard input; empty lines and those that begin with # are passed over. */
export async function readList(file: string): Promise<readonly string[]> {
  let list: string;
  try {
    list = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new HearthError('CONFIG_INVALID', `Cannot read the list ${file}: ${why}`, {
      cause: error,
    });
  }
  const lines = list.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

function settingsOf(flags: Flags): Config {
  return readConfig({ flags: { 'log-level': 'warn', ...flags } });
}

function formatsOf(args: Args): readonly string[] {
  return listFlag(args, 'format') ?? ['markdown'];
}

/** `--keep` is a full copy of every page, `--keep=page` the page alone. */
function keepOf({ keep }: Flags): { readonly keep?: unknown } {
  if (keep === undefined) return {};
  return { keep: keep === true ? true : { kind: keep } };
}

function concurrencyOf(own: Flags): { maxConcurrency?: number } {
  const concurrency = numberFlag(own, 'concurrency');
  return concurrency === undefined ? {} : { maxConcurrency: concurrency };
}

function crawlBody(url: string, args: Args, own: Flags): Readonly<Record<string, unknown>> {
  const limit = numberFlag(own, 'limit');
  const depth = numberFlag(own, 'depth');
  const delay = decimalFlag(own, 'delay');
  const sitemap = textFlag(own, 'sitemap');
  return {
    url,
    includePaths: args.repeated['include'] ?? [],
    excludePaths: args.repeated['exclude'] ?? [],
    crawlEntireDomain: own['entire-domain'] === true,
    allowSubdomains: own['subdomains'] === true,
    allowExternalLinks: own['external'] === true,
    scrapeOptions: { formats: formatsOf(args), ...keepOf(own) },
    origin: 'cli',
    ...(own['ignore-robots'] === true ? { ignoreRobotsTxt: true } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(depth === undefined ? {} : { maxDiscoveryDepth: depth }),
    ...(delay === undefined ? {} : { delay }),
    ...(sitemap === undefined ? {} : { sitemap }),
    ...concurrencyOf(own),
  };
}

function startAndFollow(config: Config, path: string, body: unknown, own: Flags): Promise<number> {
  const out = outFlag(own);
  const options = { out, json: config.json, replaces: own['overwrite'] === true };
  checkTarget(out, options.replaces);
  return withService(config, async (client) => {
    const started = await client.request('POST', path, body);
    const id = String(started['id']);
    const invalid = Array.isArray(started['invalidURLs']) ? started['invalidURLs'] : [];
    tell(`Job ${id}`, ...invalid.map((url) => `Left out, not an address: ${String(url)}`));
    return followJob(client, id, options);
  });
}
