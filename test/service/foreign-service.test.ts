/** A whole service whose browser was started by others: pages, health, metrics, doctor, and no word of its secrets. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { examine } from '../../src/main/service/compose-doctor.ts';
import type { Flags } from '../../src/main/service/config/sources.ts';
import { readConfig } from '../../src/main/service/config.ts';
import { startForeignBrowser, startRelay, without } from '../support/foreign-browser.ts';
import type { ForeignBrowser } from '../support/foreign-browser.ts';
import { startService } from '../support/service.ts';
import { startSite } from '../support/site.ts';
import type { FixtureSite } from '../support/site.ts';

let site: FixtureSite;
let foreign: ForeignBrowser;
const after: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  [site, foreign] = await Promise.all([startSite(), startForeignBrowser()]);
});
beforeEach(() => site.reset());
afterEach(async () => {
  for (const end of after.splice(0).reverse()) await end();
});
afterAll(() => Promise.all([site.close(), foreign.close()]));

async function serviceOn(endpoint: string, more: Flags = {}) {
  const service = await startService({ flags: { 'browser-ws-endpoint': endpoint, ...more } });
  after.push(() => service.stop());
  const text = async (path: string, method = 'GET'): Promise<string> => {
    const answer = await fetch(service.address + path, {
      method,
      headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
    });
    return await answer.text();
  };
  const scrape = (path: string, options: object = {}) =>
    service.ask('POST', '/v2/scrape', { url: site.origin + path, ...options });
  return { ...service, text, scrape };
}
const doctorOn = async (flags: Flags, dataDir: string) => {
  const config = readConfig({
    flags: { 'data-dir': dataDir, 'allow-private-network': true, ...flags },
    env: {},
  });
  const findings = await examine(config, undefined);
  expect(findings.some(({ name }) => name === 'chromium')).toBe(false);
  return findings.filter(({ name }) => name === 'browsers');
};
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  after.push(() => rm(path, { recursive: true, force: true }));
  return path;
};

it('renders by it, tells of it, and keeps its address to itself', async () => {
  const relay = await startRelay(foreign.url);
  after.push(() => relay.close());
  const endpoint = `${relay.url.replace('ws://', 'ws://me:s3cret@')}?token=s3cret`;
  const service = await serviceOn(endpoint);
  const page = await service.scrape('/js', { waitFor: 1, formats: ['markdown'] });
  expect(page).toMatchObject({ status: 200, json: { success: true } });
  const shown = new URL(relay.url).host;
  const told = [
    await service.text('/console/about'),
    await service.text('/console/settings'),
    await service.text('/console/diagnostics'),
    await service.text('/console/settings/test/browser', 'POST'),
    await service.text('/metrics'),
  ];
  expect(told[0]).toContain(`ws://${shown}: proved to keep to the egress proxy`);
  expect(told[4]).toContain(`hearth_browser_away{endpoint="ws://${shown}"} 0`);
  expect(told.join()).not.toContain('s3cret');
});

it('falls back as without a browser, and doctor says why, where the proof fails', async () => {
  const relay = await startRelay(foreign.url, without('proxyServer'));
  after.push(() => relay.close());
  const service = await serviceOn(relay.url);
  const page = await service.scrape('/static/5kb');
  expect(page).toMatchObject({ status: 200, json: { success: true } });
  const shot = await service.scrape('/static/5kb?shot', { formats: ['screenshot'] });
  expect(shot.status).toBe(500);
  expect(JSON.stringify(shot.json)).toContain('is not used: its contexts do not go through');
  expect(await service.text('/metrics')).toMatch(/hearth_browser_away\{[^}]*\} 1/);
  expect(await doctorOn({ 'browser-ws-endpoint': relay.url }, folder())).toMatchObject([
    { state: 'failure', detail: expect.stringContaining('its contexts do not go through') },
  ]);
});

it('is proved by doctor where no service runs', async () => {
  const gone = 'ws://127.0.0.1:1/?token=s3cret';
  const flags = { 'browser-ws-endpoint': `${foreign.url}, ${gone}` };
  const findings = await doctorOn(flags, folder());
  expect(findings).toMatchObject([
    { state: 'ok', detail: expect.stringContaining('WebRTC is held back by a script') },
    { state: 'failure', detail: expect.stringContaining('No browser answers at ws://127.0.0.1:1') },
  ]);
  expect(JSON.stringify(findings)).not.toContain('s3cret');
});

it.each([
  [{ 'browser-ws-endpoint': 'ftp://me:s3cret@x' }, 'Address 1 of browserWSEndpoint'],
  [{ 'egress-host': '0.0.0.0' }, 'say with egressAdvertise'],
  [{ 'egress-advertise': 'http://me:pw@10.0.0.1:1' }, 'egressAdvertise takes'],
])('does not start with %j', async (flags, said) => {
  const error: unknown = await serviceOn('ws://127.0.0.1:1', flags).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'CONFIG_INVALID', message: expect.stringContaining(said) });
  expect(String(error)).not.toContain('s3cret');
});
