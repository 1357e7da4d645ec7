/**
 * One HTTP exchange read as loosely as browsers read it, for small files of sites whose answers undici refuses.
 *
 * Node's own client with its lenient parser, on a connection of its own; addresses pass the guard as everywhere.
 */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { asError } from '../domain/abort.ts';
import type { AddressGuard } from './address-guard.ts';
import { tooLarge } from './content-coding.ts';
import {
  isRedirect,
  MAX_HEADER_BYTES,
  type Exchange,
  type ExchangeRequest,
  type Head,
} from './exchange.ts';
import { readFailure } from './failures.ts';
import { portOf } from './http-url.ts';

interface LooseWay {
  readonly guard: AddressGuard;
  readonly skipTlsVerification: boolean;
}

/** Throws as `exchange`. */
export async function exchangeLoosely(
  way: LooseWay,
  request: ExchangeRequest,
  signal: AbortSignal,
): Promise<Exchange> {
  try {
    const incoming = await send(way, request, signal);
    const head = headOf(incoming);
    if (isRedirect(head)) {
      incoming.destroy();
      return { ...head, body: new Uint8Array() };
    }
    return { ...head, body: await bodyOf(incoming, request.maxBodyBytes) };
  } catch (error) {
    signal.throwIfAborted();
    throw readFailure(error, request.url.href, 'headers');
  }
}

function send(
  { guard, skipTlsVerification }: LooseWay,
  { url, method, headers, body }: ExchangeRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const lookup: LookupFunction = (host, { all }, done) => {
    guard.resolveAll(host, portOf(url)).then(
      (found) => {
        if (all === true) done(null, [...found]);
        else done(null, found[0]?.address ?? '', found[0]?.family);
      },
      (error: unknown) => done(asError(error), ''),
    );
  };
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      signal,
      lookup,
      agent: false,
      insecureHTTPParser: true,
      maxHeaderSize: MAX_HEADER_BYTES,
    };
    const sent =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, rejectUnauthorized: !skipTlsVerification })
        : httpRequest(url, options);
    sent.once('response', resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

function headOf({ statusCode = 0, statusMessage = '', headers }: IncomingMessage): Head {
  const { 'set-cookie': setCookies = [], ...rest } = headers;
  const joined = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : value.join(', ')]],
  );
  return {
    status: statusCode,
    statusText: statusMessage,
    headers: Object.fromEntries(joined) as Record<string, string>,
    setCookies,
  };
}

async function bodyOf(
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
