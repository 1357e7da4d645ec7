/** Lists as CSV: Pocket, Instapaper, Raindrop; told apart by their columns. */
import Papa from 'papaparse';
import { aHighlight, instantOf, type RawEntry } from './entry.ts';

type Row = Readonly<Record<string, string>>;

export interface ReadTable {
  readonly format: 'pocket' | 'instapaper' | 'raindrop';
  readonly entries: readonly RawEntry[];
}

/** Undefined when the columns are those of no such list. */
export function tableIn(text: string): ReadTable | undefined {
  const { data, meta } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: true,
    delimiter: ',',
    transformHeader: (name) =>
      name
        .replace(/^\ufeff/, '')
        .trim()
        .toLowerCase(),
  });
  const columns = new Set(meta.fields ?? []);
  const has = (...names: readonly string[]): boolean => names.every((name) => columns.has(name));
  if (has('url', 'time_added', 'status')) return { format: 'pocket', entries: data.map(ofPocket) };
  if (has('url', 'selection', 'folder')) {
    return { format: 'instapaper', entries: data.map(ofInstapaper) };
  }
  if (has('url', 'excerpt', 'folder', 'created')) {
    return { format: 'raindrop', entries: data.map(ofRaindrop) };
  }
  return undefined;
}

function ofPocket(row: Row): RawEntry {
  return {
    url: row['url'] ?? '',
    title: row['title'],
    tags: (row['tags'] ?? '').split('|'),
    addedAt: instantOf(row['time_added']),
    isRead: row['status'] === 'archive',
  };
}

/** Of its folders three are states. */
function ofInstapaper(row: Row): RawEntry {
  const folder = row['folder'] ?? '';
  const selection = row['selection'] ?? '';
  const at = instantOf(row['timestamp']);
  const isState = ['Unread', 'Archive', 'Starred', ''].includes(folder);
  return {
    url: row['url'] ?? '',
    title: row['title'],
    tags: [...tagsOf(row['tags'] ?? ''), ...(folder === 'Starred' ? ['starred'] : [])],
    collections: isState ? [] : [folder],
    highlights: selection === '' ? [] : [aHighlight(selection, '', '', at ?? 0)],
    addedAt: at,
    isRead: folder === 'Archive',
  };
}

function ofRaindrop(row: Row): RawEntry {
  const folder = (row['folder'] ?? '')
    .split('/')
    .map((name) => name.trim())
    .join('/');
  const at = instantOf(row['created']);
  const quotes = [...(row['highlights'] ?? '').matchAll(/^Highlight:(.+)$/gm)];
  return {
    url: row['url'] ?? '',
    title: row['title'],
    note: row['note'],
    tags: [...(row['tags'] ?? '').split(','), ...(row['favorite'] === 'true' ? ['favorite'] : [])],
    collections: folder === '' || folder === 'Unsorted' ? [] : [folder],
    highlights: quotes.map(([, exact = '']) => aHighlight(exact.trim(), '', '', at ?? 0)),
    addedAt: at,
  };
}

/** `["a","b"]` or `a,b`. */
function tagsOf(text: string): readonly string[] {
  return text.replaceAll(/[[\]"]/g, '').split(',');
}
