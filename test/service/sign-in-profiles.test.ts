/** Sign-in profiles over the whole service: saved from a live page, used by visits of their site, and by nothing else. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenLiveAnswer } from '../../src/contract/console/live.ts';
import type { ProfileListAnswer } from '../../src/contract/console/profiles.ts';
import { startService, type TestService } from '../support/service.ts';
import type { Answer, Asked, Route } from '../support/site/answer.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const SECRET = 'kx9-very-secret-session';
const TOKEN = 'tk7-secret-in-storage';

let service: TestService;
let site: FixtureSite;
/** Sessions the site knows; empty: everybody has to sign in again. */
const sessions = new Set([SECRET]);
/** The one whoever enters next is given. */
let given = SECRET;

const cookieOf = ({ headers }: Asked): string => {
  const { cookie } = headers;
  return typeof cookie === 'string' ? cookie : '';
};

const WALL = `<title>Sign in</title><h1>Sign in</h1><form action="/login" method="post">
  <input name="user"><input type="password" name="word"><button>Sign in</button></form>`;

const members: Route = (asked): Answer =>
  [...sessions].some((known) => cookieOf(asked).includes(known))
    ? {
        type: 'text/html',
        body: `<title>Members</title><h1>Welcome back</h1><p id="who">nobody yet</p>
<script>document.getElementById('who').textContent = 'stored: ' + localStorage.getItem('token');</script>`,
      }
    : { type: 'text/html', body: WALL };

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  site.files.set('/enter', () => ({
    type: 'text/html',
    headers: { 'set-cookie': `sid=${given}; Path=/; HttpOnly` },
    body: `<title>Entered</title><h1>You are in</h1><script>localStorage.setItem('token', '${TOKEN}')</script>`,
  }));
  site.files.set('/members', members);
  const elsewhere = site.origin.replace('127.0.0.1', 'localhost');
  site.files.set('/away', { status: 302, headers: { location: `${elsewhere}/seen` }, body: '' });
  site.files.set('/seen', { type: 'text/html', body: '<title>Seen</title><h1>Elsewhere</h1>' });
}, 60_000);

afterAll(async () => {
  await service.stop();
  await site.close();
});

async function inWindow(method: string, path: string, body?: unknown) {
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

async function signIn(name: string): Promise<void> {
  const opened = await inWindow('POST', '/console/live', {
    url: `${site.origin}/enter`,
    width: 800,
    height: 600,
  });
  expect(opened.status, JSON.stringify(opened.json)).toBe(200);
  const { id } = opened.json as OpenLiveAnswer;
  await expect
    .poll(async () => (await inWindow('POST', `/console/live/${id}/profile`, { name })).status, {
      timeout: 30_000,
    })
    .toBe(200);
  await inWindow('DELETE', `/console/live/${id}`);
}

const scrape = (body: Readonly<Record<string, unknown>>) =>
  service.ask('POST', '/v2/scrape', { maxAge: 0, ...body });

it('is saved from a live page, listed without what is in it, and seals it', async () => {
  await signIn('members');
  const { json } = await inWindow('GET', '/console/profiles');
  const { rows, sealedBy } = json as ProfileListAnswer;
  // where to sign in again: a site may be on a port, and without TLS
  const url = `${site.origin}/enter`;
  expect(rows).toMatchObject([{ name: 'members', site: '127.0.0.1', url }]);
  expect(sealedBy).toBe('file');
  expect(JSON.stringify(json)).not.toContain(SECRET);
  const key = join(service.dataDir, 'profiles.key');
  expect(statSync(key).mode & 0o777).toBe(0o600);
}, 60_000);

it('visits the site signed in, with cookies and storage, and only there', async () => {
  const url = `${site.origin}/members`;
  const without = await scrape({ url });
  expect(JSON.stringify(without.json)).not.toContain('Welcome back');
  const { json } = await scrape({ url, profile: 'members' });
  expect(json).toMatchObject({ data: { markdown: expect.stringContaining('Welcome back') } });
  expect(JSON.stringify(json)).toContain(`stored: ${TOKEN}`);

  // the same page from the cache is nobody's
  const cached = await service.ask('POST', '/v2/scrape', { url, maxAge: 3_600_000 });
  expect(JSON.stringify(cached.json)).not.toContain('Welcome back');

  site.requests.length = 0;
  await scrape({ url: `${site.origin}/away`, profile: 'members' });
  const seen = site.requests.filter((asked) => asked.url === '/seen');
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.map(({ headers }) => headers['cookie'] ?? '')).toEqual(seen.map(() => ''));

  const other = site.origin.replace('127.0.0.1', 'localhost');
  const refused = await scrape({ url: `${other}/seen`, profile: 'members' });
  expect(refused).toMatchObject({
    status: 400,
    json: { error: expect.stringContaining('127.0.0.1') },
  });
  const unknown = await scrape({ url, profile: 'nobody' });
  expect(unknown).toMatchObject({
    status: 400,
    json: { error: expect.stringContaining('nobody') },
  });
  const neighbour = await service.neighbour();
  const theirs = await neighbour.ask('POST', '/v2/scrape', { url, profile: 'members' });
  expect(theirs.status).toBe(400);
}, 120_000);

