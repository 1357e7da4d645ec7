/**
 * `hearth open [--no-browser]`: a fresh one-time address of the GUI of the service that runs on the data
 * folder, printed and opened in the browser.
 */
import { readConfig } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { parseArgs, takeFlags } from './args.ts';
import { clientOf, findRunning } from './client.ts';
import { openInBrowser } from './serve.ts';

/** Runs the command; resolves the exit code. */
export async function openCommand(argv: readonly string[]): Promise<number> {
  const { own, config: flags } = takeFlags(parseArgs(argv, ['no-browser']), ['no-browser']);
  const config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  const running = await findRunning(config.dataDir);
  if (running === undefined) {
    throw new HearthError(
      'CONFIG_INVALID',
      'No service runs on this data folder; start one with "hearth serve --open".',
    );
  }
  const client = clientOf(running.address, running.token, false);
  const { url } = await client.request('POST', '/console/session/link', {});
  process.stdout.write(`${String(url)}\n`);
  if (own['no-browser'] !== true) openInBrowser(String(url));
  return 0;
}
