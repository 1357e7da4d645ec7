/** The wire's common rules, asked of the real service over plain HTTP (wire reference, README). */
import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { silentLog } from '../support/store-builders.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
});

afterAll(async () => {
  await service.stop();
  await site.close();
});

interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

async function send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${service.address}${path}`, { method, ...init });
  return { status: response.status, json: await response.json(), headers: response.headers };
}

const auth = (token: string): RequestInit => ({ headers: { authorization: token } });
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('the key', () => {
  it.each([
    ['no header', {}, 'Unauthorized'],
    ['a header without a token', auth('Bearer'), 'Unauthorized: Token missing'],
    ['a token that is no key', auth('Bearer hello'), 'Unauthorized: Invalid token'],
    ['an unknown key', auth(`Bearer ${NOBODY}`), 'Unauthorized: Invalid token'],
  ])('is asked for: %s', async (_case, init, error) => {
    for (const path of ['/v1/scrape', '/v2/scrape']) {
      const answer = await send('POST', path, { ...init, body: '{' });
      expect([answer.status, answer.json]).toEqual([
        401,
        { success: false, error, details: expect.stringContaining('Authorization: Bearer KEY') },
      ]);
    }
  });

  it('is taken in capitals, as fc- with 32 hex digits, and after any scheme word', async () => {
    const spellings = [
      `Bearer ${service.key.toUpperCase()}`,
      `Bearer fc-${service.key.replaceAll('-', '')}`,
      `Token ${service.key}`,
    ];
    for (const spelling of spellings) {
      const answer = await send('GET', '/v2/crawl/active', auth(spelling));
      expect([spelling, answer.status]).toEqual([spelling, 200]);
    }
  });
});

describe('the request', () => {
  it.each(['/v1', '/v2'])('under %s is refused when it is not JSON', async (family) => {
    const answer = await send('POST', `${family}/scrape`, {
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: '{"url":',
    });
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      success: false,
      code: 'BAD_REQUEST_INVALID_JSON',
      error: 'Bad request, malformed JSON',
      details: expect.stringMatching(/ JSON .*double quotes/),
    });
  });

  const packed = (coding: string, body: Uint8Array): RequestInit => ({
    headers: {
      ...{ authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      ...(coding === '' ? {} : { 'content-encoding': coding }),
    },
    body: new Uint8Array(body),
  });

  it('is refused when it is in another encoding, or packed without a word, saying so', async () => {
    const body = '{"url":"https://example.com"}';
    for (const sent of [gzipSync(body), Buffer.from(`\u{feff}${body}`, 'utf16le')]) {
      const answer = await send('POST', '/v2/scrape', packed('', sent));
      expect(answer.json).toMatchObject({ details: expect.stringContaining('UTF-8') });
    }
  });

  it('is unpacked as its header says', async () => {
    const body = Buffer.from(JSON.stringify({ url: `${site.origin}/data.txt` }));
    for (const [coding, bytes] of [
      ['gzip', gzipSync(body)],
      ['x-GZIP', gzipSync(body)],
      ['br', brotliCompressSync(body)],
      ['deflate', deflateSync(body)],
      ['zstd', zstdCompressSync(body)],
      ['identity', body],
    ] as const) {
      const { status, json } = await send('POST', '/v2/scrape', packed(coding, bytes));
      expect([coding, status, json]).toMatchObject([coding, 200, { success: true }]);
    }
  });

  it('is refused where it is not packed as its header says, or as nobody here knows', async () => {
    const body = Buffer.from('{"url":"https://example.com"}');
    for (const [coding, bytes, said] of [
      ['gzip', body, /is not gzip/],
      ['gzip', gzipSync(body).subarray(0, 30), /is not gzip/],
      ['br', gzipSync(body), /is not br/],
      ['compress', body, /"compress".*gzip/],
    ] as const) {
      const answer = await send('POST', '/v2/scrape', packed(coding, bytes));
      expect([answer.status, answer.json]).toMatchObject([
        400,
        { success: false, error: expect.stringMatching(said) },
      ]);
    }
  });

  it('is refused above 10 MB as it unpacks, too', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, ' '));
    const { status, json } = await send('POST', '/v2/scrape', packed('gzip', bomb));
    expect([status, json]).toMatchObject([413, { error: expect.stringContaining('10485760') }]);
    const after = await send('GET', '/v2/crawl/active', auth(`Bearer ${service.key}`));
    expect(after.status).toBe(200);
  });

  it.each([
    ['/v2/scrape', { url: 'https://example.com', formats: 'markdown' }, 'formats', '["markdown"]'],
    [
      '/v2/extract',
      { urls: 'https://example.com', prompt: 'x' },
      'urls',
      '["https://example.com"]',
    ],
  ])('to %s is refused with a text for a list, once', async (path, body, field, list) => {
    const { status, json } = await service.ask('POST', path, body);
    expect([status, json]).toMatchObject([
      400,
      {
        error: `Bad Request: "${field}": expected array, received string. It is a list: ${list}.`,
        details: [{ code: 'invalid_type', path: [field] }],
      },
    ]);
    expect((json as { details: unknown[] }).details).toHaveLength(1);
  });

  it('is refused when it does not fit, naming every issue', async () => {
    const { status, json } = await service.ask('POST', '/v2/scrape', { url: 1, foo: true });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      success: false,
      code: 'BAD_REQUEST',
      details: [
        { code: 'invalid_type', path: ['url'] },
        { code: 'unrecognized_keys', keys: ['foo'], path: [] },
      ],
    });
  });

  it.each([
    ['/v1/crawl', { url: 'https://example.com', formats: ['html'] }, '"scrapeOptions"'],
    ['/v2/crawl', { url: 'https://example.com', formats: ['html'] }, '"scrapeOptions"'],
    ['/v2/extract', { url: 'https://example.com', prompt: 'The price' }, '"urls"'],
    ['/v2/scrape', { url: 'https://example.com', schema: { type: 'object' } }, '"formats"'],
  ])(
    'to %s is refused with an option in the wrong place, naming the right one',
    async (path, body, place) => {
      const { status, json } = await service.ask('POST', path, body);
      expect([status, json]).toMatchObject([400, { error: expect.stringContaining(place) }]);
    },
  );

  it('is refused above 10 MB', async () => {
    const { status, json } = await service.ask('POST', '/v2/scrape', {
      url: 'https://example.com',
      headers: { a: 'x'.repeat(10_485_760) },
    });
    expect(status).toBe(413);
    expect(json).toMatchObject({ success: false, error: expect.stringContaining('10485760') });
  });

  it('is refused above 10 MB while a client that reads nothing before its end still sends', async () => {
    const { port } = new URL(service.address);
    const client = connect({ port: Number(port), host: '127.0.0.1' });
    const size = 30_000_000;
    const errors: unknown[] = [];
    client.on('error', (error) => errors.push(error));
    client.write(
      `POST /v2/scrape HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${service.key}\r\n` +
        `content-type: application/json\r\ncontent-length: ${String(size)}\r\n\r\n`,
    );
    const piece = Buffer.alloc(1_000_000, 'x');
    client.pause();
    for (let sent = 0; sent < size && errors.length === 0; sent += piece.length) {
      await new Promise((resolve) => client.write(piece, resolve));
    }
    const [first] = (await once(client.resume(), 'data')) as [Buffer];
    client.destroy();
    expect([errors, first.toString()]).toEqual([[], expect.stringMatching(/^HTTP\/1\.1 413 /)]);
  });

  it('is taken with doubled slashes, as old clients send them', async () => {
    const { status } = await service.ask('POST', '//v1/scrape', { url: `${site.origin}/data.txt` });
    expect(status).toBe(200);
  });

  it('is taken as a form', async () => {
    const response = await fetch(`${service.address}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}` },
      body: new URLSearchParams({ url: `${site.origin}/data.txt` }),
    });
    expect(response.status).toBe(200);
  });

  it('is taken as a form with lists', async () => {
    const lists = [
      'formats[]=markdown&formats[]=links',
      'formats=markdown&formats=links',
      'formats%5B%5D=links',
    ];
    for (const list of lists) {
      const response = await fetch(`${service.address}/v2/scrape`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.key}` },
        body: new URLSearchParams(`url=${encodeURIComponent(`${site.origin}/data.txt`)}&${list}`),
      });
      const { data } = (await response.json()) as { data: object };
      expect([list, Object.keys(data)]).toEqual([list, expect.arrayContaining(['links'])]);
    }
  });

  it('may carry a body on GET and DELETE, which is ignored', async () => {
    const response = await fetch(`${service.address}/v2/crawl/${NOBODY}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: 'no json at all',
    });
    expect(response.status).toBe(404);
  });
});

describe('unknown addresses', () => {
  it.each([
    ['POST', '/v2/agents'],
    ['GET', '/v3/scraping'],
    ['GET', '/v2/v2'],
  ])('%s %s answers 404 as JSON', async (method, path) => {
    const { status, json } = await service.ask(method, path, method === 'POST' ? {} : undefined);
    expect([status, json]).toEqual([404, { success: false, error: 'Not Found' }]);
  });

  it.each([
    ['/scrape', 'POST /v2/scrape?'],
    ['/v3/scrape', 'POST /v2/scrape?'],
    ['/v1/parse', 'POST /v2/parse?'],
    ['/api/v1/scrape', "POST /v1/scrape? A client's base address ends before /v1 and /v2."],
    ['/v2//v1/scrape/', "POST /v1/scrape? A client's base address ends before /v1 and /v2."],
    ['/V2/Batch/Scrape', 'POST /v2/batch/scrape?'],
    [`/v1/crawl/status/${NOBODY}`, `DELETE or GET /v1/crawl/${NOBODY}?`],
  ])('%s is nearly right, and answers 404 with the right one', async (path, meant) => {
    const { status, json } = await service.ask('POST', path, {});
    expect([status, json]).toEqual([
      404,
      { success: false, error: `Not Found. Did you mean ${meant}` },
    ]);
  });

  it('the base address itself says where the operations are', async () => {
    const { json } = await service.ask('GET', '/v2/');
    expect(json).toMatchObject({ error: expect.stringContaining('POST /v2/scrape') });
  });

  it.each([
    ['POST', '/v2/agent', '/v2/extract'],
    ['GET', `/v2/agent/${NOBODY}?skip=1`, '/v2/extract'],
    ['POST', '/v2/browser', 'actions'],
    ['DELETE', `/v2/browser/${NOBODY}/`, 'actions'],
    ['POST', `/v2/scrape/${NOBODY}/interact`, 'actions'],
    ['GET', '/v2/monitor', 'hearth monitors'],
    ['GET', `//v2//monitor/${NOBODY}/checks`, 'hearth monitors'],
    ['GET', '/v2/search/research/papers?query=x', '/v2/search'],
    ['POST', '/v2/search/developer', '/v2/search'],
    ['POST', '/v2/feedback', 'nothing is sent'],
    ['POST', `/v2/search/${NOBODY}/feedback`, 'nothing is sent'],
    ['POST', '/v2/parse/upload-url', 'POST /v2/parse'],
    ['GET', '/exchange/discover', 'cloud'],
    ['POST', '/v2/support/ask', 'cloud'],
    ['POST', '/v1/llmstxt', '/v2/extract'],
    ['GET', `/v1/deep-research/${NOBODY}`, '/v2/extract'],
    ['POST', '/v0/scrape', '/v2'],
  ])('%s %s of the cloud answers 404 and says what does its work', async (method, path, word) => {
    const { status, json } = await service.ask(method, path, method === 'POST' ? {} : undefined);
    expect([status, json]).toEqual([404, { success: false, error: expect.stringContaining(word) }]);
  });

  it('data providers of the cloud are refused by their name', async () => {
    const alexandria = { provider: 'firecrawl', capability: 'find-tools' };
    const { status, json } = await service.ask('POST', '/v2/scrape', { alexandria, origin: 'mcp' });
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({
        code: 'BAD_REQUEST',
        error: expect.stringMatching(/cloud.*url$/),
      }),
    ]);
  });

  it.each(['/v2/agent', '/v2/nothing', '/v1/parse', '/'])(
    'a form sent to %s answers 404 as JSON, with a key or without, and none of it is read',
    async (path) => {
      for (const headers of [{}, { authorization: `Bearer ${service.key}` }]) {
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(12_000_000)]), 'a.pdf');
        const answer = await send('POST', path, { headers, body });
        expect([answer.status, answer.json]).toEqual([
          404,
          { success: false, error: expect.any(String) },
        ]);
      }
    },
  );

  it('a form sent where JSON is read is malformed JSON', async () => {
    const body = new FormData();
    body.append('url', 'https://example.com');
    const headers = { authorization: `Bearer ${service.key}` };
    const answer = await send('POST', '/v2/scrape', { headers, body });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'BAD_REQUEST_INVALID_JSON' });
  });

  it.each([
    ['GET', '/v2/scrape', ['POST']],
    ['PUT', `/v1/crawl/${NOBODY}`, ['DELETE', 'GET']],
  ])('%s %s answers 405 as JSON, and says what is offered', async (method, path, offered) => {
    const { status, json, headers } = await send(method, path, auth(`Bearer ${service.key}`));
    expect([status, headers.get('allow')]).toEqual([405, offered.join(', ')]);
    const error = `${method} is not offered at this address; use ${offered.join(' or ')}.`;
    expect(json).toEqual({ success: false, error });
  });
});

