/** A live page of a service as the window has it: opened, its socket entered, its pictures counted. */
import { WebSocket } from 'ws';
import type { LiveMessage, OpenLiveAnswer } from '../../src/contract/console/live.ts';
import type { TestService } from '../../test/support/service.ts';
import { until, within } from './budget.ts';

const OPEN_MS = 20_000;
const ANSWER_MS = 10_000;
const VIEW = { width: 1_000, height: 640 };

interface Picture {
  readonly at: number;
  readonly bytes: number;
}

export interface LiveClient {
  /** From asking for the page to its first picture. */
  readonly openedMs: number;
  readonly pictures: readonly Picture[];
  send(message: LiveMessage): void;
  close(): Promise<void>;
}

export async function askConsole(
  service: TestService,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await fetch(`${service.address}${path}`, {
    method,
    signal: AbortSignal.timeout(OPEN_MS),
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}.`);
  return answer.json();
}

export async function openLive(service: TestService, url: string): Promise<LiveClient> {
  const from = performance.now();
  const opened = await askConsole(service, 'POST', '/console/live', { url, ...VIEW });
  if (!isOpened(opened)) throw new Error('The live page was not opened.');
  const { id, ticket } = opened;
  const pictures: Picture[] = [];
  const address = `${service.address.replace('http', 'ws')}/console/live/${id}`;
  const socket = new WebSocket(address, [`ticket.${ticket}`]);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) pictures.push({ at: performance.now(), bytes: data.length });
  });
  const close = async (): Promise<void> => {
    socket.terminate();
    await within(
      ANSWER_MS,
      'closing a live page',
      askConsole(service, 'DELETE', `/console/live/${id}`),
    );
  };
  try {
    await until(OPEN_MS, 'the first picture', () => pictures.length > 0);
  } catch (error) {
    await close();
    throw error;
  }
  const openedMs = (pictures[0]?.at ?? NaN) - from;
  return { openedMs, pictures, send: (message) => socket.send(JSON.stringify(message)), close };
}

const isOpened = (value: unknown): value is OpenLiveAnswer =>
  typeof value === 'object' && value !== null && 'id' in value && 'ticket' in value;
