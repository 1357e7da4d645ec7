/**
 * `hearth serve`: runs until told to stop. The ready line goes to stdout (one JSON line with `--json`),
 * logs to stderr. SIGINT and SIGTERM stop cleanly, within 5 s; a second one at once.
 */
import { spawn } from 'node:child_process';
import { createHearth, type Hearth, type Started } from '../service/compose.ts';
import { readConfig, type Config } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { parseArgs, takeFlags } from './args.ts';

const STOP_WITHIN_MS = 5_000;

/** Runs the command; resolves the exit code when the service has stopped. */
export async function serveCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const stray = args.words[0];
  if (stray !== undefined) {
    throw new HearthError('CONFIG_INVALID', `"serve" takes no word "${stray}". Run "hearth help".`);
  }
  const config = readConfig({ flags: takeFlags(args, []).config });
  const stopped = stopSignal();
  const hearth = await createHearth(config);
  const started = await hearth.start();
  announce(config, started);
  if (config.open) openInBrowser(started.guiUrl());
  const code = await stopped;
  return (await stopInTime(hearth)) ? code : 1;
}

/** Resolves at the first signal; the second ends the process at once. */
function stopSignal(): Promise<number> {
  return new Promise((resolve) => {
    let isStopping = false;
    const onSignal = (): void => {
      // Exiting here is the point: the user asked twice.
      if (isStopping) process.exit(130);
      isStopping = true;
      process.stderr.write('Stopping… (once more to stop at once)\n');
      resolve(0);
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

async function stopInTime(hearth: Hearth): Promise<boolean> {
  const timer = setTimeout(() => {
    process.stderr.write(
      'Could not stop within 5 s; leaving. Work under way is taken up at the next start.\n',
    );
    process.exit(1);
  }, STOP_WITHIN_MS);
  await hearth.stop();
  clearTimeout(timer);
  return true;
}

function announce(config: Config, started: Started): void {
  if (config.json) {
    const { address, dataDir } = started;
    process.stdout.write(`${JSON.stringify({ address, pid: process.pid, dataDir })}\n`);
    if (started.firstKey !== undefined) process.stderr.write(firstKeyText(started));
    return;
  }
  process.stdout.write(
    [
      `Hearth is at ${started.address}`,
      `  GUI   ${started.guiUrl()}`,
      `  Data  ${started.dataDir}`,
      '',
    ].join('\n'),
  );
  if (started.firstKey === undefined) {
    process.stdout.write('  Keys  npm run -s hearth -- keys create\n');
  } else process.stdout.write(firstKeyText(started));
}

function firstKeyText({ address, firstKey }: Started): string {
  return `
Your API key, shown this once:

  ${String(firstKey)}

Try it:

  curl ${address}/v2/scrape -H 'Authorization: Bearer ${String(firstKey)}' \\
    -H 'Content-Type: application/json' -d '{"url":"https://example.com"}'

`;
}

export function openInBrowser(url: string): void {
  const [command, args]: readonly [string, readonly string[]] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => process.stderr.write(`Open ${url} in your browser.\n`));
  child.unref();
}
