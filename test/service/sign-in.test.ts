/**
 * Beyond loopback: the console needs a sign-in, by a code sent by e-mail or by OpenID Connect, and is not
 * served where neither is set up. A fake mail server and a fake provider; everything else is real.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Flags } from '../../src/main/service/config/sources.ts';
import { startOpenId, type OpenIdProvider } from '../support/openid-provider.ts';
import { startService, type TestService } from '../support/service.ts';
import { freshSchema, postgresServer } from '../support/postgres-server.ts';
import { startSmtp, type Mail, type SmtpServer } from '../support/smtp-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const time = { offset: 0 };
const clock = { now: () => Date.now() + time.offset };
/** Every address of this machine; tests still speak to 127.0.0.1. */
const BEYOND: Flags = { host: '0.0.0.0' };

let smtp: SmtpServer;
let openId: OpenIdProvider;
const running: TestService[] = [];

beforeAll(async () => {
  [smtp, openId] = await Promise.all([startSmtp(), startOpenId()]);
});
afterEach(async () => {
  time.offset = 0;
  Object.assign(openId.person, { email: 'ada@example.org', verified: true, wrongKey: false });
  delete openId.person.nonce;
  for (const service of running.splice(0)) await service.stop();
});
afterAll(async () => {
  await Promise.all([smtp.close(), openId.close()]);
});

async function serve(flags: Flags, key?: string): Promise<TestService> {
  const service = await startService({
    ...(key === undefined ? {} : { key }),
    flags: { 'library-min-free-bytes': '0', ...flags },
    parts: { clock },
  });
  running.push(service);
  return service;
}

const withMail = (): Promise<TestService> =>
  serve({ ...BEYOND, 'smtp-url': smtp.url, 'sign-in-emails': 'ada@example.org,@team.example' });

const withOpenId = (): Promise<TestService> =>
  serve({
    ...BEYOND,
    'oidc-issuer': openId.issuer,
    'oidc-client-id': openId.clientId,
    'oidc-client-secret': openId.clientSecret,
    'sign-in-emails': 'ada@example.org',
  });

interface Reply {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

async function ask(
  { address }: Pick<TestService, 'address'>,
  method: 'GET' | 'POST',
  path: string,
  options: { readonly body?: object; readonly token?: string } = {},
): Promise<Reply> {
  const { body, token } = options;
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as Reply['json'];
  return { status: response.status, json, headers: response.headers };
}

function codeIn({ message }: Mail): string {
  return /code for Hearth is (\d{4} \d{4})/.exec(message)?.[1] ?? 'no code';
}

async function codeFor(service: TestService, email: string): Promise<string> {
  const mail = smtp.next();
  const reply = await ask(service, 'POST', '/console/sign-in/email', { body: { email } });
  expect(reply.status).toBe(200);
  return codeIn(await mail);
}

async function signIn(service: TestService, email: string): Promise<string> {
  const code = await codeFor(service, email);
  const body = { email, code };
  const reply = await ask(service, 'POST', '/console/sign-in/code', { body });
  expect(reply.status).toBe(200);
  return String(reply.json['token']);
}

const state = async (service: TestService, token?: string): Promise<number> =>
  (await ask(service, 'GET', '/console/state', token === undefined ? {} : { token })).status;

async function keepSome(service: TestService): Promise<string> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Kept</title><p>Kept words');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const body = { url: `http://127.0.0.1:${port}/`, kind: 'page' };
  const { json } = await service.ask('POST', '/library/captures', body);
  site.close();
  return (json as { capture: { id: string } }).capture.id;
}

