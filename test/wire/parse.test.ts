/** `POST /v2/parse` asked of the real service over plain HTTP: what is looked at first, limits, what is kept. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDocx } from '../support/documents/office.ts';
import { makePdf } from '../support/documents/pdf.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite } from '../support/site.ts';

const LIMIT = 52_428_800;
let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

async function send(
  parts: Readonly<Record<string, Blob | string>>,
  { key = service.key, path = '/v2/parse', name = 'page.html' } = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value === 'string') body.append(part, value);
    else body.append(part, value, name);
  }
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`${service.address}${path}`, { method: 'POST', headers, body });
  return { status: response.status, json: (await response.json()) as Answer['json'] };
}

const page = (text: string) => new Blob([`<!doctype html><title>T</title><main><p>${text}</main>`]);

/** Sends the head of a request and nothing more, and reads what comes. */
async function sendHead(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { hostname, port } = new URL(service.address);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: hostname, ...headers }).map((pair) => pair.join(': '));
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await vi.waitUntil(() => /\}\s*$/.test(text), { timeout: 20_000 });
  socket.destroy();
  return text;
}

const FORM = { 'content-type': 'multipart/form-data; boundary=B' };

describe('before any of the file is read', () => {
  it('a key is asked for', async () => {
    const length = { ...FORM, 'content-length': String(LIMIT) };
    expect(await sendHead('/v2/parse', length)).toMatch(/^HTTP\/1.1 401 /);
    const nobody = { authorization: 'Bearer 00000000-0000-4000-8000-000000000000' };
    expect(await sendHead('/v2/parse', { ...length, ...nobody })).toMatch(/^HTTP\/1.1 401 /);
  });

  it('a client that asks whether to send is not told to, where it is refused', async () => {
    const asks = { ...FORM, 'content-length': '1000', expect: '100-continue' };
    expect(await sendHead('/v2/parse', asks)).toMatch(/^HTTP\/1.1 401 /);
    expect(await sendHead('/v2/nothing', asks)).toMatch(/^HTTP\/1.1 404 /);
  });

  it('credits are looked at', async () => {
    const { accounts, keys } = service.hearth.rooms();
    const account = await accounts.create({ name: 'Poor', planId: 'starter' });
    await accounts.adjustCredits(account.id, -5_000, 'test');
    const { secret } = await keys.create({ accountId: account.id, name: 'Default' });
    const head = { ...FORM, 'content-length': '1000', authorization: `Bearer ${secret}` };
    expect(await sendHead('/v2/parse', head)).toMatch(/^HTTP\/1.1 402 /);
  });

  it('a body that says it is too large, or is no form, is refused', async () => {
    const key = { authorization: `Bearer ${service.key}` };
    const large = { ...FORM, ...key, 'content-length': String(2 * LIMIT) };
    expect(await sendHead('/v2/parse', large)).toMatch(/^HTTP\/1.1 413 /);
    const bare = { ...key, 'content-type': 'application/pdf', 'content-length': '1000' };
    expect(await sendHead('/v2/parse', bare)).toMatch(/^HTTP\/1.1 400 [^]*multipart\/form-data/);
  });
});

