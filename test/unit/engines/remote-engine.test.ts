/** Render services that are busy, die, refuse or are strangers, over real connections; what renders is made up. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { createRemoteEngine } from '../../../src/main/service/engines/remote/engine.ts';
import { pieceWriter, readPieces } from '../../../src/main/service/engines/remote/pieces.ts';
import { createGate, signedHeaders } from '../../../src/main/service/engines/remote/signature.ts';
import type { CaptureContext, Engine } from '../../../src/main/service/ports/engine.ts';
import type { NodeState } from '../../../src/main/service/ports/nodes.ts';
import { aCapture } from '../../suites/engine/engine-suite.ts';
import { aLog } from '../../support/browser.ts';
import {
  aNode,
  CLUSTER_SECRET as secret,
  renderNode,
  type RenderNodeOfTests,
} from '../../support/render-node.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const request = aCapture({ url: 'http://site.example/page' });
const context = (more: Partial<CaptureContext> = {}): CaptureContext => ({
  deadlineAt: Date.now() + 5_000,
  signal: new AbortController().signal,
  ...more,
});

/** An engine that captures as it is told. */
function made(capture: Engine['capture']): Engine {
  return {
    name: 'browser',
    capabilities: new Set(),
    capture,
    stats: () => ({ active: 0, contexts: 0 }),
    close: () => Promise.resolve(),
  };
}

const shows = (html: string): Engine =>
  made(({ url }) =>
    Promise.resolve({
      kind: 'snapshot',
      snapshot: {
        ...{ requestedUrl: url, finalUrl: url, redirects: [], status: 200, statusText: 'OK' },
        ...{ headers: {}, contentType: 'text/html', html, body: Buffer.from(html) },
        ...{ engine: 'browser', proxyUsed: 'basic', capturedAt: Date.now(), elapsedMs: 1 },
        warnings: [],
      },
    }),
  );

/** Under way until its caller gives up. */
function hangs(): { readonly engine: Engine; readonly began: Promise<void>; isAborted(): boolean } {
  const begun = Promise.withResolvers<undefined>();
  let isAborted = false;
  const engine = made(
    (_request, { signal }) =>
      new Promise((_resolve, reject) => {
        begun.resolve(undefined);
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason as Error);
        });
      }),
  );
  return { engine, began: begun.promise, isAborted: () => isAborted };
}

async function serve(...how: Parameters<typeof renderNode>): Promise<RenderNodeOfTests> {
  const node = await renderNode(...how);
  open.push(node);
  return node;
}

function remoteOf(list: () => readonly NodeState[]) {
  const log = aLog();
  const engine = createRemoteEngine({
    ...{ list: () => Promise.resolve(list()), monotonic: () => performance.now() },
    ...{ secret, clock: { now: () => Date.now() }, log },
  });
  open.push(engine);
  return Object.assign(engine, { log });
}

async function htmlOf(engine: Engine, more: Partial<CaptureContext> = {}): Promise<unknown> {
  const outcome = await engine.capture(request, context(more));
  if (outcome.kind !== 'snapshot') return outcome.reason;
  expect(Buffer.from(outcome.snapshot.body).toString()).toBe(outcome.snapshot.html);
  // it is handed to a worker with its whole buffer
  expect(outcome.snapshot.body.buffer.byteLength).toBe(outcome.snapshot.body.length);
  return outcome.snapshot.html;
}

const isUp = async (address: string): Promise<boolean> =>
  await fetch(address).then(
    () => true,
    () => false,
  );

