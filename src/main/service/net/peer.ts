/**
 * Calls to other services of the same cluster. They pass no guard and no proxy: their addresses come from the list of
 * services, never from a page or a client. Each has a connection of its own, so that none fails for an old one.
 */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface PeerCall {
  /** `http://10.0.0.7:3002`. */
  readonly address: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Aborting hangs up. */
  readonly signal: AbortSignal;
  /** Without a byte for so long the other one counts as gone, ms. */
  readonly silentMs: number;
}

export interface PeerAnswer {
  readonly status: number;
  /** Rejects when the connection breaks, or nothing comes for too long. */
  readonly body: AsyncIterable<Uint8Array>;
}

/** POST. Rejects when nobody answers, with the system's own words. */
export function callPeer(call: PeerCall): Promise<PeerAnswer> {
  const { address, path, headers, body, signal, silentMs } = call;
  const url = new URL(path, address);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent: false, signal, timeout: silentMs } as const;
    const type = { 'content-type': 'application/octet-stream', 'content-length': body.length };
    const request = send(url, { ...options, headers: { ...headers, ...type } });
    request.once('timeout', () => request.destroy(new Error(`silent for ${silentMs} ms`)));
    request.once('response', (answer: IncomingMessage) => {
      resolve({ status: answer.statusCode ?? 0, body: answer });
    });
    request.on('error', reject);
    request.end(body);
  });
}
