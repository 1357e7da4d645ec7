/**
 * Whether a database can be worked with at all, asked once before anything is opened, with one sentence for each reason
 * why not. No sentence names the password.
 */
import pg from 'pg';
import { HearthError } from '../../domain/errors.ts';

/** A database that does not answer within this is not there. */
const CONNECT_MS = 10_000;

/** Throws `CONFIG_INVALID` for an address that is none, `STORAGE_FAILED` for a database that does not let us in. */
export async function reach(database: string): Promise<void> {
  const place = placeOf(database);
  const client = new pg.Client({
    connectionString: database,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // what breaks later is the pool's to tell
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new HearthError('STORAGE_FAILED', whyNot(error, place), { cause: error });
  }
}

interface Place {
  /** `db.example:5432`, or the folder of a socket. */
  readonly host: string;
  readonly user: string;
  readonly name: string;
}

/** Where a database is, without what opens it. Throws `CONFIG_INVALID`. */
export function placeOf(database: string): Place {
  const url = URL.parse(database);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new HearthError(
      'CONFIG_INVALID',
      'The address of a database is like postgres://user:password@db.example:5432/hearth.',
    );
  }
  const named = decodeURIComponent(url.pathname.slice(1));
  return {
    host: url.searchParams.get('host') ?? (url.host === '' ? 'localhost' : url.host),
    user: decodeURIComponent(url.username),
    name: named === '' ? decodeURIComponent(url.username) : named,
  };
}

const WRONG_PASSWORD = '28P01';
const REFUSED_USER = '28000';
const NO_DATABASE = '3D000';
const NO_RIGHT = '42501';
const FULL = '53300';

function whyNot(error: unknown, { host, user, name }: Place): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const said = error instanceof Error && error.message !== '' ? error.message : String(code);
  switch (code) {
    case WRONG_PASSWORD:
      return `The database at ${host} does not take this password of "${user}". Give the right one in HEARTH_DATABASE or --database.`;
    case REFUSED_USER:
      return `The database at ${host} does not let "${user}" in from here: ${said}. Look at its pg_hba.conf.`;
    case NO_DATABASE:
      return `The server at ${host} has no database "${name}". Make it with: createdb ${name}`;
    case NO_RIGHT:
      return `"${user}" may not connect to the database "${name}" at ${host}. Grant it CONNECT and CREATE.`;
    case FULL:
      return `The database at ${host} has no connection left. Raise its max_connections, or run fewer services on it.`;
    default:
      // no password was given where one is asked for: said by the driver, without a code
      if (said.includes('password must be a string')) {
        return `The database at ${host} asks "${user}" for a password, and none was given.`;
      }
      return `The database at ${host} cannot be reached (${said}). Is it running, and may this machine reach it?`;
  }
}
