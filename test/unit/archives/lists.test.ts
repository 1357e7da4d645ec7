import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readList, readListFile } from '../../../src/main/service/archives/lists/read.ts';
import { openDesk } from '../../support/archives/files.ts';
import { rawZip } from '../../support/archives/raw-zip.ts';

const NOV_1 = Date.UTC(2026, 10, 1);
const SECONDS = NOV_1 / 1000;

it('reads bookmark files with folders, tags, dates and remarks', () => {
  const { format, entries, refused } = readList([
    `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE><H1>Bookmarks</H1>
<DL><p>
  <DT><A HREF="https://a.test/" ADD_DATE="${SECONDS}" TAGS="heat,oven">A &amp; B</A>
  <DD>worth reading
  <DT><H3 ADD_DATE="1">Thesis</H3>
  <DL><p>
    <DT><H3>Heat/Stoves</H3>
    <DL><p><DT><A HREF="https://b.test/x">Deep</A></DL><p>
    <DT><A HREF="https://c.test/">Beside</A>
    <DT><A HREF="javascript:alert(1)">Bookmarklet</A>
  </DL><p>
  <DT><A HREF="https://b.test/x" TAGS="again">Deep again</A>
</DL><p>`,
  ]);
  expect(format).toBe('bookmarks');
  expect(entries).toEqual([
    expect.objectContaining({
      url: 'https://a.test/',
      title: 'A & B',
      tags: ['heat', 'oven'],
      addedAt: NOV_1,
      note: 'worth reading',
      collections: [],
    }),
    expect.objectContaining({
      url: 'https://b.test/x',
      title: 'Deep',
      collections: ['Thesis/Heat∕Stoves'],
      tags: ['again'],
    }),
    expect.objectContaining({ url: 'https://c.test/', collections: ['Thesis'] }),
  ]);
  expect(refused).toEqual([{ where: 'javascript:alert(1)', what: 'is no address of a web page' }]);
});

it('reads Pocket, zipped and in parts', async () => {
  await using desk = await openDesk();
  const head = 'title,url,time_added,tags,status\n';
  const zip = rawZip([
    {
      name: 'part_000000.csv',
      data: Buffer.from(`${head}"A, first",https://a.test/,${SECONDS},heat|oven,archive\n`),
      method: 8,
    },
    { name: 'part_000001.csv', data: Buffer.from(`${head}B,https://b.test/,${SECONDS},,unread\n`) },
    { name: '__MACOSX/._part_000000.csv', data: Buffer.from('junk') },
  ]);
  await writeFile(desk.path('pocket.zip'), zip);
  expect(await readListFile(desk.path('pocket.zip'), desk.folder)).toMatchObject({
    format: 'pocket',
    entries: [
      {
        url: 'https://a.test/',
        title: 'A, first',
        tags: ['heat', 'oven'],
        addedAt: NOV_1,
        isRead: true,
      },
      { url: 'https://b.test/', tags: [], isRead: false },
    ],
    refused: [],
  });
});

it('reads Instapaper, where some folders are states', () => {
  const { format, entries } = readList([
    `URL,Title,Selection,Folder,Timestamp,Tags\nhttps://a.test/,A,"a passage",Archive,${SECONDS},"[""x"",""y""]"\nhttps://b.test/,B,,Stoves,${SECONDS},[]\nhttps://c.test/,C,,Starred,${SECONDS},[]\n`,
  ]);
  expect(format).toBe('instapaper');
  expect(entries).toMatchObject([
    { isRead: true, collections: [], tags: ['x', 'y'], highlights: [{ exact: 'a passage' }] },
    { isRead: false, collections: ['Stoves'], tags: [] },
    { collections: [], tags: ['starred'] },
  ]);
});

