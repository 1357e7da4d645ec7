/** The packaged Chromium is unpacked once for all tests of a user, not into each of their data folders. */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Where it lies, as in a data folder. */
export const TEST_DATA_DIR = join(tmpdir(), `hearth-test-browser-${userInfo().username}`);

/** Before a service starts on the folder, which is made; repeating does nothing. */
export function shareChromium(dataDir: string): void {
  const shared = join(TEST_DATA_DIR, 'chromium');
  const own = join(dataDir, 'chromium');
  if (existsSync(own)) return;
  for (const folder of [shared, dataDir]) mkdirSync(folder, { recursive: true });
  symlinkSync(shared, own, 'junction');
}
