/**
 * The HTTP engine: one GET with a browser's headers, no script, no picture; for a recipe a POST, which is not passed on.
 *
 * Any HTTP status is a snapshot. It never reads the content: whether a page is an empty shell, or moves
 * on by meta refresh, is the pipeline's to say and the caller's to act on. Costs a socket, nothing else.
 */
import type { CaptureContext, CaptureOutcome, CaptureRequest, Engine } from '../../ports/engine.ts';
import type { Clock } from '../../ports/system.ts';
import type { Net } from '../../net/net.ts';
import { captureHeaders, DEFAULT_USER_AGENTS } from './headers.ts';
import type { UserAgents } from './headers.ts';

export interface HttpEngineParts {
  readonly net: Net;
  readonly clock: Clock;
  /** Replaces the built-in browser-like names. */
  readonly userAgents?: UserAgents;
}

/** An Engine over `net.fetch`. It owns no connection: closing the net is the composer's. */
export function createHttpEngine(parts: HttpEngineParts): Engine {
  const userAgents = parts.userAgents ?? DEFAULT_USER_AGENTS;
  let active = 0;
  return {
    name: 'http',
    capabilities: new Set(['mobile', 'location']),
    async capture(request, context) {
      active += 1;
      try {
        return await capture(request, context, parts, captureHeaders(request, userAgents));
      } finally {
        active -= 1;
      }
    },
    stats: () => ({ active, contexts: 0 }),
    close: () => Promise.resolve(),
  };
}

async function capture(
  request: CaptureRequest,
  context: CaptureContext,
  { net, clock }: HttpEngineParts,
  headers: Readonly<Record<string, string>>,
): Promise<CaptureOutcome> {
  const startedAt = clock.now();
  const answer = await net.fetch(
    {
      url: request.url,
      ...asked(request, headers),
      maxBodyBytes: request.maxBodyBytes,
      skipTlsVerification: request.skipTlsVerification,
      ...(request.proxyUrl === undefined ? {} : { proxyUrl: request.proxyUrl }),
    },
    context,
  );
  const capturedAt = clock.now();
  return {
    kind: 'snapshot',
    snapshot: {
      requestedUrl: request.url,
      finalUrl: answer.finalUrl,
      redirects: answer.redirects,
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
      contentType: answer.headers['content-type'] ?? '',
      body: answer.body,
      engine: 'http',
      proxyUsed: request.proxy,
      capturedAt,
      elapsedMs: capturedAt - startedAt,
      warnings: answer.warnings,
    },
  };
}

const JSON_TYPE = 'application/json';

/** A question with a body goes to the address that was named, and to none it leads to. */
function asked({ gather }: CaptureRequest, headers: Readonly<Record<string, string>>) {
  const { post } = gather ?? {};
  if (post === undefined) return { headers };
  const own = { ...headers, accept: JSON_TYPE, 'content-type': JSON_TYPE };
  return { method: 'POST', body: post, headers: own, maxRedirects: 0 } as const;
}
