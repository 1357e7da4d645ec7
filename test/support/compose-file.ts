/**
 * `deploy/compose.yaml` as Docker would read it, and its services of Hearth started on this machine: the same command,
 * the same environment. Only what a container's network and disk give is put in place: names of services become loopback
 * ports of their own, volumes become folders, and the database's address is a test's.
 */
import { createServer } from 'node:net';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { serveCommandLine, type ServedProcess } from './serve.ts';

export const COMPOSE_FILE = join(import.meta.dirname, '..', '..', 'deploy', 'compose.yaml');

export interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
}

/** With the variables of `env` put in; throws the file's own words where one is missing. */
export function readCompose(
  env: Readonly<Record<string, string>>,
  path = COMPOSE_FILE,
): ComposeFile {
  const text = readFileSync(path, 'utf8');
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return interpolated(value, env);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)]));
  };
  return filled(parse(text, { merge: true, strict: true })) as ComposeFile;
}

/** `${NAME}`, `${NAME:-otherwise}` and `${NAME:?what is missing}`. */
function interpolated(text: string, env: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string | undefined, rest: string | undefined) => {
      const value = env[name] ?? '';
      if (value !== '') return value;
      if (kind === '?') throw new Error(`${name}: ${rest ?? ''}`);
      return rest ?? '';
    },
  );
}

/** Those that run Hearth, by name. */
export function hearthServices({ services }: ComposeFile): readonly string[] {
  return Object.keys(services).filter((name) => services[name]?.command?.[0] === 'serve');
}

export interface Containers {
  /** `http://127.0.0.1:PORT`, before and after it is started. */
  address(name: string): string;
  /** Its environment here, for commands beside it. */
  environment(name: string): Readonly<Record<string, string>>;
  /** A text with names of services and their ports, as it is on this machine. */
  here(text: string): string;
  start(name: string, onLog?: (line: string) => void): Promise<ServedProcess>;
}

/** The services of the file on this machine, none started yet. */
export async function containersOf(
  file: ComposeFile,
  given: { readonly root: string; readonly database: string; readonly schema: string },
  /** What a test needs besides: the site is at a private address, its log is quiet. */
  besides: Readonly<Record<string, string>> = {},
): Promise<Containers> {
  const names = hearthServices(file);
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePort());
  const addressed = (text: string): string =>
    text.replaceAll(/\b([\w-]+):3002\b/g, (whole, other: string) =>
      ports.has(other) ? `127.0.0.1:${String(ports.get(other))}` : whole,
    );
  const here = (name: string, variable: string, value: string): string => {
    if (variable === 'HEARTH_DATABASE') return given.database;
    if (variable === 'HEARTH_HOST') return '127.0.0.1';
    if (variable === 'HEARTH_PORT') return String(ports.get(name));
    if (variable === 'HEARTH_DATA_DIR') return join(given.root, name);
    return addressed(value);
  };
  const environment = (name: string): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(
      Object.entries(file.services[name]?.environment ?? {}).map(
        ([variable, value]) => [variable, here(name, variable, value)] as const,
      ),
    ),
    HEARTH_DATABASE_SCHEMA: given.schema,
    ...besides,
  });
  return {
    address: (name) => `http://127.0.0.1:${String(ports.get(name))}`,
    environment,
    here: addressed,
    start: (name, onLog = () => undefined) => {
      const { command = [] } = file.services[name] ?? {};
      const dataDir = join(given.root, name);
      return serveCommandLine(command, { dataDir, env: environment(name), onLog });
    },
  };
}

/** One that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
