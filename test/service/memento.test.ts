/** Kept pages over Memento (RFC 7089), as its clients ask: gates, maps, mementos and their bytes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestClient, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let neighbour: TestClient;
let url: string;
const DAYS = [1, 5, 12].map((day) => Date.UTC(2026, 10, day, 9, 30, 15, 250));
let now = DAYS[0] ?? 0;

const basic = (key: string): string => `Basic ${Buffer.from(`me:${key}`).toString('base64')}`;
const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(service.address + path, {
    redirect: 'manual',
    headers: { authorization: basic(service.key), ...headers },
  });
  const { status, headers: fields } = response;
  return { status, text: await response.text(), field: (name: string) => fields.get(name) ?? '' };
};

beforeAll(async () => {
  [service, site] = await Promise.all([
    startService({
      flags: { 'library-min-free-bytes': '0' },
      parts: { clock: { now: () => now } },
    }),
    startSite(),
  ]);
  neighbour = await service.neighbour();
  url = `${site.origin}/news?a=1`;
  for (const at of DAYS) {
    now = at;
    site.files.set('/news', {
      type: 'text/html; charset=utf-8',
      body: `<title>News</title><main><h1>News</h1><p>Of the day ${at}.</p></main>`,
    });
    const kept = await service.ask('POST', '/library/captures', { url, kind: 'page' });
    expect(kept.status).toBe(200);
  }
  await site.close();
}, 60_000);
afterAll(() => service.stop());

const memento = (digits: string): string => `${service.address}/web/${digits}/${url}`;
const MEMENTOS = ['20261101093015', '20261105093015', '20261112093015'];

describe('the gate', () => {
  it('leads to the copy nearest to the wanted instant, to the newest without one', async () => {
    const asked = await get(`/timegate/${url}`, {
      'accept-datetime': 'Wed, 04 Nov 2026 09:00:00 GMT',
    });
    expect(asked).toMatchObject({ status: 302, text: '' });
    expect(asked.field('location')).toBe(memento(MEMENTOS[1] ?? ''));
    expect(asked.field('vary')).toBe('accept-datetime');
    expect(asked.field('memento-datetime')).toBe('');
    expect(asked.field('link')).toContain(`<${url}>; rel="original"`);
    expect(asked.field('link')).toContain(
      `<${service.address}/timemap/link/${url}>; rel="timemap"; type="application/link-format"`,
    );
    const newest = await get(`/timegate/${url}`);
    expect(newest.field('location')).toBe(memento(MEMENTOS[2] ?? ''));
    const head = await fetch(`${service.address}/timegate/${url}`, {
      method: 'HEAD',
      redirect: 'manual',
      headers: { authorization: `Bearer ${service.key}` },
    });
    expect(head.status).toBe(302);
  });

  it('refuses dates that are none, and says what is not kept', async () => {
    expect((await get(`/timegate/${url}`, { 'accept-datetime': 'yesterday' })).status).toBe(400);
    const february = { 'accept-datetime': 'Tue, 31 Feb 2026 09:00:00 GMT' };
    expect((await get(`/timegate/${url}`, february)).status).toBe(400);
    expect((await get('/timegate/http://nowhere.test/')).status).toBe(404);
  });

  it('is shut without a key, and shows nothing of another account', async () => {
    const nobody = await fetch(`${service.address}/timegate/${url}`, { redirect: 'manual' });
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get('www-authenticate')).toContain('Basic realm="Hearth"');
    const authorization = basic(neighbour.key);
    for (const path of [`/timegate/${url}`, `/timemap/link/${url}`, `/web/2026/${url}`]) {
      expect((await get(path, { authorization })).status, path).toBe(404);
    }
  });
});

describe('the map', () => {
  it('lists every copy as links and as JSON', async () => {
    const links = await get(`/timemap/link/${url}`);
    expect(links.field('content-type')).toContain('application/link-format');
    expect(links.text.split(',\n')).toEqual([
      `<${url}>; rel="original"`,
      `<${service.address}/timemap/link/${url}>; rel="self"; type="application/link-format"; from="Sun, 01 Nov 2026 09:30:15 GMT"; until="Thu, 12 Nov 2026 09:30:15 GMT"`,
      `<${service.address}/timegate/${url}>; rel="timegate"`,
      `<${memento(MEMENTOS[0] ?? '')}>; rel="first memento"; datetime="Sun, 01 Nov 2026 09:30:15 GMT"`,
      `<${memento(MEMENTOS[1] ?? '')}>; rel="memento"; datetime="Thu, 05 Nov 2026 09:30:15 GMT"`,
      `<${memento(MEMENTOS[2] ?? '')}>; rel="last memento"; datetime="Thu, 12 Nov 2026 09:30:15 GMT"\n`,
    ]);
    const json = JSON.parse((await get(`/timemap/json/${url}`)).text) as unknown;
    expect(json).toMatchObject({
      original_uri: url,
      mementos: { last: { uri: memento(MEMENTOS[2] ?? '') }, list: { length: 3 } },
    });
  });
});

describe('a memento', () => {
  it('leads to the page as it was, with its place among the others', async () => {
    const { status, field } = await get(`/web/${MEMENTOS[1] ?? ''}/${url}`);
    expect([status, field('memento-datetime')]).toEqual([302, 'Thu, 05 Nov 2026 09:30:15 GMT']);
    expect(field('link')).toContain(`<${memento(MEMENTOS[0] ?? '')}>; rel="first prev memento"`);
    expect(field('link')).toContain(`<${memento(MEMENTOS[2] ?? '')}>; rel="next last memento"`);
    expect(field('link')).toContain(`<${memento(MEMENTOS[1] ?? '')}>; rel="memento"`);
    const still = await fetch(field('location'));
    expect(still.headers.get('memento-datetime')).toBe('Thu, 05 Nov 2026 09:30:15 GMT');
    expect(await still.text()).toContain(`Of the day ${DAYS[1] ?? 0}.`);
    expect(still.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('gives the bytes that the site sent, which are never a page of this origin', async () => {
    const { status, text, field } = await get(`/web/${MEMENTOS[0] ?? ''}id_/${url}`);
    expect([status, field('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<p>Of the day ${DAYS[0] ?? 0}.</p>`);
    expect(field('memento-datetime')).toBe('Sun, 01 Nov 2026 09:30:15 GMT');
    expect(field('content-security-policy')).toContain('sandbox');
  });

  it('is found by any part of an instant, and however slashes were merged', async () => {
    for (const [path, digits] of [
      [`/web/20261104/${url}`, MEMENTOS[1]],
      [`/web/2030id_/${url}`, `${MEMENTOS[2] ?? ''}id_`],
      [`/web/1999/${url.replace('http://', 'http:/')}`, MEMENTOS[0]],
    ] as const) {
      const { status, field } = await get(path);
      expect([status, field('location')]).toEqual([302, memento(digits ?? '')]);
    }
    expect((await get(`/web/soon/${url}`)).status).toBe(400);
  });

  it('is closed with the key it was opened with', async () => {
    const { accounts, keys } = service.hearth.rooms();
    const [account] = [await accounts.find(service.hearth.rooms().account.id)];
    const { secret, key } = await keys.create({ accountId: account.id, name: 'brief' });
    const authorization = `Bearer ${secret}`;
    const { field } = await get(`/web/${MEMENTOS[0] ?? ''}/${url}`, { authorization });
    expect((await fetch(field('location'))).status).toBe(200);
    now += 15 * 60_000 - 1;
    expect((await fetch(field('location'))).status).toBe(200);
    await keys.revoke(account.id, key.id);
    expect((await fetch(field('location'))).status).toBe(404);
    const other = await get(`/web/${MEMENTOS[0] ?? ''}/${url}`);
    now += 15 * 60_000;
    expect((await fetch(other.field('location'))).status).toBe(404);
  });
});

describe('where there is one address alone', () => {
  it('kept pages are shown below it, however long the addresses of their parts', async () => {
    const one = await startService({
      flags: { 'library-min-free-bytes': '0', 'public-url': 'https://hearth.example/' },
    });
    try {
      const page = await startSite();
      page.files.set('/one', { type: 'text/html', body: '<title>One</title><p>One address</p>' });
      const kept = { url: `${page.origin}/one`, kind: 'page' };
      const { json } = await one.ask('POST', '/library/captures', kept);
      await page.close();
      const { id: captureId } = (json as { capture: { id: string } }).capture;
      const shown = (await one.ask('POST', '/library/replay', { captureId })).json as {
        readonly url: string;
      };
      expect(shown.url.startsWith(`${one.address}/replay/`)).toBe(true);
      const still = await fetch(shown.url);
      expect([still.status, await still.text()]).toEqual([
        200,
        expect.stringContaining('One address'),
      ]);
      const policy = still.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`frame-ancestors ${one.address}`);
      expect(policy.split('; ').at(-1)).toBe('sandbox');
      const part = shown.url.replace(/f\/0$/, `-/http://site.test//a/${'b'.repeat(3000)}?%zz`);
      const lacking = await fetch(part);
      expect([lacking.status, await lacking.text()]).toEqual([404, 'This part was not kept.']);
      // by the name a reverse proxy passes on
      expect(one.hearth.rooms().replay.placeFor('http://hearth.example')).toBe(
        'https://hearth.example/replay',
      );
    } finally {
      await one.stop();
    }
  }, 60_000);
});
