/** Pages of one crawl that load the same slow file, which may not be kept: none of them waits for another. */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';

const PAGES = 3;
const SCRIPT = `document.querySelector('main').insertAdjacentHTML('beforeend', '<p>It costs 19 euros.</p>')`;
const waiting: ServerResponse[] = [];
const asked: (string | undefined)[] = [];
let most = 0;

const answerAll = (): void => {
  for (const response of waiting.splice(0)) response.end(SCRIPT);
};
const server = createServer((request, response) => {
  if (request.url !== '/cart.js') {
    response.setHeader('content-type', 'text/html');
    response.end(`<title>Lamp</title><main><h1>Lamp</h1></main><script src="/cart.js"></script>`);
    return;
  }
  asked.push(request.headers['cache-control']);
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  waiting.push(response);
  most = Math.max(most, waiting.length);
  // the first is slow, which makes it known; those after it are answered once all of them are here, or in vain
  if (asked.length === 1) void sleep(100).then(answerAll);
  else if (waiting.length === PAGES) answerAll();
  else void sleep(2_000).then(answerAll);
});
let browser: TestBrowser;
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = aBrowser(dialAnything, { maxPages: PAGES });
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

it('asks for a slow file that may not be kept once a page, all pages at the same time', async () => {
  const shown = async (n: number): Promise<string> => {
    const options = { deadlineAt: Date.now() + 30_000, signal: new AbortController().signal };
    const outcome = await browser.engine.capture(aCapture({ url: `${origin}/${n}` }), options);
    return outcome.kind === 'snapshot' ? (outcome.snapshot.html ?? '') : outcome.kind;
  };
  expect(await shown(0)).toContain('It costs 19 euros.');
  expect(asked).toEqual([undefined]);
  const pages = await Promise.all(Array.from({ length: PAGES }, (_, n) => shown(n + 1)));
  for (const html of pages) expect(html).toContain('It costs 19 euros.');
  expect(most).toBe(PAGES);
  expect(asked.slice(1)).toEqual(Array.from({ length: PAGES }, () => 'no-cache'));
});
