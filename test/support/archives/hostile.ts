/** Archives made to do harm, by name. Small on the disk but for the two that must be long. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib';
import { numbersFrom } from './memory-library.ts';
import { rawZip, type RawEntry } from './raw-zip.ts';

export type Hostile = readonly [name: string, bytes: () => Buffer];

const TWO_GB = 2 * 1024 ** 3;
const LONG = 104_857_600;

/** `files`: those of a good WACZ of Hearth's. */
export function hostileArchives(files: ReadonlyMap<string, Buffer>): readonly Hostile[] {
  return [...zips(files), ...wrongFiles(files), ...records(files), ...notArchives()];
}

function entriesOf(
  files: ReadonlyMap<string, Buffer>,
  changed: Readonly<Record<string, Buffer>> = {},
): RawEntry[] {
  return [...files].map(([name, data]) => ({ name, data: changed[name] ?? data }));
}

/** Raw deflate of so many zeros, made of one piece again and again. */
function zeros(bytes: number): Buffer {
  const piece = 64 * 1024 ** 2;
  const packed = deflateRawSync(Buffer.alloc(piece), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: Math.ceil(bytes / piece) }, () => packed), end]);
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

/** A gzip member whose text is followed by so many zeros. */
function gzipBomb(start: string, bytes: number): Buffer {
  const begun = deflateRawSync(Buffer.from(start), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([GZIP_HEAD, begun, zeros(bytes), Buffer.alloc(8)]);
}

function zips(files: ReadonlyMap<string, Buffer>): readonly Hostile[] {
  const good = entriesOf(files);
  const add = (entry: RawEntry): Buffer => rawZip([...good, entry]);
  const pages = files.get('pages/pages.jsonl') ?? Buffer.alloc(0);
  const huge = Buffer.alloc(28);
  huge.writeUInt16LE(1, 0);
  huge.writeUInt16LE(24, 2);
  for (const at of [4, 12, 20]) huge.writeBigUInt64LE(2n ** 60n, at);
  const whole = rawZip(good);
  return [
    [
      'zip-bomb',
      () =>
        rawZip([
          ...good.slice(1),
          {
            name: 'archive/data.warc.gz',
            data: zeros(TWO_GB),
            method: 8,
            isPacked: true,
            said: { plain: 0x7ffffff0 },
          },
        ]),
    ],
    [
      'zip-bomb-that-lies',
      () =>
        rawZip([
          ...good.slice(1),
          {
            name: 'archive/data.warc.gz',
            data: zeros(TWO_GB),
            method: 8,
            isPacked: true,
            said: { plain: 5000 },
          },
        ]),
    ],
    ['more-entries-than-there-are', () => rawZip(good, { entries: 60_000 })],
    ['fewer-entries-than-there-are', () => rawZip(good, { entries: 2 })],
    ['absolute-name', () => add({ name: '/tmp/hearth-evil', data: pages })],
    ['name-that-climbs', () => add({ name: '../../hearth-evil', data: pages })],
    [
      'name-that-climbs-inside',
      () => add({ name: 'archive/../../hearth-evil.warc.gz', data: pages }),
    ],
    ['name-of-windows', () => add({ name: 'C:\\hearth-evil', data: pages })],
    ['name-with-nul-and-bidi', () => add({ name: 'pages/\u0000\u202Egnp.jsonl', data: pages })],
    ['name-not-utf-8', () => add({ name: Buffer.from([0xff, 0xfe, 0x41]), data: pages })],
    [
      'link',
      () =>
        rawZip([
          ...good.slice(1),
          {
            name: 'archive/data.warc.gz',
            data: Buffer.from('/etc/passwd'),
            attributes: 0o120777 * 65_536,
          },
        ]),
    ],
    ['same-name-twice', () => add({ name: 'archive/data.warc.gz', data: gzipSync('other') })],
    [
      'directory-names-another-file',
      () =>
        rawZip(
          good.map((one, place) =>
            place === 0 ? { ...one, localName: 'archive/evil.warc.gz' } : one,
          ),
        ),
    ],
    [
      'overlapping-entries',
      () => rawZip([...good, { name: 'archive/again.warc.gz', data: pages, said: { offset: 0 } }]),
    ],
    ['directory-outside', () => rawZip(good, { offset: 0xfffffff })],
    [
      'entry-outside',
      () => add({ name: 'archive/far.warc.gz', data: pages, said: { offset: 0x7fffffff } }),
    ],
    [
      'entry-longer-than-file',
      () =>
        add({
          name: 'archive/long.warc.gz',
          data: pages,
          said: { packed: 0x7fffffff, plain: 0x7fffffff },
        }),
    ],
    [
      'zip64-sizes',
      () =>
        add({
          name: 'archive/zip64.warc.gz',
          data: pages,
          said: { packed: 0xffffffff, plain: 0xffffffff, offset: 0xffffffff, extra: huge },
        }),
    ],
    [
      'encrypted',
      () => rawZip(good.map((one, place) => (place === 0 ? { ...one, flags: 0x0801 } : one))),
    ],
    [
      'unknown-packing',
      () => rawZip(good.map((one, place) => (place === 0 ? { ...one, method: 99 } : one))),
    ],
    ['end-cut-off', () => whole.subarray(0, whole.length - 12)],
    ['second-half-cut-off', () => whole.subarray(0, whole.length / 2)],
    ['comment-longer-than-file', () => rawZip(good, { comment: 60_000 })],
  ];
}

function wrongFiles(files: ReadonlyMap<string, Buffer>): readonly Hostile[] {
  const change = (name: string, data: Buffer): Buffer => rawZip(entriesOf(files, { [name]: data }));
  const foreign = new Map([...files].filter(([name]) => !name.startsWith('hearth/')));
  const changeForeign = (name: string, data: Buffer): Buffer =>
    rawZip(entriesOf(foreign, { [name]: data }));
  const text = (name: string): string => files.get(name)?.toString('utf8') ?? '';
  const digest = text('datapackage-digest.json');
  const long = (start: string): Buffer =>
    Buffer.concat([Buffer.from(start), Buffer.alloc(LONG, 'x'), Buffer.from('"}\n')]);
  return [
    [
      'index-outside',
      () =>
        change(
          'indexes/index.cdx',
          Buffer.from(
            text('indexes/index.cdx').replaceAll(/"offset":\d+/g, '"offset":99999999999'),
          ),
        ),
    ],
    [
      'index-unsorted',
      () =>
        change(
          'indexes/index.cdx',
          Buffer.from(text('indexes/index.cdx').split('\n').reverse().join('\n')),
        ),
    ],
    [
      'page-of-100-mb',
      () => changeForeign('pages/pages.jsonl', long('{"id":"1","url":"https://a.test/","title":"')),
    ],
    [
      'capture-of-100-mb',
      () => change('hearth/captures.jsonl', long('{"id":"1","url":"https://a.test/","title":"')),
    ],
    [
      'pages-not-utf-8',
      () =>
        changeForeign(
          'pages/pages.jsonl',
          Buffer.from([...Buffer.from('{"url":"'), 0xff, 0xc0, 0x22, 0x7d, 10]),
        ),
    ],
    ['package-100000-deep', () => change('datapackage.json', Buffer.from('['.repeat(100_000)))],
    [
      'package-with-wrong-hashes',
      () =>
        change(
          'datapackage.json',
          Buffer.from(
            text('datapackage.json').replaceAll(/sha256:[0-9a-f]{8}/g, 'sha256:00000000'),
          ),
        ),
    ],
    [
      'signature-over-another-file',
      () =>
        change(
          'datapackage.json',
          Buffer.from(text('datapackage.json').replace('Thesis', 'Theses')),
        ),
    ],
    [
      'signature-of-no-key',
      () =>
        change(
          'datapackage-digest.json',
          Buffer.from(digest.replace(/"publicKey": "[^"]+"/, '"publicKey": "AAAA"')),
        ),
    ],
    [
      'captures-with-prototype',
      () =>
        change(
          'hearth/captures.jsonl',
          Buffer.from(
            '{"__proto__":{"isPrivate":true},"id":"x","url":"javascript:alert(1)","at":1e400}\n{"id":"y","url":"https://a.test/","at":5,"headers":{"length":1e9},"tags":"no"}\n',
          ),
        ),
    ],
    ['manifests-missing', () => change('hearth/manifests.jsonl', Buffer.alloc(0))],
    [
      'chain-that-is-none',
      () => change('hearth/chain.jsonl', Buffer.from('{"n":1}\n[]\nnull\n{"n":"x","at":"y"}\n')),
    ],
  ];
}

interface Made {
  readonly date?: string;
  readonly length?: string;
  readonly fields?: string;
  readonly type?: string;
}

function recordOf(http: string | Buffer, made: Made = {}): Buffer {
  const block = Buffer.from(http);
  const {
    date = '2026-11-01T00:00:00Z',
    length = String(block.length),
    fields = '',
    type = 'response',
  } = made;
  const id = hash('sha1', Buffer.concat([block, Buffer.from(date + type)]), 'hex');
  const head = `WARC/1.0\r\nWARC-Type: ${type}\r\nWARC-Record-ID: <urn:x:${id}>\r\nWARC-Date: ${date}\r\nWARC-Target-URI: https://a.test/${id.slice(0, 4)}\r\n${fields}Content-Type: application/http; msgtype=response\r\nContent-Length: ${length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), block, Buffer.from('\r\n\r\n')]);
}

const page = (body: string | Buffer, headers = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${headers}\r\n`),
    Buffer.from(body),
  ]);

