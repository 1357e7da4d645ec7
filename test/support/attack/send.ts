/** Sends what no ordinary client would, and reads what comes back. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Received } from './documented.ts';
import type { AttackRequest } from './requests.ts';

/** The answer; `left` when the client went away for want of one, `closed` when the connection was closed. */
export type Outcome = Received | 'left' | 'closed' | 'not sent';

export function createSender(address: string): {
  send(asked: AttackRequest, patienceMs: number): Promise<Outcome>;
  close(): void;
} {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    send: ({ method, path, headers, body }, patienceMs) =>
      new Promise<Outcome>((resolve) => {
        const options = { hostname, port, method, path, agent };
        const length = body === undefined ? {} : { 'content-length': String(body.length) };
        let asked: ReturnType<typeof request>;
        try {
          asked = request({ ...options, headers: { ...headers, ...length } });
        } catch {
          // node refuses to write it: the raw requests say such things
          resolve('not sent');
          return;
        }
        const timer = setTimeout(() => {
          resolve('left');
          asked.destroy();
        }, patienceMs);
        asked.once('close', () => clearTimeout(timer));
        asked.once('error', () => resolve('closed'));
        asked.once('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', () => resolve('closed'));
          response.once('end', () => {
            const contentType = response.headers['content-type'] ?? '';
            const text = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode ?? 0, contentType, text });
          });
        });
        asked.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Bytes on a connection of their own; the first answer to them. */
export function sendRaw(address: string, text: string, patienceMs: number): Promise<Outcome> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => end('left'), patienceMs);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk));
      const answer = answerOf(Buffer.concat(chunks).toString('latin1'));
      if (answer !== undefined) end(answer);
    });
    socket.once('close', () => end('closed'));
    socket.write(Buffer.from(text, 'latin1'));
  });
}

function answerOf(text: string): Received | undefined {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? NaN);
  if (!(body.length >= length)) return undefined;
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
  return { status, contentType: /^content-type: (.+)$/im.exec(head)?.[1] ?? '', text: body };
}
