/** WARC files as crawlers write them: parts, redirects and revisits anywhere in the file. */
import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  IMPORT_THREAD,
  importArchive,
  importList,
} from '../../../src/main/service/archives/import/thread.ts';
import { ARCHIVE_LIMITS } from '../../../src/main/service/archives/limits.ts';
import type { ImportReport } from '../../../src/main/service/ports/archive.ts';
import { openDesk, type Desk } from '../../support/archives/files.ts';
import { rawZip } from '../../support/archives/raw-zip.ts';
import { held, type HeldCapture } from '../../support/archives/memory-library.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => desk[Symbol.asyncDispose]());

const HOST = 'https://others.test';
const thread = () => ({
  ...{ folder: desk.folder, limits: ARCHIVE_LIMITS, now: Date.UTC(2026, 11, 1) },
  ...IMPORT_THREAD,
});

async function imported(
  name: string,
  bytes: Buffer,
): Promise<{ captures: HeldCapture[]; report: ImportReport }> {
  await writeFile(desk.path(name), bytes);
  const read = importArchive(desk.path(name), thread());
  const captures = await held(read.captures);
  const report = read.report();
  if (report === undefined) throw new Error('The import ended without a report.');
  return { captures, report };
}

interface Given {
  readonly type?: string;
  readonly status?: number;
  readonly date?: string;
  /** Of the answer. */
  readonly head?: string;
  readonly fields?: string;
}

/** As wget writes it, with the address in brackets. */
function record(path: string, body: string, given: Given = {}): Buffer {
  const { type = 'response', status = 200, date = '2020-06-01T12:00:00Z' } = given;
  const { head = 'Content-Type: text/html', fields = '' } = given;
  const block = status === 0 ? '' : `HTTP/1.1 ${status} Said\r\n${head}\r\n\r\n${body}`;
  const lines = [
    'WARC/1.0',
    `WARC-Type: ${type}`,
    `WARC-Date: ${date}`,
    `WARC-Record-ID: <urn:x:${type}:${path}:${date}>`,
    `WARC-Target-URI: <${HOST}${path}>`,
    ...(fields === '' ? [] : [fields]),
    'Content-Type: application/http; msgtype=response',
    `Content-Length: ${Buffer.byteLength(block)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${block}\r\n\r\n`);
}

const typed = (type: string): Given => ({ head: `Content-Type: ${type}` });
const plain = (...records: readonly Buffer[]): Buffer => Buffer.concat(records);
const paths = ({ held: exchanges }: HeldCapture): readonly string[] =>
  exchanges.map(({ url }) => url.slice(HOST.length));
const page = (words: string, parts = ''): string =>
  `<!doctype html><html><head>${parts}</head><body><p>${words}</p></body></html>`;

it('gives each page the parts it shows, wherever they stand in the file', async () => {
  const sheet = '<link rel="stylesheet" href="site.css">';
  const { captures } = await imported(
    'parts.warc',
    plain(
      record('/', page('Start', `${sheet}<img src="/one.png">`)),
      record('/site.css', '@import "more.css";', typed('text/css')),
      record(
        '/a',
        page('A', `${sheet}<img srcset="/two.png 1x, /three.png 2x"><a href="/big.png">`),
      ),
      record('/b', page('B', '<base href="/sub/"><div style="background: url(far.png)"></div>')),
      record('/more.css', 'p { background: url("/four.png") }', typed('text/css')),
      ...['/one.png', '/two.png', '/three.png', '/four.png', '/sub/far.png', '/big.png'].map(
        (path) => record(path, path, typed('image/png')),
      ),
    ),
  );
  const [start, a, b] = captures.map(paths);
  expect(start).toEqual(['/', '/site.css', '/one.png', '/more.css', '/four.png']);
  expect(a).toEqual(['/a', '/site.css', '/two.png', '/three.png', '/more.css', '/four.png']);
  // the last has what follows it by its place, as ever, and each once
  expect(b).toEqual([...new Set(b)]);
  expect(b).toContain('/sub/far.png');
  const four = captures[1]?.held.at(-1)?.body ?? new Uint8Array(0);
  expect(Buffer.from(four).toString()).toBe('/four.png');
});

it('leads a redirect to its page, though another page stands before', async () => {
  const moved = (from: string, to: string): Buffer =>
    record(from, '', { status: 301, head: `Content-Type: text/html\r\nLocation: ${to}` });
  const { captures } = await imported(
    'moved.warc',
    plain(
      record('/first', page('First')),
      ...[moved('/old', '/step'), moved('/step', '/new'), record('/new', page('New'))],
      moved('/nowhere', '/away'),
    ),
  );
  expect(captures.map(({ url, finalUrl }) => [url, finalUrl])).toEqual([
    [`${HOST}/first`, `${HOST}/first`],
    [`${HOST}/old`, `${HOST}/new`],
  ]);
  expect(captures.map(paths)).toEqual([['/first'], ['/new', '/old', '/step', '/nowhere']]);
});

