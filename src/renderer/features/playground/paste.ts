/**
 * Understands what people paste into the address field: a curl command (of this API or of any page)
 * or a JSON body. Anything else is left to the field.
 */
import {
  OPERATIONS,
  type ConsoleOperation,
  type Json,
  type JsonObject,
} from '../../../contract/console/common.ts';
import { isList, isObject } from './body.ts';

export interface Pasted {
  /** Absent: the operation in sight stays. */
  readonly operation?: ConsoleOperation;
  readonly body: JsonObject;
  readonly isV1: boolean;
}

export function readPaste(text: string): Pasted | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readJson(trimmed);
  if (/^\$?\s*curl\s/.test(trimmed)) return readCurl(trimmed);
  return undefined;
}

function readJson(text: string): Pasted | undefined {
  const body = parseObject(text);
  if (body === undefined) return undefined;
  const operation = guessOperation(body);
  return { body, isV1: false, ...(operation === undefined ? {} : { operation }) };
}

/** Bodies that can only belong to one operation. */
function guessOperation(body: JsonObject): ConsoleOperation | undefined {
  if ('query' in body) return 'search';
  if ('urls' in body && ('prompt' in body || 'schema' in body)) return 'extract';
  if (
    ['includePaths', 'excludePaths', 'maxDiscoveryDepth', 'scrapeOptions'].some(
      (key) => key in body,
    )
  ) {
    return 'crawl';
  }
  return 'formats' in body ? 'scrape' : undefined;
}

function readCurl(text: string): Pasted | undefined {
  const words = shellWords(text.replace(/^\$\s*/, ''));
  const call = curlCall(words);
  if (call.url === undefined) return undefined;
  const url = URL.parse(call.url);
  const route = /\/(v1|v2)\/(?:batch\/)?(\w+)\/?$/.exec(url?.pathname ?? '');
  const operation = OPERATIONS.find((name) => name === route?.[2]);
  if (operation !== undefined && call.data !== undefined) {
    const body = parseObject(call.data);
    if (body === undefined) return undefined;
    const isV1 = route?.[1] === 'v1';
    return { operation, isV1, body: isV1 ? renameV1(operation, body) : body };
  }
  const headers = Object.fromEntries(call.headers);
  return {
    operation: 'scrape',
    isV1: false,
    body: { url: call.url, ...(call.headers.length === 0 ? {} : { headers }) },
  };
}

interface CurlCall {
  readonly url?: string;
  readonly data?: string;
  readonly headers: readonly (readonly [string, string])[];
}

/** Flags by what the word after them is for; other flags stand alone. */
const FLAGS = {
  data: ['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json'],
  header: ['-H', '--header'],
  cookie: ['-b', '--cookie'],
  agent: ['-A', '--user-agent'],
  url: ['--url'],
  /** Of no use here. */
  other: ['-X', '--request', '-o', '--output', '-u', '--user', '-m', '--max-time'],
};
const USES = new Map(
  Object.entries(FLAGS).flatMap(([use, flags]) => flags.map((flag) => [flag, use] as const)),
);
/** Headers of the connection, not of the request. */
const DROPPED_HEADERS = new Set(['host', 'content-length', 'accept-encoding', 'connection']);

function curlCall(words: readonly string[]): CurlCall {
  let url: string | undefined;
  let data: string | undefined;
  const headers: (readonly [string, string])[] = [];
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    const use = USES.get(word);
    if (use !== undefined) index += 1;
    if (use === 'data') data = next;
    else if (use === 'url') url = next;
    else if (use === 'header') headers.push(...headersIn(next));
    else if (use === 'cookie') headers.push(['Cookie', next]);
    else if (use === 'agent') headers.push(['User-Agent', next]);
    else if (use === undefined && !word.startsWith('-')) url ??= word;
  }
  return {
    headers,
    ...(url === undefined ? {} : { url }),
    ...(data === undefined ? {} : { data }),
  };
}

/** The header of a `-H`; none of those that belong to the connection. */
function headersIn(line: string): readonly (readonly [string, string])[] {
  const [name = '', ...rest] = line.split(':');
  if (DROPPED_HEADERS.has(name.trim().toLowerCase())) return [];
  return [[name.trim(), rest.join(':').trim()]];
}

/** What a shell line is made of; quotes that are left open end with the line. */
const PIECES = new RegExp(
  [
    String.raw`\$'(?<ansi>(?:\\[\s\S]?|[^'\\])*)'?`,
    String.raw`'(?<plain>[^']*)'?`,
    String.raw`"(?<quoted>(?:\\["\\$${'`'}\n]|[^"])*)"?`,
    // a line continuation says nothing
    String.raw`\\(?:\r[\s\S]?|\n|(?<escaped>[\s\S]?))`,
    String.raw`(?<space>\s+)`,
    String.raw`(?<bare>[^\s'"\\$]+|\$)`,
  ].join('|'),
  'g',
);

/** Words of a POSIX shell line: quotes, `$'…'`, backslashes, line continuations. */
export function shellWords(line: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const { groups = {} } of line.matchAll(PIECES)) {
    const { ansi, plain, quoted, escaped, space, bare } = groups;
    const text =
      ansi?.replaceAll(String.raw`\'`, "'").replaceAll(String.raw`\n`, '\n') ??
      quoted?.replaceAll(/\\(["\\$`\n])/g, '$1') ??
      plain ??
      escaped ??
      bare;
    if (text !== undefined) word = (word ?? '') + text;
    if (space === undefined || word === undefined) continue;
    words.push(word);
    word = undefined;
  }
  if (word !== undefined) words.push(word);
  return words;
}

/** v1 names → v2 names, for the options both have. Source: wire/v1.md. */
function renameV1(operation: ConsoleOperation, body: JsonObject): JsonObject {
  const { jsonOptions, ignoreSitemap, allowBackwardLinks, allowBackwardCrawling, ...rest } = body;
  const backwards = allowBackwardLinks ?? allowBackwardCrawling;
  const formats = rest['formats'];
  const newFormats = isList(formats)
    ? formats.map((format): Json => {
        if (format === 'screenshot@fullPage') return { type: 'screenshot', fullPage: true };
        if ((format === 'json' || format === 'extract') && isObject(jsonOptions)) {
          return { type: 'json', ...jsonOptions };
        }
        return format;
      })
    : undefined;
  return {
    ...rest,
    ...(newFormats === undefined ? {} : { formats: newFormats }),
    ...(ignoreSitemap === true && operation !== 'extract' ? { sitemap: 'skip' } : {}),
    ...(ignoreSitemap === true && operation === 'extract' ? { ignoreSitemap } : {}),
    ...(backwards === undefined ? {} : { crawlEntireDomain: backwards }),
  };
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
