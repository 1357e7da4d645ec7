/**
 * `hearth library search|list|show|open|versions|diff|blame|tag|rm|export|import|key|stats|verify|gc|rebuild`: what was
 * kept, found, compared, filed and handed on.
 *
 * Exit code 1: nothing was found, verify found something wrong, or an archive was not taken in whole.
 */
import { readConfig, type Config } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { numberFlag, parseArgs, takeFlags } from './args.ts';
import { openInBrowser } from './serve.ts';
import { withService, type ServiceReply } from './client.ts';
import { entryIdOf, isCaptureId, needed, print, type Asked } from './library-asked.ts';
import { changedText, day, intervalText, span } from './library-when.ts';
import { exportLibrary, importFile, key, rm, tag } from './library-shelves.ts';
import { asRecord, asRecords, tell } from './reply.ts';
import { counted, formatBytes, formatTable } from './table.ts';

const VERBS: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  search: (asked) =>
    list(asked, needed(asked, 'Say what to look for: hearth library search WORDS')),
  list: (asked) => list(asked, asked.words.join(' ')),
  show,
  open,
  versions,
  diff,
  blame,
  tag,
  rm,
  export: exportLibrary,
  import: importFile,
  key,
  stats,
  verify,
  gc,
  rebuild,
};

const BARE = [
  ...['deep', 'repair', 'force', 'private', 'overwrite', 'remove', 'undo'],
  'no-browser',
];
const FLAGS = [...BARE, 'limit', 'format', 'collection', 'q', 'host', 'ids', 'out'];

/** Runs the command; resolves the exit code. */
export async function libraryCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, BARE);
  const { own, config: flags } = takeFlags(args, FLAGS);
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

async function list(asked: Asked, query: string): Promise<number> {
  const limit = numberFlag(asked.flags, 'limit') ?? 50;
  const asks = new URLSearchParams({ q: query, limit: String(limit) });
  const reply = await asked.client.request('GET', `/library/entries?${asks.toString()}`);
  const entries = asRecords(reply['entries']);
  const said = asked.json ? new Map<unknown, string>() : await changedText(asked, query, entries);
  print(asked, entries, () =>
    entries.map((entry) => entryText(entry, query !== '', said.get(entry['id']))).join(''),
  );
  const problems = Array.isArray(reply['problems']) ? reply['problems'].map(String) : [];
  const indexed = Number(reply['indexed']);
  tell(
    ...problems,
    indexed < 100 ? `The index is being built: ${indexed} %.` : '',
    `${reply['isAbout'] === true ? 'about ' : ''}${counted(reply['total'], 'entry', 'entries')}`,
  );
  return entries.length === 0 ? 1 : 0;
}

function entryText(entry: ServiceReply, withSnippet: boolean, said?: string): string {
  const { id, title, url, captures, versions: count, lastAt, snippet } = entry;
  const version = asRecord(entry['version']);
  const when =
    withSnippet && version['firstAt'] !== undefined
      ? `${span(version['firstAt'], version['lastAt'])}, version ${String(version['n'])} of ${String(count)}`
      : `${counted(captures, 'copy', 'copies')}, ${counted(count, 'version', 'versions')}, last ${day(lastAt)}`;
  const passage =
    withSnippet && typeof snippet === 'string' && snippet !== '' ? `\n  ${snippet}` : '';
  // the passage is of what the page says now, the sentence of what changed
  return `${String(id)}  ${String(title)}\n  ${String(url)}\n  ${when}${said === undefined ? passage : `\n${said.trimEnd()}`}\n\n`;
}

async function show(asked: Asked): Promise<number> {
  const named = needed(
    asked,
    'Name it: hearth library show ID, where ID is an entry’s number, an address or a capture',
  );
  if (isCaptureId(named)) {
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

/** A capture as it was, or the newest copy of an entry, in the browser. */
async function open(asked: Asked): Promise<number> {
  const named = needed(asked, 'Name it: hearth library open ID, an entry or a capture');
  const captureId = isCaptureId(named) ? named : await newestOf(asked, named);
  const reply = await asked.client.request('POST', '/library/replay', { captureId });
  const url = String(reply['url']);
  print(asked, reply, () => `${url}\n`);
  if (asked.flags['no-browser'] !== true && !asked.json) openInBrowser(url);
  return 0;
}

async function newestOf(asked: Asked, named: string): Promise<string> {
  const id = await entryIdOf(asked, named);
  const reply = await asked.client.request('GET', `/library/entries/${id}/captures?limit=200`);
  const copies = asRecords(reply['captures']).filter(({ digest }) => digest !== undefined);
  const [newest] = [...copies.filter(({ kind }) => kind === 'full'), ...copies];
  if (newest !== undefined) return String(newest['id']);
  throw new HearthError(
    'NOT_FOUND',
    `Of ${named} only texts are there. Keep the page with "hearth keep".`,
  );
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
        const lines = asRecords(intervals).map((one) => `  ${intervalText(one)}\n`);
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
  const count = (name: string, one: string, many: string): string => counted(told[name], one, many);
  print(asked, told, () => {
    const classes = asRecords(disk['byClass']).map((one) => [
      String(one['class']),
      String(one['blobs']),
      formatBytes(Number(one['bytes'])),
      formatBytes(Number(one['stored'])),
    ]);
    return (
      `${count('entries', 'entry', 'entries')}, ${count('captures', 'copy', 'copies')} (${number('kept')} kept), ${count('versions', 'version', 'versions')}\n` +
      `Kept: ${formatBytes(Number(told['bytes']))} in all, ${formatBytes(Number(disk['bytes']))} of it different, ${formatBytes(Number(disk['stored']))} on the disk; as WARC.gz it would be about ${formatBytes(Number(told['gzipBytes']))}\n` +
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
    `${counted(reply['captures'], 'kept copy', 'kept copies')}, ${counted(reply['blobs'], 'blob', 'blobs')}${read}: ${problems.length === 0 ? 'all is well' : counted(problems.length, 'problem', 'problems')}`,
    Number(reply['known']) > 0
      ? `${counted(reply['known'], 'was', 'were')} marked as damaged before.`
      : '',
    Number(reply['marked']) > 0
      ? `${counted(reply['marked'], 'was', 'were')} marked as damaged.`
      : '',
  );
  return problems.length === 0 ? 0 : 1;
}

async function gc(asked: Asked): Promise<number> {
  const force = asked.flags['force'] === true;
  const reply = await asked.client.request('POST', '/library/gc', { force });
  print(asked, reply, () => '');
  tell(
    `${counted(reply['removed'], 'blob', 'blobs')} removed, ${formatBytes(Number(reply['freedBytes']))} freed`,
  );
  return 0;
}

async function rebuild(asked: Asked): Promise<number> {
  const reply = await asked.client.request('POST', '/library/rebuild', {});
  print(asked, reply, () => '');
  tell(
    `${counted(reply['restored'], 'copy', 'copies')} restored`,
    Number(reply['unreadable']) > 0
      ? `${counted(reply['unreadable'], 'manifest', 'manifests')} cannot be read.`
      : '',
  );
  return 0;
}