it('opens the pages a WACZ lists where their redirects lead, and says which it lacks', async () => {
  const moved = { status: 301, head: 'Location: /new' };
  const records = plain(
    record('/old', '', moved),
    record('/first', page('First')),
    record('/new', page('New')),
  );
  const lines = ['/old', '/first#part', '/lost'].map((path, id) =>
    JSON.stringify({ id: `${id}`, url: HOST + path, ts: '2020-06-01T12:00:00Z', title: path }),
  );
  const files = [
    { name: 'archive/data.warc', data: records },
    { name: 'pages/pages.jsonl', data: Buffer.from(lines.join('\n')) },
    { name: 'datapackage.json', data: Buffer.from('{"resources":[]}') },
  ];
  const { captures, report } = await imported('listed.wacz', rawZip(files));
  expect(
    captures.map(({ url, finalUrl, title, status }) => [url, finalUrl, title, status]),
  ).toEqual([
    [`${HOST}/first#part`, `${HOST}/first`, '/first#part', 200],
    [`${HOST}/old`, `${HOST}/new`, '/old', 200],
  ]);
  expect(report.refused).toContainEqual({
    where: `${HOST}/lost`,
    what: 'is listed as a page, and the archive has no record of it',
  });
});

describe('a revisit', () => {
  const body = page('Unchanged');
  const digest = `WARC-Payload-Digest: sha256:${hash('sha256', body, 'hex')}`;
  const original = record('/p', body, { fields: digest });
  const again = (path: string, given: Given): Buffer =>
    record(path, '', { type: 'revisit', date: '2022-06-01T12:00:00Z', ...given });

  it('of a page is a copy of its own time, and of its own address', async () => {
    const refers = `WARC-Refers-To-Target-URI: <${HOST}/p>\r\nWARC-Refers-To-Date: 2020-06-01T12:00:00Z`;
    const { captures, report } = await imported(
      'again.warc',
      plain(
        original,
        again('/p', { fields: digest }),
        again('/twin', { fields: digest }),
        again('/bare', { status: 0, fields: refers }),
        again('/same', {
          status: 304,
          fields: 'WARC-Refers-To: <urn:x:response:/p:2020-06-01T12:00:00Z>',
        }),
      ),
    );
    expect(report.refused).toEqual([]);
    expect(
      captures.map(({ url, at }) => [url.slice(HOST.length), new Date(at).getUTCFullYear()]),
    ).toEqual([['/p', 2020], ...['/p', '/twin', '/bare', '/same'].map((path) => [path, 2022])]);
    for (const {
      status,
      held: [main],
    } of captures) {
      expect([status, Buffer.from(main?.body ?? []).toString()]).toEqual([200, body]);
    }
    expect(new Set(captures.map(({ id }) => id)).size).toBe(5);
  });

  it('of what is not there is no page, and is said', async () => {
    const { captures, report } = await imported(
      'lost.warc',
      plain(record('/p', page('Other')), again('/gone', { fields: digest })),
    );
    expect(captures).toHaveLength(1);
    expect(report.refused).toMatchObject([{ where: `${HOST}/gone` }]);
  });
});

it('keeps what can be read of a file that is one gzip member and ends too early', async () => {
  const words = (at: number): string => hash('sha512', String(at), 'hex').repeat(4);
  const all = [1, 2, 3, 4].map((at) => record(`/${at}`, page(words(at))));
  const { captures, report } = await imported(
    'short.warc.gz',
    gzipSync(plain(...all)).subarray(0, -60),
  );
  expect(captures.map(paths)).toEqual([['/1'], ['/2'], ['/3']]);
  expect(report.refused).toMatchObject([{ what: 'the file ends within it' }]);
});

it('reads members of several records, and blank lines between records', async () => {
  const [one, two, info] = [
    record('/1', page('1')),
    record('/2', page('2')),
    record('/i', '', typed('text/x')),
  ];
  const members = Buffer.concat([gzipSync(info), gzipSync(plain(one, two))]);
  expect((await imported('full.warc.gz', members)).captures).toHaveLength(2);
  const { captures, report } = await imported(
    'blank.warc',
    plain(one, Buffer.from('\r\n\r\n\n'), two),
  );
  expect([captures.length, report.refused]).toEqual([2, []]);
});

it('takes texts and pages that their server did not name, and not what is for robots', async () => {
  const text = typed('text/plain');
  const { captures } = await imported(
    'texts.warc',
    plain(
      record('/robots.txt', 'User-agent: *', text),
      record('/untyped', page('Untyped'), { head: 'Server: old' }),
      record('/notes.txt', 'Notes', text),
      record('/answer', 'ok', text),
    ),
  );
  expect(captures.map(({ url, contentType }) => [url, contentType])).toEqual([
    [`${HOST}/untyped`, 'text/html'],
    [`${HOST}/notes.txt`, 'text/plain'],
  ]);
});

