/**
 * `npm run package -- [--linux|--mac|--win] [--x64|--arm64] [--dir]`: builds, fetches Chromium's headless shell,
 * and makes the installers in dist/ (default: this machine's system and processor; `--dir`: only the unpacked
 * app). Needs the internet for Electron and Chromium; offline checks: test/e2e/package.test.ts.
 */
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { fetchChromium, targetOf } from './fetch-chromium.mjs';
import { nodePath, root, run } from './lib.mjs';

const argv = process.argv.slice(2);
const target = targetOf(argv, process.platform, process.arch);
const [os, arch] = target.split('-');

const built = await buildIfStale();
if (built !== 0) process.exit(built);
try {
  await fetchChromium(target, { folder: join(root, 'dist', 'chromium', target) });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
process.exit(
  await run(nodePath(), [
    builder,
    `--${os}`,
    ...(argv.includes('--dir') ? ['dir'] : []),
    `--${arch}`,
    '--config',
    'electron-builder.config.mjs',
    '--publish',
    'never',
  ]),
);
