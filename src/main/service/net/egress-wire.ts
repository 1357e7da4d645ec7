/**
 * How the egress proxy reads and writes HTTP: targets, hop-by-hop fields, refusals, relaying.
 * Nothing here connects or decides. Source: RFC 9110 section 7.6.1.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HearthError } from '../domain/errors.ts';

export interface Target {
  /** Lower case, without brackets. */
  readonly host: string;
  readonly port: number;
}

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Host and port behind an address; an empty host when it cannot be parsed. */
export function targetOf(url: string): Target {
  const parsed = URL.parse(url);
  if (parsed === null) return { host: '', port: 0 };
  const isTls = parsed.protocol === 'https:' || parsed.protocol === 'wss:';
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return { host, port: Number(parsed.port) || (isTls ? 443 : 80) };
}

/** The target of a CONNECT line, `host:port`; an empty host when it is malformed. */
export function tunnelTargetOf(authority: string): Target {
  const match = /^(\[[0-9a-f:.]+\]|[^:/@\s]+):(\d{1,5})$/i.exec(authority);
  const port = Number(match?.[2] ?? 0);
  if (match?.[1] === undefined || port < 1 || port > 65_535) return { host: '', port: 0 };
  return { host: match[1].replace(/^\[(.*)\]$/, '$1').toLowerCase(), port };
}

/** `host:port`, for messages and as a map key. */
export function keyOf({ host, port }: Target): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** A request that may be sent twice: safe by its method and without a body. */
export function isRepeatable({ method, headers }: IncomingMessage): boolean {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') && !hasBody;
}

/**
 * Header fields (name, value, name, value, …) without those that belong to one connection only; a length beside pieces
 * that say their own is wrong (RFC 9112 section 6.3).
 */
export function forwardable(rawHeaders: readonly string[]): string[] {
  const isName = (_: string, index: number): boolean => index % 2 === 0;
  const names = rawHeaders.filter(isName).map((name) => name.toLowerCase());
  const isInPieces = names.includes('transfer-encoding');
  return names.flatMap((name, at) =>
    HOP_BY_HOP.has(name) || (isInPieces && name === 'content-length')
      ? []
      : [rawHeaders[at * 2] ?? '', rawHeaders[at * 2 + 1] ?? ''],
  );
}

/** As Node writes them: browsers do not mind a control character. */
const writable = (fields: readonly string[]): string[] =>
  fields.map((field) => field.replace(/[^\t\x20-\x7e\x80-\xff]/g, ''));

/** Passes the site's answer on; a broken one breaks the browser's connection too. */
export function relay(incoming: IncomingMessage, response: ServerResponse): void {
  incoming.once('error', () => response.destroy());
  incoming.once('aborted', () => response.destroy());
  try {
    response.sendDate = false;
    response.writeHead(
      incoming.statusCode ?? 502,
      incoming.statusMessage ?? '',
      writable(forwardable(incoming.rawHeaders)),
    );
  } catch {
    // header fields that Node cannot write: the site's answer is unusable, as a reset would be
    incoming.destroy();
    response.destroy();
    return;
  }
  incoming.pipe(response);
}

/** Answers a plain request that was not made: 403 when refused by rule, else 502. */
export function refuse(response: ServerResponse, failure: HearthError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(statusOf(failure), { 'content-type': 'text/plain; charset=utf-8' });
  response.end(failure.message);
}

export function challenge(response: ServerResponse): void {
  response.writeHead(407, { 'proxy-authenticate': 'Basic realm="hearth"' });
  response.end('This proxy serves Hearth’s own browser only.');
}

/** Answers a CONNECT that was not made, and ends the connection. */
export function endWith(client: Duplex, status: number, sentence: string): void {
  if (client.destroyed) return;
  const body = Buffer.from(sentence);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...(status === 407 ? ['Proxy-Authenticate: Basic realm="hearth"'] : []),
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  client.write(`${lines.join('\r\n')}\r\n\r\n`);
  client.end(body);
}

export function statusOf(failure: HearthError): 403 | 502 {
  return failure.code === 'SCRAPE_ADDRESS_REFUSED' || failure.code === 'FORBIDDEN' ? 403 : 502;
}
