/**
 * What a request sent, as a query: players find the answer to a POST by it.
 *
 * The rules are warcio's (`postToGetUrl`), because the player makes the same key when the page asks again; a test
 * compares both. Forms are taken as they are, JSON by its leaves, all else as base64.
 */
import type { ArchivedExchange } from '../../ports/archive.ts';

const MOST_CHARS = 4096;

/** Undefined for GET (and HEAD, which players do not ask). */
export function requestQuery(
  exchange: Pick<ArchivedExchange, 'method' | 'requestBody' | 'requestType'>,
): string | undefined {
  const { method, requestBody = new Uint8Array(0) } = exchange;
  if (method === 'GET' || method === 'HEAD') return undefined;
  const type = exchange.requestType ?? guessedType(requestBody);
  return queryOf(requestBody, type).slice(0, MOST_CHARS);
}

function queryOf(body: Uint8Array, contentType: string): string {
  const text = (): string => new TextDecoder().decode(body);
  switch (contentType.split(';')[0]) {
    case 'application/x-www-form-urlencoded':
      return text();
    case 'application/json':
      return jsonQuery(parsed(text()) ?? {});
    case 'text/plain': {
      const json = parsed(text());
      return jsonQuery(json ?? {});
    }
    case 'multipart/form-data':
      return formQuery(text(), contentType);
    default:
      return `__wb_post_data=${Buffer.from(body).toString('base64')}`;
  }
}

function guessedType(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, 4096)).trim();
  if (/^[[{]/.test(text)) return 'application/json';
  return /^[\w.%+*~-]+=[^\s]*$/.test(text) ? 'application/x-www-form-urlencoded' : '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // no JSON: no leaves
  }
}

/** Leaves by their own names; a name that comes again gets a number. */
function jsonQuery(json: unknown): string {
  const query = new URLSearchParams();
  const seen = new Map<string, number>();
  visit(json, '');
  return query.toString();

  function visit(value: unknown, name: string): void {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, key);
    } else put(name, String(value));
  }

  function put(name: string, text: string): void {
    if (text === '') return;
    if (!query.has(name)) {
      query.set(name, text);
      return;
    }
    const number = (seen.get(name) ?? 1) + 1;
    seen.set(name, number);
    query.set(`${name}.${number}_`, text);
  }
}

function formQuery(text: string, contentType: string): string {
  const boundary = contentType.split('boundary=')[1];
  const query = new URLSearchParams();
  if (boundary === undefined) return '';
  for (const piece of text.split(boundary)) {
    const found = /name="([^"]+)"\r\n\r\n(.*)/i.exec(piece.replace(/^-*|-*$/g, '').trim());
    if (found !== null) query.set(found[1] ?? '', found[2] ?? '');
  }
  return query.toString();
}
