/**
 * The crawl socket (wire/v2.md, Websocket): catch-up, then each finished page, then a close whose
 * reason says done. Served on crawl and batch paths of both versions. Of a large job the catch-up holds as
 * much as a status does, and the rest follows page by page: no crawl lives in memory.
 *
 * The key comes in `Authorization`, or as the offered subprotocol, which is echoed. Text frames only;
 * the done notice stands in the close reason alone.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Dialect } from '../dialects/types.ts';
import type { Caller } from '../domain/account.ts';
import { toHearthError, type ErrorCode, type HearthError } from '../domain/errors.ts';
import { documentOf } from '../domain/job.ts';
import type { JobReader } from '../operations/job-status.ts';
import type { Backend } from '../ports/backend.ts';
import { guardRequest, type GuardRules } from './guard.ts';
import { jobId } from './routes/params.ts';
import type { HttpServer } from './server.ts';

export interface SocketDeps {
  readonly guard: GuardRules;
  readonly dialects: readonly Dialect[];
  readonly jobs: JobReader;
  readonly bus: Backend['bus'];
  readonly authenticate: (header: string | undefined, version: 'v1' | 'v2') => Promise<Caller>;
  readonly remainingCredits: (caller: Caller) => Promise<number>;
  /** Other paths that are upgraded. */
  readonly upgrades: readonly Upgrade[];
}

/** Another websocket than a job's. */
export interface Upgrade {
  readonly path: RegExp;
  /** False: it is refused. */
  accept(request: IncomingMessage, stream: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

const CLOSE_DONE = JSON.stringify({ type: 'done' });
/** Without a notice the job is looked at this often. */
const LOOK_EVERY_MS = 1_000;
const MOST_REASON_BYTES = 123;
/** Documents of the catch-up, within the bytes of a status. */
const MOST_AT_ONCE = 1_000;
/** No such job, or an id that is none. */
const UNKNOWN_JOB: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'JOB_NOT_FOUND',
  'JOB_EXPIRED',
  'BAD_REQUEST',
]);

const PATH = /^\/+(v1|v2)\/+(?:crawl|batch\/+scrape)\/+([^/]+)\/*$/i;

/** Takes upgrades of job paths, and refuses all others: nobody else would ever answer them. */
export function socketPlugin(deps: SocketDeps): (server: HttpServer) => Promise<void> {
  return (server) => {
    const sockets = new WebSocketServer({
      noServer: true,
      maxPayload: 65_536,
      handleProtocols: (offered) => offered.values().next().value ?? false,
    });
    server.server.on('upgrade', (request, stream, head) => {
      const path = request.url?.split('?')[0] ?? '';
      const other = deps.upgrades.find((one) => one.path.test(path));
      if (other !== undefined) {
        const isTaken = isWelcome(request, deps.guard) && other.accept(request, stream, head);
        if (!isTaken) refuse(stream, '403 Forbidden');
        return;
      }
      const [, version, id] = PATH.exec(path) ?? [];
      const dialect = deps.dialects.find((one) => one.version === version);
      if (dialect === undefined || id === undefined) {
        refuse(stream, '404 Not Found');
        return;
      }
      if (!isWelcome(request, deps.guard)) {
        refuse(stream, '403 Forbidden');
        return;
      }
      sockets.handleUpgrade(request, stream, head, (socket) => {
        void serveSocket(deps, dialect, { socket, request, id });
      });
    });
    // before the server stops: it waits for open sockets
    server.addHook('preClose', async () => {
      for (const socket of sockets.clients) socket.terminate();
      await Promise.all(deps.upgrades.map((one) => one.close()));
      await new Promise((resolve) => sockets.close(resolve));
    });
    return Promise.resolve();
  };
}

function refuse(stream: Duplex, status: string): void {
  // A client that is gone already is no failure of ours.
  stream.on('error', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

function isWelcome(request: IncomingMessage, rules: GuardRules): boolean {
  try {
    guardRequest({ host: request.headers.host, origin: request.headers.origin }, rules);
    return true;
  } catch {
    return false; // the refusal is the answer
  }
}

/** Serves one accepted connection to its end; never rejects. */
async function serveSocket(
  deps: SocketDeps,
  dialect: Dialect,
  connection: {
    readonly socket: WebSocket;
    readonly request: IncomingMessage;
    readonly id: string;
  },
): Promise<void> {
  const { socket, request, id } = connection;
  const controller = new AbortController();
  socket.on('close', () => controller.abort());
  socket.on('error', () => controller.abort());
  let caller: Caller;
  try {
    caller = await deps.authenticate(bearerOf(request), dialect.version);
  } catch (error) {
    closeWith(socket, 3000, toHearthError(error));
    return;
  }
  try {
    await stream(deps, dialect, {
      socket,
      caller,
      id: jobId({ id }),
      signal: controller.signal,
    });
  } catch (error) {
    const failure = toHearthError(error);
    closeWith(socket, UNKNOWN_JOB.has(failure.code) ? 1008 : 1011, failure);
  }
}

/** `Authorization`, else the first offered subprotocol as a bearer token. */
function bearerOf(request: IncomingMessage): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return authorization;
  const offered = request.headers['sec-websocket-protocol']?.split(',')[0]?.trim();
  return offered === undefined || offered === '' ? undefined : `Bearer ${offered}`;
}

interface Stream {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly id: string;
  readonly signal: AbortSignal;
}

async function stream(deps: SocketDeps, dialect: Dialect, target: Stream): Promise<void> {
  const { socket, caller, id, signal } = target;
  let view = await deps.jobs.status({ id, caller, signal, limit: MOST_AT_ONCE });
  const catchup = dialect.writeCatchup({
    job: view.job,
    counts: view.counts,
    documents: view.documents.map((stored) => ({ document: documentOf(stored) })),
    baseUrl: '',
    remainingCredits: await deps.remainingCredits(caller),
  });
  await send(socket, catchup);
  while ((view.hasMore || view.job.status === 'scraping') && !signal.aborted) {
    if (!view.hasMore) await nextChange(deps.bus, id, signal);
    view = await deps.jobs.status({ id, caller, skip: view.nextSkip, signal });
    for (const stored of view.documents) {
      await send(socket, dialect.writeSocketDocument(documentOf(stored), view.job.body));
    }
  }
  if (!signal.aborted) socket.close(1000, CLOSE_DONE);
}

/** Waits until it has left: a client that reads slowly must not fill our memory. */
function send(socket: WebSocket, message: unknown): Promise<void> {
  // a socket that is gone ends the stream by its signal
  return new Promise((resolve) => socket.send(JSON.stringify(message), () => resolve()));
}

function nextChange(bus: Backend['bus'], jobId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, LOOK_EVERY_MS);
    const unsubscribe = bus.subscribe('events', (changed) => {
      if (changed === undefined || changed === jobId) finish();
    });
    signal.addEventListener('abort', finish, { once: true });
  });
}

function closeWith(socket: WebSocket, code: number, failure: HearthError): void {
  let error = failure.message;
  const reason = (): string => JSON.stringify({ type: 'error', error });
  while (Buffer.byteLength(reason()) > MOST_REASON_BYTES) error = error.slice(0, -8);
  socket.close(code, reason());
}
