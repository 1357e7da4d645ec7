/** The library out of one installation and into another: nothing is lost, nothing is taken twice, every change is found. */
import { openAsBlob, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPromise } from 'yauzl';
import { verifyArchive } from '../../src/main/service/archives/wacz/verify.ts';
import { openDesk, type Desk } from '../support/archives/files.ts';
import { madeLibrary, numbersFrom } from '../support/archives/memory-library.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

type Json = Record<string, unknown>;
const DAY = 86_400_000;
const TIMEOUT = 60_000;
let now = Date.UTC(2026, 10, 1, 9);
let one: TestService;
let other: TestService;
let site: FixtureSite;
let desk: Desk;
let file = '';

const begin = (): Promise<TestService> =>
  startService({
    flags: { 'library-min-free-bytes': '0' },
    parts: { clock: { now: () => now } },
  });

beforeAll(async () => {
  [one, other, site, desk] = await Promise.all([begin(), begin(), startSite(), openDesk()]);
  for (const [day, price] of [81, 87, 93].entries()) {
    for (const path of ['/heater', '/stove']) await keep(path, price, day);
    now += DAY;
  }
  const { entries } = (await ask(one, 'GET', '/entries')) as { entries: Json[] };
  const [entry] = entries;
  await ask(one, 'PATCH', `/entries/${String(entry?.['id'])}`, {
    ...{ note: 'Cite *this* in 2', title: 'Heaters, measured', state: 'read' },
  });
  const exact = 'It is 93 % efficient.';
  const mark = { entryId: entry?.['id'], exact, colour: 'green', comment: 'table 3' };
  await ask(one, 'POST', '/highlights', mark);
  // a saved search with a filled and an empty collection below it
  await ask(one, 'POST', '/collections', { name: 'Fires', query: 'tag:fire' });
  const { collection } = await ask(one, 'POST', '/collections', { name: 'Fires/Empty' });
  const { id: empty } = collection as Json;
  await ask(one, 'PATCH', `/collections/${String(empty)}`, { position: 3 });
  const { collection: hot } = await ask(one, 'POST', '/collections', { name: 'Fires/Hot' });
  const filed = { add: [entry?.['id']] };
  await ask(one, 'POST', `/collections/${String((hot as Json)['id'])}/entries`, filed);
  // what nobody has kept yet
  await send(one, desk.path(writtenList()), 'list.json');
  // an archive of another Hearth: redirects, a POST, pictures, stills and frames
  await send(one, await desk.write('made.wacz', madeLibrary(4)), 'made.wacz');
  file = await save(one, 'first.wacz');
}, TIMEOUT);
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await site.close();
  await desk[Symbol.asyncDispose]();
});

const ask = async (
  service: TestService,
  method: string,
  path: string,
  body?: unknown,
): Promise<Json> => {
  const { status, json } = await service.ask(method, `/library${path}`, body);
  expect(status, JSON.stringify(json)).toBe(200);
  return json as Json;
};

async function keep(path: string, price: number, day: number): Promise<void> {
  const body = `<html lang="en"><head><title>Page ${path}</title></head><body><main><h1>Page</h1><p>It is ${price} % efficient. Kept on day ${day}.</p><p>${'The rest stays. '.repeat(20)}</p></main></body></html>`;
  site.files.set(path, { type: 'text/html', body });
  await ask(one, 'POST', '/captures', {
    ...{ url: `${site.origin}${path}`, kind: 'page', collection: 'Thesis/Heating', tags: ['fire'] },
  });
}

/** An address with all that a list may say of it. */
function writtenList(): string {
  const link = {
    ...{ url: 'https://later.test/read', name: 'Later', description: 'Why *this*' },
    ...{ tags: [{ name: 'fire' }], createdAt: '2026-10-02T03:04:05.000Z' },
    highlights: [
      { text: 'A passage', comment: 'of note', color: 'green', createdAt: '2026-10-03' },
    ],
  };
  const list = { collections: [{ id: 1, name: 'Thesis', parentId: null, links: [link] }] };
  writeFileSync(desk.path('list.json'), JSON.stringify(list));
  return 'list.json';
}