describe('a page saved by a browser', () => {
  const mhtml = (parts: readonly string[]): Buffer =>
    Buffer.from(
      [
        'From: <Saved by a browser>',
        'Date: Sat, 3 Oct 2026 08:11:12 -0000',
        'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="--==x"',
        '',
        'This is read by nobody.',
        ...parts.flatMap((part) => ['----==x', part]),
        '----==x--',
        '',
      ].join('\r\n'),
    );
  const part = (head: readonly string[], body: string): string => [...head, '', body].join('\r\n');

  it('as MHTML is one copy with what it shows', async () => {
    const page = part(
      [
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        `Content-Location: ${HOST}/mill`,
      ],
      '<title>The m=C3=BChle</title><link rel=3D"stylesheet" href=3D"cid:css-1@x"><img src=3D"cid:pic"><p>It is =\r\nold.</p>',
    );
    const { captures, report } = await imported(
      'page.mhtml',
      mhtml([
        page,
        part(
          ['Content-Type: text/css', 'Content-Location: cid:css-1@x'],
          'p{background:url(cid:pic)}',
        ),
        part(
          [
            'Content-Type: image/gif',
            'Content-Transfer-Encoding: base64',
            'Content-ID: <pic>',
            `Content-Location: ${HOST}/p.gif`,
          ],
          'R0lG\r\nODlh',
        ),
        part(['Content-Type: text/html', `Content-Location: ${HOST}/frame`], '<p>frame'),
      ]),
    );
    expect(report).toMatchObject({ format: 'page', captures: 1, damaged: [], refused: [] });
    const [capture] = captures;
    expect(capture).toMatchObject({ url: `${HOST}/mill`, at: Date.UTC(2026, 9, 3, 8, 11, 12) });
    expect(paths(capture!)).toEqual(['/mill', '/.part/css-1%40x', '/p.gif']);
    const [html, css, gif] = capture!.held.map(({ body }) => Buffer.from(body ?? []).toString());
    expect(html).toBe(
      `<title>The mühle</title><link rel="stylesheet" href="${HOST}/.part/css-1%40x"><img src="${HOST}/p.gif"><p>It is old.</p>`,
    );
    expect([css, gif]).toEqual([`p{background:url(${HOST}/p.gif)}`, 'GIF89a']);
  });

  it('as HTML with its address and its day in a comment is a copy of that day', async () => {
    const html = `<!DOCTYPE html> <html lang=en><!--\n Page saved with SingleFile \n url: ${HOST}/one \n saved date: Sat Oct 03 2026 10:11:12 GMT+0200 (Central European Summer Time)\n--><title>One</title><p>Größe</p>`;
    const { captures } = await imported('one.html', Buffer.from(html));
    expect(captures).toMatchObject([{ url: `${HOST}/one`, at: Date.UTC(2026, 9, 3, 8, 11, 12) }]);
    expect(await importList(desk.path('one.html'), thread())).toBeUndefined();
  });

  it('of no address is refused with words', async () => {
    const file = mhtml([
      part(['Content-Type: text/html', 'Content-Location: file:///C:/x'], '<p>x'),
    ]);
    await expect(imported('none.mhtml', file)).rejects.toThrow(/does not say from which address/);
    await writeFile(desk.path('safari'), 'bplist00\u0001');
    await expect(importList(desk.path('safari'), thread())).rejects.toThrow(/\.webarchive/);
  });
});

it.each([
  ['pictures alone', record('/p.png', 'x', typed('image/png')), /^holds one answer, and no page: /],
  ['errors alone', record('/gone', '<p>', { status: 404 }), /answered well.*again$/],
  [
    'questions alone',
    record('/', '<p>', { type: 'request' }),
    /no answer of a website \(1 record\)/,
  ],
])('says why nothing of a file is taken: %s', async (name, bytes, what) => {
  const { captures, report } = await imported(`${name}.warc`, bytes);
  expect(captures).toEqual([]);
  expect(report.refused[0]).toEqual({ where: 'file', what: expect.stringMatching(what) });
});

it('names archives of forms that are not read', async () => {
  for (const [name, start, said] of [
    ['a.warc.zst', Buffer.from('28b52ffd00000000000000', 'hex'), /Zstandard/],
    ['a.arc', Buffer.from('filedesc://a.arc 0.0.0.0 2001\n'), /an ARC/],
  ] as const) {
    await writeFile(desk.path(name), start);
    await expect(importList(desk.path(name), thread())).rejects.toThrow(said);
  }
});
