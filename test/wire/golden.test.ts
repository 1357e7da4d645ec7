/**
 * Golden wire pairs, family by family and endpoint by endpoint (test/wire/golden/README.md).
 *
 * A pair either reads (`body` → `command`, written as what differs from the endpoint's defaults), or
 * refuses (`body` → `status`, `error`, `details`), or writes (`result` → `response`, checked against the
 * contract's schema too). Files under `both/` hold for v1 and v2 alike.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import { responses as v1Responses } from '../../src/contract/v1/responses.ts';
import { responses as v2Responses } from '../../src/contract/v2/responses.ts';
import type { Dialect } from '../../src/main/service/dialects/types.ts';
import { v1 } from '../../src/main/service/dialects/v1.ts';
import { v2 } from '../../src/main/service/dialects/v2.ts';
import type { Upload } from '../../src/main/service/domain/command.ts';
import { toHearthError } from '../../src/main/service/domain/errors.ts';
import { replyError } from '../../src/main/service/http/reply-error.ts';
import { merge } from './merge.ts';
import { aJob, aPage, aStored, RESULTS } from './results.ts';

interface Pair {
  readonly it: string;
  readonly body?: unknown;
  readonly allowLocal?: boolean;
  /** Of a parse. */
  readonly file?: Upload;
  /** What differs from the endpoint's default command; null takes a key away. */
  readonly command?: object;
  /** The command, every key of it. */
  readonly wholeCommand?: object;
  readonly status?: number;
  readonly code?: string;
  readonly error?: string;
  readonly details?: unknown;
  readonly result?: Record<string, unknown>;
  readonly response?: object;
}

const GOLDEN = join(import.meta.dirname, 'golden');
const DIALECTS = { v1, v2 };
const RESPONSES = { v1: v1Responses, v2: v2Responses };
type Family = keyof typeof DIALECTS;

const READERS = {
  scrape: 'readScrape',
  parse: 'readParse',
  crawl: 'readCrawl',
  batch: 'readBatch',
  map: 'readMap',
  search: 'readSearch',
  extract: 'readExtract',
  'crawl-params-preview': 'readParamsPreview',
} as const;

/** Endpoint → writer's name and response schema's name. */
const WRITERS = {
  scrape: ['writeScrape', 'scrape'],
  parse: ['writeScrape', 'scrape'],
  'crawl-start': ['writeStarted', 'started'],
  'batch-start': ['writeStarted', 'started'],
  'crawl-status': ['writeStatus', 'status'],
  'crawl-cancel': ['writeCancelled', 'cancelled'],
  'crawl-errors': ['writeJobErrors', 'jobErrors'],
  'crawl-active': ['writeActive', 'active'],
  'crawl-params-preview': ['writeParamsPreview', 'paramsPreview'],
  map: ['writeMap', 'map'],
  search: ['writeSearch', 'search'],
  extract: ['writeExtract', 'extractStarted'],
  'extract-status': ['writeExtractStatus', 'extractStatus'],
  'credit-usage': ['writeCreditUsage', 'creditUsage'],
  'token-usage': ['writeTokenUsage', 'tokenUsage'],
  'credit-history': ['writeCreditHistory', 'creditHistory'],
  'token-history': ['writeTokenHistory', 'tokenHistory'],
  concurrency: ['writeConcurrency', 'concurrency'],
  'queue-status': ['writeQueueStatus', 'queueStatus'],
  activity: ['writeActivity', 'activity'],
  'socket-catchup': ['writeCatchup', 'socketMessage'],
  webhook: ['writeWebhook', 'webhook'],
} as const;

const A_FILE: Upload = { name: 'report.pdf', contentType: '', bytes: [] as unknown as Uint8Array };

/** The smallest body of an endpoint; its command is the default that other commands differ from. */
const SMALLEST: Record<keyof typeof READERS, object> = {
  scrape: { url: 'https://example.com' },
  parse: {},
  crawl: { url: 'https://example.com' },
  batch: { urls: ['https://example.com'] },
  map: { url: 'https://example.com' },
  search: { query: 'coffee' },
  extract: { urls: ['https://example.com'] },
  'crawl-params-preview': { url: 'https://example.com', prompt: 'only the docs' },
};

for (const folder of readdirSync(GOLDEN, { withFileTypes: true })) {
  if (!folder.isDirectory()) continue;
  const families: readonly Family[] =
    folder.name === 'both' ? ['v1', 'v2'] : [asFamily(folder.name)];
  for (const endpoint of readdirSync(join(GOLDEN, folder.name))) {
    for (const file of readdirSync(join(GOLDEN, folder.name, endpoint))) {
      const path = join(GOLDEN, folder.name, endpoint, file);
      const pairs = parsePairs(readFileSync(path, 'utf8'));
      describe.each(families)(`%s ${endpoint} ${file.replace('.json', '')}`, (family) => {
        it.each(pairs)('$it', (pair) => {
          checkPair(family, endpoint, pair);
        });
      });
    }
  }
}

