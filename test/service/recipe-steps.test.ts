/** What somebody does in the live page before picking becomes steps of the recipe, and a run does it again. */
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  LiveMessage,
  LivePicked,
  LiveReply,
  LiveUse,
  OpenLiveAnswer,
  ProvedPages,
} from '../../src/contract/console/live.ts';
import type { RecipeFile, RecipeStep } from '../../src/contract/console/recipes.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

/** Rows of 40 pixels; lamps come once cookies are taken, a kind is searched, a colour is chosen and the tab pressed. */
function lamps({ isRenamed = false } = {}): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lamps</title>
<style>body{margin:0;font:16px sans-serif}body>*,li{height:40px;margin:0;padding:0;display:block;overflow:hidden}ul{height:auto!important}</style>
<div class="consent"><button type="button" class="yes"><span>Accept all</span></button> <button type="button" class="no">Only needed</button></div>
<div><input placeholder="What kind?" id="f-8f3a21"></div>
<div><select name="colour"><option>any</option><option>red</option><option>green</option></select></div>
<div><input type="password" aria-label="Password"></div>
<div><iframe src="/framed" style="height:40px;border:0"></iframe></div>
<div role="tablist"><span role="tab" class="t">About</span> <span role="tab" class="t">${isRenamed ? 'Our lamps' : 'Lamps'}</span></div>
<p>Please choose what you look for.</p>
<ul></ul>
<script>
const seen = { consent: false, kind: '', colour: 'any' };
const [consent] = document.getElementsByClassName('consent');
consent.firstElementChild.onclick = () => { seen.consent = true; consent.style.visibility = 'hidden'; };
const kind = document.querySelector('input');
kind.onkeydown = (event) => { if (event.key === 'Enter') seen.kind = kind.value; };
document.querySelector('select').onchange = (event) => { seen.colour = event.target.value; };
document.querySelectorAll('.t')[1].onclick = () => {
  if (!seen.consent || seen.kind === '') return;
  document.querySelector('ul').innerHTML = Array.from({ length: 6 }, (_, i) =>
    '<li><a href="/lamp/' + i + '">' + seen.colour + ' ' + seen.kind + ' lamp ' + 'ABCDEF'[i] + '</a> <b>€ ' + (20 + i) + '.50</b></li>').join('');
};
</script></html>`;
}

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  site.files.set('/lamps', { type: 'text/html', body: lamps() });
  site.files.set('/framed', { type: 'text/html', body: '<button>inside</button>' });
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

async function ask(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${service.address}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const json: unknown = await answer.json();
  expect(answer.status, JSON.stringify(json)).toBe(200);
  return json;
}

/** A live page with what was said of its uses. */
async function open(path: string) {
  const { id, ticket } = (await ask('/console/live', {
    url: `${site.origin}${path}`,
    width: 800,
    height: 700,
  })) as OpenLiveAnswer;
  const address = `${service.address.replace('http', 'ws')}/console/live/${id}`;
  const socket = new WebSocket(address, [`ticket.${ticket}`]);
  const uses: LiveUse[] = [];
  const replies: LiveReply[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) return;
    const reply = JSON.parse(data.toString()) as LiveReply;
    replies.push(reply);
    if (reply.kind === 'used') uses.push(reply.use);
  });
  await expect.poll(() => replies.some((one) => one.kind === 'state' && !one.isLoading)).toBe(true);
  const send = (message: LiveMessage): void => socket.send(JSON.stringify(message));
  const click = (x: number, y: number): void => {
    const event = { kind: 'pointer', x, y, button: 'left', clicks: 1, modifiers: [] } as const;
    for (const action of ['move', 'down', 'up'] as const) send({ ...event, action });
  };
  const press = (key: string): void => {
    for (const action of ['down', 'up'] as const)
      send({ kind: 'key', action, key, code: '', modifiers: [] });
  };
  const close = (): Promise<unknown> =>
    new Promise((resolve) => socket.once('close', resolve).close());
  return { id, uses, replies, send, click, press, close };
}

interface RunView {
  readonly status: string;
  readonly health: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly report: { readonly message?: string };
}

async function run(recipe: RecipeFile): Promise<RunView> {
  const { json } = await service.ask('POST', '/api/recipes/run', { recipe });
  const { id } = json as { id: string };
  let view: RunView | undefined;
  await expect
    .poll(
      async () => {
        view = (await service.ask('GET', `/api/recipes/runs/${id}`)).json as RunView;
        return view.status;
      },
      { timeout: 120_000 },
    )
    .not.toBe('scraping');
  if (view === undefined) throw new Error('no view');
  return view;
}

let recipe: RecipeFile | undefined;

it('tells each use of the page as a step, and a run does them again', async () => {
  const live = await open('/lamps');
  // Chromium takes no input before a document's first picture: a person clicks again
  await expect
    .poll(() => {
      live.click(20, 15);
      return live.uses.length;
    })
    .toBeGreaterThan(0);
  live.click(20, 50);
  live.send({ kind: 'text', text: 'brass' });
  live.press('d');
  live.press('Backspace');
  live.press('Enter');
  live.click(20, 90);
  await expect.poll(() => live.replies.some(({ kind }) => kind === 'select')).toBe(true);
  live.send({ kind: 'choose', options: [2] });
  live.click(60, 210);
  await expect
    .poll(async () => {
      const { json } = { json: await ask(`/console/live/${live.id}/tables`, {}) };
      return (json as { tables: readonly { rows: readonly unknown[] }[] }).tables[0]?.rows.length;
    })
    .toBe(6);
  const steps = live.uses.flatMap((use): readonly RecipeStep[] => use.steps);
  const [first, ...others] = steps;
  expect(first).toEqual({ type: 'click', selector: 'button.yes', on: { text: 'Accept all' } });
  expect(others.filter((step) => step.on?.text !== 'Accept all')).toEqual([
    { type: 'click', selector: 'input[placeholder="What kind?"]' },
    { type: 'write', text: 'brass' },
    { type: 'write', text: 'd' },
    { type: 'press', key: 'Backspace' },
    { type: 'press', key: 'Enter' },
    { type: 'click', selector: 'select[name="colour"]' },
    { type: 'write', text: 'green' },
    { type: 'press', key: 'Enter' },
    expect.objectContaining({ type: 'click' }),
  ]);
  expect(live.uses.map(({ isFirst }) => isFirst).filter(Boolean)).toEqual([true]);

  live.send({ kind: 'point', ask: 1, x: 30, y: 300 });
  await expect.poll(() => live.replies.some(({ kind }) => kind === 'pointed')).toBe(true);
  const pointed = live.replies.find((one) => one.kind === 'pointed');
  const clicks = [{ selector: pointed?.kind === 'pointed' ? pointed.element?.path : [] }];
  const picked = (await ask(`/console/live/${live.id}/pick`, { clicks })) as LivePicked;
  recipe = { ...picked.recipe, visit: { ...picked.recipe.visit, steps } };
  const view = await run(recipe);
  expect(view, JSON.stringify([steps, view.report, view.rows.length])).toMatchObject({
    status: 'completed',
    health: 'ok',
  });
  expect(view.rows).toHaveLength(6);
  expect(JSON.stringify(view.rows[5])).toContain('green brass lamp F');
  await live.close();
});

it('does saved steps in the live page one by one, and says which one finds nothing', async () => {
  const known = recipe;
  if (known === undefined) throw new Error('no recipe');
  const live = await open('/lamps');
  const path = `/console/live/${live.id}`;
  for (const [at] of stepsOf(known).entries()) await ask(`${path}/step`, { recipe: known, at });
  const { rows } = (await ask(`${path}/read`, { recipe: known })) as { rows: unknown[] };
  expect(rows).toHaveLength(6);
  // what somebody does next comes after them
  await expect
    .poll(() => {
      live.click(60, 210);
      return live.uses.length;
    })
    .toBeGreaterThan(0);
  expect(live.uses.map(({ isFirst }) => isFirst)).not.toContain(true);
  const lost = {
    ...known,
    visit: { ...known.visit, steps: [{ type: 'click', selector: '.gone', on: { text: 'Gone' } }] },
  };
  const answer = await fetch(`${service.address}${path}/step`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ recipe: lost, at: 0 }),
  });
  expect(await answer.json()).toMatchObject({ code: 'SCRAPE_ACTION_ERROR' });
  await live.close();
}, 60_000);

it('finds a button by its words when it has moved, and says when it is not there', async () => {
  const known = recipe;
  if (known === undefined) throw new Error('no recipe');
  const [accept] = stepsOf(known);
  expect(accept?.on?.text).toBe('Accept all');
  site.files.set('/lamps', { type: 'text/html', body: lamps().replace('class="yes"', '') });
  expect(await run(known)).toMatchObject({ health: 'ok', rows: { length: 6 } });
  site.files.set('/lamps', {
    type: 'text/html',
    body: lamps().replace(/<button[^]*?<\/button>/, '<i></i>'),
  });
  const { health, rows, report } = await run(known);
  expect({ health, rows }).toEqual({ health: 'broken', rows: [] });
  expect(report.message).toContain('The steps before the list could not be done');
  expect(report.message).toContain('button.yes');
  site.files.set('/lamps', { type: 'text/html', body: lamps() });
}, 120_000);

it('waits for a button that comes late, and not for one that a page at rest has not', async () => {
  const known = recipe;
  if (known === undefined) throw new Error('no recipe');
  const [, button = ''] = /(<button[^]*?<\/button>)/.exec(lamps()) ?? [];
  const withLate = (tag: string): string =>
    lamps()
      .replace(button, '<i></i>')
      .replace(
        '</script></html>',
        `</script><script>fetch('/slow').then(() => {
          document.querySelector('i').outerHTML = '${tag}';
          consent.firstElementChild.onclick = () => { seen.consent = true; };
        });</script></html>`,
      );
  site.files.set('/lamps', { type: 'text/html', body: withLate(button) });
  site.files.set('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    return { type: 'text/plain', body: 'now' };
  });
  expect(await run(known)).toMatchObject({ health: 'ok', rows: { length: 6 } });
  site.files.set('/lamps', { type: 'text/html', body: lamps().replace(button, '<i></i>') });
  const since = performance.now();
  expect(await run(known)).toMatchObject({ health: 'broken', rows: [] });
  expect(performance.now() - since).toBeLessThan(9_000);
  site.files.set('/lamps', { type: 'text/html', body: lamps() });
}, 120_000);

it('proves the way on with the steps done', async () => {
  site.files.set('/lamps', {
    type: 'text/html',
    body: `${lamps()}<button class="on" onclick="grow()">Load more</button><script>
