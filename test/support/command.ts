/** Runs `hearth …` as a user does: a process of its own, its exit code, its two streams. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const ENTRY = join(import.meta.dirname, '..', '..', 'bin', 'hearth.mjs');

/** Runs one command line to its end; `input` is what stands on its standard input. */
export function runHearth(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  input = '',
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ENTRY, ...args], { env: { ...process.env, ...env } });
    // it may end without reading
    child.stdin.on('error', () => undefined).end(input);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
