/**
 * A site to crawl as a process: `N` distinct pages of about `KB` kilobytes in a tree of ten children
 * each, built before it listens so that serving costs next to nothing. Prints its origin as JSON.
 * Arguments: pages, kilobytes, latency in ms, `app`. Page 0 is `/`, page k `/p/k`. They link a script which is there with
 * `app` alone, and is too large then to be read: a crawl compares a page in a browser for it.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { makePage } from './pages.ts';

const [count = 2_000, kilobytes = 40, latencyMs = 0] = process.argv.slice(2).map(Number);
const app =
  process.argv[5] === 'app'
    ? Buffer.from(`window.isReady = true;${' '.repeat(200_000)}`)
    : undefined;
const FANOUT = 10;
const DISTINCT = 2_000;

/** Bodies are cut around the place of the links, so that any number of pages fits in memory. */
const bodies = Array.from({ length: Math.min(count, DISTINCT) }, (_, n) => {
  // Nine links of ten lead to pages of the site, as on real ones; the rest to a few others.
  let link = n;
  let page = makePage(kilobytes * 1_000, n + 1).replaceAll(/href="\/[^"]*"/g, () => {
    link = (link * 31 + 17) % 1_000_003;
    const target = (link % count).toString();
    return link % 10 === 0 ? `href="https://site-${link % 50}.test/"` : `href="/p/${target}"`;
  });
  page = page.replace(/<link rel="canonical"[^>]*>/, '');
  const at = page.lastIndexOf('</article>');
  return [Buffer.from(page.slice(0, at)), Buffer.from(page.slice(at))] as const;
});

function linksOf(index: number): Buffer {
  const children = Array.from({ length: FANOUT }, (_, n) => index * FANOUT + 1 + n);
  const items = children
    .filter((n) => n < count)
    .map((n) => `<li><a href="/p/${n.toString()}">Page ${n.toString()}</a></li>`);
  return Buffer.from(`<h2>Page ${index.toString()}</h2>${own(index)}<ul>${items.join('')}</ul>`);
}

/** Bodies that serve several pages: each page says something of its own, or all of them were one text. */
function own(index: number): string {
  if (count <= DISTINCT) return '';
  let state = index + 1;
  const sentences = Array.from({ length: 12 }, () => {
    const words = Array.from({ length: 12 }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8).toString(36);
    });
    return `${words.join(' ')}.`;
  });
  return `<p>${sentences.join(' ')}</p>`;
}

const server = createServer((request, response) => {
  const path = request.url ?? '/';
  const index = path === '/' ? 0 : Number(/^\/p\/(\d+)$/.exec(path)?.[1] ?? NaN);
  const answer = (): void => {
    if (path === '/app.js' && app !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(app);
      return;
    }
    const body = bodies[index % bodies.length];
    if (!(index < count) || body === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const links = linksOf(index);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body[0].length + links.length + body[1].length,
    });
    response.write(body[0]);
    response.write(links);
    response.end(body[1]);
  };
  if (latencyMs > 0) setTimeout(answer, latencyMs);
  else answer();
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const bound = server.address();
const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
console.log(JSON.stringify({ origin: `http://127.0.0.1:${port.toString()}` }));
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
