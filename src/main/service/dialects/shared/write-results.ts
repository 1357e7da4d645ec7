/** Replies of extract and of the two pollers that stand beside it. Source: wire/v2.md section 11, differences D4 to D6. */
import { defined } from '../../domain/defined.ts';
import type { Body, ExtractResult } from '../types.ts';
import { isoSecond, writeReceipt } from './write-document.ts';

/** Answer of the POST: with the result when it is there, else with the id to ask by. */
export function writeExtract(result: ExtractResult): Body {
  const { jobId, status, invalidUrls, receipt } = result;
  const isDone = status === 'completed';
  return defined({
    success: true,
    id: jobId,
    status,
    ...(isDone ? { data: result.data ?? {} } : {}),
    urlTrace: [],
    invalidURLs: invalidUrls,
    ...writeExtras(result),
    expiresAt: isoSecond(result.expiresAt),
    ...writeReceipt(receipt),
  });
}

/** Answer of the GET; `data` is an empty list until the result is there, as pollers expect. */
export function writeExtractStatus(result: ExtractResult): Body {
  const { status, error } = result;
  return {
    success: status !== 'failed',
    status,
    data: status === 'completed' ? (result.data ?? {}) : [],
    ...(status === 'failed' ? { error: error ?? 'The extraction failed' } : {}),
    ...writeExtras(result),
    expiresAt: isoSecond(result.expiresAt),
    ...writeReceipt(result.receipt),
  };
}

function writeExtras({ sources, provenance, warning, modelUsage = [] }: ExtractResult): Body {
  return defined({
    sources,
    provenance,
    warning,
    llmUsage: modelUsage.length === 0 ? undefined : writeModelUsage(modelUsage),
  });
}

/** All requests to language models together; the cost in US dollars, 0 where nobody said one. */
function writeModelUsage(rows: NonNullable<ExtractResult['modelUsage']>): Body {
  const sum = (of: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    models: [...new Set(rows.map(({ model }) => model))],
    requests: sum(({ requests }) => requests),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    costUsd: sum(({ costMicros }) => costMicros) / 1e6,
  };
}
