/**
 * `GET /metrics`: what this service does and what the database holds, as text that Prometheus reads.
 *
 * Where a token is set it must come as a bearer; without one only this machine is answered. Nothing in it names an
 * address, an account or a key.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HearthError } from '../domain/errors.ts';

/** One line: its name, what it is, its labels. Names end as Prometheus wants: `_total`, `_seconds`, `_bytes`. */
export interface Sample {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface MetricsDeps {
  /** As bearer; absent: only loopback is answered. */
  readonly token: string | undefined;
  /** Read when asked. */
  readonly samples: () => Promise<readonly Sample[]>;
}

/** Upper bounds in seconds; scrapes that render take tens of them. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 30, 120] as const;
const LATENCY = 'hearth_http_request_duration_seconds';
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

interface Durations {
  readonly labels: Readonly<Record<string, string>>;
  /** Requests up to each bound, and all. */
  readonly counts: number[];
  sum: number;
}

/** Registers it, and counts every request from then on. */
export function metricsPlugin(deps: MetricsDeps): (server: FastifyInstance) => Promise<void> {
  const durations = new Map<string, Durations>();
  return (server) => {
    server.addHook('onResponse', (request, reply, done) => {
      count(durations, request, reply.statusCode, reply.elapsedTime / 1_000);
      done();
    });
    server.get('/metrics', async (request, reply) => {
      if (!mayRead(deps.token, request)) {
        throw new HearthError(
          'FORBIDDEN',
          'Metrics are for this machine alone; others name the token of --metrics-token as bearer.',
        );
      }
      const text = `${samplesText(await deps.samples())}${durationsText(durations)}`;
      return reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').send(text);
    });
    return Promise.resolve();
  };
}

function mayRead(token: string | undefined, request: FastifyRequest): boolean {
  if (token === undefined) return LOOPBACK.test(request.socket.remoteAddress ?? '');
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** By the route as it is written, never by the address: there are as many lines as routes. */
function count(
  durations: Map<string, Durations>,
  { method, routeOptions }: FastifyRequest,
  status: number,
  seconds: number,
): void {
  const labels = { method, route: routeOptions.url ?? 'none', status: String(status) };
  const key = Object.values(labels).join(' ');
  const known = durations.get(key) ?? {
    labels,
    counts: Array.from({ length: BOUNDS.length + 1 }, () => 0),
    sum: 0,
  };
  durations.set(key, known);
  known.sum += seconds;
  [...BOUNDS, Infinity].forEach((bound, at) => {
    if (seconds <= bound) known.counts[at] = (known.counts[at] ?? 0) + 1;
  });
}

/** Samples of one name stand together, below their help and type. */
function samplesText(samples: readonly Sample[]): string {
  let text = '';
  for (const [name, alike] of Map.groupBy(samples, (sample) => sample.name)) {
    const [{ help, type } = { help: '', type: 'gauge' }] = alike;
    text += headText(name, help, type);
    for (const { labels, value } of alike) text += lineText(name, labels ?? {}, value);
  }
  return text;
}

function durationsText(durations: ReadonlyMap<string, Durations>): string {
  let text = headText(LATENCY, 'Seconds from request to answer', 'histogram');
  for (const { labels, counts, sum } of durations.values()) {
    [...BOUNDS, '+Inf'].forEach((bound, at) => {
      text += lineText(`${LATENCY}_bucket`, { ...labels, le: String(bound) }, counts[at] ?? 0);
    });
    text += lineText(`${LATENCY}_sum`, labels, sum);
    text += lineText(`${LATENCY}_count`, labels, counts.at(-1) ?? 0);
  }
  return text;
}

function headText(name: string, help: string, type: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function lineText(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${named.length === 0 ? '' : `{${named.join(',')}}`} ${value}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
