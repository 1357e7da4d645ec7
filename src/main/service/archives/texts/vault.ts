/**
 * The library as a folder of Markdown notes, one an address, in a ZIP: `Clippings/<title>.md`, pictures in
 * `attachments/`.
 *
 * Frontmatter as Obsidian's web clipper writes it, with when it was captured and its digest; highlights as quotes with
 * block ids, the note below, links between kept pages as `[[links]]`. Names are made of titles, safe on every system
 * and the same in each export, so that unpacking over an older export updates it.
 */
import { hash } from 'node:crypto';
import type { ArchivedCapture, ArchivedExchange, ArchiveSource } from '../../ports/archive.ts';
import { createZipWriter } from '../zip/write.ts';
import { digestOf, openCaptures, plain, titleOf, type TextOptions } from './captures.ts';

export interface VaultOptions extends TextOptions {
  /** The instant all files carry, ms since the epoch. */
  readonly at: number;
}

interface Note {
  readonly captureId: string;
  readonly name: string;
  readonly at: number;
}

export async function* exportVault(
  source: ArchiveSource,
  options: VaultOptions,
): AsyncGenerator<Uint8Array> {
  const notes = await newestOf(source, options);
  const names = new Map([...notes].map(([url, { name }]) => [url, name]));
  const zip = createZipWriter(options.at);
  const written = new Set<string>();
  for await (const capture of openCaptures(source, options)) {
    const note = notes.get(capture.url);
    if (note?.captureId !== capture.id) continue;
    const pictures = new Map<string, string>();
    const wanted = picturesIn(capture.markdown ?? '', capture.url);
    for await (const exchange of capture.exchanges) {
      if (!wanted.has(exchange.url) || exchange.body === null || !isPicture(exchange)) continue;
      const file = attachmentName(exchange.body, exchange.mimeType);
      pictures.set(exchange.url, file);
      if (!written.has(file)) yield* zip.file(`attachments/${file}`, [exchange.body]);
      written.add(file);
    }
    const text = noteText(capture, { names, pictures });
    yield* zip.file(`Clippings/${note.name}.md`, [Buffer.from(text)]);
  }
  yield zip.end();
}

/** The newest capture of each address, and what its note is called. */
async function newestOf(
  source: ArchiveSource,
  options: TextOptions,
): Promise<ReadonlyMap<string, Note>> {
  const newest = new Map<string, { captureId: string; title: string; at: number }>();
  for await (const capture of openCaptures(source, options)) {
    const known = newest.get(capture.url);
    if (known !== undefined && known.at > capture.at) continue;
    newest.set(capture.url, { captureId: capture.id, title: titleOf(capture), at: capture.at });
  }
  const titles = Map.groupBy(newest.values(), ({ title }) => fold(fileName(title)));
  return new Map(
    [...newest].map(([url, { captureId, title, at }]) => {
      const name = fileName(title);
      // by the address, so that which one was kept first changes no name
      const isShared = (titles.get(fold(name))?.length ?? 0) > 1;
      const more = isShared ? ` ${hash('sha256', url, 'hex').slice(0, 8)}` : '';
      return [url, { captureId, at, name: `${name}${more}` }] as const;
    }),
  );
}

/** File systems that do not tell case apart must not meet two of one name. */
function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A title as a file name: no separators, no dots at the ends, no names of devices, none of Obsidian's marks. */
export function fileName(title: string): string {
  const name = plain(title)
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|#^[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const short = cut(name, 120).replaceAll(/[. ]+$/g, '');
  if (short === '') return 'Untitled';
  return RESERVED.test(short) ? `_${short}` : short;
}

/** At most so many bytes of UTF-8, no letter cut. */
function cut(text: string, mostBytes: number): string {
  let [bytes, end] = [0, 0];
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes > mostBytes) break;
    end += letter.length;
  }
  return text.slice(0, end);
}

interface Names {
  /** Address → name of its note. */
  readonly names: ReadonlyMap<string, string>;
  /** Address → file in `attachments/`. */
  readonly pictures: ReadonlyMap<string, string>;
}

function noteText(capture: ArchivedCapture, known: Names): string {
  const { note, highlights } = capture;
  const body = linked(capture.markdown ?? capture.text, capture.url, known).trim();
  const quotes = highlights.map(({ exact, comment, at }) => {
    const id = hash('sha256', `${exact}${at}`, 'hex').slice(0, 8);
    const lines = exact.split('\n').map((line) => `> ${line}`);
    return [`> [!quote] ${plain(comment)}`.trimEnd(), ...lines, '', `^hl-${id}`].join('\n');
  });
  const parts = [
    frontmatter(capture),
    body,
    ...(quotes.length === 0 ? [] : ['## Highlights', ...quotes]),
    ...(note === '' ? [] : ['## Note', note.trim()]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function frontmatter(capture: ArchivedCapture): string {
  const { url, author, published, description, tags, at, id, collections } = capture;
  const instant = new Date(at).toISOString();
  // a JSON text is a YAML text: no value can end its line or begin another key
  const yaml = (value: unknown): string => JSON.stringify(value);
  const lines = [
    `title: ${yaml(titleOf(capture))}`,
    `source: ${yaml(url)}`,
    `author: ${yaml(author === undefined ? [] : [plain(author)])}`,
    ...(published === undefined ? [] : [`published: ${yaml(published)}`]),
    `created: ${instant.slice(0, 10)}`,
    `description: ${yaml(plain(description ?? ''))}`,
    `tags: ${yaml(['clippings', ...tags.map(tagName)])}`,
    ...(collections.length === 0 ? [] : [`collections: ${yaml(collections)}`]),
    `captured: ${instant}`,
    `capture: ${yaml(id)}`,
    `sha256: ${yaml(digestOf(capture).replace('sha256:', ''))}`,
  ];
  return ['---', ...lines, '---'].join('\n');
}

/** Obsidian's tags have no spaces. */
function tagName(tag: string): string {
  return plain(tag).replaceAll(/[\s#,]+/g, '-');
}

const LINK =
  /(!?)\[((?:[^\][\\\n]|\\.){0,2000})\]\(<?([^()\s<>]{1,4000})>?(?:\s+"[^"\n]{0,500}")?\)/g;

function linked(markdown: string, base: string, { names, pictures }: Names): string {
  return markdown.replaceAll(LINK, (whole: string, mark: string, words: string, target: string) => {
    const url = URL.parse(target, base)?.href ?? '';
    if (mark === '!') {
      const file = pictures.get(url);
      return file === undefined ? whole : `![${words}](../attachments/${file})`;
    }
    const name = names.get(url.replace(/#.*$/, '')) ?? names.get(url);
    return name === undefined ? whole : `[[${name}|${words.replaceAll(/[|\]]/g, ' ')}]]`;
  });
}

function picturesIn(markdown: string, base: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, mark, , target = ''] of markdown.matchAll(LINK))
    if (mark === '!') found.add(URL.parse(target, base)?.href ?? target);
  return found;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

function isPicture({ mimeType }: ArchivedExchange): boolean {
  return EXTENSIONS[mimeType] !== undefined;
}

function attachmentName(body: Uint8Array, mimeType: string): string {
  return `${hash('sha256', body, 'hex').slice(0, 16)}.${EXTENSIONS[mimeType] ?? 'bin'}`;
}
