/** Search results, grouped for v2 and as one list for v1. Source: wire/v2.md section 10, wire/v1.md section 7. */
import type { Document } from '../../domain/document.ts';
import { defined } from '../../domain/defined.ts';
import type { Body, SearchItem, SearchResult } from '../types.ts';
import { writeReceipt } from './write-document.ts';

type WriteDocument = (document: Document, body: unknown) => Body;

const NOTHING_FOUND = 'No results were found for this query.';
const NO_CONTENT = 'No content could be read from the results; they are listed without it.';

/** v2: one list per source that was asked. */
export function writeSearchV2(result: SearchResult): Body {
  const groups = Object.entries(result.items).map(([source, items]): [string, Body[]] => [
    source,
    items.map((item) => writeGrouped(source, item)),
  ]);
  return defined({
    success: true,
    id: result.jobId,
    data: Object.fromEntries(groups),
    warning: result.warning,
    ...writeReceipt(result.receipt),
  });
}

/** v1: one list; scraped results without markdown are left out unless none has any. */
export function writeSearchV1(
  result: SearchResult,
  body: unknown,
  writeDocument: WriteDocument,
): Body {
  const { web = [], news = [], library = [], images = [] } = result.items;
  const found = [...web, ...news, ...library, ...images];
  const isScraped = found.some(({ document }) => document !== undefined);
  const withContent = found.filter(({ document }) => (document?.markdown ?? '') !== '');
  const kept = isScraped && withContent.length > 0 ? withContent : found;
  const warnings = [
    ...(result.warning === undefined ? [] : [result.warning]),
    ...(found.length === 0 && result.warning === undefined ? [NOTHING_FOUND] : []),
    ...(isScraped && withContent.length === 0 ? [NO_CONTENT] : []),
  ];
  return {
    success: true,
    id: result.jobId,
    data: kept.map((item) => ({
      ...(item.document === undefined ? {} : writeDocument(item.document, body)),
      url: item.url,
      title: item.title ?? '',
      description: item.description ?? '',
    })),
    ...(warnings.length === 0 ? {} : { warning: warnings.join(' ') }),
    ...writeReceipt(result.receipt),
  };
}

function writeGrouped(source: string, item: SearchItem): Body {
  const { description, document, ...rest } = item;
  if (source === 'images') return { ...rest };
  const text = description ?? '';
  return {
    ...document,
    ...rest,
    title: item.title ?? '',
    ...(source === 'news' ? { snippet: text } : { description: text }),
  };
}
