/**
 * A Chromium that somebody else started: none of our flags, a debugging port; and a relay between it and us that
 * changes what passes, as a fleet may.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { readEndpoints } from '../../src/main/service/engines/browser/foreign/endpoint.ts';
import type { BrowserEndpoint } from '../../src/main/service/engines/browser/foreign/endpoint.ts';
import { locateChromium } from '../../src/main/service/engines/browser/locate.ts';
import { TEST_DATA_DIR } from './shared-chromium.ts';

export interface ForeignBrowser {
  /** `ws://127.0.0.1:PORT/devtools/browser/ID` */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** At once, as a crash would. */
  kill(): Promise<void>;
  /** As its owner ends it: what it logs is written. */
  quit(): Promise<void>;
  close(): Promise<void>;
}

/** What anybody needs to run one at all in a container; `more` are further flags, `port` 0 is a free one. */
export async function startForeignBrowser({
  more = [],
  port = 0,
}: { readonly more?: readonly string[]; readonly port?: number } = {}): Promise<ForeignBrowser> {
  const { path, env } = await locateChromium({ dataDir: TEST_DATA_DIR, env: process.env });
  const profile = mkdtempSync(join(tmpdir(), 'hearth-foreign-'));
  const flags = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const isRoot = process.getuid?.() === 0;
  const child = spawn(path, [...flags, ...(isRoot ? ['--no-sandbox'] : []), ...more], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ws:\/\/\S+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
    child.once('error', reject);
  });
  const pid = child.pid ?? 0;
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGKILL');
    await ended;
  };
  return {
    url,
    port: Number(new URL(url).port),
    pid,
    kill,
    quit: async () => {
      process.kill(pid, 'SIGTERM');
      await ended;
    },
    close: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** As the settings would name them. */
export const endpointsOf = (...urls: readonly string[]): readonly BrowserEndpoint[] =>
  readEndpoints(urls.join(','));

type Message = Record<string, unknown> & {
  readonly method?: string;
  readonly params?: Record<string, unknown>;
};

export interface Relay {
  readonly url: string;
  /** From now on nothing passes, and nothing ends. */
  freeze(): void;
  /** Header fields of the connections that came. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>[];
  close(): Promise<void>;
}

/** Passes all messages on to the browser, each as `change` has it. */
export async function startRelay(
  to: string,
  change: (message: Message) => Message = (message) => message,
): Promise<Relay> {
  const headers: Relay['headers'] = [];
  let isFrozen = false;
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (near, request) => {
    headers.push(request.headers);
    const far = new WebSocket(to, { perMessageDeflate: false });
    const early: string[] = [];
    near.on('message', (data: Buffer) => {
      if (isFrozen) return;
      const sent = JSON.stringify(change(JSON.parse(data.toString()) as Message));
      if (far.readyState === WebSocket.OPEN) far.send(sent);
      else early.push(sent);
    });
    far.on('open', () => early.splice(0).forEach((sent) => far.send(sent)));
    far.on('message', (data: Buffer) => {
      if (!isFrozen) near.send(data.toString());
    });
    near.on('close', () => far.terminate());
    far.on('close', () => near.terminate());
    far.on('error', () => near.terminate());
    near.on('error', () => far.terminate());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/relay`,
    headers,
    freeze: () => {
      isFrozen = true;
    },
    async close() {
      for (const client of sockets.clients) client.terminate();
      sockets.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Changes the parameters of one command. */
export const changing =
  (method: string, change: (params: Record<string, unknown>) => Record<string, unknown>) =>
  (message: Message): Message =>
    message.method === method ? { ...message, params: change({ ...message.params }) } : message;

/** Takes `name` out of the options with which contexts are made. */
export const without = (name: 'proxyServer' | 'proxyBypassList'): ((message: Message) => Message) =>
  changing('Target.createBrowserContext', (params) => {
    Reflect.deleteProperty(params, name);
    return params;
  });
