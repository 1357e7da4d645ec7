import { createServer } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNet } from '../../../src/main/service/net/net.ts';
import type {
  Net,
  NetOptions,
  NetRequest,
  NetResponse,
} from '../../../src/main/service/net/net.ts';
import { startSite } from '../../support/site.ts';
import type { FixtureSite } from '../../support/site.ts';

const clock = { now: () => Date.now() };
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

describe('net.fetch', () => {
  let site: FixtureSite;
  let secure: FixtureSite;
  let net: Net;

  const makeNet = (options: Partial<NetOptions> = {}): Net =>
    createNet({ allowPrivateNetwork: true, ownPorts: () => new Set(), clock, ...options });
  const get = (path: string, extra: Partial<NetRequest> = {}, timeoutMs = 10_000) =>
    net.fetch(
      {
        url: path.startsWith('http') ? path : site.origin + path,
        maxBodyBytes: 5_000_000,
        ...extra,
      },
      { deadlineAt: Date.now() + timeoutMs },
    );

  beforeAll(async () => {
    site = await startSite();
    secure = await startSite({ tls: true });
    net = makeNet();
  });
  beforeEach(() => site.reset());
  afterAll(async () => {
    expect(net.stats().inFlight).toBe(0);
    await net.close();
    expect(net.stats().openSockets).toBe(0);
    await Promise.all([site.close(), secure.close()]);
  });

  it('answers with status, headers and a body of its own', async () => {
    const answer = await get('/static/5kb');
    expect(answer.status).toBe(200);
    expect(answer.statusText).toBe('OK');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text(answer.body)).toContain('<title>Article 1</title>');
    expect(answer.body.buffer.byteLength).toBe(answer.body.length);
    expect(answer.redirects).toEqual([]);
  });

  it('tells when its request goes out, and of the first address alone', async () => {
    const order: string[] = [];
    const server = createServer((request, response) => {
      order.push(request.url ?? '');
      response.writeHead(request.url === '/a' ? 302 : 200, { location: '/b' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      await net.fetch(
        { url: `http://127.0.0.1:${port}/a`, maxBodyBytes: 1_000 },
        { deadlineAt: Date.now() + 10_000, onSent: () => order.push('sent') },
      );
    } finally {
      server.closeAllConnections();
      server.close();
    }
    expect(order).toEqual(['sent', '/a', '/b']);
  });

  it('keeps connections and reuses them', async () => {
    for (let n = 0; n < 5; n += 1) await get('/static/5kb');
    expect(await site.connections()).toBeLessThanOrEqual(2);
  });

  it('gives every body whole, however it came in pieces, also where the site says more than it announced', async () => {
    const sizes = [1, 900, 32_768, 60_000, 65_536, 65_600, 200_000];
    const bodyOf = (size: number) => Buffer.alloc(size, `${size.toString()} `);
    const server = createServer((request, response) => {
      const [, form, size = '0'] = (request.url ?? '').split('/');
      const body = bodyOf(Number(size));
      if (form === 'pieces') {
        for (let at = 0; at < body.length; at += 7_000)
          response.write(body.subarray(at, at + 7_000));
        response.end();
      } else if (form === 'more') {
        const head = `HTTP/1.1 200 OK\r\ncontent-length: ${size}\r\n\r\n`;
        response.socket?.write(
          Buffer.concat([Buffer.from(head), body, Buffer.from('HTTP/1.1 200')]),
        );
      } else response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const asked = ['whole', 'pieces', 'more'].flatMap((form) =>
      [...sizes, ...sizes].map((size) => ({ form, size })),
    );
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        asked.map(({ form, size }) => get(`http://127.0.0.1:${port}/${form}/${size}`)),
      );
      for (const [n, { body }] of answers.entries()) {
        expect(Buffer.compare(body, bodyOf(asked[n]?.size ?? 0))).toBe(0);
      }
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each(['gzip', 'br', 'deflate', 'raw-deflate', 'zstd'])('undoes %s', async (coding) => {
    const answer = await get(`/encoded/${coding}`);
    expect(text(answer.body)).toContain('déjà vu');
    expect(answer.body.buffer.byteLength).toBe(answer.body.length);
  });

  it('reads what a broken-off gzip still holds, with a warning, and a body that only claims gzip', async () => {
    const cut = await get('/fault/gzip-cut');
    expect(text(cut.body)).toContain('Some words.');
    expect(cut.warnings).toHaveLength(1);
    expect(text((await get('/fault/gzip-lie')).body)).toContain('Never compressed.');
  });

  it.each(['utf-8', 'none', 'aws-chunked', 'aws-chunked, gzip', 'GZIP, binary'])(
    'passes over what is no coding: %s',
    async (coding) => {
      const body = Buffer.from('<p>As it is.</p>');
      site.files.set('/coded', {
        type: 'text/html',
        headers: { 'content-encoding': coding },
        body: /gzip/i.test(coding) ? gzipSync(body) : body,
      });
      expect(text((await get('/coded')).body)).toBe('<p>As it is.</p>');
    },
  );

  it('reads a gzip page whatever follows it, with a warning where its sum is wrong, and one sent without a word', async () => {
    const page = '<p>Some words of a page.</p>';
    const gzip = (broken: (whole: Buffer) => Buffer, headers = {}): Promise<NetResponse> => {
      site.files.set('/zip', { type: 'text/html', headers, body: broken(gzipSync(page)) });
      return get('/zip');
    };
    const said = { 'content-encoding': 'gzip' };
    const more = await gzip((whole) => Buffer.concat([whole, Buffer.from('more')]), said);
    expect([text(more.body), more.warnings]).toEqual([page, []]);
    const wrong = (whole: Buffer): Buffer => whole.fill(0, whole.length - 8, whole.length - 4);
    const doubtful = await gzip(wrong, said);
    expect([text(doubtful.body), doubtful.warnings]).toEqual([page, [expect.any(String)]]);
    const unsaid = await gzip((whole) => whole);
    expect([text(unsaid.body), unsaid.warnings]).toEqual([page, []]);
  });

  it('reads header fields of 200 KB, and says where there are more', async () => {
    const send = (size: number): void => {
      site.files.set('/long', { headers: { 'x-long': 'x'.repeat(size) }, body: 'read' });
    };
    send(200_000);
    expect(text((await get('/long')).body)).toBe('read');
    send(300_000);
    await expect(get('/long')).rejects.toThrow('more than 256 KB of header fields');
  });

  it('goes on to an address in Latin-1 as it was sent', async () => {
    site.files.set('/old', { status: 302, headers: { location: '/sp\u00e4te' }, body: '' });
    expect((await get('/old')).finalUrl).toBe(`${site.origin}/sp%E4te`);
  });

  it('says so where a body is coded in a way that it does not read', async () => {
    site.files.set('/coded', { headers: { 'content-encoding': 'compress' }, body: 'x' });
    await expect(get('/coded')).rejects.toThrow(/unknown content encoding "compress"/);
  });

  it('takes the first of several Locations, and a redirect without one for a page', async () => {
    const server = createServer((request, response) => {
      const locations = { '/two': ['/end', '/end'], '/empty': [''] }[request.url ?? ''];
      if (request.url !== '/end') response.statusCode = 302;
      if (locations !== undefined) response.setHeader('location', locations);
      response.end(`This is ${request.url ?? ''}`);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}`;
    expect((await get(`${at}/two`)).finalUrl).toBe(`${at}/end`);
    for (const path of ['/empty', '/none']) {
      const answer = await get(at + path);
      expect([answer.status, text(answer.body)]).toEqual([302, `This is ${path}`]);
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('follows redirects and names every hop', async () => {
    const answer = await get('/redirect/3');
    expect(answer.finalUrl).toBe(`${site.origin}/static/5kb`);
    expect(answer.redirects).toEqual(
      [3, 2, 1].map((n) => `${site.origin}/redirect/${n.toString()}`),
    );
  });

  it('gives the redirect itself when told not to follow', async () => {
    expect((await get('/redirect/3', { maxRedirects: 0 })).status).toBe(302);
  });

  it('carries cookies within a chain, drops deleted ones, and forgets them after it', async () => {
    expect(JSON.parse(text((await get('/cookies/set')).body))).toEqual({ cookie: 'taste=sweet' });
    expect(JSON.parse(text((await get('/cookies')).body))).toEqual({ cookie: '' });
    const own = await get('/cookies/set', { headers: { Cookie: 'mine=1; taste=sour' } });
    expect(JSON.parse(text(own.body))).toEqual({ cookie: 'mine=1; taste=sweet' });
  });

  it('turns POST into GET after 303 and keeps it after 307', async () => {
    const body = {
      method: 'POST',
      body: 'x=1',
      headers: { 'content-type': 'text/plain' },
    } as const;
    const to = `url=${encodeURIComponent('/echo')}`;
    const seeOther = await get(`/redirect-to?status=303&${to}`, body);
    expect(JSON.parse(text(seeOther.body))).toMatchObject({ method: 'GET', body: '' });
    const same = await get(`/redirect-to?status=307&${to}`, body);
    expect(JSON.parse(text(same.body))).toMatchObject({ method: 'POST', body: 'x=1' });
  });

  it('does not carry credentials to another origin', async () => {
    const other = await startSite();
    try {
      const url = encodeURIComponent(`${other.origin}/echo`);
      const answer = await get(`/redirect-to?url=${url}`, {
        headers: { authorization: 'Bearer secret', cookie: 'a=1', 'x-kept': 'yes' },
      });
      const { headers } = JSON.parse(text(answer.body));
      expect(headers).toMatchObject({ 'x-kept': 'yes' });
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    } finally {
      await other.close();
    }
  });

  it('sends user and password of an address as basic authorization', async () => {
    const url = site.origin.replace('://', '://me:w%40rd@') + '/echo';
    const answer = await get(url);
    expect(JSON.parse(text(answer.body)).headers.authorization).toBe(
      `Basic ${Buffer.from('me:w@rd').toString('base64')}`,
    );
  });

  it('names a redirect loop at once', async () => {
    await expect(get('/fault/loop')).rejects.toMatchObject({
      code: 'SCRAPE_TOO_MANY_REDIRECTS',
      message: expect.stringContaining(
        `${site.origin}/fault/loop → ${site.origin}/fault/loop?to=b`,
      ),
    });
    expect(site.requests).toHaveLength(2);
  });

  it('asks an address once more that sets a cookie and leads to itself', async () => {
    const visits: string[] = [];
    const home = { status: 302, headers: { location: '/gate', 'set-cookie': 'a=1; Path=/else' } };
    site.files.set('/gate', ({ request }) => {
      visits.push(request.headers.cookie ?? '');
      return visits.length === 1 ? home : { type: 'text/html', body: 'inside' };
    });
    expect((await get('/gate')).status).toBe(200);
    expect(visits).toEqual(['', '']);
    site.files.set('/gate', home);
    await expect(get('/gate')).rejects.toMatchObject({ code: 'SCRAPE_TOO_MANY_REDIRECTS' });
    expect(site.requests).toHaveLength(4);
  });

  it('stops after 20 redirects', async () => {
    await expect(get('/fault/endless-redirect')).rejects.toMatchObject({
      code: 'SCRAPE_TOO_MANY_REDIRECTS',
    });
    expect(site.requests).toHaveLength(21);
  });

  it.each([
    ['/fault/bad-redirect', 'SCRAPE_SITE_ERROR'],
    ['/fault/file-redirect', 'SCRAPE_ADDRESS_REFUSED'],
    ['/fault/metadata-redirect', 'SCRAPE_ADDRESS_REFUSED'],
    ['/fault/reset', 'SCRAPE_SITE_ERROR'],
    ['/fault/reset-mid-body', 'SCRAPE_SITE_ERROR'],
    ['/fault/truncated', 'SCRAPE_SITE_ERROR'],
    ['/fault/truncated-chunked', 'SCRAPE_SITE_ERROR'],
    ['/fault/not-http', 'SCRAPE_SITE_ERROR'],
    ['/fault/empty', 'SCRAPE_SITE_ERROR'],
    ['/fault/big', 'SCRAPE_TOO_LARGE'],
    ['/fault/big-length', 'SCRAPE_TOO_LARGE'],
    ['/fault/gzip-bomb', 'SCRAPE_TOO_LARGE'],
  ])('%s fails with %s', async (path, code) => {
    await expect(get(path)).rejects.toMatchObject({ name: 'HearthError', code });
  });

  it('reads to the declared length when more follows', async () => {
    expect(text((await get('/fault/wrong-length')).body)).toHaveLength(40);
  });

  it.each(['/fault/hang', '/fault/drip?ms=5'])('%s ends at the deadline', async (path) => {
    await expect(get(path, {}, 150)).rejects.toMatchObject({
      code: 'SCRAPE_TIMEOUT',
      // what was left of them when the request was sent
      message: expect.stringMatching(/within 1\d\d ms/),
    });
  });

  it('says a second where one was given and some of it is gone', async () => {
    await expect(get('/fault/hang', {}, 1040)).rejects.toMatchObject({
      message: expect.stringContaining('within 1 s.'),
    });
  });

  it('ends with the signal’s reason, and lets go of the connection', async () => {
    const controller = new AbortController();
    const reason = new Error('client gone');
    const pending = net.fetch(
      { url: `${site.origin}/fault/hang`, maxBodyBytes: 1_000 },
      { deadlineAt: Date.now() + 10_000, signal: controller.signal },
    );
    const failed = expect(pending).rejects.toBe(reason);
    await expect.poll(() => site.requests.length).toBe(1);
    controller.abort(reason);
    await failed;
    await expect.poll(() => site.underWay()).toBe(0);
    expect(net.stats().inFlight).toBe(0);
  });

  it('says how to reach a site with a bad certificate, and reaches it when told', async () => {
    await expect(get(`${secure.origin}/static/5kb`)).rejects.toMatchObject({
      code: 'SCRAPE_SSL_ERROR',
      message: expect.stringContaining('skipTlsVerification'),
    });
    const answer = await get(`${secure.origin}/static/5kb`, { skipTlsVerification: true });
    expect(answer.status).toBe(200);
  });

  it('does not advise to skip certificates where none was shown', async () => {
    await expect(get(site.origin.replace('http:', 'https:'))).rejects.toMatchObject({
      code: 'SCRAPE_SSL_ERROR',
      message: expect.stringMatching(/may not speak https there\..*try http\.$/),
    });
  });

  it('says that a connection was refused', async () => {
    const closed = await startSite();
    await closed.close();
    await expect(get(`${closed.origin}/`)).rejects.toMatchObject({
      code: 'SCRAPE_SITE_ERROR',
      message: expect.stringContaining('refused the connection'),
    });
  });

  it('names a host that does not resolve', async () => {
    await expect(get('http://no-such-host.invalid/')).rejects.toMatchObject({
      code: 'SCRAPE_DNS_RESOLUTION_ERROR',
      message: expect.stringContaining('no-such-host.invalid'),
    });
  });

  it('refuses headers that cannot be sent', async () => {
    await expect(get('/echo', { headers: { 'x-bad': 'a\r\nb: c' } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('sends a second GET when a kept connection had just been closed', async () => {
    let asked = 0;
    const server = createServer((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.end('here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await get(`http://127.0.0.1:${port.toString()}/`);
    expect([text(answer.body), asked]).toEqual(['here', 2]);
    server.closeAllConnections();
    server.close();
  });

  describe('guard', () => {
    it('refuses loopback by default and says how to allow it', async () => {
      const strict = makeNet({ allowPrivateNetwork: false });
      await expect(
        strict.fetch(
          { url: `${site.origin}/`, maxBodyBytes: 1_000 },
          { deadlineAt: Date.now() + 5_000 },
        ),
      ).rejects.toMatchObject({
        code: 'SCRAPE_ADDRESS_REFUSED',
        message: expect.stringContaining('--allow-private-network=127.0.0.1'),
      });
      expect(site.requests).toHaveLength(0);
      const local = await strict.fetch(
        { url: `${site.origin}/`, maxBodyBytes: 10_000, reach: 'local' },
        { deadlineAt: Date.now() + 5_000 },
      );
      expect(local.status).toBe(200);
      await strict.close();
    });

    it('never fetches its own port, not even by redirect or by name', async () => {
      const self = makeNet({
        ownPorts: () => new Set([secure.port]),
        lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      });
      const to = encodeURIComponent(`http://localhost:${secure.port.toString()}/v2/scrape`);
      await expect(
        self.fetch(
          {
            url: `http://site.example:${site.port.toString()}/redirect-to?url=${to}`,
            maxBodyBytes: 1_000,
          },
          { deadlineAt: Date.now() + 5_000 },
        ),
      ).rejects.toMatchObject({ message: expect.stringContaining('own port') });
      expect(site.requests).toHaveLength(1);
      await self.close();
    });

    it('cannot be won by DNS rebinding: what was judged is what is dialled', async () => {
      const answers = ['93.184.216.34', '127.0.0.1'];
      const rebinding = makeNet({
        allowPrivateNetwork: false,
        lookup: async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }],
      });
      const url = `http://rebind.example:${site.port.toString()}/`;
      const outcome = rebinding.fetch(
        { url, maxBodyBytes: 1_000 },
        { deadlineAt: Date.now() + 300 },
      );
      await expect(outcome).rejects.toMatchObject({ name: 'HearthError' });
      expect(site.requests).toHaveLength(0);
      await rebinding.close();
    });

    it('gives the browser’s proxy the address to dial', async () => {
      expect(await net.resolveAllowed('127.0.0.1', site.port)).toEqual({
        address: '127.0.0.1',
        family: 4,
      });
      expect(() => net.checkUrl('http://169.254.169.254/')).toThrow(/metadata/);
      expect(() => net.checkUrl('ftp://example.com/')).toThrow(/http or https/);
    });
  });

  it('goes through an upstream proxy, judging the address itself', async () => {
    const asked: string[] = [];
    const proxy = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('by proxy');
    });
    proxy.on('connect', (request, client) => {
      asked.push(`CONNECT ${request.url ?? ''}`);
      const upstream = connect(secure.port, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        upstream.pipe(client).pipe(upstream);
      });
      upstream.on('error', () => client.destroy());
      client.on('error', () => upstream.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const proxied = makeNet({
      allowPrivateNetwork: false,
      proxyUrl: `http://127.0.0.1:${port.toString()}`,
    });
    const context = { deadlineAt: Date.now() + 5_000 };
    const plain = await proxied.fetch(
      { url: 'http://only-proxy.invalid/x', maxBodyBytes: 99 },
      context,
    );
    expect(text(plain.body)).toBe('by proxy');
    const tls = await proxied.fetch(
      {
        url: 'https://only-proxy.invalid/static/5kb',
        maxBodyBytes: 9_999,
        skipTlsVerification: true,
      },
      context,
    );
    expect(tls.status).toBe(200);
    await expect(
      proxied.fetch({ url: 'http://10.0.0.1/', maxBodyBytes: 99 }, context),
    ).rejects.toMatchObject({ code: 'SCRAPE_ADDRESS_REFUSED' });
    expect(asked).toEqual(['http://only-proxy.invalid/x', 'CONNECT only-proxy.invalid:443']);
    await proxied.close();
    proxy.closeAllConnections();
    proxy.close();
  });
});
