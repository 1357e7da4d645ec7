/**
 * `hearth crawl URL` and `hearth batch URL…`: start (or resume) a job, follow it with a progress line,
 * write the documents. Ctrl-C leaves the job in the data folder; `hearth jobs resume ID` goes on.
 */
import { readFileSync } from 'node:fs';
import { readConfig, type Config, type Flags } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { numberFlag, parseArgs, takeFlags, textFlag, type Args } from './args.ts';
import { withService, type ServiceClient, type ServiceReply } from './client.ts';
import { openSink } from './output.ts';
import { createProgress } from './progress.ts';

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
] as const;
const OWN_BARE = ['entire-domain', 'subdomains', 'external', 'ignore-robots'] as const;

/** `hearth crawl`; resolves the exit code. */
export async function crawlCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, OWN_BARE);
  const url = args.words[0];
  if (url === undefined) {
    throw new HearthError('CONFIG_INVALID', 'Name the site: hearth crawl https://example.com');
  }
  const { own, config } = takeFlags(args, OWN);
  const body = crawlBody(url, args, own);
  return startAndFollow(settingsOf(config), '/v2/crawl', body, textFlag(own, 'out'));
}

/** `hearth batch`; addresses as words, or one a line in `--file`. */
export async function batchCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, OWN_BARE);
  const { own, config } = takeFlags(args, OWN);
  const file = textFlag(own, 'file');
  const listed = file === undefined ? [] : readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
  const urls = [...args.words, ...listed];
  if (urls.length === 0) {
    throw new HearthError('CONFIG_INVALID', 'Name the pages: hearth batch URL URL… or --file LIST');
  }
  const body = { urls, formats: formatsOf(args), ...concurrencyOf(own), origin: 'cli' };
  return startAndFollow(settingsOf(config), '/v2/batch/scrape', body, textFlag(own, 'out'));
}

function settingsOf(flags: Flags): Config {
  return readConfig({ flags: { 'log-level': 'warn', ...flags } });
}

function formatsOf(args: Args): readonly string[] {
  return (args.repeated['format'] ?? ['markdown']).flatMap((item) => item.split(','));
}

function concurrencyOf(own: Flags): { maxConcurrency?: number } {
  const concurrency = numberFlag(own, 'concurrency');
  return concurrency === undefined ? {} : { maxConcurrency: concurrency };
}

function crawlBody(url: string, args: Args, own: Flags): Readonly<Record<string, unknown>> {
  const limit = numberFlag(own, 'limit');
  const depth = numberFlag(own, 'depth');
  const delay = textFlag(own, 'delay');
  const sitemap = textFlag(own, 'sitemap');
  return {
    url,
    includePaths: args.repeated['include'] ?? [],
    excludePaths: args.repeated['exclude'] ?? [],
    crawlEntireDomain: own['entire-domain'] === true,
    allowSubdomains: own['subdomains'] === true,
    allowExternalLinks: own['external'] === true,
    scrapeOptions: { formats: formatsOf(args) },
    origin: 'cli',
    ...(own['ignore-robots'] === true ? { ignoreRobotsTxt: true } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(depth === undefined ? {} : { maxDiscoveryDepth: depth }),
    ...(delay === undefined ? {} : { delay: Number(delay) }),
    ...(sitemap === undefined ? {} : { sitemap }),
    ...concurrencyOf(own),
  };
}

function startAndFollow(
  config: Config,
  path: string,
  body: unknown,
  out: string | undefined,
): Promise<number> {
  return withService(config, async (client) => {
    const started = await client.request('POST', path, body);
    const id = String(started['id']);
    process.stderr.write(`Job ${id}\n`);
    return followJob(client, id, out);
  });
}

/** Follows a job to its end, writing each document once; resolves the exit code. */
export async function followJob(
  client: ServiceClient,
  id: string,
  out: string | undefined,
): Promise<number> {
  const sink = openSink(out);
  const progress = createProgress(process.stderr);
  const interrupted = onInterrupt();
  let next: string | undefined = `/v2/crawl/${id}?skip=0`;
  let written = 0;
  let last: ServiceReply = {};
  while (next !== undefined && !interrupted.isSet()) {
    last = await Promise.race([client.request('GET', next), interrupted.promise]);
    const documents = Array.isArray(last['data']) ? last['data'] : [];
    for (const document of documents) sink.write(document as Readonly<Record<string, unknown>>);
    written += documents.length;
    progress.show({
      completed: Number(last['completed'] ?? written),
      total: Number(last['total'] ?? 0),
    });
    next = typeof last['next'] === 'string' ? last['next'] : undefined;
  }
  progress.end();
  interrupted.dispose();
  if (interrupted.isSet()) {
    process.stderr.write(`Left as it is. Go on with: hearth jobs resume ${id}\n`);
    return 130;
  }
  const warning = typeof last['warning'] === 'string' ? ` ${last['warning']}` : '';
  process.stderr.write(
    `${String(last['status'])}: ${written} pages to ${sink.description}, ${String(last['creditsUsed'])} credits.${warning}\n`,
  );
  return last['status'] === 'completed' ? 0 : 1;
}

function onInterrupt(): {
  readonly isSet: () => boolean;
  readonly promise: Promise<ServiceReply>;
  readonly dispose: () => void;
} {
  let isSet = false;
  let resolveReply: (reply: ServiceReply) => void = () => undefined;
  const promise = new Promise<ServiceReply>((resolve) => (resolveReply = resolve));
  const onSignal = (): void => {
    isSet = true;
    resolveReply({});
  };
  process.once('SIGINT', onSignal);
  return { isSet: () => isSet, promise, dispose: () => process.off('SIGINT', onSignal) };
}
