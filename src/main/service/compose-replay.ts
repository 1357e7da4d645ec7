/**
 * Kept pages seen again: a listener on a port of its own beside the API, or, where it can have none (another program,
 * a reverse proxy that knows one address), below `/replay` of the API's, where the sandbox keeps the origin opaque.
 */
import { listenNear, readTls } from './compose-listen.ts';
import { isBeyondLoopback, type Config } from './config.ts';
import { toHearthError } from './domain/errors.ts';
import { createReplayListener } from './http/replay/listener.ts';
import type { ReplayOptions } from './http/replay/listener.ts';
import { replayPlugin } from './http/replay/plugin.ts';
import { createReplayTickets, type ReplayTickets } from './http/replay/tickets.ts';
import type { HttpServer } from './http/server.ts';
import { RECORD_LIMITS } from './operations/capture-page.ts';
import { createMakeStills } from './operations/library/make-stills.ts';
import type { LibraryNews } from './operations/library/news.ts';
import { createReplaySource } from './operations/library/replay-source.ts';
import { createReplayRewriter } from './pipeline/replay/rewriter.ts';
import type { Engine } from './ports/engine.ts';
import type { BlobStore, CaptureStore } from './ports/library.ts';
import type { Clock, Log } from './ports/system.ts';

export interface ReplayRoom {
  readonly tickets: ReplayTickets;
  readonly source: ReplayOptions['source'];
  /** Serves where there is no port of its own. */
  readonly plugin: (server: HttpServer) => Promise<void>;
  /** Opens beside the API at `address`. */
  open(address: string): Promise<void>;
  /** Its own port while it has one. */
  port(): number | undefined;
  /** Where a client that reaches the API at `origin` sees kept pages; no slash at the end. */
  placeFor(origin: string): string;
  close(): Promise<void>;
}

export interface ReplayParts {
  readonly store: CaptureStore;
  readonly blobs: BlobStore;
  readonly news: LibraryNews;
  /** Opens what other programs archived. */
  readonly browser: Engine;
  readonly clock: Clock;
  readonly log: Log;
}

const BELOW = '/replay';

/** Builds it; it does not listen yet. */
export function openReplay(config: Config, parts: ReplayParts): ReplayRoom {
  const { clock, log, news } = parts;
  const tickets = createReplayTickets(clock);
  const { maxBodyBytes } = config;
  const makeStills = createMakeStills({ ...parts, maxBodyBytes, limits: RECORD_LIMITS });
  const source = createReplaySource({ ...parts, makeStills });
  let ownPort: number | undefined;
  let apiPort = '';
  const options = {
    source,
    tickets,
    log,
    rewriter: createReplayRewriter(),
    guard: {
      allowedHosts: config.allowedHosts,
      boundBeyondLoopback: isBeyondLoopback(config.host),
    },
    onFollowed: ({ accountId, ...followed }: Followed): void =>
      news.tell(accountId, { type: 'library.replay', ...followed }),
  };
  const own = createReplayListener({
    ...options,
    ...(config.tls === undefined ? {} : { tls: readTls(config.tls) }),
    framers: (origin) => [withPort(origin, apiPort)],
  });
  const below = createReplayListener({ ...options, prefix: BELOW, framers: (origin) => [origin] });
  const { publicUrl } = config;
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  /** As the browser has it, which may not be how a reverse proxy asks. */
  const shownOrigin = (origin: string): string =>
    publicOrigin !== undefined && new URL(publicOrigin).host === new URL(origin).host
      ? publicOrigin
      : origin;
  return {
    tickets,
    source,
    plugin: replayPlugin({
      path: BELOW,
      handle: async ({ request, response, origin }) => {
        if (ownPort !== undefined) return false;
        await below.handle(request, response, shownOrigin(origin));
        return true;
      },
    }),
    async open(address) {
      apiPort = new URL(address).port;
      // a reverse proxy knows one port
      if (publicUrl !== undefined) return;
      const { host, replayPort } = config;
      const wanted = replayPort ?? (config.port === 0 ? 0 : Number(apiPort) + 1);
      try {
        const listen = (port: number): Promise<string> => own.start({ host, port });
        const { result } = await listenNear(wanted, listen);
        ownPort = Number(new URL(result).port);
      } catch (error) {
        const { message } = toHearthError(error);
        log.warn('no port for kept pages; they are shown below the API', { wanted, message });
      }
    },
    port: () => ownPort,
    placeFor: (origin) =>
      ownPort === undefined ? shownOrigin(origin) + BELOW : withPort(origin, String(ownPort)),
    close: () => own.close(),
  };
}

type Followed = Parameters<NonNullable<ReplayOptions['onFollowed']>>[0];

function withPort(origin: string, port: string): string {
  const url = new URL(origin);
  url.port = port;
  return url.origin;
}
