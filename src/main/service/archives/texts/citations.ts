/**
 * Captures as citations: CSL-JSON, BibLaTeX, RIS.
 *
 * `accessed` is the instant of the capture, not of the export, and the manifest's SHA-256 stands in the note: what is
 * cited can be shown to be what was read. Sources: CSL 1.0.2 (webpage), biblatex 3 (@online), RIS (ELEC).
 */
import type { ArchivedCapture, ArchiveSource } from '../../ports/archive.ts';
import {
  dayOf,
  digestOf,
  hostOf,
  openCaptures,
  plain,
  titleOf,
  type TextOptions,
} from './captures.ts';

export async function* exportCslJson(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const capture of openCaptures(source, options)) {
    yield `${before}${JSON.stringify(cslOf(capture), null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

export async function* exportBibLatex(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  for await (const capture of openCaptures(source, options)) yield `${bibLatexOf(capture)}\n`;
}

export async function* exportRis(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  for await (const capture of openCaptures(source, options)) yield `${risOf(capture)}\r\n`;
}

export function cslOf(capture: ArchivedCapture): object {
  const { url, at, author, published, id } = capture;
  const issued = published === undefined ? undefined : datePartsOf(published);
  return {
    id: keyOf(capture),
    type: 'webpage',
    title: titleOf(capture),
    ...(author === undefined ? {} : { author: [{ literal: plain(author) }] }),
    'container-title': hostOf(url),
    ...(issued === undefined ? {} : { issued }),
    accessed: datePartsOf(dayOf(at)),
    URL: url,
    archive: 'Hearth',
    archive_location: id,
    note: noteOf(capture),
  };
}

export function bibLatexOf(capture: ArchivedCapture): string {
  const { url, at, author, published } = capture;
  const fields: readonly (readonly [string, string])[] = [
    ['title', `{${tex(titleOf(capture))}}`],
    ...(author === undefined ? [] : [['author', `{${tex(plain(author))}}`] as const]),
    ['organization', tex(hostOf(url))],
    ...(published === undefined ? [] : [['date', dateOf(published)] as const]),
    // a verbatim field: only braces would end it
    ['url', url.replaceAll(/[{}\\]/g, (char) => encodeURIComponent(char))],
    ['urldate', dayOf(at)],
    ['note', tex(noteOf(capture))],
  ];
  const lines = fields
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `  ${name} = {${text}},`);
  return `@online{${keyOf(capture)},\n${lines.join('\n')}\n}\n`;
}

export function risOf(capture: ArchivedCapture): string {
  const { url, at, author, published } = capture;
  const lines: readonly (readonly [string, string])[] = [
    ['TY', 'ELEC'],
    ['TI', titleOf(capture)],
    ['AU', plain(author ?? '')],
    ['T2', hostOf(url)],
    ['PY', published === undefined ? '' : dateOf(published).slice(0, 4)],
    ['DA', published === undefined ? '' : dateOf(published).replaceAll('-', '/')],
    ['UR', url],
    ['Y2', dayOf(at).replaceAll('-', '/')],
    ['N1', noteOf(capture)],
    ...capture.tags.map((tag) => ['KW', plain(tag)] as const),
  ];
  const written = lines.filter(([, text]) => text !== '').map(([tag, text]) => `${tag}  - ${text}`);
  return `${[...written, 'ER  - '].join('\r\n')}\r\n`;
}

function noteOf(capture: ArchivedCapture): string {
  const digest = digestOf(capture);
  const kept = `Kept ${new Date(capture.at).toISOString()} as ${capture.id}`;
  return digest === '' ? kept : `${kept}, SHA-256 ${digest.replace('sha256:', '')}`;
}

/** The same capture has the same key in every export, and no other has it. */
function keyOf({ url, at, id }: ArchivedCapture): string {
  const host = hostOf(url)
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 30);
  return `${host}${dayOf(at).slice(0, 4)}-${id.replaceAll(/[^a-z0-9]/gi, '').slice(-12)}`;
}

function dateOf(text: string): string {
  return /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(text)?.[0] ?? '';
}

function datePartsOf(text: string): object | undefined {
  const parts = dateOf(text)
    .split('-')
    .filter((part) => part !== '')
    .map(Number);
  return parts.length === 0 ? undefined : { 'date-parts': [parts] };
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function tex(text: string): string {
  return text.replaceAll(/[\\~^&%$#_{}]/g, (char) => TEX[char] ?? `\\${char}`);
}
