/**
 * A library in memory, made from a seed: the port of exports, and what imports are compared with.
 *
 * Pages have every kind of body the recorder keeps: HTML, CSS, pictures that are shared, a POST, a redirect, a body
 * that was not kept.
 */
import { hash } from 'node:crypto';
import { CHAIN_START, linkOf } from '../../../src/main/service/domain/library/chain.ts';
import type {
  ArchivedCapture,
  ArchivedExchange,
  ArchiveSource,
  ChainLink,
} from '../../../src/main/service/ports/archive.ts';

export interface HeldCapture extends Omit<ArchivedCapture, 'exchanges'> {
  readonly held: readonly ArchivedExchange[];
}

export const FIRST_AT = Date.UTC(2026, 10, 1, 9, 12, 30, 250);

export function sourceOf(
  captures: readonly HeldCapture[],
  links: readonly ChainLink[],
): ArchiveSource {
  return {
    async *captures() {
      for (const { held, ...capture } of captures) yield { ...capture, exchanges: each(held) };
    },
    async *chain(from) {
      for (const link of links) if (link.n >= from) yield link;
    },
  };
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** Reads an import to its end. */
export async function held(captures: AsyncIterable<ArchivedCapture>): Promise<HeldCapture[]> {
  const all: HeldCapture[] = [];
  for await (const { exchanges, ...capture } of captures) {
    const list: ArchivedExchange[] = [];
    for await (const exchange of exchanges) list.push(exchange);
    all.push({ ...capture, held: list });
  }
  return all;
}

export function sha256(bytes: Uint8Array | string): string {
  return `sha256:${hash('sha256', bytes, 'hex')}`;
}

/** A generator of numbers in [0, 1) that is the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `count` captures of a made site, each with its link of the chain. */
export function madeLibrary(
  count: number,
  { seed = 1, parts = 6 }: { readonly seed?: number; readonly parts?: number } = {},
): { readonly captures: readonly HeldCapture[]; readonly links: readonly ChainLink[] } {
  const next = numbersFrom(seed);
  const captures: HeldCapture[] = [];
  const links: ChainLink[] = [];
  for (let place = 0; place < count; place += 1) {
    const made = madeCapture(place, parts, next);
    const digest = sha256(made.manifest);
    const previous = links.at(-1)?.link ?? CHAIN_START;
    const link = linkOf(previous, digest, made.at);
    links.push({ n: place + 1, digest, at: made.at, link });
    captures.push({ ...made, chain: { n: place + 1, link } });
  }
  return { captures, links };
}

function madeCapture(place: number, parts: number, next: () => number): HeldCapture {
  const at = FIRST_AT + place * 3_600_000;
  const asked = `https://www.heater.test/page-${place}`;
  const url = `${asked}/`;
  const sentence = `Efficiency measured at ${70 + Math.floor(next() * 20)} % on page ${place}.`;
  const html = `<!doctype html><title>Page ${place}</title><link rel="stylesheet" href="/site.css"><img src="/logo.png"><p>${sentence}</p>`;
  const exchange = (
    path: string,
    mimeType: string,
    body: Uint8Array | null,
    more: Partial<ArchivedExchange> = {},
  ): ArchivedExchange => ({
    method: 'GET',
    url: new URL(path, url).href,
    status: 200,
    statusText: 'OK',
    headers: [
      ['content-type', mimeType],
      ['content-encoding', 'br'],
      ['content-length', String(Math.floor(next() * 9000))],
      ['vary', 'accept'],
      ['vary', 'cookie'],
    ],
    mimeType,
    body,
    at: at + Math.floor(next() * 2000),
    ...more,
  });
  const list = [
    exchange(url, 'text/html', Buffer.from(html)),
    exchange(asked, 'text/html', Buffer.alloc(0), {
      status: 301,
      statusText: 'Moved Permanently',
      headers: [
        ['location', url],
        ['content-type', 'text/html'],
      ],
    }),
    exchange('/site.css', 'text/css', Buffer.from('body{background:url(/logo.png)}')),
    exchange('/logo.png', 'image/png', PIXEL),
    exchange('/api/prices', 'application/json', Buffer.from(`{"page":${place}}`), {
      method: 'POST',
      requestBody: Buffer.from(JSON.stringify({ q: `page ${place}`, list: [1, { deep: true }] })),
      requestType: 'application/json',
    }),
    exchange('/film.mp4', 'video/mp4', null),
    ...Array.from({ length: parts }, (_, part) =>
      exchange(`/part-${place}-${part}.bin`, 'image/jpeg', noise(2000 + next() * 8000, next)),
    ),
  ];
  const still = Buffer.from(html.replace('<p>', '<p class="still">'));
  const id = `0197a000-0000-7000-8000-${String(place).padStart(12, '0')}`;
  const manifest = Buffer.from(
    JSON.stringify({
      hearth: 1,
      id,
      url: asked,
      finalUrl: url,
      at,
      body: sha256(html),
      still: [{ frame: 0, parent: null, url, body: sha256(still) }],
      resources: list.map((one) => [
        one.method,
        one.url,
        one.status,
        one.mimeType,
        one.body === null ? null : sha256(one.body),
      ]),
    }),
  );
  return {
    id,
    url: asked,
    finalUrl: url,
    at,
    status: 200,
    statusText: 'OK',
    headers: [['content-type', 'text/html; charset=utf-8']],
    contentType: 'text/html; charset=utf-8',
    title: `Page ${place} “heating”`,
    text: `Page ${place}\n\n${sentence}`,
    tags: place % 2 === 0 ? ['wärme', 'ofen'] : [],
    note: place % 3 === 0 ? 'cite in *chapter 2*' : '',
    collections: ['Thesis/Heating'],
    highlights:
      place % 2 === 0
        ? [
            {
              exact: sentence,
              prefix: `Page ${place}\n\n`,
              suffix: '',
              colour: 'yellow',
              comment: 'see table 3',
              at: at + 60_000,
            },
          ]
        : [],
    isPrivate: false,
    manifest,
    held: list,
    still,
    markdown: `# Page ${place}\n\n${sentence}\n\n![logo](https://www.heater.test/logo.png)\n`,
    thumbnail: PIXEL,
    parts: [
      { name: 'still-1', url: `${url}frame`, mimeType: 'text/html', body: Buffer.from('<p>frame') },
    ],
  };
}

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

function noise(bytes: number, next: () => number): Buffer {
  const buffer = Buffer.allocUnsafe(Math.floor(bytes));
  for (let at = 0; at < buffer.length; at += 1) buffer[at] = Math.floor(next() * 256);
  return buffer;
}