it('reads Raindrop', () => {
  const { format, entries } = readList([
    '\ufeffid,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n1,A,my note,ex,https://a.test/,Thesis / Heat,"heat, oven",2026-11-01T00:00:00.000Z,,"Highlight:one\n\nHighlight:two",true\n2,B,,,https://b.test/,Unsorted,,bad date,,,false\n',
  ]);
  expect(format).toBe('raindrop');
  expect(entries).toMatchObject([
    {
      note: 'my note',
      collections: ['Thesis/Heat'],
      tags: ['heat', 'oven', 'favorite'],
      addedAt: NOV_1,
      highlights: [{ exact: 'one' }, { exact: 'two' }],
    },
    { collections: [], addedAt: undefined },
  ]);
});

it('reads Karakeep with lists in lists, and takes no harm from one that holds itself', () => {
  const bookmark = {
    createdAt: SECONDS,
    title: null,
    tags: ['heat'],
    lists: ['l2', 'nowhere'],
    content: { type: 'link', url: 'https://a.test/' },
    note: 'n',
    archived: true,
  };
  const { format, entries } = readList([
    JSON.stringify({
      bookmarks: [
        bookmark,
        { ...bookmark, content: { type: 'text', text: 'only words' } },
        { ...bookmark, lists: ['l3'], content: { type: 'link', url: 'https://b.test/' } },
        { ...bookmark, content: null },
      ],
      lists: [
        { id: 'l1', name: 'Thesis', parentId: null },
        { id: 'l2', name: 'Heat', parentId: 'l1' },
        { id: 'l3', name: 'Loop', parentId: 'l3' },
      ],
    }),
  ]);
  expect(format).toBe('karakeep');
  expect(entries).toMatchObject([
    {
      url: 'https://a.test/',
      collections: ['Thesis/Heat'],
      tags: ['heat'],
      note: 'n',
      isRead: true,
      addedAt: NOV_1,
    },
    { url: 'https://b.test/', collections: ['Loop'] },
  ]);
});

it('reads Linkwarden with highlights', () => {
  const { format, entries } = readList([
    JSON.stringify({
      name: 'me',
      collections: [
        { id: 1, name: 'Thesis', parentId: null, links: [] },
        {
          id: 2,
          name: 'Heat',
          parentId: 1,
          links: [
            {
              name: 'A',
              url: 'https://a.test/',
              description: 'd',
              tags: [{ name: 't' }],
              createdAt: '2026-11-01T00:00:00Z',
              highlights: [
                { text: 'q', comment: 'c', color: 'yellow', createdAt: '2026-11-01T00:00:00Z' },
              ],
            },
          ],
        },
      ],
    }),
  ]);
  expect(format).toBe('linkwarden');
  expect(entries).toEqual([
    {
      url: 'https://a.test/',
      title: 'A',
      note: 'd',
      tags: ['t'],
      collections: ['Thesis/Heat'],
      addedAt: NOV_1,
      isRead: false,
      highlights: [
        { exact: 'q', prefix: '', suffix: '', comment: 'c', colour: 'yellow', at: NOV_1 },
      ],
    },
  ]);
});

it('reads Omnivore', () => {
  const { format, entries } = readList([
    JSON.stringify([
      {
        id: '1',
        slug: 'a',
        title: 'A',
        description: 'd',
        url: 'https://a.test/',
        state: 'Archived',
        labels: ['x'],
        savedAt: '2026-11-01T00:00:00Z',
      },
    ]),
  ]);
  expect(format).toBe('omnivore');
  expect(entries).toMatchObject([
    { url: 'https://a.test/', tags: ['x'], isRead: true, addedAt: NOV_1 },
  ]);
});

it('reads one address a line', () => {
  const { format, entries, refused } = readList([
    '# mine\r\nhttps://a.test/\r\n\r\n  http://b.test/x \nnot an address\nfile:///etc/passwd\nhttps://a.test/\n',
  ]);
  expect(format).toBe('addresses');
  expect(entries.map(({ url }) => url)).toEqual(['https://a.test/', 'http://b.test/x']);
  expect(refused.map(({ where }) => where)).toEqual(['not an address', 'file:///etc/passwd']);
});

