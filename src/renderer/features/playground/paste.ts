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
  if ('urls' in body) return 'extract';
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
  const route = /\/(v1|v2)\/(\w+)\/?$/.exec(url?.pathname ?? '');
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

const DATA_FLAGS = new Set([
  '-d',
  '--data',
  '--data-raw',
  '--data-binary',
  '--data-ascii',
  '--json',
]);
/** Flags whose next word is theirs and of no use here. */
const VALUE_FLAGS = new Set([
  '-X',
  '--request',
  '-o',
  '--output',
  '-u',
  '--user',
  '-m',
  '--max-time',
]);
/** Headers of the connection, not of the request. */
const DROPPED_HEADERS = new Set(['host', 'content-length', 'accept-encoding', 'connection']);

function curlCall(words: readonly string[]): CurlCall {
  let url: string | undefined;
  let data: string | undefined;
  const headers: (readonly [string, string])[] = [];
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    if (DATA_FLAGS.has(word)) {
      data = next;
      index += 1;
    } else if (word === '-H' || word === '--header') {
      const [name = '', ...rest] = next.split(':');
      if (!DROPPED_HEADERS.has(name.trim().toLowerCase())) {
        headers.push([name.trim(), rest.join(':').trim()]);
      }
      index += 1;
    } else if (word === '-b' || word === '--cookie') {
      headers.push(['Cookie', next]);
      index += 1;
    } else if (word === '-A' || word === '--user-agent') {
      headers.push(['User-Agent', next]);
      index += 1;
    } else if (word === '--url') {
      url = next;
      index += 1;
    } else if (VALUE_FLAGS.has(word)) {
      index += 1;
    } else if (!word.startsWith('-') && url === undefined) {
      url = word;
    }
  }
  return {
    headers,
    ...(url === undefined ? {} : { url }),
    ...(data === undefined ? {} : { data }),
  };
}

/** Words of a POSIX shell line: quotes, `$'…'`, backslashes, line continuations. */
export function shellWords(line: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  let index = 0;
  const push = (text: string): void => {
    word = (word ?? '') + text;
  };
  while (index < line.length) {
    const char = line[index] ?? '';
    if (char === "'" || (char === '$' && line[index + 1] === "'")) {
      const isAnsi = char === '$';
      const start = index + (isAnsi ? 2 : 1);
      let end = start;
      while (end < line.length && line[end] !== "'") end += isAnsi && line[end] === '\\' ? 2 : 1;
      const inner = line.slice(start, end);
      push(isAnsi ? inner.replaceAll(String.raw`\'`, "'").replaceAll(String.raw`\n`, '\n') : inner);
      index = end + 1;
    } else if (char === '"') {
      index += 1;
      push('');
      while (index < line.length && line[index] !== '"') {
        if (line[index] === '\\' && /["\\$`\n]/.test(line[index + 1] ?? '')) index += 1;
        push(line[index] ?? '');
        index += 1;
      }
      index += 1;
    } else if (char === '\\') {
      const next = line[index + 1] ?? '';
      if (next !== '\n' && next !== '\r') push(next);
      index += next === '\r' ? 3 : 2;
    } else if (/\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      index += 1;
    } else {
      push(char);
      index += 1;
    }
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
