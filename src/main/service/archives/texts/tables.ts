/** Captures as lines: JSON with all there is to read, CSV with one row a capture. */
import { csvLine } from '../../../../contract/table/spreadsheet.ts';
import type { ArchiveSource } from '../../ports/archive.ts';
import { digestOf, openCaptures, type TextOptions } from './captures.ts';

const COLUMNS = [
  ...['url', 'title', 'captured', 'status', 'type', 'author', 'published', 'tags'],
  ...['collections', 'note', 'highlights', 'id', 'sha256'],
];

export async function* exportJsonl(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  for await (const capture of openCaptures(source, options)) {
    const { id, url, finalUrl, at, status, contentType, title, author, published } = capture;
    const { description, tags, collections, note, highlights, text, markdown } = capture;
    const line = {
      ...{ id, url, finalUrl, captured: new Date(at).toISOString(), status, contentType, title },
      ...{ author, published, description, tags, collections, note, highlights, text, markdown },
      sha256: digestOf(capture).replace('sha256:', ''),
    };
    yield `${JSON.stringify(line)}\n`;
  }
}

export async function* exportCsv(
  source: ArchiveSource,
  options: TextOptions,
): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const capture of openCaptures(source, options)) {
    const { id, url, at, status, contentType, title, author = '', published = '' } = capture;
    const { tags, collections, note, highlights } = capture;
    yield csvLine([
      ...[url, title, new Date(at).toISOString(), String(status), contentType, author, published],
      ...[tags.join(' | '), collections.join(' | '), note],
      ...[highlights.map(({ exact }) => exact).join('\n'), id],
      digestOf(capture).replace('sha256:', ''),
    ]);
  }
}
