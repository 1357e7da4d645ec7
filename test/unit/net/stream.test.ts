import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNet, type Net, type NetStream } from '../../../src/main/service/net/net.ts';
import { createPieces, withHead } from '../../../src/main/service/net/pieces.ts';

const clock = { now: () => Date.now() };
const LONG = Array.from({ length: 40_000 }, (_, n) => `line ${n.toString()}\n`).join('');

describe('net.stream', () => {
  let server: Server;
  let origin: string;
  let net: Net;
  let answerWith: (response: ServerResponse, path: string) => void = () => undefined;
  const sockets = new Set<unknown>();

  beforeAll(async () => {
    server = createServer((request, response) => answerWith(response, request.url ?? '/'));
    server.on('connection', (socket) => sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}`;
    net = createNet({ allowPrivateNetwork: true, ownPorts: () => new Set(), clock });
  });
  afterAll(async () => {
    expect(net.stats().inFlight).toBe(0);
    await net.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const open = (maxBodyBytes = 5_000_000, timeoutMs = 10_000): Promise<NetStream> =>
    net.stream({ url: `${origin}/`, maxBodyBytes }, { deadlineAt: Date.now() + timeoutMs });
  const read = async ({ body }: NetStream): Promise<{ text: string; error?: unknown }> => {
    const chunks: Uint8Array[] = [];
    try {
      for await (const piece of body) chunks.push(Uint8Array.from(piece));
    } catch (error) {
      return { text: Buffer.concat(chunks).toString('utf8'), error };
    }
    return { text: Buffer.concat(chunks).toString('utf8') };
  };
  const settled = () => expect.poll(() => net.stats().inFlight).toBe(0);

  it('gives what has come before the rest is there', async () => {
    let finish: () => void = () => undefined;
    answerWith = (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write('first');
      finish = () => response.end(' second');
    };
    const answer = await open();
    expect(answer).toMatchObject({ status: 200, finalUrl: `${origin}/`, redirects: [] });
    const texts: string[] = [];
    for await (const piece of answer.body) {
      texts.push(Buffer.from(piece).toString());
      finish();
    }
    expect(texts).toEqual(['first', ' second']);
    await settled();
  });

  it('rejects, and counts nothing, when the proxy address is none', async () => {
    const request = { url: `${origin}/`, maxBodyBytes: 1_000, proxyUrl: 'no address' };
    await expect(
      (async () => net.stream(request, { deadlineAt: Date.now() + 1_000 }))(),
    ).rejects.toThrow();
    expect(net.stats().inFlight).toBe(0);
  });

  it('follows redirects', async () => {
    answerWith = (response, path) => {
      if (path === '/') response.writeHead(302, { location: '/there' }).end('moved');
      else response.end(path);
    };
    const answer = await open();
    expect(answer.redirects).toEqual([`${origin}/`]);
    expect(await read(answer)).toEqual({ text: '/there' });
    await settled();
  });

  it.each([
    ['gzip', gzipSync(LONG)],
    ['deflate', deflateSync(LONG)],
    ['br', brotliCompressSync(LONG)],
    ['zstd', zstdCompressSync(LONG)],
    ['gzip, br', brotliCompressSync(gzipSync(LONG))],
    ['gzip', Buffer.from(LONG)],
  ])('undoes %s', async (coding, bytes) => {
    answerWith = (response) => {
      response.writeHead(200, { 'content-encoding': coding });
      // the first byte alone: what it is cannot be told from it
      response.write(bytes.subarray(0, 1));
      setImmediate(() => response.end(bytes.subarray(1)));
    };
    const { text, error } = await read(await open());
    expect(error).toBeUndefined();
    expect(text === LONG).toBe(true);
    await settled();
  });

  it('gives what a compressed body held before it broke off, and says so', async () => {
    const zipped = gzipSync(LONG);
    for (const isWhole of [true, false]) {
      answerWith = (response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' });
        response.write(zipped.subarray(0, zipped.length / 2), () => {
          if (isWhole) response.end();
          else response.destroy();
        });
      };
      const { text, error } = await read(await open());
      expect(text.length).toBeGreaterThan(LONG.length / 4);
      expect(LONG.startsWith(text)).toBe(true);
      expect(error).toMatchObject({ code: 'SCRAPE_SITE_ERROR' });
    }
    await settled();
  });

  it('says of a compressed body that stops coming that it does', async () => {
    answerWith = (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.write(gzipSync(LONG).subarray(0, 20_000));
    };
    const { text, error } = await read(await open(5_000_000, 400));
    expect(LONG.startsWith(text)).toBe(true);
    expect(error).toMatchObject({ code: 'SCRAPE_TIMEOUT' });
    await settled();
  });

  it('gives what came before the connection broke', async () => {
    answerWith = (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => response.destroy());
    };
    expect(await read(await open())).toMatchObject({
      text: 'half',
      error: { code: 'SCRAPE_SITE_ERROR' },
    });
    await settled();
  });

  it('keeps the deadline until the body has ended', async () => {
    answerWith = (response) => response.writeHead(200).write('half');
    expect(await read(await open(1_000, 300))).toMatchObject({
      text: 'half',
      error: { code: 'SCRAPE_TIMEOUT' },
    });
    await settled();
  });

  it('never passes the limit, neither as sent nor decoded', async () => {
    answerWith = (response) => response.writeHead(200, { 'content-length': '9000' }).end();
    await expect(open(1_000)).rejects.toMatchObject({ code: 'SCRAPE_TOO_LARGE' });
    answerWith = (response) => response.end(Buffer.alloc(9_000));
    answerWith = (response) => {
      response.writeHead(200).write(Buffer.alloc(5_000));
      response.end(Buffer.alloc(5_000));
    };
    expect((await read(await open(1_000))).error).toMatchObject({ code: 'SCRAPE_TOO_LARGE' });
    answerWith = (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(900_000)));
    const { text, error } = await read(await open(100_000));
    expect(text.length).toBeLessThanOrEqual(100_000);
    expect(error).toMatchObject({ code: 'SCRAPE_TOO_LARGE' });
    await settled();
  });

  it('keeps the connection of a short body that nobody reads, and cuts that of a long one', async () => {
    answerWith = (response) => response.writeHead(404).end('gone');
    sockets.clear();
    for (let n = 0; n < 5; n += 1) {
      (await open()).body.leave();
      await settled();
    }
    expect(sockets.size).toBeLessThanOrEqual(1);
    const cut = Promise.withResolvers<undefined>();
    answerWith = (response) => {
      response.once('close', () => cut.resolve(undefined));
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.writeHead(200).on('drain', pour);
      pour();
    };
    const answer = await open(50_000_000);
    for await (const piece of answer.body) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    await cut.promise;
    await settled();
  });

  it('ends with the signal’s reason', async () => {
    answerWith = (response) => response.writeHead(200).write('half');
    const controller = new AbortController();
    const answer = await net.stream(
      { url: `${origin}/`, maxBodyBytes: 1_000 },
      { deadlineAt: Date.now() + 10_000, signal: controller.signal },
    );
    const reason = new Error('enough');
    setImmediate(() => controller.abort(reason));
    expect((await read(answer)).error).toBe(reason);
    await settled();
  });

  it('refuses what fetch refuses', async () => {
    answerWith = (response) => response.writeHead(200, { 'content-encoding': 'lzma' }).end('x');
    await expect(open()).rejects.toMatchObject({ code: 'SCRAPE_SITE_ERROR' });
    await settled();
  });
});

describe('pieces', () => {
  it('gives at least the bytes asked for at first, and all of them after', async () => {
    const source = createPieces(() => undefined);
    for (const byte of [1, 2, 3, 4]) source.add(Uint8Array.of(byte));
    source.end();
    const { head, pieces } = await withHead(source, 3);
    expect([...head]).toEqual([1, 2, 3]);
    const all: number[] = [];
    for await (const piece of pieces) all.push(...piece);
    expect(all).toEqual([1, 2, 3, 4]);
  });

  it('gives what there is when it is less', async () => {
    const source = createPieces(() => undefined);
    source.end();
    expect((await withHead(source, 3)).head.length).toBe(0);
  });
});
