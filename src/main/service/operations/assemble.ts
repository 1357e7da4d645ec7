/**
 * Acquired page → the Document a client receives: response-level metadata, screenshots and actions.
 *
 * Precedence of metadata (wire/v2.md section 5): what the page says first, then what the answer says.
 */
import { STATUS_CODES } from 'node:http';
import type { Document, DocumentActions, Metadata, MetadataValue } from '../domain/document.ts';
import type { ActionResults, ScreenshotShot } from '../domain/snapshot.ts';
import { findFormat } from '../domain/format.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import type { Acquired } from './acquire.ts';

export interface AssembleFacts {
  readonly scrapeId: string;
  /** The address as the caller typed it, or as a crawl discovered it. */
  readonly sourceUrl: string;
  readonly options: ScrapeOptions;
  readonly creditsUsed: number;
  /** ms waited for a slot; 0: did not wait. */
  readonly queuedMs: number;
}

/** Builds the Document; keys exist only when asked for. */
export function assemble(acquired: Acquired, facts: AssembleFacts): Document {
  const { output } = acquired;
  const wantsShot = findFormat(facts.options.formats, 'screenshot') !== undefined;
  const warning = joinWarnings([output.document.warning, ...acquired.warnings]);
  return {
    ...output.document,
    ...(wantsShot && acquired.screenshot !== undefined
      ? { screenshot: dataUri(acquired.screenshot) }
      : {}),
    ...(facts.options.actions.length > 0 ? { actions: actionsOf(acquired.actions) } : {}),
    ...(warning === undefined ? {} : { warning }),
    metadata: { ...output.document.metadata, ...responseMetadata(acquired, facts) },
  };
}

function responseMetadata(acquired: Acquired, facts: AssembleFacts): Metadata {
  const { facts: capture, cache, past } = acquired;
  const metadata: Record<string, MetadataValue> = {
    scrapeId: facts.scrapeId,
    sourceURL: facts.sourceUrl,
    url: capture.finalUrl,
    statusCode: capture.status,
    proxyUsed: capture.proxyUsed,
    creditsUsed: facts.creditsUsed,
    concurrencyLimited: facts.queuedMs > 0,
  };
  if (capture.status >= 400) {
    metadata['error'] = capture.statusText || (STATUS_CODES[capture.status] ?? 'Error');
  }
  if (capture.contentType !== '') metadata['contentType'] = capture.contentType;
  if (facts.queuedMs > 0) metadata['concurrencyQueueDurationMs'] = Math.round(facts.queuedMs);
  if (cache !== undefined) metadata['cacheState'] = cache.state;
  if (cache?.state === 'hit') metadata['cachedAt'] = new Date(cache.cachedAt).toISOString();
  if (past !== undefined) {
    metadata['captureId'] = past.captureId;
    metadata['capturedAt'] = new Date(past.at).toISOString();
  }
  return metadata;
}

function joinWarnings(sentences: readonly (string | undefined)[]): string | undefined {
  const said = [...new Set(sentences.filter((sentence) => sentence !== undefined))];
  return said.length === 0 ? undefined : said.join(' ');
}

function dataUri(shot: ScreenshotShot): string {
  return `data:${shot.mimeType};base64,${Buffer.from(shot.bytes).toString('base64')}`;
}

function actionsOf(results: ActionResults | undefined): DocumentActions {
  return {
    screenshots: (results?.screenshots ?? []).map(dataUri),
    scrapes: results?.scrapes ?? [],
    javascriptReturns: results?.javascriptReturns ?? [],
    pdfs: (results?.pdfs ?? []).map(
      (bytes) => `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`,
    ),
  };
}
