import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../src/main/service/domain/command.ts';
import type { Snapshot } from '../../src/main/service/domain/snapshot.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import type { FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

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

const serve = (path: string, body: string): void => {
  const words = '<p>Words of the page.</p>'.repeat(20);
  site.files.set(path, html(`<!doctype html><title>Clicks</title><body>${words}${body}</body>`));
};
async function act(
  body: string,
  actions: readonly Action[],
  timeoutMs = 30_000,
): Promise<Snapshot> {
  serve('/page', `${body}<div id="out"></div>`);
  const outcome = await browser.engine.capture(aCapture({ url: `${site.origin}/page`, actions }), {
    deadlineAt: Date.now() + timeoutMs,
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
  return outcome.snapshot;
}
const outOf = ({ html: text = '' }: Snapshot): string =>
  /id="out">([^<]*)/.exec(text)?.[1] ?? 'nothing';
const click = (selector: string, all = false): Action => ({ type: 'click', selector, all });
const button = (say: string, more = ''): string =>
  `<button class="b" ${more} onclick="out.textContent += '[${say}]'">${say}</button>`;

describe('a click on all', () => {
  it('leaves out what is hidden or disabled, and says so', async () => {
    const body = [button('1'), button('2', 'hidden'), button('3', 'disabled'), button('4')].join(
      '',
    );
    const snapshot = await act(body, [click('.b', true)]);
    expect(outOf(snapshot)).toBe('[1][4]');
    expect(snapshot.warnings).toEqual([expect.stringContaining('left out 2 of 4 elements')]);
  });

  it('goes on where a click takes others away', async () => {
    const body = `<div id="list">${button('1')}${button('2')}</div>
      <script>list.onclick = () => { list.innerHTML = '' }</script>${button('3')}`;
    expect(outOf(await act(body, [click('.b', true)]))).toBe('[1][3]');
  });

  it('is no failure where there is none', async () => {
    const snapshot = await act('', [click('.b', true), { type: 'scrape' }]);
    expect(snapshot.warnings).toEqual([expect.stringContaining('found no such element')]);
    expect(snapshot.actions?.scrapes).toHaveLength(1);
  });

  it('fails where none can be clicked', async () => {
    await expect(act(button('1', 'hidden'), [click('.b', true)])).rejects.toThrow(
      'Action 0 (click on ".b") failed: all such elements are hidden, disabled or gone.',
    );
  });
});

describe('a click', () => {
  it.each([
    [
      'covered',
      `${button('1')}<div id="over" style="position:fixed;inset:0"></div>`,
      '<div id="over"></div> lies over it; close or remove that first.',
    ],
    ['hidden', button('1', 'hidden'), 'it is on the page, but cannot be seen'],
    ['disabled', button('1', 'disabled'), 'it is disabled, and stayed so.'],
    ['missing', '', 'no such element appeared'],
  ])('says why one was in vain: %s', async (_what, body, why) => {
    const failing = act(body, [click('.b')], 6_000);
    await expect(failing).rejects.toMatchObject({
      code: 'SCRAPE_ACTION_ERROR',
      message: expect.stringContaining(`Action 0 (click on ".b") failed: ${why}`),
    });
  });

  it('chooses an option of a select', async () => {
    const body = `<select onchange="out.textContent = this.value"><option>a<option>b<option>c</select>`;
    expect(outOf(await act(body, [click('option:nth-child(3)')]))).toBe('c');
  });

  it('reaches into a frame', async () => {
    serve('/inner', '<button id="ok" onclick="parent.out.textContent = 1">OK</button>');
    expect(outOf(await act('<iframe src="/inner"></iframe>', [click('#ok')]))).toBe('1');
  });

  it.each([
    ['a link', '<a class="b" target="_blank" rel="noopener" href="/login">more</a>'],
    ['a script', `<button class="b" onclick="window.open('/login')">more</button>`],
  ])('names what %s opened in a window of its own', async (_what, body) => {
    const { warnings, finalUrl } = await act(body, [click('.b')]);
    expect(finalUrl).toBe(`${site.origin}/page`);
    expect(warnings).toEqual([
      `Action 0 (click on ".b") opened ${site.origin}/login in a window of its own, which was closed; to read it, scrape its address.`,
    ]);
  });
});
