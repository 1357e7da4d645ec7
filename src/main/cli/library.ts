/**
 * `hearth library search|list|show|versions|diff|blame|stats|verify|gc|rebuild`: what was kept, found and compared.
 *
 * Exit code 1: nothing was found, or verify found something wrong.
 */
import { readConfig, type Config } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { numberFlag, parseArgs, takeFlags, type Args } from './args.ts';
import { withService, type ServiceClient, type ServiceReply } from './client.ts';
import { asRecord, asRecords, tell } from './reply.ts';
import { formatBytes, formatTable } from './table.ts';

interface Asked {
  readonly client: ServiceClient;
  /** After the verb. */
  readonly words: readonly string[];
  readonly flags: Args['flags'];
  readonly json: boolean;
}

const VERBS: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  search: (asked) =>
    list(asked, needed(asked, 'Say what to look for: hearth library search WORDS')),
  list: (asked) => list(asked, asked.words.join(' ')),
  show,
  versions,
  diff,
  blame,
  stats,
  verify,
  gc,
  rebuild,
};

/** Runs the command; resolves the exit code. */
export async function libraryCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, ['deep', 'repair', 'force']);
  const { own, config: flags } = takeFlags(args, ['limit', 'deep', 'repair', 'force']);
  const [verb = 'list', ...words] = args.words;
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (run === undefined) {
    const known = Object.keys(VERBS).join(', ');
    throw new HearthError('CONFIG_INVALID', `"library" knows ${known}; not "${verb}".`);
  }
  // an exported file needs no service
  if (verb === 'verify' && words.length > 0) {
    const { libraryVerifyCommand } = await import('./library-verify.ts');
    return libraryVerifyCommand(argv);
  }
  const config: Config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  return withService(config, (client) => run({ client, words, flags: own, json: config.json }));
}

function needed({ words }: Asked, missing: string): string {
  const text = words.join(' ').trim();
  if (text === '') throw new HearthError('CONFIG_INVALID', missing);
  return text;
}

function print(asked: Asked, value: unknown, text: () => string): void {
  process.stdout.write(asked.json ? `${JSON.stringify(value)}\n` : text());
}

async function list(asked: Asked, query: string): Promise<number> {
  const limit = numberFlag(asked.flags, 'limit') ?? 50;
  const asks = new URLSearchParams({ q: query, limit: String(limit) });
  const reply = await asked.client.request('GET', `/library/entries?${asks.toString()}`);
  const entries = asRecords(reply['entries']);
  print(asked, entries, () => entries.map((entry) => entryText(entry, query !== '')).join(''));
  const problems = Array.isArray(reply['problems']) ? reply['problems'].map(String) : [];
  const indexed = Number(reply['indexed']);
  tell(
    ...problems,
    indexed < 100 ? `The index is being built: ${indexed} %.` : '',
    `${reply['isAbout'] === true ? 'about ' : ''}${String(reply['total'])} ${reply['total'] === 1 ? 'entry' : 'entries'}`,
  );
  return entries.length === 0 ? 1 : 0;
}

function entryText(entry: ServiceReply, withSnippet: boolean): string {
  const { id, title, url, captures, versions: count, lastAt, snippet } = entry;
  const version = asRecord(entry['version']);
  const when =
    withSnippet && version['firstAt'] !== undefined
      ? `${day(version['firstAt'])} – ${day(version['lastAt'])}, version ${String(version['n'])} of ${String(count)}`
      : `${String(captures)} copies, ${String(count)} versions, last ${day(lastAt)}`;
  const passage =
    withSnippet && typeof snippet === 'string' && snippet !== '' ? `\n  ${snippet}` : '';
  return `${String(id)}  ${String(title)}\n  ${String(url)}\n  ${when}${passage}\n\n`;
}

function day(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : '–';
}

/** An entry's number, or its address. */
async function entryIdOf({ client }: Asked, text: string): Promise<string> {
  if (/^\d+$/.test(text)) return text;
  const asks = new URLSearchParams({ q: `url:"${text.replaceAll('"', '')}"`, limit: '200' });
  const reply = await client.request('GET', `/library/entries?${asks.toString()}`);
  const entries = asRecords(reply['entries']);
  const found = entries.find(({ url }) => url === text) ?? entries[0];
  if (found !== undefined) return String(found['id']);
  throw new HearthError(
    'NOT_FOUND',
    `Nothing is kept of ${text}. "hearth library list" shows what is.`,
  );
}

async function show(asked: Asked): Promise<number> {
  const named = needed(
    asked,
    'Name it: hearth library show ID, where ID is an entry’s number, an address or a capture',
  );
  if (/^[0-9a-f]{8}-/.test(named)) {
    const { capture } = await asked.client.request('GET', `/library/captures/${named}`);
    print(asked, capture, () => `${JSON.stringify(capture, null, 2)}\n`);
    return 0;
  }
  const id = await entryIdOf(asked, named);
  const { entry } = await asked.client.request('GET', `/library/entries/${id}`);
  const reply = await asked.client.request('GET', `/library/entries/${id}/captures?limit=200`);
  const captures = asRecords(reply['captures']);
  print(asked, { ...asRecord(entry), copies: captures }, () => {
    const { title, url, tags, note } = asRecord(entry);
    const rows = captures.map((one) => [
      day(one['at']),
      String(one['kind']),
      String(one['status']),
      typeof one['version'] === 'number' ? String(one['version']) : '–',
      one['digest'] === undefined ? '–' : formatBytes(Number(one['bytes'])),
      String(one['id']),
    ]);
    const about = [title, url, ...(Array.isArray(tags) ? [tags.join(', ')] : []), note];
    const head = about.filter((line) => typeof line === 'string' && line !== '').join('\n');
    return `${head}\n\n${formatTable(['Seen', 'Kept', 'Status', 'Version', 'Size', 'Capture'], rows)}`;
  });
  return 0;
}

