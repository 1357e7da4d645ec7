/** The live page of the picker over its real websocket, in real Chromium. */
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  LiveMessage,
  LivePicked,
  LiveReply,
  LiveTables,
  OpenLiveAnswer,
} from '../../src/contract/console/live.ts';
import { boxAt } from '../../src/renderer/features/recipes/box-at.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const PAGE = `<!doctype html><title>Lamps</title><style>body{margin:0}li,p{height:40px;margin:0}</style>
<h1 style="height:40px;margin:0">Lamps</h1>
<ul style="padding:0;margin:0"><li><a href="/one">Amber lamp</a></li><li><a href="/two">Brass lamp</a></li></ul>
<input style="height:40px;display:block" aria-label="Name" oninput="location.hash = this.value">
<div id="host" style="height:40px"></div>
<script>
  document.getElementById('host').attachShadow({ mode: 'open' }).innerHTML = '<p style="margin:0"><b>Inside</b></p>';
  const marks = new MutationObserver(() => { marks.disconnect(); document.title = 'Touched'; });
  marks
    .observe(document.documentElement, { attributes: true, childList: true, subtree: true });
</script>`;

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  site.files.set('/live', { type: 'text/html', body: PAGE });
  site.files.set('/one', { type: 'text/html', body: '<title>One</title><h1>One lamp</h1>' });
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

async function ask(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${service.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as unknown };
}

async function open(path: string): Promise<OpenLiveAnswer> {
  const body = { url: `${site.origin}${path}`, width: 800, height: 600 };
  const { status, json } = await ask('POST', '/console/live', body);
  expect(status, JSON.stringify(json)).toBe(200);
  return json as OpenLiveAnswer;
}

function connect(id: string, ticket: string, headers: Record<string, string> = {}): WebSocket {
  const address = `${service.address.replace('http', 'ws')}/console/live/${id}`;
  return new WebSocket(address, [`ticket.${ticket}`], { headers });
}

/** A socket with what it has said so far. */
class Window {
  readonly replies: LiveReply[] = [];
  readonly pictures: Buffer[] = [];
  readonly socket: WebSocket;

  constructor({ id, ticket }: OpenLiveAnswer) {
    this.socket = connect(id, ticket);
    this.socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.pictures.push(data);
      else this.replies.push(JSON.parse(data.toString()) as LiveReply);
    });
  }

  send(message: LiveMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Presses and lets go at a point. */
  click(x: number, y: number): void {
    const event = { kind: 'pointer', x, y, button: 'left', clicks: 1, modifiers: [] } as const;
    this.send({ ...event, action: 'move' });
    this.send({ ...event, action: 'down' });
    this.send({ ...event, action: 'up' });
  }

  /** The newest reply of a kind that fits, once there is one. */
  async find<Kind extends LiveReply['kind']>(
    kind: Kind,
    fits: (reply: Extract<LiveReply, { kind: Kind }>) => boolean = () => true,
  ): Promise<Extract<LiveReply, { kind: Kind }>> {
    let found: Extract<LiveReply, { kind: Kind }> | undefined;
    await expect
      .poll(() => {
        found = this.#last(kind, fits);
        return found === undefined ? this.replies : 'found';
      })
      .toBe('found');
    if (found === undefined) throw new Error(`no ${kind}`);
    return found;
  }

  #last<Kind extends LiveReply['kind']>(
    kind: Kind,
    fits: (reply: Extract<LiveReply, { kind: Kind }>) => boolean,
  ): Extract<LiveReply, { kind: Kind }> | undefined {
    return this.replies
      .filter((reply): reply is Extract<LiveReply, { kind: Kind }> => reply.kind === kind)
      .findLast(fits);
  }
}

it('shows a page, tells what stands at a point, follows clicks and typing, and leaves no mark', async () => {
  const opened = await open('/live');
  const window = new Window(opened);
  await expect.poll(() => window.pictures.length).toBeGreaterThan(0);
  const picture = window.pictures[0];
  expect([picture?.readUInt16BE(0), picture?.readUInt16BE(2)]).toEqual([800, 600]);
  expect(picture?.subarray(4, 6).toString('hex')).toBe('ffd8');
  await window.find('state', ({ isLoading, title }) => !isLoading && title === 'Lamps');

  window.send({ kind: 'point', ask: 1, x: 20, y: 95 });
  const { element } = await window.find('pointed', ({ ask: asked }) => asked === 1);
  expect(element).toMatchObject({
    path: ['html > body > ul:nth-child(2) > li:nth-child(2) > a:nth-child(1)'],
    tag: 'a',
    text: 'Brass lamp',
  });
  window.send({ kind: 'point', ask: 2, x: 20, y: 170 });
  const inside = await window.find('pointed', ({ ask: asked }) => asked === 2);
  expect(inside.element?.path).toEqual([
    'html > body > div:nth-child(4)',
    'p:nth-child(1) > b:nth-child(1)',
  ]);
  window.send({ kind: 'layout', ask: 3 });
  const { boxes } = await window.find('boxes', ({ ask: asked }) => asked === 3);
  const drawn = boxes.filter((box) => box !== null);
  expect(boxAt(drawn, { x: 20, y: 95 })).toEqual(element?.box);
  expect(boxAt(drawn, { x: 20, y: 170 })).toEqual(inside.element?.box);
  const { json } = await ask('POST', `/console/live/${opened.id}/tables`, {});
  expect(json).toMatchObject({ url: `${site.origin}/live` });
  const state = await window.find('state');
  expect(state.title).toBe('Lamps');

  window.click(20, 140);
  window.send({ kind: 'text', text: '灯 A' });
  window.send({ kind: 'key', action: 'down', key: 'b', code: 'KeyB', modifiers: [] });
  await window.find('state', ({ url }) => decodeURIComponent(url).endsWith('#灯 Ab'));
  window.replies.length = 0;
  window.pictures.length = 0;
  window.send({ kind: 'reload' });
  await window.find('state', ({ isLoading, title }) => !isLoading && title === 'Lamps');
  // Chromium takes no input before a document's first picture: a person clicks again
  await expect
    .poll(() => {
      window.click(20, 50);
      return window.replies;
    })
    .toContainEqual(expect.objectContaining({ title: 'One', url: `${site.origin}/one` }));
  window.replies.length = 0;
  window.send({ kind: 'back' });
  await window.find('state', ({ url }) => url.includes('/live#'));
  window.send({ kind: 'go', url: 'file:///etc/passwd' });
  const { text } = await window.find('notice');
  expect(text).toContain('is not an http or https address');

  await ask('DELETE', `/console/live/${opened.id}`);
  expect((await window.find('ended')).reason).toBe('The page was closed.');
});

it('reads letters as a run does where the page names no encoding', async () => {
  const body = '<title>Größe 40 €</title><p><a href="/next-plain">次へ</a></p>';
  site.files.set('/plain', { type: 'text/html', body });
  site.files.set('/next-plain', { type: 'text/html', body: '<title>Łódź</title>' });
  const opened = await open('/plain');
  const window = new Window(opened);
  await window.find('state', ({ isLoading, title }) => !isLoading && title === 'Größe 40 €');
  await expect
    .poll(() => {
      window.click(20, 25);
      return window.replies;
    })
    .toContainEqual(expect.objectContaining({ title: 'Łódź' }));
  await ask('DELETE', `/console/live/${opened.id}`);
});

it('lets a ticket in once, and neither another origin nor an old ticket', async () => {
  const { id, ticket } = await open('/one');
  const statusOf = (socket: WebSocket) =>
    new Promise((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', () => undefined);
    });
  expect(await statusOf(connect(id, 'x'.repeat(44)))).toBe(403);
  expect(await statusOf(connect(id, ticket, { origin: 'http://127.0.0.1:1' }))).toBe(403);
  expect(await statusOf(connect(id, ticket, { origin: service.address }))).toBe(101);
  expect(await statusOf(connect(id, ticket))).toBe(403);
  const { json } = await ask('POST', `/console/live/${id}/ticket`);
  expect(await statusOf(connect(id, (json as OpenLiveAnswer).ticket))).toBe(101);
  await ask('DELETE', `/console/live/${id}`);
});

it('says why a page does not open, and how many may', async () => {
  const own = await ask('POST', '/console/live', {
    url: `${service.address}/console/state`,
    width: 800,
    height: 600,
  });
  expect(own.status).toBeGreaterThanOrEqual(400);
  expect((await ask('POST', '/console/live', { url: 'x' })).status).toBe(400);
  const looked = [await look('/one'), await look('/one')];
  const third = await ask('POST', '/console/live', {
    url: `${site.origin}/one`,
    width: 800,
    height: 600,
  });
  expect(third).toMatchObject({
    status: 429,
    json: { error: expect.stringContaining('close one') },
  });
  await Promise.all(looked.map((id) => ask('DELETE', `/console/live/${id}`)));
});

it('gives the room of a page that nobody came for to one that somebody wants', async () => {
  const looked = await look('/one');
  const abandoned = await open('/one');
  const wanted = await open('/one');
  expect((await ask('POST', `/console/live/${abandoned.id}/ticket`)).status).toBe(404);
  await Promise.all([looked, wanted.id].map((id) => ask('DELETE', `/console/live/${id}`)));
});

/** Opens a page and looks at it: its id. */
async function look(path: string): Promise<string> {
  const { id, ticket } = await open(path);
  const socket = connect(id, ticket);
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return id;
}

const things = Array.from(
  { length: 8 },
  (_, i) =>
    `<li class="it"><a href="/thing/${i}">Honest thing ${i + 1}</a> <b>$${(i + 1) * 3}.50</b></li>`,
).join('');

/** A page that watches its window and its document, and tells the site what it saw. */
const WATCHFUL = `<!doctype html><title>Watchful</title><style>body{margin:0}li{height:30px}</style>
<ul style="margin:0">${things}</ul><script>
  const tell = (what) => { new Image().src = '/told?' + encodeURIComponent(what); };
  const before = new Set([...Object.getOwnPropertyNames(window), 'before', 'tell', 'native']);
  const native = Document.prototype.querySelectorAll;
  for (const name of ['querySelector', 'querySelectorAll', 'elementFromPoint', 'createTreeWalker', 'importNode']) {
    const own = Document.prototype[name];
    if (own) Document.prototype[name] = function (...given) { tell('called ' + name); return own.apply(this, given); };
  }
  for (const name of ['getBoundingClientRect', 'setAttribute', 'scrollIntoView']) {
    const own = Element.prototype[name];
    Element.prototype[name] = function (...given) { tell('called ' + name); return own.apply(this, given); };
  }
  new MutationObserver((all) => { for (const one of all) tell('changed ' + one.type); })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('message', () => tell('message'));
  window.look = () => { for (const name of Object.getOwnPropertyNames(window)) if (!before.has(name) && name !== 'look') tell('global ' + name); };
  addEventListener('hashchange', () => { look(); tell('looked'); });
