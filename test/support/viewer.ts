/**
 * Somebody who looks at kept pages: a Chromium of its own, without Hearth's proxy, that writes down everything
 * its network did; and a page like Hearth's that frames what is shown.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Frame, Page } from 'playwright-core';
import { locateChromium } from '../../src/main/service/engines/browser/locate.ts';
import { TEST_DATA_DIR } from './shared-chromium.ts';

export interface NetLog {
  readonly hosts: readonly string[];
  readonly urls: readonly string[];
  /** `address:port` of every connection that was opened. */
  readonly connections: readonly string[];
}

export interface Viewer {
  readonly page: Page;
  /** Origin of the page that frames. */
  readonly gui: string;
  /** Frames `url` and resolves its frame once it is loaded. */
  show(url: string): Promise<Frame>;
  /** Closes the browser and tells every host its network log names (`host:port`), and every address asked. */
  close(): Promise<NetLog>;
}

/** The replay origin is what the framing page's policy lets in. */
export async function openViewer(replayOrigin: () => string): Promise<Viewer> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-netlog-'));
  const log = join(folder, 'netlog.json');
  const { path } = await locateChromium({ dataDir: TEST_DATA_DIR, env: process.env });
  const server = createServer((request, response) => {
    const framed = decodeURIComponent((request.url ?? '/?').split('?')[1] ?? '');
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-src ${replayOrigin()}`,
    });
    response.end(
      `<!DOCTYPE html><link rel="icon" href="data:,"><style>*{margin:0}iframe{border:0;width:1280px;height:800px;display:block}</style><iframe sandbox src="${framed}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gui = `http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}`;
  const browser = await chromium.launch({
    executablePath: path,
    headless: true,
    chromiumSandbox: false,
    args: [`--log-net-log=${log}`, '--net-log-capture-mode=Everything'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  return {
    page,
    gui,
    async show(url) {
      await page.goto(`${gui}/?${encodeURIComponent(url)}`, { waitUntil: 'load' });
      const frame = page.frames()[1];
      if (frame === undefined) throw new Error('nothing was framed');
      return frame;
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
      const read = readNetLog(await readFile(log, 'utf8'));
      await rm(folder, { recursive: true, force: true });
      return read;
    },
  };
}

/** Every `host:port` a network log names: of requests, look-ups, connections and preconnects. */
export function readNetLog(log: string): NetLog {
  const hosts = new Set<string>();
  const urls = new Set<string>();
  const connections = new Set<string>();
  for (const [, url] of log.matchAll(
    /"(?:url|original_url|location)":"((?:https?|wss?):[^"]+)"/g,
  )) {
    const parsed = URL.parse(url ?? '');
    if (parsed !== null) hosts.add(parsed.host);
    if (url !== undefined) urls.add(url);
  }
  for (const [, host] of log.matchAll(/"(?:host|group_id|dest|destination)":"([^"]+)"/g)) {
    const name = /([\w.-]+:\d+)/.exec(host ?? '')?.[1];
    if (name !== undefined) hosts.add(name);
  }
  // a port of this machine that was bound is nobody who was spoken to
  const bound = /"UDP_LOCAL_ADDRESS":(\d+)/.exec(log)?.[1] ?? 'none';
  for (const line of log.split('\n')) {
    const address = /"(?:remote_)?address":"([\d.]+:\d+)"/.exec(line)?.[1];
    if (address === undefined || line.includes(`"type":${bound}}`)) continue;
    hosts.add(address);
    connections.add(address);
  }
  return { hosts: [...hosts].sort(), urls: [...urls], connections: [...connections] };
}