describe('a browser of other services', () => {
  it('takes the least busy, and goes on to another where one dies under a page', async () => {
    const first = hangs();
    const [dying, other] = await Promise.all([
      serve('dying', first.engine),
      serve('other', shows('<p>from the other</p>')),
    ]);
    const remote = remoteOf(() => [{ ...other.state, running: 3 }, dying.state]);
    const page = htmlOf(remote);
    await first.began;
    await dying.close();
    expect(await page).toBe('<p>from the other</p>');
    expect(remote.log.lines).toMatchObject([{ level: 'warn', fields: { node: 'dying' } }]);
    expect(first.isAborted()).toBe(true);
    // out until it beats again, though it has less to do
    expect(await htmlOf(remote)).toBe('<p>from the other</p>');
    expect(remote.log.lines).toHaveLength(1);
    expect(remote.stats().active).toBe(0);
  });

  it('spreads pages before the list tells of them', async () => {
    const [one, two] = [hangs(), hangs()];
    const nodes = await Promise.all([serve('one', one.engine), serve('two', two.engine)]);
    const remote = remoteOf(() => nodes.map(({ state }) => state));
    const giveUp = new AbortController();
    const pages = [1, 2].map(() => remote.capture(request, context({ signal: giveUp.signal })));
    await Promise.all([one.began, two.began]);
    giveUp.abort(new Error('enough'));
    for (const page of pages) await expect(page).rejects.toThrow('enough');
    await vi.waitUntil(() => one.isAborted() && two.isAborted());
  });

  it('goes past one that nobody listens at, one without the secret and one without Chromium', async () => {
    const refused = made(() =>
      Promise.reject(new HearthError('BROWSER_UNAVAILABLE', 'No Chromium found.')),
    );
    const nodes = await Promise.all([
      serve('stranger', shows('<p>no</p>'), { secret: 'of quite another cluster' }),
      serve('bare', refused),
      serve('last', shows('<p>here</p>')),
    ]);
    const list = [aNode('gone'), ...nodes.map(({ state }) => state)];
    const remote = remoteOf(() => list.map((node, running) => ({ ...node, running })));
    expect(await htmlOf(remote)).toBe('<p>here</p>');
    expect(remote.log.lines.map(({ fields }) => fields['why'])).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      expect.stringContaining('not signed with the cluster secret'),
      'No Chromium found.',
    ]);
  });

  it('says that no service renders, and takes one that comes while it waits', async () => {
    const nodes: NodeState[] = [aNode('api', { roles: ['api'] })];
    const remote = remoteOf(() => nodes);
    const page = htmlOf(remote, { deadlineAt: Date.now() + 20_000 });
    await pause(600);
    nodes.push((await serve('late', shows('<p>late</p>'))).state);
    expect(await page).toBe('<p>late</p>');
    nodes.pop();
    await expect(
      htmlOf(
        remoteOf(() => nodes),
        { deadlineAt: Date.now() + 500 },
      ),
    ).rejects.toMatchObject({ code: 'SCRAPE_TIMEOUT' });
    await expect(
      htmlOf(
        remoteOf(() => nodes),
        { deadlineAt: Date.now() + 30_000 },
      ),
    ).rejects.toMatchObject({
      code: 'BROWSER_UNAVAILABLE',
      message: expect.stringContaining('No render service runs'),
    });
  });

  it('leaves one that says nothing, and gives a page under which three ended to no fourth', async () => {
    const mute = createServer((_request, response) => response.writeHead(200).flushHeaders());
    await once(mute.listen(0, '127.0.0.1'), 'listening');
    open.push({
      close: async () => {
        mute.closeAllConnections();
        await new Promise((resolve) => mute.close(resolve));
      },
    });
    const { port } = mute.address() as AddressInfo;
    const other = await serve('other', shows('<p>heard</p>'));
    const silent = aNode('silent', { address: `http://127.0.0.1:${port}` });
    const remote = remoteOf(() => [silent, { ...other.state, running: 1 }]);
    const askedAt = performance.now();
    const deadlineAt = Date.now() + 15_000;
    expect(await htmlOf(remote, { deadlineAt })).toBe('<p>heard</p>');
    expect(performance.now() - askedAt).toBeGreaterThan(7_500);
    const ended: RenderNodeOfTests[] = [];
    const deadly = made(async () => {
      await ended.at(-1)?.close();
      return await new Promise<never>(() => undefined);
    });
    const list = (): readonly NodeState[] => ended.slice(-1).map(({ state }) => state);
    for (const id of ['first', 'second', 'third', 'fourth']) ended.push(await serve(id, deadly));
    const victims = [...ended];
    ended.splice(1);
    const page = remoteOf(list).capture(request, context({ deadlineAt }));
    void page.catch(() => undefined);
    for (const next of victims.slice(1)) {
      await vi.waitUntil(async () => !(await isUp(list()[0]?.address ?? '')), { timeout: 5_000 });
      ended.push(next);
    }
    await expect(page).rejects.toMatchObject({
      code: 'SCRAPE_SITE_ERROR',
      message: expect.stringContaining('3 render services ended'),
    });
    expect(await isUp(victims[3]?.state.address ?? '')).toBe(true);
  });

  it('carries many megabytes of pictures', async () => {
    const bytes = new Uint8Array(20_000_000).map((_, at) => at % 251);
    const viewport = { width: 10, height: 10 };
    const pictured = made(async (asked) => {
      const outcome = await shows('<p>big</p>').capture(asked, context());
      if (outcome.kind !== 'snapshot') return outcome;
      const screenshot = { mimeType: 'image/png', bytes, viewport } as const;
      return { kind: 'snapshot', snapshot: { ...outcome.snapshot, screenshot } };
    });
    const node = await serve('big', pictured);
    const outcome = await remoteOf(() => [node.state]).capture(request, context());
    const got = outcome.kind === 'snapshot' ? outcome.snapshot.screenshot?.bytes : undefined;
    expect(Buffer.compare(got ?? new Uint8Array(), bytes)).toBe(0);
  });

  it('asks at home before each further address; what is thrown there ends the capture', async () => {
    const denied = new HearthError('SCRAPE_ROBOTS_DENIED', 'not this one', {
      details: { rule: 1 },
    });
    const asks = made(async (asked, { admit }) => {
      await admit?.('http://site.example/further');
      await admit?.('http://site.example/denied');
      return await shows('<p>never</p>').capture(asked, context());
    });
    const remote = remoteOf(((node) => () => [node])((await serve('r', asks)).state));
    const seen: string[] = [];
    const admit = (url: string): Promise<void> => {
      seen.push(url);
      return url.endsWith('denied') ? Promise.reject(denied) : Promise.resolve();
    };
    await expect(remote.capture(request, context({ admit }))).rejects.toBe(denied);
    expect(seen).toEqual(['http://site.example/further', 'http://site.example/denied']);
  });

  it('brings the failure of a page home as it was, and a deadline at its time', async () => {
    const failure = new HearthError('SCRAPE_ACTION_ERROR', 'no such button', {
      details: { action: 2 },
      retryAfterSeconds: 7,
    });
    const [fails, slow] = await Promise.all([
      serve(
        'fails',
        made(() => Promise.reject(failure)),
      ),
      serve('slow', hangs().engine),
    ]);
    await expect(remoteOf(() => [fails.state]).capture(request, context())).rejects.toMatchObject({
      code: 'SCRAPE_ACTION_ERROR',
      message: 'no such button',
      details: { action: 2 },
      retryAfterSeconds: 7,
    });
    const deadlineAt = Date.now() + 300;
    await expect(
      remoteOf(() => [slow.state]).capture(request, context({ deadlineAt })),
    ).rejects.toMatchObject({ code: 'SCRAPE_TIMEOUT' });
  });
});

