/**
 * The live page for the console's own window: routes that open and close it, and its websocket. A socket is
 * let in by a ticket that the window was given for it; pages of other origins are refused before.
 */
import type { RawData, WebSocket } from 'ws';
import {
  LIVE_HEAD_BYTES,
  type LiveMessage,
  type LiveReply,
  type OpenLiveAnswer,
} from '../../../../contract/console/live.ts';
import { liveMessage, openLiveBody } from '../../../../contract/console/live-schema.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import { isOfSite } from '../../domain/sign-in-profile.ts';
import type { LiveSessions } from '../../operations/live-sessions.ts';
import type { SignInProfiles } from '../../operations/sign-in-profiles.ts';
import type { LiveFrame, LivePage } from '../../ports/live-page.ts';
import { bad, route, type ConsoleRoute } from './console-route.ts';

/** Pictures wait while so much has not left: the newest is sent then. */
const MOST_BUFFERED_BYTES = 1_048_576;
const LOOK_AGAIN_MS = 30;

export function liveRoutes(
  sessions: LiveSessions,
  profiles: Pick<SignInProfiles, 'open'>,
): readonly ConsoleRoute[] {
  return [
    route('POST', '/console/live', async ({ body, caller, signal }): Promise<OpenLiveAnswer> => {
      const read = openLiveBody.safeParse(body);
      if (!read.success) throw bad('A live page needs "url", "width" and "height".');
      const { url, width, height, profile } = read.data;
      const opened =
        profile === undefined ? undefined : await profiles.open(caller.account.id, profile);
      if (opened !== undefined && !isOfSite(url, opened.site)) {
        throw bad(`The sign-in profile "${opened.name}" is for ${opened.site}; open a page of it.`);
      }
      return sessions.open({
        url,
        size: { width, height },
        signal,
        ...(opened === undefined ? {} : { state: opened.state }),
      });
    }),
    route('POST', '/console/live/:id/ticket', ({ params }) =>
      Promise.resolve(sessions.renew(params['id'] ?? '')),
    ),
    route('DELETE', '/console/live/:id', async ({ params }) => {
      await sessions.close(params['id'] ?? '');
      return { closed: true };
    }),
  ];
}

/** Serves one socket to its end. */
export function serveLive(
  socket: WebSocket,
  page: LivePage,
  on: {
    readonly use: () => void;
    /** The page stands otherwise than before: a click may be next. */
    readonly moved: () => void;
    readonly end: () => void;
  },
): void {
  const tell = (reply: LiveReply): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(reply));
  };
  let newest: LiveFrame | undefined;
  let timer: NodeJS.Timeout | undefined;
  const sendNewest = (): void => {
    timer = undefined;
    if (newest === undefined || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) {
      timer = setTimeout(sendNewest, LOOK_AGAIN_MS);
      return;
    }
    socket.send(pictureOf(newest));
    newest = undefined;
  };
  socket.on('message', (data, isBinary) => {
    if (isBinary) return;
    on.use();
    void answer(page, data, { tell, moved: on.moved });
  });
  socket.on('error', () => socket.terminate());
  const leave = page.listen({
    frame: (frame) => {
      newest = frame;
      if (timer === undefined) sendNewest();
    },
    state: (state) => tell({ kind: 'state', ...state }),
    notice: (text) => tell({ kind: 'notice', text }),
    dialog: (dialog) => tell({ kind: 'dialog', dialog }),
    select: (select) => tell({ kind: 'select', select }),
    used: (use) => tell({ kind: 'used', use }),
    ended: (reason) => {
      tell({ kind: 'ended', reason });
      socket.close(1000);
    },
  });
  socket.on('close', () => {
    clearTimeout(timer);
    leave();
    on.end();
  });
}

async function answer(
  page: LivePage,
  data: RawData,
  { tell, moved }: { readonly tell: (reply: LiveReply) => void; readonly moved: () => void },
): Promise<void> {
  try {
    const message = readMessage(data);
    switch (message.kind) {
      case 'point':
        tell({
          kind: 'pointed',
          ask: message.ask,
          element: await page.pointAt(message.x, message.y),
        });
        return;
      case 'boxes':
        tell({ kind: 'boxes', ask: message.ask, boxes: await page.boxesAt(message.places) });
        return;
      case 'layout':
        tell({ kind: 'boxes', ask: message.ask, boxes: await page.layout() });
        moved();
        return;
      case 'show':
        tell({ kind: 'boxes', ask: message.ask, boxes: [await page.show(message.place)] });
        return;
      case 'selection':
        tell({ kind: 'selection', ask: message.ask, text: await page.selection() });
        return;
      default:
        await page.input(message);
    }
  } catch (error) {
    tell({ kind: 'notice', text: toHearthError(error).message });
  }
}

function readMessage(data: RawData): LiveMessage {
  const read = liveMessage.safeParse(jsonOf(Buffer.isBuffer(data) ? data.toString() : ''));
  if (read.success) return read.data;
  throw new HearthError('BAD_REQUEST', 'The page was sent something it does not know.');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused as any other message that is none
  }
}

function pictureOf({ width, height, jpeg }: LiveFrame): Buffer {
  const head = Buffer.alloc(LIVE_HEAD_BYTES);
  head.writeUInt16BE(width, 0);
  head.writeUInt16BE(height, 2);
  return Buffer.concat([head, jpeg]);
}