describe('a form', () => {
  it('is taken with the file first and with the options first', async () => {
    const options = '{"formats":["markdown","html"]}';
    for (const parts of [
      { file: page('Tea'), options },
      { options, file: page('Tea') },
    ]) {
      const { status, json } = await send(parts);
      expect([status, json]).toMatchObject([
        200,
        {
          success: true,
          creditsUsed: 1,
          remainingCredits: expect.any(Number),
          data: {
            markdown: 'Tea',
            html: expect.stringContaining('Tea'),
            metadata: { title: 'T', sourceURL: 'page.html', statusCode: 200, creditsUsed: 1 },
          },
        },
      ]);
    }
  });

  it('is taken without options, with a client that waits to be told to go on', async () => {
    const body =
      '--B\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nTea.\r\n--B--\r\n';
    const { hostname, port } = new URL(service.address);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(
      `POST /v2/parse HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${service.key}\r\ncontent-type: ${FORM['content-type']}\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    );
    await vi.waitUntil(() => text.startsWith('HTTP/1.1 100 Continue'), { timeout: 20_000 });
    socket.write(body);
    await vi.waitUntil(() => text.includes('"markdown":"Tea."'), { timeout: 20_000 });
    socket.destroy();
  });

  it.each([
    ['no file', { options: '{}' }, 400, 'There is no file. Send multipart/form-data'],
    [
      'options that are no JSON',
      { file: page('x'), options: '{' },
      400,
      'malformed JSON in the part',
    ],
    [
      'options of a page',
      { file: page('x'), options: '{"waitFor":100}' },
      400,
      'leave out waitFor',
    ],
    ['an unknown option', { file: page('x'), options: '{"foo":1}' }, 400, 'Unknown key'],
    ['an empty file', { file: new Blob([]) }, 400, 'is empty'],
    [
      'options without end',
      { file: page('x'), options: `"${'x'.repeat(1_048_577)}"` },
      413,
      '50 MB',
    ],
    ['a file above 50 MB', { file: new Blob([new Uint8Array(LIMIT + 1)]) }, 413, '50 MB'],
  ])('is refused with %s, at no cost', async (_case, parts, status, sentence) => {
    const before = await service.ask('GET', '/v2/team/credit-usage');
    const answer = await send(parts);
    expect(answer).toMatchObject({
      status,
      json: { success: false, error: expect.stringContaining(sentence) },
    });
    expect(answer.json).not.toHaveProperty('creditsUsed');
    const after = await service.ask('GET', '/v2/team/credit-usage');
    expect(after.json).toEqual(before.json);
  });

  it('with two files, or without a boundary, or cut off, is refused', async () => {
    const key = { authorization: `Bearer ${service.key}` };
    const part =
      '--B\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nTea.\r\n';
    const cases: readonly (readonly [string, string])[] = [
      [FORM['content-type'], `${part}${part}--B--\r\n`],
      ['multipart/form-data', `${part}--B--\r\n`],
      [FORM['content-type'], part],
      [FORM['content-type'], 'nothing of a form'],
    ];
    for (const [type, body] of cases) {
      const response = await fetch(`${service.address}/v2/parse`, {
        method: 'POST',
        headers: { ...key, 'content-type': type },
        body,
      });
      expect([response.status, await response.json()]).toMatchObject([400, { success: false }]);
    }
  });

  it('above 50 MB that does not say so is refused when it is', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        const head = 'Content-Disposition: form-data; name="file"; filename="a.pdf"';
        if (sent === 0) controller.enqueue(Buffer.from(`--B\r\n${head}\r\n\r\n`));
        controller.enqueue(new Uint8Array(1_048_576));
        sent += 1_048_576;
        if (sent > 2 * LIMIT) controller.close();
      },
    });
    const headers = { ...FORM, authorization: `Bearer ${service.key}` };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const response = await fetch(`${service.address}/v2/parse`, init);
    expect(response.status).toBe(413);
  });

  it('gives the file a label, never a path', async () => {
    const { json } = await send({ file: page('x') }, { name: '../../etc/pass\u0007wd.html' });
    expect(json).toMatchObject({ data: { metadata: { sourceURL: 'passwd.html' } } });
  });
});

describe('what came of it', () => {
  it('is a job in the list, and can be read again', async () => {
    const { json } = await send(
      { file: new Blob([new Uint8Array(makeDocx())]) },
      { name: 'tea.docx' },
    );
    const { data } = json as { data: { metadata: { scrapeId: string } } };
    const again = await service.ask('GET', `/v2/scrape/${data.metadata.scrapeId}`);
    expect(again.json).toMatchObject({ success: true, data, creditsUsed: 0 });
    const { json: activity } = await service.ask('GET', '/v2/team/activity?limit=1');
    expect(activity).toMatchObject({ data: [{ endpoint: 'scrape', target: 'tea.docx' }] });
  });

  it('of a damaged file is a refusal that costs nothing', async () => {
    const cut = new Uint8Array(makePdf({ pages: [[{ text: 'x', x: 1, y: 1 }]] })).subarray(0, 200);
    const answer = await send({ file: new Blob([cut]) }, { name: 'a.pdf' });
    expect(answer).toMatchObject({
      status: 400,
      json: { code: 'SCRAPE_UNSUPPORTED_FILE_ERROR', error: expect.any(String) },
    });
    const { json } = await service.ask('GET', '/v2/team/activity?limit=1');
    expect(json).toMatchObject({ data: [{ target: 'a.pdf' }] });
    const { account, usage, backend } = service.hearth.rooms();
    expect((await usage.balance(account)).reserved).toBe(0);
    expect(await backend.store.auditLedger()).toEqual([]);
  });

  it('of a page that its script would write is what it says, with a warning', async () => {
    const shell = new Blob(['<!doctype html><div id="root"></div><script src="/app.js"></script>']);
    const { json } = await send({ file: shell });
    expect(json).toMatchObject({
      data: { warning: expect.stringContaining('scripts of files are not run') },
    });
  });

  it('is kept from the library and from caches', async () => {
    const site = await startSite();
    await send({ file: page('Quetzalcoatlus teapot') });
    site.files.set('/later', { type: 'text/html', body: '<p>Quetzalcoatlus kettle</p>' });
    await service.ask('POST', '/v2/scrape', { url: `${site.origin}/later` });
    const ask = { query: 'Quetzalcoatlus', sources: ['library'] };
    // texts are indexed in their order: when the later one is there, the file's would be
    const found = await vi.waitUntil(
      async () => {
        const { json } = await service.ask('POST', '/v2/search', ask);
        const text = JSON.stringify(json);
        return text.includes('/later') ? text : undefined;
      },
      { timeout: 20_000, interval: 100 },
    );
    await site.close();
    expect(found).not.toContain('page.html');
  });

  it('with zero data retention is nowhere on disk, and needs the add-on', async () => {
    const { accounts, keys } = service.hearth.rooms();
    const account = await accounts.create({ name: 'Quiet', planId: 'business' });
    const { secret } = await keys.create({ accountId: account.id, name: 'Default' });
    const parts = { file: page('The codeword is zyzzyva.'), options: '{"zeroDataRetention":true}' };
    const ask = { key: secret, name: 'confidential.html' };
    expect((await send(parts, ask)).status).toBe(403);
    await accounts.setAddOns(account.id, ['zero-data-retention']);
    expect((await send(parts, ask)).json).toMatchObject({
      data: { markdown: 'The codeword is zyzzyva.' },
    });
    for (const file of readdirSync(service.dataDir, { withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = readFileSync(join(file.parentPath, file.name));
      expect([file.name, bytes.includes('zyzzyva'), bytes.includes('confidential')]).toEqual([
        file.name,
        false,
        false,
      ]);
    }
  });
});

it('a client that hangs up ends the work, while it sends and while the file is read', async () => {
  const { backend, slots, account } = service.hearth.rooms();
  const { hostname, port } = new URL(service.address);
  const head = '--B\r\nContent-Disposition: form-data; name="file"; filename="long.html"\r\n\r\n';
  const body = `${head}${'<p><b>x</b> <i>y</i>'.repeat(400_000)}\r\n--B--\r\n`;
  const start = (sent: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /v2/parse HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${service.key}\r\ncontent-type: ${FORM['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n${sent}`,
    );
    return socket;
  };
  const cut = start(body.slice(0, 1_000_000));
  await once(cut, 'connect');
  cut.destroy();

  const whole = start(body);
  await vi.waitUntil(() => slots.active(account.id) > 0, { timeout: 20_000 });
  whole.destroy();
  const list = { accountId: account.id, text: 'long.html', limit: 5 };
  await vi.waitUntil(
    async () => (await backend.store.listJobs(list)).some(({ status }) => status === 'failed'),
    { timeout: 20_000 },
  );
  const jobs = await backend.store.listJobs(list);
  expect(jobs.map(({ errorCode }) => errorCode)).toEqual(['SCRAPE_JOB_CANCELLED']);
  await vi.waitUntil(() => slots.active(account.id) === 0, { timeout: 20_000 });
});
