/** `hearth map URL`: the addresses of a site, one a line. */
import { readConfig } from '../service/config.ts';
import { loneWord, numberFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { askOnce } from './client.ts';
import { tell } from './reply.ts';

/** Runs the command; resolves the exit code. */
export async function mapCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const { own, config } = takeFlags(args, ['search', 'limit', 'sitemap']);
  const url = loneWord(args, 'Name the site: hearth map https://example.com');
  const limit = numberFlag(own, 'limit');
  const search = textFlag(own, 'search');
  const sitemap = textFlag(own, 'sitemap');
  const body = {
    url,
    origin: 'cli',
    ...(limit === undefined ? {} : { limit }),
    ...(search === undefined ? {} : { search }),
    ...(sitemap === undefined ? {} : { sitemap }),
  };
  const settings = readConfig({ flags: { 'log-level': 'warn', ...config } });
  const reply = await askOnce(settings, '/v2/map', body);
  const links = Array.isArray(reply['links']) ? reply['links'] : [];
  if (settings.json) process.stdout.write(`${JSON.stringify(links)}\n`);
  else for (const link of links) process.stdout.write(`${urlOf(link)}\n`);
  tell(`${links.length} ${links.length === 1 ? 'address' : 'addresses'}`, reply['warning']);
  return 0;
}

function urlOf(link: unknown): string {
  return typeof link === 'object' && link !== null && 'url' in link
    ? String(link.url)
    : String(link);
}
