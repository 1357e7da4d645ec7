/** Reads a v2 document defensively: it comes from the wire, and from any page in the world. */
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { isListOfRecords, tableOfJson, type Table } from '../../../contract/table/records.ts';
import { isList, isObject, textsOf } from '../playground/body.ts';

export const DOCUMENT_TABS = [
  'markdown',
  'preview',
  'table',
  'html',
  'links',
  'screenshot',
  'json',
  'metadata',
  'diff',
] as const;
export type DocumentTab = (typeof DOCUMENT_TABS)[number];

/** The first of the names that is one. */
export function tabOf(...names: readonly (string | null)[]): DocumentTab {
  const known = names.map((name) => DOCUMENT_TABS.find((tab) => tab === name));
  return known.find((tab) => tab !== undefined) ?? 'markdown';
}

interface DiffLine {
  readonly kind: 'add' | 'del' | 'normal';
  readonly text: string;
}

export interface ProvenanceRow {
  readonly path: string;
  readonly source: string;
  readonly url: string;
  readonly where: string;
  readonly text: string;
  readonly steps: readonly string[];
}

export interface DocumentModel {
  readonly raw: JsonObject;
  /** The page's own, else the name of the file. */
  readonly title: string;
  /** Empty for a file that was sent. */
  readonly url: string;
  /** Name of the file that was sent. */
  readonly file: string | undefined;
  readonly statusCode: number | undefined;
  readonly credits: number | undefined;
  readonly isFromCache: boolean;
  /** When the cached answer was fetched, ms since the epoch. */
  readonly cachedAt: number | undefined;
  readonly warning: string | undefined;
  readonly markdown: string | undefined;
  /** Markdown was asked for, and there is none: the page has no text. */
  readonly isBlank: boolean;
  readonly html: string | undefined;
  readonly rawHtml: string | undefined;
  readonly links: readonly string[] | undefined;
  readonly images: readonly string[] | undefined;
  readonly screenshot: string | undefined;
  readonly json: Json | undefined;
  /** By the format `tables`: what the page lists. */
  readonly tables: readonly NamedTable[] | undefined;
  readonly provenance: readonly ProvenanceRow[];
  /** Summary, answer, highlights: short texts a format makes. */
  readonly notes: readonly {
    readonly name: 'summary' | 'answer' | 'highlights';
    readonly text: string;
  }[];
  readonly attributes: Json | undefined;
  readonly actions: JsonObject | undefined;
  readonly metadata: JsonObject;
  readonly change: ChangeModel | undefined;
}

export interface NamedTable {
  readonly name: string;
  readonly table: Table;
}

export interface ChangeModel {
  readonly status: string;
  readonly previousAt: string | undefined;
  readonly lines: readonly DiffLine[];
  readonly json: Json | undefined;
}

export function readDocument(value: Json | undefined): DocumentModel {
  const raw = objectIn(value) ?? {};
  const metadata = objectIn(raw['metadata']) ?? {};
  const source = text(metadata['sourceURL']);
  const url = text(metadata['url']) ?? source ?? text(raw['url']) ?? '';
  const file = isUpload(url) ? (source ?? url) : undefined;
  return {
    raw,
    title: text(metadata['title']) ?? text(raw['title']) ?? file ?? '',
    url: file === undefined ? url : '',
    file,
    statusCode: number(metadata['statusCode']),
    credits: number(metadata['creditsUsed']),
    isFromCache: metadata['cacheState'] === 'hit',
    cachedAt: momentOf(metadata['cachedAt']),
    warning: text(raw['warning']),
    markdown: text(raw['markdown']),
    isBlank: typeof raw['markdown'] === 'string' && raw['markdown'].trim() === '',
    html: text(raw['html']),
    rawHtml: text(raw['rawHtml']),
    links: textsIn(raw['links']),
    images: textsIn(raw['images']),
    screenshot: text(raw['screenshot']),
    json: raw['json'] ?? raw['extract'],
    tables: readTables(raw['tables']),
    provenance: readProvenance(raw['provenance']),
    notes: (['summary', 'answer', 'highlights'] as const).flatMap((name) => {
      const note = text(raw[name]);
      return note === undefined ? [] : [{ name, text: note }];
    }),
    attributes: raw['attributes'],
    actions: objectIn(raw['actions']),
    metadata,
    change: readChange(raw['changeTracking']),
  };
}

