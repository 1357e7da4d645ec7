/** `hearth search WORDS`: results as lines to read, or as JSON. */
import { readConfig } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { listFlag, numberFlag, parseArgs, takeFlags } from './args.ts';
import { askOnce } from './client.ts';
import { asRecord, asRecords, tell } from './reply.ts';

/** Runs the command; resolves the exit code. */
export async function searchCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const { own, config } = takeFlags(args, ['limit', 'source', 'format']);
  const query = args.words.join(' ').trim();
  if (query === '') {
    throw new HearthError('CONFIG_INVALID', 'Say what to look for: hearth search "masonry heater"');
  }
  const limit = numberFlag(own, 'limit');
  const sources = listFlag(args, 'source') ?? [];
  const formats = listFlag(args, 'format') ?? [];
  const body = {
    query,
    origin: 'cli',
    ...(limit === undefined ? {} : { limit }),
    ...(sources.length === 0 ? {} : { sources }),
    ...(formats.length === 0 ? {} : { scrapeOptions: { formats } }),
  };
  const settings = readConfig({ flags: { 'log-level': 'warn', ...config } });
  const reply = await askOnce(settings, '/v2/search', body);
  const groups = asRecord(reply['data']);
  if (settings.json) process.stdout.write(`${JSON.stringify(groups)}\n`);
  else {
    for (const results of Object.values(groups))
      for (const result of asRecords(results)) process.stdout.write(lineOf(result));
  }
  const count = Object.values(groups).reduce<number>(
    (sum, group) => sum + asRecords(group).length,
    0,
  );
  tell(reply['warning'], `${count} ${count === 1 ? 'result' : 'results'}`);
  return 0;
}

/** Title, address and what the page says, then the page itself where it was asked for. */
function lineOf(result: Readonly<Record<string, unknown>>): string {
  const parts = [
    result['title'],
    result['url'] ?? result['imageUrl'],
    result['description'] ?? result['snippet'],
    result['markdown'],
  ];
  const texts = parts.filter((part) => typeof part === 'string' && part !== '');
  return `${texts.join('\n')}\n\n`;
}
