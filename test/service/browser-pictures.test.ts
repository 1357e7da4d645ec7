import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../../src/main/service/domain/command.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="red"/></svg>';
const PAGES: Readonly<Record<string, string>> = {
  '/lazy': Array.from(
    { length: 24 },
    (_, i) => `<div style="height:500px"><img loading=lazy src="/square?${i}"></div>`,
  ).join(''),
  '/smooth': `<style>html{scroll-behavior:smooth}</style>${'<p style="height:900px">long</p>'.repeat(9)}
    <img loading=lazy src="/square?last">`,
  '/carousel': `<div style="overflow:hidden;width:300px"><div style="width:9000px">
    <img loading=lazy src="/square?first"><img loading=lazy style="margin-left:8000px" src="/square?far"></div></div>`,
  '/fading': `<style>p{height:600px;opacity:0;transition:opacity .6s}p.in{opacity:1}</style>
    ${'<p>comes when it is seen</p>'.repeat(9)}
    <script>const seen = new IntersectionObserver((all) => all.forEach((one) => one.isIntersecting && one.target.classList.add('in')));
    document.querySelectorAll('p').forEach((one) => seen.observe(one));</script>`,
  '/late': `${'<p>Words that are there at once.</p>'.repeat(30)}<div id="box"></div><script>addEventListener('load', () => setTimeout(() => {
    box.innerHTML = '<img style="position:fixed;top:0" src="/square?late">'; }, 10))</script>`,
};

let browser: TestBrowser;
const server = createServer(({ url = '/' }, response) => {
  const page = PAGES[url];
  if (page !== undefined) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Pictures</title><body>${page}</body>`);
    return;
  }
  response.setHeader('content-type', 'image/svg+xml');
  setTimeout(() => response.end(SQUARE), url.endsWith('late') ? 700 : 150);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = aBrowser(dialAnything);
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** What `code` gives right after a picture was taken, and how long it all took. */
async function after(
  path: string,
  { fullPage, code }: { readonly fullPage: boolean; readonly code: string },
  before: readonly Action[] = [],
): Promise<{ readonly value: unknown; readonly ms: number }> {
  const { port } = server.address() as AddressInfo;
  const outcome = await browser.engine.capture(
    aCapture({
      url: `http://127.0.0.1:${port}${path}`,
      actions: [
        ...before,
        { type: 'screenshot', fullPage },
        { type: 'executeJavascript', script: code },
      ],
    }),
    { deadlineAt: Date.now() + 30_000, signal: new AbortController().signal },
  );
  if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
  return {
    value: outcome.snapshot.actions?.javascriptReturns[0]?.value,
    ms: outcome.snapshot.elapsedMs,
  };
}

const LOADED = '[...document.images].filter((one) => one.naturalWidth > 0).length';

describe('a picture of the whole page', () => {
  it('has its lazy images', async () => {
    expect((await after('/lazy', { fullPage: true, code: LOADED })).value).toBe(24);
  });

  it('has them where the page scrolls smoothly, and leaves it where it was', async () => {
    const code = `[${LOADED}, scrollY]`;
    const down: Action = { type: 'scroll', direction: 'down' };
    expect((await after('/smooth', { fullPage: true, code }, [down])).value).toEqual([1, 800]);
  });

  it('does not wait for what is never loaded', async () => {
    const { value, ms } = await after('/carousel', { fullPage: true, code: LOADED });
    expect(value).toBe(1);
    expect(ms).toBeLessThan(2_900);
  });

  it('shows what fades in when it is seen', async () => {
    const code = `[...document.querySelectorAll('p')].map((one) => getComputedStyle(one).opacity).join()`;
    expect((await after('/fading', { fullPage: true, code })).value).toBe(Array(9).fill(1).join());
  });
});

describe('a picture of the window', () => {
  it('has images that a script added after the page was loaded', async () => {
    expect((await after('/late', { fullPage: false, code: LOADED })).value).toBe(1);
  });
});