async function versions(asked: Asked): Promise<number> {
  const id = await entryIdOf(asked, needed(asked, 'Name the page: hearth library versions URL'));
  const reply = await asked.client.request('GET', `/library/entries/${id}/versions`);
  const rows = asRecords(reply['versions']);
  print(asked, rows, () =>
    formatTable(
      ['Version', 'From', 'To', 'Copies', 'Characters', 'Title'],
      rows.map((one) => [
        `${String(one['n'])}${one['minor'] === true ? ' (digits)' : ''}`,
        ...[day(one['firstAt']), day(one['lastAt']), String(one['captures'])],
        ...[String(one['chars']), String(one['title'])],
      ]),
    ),
  );
  return 0;
}

/** Two captures, or an entry and two of its versions. */
async function diff(asked: Asked): Promise<number> {
  const [first, second, third] = asked.words;
  if (first === undefined || second === undefined) {
    throw new HearthError(
      'CONFIG_INVALID',
      'Name two captures, or a page and two of its versions: hearth library diff URL 1 2',
    );
  }
  const between =
    third === undefined
      ? { from: first, to: second }
      : { entry: await entryIdOf(asked, first), from: second, to: third };
  const asks = new URLSearchParams({ ...between, ...(asked.json ? {} : { as: 'text' }) });
  const reply = await asked.client.request('GET', `/library/diff?${asks.toString()}`);
  print(asked, reply, () => `${String(reply['text'])}\n`);
  return 0;
}

async function blame(asked: Asked): Promise<number> {
  const text = needed(asked, 'Give the passage: hearth library blame "It costs 81 EUR"');
  const asks = new URLSearchParams({ text });
  const reply = await asked.client.request('GET', `/library/blame?${asks.toString()}`);
  const found = asRecords(reply['found']);
  print(asked, found, () =>
    found
      .map(({ entry, intervals }) => {
        const { url } = asRecord(entry);
        const lines = asRecords(intervals).map(({ firstAt, lastAt, goneAt }) => {
          const gone = goneAt === null ? 'there still' : `gone on ${day(goneAt)}`;
          return `  first ${day(firstAt)}, last ${day(lastAt)}, ${gone}\n`;
        });
        return `${String(url)}\n${lines.join('')}`;
      })
      .join(''),
  );
  if (found.length === 0) tell('No kept page says that.');
  return found.length === 0 ? 1 : 0;
}

async function stats(asked: Asked): Promise<number> {
  const reply = await asked.client.request('GET', '/library/stats');
  const told = asRecord(reply['stats']);
  const disk = asRecord(told['disk']);
  const number = (name: string): string => String(told[name]);
  print(asked, told, () => {
    const classes = asRecords(disk['byClass']).map((one) => [
      String(one['class']),
      String(one['blobs']),
      formatBytes(Number(one['bytes'])),
      formatBytes(Number(one['stored'])),
    ]);
    return (
      `${number('entries')} entries, ${number('captures')} captures (${number('kept')} kept), ${number('versions')} versions\n` +
      `Kept: ${formatBytes(Number(told['bytes']))} in all, ${formatBytes(Number(disk['bytes']))} of it different, ${formatBytes(Number(disk['stored']))} on the disk\n` +
      `Texts to search: ${formatBytes(Number(told['textBytes']))}, ${number('waitingForIndex')} waiting for the index\n\n` +
      formatTable(['Of', 'Blobs', 'Plain', 'On the disk'], classes)
    );
  });
  return 0;
}

async function verify(asked: Asked): Promise<number> {
  const { flags } = asked;
  const body = { deep: flags['deep'] === true, repair: flags['repair'] === true };
  const reply = await asked.client.request('POST', '/library/verify', body);
  const problems = Array.isArray(reply['problems']) ? reply['problems'].map(String) : [];
  print(asked, reply, () => problems.map((problem) => `${problem}\n`).join(''));
  const read = body.deep ? `, ${formatBytes(Number(reply['checkedBytes']))} read` : '';
  tell(
    `${String(reply['captures'])} captures, ${String(reply['blobs'])} blobs${read}: ${problems.length === 0 ? 'all is well' : `${problems.length} problems`}`,
    Number(reply['known']) > 0 ? `${String(reply['known'])} were marked as damaged before.` : '',
    Number(reply['marked']) > 0 ? `${String(reply['marked'])} were marked as damaged.` : '',
  );
  return problems.length === 0 ? 0 : 1;
}

async function gc(asked: Asked): Promise<number> {
  const force = asked.flags['force'] === true;
  const reply = await asked.client.request('POST', '/library/gc', { force });
  print(asked, reply, () => '');
  tell(
    `${String(reply['removed'])} blobs removed, ${formatBytes(Number(reply['freedBytes']))} freed`,
  );
  return 0;
}

async function rebuild(asked: Asked): Promise<number> {
  const reply = await asked.client.request('POST', '/library/rebuild', {});
  print(asked, reply, () => '');
  tell(
    `${String(reply['restored'])} captures restored`,
    Number(reply['unreadable']) > 0
      ? `${String(reply['unreadable'])} manifests cannot be read.`
      : '',
  );
  return 0;
}
