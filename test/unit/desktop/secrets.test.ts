import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeychain } from '../../../src/main/desktop/secrets.ts';
import { createHearth, defaultParts } from '../../../src/main/service/compose.ts';
import { readConfig } from '../../../src/main/service/config.ts';
import type { SecretBox } from '../../../src/main/service/ports/system.ts';
import { openSettingsFile } from '../../../src/main/service/settings-file.ts';
import { fakeElectron } from '../../support/desktop/fake-electron.ts';

describe('provider keys in the desktop app', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const openBox = async (): Promise<SecretBox> => {
    const keychain = await openKeychain(fakeElectron().api, folder, 'linux');
    if (keychain.kind === 'missing') throw new Error(keychain.sentence);
    return keychain.box;
  };
  const configWith = (secrets?: SecretBox) =>
    readConfig({
      flags: { 'data-dir': folder },
      env: {},
      ...(secrets === undefined ? {} : { secrets }),
    });
  const stored = (): Record<string, unknown> =>
    JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as Record<string, unknown>;

  it('are sealed in the config file, and read again at the next start', async () => {
    const box = await openBox();
    openSettingsFile(configWith(box)).change({
      changes: { searchBraveKey: 'brave-secret', llmModel: 'small' },
    });
    const text = readFileSync(join(folder, 'config.json'), 'utf8');
    expect(text).not.toContain('brave-secret');
    expect(stored()['llmModel']).toBe('small');
    const next = configWith(await openBox());
    expect(next.search.keyed['brave']?.key).toBe('brave-secret');
    expect(next.unreadableSecrets).toEqual([]);
    expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
    const entries = openSettingsFile(next).read().entries;
    expect(entries.find(({ name }) => name === 'searchBraveKey')).toMatchObject({
      isSet: true,
      isSecret: true,
      source: 'file',
    });
    expect(JSON.stringify(entries)).not.toContain('brave-secret');
  });

  it('that stood there as text are sealed at the next start', async () => {
    writeFileSync(join(folder, 'config.json'), '{"llmKey":"old-secret","port":0}', { mode: 0o600 });
    const config = configWith(await openBox());
    const hearth = await createHearth(config, {
      ...defaultParts(config, () => undefined),
    });
    await hearth.start();
    await hearth.stop();
    expect(stored()).toEqual({ llmKey: { sealed: expect.any(String) as string }, port: 0 });
    expect(configWith(await openBox()).llm.key).toBe('old-secret');
  });

  it('count as unset headless, named in the log, and are not lost by a change', async () => {
    openSettingsFile(configWith(await openBox())).change({ changes: { llmKey: 'secret' } });
    const lines: string[] = [];
    const config = configWith();
    expect(config.llm.key).toBeUndefined();
    expect(config.unreadableSecrets).toEqual(['llmKey']);
    const hearth = await createHearth(
      { ...config, port: 0 },
      defaultParts(config, (line) => lines.push(line)),
    );
    await hearth.start();
    await hearth.stop();
    expect(lines.join('\n')).toContain('llmKey');
    openSettingsFile(config).change({ changes: { llmModel: 'large' } });
    expect(configWith(await openBox()).llm).toMatchObject({ key: 'secret', model: 'large' });
  });

  it('sealed with another key are unset, not rubbish', async () => {
    openSettingsFile(configWith(await openBox())).change({ changes: { llmKey: 'secret' } });
    rmSync(join(folder, 'secrets.key'));
    const config = configWith(await openBox());
    expect(config.llm.key).toBeUndefined();
    expect(config.unreadableSecrets).toEqual(['llmKey']);
  });

  it.each([
    ['no keychain', { available: false }],
    ['only a pretended one', { backend: 'basic_text' }],
  ])('stay text with a plain sentence where there is %s', async (_what, change) => {
    const electron = fakeElectron();
    Object.assign(electron.keychain, change);
    expect(await openKeychain(electron.api, folder, 'linux')).toEqual({
      kind: 'missing',
      sentence:
        'This system offers no keychain; keys of search and model providers are kept as text in config.json, which only you can read.',
    });
  });

  it('wait for a keychain that does not open, and nothing is overwritten', async () => {
    await openBox();
    const key = readFileSync(join(folder, 'secrets.key'));
    const electron = fakeElectron();
    electron.keychain.broken = true;
    const keychain = await openKeychain(electron.api, folder, 'darwin');
    expect(keychain).toMatchObject({
      kind: 'missing',
      sentence: expect.stringContaining('did not open (locked)') as string,
    });
    expect(readFileSync(join(folder, 'secrets.key'))).toEqual(key);
  });
});
