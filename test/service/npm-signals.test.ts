/** A signal to npm itself must end the service it started: npm's shell does not hand it on. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.skipIf(process.platform === 'win32')('ends the service when npm is ended', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-npm-'));
  const npm = spawn(
    'npm',
    ['run', '-s', 'hearth', '--', 'serve', '--port', '0', '--json', '--data-dir', dataDir],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  try {
    const line = await new Promise<string>((resolve, reject) => {
      createInterface(npm.stdout).once('line', resolve);
      npm.once('exit', () => reject(new Error('npm ended before the service was ready')));
    });
    const ready: unknown = JSON.parse(line);
    expect(ready).toMatchObject({ pid: expect.any(Number), dataDir });
    const pid = Number(/"pid":(\d+)/.exec(line)?.[1]);
    expect(isAlive(pid)).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  } finally {
    npm.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