function checkPair(family: Family, endpoint: string, pair: Pair): void {
  const dialect = DIALECTS[family];
  if (pair.wholeCommand !== undefined) {
    expect(readWith(dialect, asReader(endpoint), pair)).toEqual(pair.wholeCommand);
  } else if (pair.command !== undefined) {
    const reader = asReader(endpoint);
    const standard = readWith(dialect, reader, { body: SMALLEST[reader] });
    expect(readWith(dialect, reader, pair)).toEqual(merge(standard, pair.command));
  } else if (pair.status !== undefined) {
    expect(refusalOf(dialect, asReader(endpoint), pair)).toMatchObject({
      status: pair.status,
      body: {
        success: false,
        error: pair.error,
        ...(pair.code === undefined ? {} : { code: pair.code }),
        ...(pair.details ? { details: pair.details } : {}),
      },
    });
  } else if (pair.response !== undefined) {
    const [writer, schema] = writerOf(endpoint);
    const written = write(
      dialect[writer].bind(dialect),
      resultOf(endpoint, pair.result ?? {}),
      pair.body,
    );
    expect(written).toEqual(pair.response);
    const verdict = (RESPONSES[family][schema] as z.ZodType).safeParse(written);
    expect(verdict.error?.issues ?? []).toEqual([]);
  } else {
    throw new Error('A pair needs a command, a status or a response');
  }
}

function readWith(dialect: Dialect, reader: keyof typeof READERS, pair: Omit<Pair, 'it'>): unknown {
  if (reader === 'parse') return dialect.readParse(pair.body, pair.file ?? A_FILE);
  return dialect[READERS[reader]](pair.body, { allowLocal: pair.allowLocal ?? false });
}

function refusalOf(dialect: Dialect, reader: keyof typeof READERS, pair: Pair): unknown {
  try {
    readWith(dialect, reader, pair);
  } catch (error) {
    return replyError(toHearthError(error));
  }
  throw new Error('The body was taken');
}

/** The pair's result laid over the simplest one of its endpoint. */
function resultOf(endpoint: string, change: Record<string, unknown>): unknown {
  const alias: Record<string, string> = {
    parse: 'scrape',
    'token-usage': 'credit-usage',
    'token-history': 'credit-history',
    'socket-catchup': 'crawl-status',
  };
  const base = Object.entries(RESULTS).find(([name]) => name === (alias[endpoint] ?? endpoint));
  const builders: Record<string, (each: object) => unknown> = {
    documents: endpoint === 'webhook' ? (each) => each : aStored,
    pages: aPage,
    jobs: aJob,
  };
  const built = Object.entries(change).map(([key, value]) => {
    const build = builders[key];
    return [key, build !== undefined && Array.isArray(value) ? value.map(build) : value];
  });
  return merge(base?.[1] ?? {}, Object.fromEntries(built));
}

function write(writer: unknown, result: unknown, body: unknown): unknown {
  if (typeof writer !== 'function') throw new Error('No such writer');
  return writer(result, body);
}

function parsePairs(text: string): readonly Pair[] {
  const parsed: unknown = JSON.parse(text, (_key, value: unknown) => repeated(value));
  if (!Array.isArray(parsed)) throw new Error('A golden file is a list of pairs');
  return parsed;
}

/** `{"$repeat": [what, times]}` → the text or list that many times. */
function repeated(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$repeat' in value)) return value;
  if (!Array.isArray(value.$repeat)) return value;
  const [what, times]: unknown[] = value.$repeat;
  if (typeof what === 'string') return what.repeat(Number(times));
  return Array.from({ length: Number(times) }, () => what).flat();
}

function asFamily(name: string): Family {
  if (name === 'v1' || name === 'v2') return name;
  throw new Error(`Unknown family ${name}`);
}

function asReader(name: string): keyof typeof READERS {
  const found = Object.keys(READERS).find((each) => each === name);
  if (found === undefined) throw new Error(`Nothing reads ${name}`);
  return found as keyof typeof READERS;
}

function writerOf(name: string): (typeof WRITERS)[keyof typeof WRITERS] {
  const found = Object.entries(WRITERS).find(([each]) => each === name);
  if (found === undefined) throw new Error(`Nothing writes ${name}`);
  return found[1];
}
