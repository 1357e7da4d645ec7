import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server } from 'node:http';
import { connect, createServer as createRawServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { createEgressProxy, EGRESS_CHECK_URL } from '../../../src/main/service/net/egress-proxy.ts';
import type {
  EgressOptions,
  EgressProxy,
  EgressSession,
} from '../../../src/main/service/net/egress-proxy.ts';

let site: Server;
let seen: { url: string; headers: IncomingMessage['headers']; body: string }[];
let proxies: EgressProxy[];
let origin: string;

beforeEach(async () => {
  seen = [];
  proxies = [];
  site = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      if (request.url === '/reset') request.socket.resetAndDestroy();
      else if (request.url === '/cut') {
        response.writeHead(200, { 'content-length': '100' });
        response.write('part', () => request.socket.destroy());
      } else if (request.url === '/once') {
        response.end('last', () => request.socket.destroy());
      } else {
        response.writeHead(
          203,
          'Quite Fine',
          [
            ['Set-Cookie', 'a=1'],
            ['Set-Cookie', 'b=2'],
            ['X-Case', 'Kept'],
          ].flat(),
        );
        response.end('hello');
      }
    });
  });
  origin = `http://site.test:${await listen(site)}`;
});
afterEach(async () => {
  for (const proxy of proxies) {
    await proxy.close();
    expect(proxy.stats()).toEqual({ sockets: 0, sessions: 0 });
  }
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** `*.test` is this machine, `dns.*` unknown, all else refused. */
const resolve: EgressOptions['resolve'] = (host) => {
  if (host.endsWith('.test')) return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
  const code = host.startsWith('dns.') ? 'SCRAPE_DNS_RESOLUTION_ERROR' : 'SCRAPE_ADDRESS_REFUSED';
  return Promise.reject(new HearthError(code, `${host} says no`));
};

const aProxy = async (options: Partial<EgressOptions> = {}, blocks?: (host: string) => boolean) => {
  const proxy = createEgressProxy({ resolve, ...options });
  proxies.push(proxy);
  const { port } = await proxy.start();
  const session = proxy.openSession(blocks === undefined ? {} : { blocks });
  return { proxy, port, session };
};

const credentials = ({ username, password }: Pick<EgressSession, 'username' | 'password'>) => ({
  'proxy-authorization': `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
});

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
  readonly statusText: string;
}

const ask = (
  port: number,
  url: string,
  headers: OutgoingHttpHeaders,
  body?: string,
): Promise<Reply> =>
  new Promise((done, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: url,
        headers,
        method: body === undefined ? 'GET' : 'POST',
        agent: false,
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('error', reject);
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            text,
            headers: response.headers,
            statusText: response.statusMessage ?? '',
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** CONNECT, then one GET through the tunnel; the raw text of all answers. */
const tunnel = (port: number, target: string, headers: Record<string, string>): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n${lines.join('')}\r\n`);
    socket.once('data', () => {
      socket.write('GET /through HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    });
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => done(text));
  });

it.each([
  [
    'a length beside pieces',
    'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n',
  ],
  ['a control character in a field', 'X-Odd: a\u0001b\r\nContent-Length: 5\r\n\r\nhello'],
  ['more than was announced', `Content-Length: 5\r\n\r\nhello${' and more'.repeat(9_000)}`],
])('gives an answer with %s whole', async (_what, answer) => {
  const loose = createRawServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${answer}`, 'latin1'));
  });
  onTestFinished(() => void loose.close());
  await new Promise((done) => loose.listen(0, '127.0.0.1', () => done(undefined)));
  const { port, session } = await aProxy();
  const url = `http://loose.test:${(loose.address() as AddressInfo).port}/`;
  expect(await ask(port, url, credentials(session))).toMatchObject({ status: 200, text: 'hello' });
});

it('passes requests on as they are, without what belongs to one connection', async () => {
  const { port, session } = await aProxy();
  const headers = {
    ...credentials(session),
    Host: 'site.test',
    'X-Mine': 'yes',
    'Proxy-Connection': 'keep-alive',
  };
  const reply = await ask(port, `${origin}/a?b=c`, headers, 'posted');
  expect(reply).toMatchObject({ status: 203, statusText: 'Quite Fine', text: 'hello' });
  expect(reply.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(seen[0]).toMatchObject({
    url: '/a?b=c',
    body: 'posted',
    headers: { 'x-mine': 'yes', host: 'site.test' },
  });
  expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith('proxy-'))).toEqual(
    [],
  );
});

it('opens tunnels', async () => {
  const { port, session } = await aProxy();
  const text = await tunnel(port, origin.slice(7), credentials(session));
  expect(text).toMatch(/^HTTP\/1\.1 200 .*hello/s);
});

it('serves nobody without the credentials of an open session', async () => {
  const { proxy, port, session } = await aProxy();
  const wrong = [
    {},
    credentials({ username: 'x', password: 'y' }),
    credentials({ username: session.username, password: 'y'.repeat(session.password.length) }),
    { 'proxy-authorization': 'Bearer x' },
  ];
  for (const headers of wrong) {
    expect((await ask(port, `${origin}/`, headers)).status).toBe(407);
    expect(await tunnel(port, origin.slice(7), headers as Record<string, string>)).toMatch(
      /^HTTP\/1\.1 407/,
    );
  }
  session.close();
  expect((await ask(port, `${origin}/`, credentials(session))).status).toBe(407);
  const next = proxy.openSession();
  expect((await ask(port, EGRESS_CHECK_URL, credentials(next))).status).toBe(204);
  expect(seen).toEqual([]);
});

it('refuses what the guard refuses, and remembers why until it succeeds', async () => {
  const { port, session } = await aProxy();
  const reply = await ask(port, 'http://10.0.0.1/x', credentials(session));
  expect(reply).toMatchObject({ status: 403, text: '10.0.0.1 says no' });
  expect(await tunnel(port, '[::1]:443', credentials(session))).toMatch(
    /^HTTP\/1\.1 403 .*::1 says no/s,
  );
  expect(await tunnel(port, 'dns.invalid:443', credentials(session))).toMatch(/^HTTP\/1\.1 502/);
  expect(session.failureOf('http://10.0.0.1/other')?.code).toBe('SCRAPE_ADDRESS_REFUSED');
  expect(session.failureOf('https://[::1]/')?.code).toBe('SCRAPE_ADDRESS_REFUSED');
  expect(session.failureOf('https://dns.invalid/')?.code).toBe('SCRAPE_DNS_RESOLUTION_ERROR');
  expect(session.refused()).toEqual(['10.0.0.1:80', '[::1]:443']);

  expect((await ask(port, `${origin}/reset`, credentials(session))).status).toBe(502);
  expect(session.failureOf(origin)?.code).toBe('SCRAPE_SITE_ERROR');
  await ask(port, `${origin}/`, credentials(session));
  expect(session.failureOf(origin)).toBeUndefined();
});

it('refuses its own port, other schemes and malformed targets', async () => {
  const { port, session } = await aProxy();
  const own = await ask(port, `http://me.test:${port}/`, credentials(session));
  expect(own).toMatchObject({ status: 403, text: expect.stringContaining('itself') });
  expect((await ask(port, 'ftp://site.test/', credentials(session))).status).toBe(400);
  expect((await ask(port, '/not-absolute', credentials(session))).status).toBe(400);
  for (const target of ['site.test', 'site.test:0', 'user@site.test:80', ':80']) {
    expect(await tunnel(port, target, credentials(session))).toMatch(/^HTTP\/1\.1 (403|400)/);
  }
});

it('blocks the hosts a session does not want', async () => {
  const { port, session } = await aProxy({}, (host) => host === 'ads.test');
  expect((await ask(port, 'http://ads.test/', credentials(session))).status).toBe(403);
  expect((await ask(port, `${origin}/`, credentials(session))).status).toBe(203);
  expect(session.refused()).toEqual([]);
});

it('breaks the browser’s connection when the site breaks its own', async () => {
  const { port, session } = await aProxy();
  await expect(ask(port, `${origin}/cut`, credentials(session))).rejects.toThrow();
});

it('asks once more when a kept connection had gone stale', async () => {
  const { port, session } = await aProxy();
  for (let n = 0; n < 5; n += 1) {
    expect((await ask(port, `${origin}/once`, credentials(session))).text).toBe('last');
  }
});

it('leaves through the upstream proxy, after judging the target itself', async () => {
  const upstream = await aProxy();
  const { username, password } = upstream.session;
  const { port, session } = await aProxy({
    upstreamUrl: `http://${username}:${password}@127.0.0.1:${upstream.port}`,
  });
  expect((await ask(port, `${origin}/plain`, credentials(session))).text).toBe('hello');
  expect(await tunnel(port, origin.slice(7), credentials(session))).toMatch(/ 200 .*hello/s);
  expect((await ask(port, 'http://10.0.0.1/', credentials(session))).text).toBe('10.0.0.1 says no');
  expect(upstream.session.refused()).toEqual([]);

  // a name that only the upstream can resolve is the upstream's to judge
  expect(await tunnel(port, 'dns.invalid:443', credentials(session))).toMatch(/^HTTP\/1\.1 502/);
  expect(session.failureOf('https://dns.invalid/')?.message).toContain(
    'configured proxy answered 502',
  );
});

it('says when the upstream proxy is not there or not an address', async () => {
  const { port, session } = await aProxy({ upstreamUrl: 'http://127.0.0.1:1' });
  expect((await ask(port, `${origin}/`, credentials(session))).status).toBe(502);
  expect(() => createEgressProxy({ resolve, upstreamUrl: 'socks5://127.0.0.1' })).toThrow(
    'http://',
  );
});

it('cuts everything a session has open when it is closed', async () => {
  const { proxy, port, session } = await aProxy();
  const socket = connect(port, '127.0.0.1');
  const target = origin.slice(7);
  const { 'proxy-authorization': authorization } = credentials(session);
  socket.write(
    `CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\nProxy-Authorization: ${authorization}\r\n\r\n`,
  );
  await new Promise((done) => socket.once('data', done));
  expect(proxy.stats()).toEqual({ sockets: 2, sessions: 1 });
  const closed = new Promise((done) => socket.once('close', done));
  session.close();
  await closed;
  await expect.poll(() => proxy.stats()).toEqual({ sockets: 0, sessions: 0 });
});

it('opens no connection for a session that may not dial, by request or tunnel, and counts those of others', async () => {
  const { proxy, port, session } = await aProxy();
  const shut = proxy.openSession({ dials: 'none' });
  const asked = await ask(port, `${origin}/secret`, credentials(shut));
  expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('archive alone')]);
  const target = new URL(origin).host;
  expect(await tunnel(port, target, credentials(shut))).toMatch(/^HTTP\/1\.1 403/);
  expect([seen.length, shut.dials(), shut.refused()]).toEqual([0, 0, [target]]);
  await ask(port, `${origin}/open`, credentials(session));
  expect([seen.length, session.dials()]).toEqual([1, 1]);
});

it('forwards an address as long as a browser asks for', async () => {
  const { port, session } = await aProxy();
  const long = createServer({ maxHeaderSize: 4_000_000 }, (request, response) =>
    response.end(String(request.url?.length)),
  );
  const there = `http://site.test:${await listen(long)}/?q=`;
  for (const length of [100_000, 2_000_000]) {
    const reply = await ask(port, there + 'a'.repeat(length), credentials(session));
    expect([reply.status, reply.text]).toEqual([200, String(length + 4)]);
  }
  session.close();
  await new Promise((resolve) => long.close(resolve));
});

it('hands on the answer of a site that refuses a request before it has read it', async () => {
  const { port, session } = await aProxy();
  // 16 kB are the most it reads; then it answers and resets
  const strict = createServer((_request, response) => response.end());
  const there = `http://site.test:${await listen(strict)}/?q=`;
  for (const length of [20_000, 200_000, 1_000_000]) {
    const reply = await ask(port, there + 'a'.repeat(length), credentials(session));
    expect([length, reply.status]).toEqual([length, 431]);
  }
  session.close();
  await new Promise((resolve) => strict.close(resolve));
});