</script>`;

it('is looked at, pointed at and picked from, and a page that watches for it sees nothing', async () => {
  site.files.set('/watchful', { type: 'text/html', body: WATCHFUL });
  site.files.set('/told', { type: 'text/plain', body: '' });
  const opened = await open('/watchful');
  const window = new Window(opened);
  await window.find('state', ({ isLoading, title }) => !isLoading && title === 'Watchful');

  const { json: found } = await ask('POST', `/console/live/${opened.id}/tables`, {});
  const { tables } = found as LiveTables;
  const [table] = tables;
  expect(table?.rows).toHaveLength(8);
  expect(table?.places?.records).toHaveLength(8);
  window.send({ kind: 'point', ask: 1, x: 60, y: 40 });
  const { element } = await window.find('pointed', ({ ask: asked }) => asked === 1);
  expect(element?.text).toBe('Honest thing 2');
  expect(element?.href).toBe(`${site.origin}/thing/1`);
  const places = table?.places?.records.flat() ?? [];
  window.send({ kind: 'boxes', ask: 2, places });
  const { boxes } = await window.find('boxes', ({ ask: asked }) => asked === 2);
  expect(boxes.map((box) => box?.height)).toEqual(Array.from({ length: 8 }, () => 30));
  const cell = table?.places?.cells[7]?.find((place) => place !== null) ?? 0;
  window.send({ kind: 'show', ask: 3, place: cell });
  const shown = await window.find('boxes', ({ ask: asked }) => asked === 3);
  expect(shown.boxes[0]?.width).toBeGreaterThan(0);
  window.send({ kind: 'layout', ask: 4 });
  const layout = await window.find('boxes', ({ ask: asked }) => asked === 4);
  expect(layout.boxes.length).toBeGreaterThan(8);
  const clicks = [{ selector: element?.path ?? [] }];
  const { json: picked } = await ask('POST', `/console/live/${opened.id}/pick`, { clicks });
  expect((picked as LivePicked).rows).toHaveLength(8);

  window.send({ kind: 'go', url: `${site.origin}/watchful#look` });
  await expect
    .poll(() => site.requests.some(({ url }) => url === '/told?looked'), { timeout: 30_000 })
    .toBe(true);
  const told = site.requests.filter(
    ({ url }) => url.startsWith('/told?') && url !== '/told?looked',
  );
  expect(told.map(({ url }) => decodeURIComponent(url))).toEqual([]);
  await ask('DELETE', `/console/live/${opened.id}`);
});

