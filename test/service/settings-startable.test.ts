/**
 * Settings are saved by people who look at a window, which is gone when the service does not start any more: what the
 * next start would end at is refused while they can correct it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/main/service/config.ts';
import { openSettingsFile, type SettingsFile } from '../../src/main/service/settings-file.ts';

let folder: string;
let settings: SettingsFile;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-startable-'));
  settings = openSettingsFile(readConfig({ flags: { 'data-dir': folder }, env: {} }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  [{ browserWSEndpoint: 'my browser' }, /Address 1 of browserWSEndpoint/],
  [{ browserWSEndpoint: 'ws://b.example:9222', egressHost: '0.0.0.0' }, /egressAdvertise/],
  [{ browserWSEndpoint: 'ws://b.example:9222', egressAdvertise: 'here' }, /egressAdvertise takes/],
  [{ proxyUrl: 'socks5://p.example:1080' }, /proxy address/],
  [{ stealthProxyUrl: 'p.example' }, /proxy address/],
  [{ tlsCert: '/nowhere/cert.pem' }, /belong together/],
  [{ tlsCert: '/nowhere/cert.pem', tlsKey: '/nowhere/key.pem' }, /cannot be read/],
  [{ oidcIssuer: 'accounts.example.com' }, /oidcIssuer/],
])('%j is not saved', (changes, said) => {
  expect(() => settings.change({ changes })).toThrow(said);
  expect(existsSync(join(folder, 'config.json'))).toBe(false);
});

it('what goes together is saved', () => {
  const changes = {
    browserWSEndpoint: 'ws://b.example:9222',
    egressHost: '0.0.0.0',
    egressAdvertise: 'http://192.168.1.5:8118',
    proxyUrl: 'http://user:word@p.example:8080',
  };
  expect(settings.change({ changes }).needRestart.toSorted()).toEqual(Object.keys(changes).sort());
  const file = join(folder, 'config.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(changes);
});

it('what was wrong before keeps nobody from saving something else', () => {
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ proxyUrl: 'nowhere' }));
  settings.change({ changes: { llmModel: 'small' } });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    proxyUrl: 'nowhere',
    llmModel: 'small',
  });
  expect(() => settings.change({ changes: { browserWSEndpoint: 'x' } })).toThrow(/Address 1/);
});
