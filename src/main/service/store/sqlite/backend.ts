/** The embedded backend: one SQLite file, reads inline, all writes through one writer. */
import type { Backend } from '../../ports/backend.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { createBus } from '../bus.ts';
import { MEMORY, openForReading, openForWriting, type Connection } from './connection.ts';
import { createStore } from './store.ts';
import { restingWriter } from './resting-writer.ts';
import { threadWriter, type ThreadWriter } from './thread-writer.ts';
import type { Notice } from '../verbs/tx.ts';
import { inlineWriter, type Writer } from './writer.ts';

export interface SqliteOptions {
  /** The database file; created with mode 0600 when missing. `:memory:` for tests. */
  readonly path: string;
  readonly clock: Clock;
  readonly log: Log;
  /**
   * `thread` (the default for files): a writer thread. `resting`: one while it is needed, for a service. `inline`:
   * writes in this thread, for short-lived commands and `:memory:`.
   */
  readonly writes?: 'thread' | 'resting' | 'inline';
  /** The writer thread's script; by default the one beside this file or in the bundle. */
  readonly workerUrl?: URL;
}

/** Opens (creating and migrating as needed). Throws `STORAGE_FAILED` for a damaged or newer database. */
export function openSqliteBackend(options: SqliteOptions): Promise<Backend> {
  try {
    return Promise.resolve(open(options));
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function open(options: SqliteOptions): Backend {
  const bus = createBus(options.log);
  const hear = (notices: readonly Notice[]): void => {
    for (const { topic, jobId } of notices) bus.notify(topic, jobId);
  };
  const isInline = options.path === MEMORY || options.writes === 'inline';
  const { sql, writer } = isInline ? openInline(options, hear) : openThreaded(options, hear);
  const store = createStore(sql, writer, options.path);
  return { store, bus, close: () => store.close() };
}

type Hear = (notices: readonly Notice[]) => void;

interface Opened {
  /** For reading. */
  readonly sql: Connection;
  readonly writer: Writer;
}

function openInline({ path }: SqliteOptions, hear: Hear): Opened {
  const sql = openForWriting(path);
  return { sql, writer: inlineWriter(sql, hear) };
}

function openThreaded(options: SqliteOptions, hear: Hear): Opened {
  const { path, log, workerUrl, writes } = options;
  // opened here once, so that a damaged or newer database is refused with its own sentence
  openForWriting(path).close();
  const sql = openForReading(path);
  const extra = workerUrl === undefined ? {} : { workerUrl };
  const startThread = (): ThreadWriter => threadWriter({ path, log, hear, ...extra });
  const writer = writes === 'resting' ? restingWriter({ path, hear, startThread }) : startThread();
  return { sql, writer };
}