it('asks what the page asks, draws its select, and shows in place what opens a window', async () => {
  site.files.set('/asking', {
    type: 'text/html',
    body: `<title>Asking</title><style>body{margin:0}body>*{display:block;height:40px;width:300px}</style>
<button onclick="document.title = 'said ' + prompt('Who are you?', 'nobody')">ask</button>
<select onchange="document.title = 'chose ' + this.value"><option>one</option><option>two</option><option disabled>three</option></select>
<a href="/one" target="_blank">window</a>`,
  });
  const opened = await open('/asking');
  const window = new Window(opened);
  await window.find('state', ({ isLoading, title }) => !isLoading && title === 'Asking');
  await expect
    .poll(() => {
      window.click(20, 20);
      return window.replies.some(({ kind }) => kind === 'dialog');
    })
    .toBe(true);
  const { dialog } = await window.find('dialog', ({ dialog: asked }) => asked !== null);
  expect(dialog).toEqual({
    kind: 'prompt',
    site: site.host,
    message: 'Who are you?',
    value: 'nobody',
  });
  window.send({ kind: 'dialog', accept: true, text: 'Ann' });
  const titleOf = () => ask('POST', `/console/live/${opened.id}/tables`, {});
  await titleOf();

  window.click(20, 60);
  const { select } = await window.find('select');
  expect(select.options).toEqual([
    { text: 'one', isChosen: true, isDisabled: false },
    { text: 'two', isChosen: false, isDisabled: false },
    { text: 'three', isChosen: false, isDisabled: true },
  ]);
  window.send({ kind: 'choose', options: [1] });

  window.click(20, 100);
  await window.find('state', ({ title }) => title === 'One');
  expect((await window.find('notice')).text).toContain('it is shown here');
  await ask('DELETE', `/console/live/${opened.id}`);
});
