/**
 * `GET /console/events`: the account's events as Server-Sent Events, resumed by `Last-Event-ID`.
 *
 * The bus only wakes the stream; what is said is read from the store. Pages of one job become one
 * `job.progress` at most four times a second; what began or ended is said at once.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEARTBEAT_MS, type ConsoleEvent } from '../../../../contract/console/events.ts';
import type { Caller } from '../../domain/account.ts';
import type { JobEvent } from '../../domain/job.ts';
import type { Json } from '../../domain/json.ts';
import type { ConsoleDeps } from './deps.ts';

const COALESCE_MS = 250;
const WINDOW = 500;

export async function streamEvents(
  deps: ConsoleDeps,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { store, bus } = deps.backend;
  const accountId = caller.account.id;
  let lastId = await store.eventsFrom(String(request.headers['last-event-id'] ?? ''));

  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (event: ConsoleEvent): void => {
    raw.write(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  };
  send({ type: 'hello', id: lastId, at: deps.clock.now() });

  let isReading = false;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;
  const read = async (): Promise<void> => {
    if (isReading) {
      isStale = true;
      return;
    }
    isReading = true;
    try {
      do {
        isStale = false;
        const batch = await store.readEvents({ after: lastId, accountId, limit: WINDOW });
        for (const event of await toConsoleEvents(deps, batch.events)) send(event);
        lastId = batch.next;
        if (batch.rest === 'now') isStale = true;
        if (batch.rest === 'soon') wake();
      } while (isStale && !raw.destroyed);
    } catch (error) {
      deps.log.warn('events were not read', { error: String(error) });
    } finally {
      isReading = false;
    }
  };
  const wake = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void read();
    }, COALESCE_MS);
  };
  const offNotices = deps.notices.subscribe((notice) => {
    if (notice.accountId !== accountId) return;
    const { at, title, body, path } = notice;
    // it has no place in the order of events: a resumed stream goes on after the last of those
    send({ type: 'notice', id: lastId, at, title, body, path });
  });
  const offNews = deps.news.subscribe((whose, event) => {
    if (whose === accountId) send({ ...event, id: lastId, at: deps.clock.now() });
  });
  const unsubscribe = bus.subscribe('events', wake);
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  raw.once('close', () => {
    unsubscribe();
    offNotices();
    offNews();
    clearInterval(heartbeat);
    clearTimeout(timer);
  });
  wake();
  return undefined;
}

/** The newest state of each job that moved, in the order of their last events. */
async function toConsoleEvents(
  deps: ConsoleDeps,
  events: readonly JobEvent[],
): Promise<readonly ConsoleEvent[]> {
  const last = new Map<string, JobEvent>();
  const started = new Map<string, JobEvent>();
  const urls = new Map<string, string>();
  for (const event of events) {
    if (event.type === 'job.started') started.set(event.jobId, event);
    const url = urlIn(event.data);
    if (url !== undefined) urls.set(event.jobId, url);
    if (last.get(event.jobId)?.type === 'job.done') continue;
    last.delete(event.jobId);
    last.set(event.jobId, event);
  }
  const written: ConsoleEvent[] = [];
  for (const { cursor: id, at, jobId } of started.values()) {
    written.push({ type: 'job.started', id, at, jobId });
  }
  for (const event of last.values()) {
    const { cursor: id, at, jobId } = event;
    if (event.type === 'job.started') continue;
    const counts = await deps.backend.store.counts(jobId);
    if (event.type === 'job.done') {
      const job = await deps.backend.store.findJob(jobId);
      written.push({ type: 'job.done', id, at, jobId, counts, status: job?.status ?? 'cancelled' });
      continue;
    }
    const lastUrl = urls.get(jobId);
    written.push({
      type: 'job.progress',
      id,
      at,
      jobId,
      counts,
      ...(lastUrl === undefined ? {} : { lastUrl }),
    });
  }
  const places = new Map(events.map(({ cursor }, place) => [cursor, place]));
  const placeOf = ({ id }: ConsoleEvent): number => places.get(id) ?? events.length;
  return written.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function urlIn(data: Json): string | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const url: unknown = Object.entries(data).find(([name]) => name === 'url')?.[1];
  return typeof url === 'string' ? url : undefined;
}
