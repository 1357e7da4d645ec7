/**
 * The service as a process of its own, through the real command line, so that it can be killed and started
 * again on the same port and folder.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ENTRY } from './entry.ts';

export interface ServedProcess {
  readonly address: string;
  readonly pid: number;
  /** Of the console; the same after a restart on the same folder. */
  readonly sessionToken: string;
  /** How it ended, once it has: an exit code, or the name of a signal. */
  ended(): number | string | undefined;
  /** SIGKILL: no time to tidy up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServeOptions {
  /** More of the command line. */
  readonly flags?: readonly string[];
  /** For Node itself. */
  readonly nodeFlags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Takes the lines of its log; by default they go to ours. */
  readonly onLog?: (line: string) => void;
}

/** `port` 0 takes any free one. */
export async function serveProcess(
  dataDir: string,
  port: number,
  { flags = [], ...options }: ServeOptions = {},
): Promise<ServedProcess> {
  const line = ['serve', '--json', '--log-level', 'error', '--allow-private-network']
    .concat(['--port', String(port)], ['--data-dir', dataDir])
    .concat(flags);
  return await serveCommandLine(line, { dataDir, ...options });
}

/** `hearth` with this command line, which prints its ready line as JSON. */
export async function serveCommandLine(
  line: readonly string[],
  {
    dataDir,
    nodeFlags = [],
    env = {},
    onLog,
  }: Omit<ServeOptions, 'flags'> & { readonly dataDir: string },
): Promise<ServedProcess> {
  const child = spawn(process.execPath, [...nodeFlags, ENTRY, ...line], {
    stdio: ['ignore', 'pipe', onLog === undefined ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  if (child.stderr !== null && onLog !== undefined) {
    createInterface({ input: child.stderr }).on('line', onLog);
  }
  const address = await firstLine(child);
  const ended = (): number | string | undefined => child.exitCode ?? child.signalCode ?? undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (ended() !== undefined) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    address,
    pid: child.pid ?? 0,
    sessionToken: readFileSync(join(dataDir, 'session'), 'utf8').trim(),
    ended,
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
