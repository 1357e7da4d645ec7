/**
 * The built GUI as files: hashed assets are kept by browsers for ever, the page itself never; every
 * other path that a browser asks for as a page is the GUI's own and gets the same page.
 * The content policy: contract/content-policy.ts.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTENT_POLICY } from '../../../../contract/content-policy.ts';
import { GUI_PLACES } from '../../../../contract/places.ts';
import { HearthError } from '../../domain/errors.ts';
import type { HttpServer } from '../server.ts';

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

/**
 * Serves the folder of the built GUI; without one, `/` says how to build it. With a `refusal` there is no
 * console to show: its pages say why.
 */
export function staticPlugin(
  folder: string,
  refusal?: string,
): (server: HttpServer) => Promise<void> {
  return (server) => {
    const page = (_request: FastifyRequest, reply: FastifyReply): unknown =>
      refusal !== undefined
        ? sendPlain(reply.code(403), refusal)
        : existsSync(join(folder, 'index.html'))
          ? sendFile(reply, join(folder, 'index.html'), 'no-cache')
          : sendPlain(reply, NOT_BUILT);
    server.get('/', page);
    for (const place of GUI_PLACES) server.get(place, page);
    // the billing page that refusals point to
    server.get('/console/billing', (_request, reply) => reply.redirect('/plan'));
    server.get('/flame.svg', (_request, reply) =>
      sendFile(reply, join(folder, 'flame.svg'), 'no-cache'),
    );
    server.get('/assets/*', (request, reply) => {
      const name = decodeURIComponent(request.url.split('?')[0] ?? '');
      const path = normalize(join(folder, name));
      const isInside = path.startsWith(join(folder, 'assets') + sep);
      if (!isInside || !existsSync(path)) throw new HearthError('NOT_FOUND', 'Not Found');
      return sendFile(reply, path, 'public, max-age=31536000, immutable');
    });
    return Promise.resolve();
  };
}

function sendFile(reply: FastifyReply, path: string, cache: string): unknown {
  return reply
    .headers({
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': statSync(path).size,
      'cache-control': cache,
      'content-security-policy': CONTENT_POLICY,
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
