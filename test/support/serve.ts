/**
 * The service as a process of its own, through the real command line, so that it can be killed and started
 * again on the same port and folder.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../src/main/headless.ts', import.meta.url));

export interface ServedProcess {
  readonly address: string;
  /** Of the console; the same after a restart on the same folder. */
  readonly sessionToken: string;
  /** SIGKILL: no time to tidy up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** `port` 0 takes any free one. */
export async function serveProcess(dataDir: string, port: number): Promise<ServedProcess> {
  const child = spawn(
    process.execPath,
    [ENTRY, 'serve', '--json', '--log-level', 'error', '--allow-private-network'].concat(
      ['--port', String(port)],
      ['--data-dir', dataDir],
    ),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const address = await firstLine(child);
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    address,
    sessionToken: readFileSync(join(dataDir, 'session'), 'utf8').trim(),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the process has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const { address } = JSON.parse(line) as { readonly address: string };
    return address;
  }
  throw new Error('the service ended before it was ready');
}