function readTables(value: Json | undefined): readonly NamedTable[] | undefined {
  if (!isList(value)) return undefined;
  return value.filter(isObject).flatMap((one) => {
    const table = tableOfJson(one['rows']);
    return table === undefined ? [] : [{ name: text(one['name']) ?? '', table }];
  });
}

/** Whether the address stands for a file that was sent. */
function isUpload(url: string): boolean {
  return url.startsWith('upload:');
}

export function readProvenance(value: Json | undefined): readonly ProvenanceRow[] {
  if (!isList(value)) return [];
  return value.filter(isObject).map((row) => ({
    path: text(row['path']) ?? '',
    source: text(row['source']) ?? '',
    url: text(row['url']) ?? '',
    where: text(row['where']) ?? '',
    text: text(row['text']) ?? '',
    steps: textsOf(row['steps']),
  }));
}

function readChange(value: Json | undefined): ChangeModel | undefined {
  if (!isObject(value)) return undefined;
  const diff = objectIn(value['diff']) ?? {};
  return {
    status: text(value['changeStatus']) ?? 'new',
    previousAt: text(value['previousScrapeAt']),
    lines: diffLines(text(diff['text']) ?? ''),
    json: value['json'],
  };
}

/** The lines of a unified diff without its file headers. */
function diffLines(unified: string): readonly DiffLine[] {
  return unified
    .split('\n')
    .filter((line) => !/^(---|\+\+\+|diff |index |={20,}|\\ )/.test(line) && line !== '')
    .map((line): DiffLine => {
      if (line.startsWith('@@')) return { kind: 'normal', text: '' };
      if (line.startsWith('+')) return { kind: 'add', text: line.slice(1) };
      if (line.startsWith('-')) return { kind: 'del', text: line.slice(1) };
      return { kind: 'normal', text: line.slice(1) };
    });
}

/** Whether there is something for the Table tab: extracted records, or tables of the page. */
export function hasTables({ json, tables, markdown, html }: DocumentModel): boolean {
  return (
    isListOfRecords(json) ||
    tables !== undefined ||
    /^[ \t]*\|[ \t:|-]*---/m.test(markdown ?? '') ||
    /<table[\s>]/i.test(html ?? '')
  );
}

/** A name for files made of the document, without ending. */
export function fileStem({ title, url }: DocumentModel): string {
  const base = (title || URL.parse(url)?.hostname || 'document')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return base === '' ? 'document' : base;
}

/** The text of a tab, for copying and saving, with its file ending. */
export function textOfTab(
  document: DocumentModel,
  tab: DocumentTab,
): { readonly text: string; readonly ending: string } | undefined {
  switch (tab) {
    case 'markdown':
    case 'preview':
      return document.markdown === undefined
        ? htmlText(document)
        : { text: document.markdown, ending: 'md' };
    case 'html':
      return htmlText(document);
    case 'links':
      return document.links === undefined
        ? undefined
        : { text: document.links.join('\n'), ending: 'txt' };
    case 'json':
      return document.json === undefined
        ? undefined
        : { text: JSON.stringify(document.json, undefined, 2), ending: 'json' };
    case 'metadata':
      return { text: JSON.stringify(document.metadata, undefined, 2), ending: 'json' };
    case 'diff':
      return document.change === undefined
        ? undefined
        : { text: document.change.lines.map(diffText).join('\n'), ending: 'diff' };
    case 'screenshot':
    case 'table':
      return undefined;
  }
}

function diffText({ kind, text: line }: DiffLine): string {
  return `${{ add: '+', del: '-', normal: ' ' }[kind]}${line}`;
}

function htmlText(document: DocumentModel): { text: string; ending: string } | undefined {
  const html = document.html ?? document.rawHtml;
  return html === undefined ? undefined : { text: html, ending: 'html' };
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function textsIn(value: Json | undefined): readonly string[] | undefined {
  return isList(value) ? textsOf(value) : undefined;
}

function objectIn(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function momentOf(value: Json | undefined): number | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? undefined : at;
}

function number(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
