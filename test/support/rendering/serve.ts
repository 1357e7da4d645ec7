/**
 * Shapes as sites: every site has its own port, so that a shape's first visit is the first visit to its host.
 *
 * Answers are what the page says; anything else is a plain 404. Every request is kept, with the headers that
 * tell a browser from a client. Nothing here knows how Hearth decides.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MadePage, ServedFile, Shape } from './shape.ts';

export interface SeenRequest {
  readonly path: string;
  readonly userAgent: string;
  /** `sec-fetch-dest`, empty when not sent. */
  readonly fetchDest: string;
  readonly fetchMode: string;
  /** performance.now() in this process. */
  readonly at: number;
}

/** How a browser's requests are known: by its user agent, where the client claims another. */
export interface Browserhood {
  readonly userAgent: string | undefined;
}

export interface RenderingSite {
  /** `http://127.0.0.1:PORT`, no slash at the end. */
  readonly origin: string;
  readonly pages: readonly MadePage[];
  /** Everything asked so far, in order of arrival. */
  readonly requests: readonly SeenRequest[];
  /** A browser had the page: it asked for the document, or for a file that only this page has. */
  wasRendered(page: MadePage, browser: Browserhood): boolean;
  /** Pages in the order in which their documents were first asked for. */
  visited(): readonly MadePage[];
  close(): Promise<void>;
}

/** One page as a site of its own. */
export function serveShape(shape: Shape, seed: number): Promise<RenderingSite> {
  return serve([shape.make(seed)], {});
}

/**
 * A site of `count` pages of one address pattern, seeds `firstSeed` onwards, in one language and template;
 * `/` links them all.
 */
export function serveSite(shape: Shape, count: number, firstSeed = 1): Promise<RenderingSite> {
  const pages = Array.from({ length: count }, (_, index) =>
    shape.make(firstSeed + index, firstSeed),
  );
  const links = pages.map((page) => `<li><a href="${page.path}">${page.path}</a></li>`);
  const index = `<!doctype html><title>Index</title><h1>Index</h1><ul>${links.join('\n')}</ul>`;
  return serve(pages, { '/': { body: index, type: 'text/html' } });
}

async function serve(
  pages: readonly MadePage[],
  extra: Readonly<Record<string, ServedFile>>,
): Promise<RenderingSite> {
  const requests: SeenRequest[] = [];
  const files = mergeFiles(pages, extra);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push({
      path,
      userAgent: request.headers['user-agent'] ?? '',
      fetchDest: headerOf(request, 'sec-fetch-dest'),
      fetchMode: headerOf(request, 'sec-fetch-mode'),
      at: performance.now(),
    });
    const page = byPath.get(path);
    if (page === undefined) void answerFile(response, files.get(path));
    else answerPage(request, response, page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    pages,
    requests,
    wasRendered: (page, browser) => wasRendered(page, pages, requests, browser),
    visited: () =>
      [...new Set(requests.map((request) => request.path))].flatMap(
        (path) => byPath.get(path) ?? [],
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Files of all pages; the same address must mean the same bytes. */
function mergeFiles(
  pages: readonly MadePage[],
  extra: Readonly<Record<string, ServedFile>>,
): ReadonlyMap<string, ServedFile> {
  const files = new Map(Object.entries(extra));
  for (const page of pages) {
    for (const [path, file] of Object.entries(page.files)) {
      const known = files.get(path);
      if (known !== undefined && known.body !== file.body) throw new Error(`Two files at ${path}`);
      files.set(path, file);
    }
  }
  return files;
}

function answerPage(request: IncomingMessage, response: ServerResponse, page: MadePage): void {
  const cookie = page.withCookie;
  const hasCookie =
    cookie !== undefined && (request.headers.cookie ?? '').includes(`${cookie.name}=`);
  response.writeHead(page.status ?? 200, {
    'content-type': 'text/html; charset=utf-8',
    ...page.headers,
  });
  response.end(hasCookie ? cookie.html : page.html);
}

async function answerFile(response: ServerResponse, file: ServedFile | undefined): Promise<void> {
  if (file?.delayMs !== undefined) await wait(file.delayMs);
  response.writeHead(file === undefined ? 404 : (file.status ?? 200), {
    'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8`,
  });
  response.end(file?.body ?? 'Not found');
}

/** `sec-fetch-*` says nothing by itself: clients send it too. */
function wasRendered(
  page: MadePage,
  pages: readonly MadePage[],
  requests: readonly SeenRequest[],
  { userAgent }: Browserhood,
): boolean {
  const documents = requests.filter(({ path }) => path === page.path);
  if (documents.length > 1) return true;
  if (documents.some((request) => request.userAgent === userAgent)) return true;
  const own = Object.keys(page.files).filter((path) =>
    pages.every((other) => other === page || other.files[path] === undefined),
  );
  return requests.some(
    (request) =>
      own.includes(request.path) && (userAgent ?? request.userAgent) === request.userAgent,
  );
}

function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
