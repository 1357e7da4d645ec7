/** Builders of what the pipeline is given; they show only what matters to a test. */
import type { PdfParser, ScrapeOptions } from '../../../src/main/service/domain/command.ts';
import type { Snapshot } from '../../../src/main/service/domain/snapshot.ts';
import type { PipelineInput } from '../../../src/main/service/ports/pipeline.ts';

export function scrapeOptions(more: Partial<ScrapeOptions> = {}): ScrapeOptions {
  return {
    formats: [{ type: 'markdown' }],
    headers: {},
    includeTags: [],
    excludeTags: [],
    onlyMainContent: true,
    waitForMs: 0,
    mobile: false,
    skipTlsVerification: false,
    actions: [],
    location: { languages: [] },
    removeBase64Images: true,
    blockAds: true,
    proxy: 'auto',
    maxAgeMs: 0,
    storeInCache: true,
    fastMode: false,
    lockdown: false,
    showProvenance: false,
    warnings: [],
    ...more,
  };
}

export function snapshotOf(body: string | Uint8Array, more: Partial<Snapshot> = {}): Snapshot {
  return {
    requestedUrl: 'https://example.com/',
    finalUrl: 'https://example.com/',
    redirects: [],
    status: 200,
    statusText: 'OK',
    headers: {},
    contentType: 'text/html; charset=utf-8',
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    engine: 'http',
    proxyUsed: 'basic',
    capturedAt: 0,
    elapsedMs: 0,
    warnings: [],
    ...more,
  };
}

export function pipelineInput(
  body: string | Uint8Array,
  more: { readonly snapshot?: Partial<Snapshot>; readonly options?: Partial<ScrapeOptions> } = {},
): PipelineInput {
  return {
    snapshot: snapshotOf(body, more.snapshot),
    options: scrapeOptions(more.options),
    wantsLinks: false,
    wantsText: false,
  };
}

export const READ_PDF: PdfParser = { mode: 'auto', pageMarkers: false };
