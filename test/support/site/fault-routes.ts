/** Everything that goes wrong on the web, at will. Each route cleans up when the client goes. */
import { gzipSync } from 'node:zlib';
import type { Asked, Route } from './answer.ts';
import { html } from './answer.ts';
import { page } from './pages.ts';

const MEGABYTE = 1_000_000;

/** `/fault/drip?ms=50`: one byte at a time, for ever. */
function drip({ response, url }: Asked): 'taken' {
  const ms = Number(url.searchParams.get('ms') ?? '50');
  response.writeHead(200, { 'content-type': 'text/html' });
  response.write('<!doctype html><title>Drip</title><p>');
  const timer = setInterval(() => response.write('.'), ms);
  response.once('close', () => {
    clearInterval(timer);
  });
  return 'taken';
}

/** `/fault/big?mb=20`: that many megabytes of paragraphs, without a length. */
async function big({ response, url }: Asked): Promise<'taken'> {
  const megabytes = Number(url.searchParams.get('mb') ?? '20');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const block = '<p>One of very many paragraphs of a page that is far too large.</p>\n'.repeat(
    1_000,
  );
  for (let sent = 0; sent < megabytes * MEGABYTE; sent += block.length) {
    if (response.destroyed) return 'taken';
    if (!response.write(block)) {
      await new Promise<void>((resolve) => {
        const go = (): void => {
          response.off('drain', go);
          response.off('close', go);
          resolve();
        };
        response.once('drain', go);
        response.once('close', go);
      });
    }
  }
  response.end();
  return 'taken';
}

let bomb: Buffer | undefined;

/** Sends raw bytes and closes: answers node:http would never write. */
function raw(text: string): Route {
  return ({ request }) => {
    request.socket.end(text);
    return 'taken';
  };
}

export const FAULT_ROUTES: Readonly<Record<string, Route>> = {
  '/fault/hang': () => 'taken',
  '/fault/drip': drip,
  '/fault/reset': ({ request }) => {
    request.socket.resetAndDestroy();
    return 'taken';
  },
  '/fault/reset-mid-body': ({ request, response }) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<!doctype html><p>The beginning of', () => request.socket.resetAndDestroy());
    return 'taken';
  },
  '/fault/truncated': raw(
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 5000\r\n\r\n<p>Only the beginning.',
  ),
  '/fault/truncated-chunked': raw(
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n10\r\n<p>Only the begi\r\n',
  ),
  '/fault/wrong-length': raw(
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 40\r\n\r\n<!doctype html><title>Short</title><p>yes and this part is beyond the length',
  ),
  '/fault/not-http': raw('SSH-2.0-OpenSSH_9.9\r\n'),
  '/fault/empty': raw(''),
  '/fault/loop': ({ url }) => ({
    status: 302,
    headers: { location: url.searchParams.get('to') === 'b' ? '/fault/loop' : '/fault/loop?to=b' },
  }),
  '/fault/endless-redirect': ({ url }) => ({
    status: 302,
    headers: {
      location: `/fault/endless-redirect?n=${(Number(url.searchParams.get('n') ?? '0') + 1).toString()}`,
    },
  }),
  '/fault/bad-redirect': () => ({ status: 302, headers: { location: 'http://[not-an-address/' } }),
  '/fault/file-redirect': () => ({ status: 302, headers: { location: 'file:///etc/passwd' } }),
  '/fault/metadata-redirect': () => ({
    status: 302,
    headers: { location: 'http://169.254.169.254/latest/meta-data/' },
  }),
  '/fault/big': big,
  '/fault/big-length': () => ({
    type: 'text/html',
    headers: { 'content-length': '20000000' },
    body: new Uint8Array(20 * MEGABYTE).fill(0x61),
  }),
  '/fault/gzip-bomb': () => {
    bomb ??= gzipSync(Buffer.alloc(200 * MEGABYTE, 0x61), { level: 9 });
    return { type: 'text/html', headers: { 'content-encoding': 'gzip' }, body: bomb };
  },
  '/fault/gzip-cut': () => {
    const whole = gzipSync(page({ title: 'Cut', main: '<p>Some words.</p>'.repeat(2_000) }));
    const body = whole.subarray(0, whole.length - 40);
    return { type: 'text/html', headers: { 'content-encoding': 'gzip' }, body };
  },
  '/fault/gzip-lie': () => ({
    ...html(page({ title: 'Not gzip', main: '<p>Never compressed.</p>' })),
    headers: { 'content-encoding': 'gzip' },
  }),
  '/fault/deep': ({ url }) => {
    const depth = Number(url.searchParams.get('depth') ?? '50000');
    return html(
      `<!doctype html><title>Deep</title><main><p>Before the depth.</p>${'<div>'.repeat(depth)}<p>At the bottom.</p>${'</div>'.repeat(depth)}</main>`,
    );
  },
  '/fault/malformed': () =>
    html(
      '<html><head><title>Broken <b>page</title><body><table><p>Stray <a href="/static/5kb">unclosed <div><b><i>text</b></i><script>var a = "</scr" + "ipt>";</script><td>cell</table><p>Still readable &amp; &nosuch; &#x110000;',
    ),
  '/fault/wrong-charset': () => ({
    type: 'text/html; charset=utf-8',
    body: Buffer.from(
      '<!doctype html><title>Caf\xe9</title><p>Caf\xe9 cr\xe8me br\xfbl\xe9e</p>',
      'latin1',
    ),
  }),
  '/fault/meta-charset': () => ({
    type: 'text/html',
    body: Buffer.from(
      '<!doctype html><meta charset="windows-1251"><title>\xcf\xf0\xe8\xe2\xe5\xf2</title><p>\xcf\xf0\xe8\xe2\xe5\xf2 \xec\xe8\xf0</p>',
      'latin1',
    ),
  }),
  '/fault/no-type': ({ response }) => {
    response.removeHeader('content-type');
    response.end('<!doctype html><title>No type</title><p>HTML without a content type.</p>');
    return 'taken';
  },
};
