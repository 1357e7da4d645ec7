/** The pages of archetypes on two origins, with what was asked of them. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  APP_PAGE,
  ARTICLE_PAGE,
  FORM_PAGE,
  OLD_PAGE,
  framedPage,
  framePage,
  hiddenPage,
  wholePage,
} from './pages.ts';
import { png } from './pictures.ts';

export interface Archetypes {
  /** Of the pages, and of the other site they use. */
  readonly origin: string;
  readonly other: string;
  /** `METHOD path` of everything asked. */
  readonly hits: string[];
  /** Extra answers by path. */
  readonly files: Map<string, { readonly type: string; readonly body: string | Buffer }>;
  close(): Promise<void>;
}

export const ARCHETYPES = ['/whole', '/article', '/app', '/form', '/framed', '/old'] as const;

const FONT = readFileSync(
  fileURLToPath(
    new URL(
      '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      import.meta.url,
    ),
  ),
);

const TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  '/css/main.css': [
    'text/css',
    '@import "imported.css" screen; @font-face{font-family:Own;src:url("../font/own.woff2") format("woff2")} body{font-family:Own,sans-serif;margin:0 2em} .grid{display:flex;flex-wrap:wrap;gap:4px} h1{background:url(/img/55.png)}',
  ],
  '/css/imported.css': [
    'text/css',
    "@import url('deeper.css'); .imported{background-image:url('../img/56.png');padding:9px}",
  ],
  '/css/deeper.css': ['text/css', '.imported{border:3px solid rgb(12,34,56)}'],
  '/css/print.css': ['text/css', 'body{background:url(/img/57.png)}'],
  '/css/other.css': ['text/css', 'main{outline:1px dashed; background:url(img/58.png)}'],
  '/css/dark.css': [
    'text/css',
    '@media (prefers-color-scheme: dark) {h1{background:url(/img/94.png)}}',
  ],
  '/css/frame.css': ['text/css', '.framed{background:url(/img/92.png);color:rgb(4,5,6)}'],
  '/old/deep/old.css': [
    'text/css; charset=iso-8859-1',
    'td{padding:6px} b::after{content:"\u00e9"}',
  ],
  '/js/plain.js': ['text/javascript', 'document.documentElement.dataset.plain = "1";'],
  '/js/module.js': [
    'text/javascript',
    'import { word } from "./part.js"; document.getElementById("module").textContent = word; dispatchEvent(new Event("moduled"));',
  ],
  '/js/part.js': ['text/javascript', 'export const word = "from a module";'],
  '/js/worker.js': [
    'text/javascript',
    'fetch("/api/worker").then((r) => r.text()).then((t) => postMessage(t));',
  ],
  '/js/sw.js': ['text/javascript', 'self.addEventListener("fetch", () => {});'],
  '/api/worker': ['text/plain', 'a worker asked'],
  '/api/xhr': ['text/plain', 'an old request'],
  '/deepest': [
    'text/html',
    '<!DOCTYPE html><title>d</title><p>The deepest words</p><img src="/img/93.png">',
  ],
};

export async function startArchetypes(): Promise<Archetypes> {
  const hits: string[] = [];
  const files: Archetypes['files'] = new Map();
  const origins = { own: '', other: '' };
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://x');
    hits.push(`${request.method ?? ''} ${url.pathname}`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('set-cookie', 'session=secret; Path=/');
    answer({ request, response, url, origins, files });
  };
  const [own, other] = await Promise.all([listening(serve), listening(serve)]);
  origins.own = `http://127.0.0.1:${portOf(own).toString()}`;
  origins.other = `http://localhost:${portOf(other).toString()}`;
  return {
    origin: origins.own,
    other: origins.other,
    hits,
    files,
    close: async () => {
      await Promise.all([own, other].map(ended));
    },
  };
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly origins: { readonly own: string; readonly other: string };
  readonly files: Archetypes['files'];
}

function answer({ request, response, url, origins, files }: Asked): void {
  const send = (type: string, body: string | Buffer, status = 200): void => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };
  const { pathname: path } = url;
  const file = files.get(path);
  const text = TEXTS[path];
  const picture = /^\/img\/(\d+)\.png$/.exec(path) ?? /\/img\/(\d+)\.png$|tile\.png$/.exec(path);
  if (file !== undefined) send(file.type, file.body);
  else if (path === '/gone.png') send('text/html', '<p>Not here</p>', 404);
  else if (path === '/film.mp4') send('video/mp4', Buffer.alloc(20_000, 7));
  else if (path === '/moved.png') response.writeHead(302, { location: '/img/71.png' }).end();
  else if (path.endsWith('own.woff2')) send('font/woff2', FONT);
  else if (path === '/api/bytes') send('application/octet-stream', Buffer.alloc(300_000, 66));
  else if (path === '/api/post') posted(request, (body) => send('text/plain', `got ${body}`));
  else if (picture !== null) send('image/png', png(Number(picture[1] ?? 3)));
  else if (text !== undefined)
    send(text[0], Buffer.from(text[1], text[0].includes('iso') ? 'latin1' : 'utf8'));
  else send('text/html', pageOf(url, origins));
}

function pageOf(
  { pathname, searchParams }: URL,
  { own, other }: Asked['origins'],
): string | Buffer {
  switch (pathname) {
    case '/whole':
      return wholePage(other);
    case '/app':
      return APP_PAGE;
    case '/hidden':
      return hiddenPage(other);
    case '/form':
      return FORM_PAGE;
    case '/framed':
      return framedPage(own, other);
    case '/frame':
      return framePage(searchParams.get('deep') ?? '');
    case '/old':
      return Buffer.from(OLD_PAGE, 'latin1');
    case '/article':
      return ARTICLE_PAGE;
    default:
      return '<!DOCTYPE html><title>Another</title><p>Another page.</p>';
  }
}

function posted(request: IncomingMessage, then: (body: string) => void): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => then(Buffer.concat(parts).toString()));
}

async function listening(
  serve: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const ended = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
