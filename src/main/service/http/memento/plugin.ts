/**
 * Memento (RFC 7089, pattern 2.1) over the library: `/timegate/<url>`, `/timemap/link/<url>`, `/timemap/json/<url>`,
 * `/web/<14 digits>/<url>` (leads to the still) and `/web/<14 digits>id_/<url>` (the bytes as the site sent them).
 *
 * With a key as bearer, or as the password of Basic, for clients that can set nothing else.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import { readInstant } from '../../domain/library/as-of.ts';
import type { Mementos } from '../../operations/library/mementos.ts';
import type { CaptureRow } from '../../ports/library.ts';
import type { ReplayReader } from '../../ports/replay-source.ts';
import { openStill } from '../library/parts.ts';
import type { PartDeps } from '../library/parts.ts';
import { callerOf, sendFailure, sessionOf, type AccessDeps } from '../library/plugin.ts';
import { originOf, type HttpServer } from '../server.ts';
import { digitsOf, httpDate, jsonMap, linkField, linkMap, placesOf, targetOf } from './links.ts';

export interface MementoDeps extends AccessDeps, PartDeps {
  readonly mementos: Mementos;
}

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Behind the path's prefix, as written. */
  readonly rest: string;
  readonly caller: Caller;
  readonly authorization: string | undefined;
  readonly reader: ReplayReader;
  readonly origin: string;
}

type Answer = (deps: MementoDeps, asked: Asked) => Promise<unknown>;

/** Registers them. */
export function mementoPlugin(deps: MementoDeps): (server: HttpServer) => Promise<void> {
  return (server) => {
    const serve = (prefix: string, answer: Answer): void => {
      server.get(`${prefix}*`, async (request, reply) => {
        try {
          const authorization = bearerFromBasic(request.headers.authorization);
          const caller = await callerOf(deps, { request, authorization }, reply);
          const rest = (request.raw.url ?? '').slice(prefix.length);
          const reader = {
            accountId: caller.account.id,
            ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
          };
          void reply.header('cache-control', 'no-store');
          const origin = originOf(request);
          return await answer(deps, {
            request,
            reply,
            rest,
            caller,
            authorization,
            reader,
            origin,
          });
        } catch (error) {
          const isNobody = toHearthError(error).code === 'UNAUTHORIZED';
          if (isNobody)
            void reply.header('www-authenticate', 'Basic realm="Hearth", charset="UTF-8"');
          return sendFailure(deps, error, request, reply);
        }
      });
    };
    serve('/timegate/', gate);
    serve('/timemap/link/', async (given, asked) => {
      const map = linkMap(await around(given, asked, targetIn(asked.rest)));
      return asked.reply.header('content-type', 'application/link-format').send(map);
    });
    serve('/timemap/json/', async (given, asked) => {
      const map = jsonMap(await around(given, asked, targetIn(asked.rest)));
      return asked.reply.header('content-type', 'application/json').send(JSON.stringify(map));
    });
    serve('/web/', memento);
    return Promise.resolve();
  };
}

/** `user:key` → `Bearer key`. */
function bearerFromBasic(header: string | undefined): string | undefined {
  const [, encoded] = /^Basic\s+(\S+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return header;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  return `Bearer ${pair.slice(pair.indexOf(':') + 1)}`;
}

function targetIn(written: string): string {
  const url = targetOf(written);
  if (url !== undefined) return url;
  throw new HearthError(
    'BAD_REQUEST',
    'Put the address of the page at the end, as in …/https://example.com/.',
  );
}

async function around({ mementos }: MementoDeps, { reader, origin }: Asked, url: string) {
  const all = await mementos.list(url, reader);
  if (all.length === 0) throw notKept(url);
  return { origin, url, all };
}

function notKept(url: string): HearthError {
  return new HearthError(
    'NOT_FOUND',
    `Nothing is kept of ${url}. Keep it with "hearth keep", or scrape it with keep.`,
  );
}

async function nearest(
  { mementos }: MementoDeps,
  { reader }: Asked,
  url: string,
  at: number,
): Promise<CaptureRow> {
  const found = await mementos.nearest(url, at, reader);
  if (found === undefined) throw notKept(url);
  return found;
}

async function gate(deps: MementoDeps, asked: Asked): Promise<unknown> {
  const { request, reply, rest, origin } = asked;
  const url = targetIn(rest);
  void reply.header('vary', 'accept-datetime');
  const wanted = request.headers['accept-datetime'];
  const at = wanted === undefined ? Number.MAX_SAFE_INTEGER : readHttpDate(String(wanted));
  const found = await nearest(deps, asked, url, at);
  const { all } = await around(deps, asked, url);
  return reply
    .code(302)
    .header('location', placesOf(origin, url).memento(found.at))
    .header('link', linkField({ origin, url, all }))
    .send();
}

/** RFC 9110, section 5.6.7; the one form that Memento allows. */
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

function readHttpDate(text: string): number {
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  // 31 February would be taken for 3 March
  if (!Number.isNaN(at) && httpDate(at).slice(4) === text.slice(4)) return at;
  throw new HearthError(
    'BAD_REQUEST',
    'Accept-Datetime takes a date such as "Thu, 12 Nov 2026 18:40:00 GMT".',
  );
}

const WEB = /^(\d{4,14})(id_)?\//;

async function memento(deps: MementoDeps, asked: Asked): Promise<unknown> {
  const { reply, rest, origin } = asked;
  const [head = '', digits = '', raw] = WEB.exec(rest) ?? [];
  // fewer digits than an instant has: the beginning of that time
  const at = readInstant(digits + '00000101000000'.slice(digits.length));
  if (head === '' || at === undefined) {
    throw new HearthError('BAD_REQUEST', 'Write /web/20261112184000/https://example.com/.');
  }
  const url = targetIn(rest.slice(head.length));
  const found = await nearest(deps, asked, url, at);
  const exact = digitsOf(found.at);
  if (exact !== digits) {
    return reply
      .code(302)
      .header('location', `${origin}/web/${exact}${raw ?? ''}/${url}`)
      .send();
  }
  const { all } = await around(deps, asked, url).catch(() => ({ all: [found] }));
  void reply
    .header('memento-datetime', httpDate(found.at))
    .header('link', linkField({ origin, url, all, at: found.at }));
  if (found.private) void reply.header('x-hearth-private', 'true');
  return raw === undefined ? redirectToStill(deps, asked, found) : sendRaw(deps, asked, found);
}

async function redirectToStill(
  deps: MementoDeps,
  asked: Asked,
  { id }: CaptureRow,
): Promise<unknown> {
  const { authorization, caller, origin, reply } = asked;
  const session = sessionOf(deps, authorization, caller);
  const { url } = await openStill(deps, { captureId: id, caller, origin, session });
  return reply.code(302).header('location', url).send();
}

async function sendRaw(
  { mementos }: MementoDeps,
  asked: Asked,
  { id }: CaptureRow,
): Promise<unknown> {
  const { reader, reply } = asked;
  const raw = await mementos.raw(id, reader);
  if (raw === undefined) throw new HearthError('NOT_FOUND', 'The bytes of this copy are lost.');
  const { manifest, bytes } = raw;
  return (
    reply
      .code(manifest.status >= 200 && manifest.status < 600 ? manifest.status : 200)
      .header('content-type', manifest.contentType || 'application/octet-stream')
      // what a site sent is never a page of this origin
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'attachment')
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  );
}
