import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../src/main/service/domain/command.ts';
import type { ActionResults, Snapshot } from '../../src/main/service/domain/snapshot.ts';
import { keyName } from '../../src/main/service/engines/browser/actions.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import type { FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

/** Polls with patience: the machine may be busy. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

let site: FixtureSite;
let browser: TestBrowser;

beforeAll(async () => {
  site = await startSite();
  browser = aBrowser(dialAnything);
});
beforeEach(() => site.reset());
afterAll(async () => {
  await browser.close();
  await site.close();
});

const act = async (
  path: string,
  actions: readonly Action[],
  timeoutMs = 30_000,
): Promise<Snapshot> => {
  const outcome = await browser.engine.capture(aCapture({ url: site.origin + path, actions }), {
    deadlineAt: Date.now() + timeoutMs,
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
  return outcome.snapshot;
};
const results = (snapshot: Snapshot): ActionResults => {
  if (snapshot.actions === undefined) throw new Error('no results');
  return snapshot.actions;
};
const serve = (body: string): void => {
  site.files.set(
    '/page',
    html(
      `<!doctype html><title>Actions</title><body>${'<p>Words of the page.</p>'.repeat(20)}${body}</body>`,
    ),
  );
};
const click = (selector: string, all = false): Action => ({ type: 'click', selector, all });
const script = (code: string): Action => ({ type: 'executeJavascript', script: code });

describe('actions', () => {
  it('writes, clicks and follows a form to where it leads', async () => {
    const snapshot = await act('/login', [
      click('#user'),
      { type: 'write', text: 'Ada Lovelace' },
      { type: 'scrape' },
      click('#submit'),
      { type: 'waitForSelector', selector: '#who' },
      { type: 'scrape' },
    ]);
    expect(snapshot.html).toContain('Signed in as Ada Lovelace');
    expect(snapshot.finalUrl).toBe(`${site.origin}/login/welcome`);
    const { scrapes } = results(snapshot);
    expect(scrapes.map((one) => one.url)).toEqual([
      `${site.origin}/login`,
      `${site.origin}/login/welcome`,
    ]);
    expect(scrapes[0]?.html).toContain('typed: Ada Lovelace');
  });

  it('presses keys by their usual names', async () => {
    serve('<form action="/login/welcome"><input id="q" autofocus></form>');
    const snapshot = await act('/page', [click('#q'), { type: 'press', key: 'ENTER' }]);
    expect(snapshot.finalUrl).toContain('/login/welcome');
    expect(['ENTER', 'ctrl+a', 'page_down', 'ArrowLeft', '+', 'a'].map(keyName)).toEqual([
      'Enter',
      'Control+a',
      'PageDown',
      'ArrowLeft',
      '+',
      'a',
    ]);
  });

  it('clicks one or all', async () => {
    serve(
      '<button>a</button><button>b</button><button>c</button><p id="n">0</p><script>document.querySelectorAll("button").forEach((b) => b.onclick = () => { n.textContent++; b.remove(); })</script>',
    );
    expect((await act('/page', [click('button')])).html).toContain('<p id="n">1</p>');
    expect((await act('/page', [click('button', true)])).html).toContain('<p id="n">3</p>');
  });

  it('waits for what a click loads before it goes on', async () => {
    serve(
      '<button id="b">more</button><div id="out"></div><script>b.onclick = async () => { out.textContent = (await (await fetch("/js/data.json")).json()).title; }</script>',
    );
    site.latencyMs = 200;
    const snapshot = await act('/page', [click('#b'), { type: 'scrape' }]);
    expect(results(snapshot).scrapes[0]?.html).toContain('<div id="out">Rendered by script');
  });

  it('scrolls the window and a box', async () => {
    serve(
      '<div id="box" style="height:100px;overflow:auto"><div style="height:900px">in</div></div><div style="height:5000px"></div>',
    );
    const snapshot = await act('/page', [
      { type: 'scroll', direction: 'down' },
      { type: 'scroll', direction: 'down' },
      script('scrollY'),
      { type: 'scroll', direction: 'up' },
      script('scrollY'),
      { type: 'scroll', direction: 'down', selector: '#box' },
      script('document.getElementById("box").scrollTop'),
    ]);
    expect(results(snapshot).javascriptReturns.map((one) => one.value)).toEqual([1600, 800, 100]);
  });

  it('waits for a time and for an element', async () => {
    serve(
      '<script>setTimeout(() => { const p = document.createElement("p"); p.id = "later"; p.textContent = "came"; document.body.append(p); }, 700)</script>',
    );
    const snapshot = await act('/page', [
      { type: 'wait', milliseconds: 50 },
      { type: 'waitForSelector', selector: '#later' },
    ]);
    expect(snapshot.html).toContain('id="later">came');
  });

  it.each([
    ['document.title', { type: 'string', value: 'Actions' }],
    ['1 + 1', { type: 'number', value: 2 }],
    ['({ a: [1, null] })', { type: 'object', value: { a: [1, null] } }],
    ['const x = 2; x * 21', { type: 'number', value: 42 }],
    [
      'const y = await Promise.resolve("later"); return y + "!";',
      { type: 'string', value: 'later!' },
    ],
    ['return document.querySelectorAll("p").length', { type: 'number', value: 20 }],
    ['undefined', { type: 'undefined', value: null }],
    ['null', { type: 'object', value: null }],
    ['await fetch("/js/data.json").then((r) => r.ok)', { type: 'boolean', value: true }],
    ['(async () => ({ a: await 7 }))()', { type: 'object', value: { a: 7 } }],
    ['fetch("/js/data.json").then((r) => r.status)', { type: 'number', value: 200 }],
    [
      'new Promise(() => setTimeout(() => { location.href = "/page?next" }, 50))',
      { type: 'undefined', value: null },
    ],
    ['new Date(0)', { type: 'object', value: '1970-01-01T00:00:00.000Z' }],
    [
      '[{ at: new Date(0) }, new TypeError("no")]',
      { type: 'object', value: [{ at: '1970-01-01T00:00:00.000Z' }, 'TypeError: no'] },
    ],
    [
      'const p = document.querySelector("p"); p.owner = { p }; [p]',
      { type: 'object', value: [{}] },
    ],
  ])('runs %s', async (code, expected) => {
    serve('');
    expect(results(await act('/page', [script(code)])).javascriptReturns).toEqual([expected]);
  });

  it.each(['window', 'const it = {}; it.self = it; it', '({ big: 1n })', 'window.open("/login")'])(
    'says that %s gives nothing to write',
    async (code) => {
      serve('');
      const snapshot = await act('/page', [script(code), script('2')]);
      expect(results(snapshot).javascriptReturns).toEqual([
        { type: 'object', value: null },
        { type: 'number', value: 2 },
      ]);
      expect(snapshot.warnings.join()).toContain('cannot be written as JSON');
    },
  );

  it('takes pictures and prints, each in order', async () => {
    serve('<div style="height:2000px">tall</div>');
    const viewport = { width: 320, height: 200 };
    const snapshot = await act('/page', [
      { type: 'screenshot', fullPage: false },
      { type: 'pdf', landscape: false, scale: 1, format: 'A4' },
      { type: 'screenshot', fullPage: true, quality: 40, viewport },
      { type: 'pdf', landscape: true, scale: 0.5, format: 'Letter' },
    ]);
    const { screenshots, pdfs } = results(snapshot);
    expect(screenshots.map((one) => one.mimeType)).toEqual(['image/png', 'image/jpeg']);
    expect(screenshots[1]?.viewport).toEqual(viewport);
    const texts = pdfs.map((one) => Buffer.from(one).toString('latin1'));
    expect(texts.map((text) => text.slice(0, 5))).toEqual(['%PDF-', '%PDF-']);
    expect(texts[0]).not.toBe(texts[1]);
  });

  it('leaves all four lists empty when nothing was to be kept', async () => {
    serve('<button>b</button>');
    expect(results(await act('/page', [click('button')]))).toEqual({
      screenshots: [],
      scrapes: [],
      javascriptReturns: [],
      pdfs: [],
    });
  });

  it('says when it typed into nothing', async () => {
    serve('');
    expect((await act('/page', [{ type: 'write', text: 'x' }])).warnings[0]).toContain('focus');
  });
});

describe('an action that fails', () => {
  const failed = (action: Action) =>
    act('/page', [{ type: 'wait', milliseconds: 1 }, action], 3_000).then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each<[string, Action, string]>([
    [
      'a missing element',
      click('#nowhere'),
      'Action 1 (click on "#nowhere") failed: no such element',
    ],
    ['a bad selector', click(']['), 'Action 1 (click on "][") failed'],
    [
      'a wait in vain',
      { type: 'waitForSelector', selector: '#never' },
      'Action 1 (wait on "#never")',
    ],
    ['an unknown key', { type: 'press', key: 'Nonsense' }, 'Action 1 (press) failed: Unknown key'],
    [
      'a script that throws',
      script('throw new Error("of the page")'),
      'failed: Error: of the page',
    ],
    ['a script that throws a text', script('throw "of the page"'), 'failed: of the page'],
    ['a promise that is refused', script('Promise.reject(new Error("no"))'), 'failed: Error: no'],
    ['a script with a mistake', script('this is not js'), 'SyntaxError'],
    ['a script without end', script('while (true);'), 'the script did not end in time'],
    ['a promise without end', script('new Promise(() => {})'), 'the script did not end in time'],
  ])('names %s', async (_what, action, message) => {
    serve('<p id="some">text</p>');
    const error = await failed(action);
    const type = action.type === 'waitForSelector' ? 'wait' : action.type;
    expect(error).toMatchObject({
      code: 'SCRAPE_ACTION_ERROR',
      message: expect.stringContaining(message),
      details: { index: 1, type },
    });
    await eventually(() => browser.engine.stats().active).toBe(0);
  });
});