const fetchFrom = (service: TestService, path: string, init: RequestInit = {}) =>
  fetch(`${service.address}/library${path}`, {
    ...init,
    headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/octet-stream' },
  });

async function save(service: TestService, name: string, query = ''): Promise<string> {
  const answer = await fetchFrom(service, `/export?format=wacz${query}`);
  expect(answer.status).toBe(200);
  writeFileSync(desk.path(name), Buffer.from(await answer.arrayBuffer()));
  return desk.path(name);
}

/** Sends a file and waits until it is in. */
async function send(service: TestService, path: string, name = 'file'): Promise<Json> {
  const answer = await fetchFrom(service, `/imports?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: await openAsBlob(path),
  });
  const json = (await answer.json()) as { import: { id: string } };
  expect(answer.status, JSON.stringify(json)).toBe(200);
  return ended(service, json.import.id);
}

async function ended(service: TestService, id: string): Promise<Json> {
  const look = async () => (await ask(service, 'GET', `/imports/${id}`))['import'] as Json;
  await vi.waitUntil(async () => ['done', 'failed'].includes(String((await look())['state'])), {
    timeout: TIMEOUT,
    interval: 50,
  });
  return look();
}

const sendText = (service: TestService, text: string, name: string): Promise<Json> => {
  writeFileSync(desk.path(name), text);
  return send(service, desk.path(name), name);
};

async function filesOf(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await openPromise(path);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) pieces.push(chunk);
    files.set(entry.fileName, Buffer.concat(pieces));
  }
  return files;
}

/** All there is to compare: manifests with their bytes, and what people said. */
async function idOf(service: TestService, name: string): Promise<string> {
  const { collections } = await ask(service, 'GET', '/collections');
  return String((collections as Json[]).find((one) => one['name'] === name)?.['id']);
}

async function shelvesOf(service: TestService): Promise<readonly Json[]> {
  const { collections } = await ask(service, 'GET', '/collections');
  return (collections as Json[]).map(({ name, query, position, entries }) => ({
    ...{ name, query, position, entries },
  }));
}

async function allOf(service: TestService): Promise<Json> {
  const all: Json = {};
  const { entries } = (await ask(service, 'GET', '/entries?sort=title')) as { entries: Json[] };
  for (const { id, url, title, tags, note, collections, state } of entries) {
    const { highlights } = (await ask(service, 'GET', `/highlights?entry=${String(id)}`)) as {
      highlights: Json[];
    };
    const { captures } = (await ask(service, 'GET', `/entries/${String(id)}/captures`)) as {
      captures: Json[];
    };
    const kept: Json = {};
    for (const capture of captures) {
      const at = `/captures/${String(capture['id'])}`;
      const bytes: Json = { manifest: (await ask(service, 'GET', `${at}/manifest`))['manifest'] };
      for (const part of ['body', 'text', 'document', 'thumb']) {
        bytes[part] = await (await fetchFrom(service, `${at}/${part}`)).text();
      }
      kept[String(capture['id'])] = bytes;
    }
    const quotes = highlights.map(({ exact, prefix, suffix, colour, comment, at, state: is }) => ({
      ...{ exact, prefix, suffix, colour, comment, at, is },
    }));
    all[String(url)] = { title, tags, note, collections, state, quotes, kept };
  }
  return all;
}

describe('an export', () => {
  it('is what was kept, signed by the key of the installation', async () => {
    const verified = await verifyArchive(file, { folder: desk.folder });
    expect(verified).toMatchObject({ isIntact: true, captures: 10, links: 10, findings: [] });
    const { fingerprint } = await ask(one, 'GET', '/key');
    expect(verified.signature).toMatchObject({ kind: 'valid', keyFingerprint: fingerprint });
    expect([...(await filesOf(file)).keys()]).toContain('hearth/collections.jsonl');
    expect(fingerprint).not.toBe((await ask(other, 'GET', '/key'))['fingerprint']);
    const { mode } = statSync(join(one.dataDir, 'library', 'signing-key'));
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
  });

  it(
    'comes back whole in an empty library, and goes out again the same but for the signature',
    async () => {
      const done = await send(other, file, 'first.wacz');
      expect(done).toMatchObject({
        ...{ state: 'done', format: 'wacz', done: 11, name: 'first.wacz' },
        report: { added: 11, known: 0, signature: { kind: 'valid' }, findings: [] },
      });
      expect(await allOf(other)).toEqual(await allOf(one));
      expect(await shelvesOf(other)).toEqual(await shelvesOf(one));
      const { fingerprint } = await ask(one, 'GET', '/key');
      expect(done['report']).toMatchObject({ signature: { keyFingerprint: fingerprint } });
      const [first, second] = [
        await filesOf(file),
        await filesOf(await save(other, 'second.wacz')),
      ];
      expect([...second.keys()]).toEqual([...first.keys()]);
      for (const [name, bytes] of first) {
        if (name !== 'datapackage-digest.json')
          expect(second.get(name)?.equals(bytes), name).toBe(true);
      }
      await ask(other, 'PATCH', `/collections/${await idOf(other, 'Fires')}`, { query: 'tag:hot' });
      const again = await send(other, file, 'again.wacz');
      // what somebody changed since stays
      expect((await shelvesOf(other))[0]).toMatchObject({ name: 'Fires', query: 'tag:hot' });
      expect(again).toMatchObject({ state: 'done', report: { added: 0, known: 11 } });
      const found = await ask(other, 'GET', '/search?q=%22efficient%22+in:title+nothing');
      expect(found['total']).toBe(0);
      await vi.waitUntil(
        async () => (await ask(other, 'GET', '/search?q=%22is+87+%25+efficient%22'))['total'] === 2,
        { timeout: TIMEOUT, interval: 50 },
      );
      // the file goes when its import has been told as done
      const incoming = join(other.dataDir, 'library', 'incoming');
      await expect.poll(() => readdirSync(incoming)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'as one WARC comes back whole too, and twice is once',
    async () => {
      const answer = await fetchFrom(one, '/export?format=warc');
      writeFileSync(desk.path('own.warc.gz'), Buffer.from(await answer.arrayBuffer()));
      const third = await begin();
      try {
        for (const [service, added] of [
          [one, 0],
          [third, 10],
          [third, 0],
        ] as const) {
          const done = await send(service, desk.path('own.warc.gz'), 'own.warc.gz');
          const report = { added, known: 10 - added, findings: [] };
          expect(done).toMatchObject({ state: 'done', format: 'warc', report });
        }
        // a WARC holds pages alone
        const pages = Object.entries(await allOf(one)).filter(
          ([url]) => !url.includes('later.test'),
        );
        expect(await allOf(third)).toEqual(Object.fromEntries(pages));
      } finally {
        await third.stop();
      }
    },
    TIMEOUT,
  );

  it('is of what was asked for', async () => {
    const captures = async (query: string) =>
      (await verifyArchive(await save(one, 'some.wacz', query), { folder: desk.folder })).captures;
    expect(await captures('&collection=Thesis')).toBe(10);
    // whoever hands on some of it keeps what they look for
    const names = [...(await filesOf(desk.path('some.wacz'))).keys()];
    expect(names).not.toContain('hearth/collections.jsonl');
    expect(await captures('&host=www.heater.test')).toBe(4);
    expect(await captures('&q=url:stove')).toBe(3);
    expect(await captures('&q=tag:fire&host=127.0.0.1')).toBe(6);
    const [, entry] = ((await ask(one, 'GET', '/entries?sort=site')) as { entries: Json[] })
      .entries;
    const { captures: rows } = (await ask(
      one,
      'GET',
      `/entries/${String(entry?.['id'])}/captures`,
    )) as { captures: Json[] };
    expect(await captures(`&ids=${String(entry?.['id'])}`)).toBe(3);
    expect(await captures(`&ids=${String(rows[0]?.['id'])},${String(rows[1]?.['id'])}`)).toBe(2);
    for (const [query, status] of [
      ['?format=odt', 400],
      ['?ids=999999', 404],
      ['?collection=Nowhere', 400],
      ['?format=html&host=127.0.0.1', 404],
    ] as const) {
      expect((await fetchFrom(one, `/export${query}`)).status, query).toBe(status);
    }
  });

  it('can be read by other programs', async () => {
    const text = async (format: string) => {
      const answer = await fetchFrom(one, `/export?format=${format}&host=127.0.0.1`);
      expect(answer.headers.get('content-disposition'), format).toContain('attachment');
      return answer.text();
    };
    expect((await text('jsonl')).trim().split('\n')).toHaveLength(6);
    expect(await text('csv')).toContain('Thesis/Heating');
    expect(JSON.parse(await text('csl'))).toHaveLength(6);
    expect(await text('bibtex')).toContain('@online{');
    expect(await text('ris')).toContain('TY  - ELEC');
    const vault = await fetchFrom(one, '/export?format=vault');
    writeFileSync(desk.path('vault.zip'), Buffer.from(await vault.arrayBuffer()));
    const notes = [...(await filesOf(desk.path('vault.zip'))).keys()];
    expect(notes.filter((name) => name.startsWith('Clippings/'))).toHaveLength(6);
    const warc = await fetchFrom(one, '/export?format=warc');
    writeFileSync(desk.path('all.warc.gz'), Buffer.from(await warc.arrayBuffer()));
    const checked = await verifyArchive(desk.path('all.warc.gz'), { folder: desk.folder });
    expect(checked).toMatchObject({ isIntact: true, format: 'warc' });
    const page = await fetchFrom(one, '/export?format=html&host=www.heater.test');
    expect(await page.text()).toContain('data:image/png;base64,');
  });

  it(
    'shows each flipped byte',
    async () => {
      const good = readFileSync(file);
      const next = numbersFrom(16);
      for (let time = 0; time < 25; time += 1) {
        const bytes = Buffer.from(good);
        const at = Math.floor(next() * bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(next() * 8));
        writeFileSync(desk.path('flipped.wacz'), bytes);
        const { isIntact, findings } = await verifyArchive(desk.path('flipped.wacz'), {
          folder: desk.folder,
        });
        expect([isIntact, findings.length > 0], `byte ${at}`).toEqual([false, true]);
      }
    },
    TIMEOUT,
  );

  it('leaves private captures at home unless they are asked for', async () => {
    site.files.set('/mine', { type: 'text/html', body: '<p>Only for me. I am signed in.</p>' });
    const scrapeOptions = { headers: { cookie: 'session=1' } };
    await ask(one, 'POST', '/captures', {
      url: `${site.origin}/mine`,
      kind: 'page',
      scrapeOptions,
    });
    const lines = async (more: string) =>
      (await (await fetchFrom(one, `/export?format=jsonl&q=url:mine${more}`)).text()).length;
    expect(await lines('')).toBe(0);
    expect(await lines('&private=true')).toBeGreaterThan(0);
    expect((await (await one.neighbour()).ask('GET', '/library/export?format=csl')).json).toEqual(
      [],
    );
  });
});

describe('an import', () => {
  it('of lists makes wanted entries with what the list knows', async () => {
    const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><H3>Heating</H3><DL><p><DT><A HREF="https://a.test/one" ADD_DATE="1760000000" TAGS="x,y">One</A></DL><p></DL>`;
    expect(await sendText(other, bookmarks, 'bookmarks.html')).toMatchObject({
      ...{ state: 'done', format: 'bookmarks' },
      report: { added: 1 },
    });
    const pocket =
      'title,url,time_added,tags,status\nTwo,https://a.test/two,1760000000,x|z,archive\n';
    expect(await sendText(other, pocket, 'pocket.csv')).toMatchObject({ format: 'pocket' });
    const urls = 'https://a.test/one\nhttps://a.test/three\nnot an address\n';
    expect(await sendText(other, urls, 'list.txt')).toMatchObject({
      format: 'addresses',
      report: { added: 1, known: 1, findings: [{ where: 'not an address' }] },
    });
    const wanted = await ask(other, 'GET', '/entries?q=is:wanted%20site:a.test&sort=title');
    expect(wanted['entries']).toMatchObject([
      { url: 'https://a.test/three' },
      { url: 'https://a.test/one', title: 'One', tags: ['x', 'y'], collections: ['Heating'] },
    ]);
    expect((await ask(other, 'GET', '/entries?q=is:read%20site:a.test'))['entries']).toMatchObject([
      { url: 'https://a.test/two', firstAt: '2025-10-09T08:53:20.000Z' },
    ]);
  });

  it('of an archive of others finds the text of its pages', async () => {
    const html =
      '<html><head><title>Old page</title></head><body><main><h1>Old</h1><p>A foreign sentence about tiled stoves.</p></main></body></html>';
    const block = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n${html}`;
    const head = `WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:0197a000-0000-7000-8000-0000000000aa>\r\nWARC-Date: 2020-05-01T12:00:00Z\r\nWARC-Target-URI: https://old.test/page\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${Buffer.byteLength(block)}\r\n\r\n`;
    const done = await sendText(other, `${head}${block}\r\n\r\n`, 'old.warc');
    expect(done).toMatchObject({ state: 'done', format: 'warc', report: { added: 1 } });
    await vi.waitUntil(
      async () => (await ask(other, 'GET', '/search?q=%22tiled+stoves%22'))['total'] === 1,
      { timeout: TIMEOUT, interval: 50 },
    );
    const { entries } = await ask(other, 'GET', '/search?q=%22tiled+stoves%22');
    expect(entries).toMatchObject([{ title: 'Old page', firstAt: '2020-05-01T12:00:00.000Z' }]);
  });

  it('of a crawler that wrote down all it saw makes no versions that nobody wrote', async () => {
    const told = 'The tower was repaired in the spring, and its bell is rung again at noon. ';
    const words = ['Menu', 'Tower', told.repeat(2), 'Written by a script about the bell'];
    const [menu, title, served, late] = words.map((text) => text.trim());
    const page = `<html><title>Tower</title><nav>${menu}</nav><main><h1>${title}</h1><p>${served}</p></main>`;
    const answer = (day: string, path: string, body: string, id: string): string => {
      const block = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n${body}`;
      return `WARC/1.1\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:0197a000-0000-7000-8000-0000000000${id}>\r\nWARC-Page-ID: ${id}\r\nWARC-Date: ${day}T12:00:00Z\r\nWARC-Target-URI: https://tower.test${path}\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${Buffer.byteLength(block)}\r\n\r\n${block}\r\n\r\n`;
    };
    const seen = (day: string, path: string, text: string, id: string): string =>
      `WARC/1.1\r\nWARC-Type: resource\r\nWARC-Record-ID: <urn:uuid:0197a000-0000-7000-8000-0000000001${id}>\r\nWARC-Page-ID: ${id}\r\nWARC-Date: ${day}T12:00:00Z\r\nWARC-Target-URI: urn:text:https://tower.test${path}\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}\r\n\r\n`;
    const shell =
      '<html><title>Bell</title><div id="app">Loading</div><script src="/a.js"></script>';
    const archive = [
      answer('2020-07-01', '/', page, 'e1'),
      seen('2020-07-01', '/', [menu, title, served].join('\n'), 'e1'),
      answer('2020-07-02', '/', page, 'e2'),
      answer('2020-07-03', '/bell', shell, 'e3'),
      seen('2020-07-03', '/bell', String(late), 'e3'),
    ].join('');
    const done = await sendText(other, archive, 'tower.warc');
    expect(done).toMatchObject({ state: 'done', report: { added: 3 } });
    const textsOf = async (path: string): Promise<unknown[]> => {
      const url = encodeURIComponent(`https://tower.test${path}`);
      const { entries } = await ask(other, 'GET', `/entries?url=${url}`);
      const at = `/entries/${String((entries as Json[])[0]?.['id'])}/versions`;
      const { versions } = await ask(other, 'GET', at);
      const texts = (versions as Json[]).map(async ({ n }) => {
        const { version } = await ask(other, 'GET', `${at}/${String(n)}`);
        return (version as Json)['text'];
      });
      return Promise.all(texts);
    };
    expect(await textsOf('/')).toEqual([`${title}\n\n${served}`]);
    expect(await textsOf('/bell')).toEqual([late]);
  });

  it('of an archive of others says which addresses were answered with an error', async () => {
    const answer = (path: string, status: number, id: string): string => {
      const html = `<html><title>Said</title><main><p>This answer has status ${status}.</p></main>`;
      const block = `HTTP/1.1 ${status} Said\r\nContent-Type: text/html\r\n\r\n${html}`;
      return `WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:0197a000-0000-7000-8000-0000000000${id}>\r\nWARC-Date: 2020-06-01T12:00:00Z\r\nWARC-Target-URI: https://said.test${path}\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${Buffer.byteLength(block)}\r\n\r\n${block}\r\n\r\n`;
    };
    const archive = [
      answer('/', 200, 'c1'),
      answer('/gone', 404, 'c2'),
      answer('/picture.png?s=1', 404, 'c3'),
      answer('/gone/too', 404, 'c4'),
      answer('/broken', 500, 'c5'),
    ].join('');
    expect(await sendText(other, archive, 'said.warc')).toMatchObject({
      state: 'done',
      report: {
        added: 1,
        findings: [
          {
            where: 'https://said.test/gone',
            what: 'answered 404 and was not taken as a page (and 1 more of this status)',
            isNote: true,
          },
          {
            where: 'https://said.test/broken',
            what: 'answered 500 and was not taken as a page',
            isNote: true,
          },
        ],
      },
    });
  });

  it(
    'of an archive of others is seen as its scripts wrote it, when it is first opened',
    async () => {
      const answer = (path: string, type: string, body: string, id: string): string => {
        const block = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\n${body}`;
        return `WARC/1.0\r\nWARC-Type: response\r\nWARC-Record-ID: <urn:uuid:0197a000-0000-7000-8000-0000000000${id}>\r\nWARC-Date: 2020-06-01T12:00:00Z\r\nWARC-Target-URI: https://script.test${path}\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${Buffer.byteLength(block)}\r\n\r\n${block}\r\n\r\n`;
      };
      const html =
        '<!doctype html><title>Written</title><div id="app"></div><script src="/app.js"></script>';
      const script =
        "fetch('/words.json').then((answer) => answer.json()).then(({ words }) => { document.querySelector('#app').innerHTML = '<p>' + words + '</p>'; });";
      const words = JSON.stringify({ words: 'Scripts wrote this of what the archive holds.' });
      const archive = [
        answer('/', 'text/html', html, 'b1'),
        answer('/app.js', 'text/javascript', script, 'b2'),
        answer('/words.json', 'application/json', words, 'b3'),
      ].join('');
      expect(await sendText(other, archive, 'script.warc')).toMatchObject({ state: 'done' });
      const { entries } = await ask(other, 'GET', '/entries?url=https://script.test/');
      const { captures } = await ask(
        ...([other, 'GET', `/entries/${String((entries as Json[])[0]?.['id'])}/captures`] as const),
      );
      const captureId = (captures as Json[])[0]?.['id'];
      const { url } = await ask(other, 'POST', '/replay', { captureId });
      const shown = await (await fetch(String(url))).text();
      expect(shown).toContain('<p>Scripts wrote this of what the archive holds.</p>');
      expect(shown).not.toContain('<script');
    },
    TIMEOUT,
  );

  it('that cannot be read says why and leaves nothing', async () => {
    expect(await sendText(other, '{"some": "JSON"}', 'other.json')).toMatchObject({
      state: 'failed',
      report: { error: expect.stringContaining('no address of a web page') },
    });
    expect(await sendText(other, 'PK\u0003\u0004 no ZIP at all', 'x.zip')).toMatchObject({
      state: 'failed',
    });
    const empty = await fetchFrom(other, '/imports', { method: 'POST', body: '' });
    expect(empty.status).toBe(400);
    expect(readdirSync(join(other.dataDir, 'library', 'incoming'))).toEqual([]);
    const { id } = ((await ask(other, 'GET', '/imports'))['imports'] as Json[])[0] ?? {};
    const neighbour = await other.neighbour();
    expect((await neighbour.ask('GET', `/library/imports/${String(id)}`)).status).toBe(404);
  });
});
