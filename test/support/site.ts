/**
 * The fixture site: a real HTTP server on a free loopback port with the pages, faults and traps tests
 * need, and a log of what was asked. Routes: support/site/*-routes.ts. Answers are deterministic.
 *
 * `files` overrides any path at run time (robots.txt, sitemaps, pages of one test).
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Asked, Route } from './site/answer.ts';
import { html } from './site/answer.ts';
import { CRAWL_ROUTES } from './site/crawl-routes.ts';
import { FAULT_ROUTES } from './site/fault-routes.ts';
import { page } from './site/pages.ts';
import { PLAIN_ROUTES } from './site/plain-routes.ts';

export type { Answer, Asked, Route } from './site/answer.ts';

export interface SiteRequest {
  readonly method: string;
  /** Path and query as asked. */
  readonly url: string;
  /** The Host header. */
  readonly host: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** performance.now() in this process. */
  readonly startedAt: number;
}

export interface FixtureSite {
  /** `http://127.0.0.1:PORT`, no slash at the end. */
  readonly origin: string;
  /** `127.0.0.1:PORT`. */
  readonly host: string;
  readonly port: number;
  /** Everything asked so far, in order of arrival. */
  readonly requests: SiteRequest[];
  /** Path (without query) → answer or route; wins over the built-in routes. */
  readonly files: Map<string, Answer | Route>;
  /** Wait before every answer. */
  latencyMs: number;
  /** Most answers ever under way at once, per Host header. */
  highWater(host?: string): number;
  /** Answers under way now. */
  underWay(): number;
  /** Connections open now. */
  connections(): Promise<number>;
  /** Forgets log, files, latency and high water. */
  reset(): void;
  close(): Promise<void>;
}

const ROUTES: Readonly<Record<string, Route>> = {
  ...PLAIN_ROUTES,
  ...FAULT_ROUTES,
  ...CRAWL_ROUTES,
};
const PREFIXES = Object.keys(ROUTES)
  .filter((path) => path.endsWith('/') && path !== '/')
  .sort((a, b) => b.length - a.length);

/** Starts a site; `tls` serves HTTPS with a self-signed certificate for `fixture.invalid`. */
export async function startSite(options: { readonly tls?: boolean } = {}): Promise<FixtureSite> {
  const requests: SiteRequest[] = [];
  const files = new Map<string, Answer | Route>();
  const running = new Map<string, { now: number; most: number }>();
  const state = { latencyMs: 0 };

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const host = request.headers.host ?? '';
    requests.push({
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      host,
      headers: request.headers,
      startedAt: performance.now(),
    });
    const count = running.get(host) ?? { now: 0, most: 0 };
    count.now += 1;
    count.most = Math.max(count.most, count.now);
    running.set(host, count);
    response.once('close', () => {
      count.now -= 1;
    });
    void serve(request, response, files, state.latencyMs);
  };
  const server =
    options.tls === true ? createTlsServer(tlsFiles(), listener) : createServer(listener);
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const total = (pick: 'now' | 'most'): number =>
    [...running.values()].reduce((sum, one) => sum + one[pick], 0);

  return {
    origin: `${options.tls === true ? 'https' : 'http'}://127.0.0.1:${port.toString()}`,
    host: `127.0.0.1:${port.toString()}`,
    port,
    requests,
    files,
    get latencyMs() {
      return state.latencyMs;
    },
    set latencyMs(ms: number) {
      state.latencyMs = ms;
    },
    highWater: (host) => (host === undefined ? total('most') : (running.get(host)?.most ?? 0)),
    underWay: () => total('now'),
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => {
          if (error) reject(error);
          else resolve(count);
        });
      }),
    reset() {
      requests.length = 0;
      files.clear();
      state.latencyMs = 0;
      for (const one of running.values()) one.most = one.now;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, Answer | Route>,
  latencyMs: number,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const body = request.method === 'GET' ? '' : await readBody(request);
    if (latencyMs > 0) await wait(latencyMs);
    const asked: Asked = {
      method: request.method ?? 'GET',
      url,
      headers: request.headers,
      body,
      request,
      response,
    };
    const given = files.get(url.pathname) ?? routeOf(url.pathname);
    const answer = typeof given === 'function' ? await given(asked) : given;
    if (answer !== 'taken' && !response.destroyed) write(response, answer);
  } catch (error) {
    if (!response.headersSent) response.writeHead(500);
    response.end(String(error));
  }
}

function routeOf(path: string): Route {
  const exact = ROUTES[path];
  if (exact !== undefined) return exact;
  const prefix = PREFIXES.find((one) => path.startsWith(one));
  const found = prefix === undefined ? undefined : ROUTES[prefix];
  return (
    found ?? (() => html(page({ title: 'Not found', main: '<p>There is no such page.</p>' }), 404))
  );
}

function write(response: ServerResponse, answer: Answer): void {
  const body = answer.body ?? '';
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  if (answer.type !== undefined) response.setHeader('content-type', answer.type);
  if (answer.status !== 304) response.setHeader('content-length', bytes.length);
  response.writeHead(answer.status ?? 200);
  response.end(bytes);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  return address.port;
}

function tlsFiles(): { readonly key: Buffer; readonly cert: Buffer } {
  const read = (name: string): Buffer =>
    readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url));
  return { key: read('key.pem'), cert: read('cert.pem') };
}