describe('calls between services', () => {
  const body = Buffer.from('what is asked');
  const call = { secret, node: 'r1', method: 'POST', path: '/internal/capture', nonce: 'n1', body };
  const now = 1_000_000_000;
  const asked = (more: Partial<Parameters<typeof signedHeaders>[0]> = {}) => ({
    ...{ method: 'POST', path: '/internal/capture' },
    headers: signedHeaders({ ...call, time: now, ...more }),
  });
  const gate = () => createGate({ secret, node: 'r1', now: () => now });

  it('are let in once, for the service, the address and the body they were signed for', () => {
    const one = gate();
    const admitted = one.admit(asked());
    expect(() => one.check(admitted, body)).not.toThrow();
    expect(() => one.check(admitted, Buffer.from('something else'))).toThrow('Its body');
    expect(() => one.admit(asked())).toThrow('It was sent before');
    const unsigned = 'not signed with the cluster secret';
    expect(() => gate().admit(asked({ secret: 'another secret' }))).toThrow(unsigned);
    expect(() => gate().admit(asked({ node: 'r2' }))).toThrow(unsigned);
    expect(() => gate().admit({ ...asked(), path: '/internal/release' })).toThrow(unsigned);
    expect(() => gate().admit({ ...asked(), method: 'GET' })).toThrow(unsigned);
    expect(() => gate().admit({ ...asked(), headers: {} })).toThrow(unsigned);
    const { headers } = asked();
    const forged = { ...headers, 'hearth-digest': 'f'.repeat(64) };
    expect(() => gate().admit({ ...asked(), headers: forged })).toThrow(unsigned);
  });

  it('are refused when the clocks are far apart, and only when they are', () => {
    expect(() => gate().admit(asked({ time: now - 299_000 }))).not.toThrow();
    expect(() => gate().admit(asked({ time: now + 301_000 }))).toThrow('5 minutes apart');
    expect(() => gate().admit(asked({ time: now - 301_000 }))).toThrow('5 minutes apart');
  });

  it('are answered in pieces that nobody else can make, change, repeat or leave out', async () => {
    const pieces: Uint8Array[] = [];
    const write = pieceWriter(secret, 'n1', (piece) => pieces.push(piece));
    const said = [{ kind: 'beat' }, { bytes: new Uint8Array(70_000).fill(7) }, 'ü'];
    said.forEach((value) => write(value));
    const read = async (chunks: readonly Uint8Array[], nonce = 'n1'): Promise<unknown[]> => {
      const stream = (async function* () {
        for (const chunk of chunks) yield await Promise.resolve(chunk);
      })();
      const values: unknown[] = [];
      for await (const value of readPieces(secret, nonce, stream)) values.push(value);
      return values;
    };
    const [first, second, third] = pieces as [Uint8Array, Uint8Array, Uint8Array];
    const all = Buffer.concat(pieces);
    expect(await read([all])).toEqual(said);
    const crumbs = Array.from({ length: Math.ceil(all.length / 997) }, (_, at) =>
      all.subarray(at * 997, (at + 1) * 997),
    );
    expect(await read(crumbs)).toEqual(said);
    await expect(read([all], 'n2')).rejects.toThrow('not signed');
    await expect(read([second])).rejects.toThrow('not signed');
    await expect(read([first, first])).rejects.toThrow('not signed');
    await expect(read([first, third])).rejects.toThrow('not signed');
    await expect(read([first, second.subarray(0, -1)])).rejects.toThrow('too early');
    const changed = Buffer.from(first);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(read([changed])).rejects.toThrow('not signed');
  });
});
