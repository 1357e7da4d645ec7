/**
 * A file that was sent → what a page would be: no robots, no cache, no engine, straight to the pipeline.
 *
 * It is read once and forgotten: its bytes are given back, and only the job keeps what came of it.
 */
import { release } from '../domain/bytes.ts';
import type { Upload } from '../domain/command.ts';
import { HearthError, toHearthError, type ErrorCode } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { typeOfUpload } from '../pipeline/documents/upload-kind.ts';
import type { Pipeline } from '../ports/pipeline.ts';
import type { Clock } from '../ports/system.ts';
import type { AcquireRequest } from './acquire-request.ts';
import type { Acquired } from './acquire.ts';
import { factsOf } from './capture-cache.ts';

/** Throws `PARSE_UNREADABLE_FILE` for a file that no reader will take, before anything is done for it. */
export function refuseUnreadable(upload: Upload): void {
  typeOfUpload(upload);
}

/** The file converted. Throws `PARSE_UNREADABLE_FILE` where it is damaged, protected or without text. */
export type ReadUpload = (request: AcquireRequest, upload: Upload) => Promise<Acquired>;

/** Builds the operation. */
export function createReadUpload(deps: {
  readonly pipeline: Pipeline;
  readonly clock: Clock;
}): ReadUpload {
  return async (request, upload) => {
    const { options, signal, priority, wantsLinks, wantsText, wantsModelView = false } = request;
    const snapshot = snapshotOf(request.url, upload, deps.clock.now());
    const input = { snapshot, options, wantsLinks, wantsText, wantsModelView };
    const output = await deps.pipeline.run(input, signal, priority).catch((error: unknown) => {
      throw ofFile(toHearthError(error));
    });
    release(upload.bytes);
    const needsScript = output.verdict.kind === 'shell' ? [NEEDS_SCRIPT] : [];
    return { output, facts: factsOf(snapshot), warnings: [...options.warnings, ...needsScript] };
  };
}

const NEEDS_SCRIPT =
  'This page seems to be written by its own script; scripts of files are not run.';

function snapshotOf(url: string, upload: Upload, capturedAt: number): Snapshot {
  return {
    requestedUrl: url,
    finalUrl: url,
    redirects: [],
    status: 200,
    statusText: 'OK',
    headers: {},
    contentType: typeOfUpload(upload),
    body: upload.bytes,
    engine: 'http',
    proxyUsed: 'basic',
    capturedAt,
    elapsedMs: 0,
    warnings: [],
  };
}

/** Of a page these are the site's fault, of a file the sender's. */
const OF_FILE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'SCRAPE_UNSUPPORTED_FILE_ERROR',
  'SCRAPE_DOCUMENT_ENCRYPTED',
  'SCRAPE_PDF_OCR_REQUIRED',
  'SCRAPE_SITE_ERROR',
]);

function ofFile(failure: HearthError): HearthError {
  if (!OF_FILE.has(failure.code)) return failure;
  return new HearthError('PARSE_UNREADABLE_FILE', failure.message, { cause: failure });
}
