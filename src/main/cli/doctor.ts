/** `hearth doctor`: what works on this machine and what does not; exit code 1 when something fails. */
import { examine } from '../service/compose-doctor.ts';
import { readConfig } from '../service/config.ts';
import { parseArgs } from './args.ts';
import { findRunning } from './client.ts';

const MARKS = { ok: '✓', warning: '!', failure: '✗' } as const;

/** Runs the command; resolves the exit code. */
export async function doctorCommand(argv: readonly string[]): Promise<number> {
  const config = readConfig({ flags: { 'log-level': 'silent', ...parseArgs(argv).flags } });
  const running = await findRunning(config.dataDir);
  const findings = await examine(config, running?.address);
  if (config.json) process.stdout.write(`${JSON.stringify(findings)}\n`);
  else {
    for (const { name, state, detail } of findings) {
      process.stdout.write(`${MARKS[state]} ${name.padEnd(10)}${detail}\n`);
    }
  }
  return findings.some(({ state }) => state === 'failure') ? 1 : 0;
}
