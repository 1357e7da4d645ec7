/**
 * The composition root: every entry (Electron, command line, tests) builds the service here.
 *
 * `createHearth(config, parts)` wires the rooms and does no work; `start` opens the data folder and
 * listens; `stop` ends everything it opened, in reverse order, and is safe to repeat. Tests replace
 * parts here and nowhere else.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isBeyondLoopback, type Config } from './config.ts';
import { finishMove } from './data-move.ts';
import { HearthError } from './domain/errors.ts';
import type { Log } from './ports/system.ts';
import { listenNear } from './compose-listen.ts';
import { defaultParts, warnOfSealed, writeServiceFile, type Parts } from './compose-parts.ts';
import { openRooms, type Rooms } from './compose-rooms.ts';
import type { HttpServer } from './http/server.ts';
import { setEngineFlags } from './engine-flags.ts';
import { collectWhenIdle } from './idle-memory.ts';
import { createLocalSession } from './local-session.ts';
import { toFullFolder } from './store/data-dir.ts';
import { openSettingsFile } from './settings-file.ts';
import { version } from './version.ts';

export { defaultParts, type Parts } from './compose-parts.ts';

export interface Started {
  /** `http://127.0.0.1:3002`. */
  readonly address: string;
  /** Where its windows see kept pages, `http://127.0.0.1:3003`. */
  readonly replay: string;
  /** A fresh address of the GUI; its fragment opens one window, once. */
  readonly guiUrl: () => string;
  readonly dataDir: string;
  /** The first key's secret, on the very first start only. */
  readonly firstKey?: string;
}

export interface Hearth {
  readonly config: Config;
  /** Bearer token of the console, for this start. */
  readonly sessionToken: string;
  /** Bearer token for commands of the same user, kept in `service.json` (0600). */
  readonly localToken: string;
  start(): Promise<Started>;
  stop(): Promise<void>;
  /** The rooms, for tests and the desktop shell; throws before `start`. */
  rooms(): Rooms;
}

/** Builds the service; nothing is opened before `start`, but for a data folder whose move is ended. */
export async function createHearth(
  given: Config,
  parts: Parts = defaultParts(given),
): Promise<Hearth> {
  const dataDir = await finishMove(given.dataDir, parts.log);
  const config = dataDir === given.dataDir ? given : Object.freeze({ ...given, dataDir });
  const localToken = randomBytes(24).toString('base64url');
  const localSession = createLocalSession(config.dataDir, localToken);
  let rooms: Rooms | undefined;
  let stopCollecting = (): void => undefined;
  let address: string | undefined;
  let stopping: Promise<void> | undefined;

  const begin = async (): Promise<Started> => {
    setEngineFlags();
    if (config.secrets !== undefined) openSettingsFile(config).sealStored();
    const opened = await openRooms(config, parts, {
      localSession,
      localToken,
      ownAddress: () => address,
    });
    rooms = opened;
    try {
      address = await listen(opened.server, config, parts.log);
      await opened.replay.open(address);
      await opened.startWork();
    } catch (error) {
      await opened.close();
      throw error;
    }
    if (config.dataDir !== '') {
      writeServiceFile(config.dataDir, { address, pid: process.pid, token: localToken });
    }
    localSession.keep();
    stopCollecting = collectWhenIdle(parts.log);
    warnOfSealed(config, parts.log);
    parts.log.info('service ready', { address, version: version() });
    const origin = address;
    return {
      address,
      replay: opened.replay.placeFor(address),
      // beyond loopback people sign in; the session would not let them in
      guiUrl: () =>
        isBeyondLoopback(config.host) ? `${origin}/` : `${origin}${localSession.link()}`,
      dataDir: config.dataDir,
      ...(opened.firstKey === undefined ? {} : { firstKey: opened.firstKey }),
    };
  };
  const start = (): Promise<Started> =>
    begin().catch((error: unknown) => {
      throw toFullFolder(config.dataDir, error);
    });
  const stop = async (): Promise<void> => {
    if (rooms === undefined) return;
    stopCollecting();
    rmSync(join(config.dataDir, 'service.json'), { force: true });
    await rooms.close();
    parts.log.info('service stopped');
  };
  return {
    config,
    sessionToken: localSession.token,
    localToken,
    start,
    stop: () => (stopping ??= stop()),
    rooms() {
      if (rooms === undefined) throw new Error('The service has not been started.');
      return rooms;
    },
  };
}

async function listen(server: HttpServer, config: Config, log: Log): Promise<string> {
  const { host, port: wanted } = config;
  try {
    const { port } = await listenNear(wanted, (one) => server.listen({ host, port: one }));
    if (port !== wanted) log.warn('port taken, using the next free one', { wanted, port });
    return addressOf(server, config);
  } catch (error) {
    throw new HearthError(
      'CONFIG_INVALID',
      `Cannot listen on ${host}:${wanted}: ${error instanceof Error ? error.message : String(error)}. Choose another --host or --port.`,
      { cause: error },
    );
  }
}

function addressOf(server: HttpServer, { host, tls }: Config): string {
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `${tls === undefined ? 'http' : 'https'}://${name}:${port}`;
}
