/**
 * A network that is one recording: every request of a context is answered from it, or with 404.
 *
 * Found by method, address and what was sent; then without what changes by itself (cache busters, time stamps,
 * random numbers), as few rules as do. Repeated requests get the answers in the order they came. Redirects are
 * followed here, because a browser would not ask here again. Time is the capture's, `Math.random` always the
 * same. That nothing leaves is not this file's to prove: the context's egress session may not dial.
 * Why so: docs/adr/0026-still-and-live.md.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext, Request, Route } from 'playwright-core';
import type { RecordedResource, Recording } from '../../ports/recording.ts';
import { typeWithEncoding } from './declare-encoding.ts';
import type { EncodingOf } from './declare-encoding.ts';

export interface ArchiveNetwork {
  /** Requests so far, and how many of them the recording answered. */
  readonly requested: number;
  readonly served: number;
  /** Addresses it did not have, each once. */
  readonly missed: readonly string[];
}

/** Makes `recording` the network of a context that has not been anywhere yet. `at` is ms since the epoch. */
export async function openArchiveNetwork(
  context: BrowserContext,
  {
    recording,
    at,
    encodingOf,
  }: {
    readonly recording: Recording;
    readonly at: number;
    readonly encodingOf: EncodingOf | undefined;
  },
): Promise<ArchiveNetwork> {
  const shelf = shelve([recording.main, ...recording.resources]);
  const missed = new Set<string>();
  const counted = { requested: 0, served: 0 };
  await context.clock.install({ time: at });
  await context.addInitScript(SAME_RANDOM);
  await context.routeWebSocket(/./, (socket) => void socket.close());
  await context.route('**', async (route: Route, request: Request) => {
    counted.requested += 1;
    const found = find(shelf, request);
    if (found === undefined) missed.add(request.url());
    else counted.served += 1;
    await answer(route, found, encodingOf).catch(gone);
  });
  return {
    get requested() {
      return counted.requested;
    },
    get served() {
      return counted.served;
    },
    get missed() {
      return [...missed];
    },
  };
}

/** mulberry32, seeded: pages that ask by chance ask the same in each replay. */
const SAME_RANDOM = `(() => {
  let state = 20261122;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
})();`;

/** Answers under one name, in the order they came; the last one is given again and again. */
interface Pile {
  readonly answers: RecordedResource[];
  next: number;
}

type Shelf = ReadonlyMap<string, Pile>;

function shelve(resources: readonly RecordedResource[]): Shelf {
  const shelf = new Map<string, Pile>();
  for (const resource of resources) {
    for (const name of namesOf(resource.method, resource.url, resource.requestBody)) {
      const pile = shelf.get(name) ?? { answers: [], next: 0 };
      pile.answers.push(resource);
      shelf.set(name, pile);
    }
  }
  return shelf;
}

const MAX_REDIRECTS = 20;

function find(shelf: Shelf, request: Request): RecordedResource | undefined {
  let found = take(shelf, namesOf(request.method(), request.url(), request.postDataBuffer()));
  for (let hops = 0; hops < MAX_REDIRECTS && found !== undefined; hops += 1) {
    const location = found.headers.find(([name]) => name === 'location')?.[1];
    const isRedirect = found.status >= 300 && found.status < 400 && location !== undefined;
    const next = isRedirect ? URL.parse(location, found.url) : null;
    if (next === null) return found;
    found = take(shelf, namesOf('GET', next.href, null));
  }
  return found;
}

function take(shelf: Shelf, names: readonly string[]): RecordedResource | undefined {
  for (const name of names) {
    const pile = shelf.get(name);
    const answer = pile?.answers[pile.next];
    if (pile === undefined || answer === undefined) continue;
    if (pile.next < pile.answers.length - 1) pile.next += 1;
    return answer;
  }
  return undefined;
}

/** From the exact name to the loosest one: all of it, without volatile parameters, whatever was sent. */
function namesOf(
  method: string,
  url: string,
  sent: Uint8Array | null | undefined,
): readonly string[] {
  const bare = url.split('#', 1)[0] ?? url;
  const steady = withoutVolatile(bare);
  const body = sent === null || sent === undefined || sent.length === 0 ? '' : digestOf(sent);
  const names = [`${method} ${bare} ${body}`, `${method} ${steady} ${body}`];
  return [...new Set(body === '' ? names : [...names, `${method} ${steady} *`])];
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const VOLATILE_NAMES = new Set(['_', 'cb', 'ts', 'rnd', 'rand', 'random', 'nocache', 'cachebust']);
/** Time stamps (s, ms), random fractions, UUIDs. */
const VOLATILE_VALUE =
  /^(1\d{9}(\d{3})?|0\.\d{6,}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i;

function withoutVolatile(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.search === '') return url;
  const kept = [...parsed.searchParams].filter(
    ([name, value]) => !VOLATILE_NAMES.has(name.toLowerCase()) && !VOLATILE_VALUE.test(value),
  );
  parsed.search = new URLSearchParams(kept).toString();
  return parsed.href;
}

/** Say how a body travelled; here it does not. */
const OF_TRAVEL = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'alt-svc',
  'strict-transport-security',
]);

async function answer(
  route: Route,
  found: RecordedResource | undefined,
  encodingOf: EncodingOf | undefined,
): Promise<void> {
  if (!found?.body) {
    await route.fulfill({ status: found?.status ?? 404, body: '' });
    return;
  }
  const headers: Record<string, string> = {};
  for (const [name, value] of found.headers) {
    if (OF_TRAVEL.has(name)) continue;
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const type = headers['content-type'] ?? '';
  const said =
    encodingOf === undefined ? undefined : typeWithEncoding(type, found.body, encodingOf);
  if (said !== undefined) headers['content-type'] = said;
  await route.fulfill({ status: found.status, headers, body: Buffer.from(found.body) });
}

/** The page that asked is gone. */
const gone = (): void => undefined;
