/** `hearth doctor`: what works on this machine and what does not; exit code 1 when something fails. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AboutAnswer } from '../../contract/console/about.ts';
import { examine, type Running } from '../service/compose-doctor.ts';
import { readConfig } from '../service/config.ts';
import { parseArgs, takeFlags } from './args.ts';
import { findRunning } from './client.ts';

const MARKS = { ok: '✓', warning: '!', failure: '✗' } as const;
const LIMIT_MS = 5_000;

/** Runs the command; resolves the exit code. */
export async function doctorCommand(argv: readonly string[]): Promise<number> {
  const { config: flags } = takeFlags(parseArgs(argv), []);
  const config = readConfig({ flags: { 'log-level': 'silent', ...flags } });
  const running = await findRunning(config.dataDir);
  const findings = await examine(
    config,
    running === undefined ? undefined : await askHealth(config.dataDir, running.address),
  );
  if (config.json) process.stdout.write(`${JSON.stringify(findings)}\n`);
  else {
    for (const { name, state, detail } of findings) {
      process.stdout.write(`${MARKS[state]} ${name.padEnd(13)}${detail}\n`);
    }
  }
  return findings.some(({ state }) => state === 'failure') ? 1 : 0;
}

/** What the running service says of itself; nothing where its session is not to be read. */
async function askHealth(dataDir: string, address: string): Promise<Running> {
  try {
    const token = readFileSync(join(dataDir, 'session'), 'utf8').trim();
    const answer = await fetch(`${address}/console/about`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) return { address, health: [] };
    const { health } = (await answer.json()) as AboutAnswer;
    return { address, health };
  } catch {
    return { address, health: [] }; // doctor says what it can
  }
}
