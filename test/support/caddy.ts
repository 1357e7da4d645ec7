/** The program `caddy` as a load balancer on this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './compose-file.ts';

/** Runs a Caddyfile whose first site is `:3002` at a free port instead; throws what it says where it cannot. */
export async function caddy(
  caddyfile: string,
  folder: string,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const port = await freePort();
  const path = join(folder, 'Caddyfile');
  const settings = '{\n  admin off\n  auto_https off\n}\n';
  writeFileSync(path, settings + caddyfile.replace(':3002 {', `http://127.0.0.1:${port} {`));
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', path], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.exitCode !== null) throw new Error(`caddy ended: ${said}`);
    const answer = await fetch(`${address}/v0/health/liveness`).catch(() => undefined);
    if (answer?.ok === true) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    address,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