describe('jobs', () => {
  it.each(['/v1/crawl', '/v2/crawl', '/v1/batch/scrape', '/v2/batch/scrape'])(
    '%s/{id} answers 404 for an unknown job and 400 for what is no id',
    async (path) => {
      const unknown = await service.ask('GET', `${path}/${NOBODY}`);
      expect([unknown.status, unknown.json]).toEqual([
        404,
        { success: false, error: 'Job not found' },
      ]);
      expect((await service.ask('GET', `${path}/${NOBODY}/errors`)).status).toBe(404);
      expect((await service.ask('DELETE', `${path}/${NOBODY}`)).status).toBe(404);
      const noId = await service.ask('GET', `${path}/abc`);
      expect(noId.status).toBe(400);
      expect(noId.json).toEqual({ success: false, error: expect.stringContaining('UUID') });
    },
  );

  it.each(['skip=-1', 'skip=x', 'limit=0', 'limit=1001'])('refuse the page range %s', async (q) => {
    const { status, json } = await service.ask('GET', `/v2/crawl/${NOBODY}?${q}`);
    expect(status).toBe(400);
    expect(json).toEqual({ success: false, error: expect.stringContaining(q.split('=')[0] ?? '') });
  });

  it('say "Job not found." for an unknown scrape', async () => {
    const { status, json } = await service.ask('GET', `/v2/scrape/${NOBODY}`);
    expect([status, json]).toEqual([404, { success: false, error: 'Job not found.' }]);
  });

  it('carry absolute links on the host the caller used', async () => {
    const port = new URL(service.address).port;
    const response = await fetch(`http://localhost:${port}/v2/crawl`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${site.origin}/data.txt`, limit: 1 }),
    });
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      success: true,
      creditsUsed: 0,
      remainingCredits: expect.any(Number),
      url: expect.stringMatching(`^http://localhost:${port}/v2/crawl/[0-9a-f-]{36}$`),
    });
  });
});

