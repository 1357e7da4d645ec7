/**
 * A shop as a process whose pages take a while and add their price by a script: what a crawl must render and
 * wait for. Prints its origin as JSON. Arguments: pages, ms before a page, ms before the script, the script's
 * Cache-Control (`-`: none). Page 0 is `/`, page k `/p/k`.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const [pages = '61', pageMs = '200', scriptMs = '0', cacheControl = '-'] = process.argv.slice(2);
const text = 'The brass lamp is turned on a lathe in the yard behind the shop. '.repeat(6);
const SCRIPT = `setTimeout(() => document.querySelector('main').insertAdjacentHTML('beforeend', '<p>' + location.pathname +
' costs 19 euros, and the price is only there once the script has run, as shops like to do it in these years of ours. It really is quite a long paragraph about a price that a script adds below what was served by the server.</p>'), 100);`;

const server = createServer((request, response) => {
  void answer(request.url ?? '/').then(({ status = 200, type, headers = {}, body }) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
});

interface Answer {
  readonly status?: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

async function answer(path: string): Promise<Answer> {
  if (path === '/price.js') {
    await sleep(Number(scriptMs));
    const headers = cacheControl === '-' ? {} : { 'cache-control': cacheControl };
    return { type: 'text/javascript', headers, body: SCRIPT };
  }
  const page = path === '/' ? 0 : Number(/^\/p\/(\d+)$/.exec(path)?.[1] ?? NaN);
  if (!(page < Number(pages))) return { status: 404, type: 'text/plain', body: 'Not found' };
  await sleep(Number(pageMs));
  const links = Array.from(
    { length: page === 0 ? Number(pages) - 1 : 0 },
    (_, n) => `<a href="/p/${n + 1}">Lamp no. ${n + 1}</a>`,
  );
  const name = page === 0 ? 'Lamps' : `Lamp no. ${page}`;
  const main = `<main><h1>${name}</h1><p>${text}${name}.</p>${links.join(' ')}</main>`;
  const body = `<!doctype html><title>${name}</title>${main}<script src="/price.js"></script>`;
  return { type: 'text/html; charset=utf-8', body };
}

server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const bound = server.address();
const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
console.log(JSON.stringify({ origin: `http://127.0.0.1:${port.toString()}` }));
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