function records(files: ReadonlyMap<string, Buffer>): readonly Hostile[] {
  const good = recordOf(page('<p>good'));
  const headOf = (length: number): string =>
    `WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: https://a.test/\r\nContent-Type: application/http\r\nContent-Length: ${length}\r\n\r\nHTTP/1.1 200 OK\r\n\r\n`;
  const packed = (compressed: Buffer, coding: string): Buffer =>
    gzipSync(recordOf(page(compressed, `Content-Encoding: ${coding}\r\n`)));
  const bomb = Buffer.concat([GZIP_HEAD, zeros(TWO_GB), Buffer.alloc(8)]);
  const zeroBrotli = (): Buffer =>
    brotliCompressSync(Buffer.alloc(256 * 1024 ** 2), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2 },
    });
  return [
    ['gzip-bomb-that-says-so', () => gzipBomb(headOf(TWO_GB), TWO_GB)],
    ['gzip-bomb-that-lies', () => gzipBomb(headOf(100), TWO_GB)],
    [
      'gzip-bomb-behind-a-good-record',
      () => Buffer.concat([gzipSync(good), gzipBomb(headOf(TWO_GB), TWO_GB)]),
    ],
    ['one-gzip-member-of-all', () => gzipBomb(good.toString('latin1') + headOf(10), TWO_GB)],
    ['body-that-is-a-gzip-bomb', () => packed(bomb.subarray(0, 3_000_000), 'gzip')],
    ['body-that-is-a-brotli-bomb', () => packed(zeroBrotli(), 'br')],
    [
      'body-coded-200-times',
      () => gzipSync(recordOf(page('x', `Content-Encoding: ${'gzip,'.repeat(200)}gzip\r\n`))),
    ],
    [
      'chunks-that-lie',
      () => recordOf(page('ffffffff\r\nabc\r\n0\r\n\r\n', 'Transfer-Encoding: chunked\r\n')),
    ],
    [
      'chunks-without-end',
      () => recordOf(page('3\r\nabc\r\n'.repeat(100_000), 'Transfer-Encoding: chunked\r\n')),
    ],
    ['chunks-that-are-none', () => recordOf(page('<p>plain', 'Transfer-Encoding: chunked\r\n'))],
    [
      'year-1-and-9999',
      () =>
        Buffer.concat([
          recordOf(page('a'), { date: '0001-01-01T00:00:00Z' }),
          recordOf(page('b'), { date: '9999-12-31T23:59:59Z' }),
          recordOf(page('c'), { date: 'yesterday' }),
        ]),
    ],
    ['length-below-zero', () => Buffer.concat([recordOf(page('a'), { length: '-5' }), good])],
    ['length-beyond-file', () => recordOf(page('a'), { length: '99999999999' })],
    ['length-of-20-digits', () => recordOf(page('a'), { length: '9'.repeat(20) })],
    [
      'wrong-digests',
      () =>
        recordOf(page('a'), {
          fields: 'WARC-Payload-Digest: sha1:AAAA\r\nWARC-Block-Digest: sha256:00\r\n',
        }),
    ],
    [
      'fields-not-utf-8',
      () =>
        Buffer.concat([
          Buffer.from('WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: https://a.test/'),
          Buffer.from([0xff, 0xfe]),
          Buffer.from('\r\nContent-Length: 0\r\n\r\n\r\n\r\n'),
          good,
        ]),
    ],
    [
      'head-without-end',
      () => Buffer.concat([Buffer.from('WARC/1.0\r\n'), Buffer.alloc(10_000_000, 'a: b\r\n')]),
    ],
    [
      'http-head-without-end',
      () =>
        recordOf(
          Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n'), Buffer.alloc(10_000_000, 'a: b\r\n')]),
        ),
    ],
    [
      'beginnings-without-records',
      () => Buffer.from(Array.from({ length: 2_000_000 }, () => [0x1f, 0x8b, 8, 0]).flat()),
    ],
    [
      'revisit-of-itself',
      () =>
        recordOf('HTTP/1.1 200 OK\r\n\r\n', {
          type: 'revisit',
          fields: 'WARC-Payload-Digest: sha1:3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBYJ\r\n',
        }),
    ],
    [
      '100000-records',
      () =>
        Buffer.concat(
          Array.from({ length: 100_000 }, () =>
            Buffer.from(
              'WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: https://a.test/\r\nContent-Length: 0\r\n\r\n\r\n\r\n',
            ),
          ),
        ),
    ],
    [
      'zip-in-place-of-records',
      () => rawZip(entriesOf(files, { 'archive/data.warc.gz': rawZip(entriesOf(files)) })),
    ],
  ];
}

function notArchives(): readonly Hostile[] {
  const next = numbersFrom(40);
  const random = (start: Buffer): Buffer =>
    Buffer.concat([
      start,
      Buffer.from(Array.from({ length: 300_000 }, () => Math.floor(next() * 256))),
    ]);
  return [
    ['empty', () => Buffer.alloc(0)],
    ['random-zip', () => random(Buffer.from('PK\u0003\u0004'))],
    ['random-gzip', () => random(GZIP_HEAD)],
    ['random-warc', () => random(Buffer.from('WARC/1.1\r\n'))],
  ];
}