it('keeps captures of it private, and writes its secrets nowhere in the clear', async () => {
  const url = `${site.origin}/members`;
  const kept = await scrape({ url, profile: 'members', keep: { kind: 'page' } });
  expect(kept.json).toMatchObject({ data: { metadata: { captureId: expect.any(String) } } });
  const other = await service.hearth.rooms().keys.create({
    accountId: service.hearth.rooms().account.id,
    name: 'Other',
  });
  const past = await fetch(`${service.address}/v2/scrape`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, offline: true }),
  });
  expect(await past.text()).not.toContain('Welcome back');
  for (const file of readdirSync(service.dataDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(service.dataDir, file);
    if (!statSync(path).isFile()) continue;
    expect(readFileSync(path).includes(SECRET), file).toBe(false);
  }
}, 60_000);

it('ends with PROFILE_EXPIRED once the site asks to sign in, and goes on after signing in again', async () => {
  const url = `${site.origin}/members`;
  sessions.clear();
  const { status, json } = await scrape({ url, profile: 'members' });
  expect({ status, json }).toMatchObject({
    status: 409,
    json: { code: 'PROFILE_EXPIRED', details: { profile: 'members', site: '127.0.0.1' } },
  });
  expect(JSON.stringify(json)).not.toContain(SECRET);
  const marked = await inWindow('GET', '/console/profiles');
  expect(marked.json).toMatchObject({ rows: [{ expiredAt: expect.any(Number) }] });
  sessions.add(SECRET);
  await signIn('members');
  expect((await scrape({ url, profile: 'members' })).status).toBe(200);
  const { rows } = (await inWindow('GET', '/console/profiles')).json as ProfileListAnswer;
  expect(rows[0]).not.toHaveProperty('expiredAt');
}, 120_000);

it('takes a crawl through the site signed in, and begins none without the profile', async () => {
  const unknown = await service.ask('POST', '/v2/crawl', {
    url: `${site.origin}/members`,
    scrapeOptions: { profile: 'nobody' },
  });
  expect(unknown).toMatchObject({
    status: 400,
    json: { error: expect.stringContaining('no sign-in profile "nobody"') },
  });
  const started = await service.ask('POST', '/v2/crawl', {
    url: `${site.origin}/members`,
    limit: 1,
    scrapeOptions: { profile: { name: 'members' } },
  });
  const { id } = started.json as { id: string };
  await expect
    .poll(async () => (await service.ask('GET', `/v2/crawl/${id}`)).json, { timeout: 60_000 })
    .toMatchObject({
      status: 'completed',
      data: [{ markdown: expect.stringContaining('Welcome back') }],
    });
}, 90_000);

it('is not changed by a visit of before that ends after somebody has signed in again', async () => {
  const visitAcross = async (session: string, body: string) => {
    const began = Promise.withResolvers<undefined>();
    const signedIn = Promise.withResolvers<undefined>();
    site.files.set('/slow', async () => {
      began.resolve(undefined);
      await signedIn.promise;
      return { type: 'text/html', headers: { 'set-cookie': 'seen=1; Path=/' }, body };
    });
    const visit = scrape({ url: `${site.origin}/slow`, profile: 'members' });
    await began.promise;
    sessions.clear();
    sessions.add((given = session));
    await signIn('members');
    signedIn.resolve(undefined);
    const { status } = await visit;
    const { rows } = (await inWindow('GET', '/console/profiles')).json as ProfileListAnswer;
    const after = await scrape({ url: `${site.origin}/members`, profile: 'members' });
    return { status, isMarked: 'expiredAt' in (rows[0] ?? {}), after: after.status };
  };
  // what it renewed is of the session that is over
  const page = '<title>Orders</title><h1>Your orders</h1><p>You have ordered three lamps.</p>';
  const renewed = await visitAcross('nw3-newer-session', page);
  expect(renewed).toEqual({ status: 200, isMarked: false, after: 200 });
  const walled = await visitAcross('nw4-newest-session', WALL);
  expect(walled).toEqual({ status: 409, isMarked: false, after: 200 });
}, 120_000);

it('is renamed and deleted', async () => {
  const { rows } = (await inWindow('GET', '/console/profiles')).json as ProfileListAnswer;
  const path = `/console/profiles/${rows[0]?.id ?? ''}`;
  expect(await inWindow('PATCH', path, { name: 'friends' })).toMatchObject({
    json: { name: 'friends' },
  });
  expect((await inWindow('DELETE', path)).status).toBe(200);
  expect((await inWindow('GET', '/console/profiles')).json).toMatchObject({ rows: [] });
});
