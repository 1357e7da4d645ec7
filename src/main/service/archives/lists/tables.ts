/** Lists as CSV: Pocket, Instapaper, Raindrop, and any other with a column of addresses; told apart by their columns. */
import Papa from 'papaparse';
import { aHighlight, instantOf, isRead, tagsIn, type RawEntry } from './entry.ts';

type Row = Readonly<Record<string, string>>;

export interface ReadTable {
  readonly format: 'pocket' | 'instapaper' | 'raindrop' | 'table';
  readonly entries: readonly RawEntry[];
}

/** Undefined when the columns are those of no such list. */
export function tableIn(text: string): ReadTable | undefined {
  const [read = tableOf(text, ',')] = [',', ';', '\t']
    .map((delimiter) => tableOf(text, delimiter))
    .filter(({ columns }) => namesOf(columns).url !== undefined);
  const { data, columns } = read;
  const has = (...names: readonly string[]): boolean => names.every((name) => columns.has(name));
  if (has('url', 'time_added', 'status')) return { format: 'pocket', entries: data.map(ofPocket) };
  if (has('url', 'selection', 'folder')) {
    return { format: 'instapaper', entries: data.map(ofInstapaper) };
  }
  if (has('url', 'excerpt', 'folder', 'created')) {
    return { format: 'raindrop', entries: data.map(ofRaindrop) };
  }
  const names = namesOf(columns);
  if (names.url === undefined) return undefined;
  return { format: 'table', entries: data.map((row) => ofTable(row, names)) };
}

function tableOf(
  text: string,
  delimiter: string,
): { readonly data: readonly Row[]; readonly columns: ReadonlySet<string> } {
  const { data, meta } = Papa.parse<Row>(text, {
    header: true,
    skipEmptyLines: true,
    delimiter,
    transformHeader: (name) =>
      name
        .replace(/^\ufeff/, '')
        .trim()
        .toLowerCase(),
  });
  return { data, columns: new Set(meta.fields ?? []) };
}

/** What columns are called, the best name first. */
const NAMES = {
  url: ['url', 'href', 'link', 'uri', 'address', 'web address', 'source url'],
  title: ['title', 'name', 'page title'],
  note: ['note', 'notes', 'comment', 'description', 'abstract note', 'summary'],
  tags: ['tags', 'labels', 'document tags', 'manual tags', 'keywords'],
  folder: ['folder', 'collection', 'collections', 'list', 'category'],
  at: [
    'time_added',
    'saved date',
    'saved at',
    'date added',
    'date_added',
    'created',
    'created_at',
    'created at',
    'added',
    'timestamp',
    'last interaction date',
    'date',
  ],
  state: ['status', 'state', 'location', 'read', 'archived'],
} as const;

type Names = Partial<Record<keyof typeof NAMES, string>>;

function namesOf(columns: ReadonlySet<string>): Names {
  return Object.fromEntries(
    Object.entries(NAMES).map(([what, names]) => [what, names.find((name) => columns.has(name))]),
  );
}

function ofTable(row: Row, names: Names): RawEntry {
  const said = (what: keyof typeof NAMES): string => row[names[what] ?? ''] ?? '';
  const folder = said('folder').replaceAll(/\s*\/\s*/g, '/');
  return {
    // of a row without an address its title is told
    url: said('url') || said('title'),
    title: said('title'),
    note: said('note'),
    tags: tagsIn(said('tags')),
    collections: folder === '' ? [] : [folder],
    addedAt: instantOf(said('at')),
    isRead: isRead(said('state')),
  };
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
    tags: [...tagsIn(row['tags'] ?? ''), ...(folder === 'Starred' ? ['starred'] : [])],
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
