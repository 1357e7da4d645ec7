/**
 * The built GUI as files: hashed assets are kept by browsers for ever, the page itself never; every
 * other path that a browser asks for as a page is the GUI's own and gets the same page.
 * The content policy: contract/content-policy.ts.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from '../../../../contract/content-policy.ts';
import { GUI_PLACES } from '../../../../contract/places.ts';
import { HearthError } from '../../domain/errors.ts';
import { originOf, type HttpServer } from '../server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};

const NOT_BUILT = 'Hearth runs. Its GUI has not been built yet: run "npm run build".';

export interface StaticDeps {
  readonly folder: string;
  /** There is no console to show: its pages say why. */
  readonly refusal: string | undefined;
  /** Where a window at `origin` sees kept pages. */
  readonly placeOfReplay: (origin: string) => string;
}

/** Serves the folder of the built GUI; without one, `/` says how to build it. */
export function staticPlugin({
  folder,
  refusal,
  placeOfReplay,
}: StaticDeps): (server: HttpServer) => Promise<void> {
  return (server) => {
    const sendFile = (request: FastifyRequest, reply: FastifyReply, path: string, cache: string) =>
      send(reply, path, {
        'cache-control': cache,
        'content-security-policy': contentPolicy(new URL(placeOfReplay(originOf(request))).origin),
      });
    const page = (request: FastifyRequest, reply: FastifyReply): unknown =>
      refusal !== undefined
        ? sendPlain(reply.code(403), refusal)
        : existsSync(join(folder, 'index.html'))
          ? sendFile(request, reply, join(folder, 'index.html'), 'no-cache')
          : sendPlain(reply, NOT_BUILT);
    server.get('/', page);
    for (const place of GUI_PLACES) server.get(place, page);
    server.setNotFoundHandler((request, reply) => page(request, reply.code(404)));
    // the billing page that refusals point to
    server.get('/console/billing', (_request, reply) => reply.redirect('/plan'));
    server.get('/flame.svg', (request, reply) =>
      sendFile(request, reply, join(folder, 'flame.svg'), 'no-cache'),
    );
    server.get('/assets/*', (request, reply) => {
      const name = decodeURIComponent(request.url.split('?')[0] ?? '');
      const path = normalize(join(folder, name));
      const isInside = path.startsWith(join(folder, 'assets') + sep);
      if (!isInside || !existsSync(path)) throw new HearthError('NOT_FOUND', 'Not Found');
      return sendFile(request, reply, path, 'public, max-age=31536000, immutable');
    });
    return Promise.resolve();
  };
}

function send(
  reply: FastifyReply,
  path: string,
  headers: Readonly<Record<string, string>>,
): unknown {
  return reply
    .headers({
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': statSync(path).size,
      ...headers,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
    .send(createReadStream(path));
}

function sendPlain(reply: FastifyReply, sentence: string): unknown {
  return reply
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    .send(`${sentence}\n`);
}