let grown = 0;
function grow() {
  const list = document.querySelector('ul');
  if (list.children.length === 0 || grown > 1) return;
  grown += 1;
  list.insertAdjacentHTML('beforeend', [...list.children].slice(0, 6).map((one) => one.outerHTML.replaceAll('/lamp/', '/lamp/' + grown).replaceAll(' lamp ', ' lamp ' + grown + ' ')).join(''));
}
</script>`,
  });
  const { pages } = (await ask('/console/live/pages', { recipe })) as ProvedPages;
  expect(pages).toMatchObject({ kind: 'more' });
}, 60_000);

it('keeps what goes into a password field to itself, and says what it cannot do again', async () => {
  const live = await open('/lamps');
  await expect
    .poll(() => {
      live.click(20, 130);
      return live.uses.length;
    })
    .toBeGreaterThan(0);
  live.send({ kind: 'text', text: 'open sesame' });
  await expect.poll(() => live.uses.at(-1)?.lost).toBe('secret');
  expect(JSON.stringify(live.uses)).not.toContain('sesame');
  live.click(20, 170);
  await expect.poll(() => live.uses.at(-1)?.lost).toBe('frame');
  const { length: before } = live.uses;
  live.send({ kind: 'reload' });
  await expect
    .poll(() => {
      live.click(60, 210);
      return live.uses.slice(before).some(({ isFirst }) => isFirst);
    })
    .toBe(true);
  await live.close();
});

const stepsOf = (of: RecipeFile): readonly RecipeStep[] =>
  (of.visit?.steps ?? []).map((step) => step as RecipeStep);

it('tells no press where nothing can be pressed, unless the page changes by it', async () => {
  const body = `<!doctype html><html lang="en"><style>body{margin:0}div{height:40px}</style>
<div class="words">Only words</div><div class="menu">Menu</div><p hidden>Open</p><script>
const menu = document.querySelector('.menu'), open = document.querySelector('p');
menu.addEventListener('click', () => { open.hidden = false; });
document.body.addEventListener('click', (event) => { if (event.target !== menu) open.hidden = true; });
</script></html>`;
  site.files.set('/plain', { type: 'text/html', body });
  const live = await open('/plain');
  await expect
    .poll(() => {
      live.click(20, 60);
      return live.uses.length;
    })
    .toBeGreaterThan(0);
  const said = (): readonly string[] =>
    live.uses.flatMap((use): readonly RecipeStep[] => use.steps).map(({ on }) => on?.text ?? '');
  live.click(20, 10);
  await expect.poll(() => said().at(-1)).toBe('Only words');
  live.click(20, 10);
  live.click(20, 60);
  await expect.poll(() => said().at(-1)).toBe('Menu');
  expect(said().filter((text) => text === 'Only words')).toHaveLength(1);
  await live.close();
});
