/**
 * The attack: so many generated requests against a running service, each answer held against the OpenAPI
 * documents. What was sent and wrong is told as one line with the seed that makes it again.
 */
import fc from 'fast-check';
import { createFormCheck, operationOf } from './documented.ts';
import { attackRequests, type AttackRequest, KEY, KNOWN } from './requests.ts';
import { createSender, type Outcome, sendRaw } from './send.ts';
import type { Addresses } from './values.ts';

export interface AttackOptions {
  readonly address: string;
  readonly key: string;
  readonly addresses: Addresses;
  readonly requests: number;
  readonly seed: number;
  readonly onProgress?: (done: number, result: AttackResult) => void;
  /** Whether the service still runs. */
  readonly isAlive: () => boolean;
}

export interface AttackResult {
  readonly requests: number;
  readonly answers: ReadonlyMap<string, number>;
  /** Each kind once, with its first request. */
  readonly problems: ReadonlyMap<string, string>;
  /** The first request of each kind whose client gave up waiting. */
  readonly left: ReadonlyMap<string, string>;
}

const AT_ONCE = 48;
const BATCH = 500;
const PATIENCE_MS = 8_000;
const KNOWN_IDS = 40;

export async function attack(options: AttackOptions): Promise<AttackResult> {
  const { address, key, requests, seed, onProgress, isAlive } = options;
  const arbitrary = attackRequests(options.addresses);
  const check = createFormCheck();
  const sender = createSender(address);
  const answers = new Map<string, number>();
  const problems = new Map<string, string>();
  const left = new Map<string, string>();
  const ids: string[] = [];
  const judge = (asked: AttackRequest, outcome: Outcome, place: string): void => {
    const operation = operationOf(asked.method, asked.path);
    const name =
      operation === undefined ? 'no operation' : `${operation.version} ${operation.operationId}`;
    const isAnswer = typeof outcome === 'object';
    count(answers, `${name} ${isAnswer ? outcome.status : outcome}`);
    if (outcome === 'left' && !left.has(name)) left.set(name, `${place}: ${show(asked)}`);
    if (!isAnswer || asked.method === 'HEAD') return;
    const wrong = check(operation, outcome) ?? unexpected(outcome.text);
    const found = /"(?:id|scrape_id)":"([0-9a-f-]{36})"/.exec(outcome.text)?.[1];
    if (found !== undefined && ids.push(found) > KNOWN_IDS) ids.shift();
    if (wrong === undefined) return;
    const kind = `${name} ${outcome.status} ${wrong.slice(0, 160)}`;
    if (!problems.has(kind))
      problems.set(kind, `${place}: ${show(asked)} → ${outcome.text.slice(0, 400)}`);
  };
  const asked = inBatches(arbitrary, requests, seed);
  let done = 0;
  const work = async (): Promise<void> => {
    for (const one of asked) {
      if (!isAlive()) return;
      const index = done;
      done += 1;
      const place = `seed ${seed}, request ${index}`;
      if (index % BATCH === 0) {
        for (const text of RAW)
          judge(rawAsked(text), await sendRaw(address, text, PATIENCE_MS), 'raw');
        onProgress?.(index, { requests: index, answers, problems, left });
      }
      const filled = fill(one, key, ids[index % Math.max(1, ids.length)]);
      judge(filled, await sender.send(filled, PATIENCE_MS), place);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  sender.close();
  if (!isAlive()) problems.set('the service ended', `seed ${seed}`);
  return { requests, answers, problems, left };
}

/** All requests, made as they are wanted; shared by whoever iterates over it. */
function* inBatches(
  arbitrary: fc.Arbitrary<AttackRequest>,
  requests: number,
  seed: number,
): Generator<AttackRequest, undefined> {
  for (let done = 0; done < requests; done += BATCH) {
    const numRuns = Math.min(BATCH, requests - done);
    yield* fc.sample(arbitrary, { seed: seed + done / BATCH, numRuns });
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function unexpected(text: string): string | undefined {
  return text.includes('"UNKNOWN_ERROR"') ? 'an unexpected failure' : undefined;
}

function fill(asked: AttackRequest, key: string, id: string | undefined): AttackRequest {
  const headers = Object.entries(asked.headers).map(([name, value]) => [
    name,
    value.replace(KEY, key),
  ]);
  const known = id ?? '00000000-0000-4000-8000-000000000000';
  return { ...asked, path: asked.path.replace(KNOWN, known), headers: Object.fromEntries(headers) };
}

function show({ method, path, headers, body }: AttackRequest): string {
  const text = body === undefined ? '' : Buffer.from(body).toString().slice(0, 600);
  return `${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${text}`;
}

/** What an HTTP client would never write. */
const HOST = 'host: 127.0.0.1\r\n';
const RAW: readonly string[] = [
  'nonsense\r\n\r\n',
  `FOO /v2/scrape HTTP/1.1\r\n${HOST}\r\n`,
  `GET /v2/scrape HTTP/9.9\r\n${HOST}\r\n`,
  'GET /v2/crawl/active HTTP/1.1\r\n\r\n',
  `GET /v2/crawl/active HTTP/1.1\r\n${HOST}${HOST}\r\n`,
  'GET /v2/crawl/active HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  `POST /v2/scrape HTTP/1.1\r\n${HOST}content-length: -1\r\n\r\n`,
  `POST /v2/scrape HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`,
  `POST /v2/scrape HTTP/1.1\r\n${HOST}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`,
  `POST /v2/scrape HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
  `GET /v2/crawl/active HTTP/1.1\r\n${HOST}a b: c\r\n\r\n`,
  `GET /v2/crawl/active HTTP/1.1\r\n${HOST}x: \u0000\r\n\r\n`,
  `GET /v2/crawl/active HTTP/1.1\r\n${HOST}x: ${'y'.repeat(40_000)}\r\n\r\n`,
  `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET /v2/\u00ff\u0001 HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://evil.example/v2/crawl/active HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `CONNECT 127.0.0.1:1 HTTP/1.1\r\n${HOST}\r\n`,
];

function rawAsked(text: string): AttackRequest {
  return { method: 'RAW', path: text.slice(0, 80), headers: {}, body: undefined };
}