describe('a page in a browser', () => {
  const origin = 'http://localhost:5173';
  const ask = (path: string, from = origin): Promise<Response> =>
    fetch(`${service.address}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('of this machine may call the API: its browser is told so, and it reads answers and refusals', async () => {
    const told = await ask('/v2/scrape');
    expect([told.status, Object.fromEntries(told.headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization,content-type',
        vary: 'origin',
      }),
    ]);
    expect(told.headers.has('access-control-allow-credentials')).toBe(false);
    for (const key of [service.key, 'hello']) {
      const answer = await fetch(`${service.address}/v2/scrape`, {
        method: 'POST',
        headers: { origin, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${site.origin}/data.txt` }),
      });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        key === service.key ? 200 : 401,
        origin,
      ]);
    }
  });

  it('of another site may not, nor one of this machine what is not of the API', async () => {
    const others = [await ask('/v2/scrape', 'https://example.com'), await ask('/v2/nothing')];
    const own = await fetch(`${service.address}/health`, { headers: { origin } });
    expect(others.map(({ status }) => status)).toEqual([403, 404]);
    expect(others[0]?.headers.has('access-control-allow-origin')).toBe(false);
    expect(own.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('replies', () => {
  it('are JSON in UTF-8, with credits at top level', async () => {
    const url = `${site.origin}/static/5kb?replies`;
    const first = await service.ask('POST', '/v2/scrape', { url });
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(first.json).toMatchObject({ success: true, creditsUsed: 1 });
    const second = await service.ask('POST', '/v1/scrape', { url, maxAge: 0 });
    const left = (json: unknown) => (json as { remainingCredits: number }).remainingCredits;
    expect(left(second.json)).toBeLessThan(left(first.json));
  });

  it('of a failing name are 200 with success: false, at no cost', async () => {
    const { status, json } = await service.ask('POST', '/v2/scrape', {
      url: 'https://nowhere.invalid',
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: false, code: 'SCRAPE_DNS_RESOLUTION_ERROR' });
    expect(json).not.toHaveProperty('creditsUsed');
    // whose JavaScript client reads the sentence of a failure from no answer of 200
    const first = await service.ask('POST', '/v1/scrape', { url: 'https://nowhere.invalid' });
    expect(first).toMatchObject({ status: 500, json });
  });

  it('of a page in error cost nothing', async () => {
    const { status, json } = await service.ask('POST', '/v2/scrape', {
      url: `${site.origin}/status/500`,
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      success: true,
      creditsUsed: 0,
      data: { metadata: { statusCode: 500, creditsUsed: 0 } },
    });
  });

  it('can be read again by scrape id', async () => {
    const scraped = await service.ask('POST', '/v2/scrape', { url: `${site.origin}/data.txt` });
    const { data } = scraped.json as { data: { metadata: { scrapeId: string } } };
    const again = await service.ask('GET', `/v2/scrape/${data.metadata.scrapeId}`);
    expect(again.status).toBe(200);
    expect(again.json).toMatchObject({ success: true, data, creditsUsed: 0 });
  });
});

it('takes a client that hangs up in its body for no failure of the service', async () => {
  const errors: string[] = [];
  const log = { ...silentLog, error: (sentence: string) => errors.push(sentence) };
  const own = await startService({ parts: { log } });
  const { hostname, port } = new URL(own.address);
  const head = `POST /v2/scrape HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${own.key}\r\n`;
  for (let times = 0; times < 3; times += 1) {
    const socket = connect(Number(port), hostname);
    socket.write(`${head}expect: 100-continue\r\ncontent-length: 500\r\n\r\n`);
    // told to go on: from now on the body is being read
    await once(socket, 'data');
    socket.write('{"url":');
    socket.destroy();
    await once(socket, 'close');
  }
  await own.stop();
  expect(errors).toEqual([]);
});

describe('a request that is broken before any route sees it is told so in the common form', () => {
  /** Sends the bytes as they are; status and body of the answer. */
  const sendRaw = async (text: string): Promise<readonly [number, unknown]> => {
    const { hostname, port } = new URL(service.address);
    const socket = connect(Number(port), hostname);
    socket.end(text.replaceAll('{key}', service.key));
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return [Number(head.split(' ')[1]), body === '' ? undefined : JSON.parse(body)];
  };
  const head = (line: string, more = ''): string =>
    `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {key}\r\nconnection: close\r\n${more}\r\n`;
  const long = 'y'.repeat(40_000);

  it.each([
    ['an address that cannot be decoded', head('GET /v2/crawl/%ff'), 400],
    ['an id without end', head(`GET /v2/crawl/${'x'.repeat(600)}`), 400],
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    ['an unknown method', head('FOO /v2/scrape'), 400],
    ['headers without end', head('GET /v2/crawl/active', `x: ${long}\r\n`), 431],
  ])('%s', async (_case, text, status) => {
    const failure = { success: false, error: expect.any(String) };
    expect(await sendRaw(text)).toEqual([status, failure]);
  });

  it.each([
    [
      'an upgrade that nobody here knows, as Java offers it',
      'connection: upgrade\r\nupgrade: h2c\r\n',
    ],
    ['an expectation that nobody here knows', 'expect: nonsense\r\n'],
  ])('and %s changes nothing', async (_case, more) => {
    const text = head('GET /v2/crawl/active', more).replace('connection: close\r\n', '');
    const [status, body] = await sendRaw(text);
    expect([status, body]).toMatchObject([200, { success: true, crawls: [] }]);
  });
});
