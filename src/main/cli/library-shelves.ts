/** `hearth library tag|rm|export|import|key`: filing, removing, and the ways out and in. */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { HearthError } from '../service/domain/errors.ts';
import { textFlag } from './args.ts';
import { entryIdOf, isCaptureId, needed, print, type Asked } from './library-asked.ts';
import { writeStreamed } from './out-file.ts';
import { checkFile } from './output.ts';
import { asRecord, asRecords, tell } from './reply.ts';
import { formatBytes } from './table.ts';

const LOOK_EVERY_MS = 300;

/** `tag TAG PAGE…`: pages by number or address; with `--remove` it is taken from them. Without words: all tags. */
export async function tag(asked: Asked): Promise<number> {
  const [name, ...pages] = asked.words;
  if (name === undefined) {
    const { tags } = await asked.client.request('GET', '/library/tags');
    const rows = asRecords(tags);
    print(asked, rows, () =>
      rows.map((row) => `${String(row['entries'])}\t${String(row['tag'])}\n`).join(''),
    );
    if (rows.length === 0) tell('0 tags');
    return rows.length === 0 ? 1 : 0;
  }
  if (pages.length === 0) {
    throw new HearthError('CONFIG_INVALID', 'Name the pages: hearth library tag TAG URL…');
  }
  const ids: number[] = [];
  for (const page of pages) ids.push(Number(await entryIdOf(asked, page)));
  const isRemoved = asked.flags['remove'] === true;
  const body = { tag: name, ...(isRemoved ? { remove: ids } : { add: ids }) };
  const reply = await asked.client.request('POST', '/library/tags', body);
  print(asked, reply, () => '');
  tell(
    `${isRemoved ? 'Taken from' : 'Given to'} ${ids.length} ${ids.length === 1 ? 'entry' : 'entries'}`,
  );
  return 0;
}

/** `rm PAGE`: by number or address; `rm NUMBER --undo` within ten minutes. `rm CAPTURE`: one copy, for good. */
export async function rm(asked: Asked): Promise<number> {
  const named = needed(asked, 'Name the page, or a capture of it: hearth library rm URL');
  if (isCaptureId(named)) return rmCapture(asked, named);
  if (asked.flags['undo'] === true) {
    const reply = await asked.client.request('POST', `/library/entries/${named}/restore`, {});
    print(asked, reply, () => '');
    tell('It is there again.');
    return 0;
  }
  const id = await entryIdOf(asked, named);
  const reply = await asked.client.request('DELETE', `/library/entries/${id}`);
  print(asked, reply, () => '');
  tell(`Removed with all its copies. For ten minutes: hearth library rm ${id} --undo`);
  return 0;
}

async function rmCapture(asked: Asked, id: string): Promise<number> {
  if (asked.flags['undo'] === true) {
    throw new HearthError('BAD_REQUEST', 'A copy that was removed is gone for good.');
  }
  const reply = await asked.client.request('DELETE', `/library/captures/${id}`);
  print(asked, reply, () => '');
  tell(
    reply['isEntryGone'] === true
      ? 'Removed for good; it was the only copy of its page.'
      : 'Removed for good; the other copies of its page stay.',
  );
  return 0;
}

export async function key(asked: Asked): Promise<number> {
  const reply = await asked.client.request('GET', '/library/key');
  print(asked, reply, () => `${String(reply['fingerprint'])}\n`);
  return 0;
}

const FORMATS: Readonly<Record<string, string>> = {
  ...{ wacz: 'wacz', gz: 'warc', warc: 'warc', html: 'html', zip: 'vault', jsonl: 'jsonl' },
  ...{ csv: 'csv', json: 'csl', bib: 'bibtex', ris: 'ris', txt: 'apa' },
};

/** To the file named, or to one named after what is in it. */
export async function exportLibrary(asked: Asked): Promise<number> {
  const { flags, client } = asked;
  const out = textFlag(flags, 'out');
  const ending = /\.(\w+)$/.exec(out ?? '')?.[1]?.toLowerCase() ?? '';
  const given = (name: string): string | undefined => textFlag(flags, name);
  const query = [given('q'), asked.words.join(' ')].filter(
    (text) => text !== undefined && text !== '',
  );
  const wanted = {
    format: given('format') ?? FORMATS[ending] ?? 'wacz',
    ...{ collection: given('collection'), host: given('host'), ids: given('ids') },
    q: query.length === 0 ? undefined : query.join(' '),
    private: flags['private'] === true ? 'true' : undefined,
  };
  const asks = new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const file = await client.download(`/library/export?${asks.toString()}`);
  const target = out ?? file.name;
  if (target === '-') {
    await pipeline(file.body, process.stdout, { end: false });
    return 0;
  }
  checkFile(target, flags['overwrite'] === true);
  try {
    await writeStreamed(target, file.body);
  } catch (cause) {
    throw new HearthError('INTERNAL', `The export broke off; ${target} was not written.`, {
      cause,
    });
  }
  tell(`Wrote ${target}, ${formatBytes((await stat(target)).size)}`);
  return 0;
}

/** A file that is there. Throws `NOT_FOUND`. */
export async function checkSource(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() === true) return;
  const isFolder = found?.isDirectory() === true;
  throw new HearthError(
    'NOT_FOUND',
    isFolder ? `"${path}" is a folder; name one file.` : `There is no file "${path}".`,
  );
}

/** Sends the file and tells how far it is; exit code 1 when it failed, or not all of an archive was taken in whole. */
export async function importFile(asked: Asked): Promise<number> {
  const path = needed(asked, 'Name the file: hearth library import FILE');
  await checkSource(path);
  const name = new URLSearchParams({ name: basename(path) });
  const { client } = asked;
  const sent = await client.upload(`/library/imports?${name.toString()}`, await openAsBlob(path));
  let row = asRecord(sent['import']);
  const at = `/library/imports/${String(row['id'])}`;
  while (row['state'] === 'waiting' || row['state'] === 'running') {
    await pause(LOOK_EVERY_MS);
    row = asRecord((await client.request('GET', at))['import']);
  }
  const report = asRecord(row['report']);
  print(asked, row, () =>
    asRecords(report['findings'])
      .map(({ where, what }) => `${String(where)}: ${String(what)}\n`)
      .join(''),
  );
  if (row['state'] === 'failed') {
    tell(`Not taken in: ${String(report['error'])}`);
    return 1;
  }
  const signature = asRecord(report['signature'])['kind'];
  const unlisted = Number(report['unlisted'] ?? 0);
  tell(
    `${String(row['format'])}: ${String(report['added'])} added, ${String(report['known'])} there already`,
    typeof signature === 'string' ? `Signature: ${signature}` : '',
    unlisted > 0 ? `${unlisted} more findings are not listed.` : '',
  );
  // of a list only what is no address is left out, as by "batch" and "keep"
  const isArchive = signature !== undefined;
  const left = asRecords(report['findings']).filter(({ isNote }) => isNote !== true);
  return isArchive && left.length + unlisted > 0 ? 1 : 0;
}