async function lookAt(service: TestService, captureId: string, token: string): Promise<string> {
  const { json } = await ask(service, 'POST', '/library/replay', { body: { captureId }, token });
  return String(json['url']);
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

describe('on loopback', () => {
  it('the session token is the sign-in, and nothing else is asked', async () => {
    const service = await serve({});
    expect(await state(service, service.hearth.sessionToken)).toBe(200);
    expect((await ask(service, 'GET', '/console/sign-in')).json).toEqual({
      ways: ['session-token'],
    });
    const body = { email: 'ada@example.org' };
    expect((await ask(service, 'POST', '/console/sign-in/email', { body })).status).toBe(403);
  });
});

describe('beyond loopback with nothing set up', () => {
  it('refuses the console with what to set, and serves the API to keys', async () => {
    const service = await serve(BEYOND);
    for (const token of [undefined, service.hearth.sessionToken]) {
      const reply = await ask(
        service,
        'GET',
        '/console/state',
        token === undefined ? {} : { token },
      );
      expect(reply.status).toBe(403);
      expect(reply.json['error']).toMatch(/smtpUrl and signInEmails .* oidcIssuer/);
    }
    const page = await fetch(`${service.address}/`);
    expect(page.status).toBe(403);
    expect(await page.text()).toMatch(/set smtpUrl/);
    const api = await service.ask('GET', '/v2/team/credit-usage');
    expect(api.status).toBe(200);
  });

  it('names what is missing when nobody is listed', async () => {
    const service = await serve({ ...BEYOND, 'smtp-url': smtp.url });
    const reply = await ask(service, 'GET', '/console/sign-in');
    expect(reply.json).toMatchObject({
      ways: [],
      refusal: expect.stringMatching(/signInEmails/) as string,
    });
  });
});

describe('by a code sent by e-mail', () => {
  it('lets a listed address in, and its session reaches everything the console has', async () => {
    const service = await withMail();
    expect((await ask(service, 'GET', '/console/sign-in')).json).toEqual({ ways: ['email'] });
    expect(await state(service)).toBe(401);
    const token = await signIn(service, 'Ada@Example.org ');
    expect(await state(service, token)).toBe(200);
    expect((await ask(service, 'GET', '/console/keys', { token })).status).toBe(200);
  });

  it('takes everybody of a listed domain', async () => {
    const service = await withMail();
    expect(await state(service, await signIn(service, 'grace@team.example'))).toBe(200);
  });

  it('does not take the session token of the data folder, and an API key neither', async () => {
    const service = await withMail();
    expect(await state(service, service.hearth.sessionToken)).toBe(401);
    expect(await state(service, service.key)).toBe(401);
  });

  it('sets no cookie', async () => {
    const service = await withMail();
    const code = await codeFor(service, 'ada@example.org');
    const body = { email: 'ada@example.org', code };
    const reply = await ask(service, 'POST', '/console/sign-in/code', { body });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('answers alike for an address that is not listed, and sends it nothing', async () => {
    const service = await withMail();
    const before = smtp.mails.length;
    const body = { email: 'eve@elsewhere.example' };
    const reply = await ask(service, 'POST', '/console/sign-in/email', { body });
    expect(reply).toMatchObject({ status: 200, json: { sent: true } });
    // a mail asked for later has come: an earlier one would have, too
    await codeFor(service, 'ada@example.org');
    expect(smtp.mails.slice(before).map(({ to }) => to)).toEqual([['ada@example.org']]);
  });

  it('takes a code once', async () => {
    const service = await withMail();
    const code = await codeFor(service, 'ada@example.org');
    const body = { email: 'ada@example.org', code };
    expect((await ask(service, 'POST', '/console/sign-in/code', { body })).status).toBe(200);
    expect((await ask(service, 'POST', '/console/sign-in/code', { body })).status).toBe(401);
  });

  it('takes no code after ten minutes', async () => {
    const service = await withMail();
    const code = await codeFor(service, 'ada@example.org');
    time.offset = 10 * MINUTE;
    const body = { email: 'ada@example.org', code };
    expect((await ask(service, 'POST', '/console/sign-in/code', { body })).status).toBe(401);
  });

  it('takes only the newest code, and only from the address it was sent to', async () => {
    const service = await withMail();
    const first = await codeFor(service, 'ada@example.org');
    const second = await codeFor(service, 'ada@example.org');
    const tryCode = async (email: string, code: string): Promise<number> =>
      (await ask(service, 'POST', '/console/sign-in/code', { body: { email, code } })).status;
    expect(await tryCode('ada@example.org', first)).toBe(401);
    expect(await tryCode('grace@team.example', second)).toBe(401);
    expect(await tryCode('ada@example.org', second)).toBe(200);
  });

  it('voids a code after five wrong tries', async () => {
    const service = await withMail();
    const code = await codeFor(service, 'ada@example.org');
    const tryCode = async (typed: string): Promise<number> => {
      const body = { email: 'ada@example.org', code: typed };
      return (await ask(service, 'POST', '/console/sign-in/code', { body })).status;
    };
    const wrong = code === '0000 0000' ? '1111 1111' : '0000 0000';
    for (let count = 0; count < 5; count += 1) expect(await tryCode(wrong)).toBe(401);
    expect(await tryCode(code)).toBe(401);
  });

  it('limits how often codes are asked for and tried', async () => {
    const service = await withMail();
    const email = 'nobody@elsewhere.example';
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const reply = await ask(service, 'POST', '/console/sign-in/email', { body: { email } });
      statuses.push(reply.status);
      if (reply.status === 429) {
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const tries: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const body = { email: `person${count}@elsewhere.example`, code: '12345678' };
      tries.push((await ask(service, 'POST', '/console/sign-in/code', { body })).status);
    }
    expect(tries.at(29)).toBe(401);
    expect(tries.at(30)).toBe(429);
    time.offset = HOUR;
    const body = { email: 'ada@example.org', code: '12345678' };
    expect((await ask(service, 'POST', '/console/sign-in/code', { body })).status).toBe(401);
  });

  it('ends a session after a day, and at once when its person signs out', async () => {
    const service = await withMail();
    const [first, second] = [
      await signIn(service, 'ada@example.org'),
      await signIn(service, 'ada@example.org'),
    ];
    const captureId = await keepSome(service);
    const [looking, too] = [
      await lookAt(service, captureId, first),
      await lookAt(service, captureId, second),
    ];
    expect([await statusOf(looking), await statusOf(too)]).toEqual([200, 200]);
    await ask(service, 'POST', '/console/sign-out', { token: first });
    expect(await state(service, first)).toBe(401);
    expect(await state(service, second)).toBe(200);
    // what it was shown goes with it
    expect([await statusOf(looking), await statusOf(too)]).toEqual([404, 200]);
    time.offset = 24 * HOUR;
    expect(await state(service, second)).toBe(401);
    expect(await statusOf(too)).toBe(404);
  });

  it('keeps hashes only: neither code nor session stands in the database or the log of settings', async () => {
    const service = await withMail();
    const token = await signIn(service, 'ada@example.org');
    for (const file of ['hearth.db', 'hearth.db-wal']) {
      expect(readFileSync(join(service.dataDir, file)).includes(token)).toBe(false);
    }
  });
});

describe('by OpenID Connect', () => {
  /** What a browser does: to the provider, back to the service, on to the GUI. */
  async function throughProvider(service: TestService): Promise<URL> {
    const begun = await ask(service, 'POST', '/console/sign-in/openid', { body: {} });
    expect(begun.status).toBe(200);
    const provider = await fetch(String(begun.json['url']), { redirect: 'manual' });
    const back = await fetch(provider.headers.get('location') ?? '', { redirect: 'manual' });
    expect(back.headers.get('set-cookie')).toBeNull();
    return new URL(back.headers.get('location') ?? '', service.address);
  }

  it('lets a listed person in', async () => {
    const service = await withOpenId();
    expect((await ask(service, 'GET', '/console/sign-in')).json).toEqual({
      ways: ['openid'],
      openIdName: new URL(openId.issuer).host,
    });
    const landed = await throughProvider(service);
    const code = /^#code=([\w-]+)$/.exec(landed.hash)?.[1] ?? '';
    const { json } = await ask(service, 'POST', '/console/session', { body: { code } });
    expect(await state(service, String(json['token']))).toBe(200);
    expect(await ask(service, 'POST', '/console/session', { body: { code } })).toMatchObject({
      status: 401,
    });
  });

  it.each<[string, Partial<OpenIdProvider['person']>, RegExp]>([
    ['somebody who is not listed', { email: 'eve@elsewhere.example' }, /may not sign in/],
    ['an address nobody verified', { verified: false }, /verified/],
    ['an answer to another question', { nonce: 'another' }, /did not confirm/],
    ['a token signed by somebody else', { wrongKey: true }, /did not confirm/],
  ])('refuses %s', async (_name, person, reason) => {
    const service = await withOpenId();
    Object.assign(openId.person, person);
    const landed = await throughProvider(service);
    expect(landed.hash).not.toContain('code=');
    expect(decodeURIComponent(landed.hash)).toMatch(reason);
  });

  it('takes an answer once, and none that was not asked for', async () => {
    const service = await withOpenId();
    const begun = await ask(service, 'POST', '/console/sign-in/openid', { body: {} });
    const provider = await fetch(String(begun.json['url']), { redirect: 'manual' });
    const callback = provider.headers.get('location') ?? '';
    const land = async (url: string): Promise<string> =>
      (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '';
    expect(await land(callback)).toContain('#code=');
    expect(await land(callback)).toContain('#sign-in-problem=');
    const foreign = new URL(callback);
    foreign.searchParams.set('state', 'made-up');
    expect(await land(foreign.href)).toContain('#sign-in-problem=');
  });

  it('says when the provider does not answer', async () => {
    const service = await serve({
      ...BEYOND,
      'oidc-issuer': 'http://127.0.0.1:9',
      'oidc-client-id': 'hearth',
      'sign-in-emails': 'ada@example.org',
    });
    const reply = await ask(service, 'POST', '/console/sign-in/openid', { body: {} });
    expect(reply.status).toBe(403);
    expect(reply.json['error']).toMatch(/127\.0\.0\.1:9 does not answer as an OpenID provider/);
  });

  it('takes a provider on plain http on loopback only', async () => {
    const flags = {
      ...BEYOND,
      'oidc-issuer': 'http://login.example',
      'oidc-client-id': 'hearth',
      'sign-in-emails': 'ada@example.org',
    };
    await expect(startService({ flags })).rejects.toMatchObject({ code: 'CONFIG_INVALID' });
  });
});

describe('TLS', () => {
  const fixture = (name: string): string => join(import.meta.dirname, '../fixtures/tls', name);

  it('serves https with the certificate given, and links say so', async () => {
    const service = await serve({
      'tls-cert': fixture('cert.pem'),
      'tls-key': fixture('key.pem'),
    });
    expect(service.address).toMatch(/^https:/);
    const body = await getInsecurely(
      `${service.address}/console/state`,
      service.hearth.sessionToken,
    );
    expect(JSON.parse(body)).toMatchObject({ address: service.address });
  });

  it('wants certificate and key together, and readable', async () => {
    await expect(
      startService({ flags: { 'tls-cert': fixture('cert.pem') } }),
    ).rejects.toMatchObject({ code: 'CONFIG_INVALID' });
    const swapped = { 'tls-cert': fixture('key.pem'), 'tls-key': fixture('cert.pem') };
    await expect(startService({ flags: swapped })).rejects.toMatchObject({
      code: 'CONFIG_INVALID',
    });
  });
});

/** The fixture's certificate is signed by itself. */
function getInsecurely(url: string, token: string): Promise<string> {
  const agent = new Agent({ rejectUnauthorized: false });
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    httpsRequest(url, { agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => {
        agent.destroy();
        resolve(text);
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('services that share a database', () => {
  it('know of each other’s codes and sessions, and who signed out', async () => {
    const server = await postgresServer();
    const flags = {
      ...BEYOND,
      ...{ 'smtp-url': smtp.url, 'sign-in-emails': 'ada@example.org' },
      ...{ database: server.database, 'database-schema': freshSchema() },
    };
    try {
      const one = await serve(flags);
      const other = await serve(flags, one.key);
      const email = 'ada@example.org';
      const code = await codeFor(one, email);
      const take = () => ask(other, 'POST', '/console/sign-in/code', { body: { email, code } });
      const both = await Promise.all([take(), take()]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      const token = String(both.find(({ status }) => status === 200)?.json['token']);
      const mine = await signIn(one, email);
      for (const each of [one, other]) {
        expect([await state(each, token), await state(each, mine)]).toEqual([200, 200]);
      }
      expect((await ask(one, 'POST', '/console/sign-out', { token })).status).toBe(200);
      for (const each of [one, other]) {
        expect([await state(each, token), await state(each, mine)]).toEqual([401, 200]);
      }
    } finally {
      for (const service of running.splice(0)) await service.stop();
      await server.close();
    }
  }, 120_000);
});
