/**
 * The Node entry: `hearth COMMAND`. Finds the command, prints failures as one sentence, sets the exit
 * code. Commands live in cli/; none of them runs on import.
 */
import { pathToFileURL } from 'node:url';
import { HearthError } from './service/domain/errors.ts';
import { helpOf } from './cli/help.ts';
import { fileProblem } from './cli/out-file.ts';

type Command = (argv: readonly string[]) => Promise<number>;

/** Loaded on demand: `hearth help` must not open a database. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./cli/serve.ts')).serveCommand,
  open: async () => (await import('./cli/open.ts')).openCommand,
  scrape: async () => (await import('./cli/scrape.ts')).scrapeCommand,
  crawl: async () => (await import('./cli/crawl.ts')).crawlCommand,
  batch: async () => (await import('./cli/crawl.ts')).batchCommand,
  map: async () => (await import('./cli/map.ts')).mapCommand,
  search: async () => (await import('./cli/search.ts')).searchCommand,
  extract: async () => (await import('./cli/extract.ts')).extractCommand,
  keep: async () => (await import('./cli/keep.ts')).keepCommand,
  library: async () => (await import('./cli/library.ts')).libraryCommand,
  monitors: async () => (await import('./cli/monitors.ts')).monitorsCommand,
  recipes: async () => (await import('./cli/recipes.ts')).recipesCommand,
  jobs: async () => (await import('./cli/jobs.ts')).jobsCommand,
  keys: async () => (await import('./cli/keys.ts')).keysCommand,
  accounts: async () => (await import('./cli/accounts.ts')).accountsCommand,
  usage: async () => (await import('./cli/usage.ts')).usageCommand,
  mcp: async () => (await import('./cli/mcp.ts')).mcpCommand,
  move: async () => (await import('./cli/move.ts')).moveCommand,
  doctor: async () => (await import('./cli/doctor.ts')).doctorCommand,
};

/** Runs one command line; sets `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  const [name = 'help', ...rest] = argv;
  const helped = askedForHelp(name, rest);
  if (helped !== undefined) {
    process.stdout.write(helpOf(helped));
    return;
  }
  if (['version', '--version', '-v', '-V'].includes(name)) {
    const { version } = await import('./service/version.ts');
    process.stdout.write(`${version()}\n`);
    return;
  }
  // `hearth --port 0` means `hearth serve --port 0`.
  const isFlag = name.startsWith('--');
  const load = COMMANDS[isFlag ? 'serve' : name];
  try {
    if (load === undefined) {
      throw new HearthError('CONFIG_INVALID', `Unknown command "${name}". Run "hearth help".`);
    }
    const command = await load();
    if (name !== 'serve' && !isFlag) endWithReader();
    process.exitCode = await command(isFlag ? argv : rest);
  } catch (error) {
    const problem = error instanceof HearthError ? error : fileProblem(error);
    if (problem === undefined) throw error;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = 1;
  }
}

/** The command whose help is wanted; empty for all of them. */
function askedForHelp(name: string, rest: readonly string[]): string | undefined {
  if (['help', '--help', '-h'].includes(name)) return rest[0] ?? '';
  return rest.includes('--help') || rest.includes('-h') ? name : undefined;
}

/** Whoever read the output has gone (`… | head`): the command ends as with Ctrl-C, and keeps its job. */
function endWithReader(): void {
  let isGone = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    if (!isGone) process.kill(process.pid, 'SIGINT');
    isGone = true;
  });
}

const entry = process.argv[1];
if (entry !== undefined && import.meta.url === pathToFileURL(entry).href) {
  await main(process.argv.slice(2));
}
