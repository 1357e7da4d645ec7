/** Lets the websocket of a live page in: the console's own window, with a ticket that is still good. */
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { TICKET_PREFIX } from '../../../../contract/console/live.ts';
import type { LivePicks } from '../../operations/live-picks.ts';
import type { LiveSessions } from '../../operations/live-sessions.ts';
import type { Upgrade } from '../socket.ts';
import { serveLive } from './live.ts';

const PATH = /^\/console\/live\/([^/]+)$/;
/** A pasted text is the longest message. */
const MOST_MESSAGE_BYTES = 4_194_304;

export function liveUpgrade(sessions: LiveSessions, picks: Pick<LivePicks, 'prepare'>): Upgrade {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_MESSAGE_BYTES,
    handleProtocols: (offered) => offered.values().next().value ?? false,
  });
  return {
    path: PATH,
    accept(request, stream, head) {
      const [, id = ''] = PATH.exec(request.url?.split('?')[0] ?? '') ?? [];
      const page = isOwnWindow(request) ? sessions.enter(id, ticketOf(request)) : undefined;
      if (page === undefined) return false;
      sockets.handleUpgrade(request, stream, head, (socket) => {
        const over = new AbortController();
        serveLive(socket, page, {
          use: () => sessions.use(id),
          // what keeps it from being looked at is told to whoever clicks
          moved: () => void picks.prepare(id, over.signal).catch(() => undefined),
          end: () => {
            over.abort();
            sessions.leave(id);
          },
        });
      });
      return true;
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      await sessions.closeAll();
    },
  };
}

/** A page of another port of this machine is another origin; programs send no origin, and have no ticket. */
function isOwnWindow({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || URL.parse(origin)?.host === host;
}

function ticketOf({ headers }: IncomingMessage): string {
  const offered = headers['sec-websocket-protocol']?.split(',')[0]?.trim() ?? '';
  return offered.startsWith(TICKET_PREFIX) ? offered.slice(TICKET_PREFIX.length) : '';
}