it.each([
  [
    'Title,URL,ID,Document tags,Saved date,Location\n"Doc, one",https://a.test/,01h,"[\'x\', \'y z\']",2023-07-08 09:10:11+00:00,archive\n',
    {
      title: 'Doc, one',
      tags: ['x', 'y z'],
      isRead: true,
      addedAt: Date.UTC(2023, 6, 8, 9, 10, 11),
    },
  ],
  [
    '\ufeff"Key";"Title";"Url";"Abstract Note";"Manual Tags"\n"K";"Paper";"https://a.test/";"Of heat";"t1; t2"\n',
    { title: 'Paper', note: 'Of heat', tags: ['t1', 't2'] },
  ],
  ['url\tfolder\nhttps://a.test/\tLaw / Courts\n', { collections: ['Law/Courts'] }],
  ['url\nhttps://a.test/\n', {}],
])('reads any table with a column of addresses', (text, entry) => {
  const { format, entries, refused } = readList([text]);
  expect(format).toBe('table');
  expect(entries).toMatchObject([{ url: 'https://a.test/', ...entry }]);
  expect(refused).toEqual([]);
});

it.each([
  [
    [
      {
        href: 'https://a.test/',
        description: 'Pin',
        extended: 'Why',
        time: '2026-11-01T00:00:00Z',
        tags: 'one two_three',
      },
    ],
    { title: 'Pin', note: 'Why', tags: ['one', 'two_three'], addedAt: NOV_1 },
  ],
  [
    [
      {
        url: 'https://a.test/',
        title: 'W',
        content: '<a href="https://b.test/">',
        is_archived: 1,
        tags: ['w'],
      },
    ],
    { title: 'W', tags: ['w'], isRead: true },
  ],
  [
    {
      roots: {
        bar: {
          name: 'Bar',
          children: [
            {
              name: 'A/B',
              children: [
                {
                  url: 'https://a.test/',
                  name: 'C',
                  date_added: String((NOV_1 + 11_644_473_600_000) * 1000),
                },
              ],
            },
          ],
        },
      },
    },
    { title: 'C', collections: ['Bar/A∕B'], addedAt: NOV_1 },
  ],
  [
    {
      title: '',
      children: [
        {
          title: 'menu',
          children: [
            { uri: 'https://a.test/', title: 'F', dateAdded: NOV_1 * 1000, tags: 'x,y' },
            { uri: 'place:sort=8' },
          ],
        },
      ],
    },
    { title: 'F', collections: ['menu'], addedAt: NOV_1, tags: ['x', 'y'] },
  ],
  [{ bookmarks: [{ link: 'https://a.test/', tags: [{ name: 't' }] }] }, { tags: ['t'] }],
])('reads any JSON whose objects have addresses', (value, entry) => {
  const { format, entries } = readList([JSON.stringify(value)]);
  expect(format).toBe('json');
  expect(entries).toMatchObject([{ url: 'https://a.test/', ...entry }]);
});

it('refuses JSON without an address', () => {
  expect(() => readList(['{"a":1}'])).toThrow(/no address of a web page/);
  const deep = '{"children":['.repeat(5_000) + ']}'.repeat(5_000);
  expect(() => readList([deep])).toThrow(/no address of a web page/);
  expect(() => readList(['['.repeat(100_000)])).toThrow(/begins as JSON/);
});

it.each([
  ['UTF-16 with its mark', 'utf16le', [0xff, 0xfe]],
  ['the letters of Windows', 'latin1', []],
] as const)('reads tables saved in %s', async (_, encoding, mark) => {
  await using desk = await openDesk();
  const text = 'url\ttitle\r\nhttps://a.test/1\tTöne für Übermorgen\r\n';
  await writeFile(
    desk.path('list'),
    Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]),
  );
  const { entries } = await readListFile(desk.path('list'), desk.folder);
  expect(entries).toMatchObject([{ url: 'https://a.test/1', title: 'Töne für Übermorgen' }]);
});
