/** The live page of the picker over its real websocket, in real Chromium. */
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LiveMessage, LiveReply, OpenLiveAnswer } from '../../src/contract/console/live.ts';
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
  window.send({ kind: 'boxes', ask: 3, selector: 'li' });
  const { boxes } = await window.find('boxes');
  expect(boxes).toMatchObject([
    { x: 0, y: 40, height: 40 },
    { x: 0, y: 80, height: 40 },
  ]);
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
  const first = await open('/one');
  const second = await open('/one');
  const third = await ask('POST', '/console/live', {
    url: `${site.origin}/one`,
    width: 800,
    height: 600,
  });
  expect(third).toMatchObject({
    status: 429,
    json: { error: expect.stringContaining('close one') },
  });
  await Promise.all([first, second].map(({ id }) => ask('DELETE', `/console/live/${id}`)));
});
