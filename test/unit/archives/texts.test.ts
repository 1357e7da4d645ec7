import { writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import {
  bibLatexOf,
  cslOf,
  exportBibLatex,
  exportCslJson,
  exportReferences,
  exportRis,
  risOf,
} from '../../../src/main/service/archives/texts/citations.ts';
import { inlinedCss } from '../../../src/main/service/archives/texts/inline-css.ts';
import { plainCitation, saidBy } from '../../../src/main/service/domain/library/citations.ts';
import { singleHtml } from '../../../src/main/service/archives/texts/single-html.ts';
import { Sprites } from '../../../src/main/service/pipeline/replay/sprites.ts';
import { exportCsv, exportJsonl } from '../../../src/main/service/archives/texts/tables.ts';
import { exportVault, fileName } from '../../../src/main/service/archives/texts/vault.ts';
import type { ArchivedCapture, ArchivedExchange } from '../../../src/main/service/ports/archive.ts';
import { openDesk } from '../../support/archives/files.ts';
import {
  FIRST_AT,
  PIXEL,
  madeLibrary,
  sourceOf,
  type HeldCapture,
} from '../../support/archives/memory-library.ts';

const OPEN = { withPrivate: false };

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

function only(change: Partial<HeldCapture> = {}): {
  source: ReturnType<typeof sourceOf>;
  capture: ArchivedCapture;
} {
  const { captures, links } = madeLibrary(1);
  const made = { ...captures[0]!, ...change };
  const { held, ...facts } = made;
  async function* each(): AsyncGenerator<ArchivedExchange> {
    yield* held;
  }
  return { source: sourceOf([made], links), capture: { ...facts, exchanges: each() } };
}

const exchange = (url: string, mimeType: string, body: string | Buffer): ArchivedExchange => ({
  method: 'GET',
  url,
  status: 200,
  statusText: 'OK',
  headers: [],
  mimeType,
  body: Buffer.from(body),
  at: FIRST_AT,
});

it('writes what begins like a formula as text into CSV', async () => {
  const { source } = only({ title: '=cmd|calc', note: '@SUM(A1)', tags: ['+1'] });
  const text = await textOf(exportCsv(source, OPEN));
  const [row] = Papa.parse<Record<string, string>>(text, { header: true }).data;
  expect([row?.['title'], row?.['note'], row?.['tags']]).toEqual(["'=cmd|calc", "'@SUM(A1)", '+1']);
});

it('writes a line of JSON a capture, private ones only when asked', async () => {
  const { captures, links } = madeLibrary(3);
  const source = sourceOf(
    captures.map((one, place) => ({ ...one, isPrivate: place === 0 })),
    links,
  );
  const lines = (await textOf(exportJsonl(source, OPEN))).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { url: string }).url)).toEqual([
    'https://www.heater.test/page-1',
    'https://www.heater.test/page-2',
  ]);
});

it('cites the instant of the capture and its digest', async () => {
  const { capture, source } = only({
    title: 'Heat & {mass} of 50 %\nTY  - BOOK',
    author: 'R. Ovens',
    published: '2026-10-05T08:00:00Z',
  });
  expect(cslOf(capture)).toMatchObject({
    type: 'webpage',
    accessed: { 'date-parts': [[2026, 11, 1]] },
    issued: { 'date-parts': [[2026, 10, 5]] },
    archive: 'Hearth',
    note: expect.stringMatching(/SHA-256 [0-9a-f]{64}$/),
  });
  expect(JSON.parse(await textOf(exportCslJson(source, OPEN)))).toHaveLength(1);
  const bib = bibLatexOf(capture);
  expect(bib).toContain(
    'title = {{Heat \\& \\textbraceleft{}mass\\textbraceright{} of 50 \\% TY - BOOK}}',
  );
  expect(bib).toContain('urldate = {2026-11-01}');
  expect(await textOf(exportBibLatex(source, OPEN))).toContain(bib);
  expect(
    risOf(capture)
      .split('\r\n')
      .filter((line) => line.startsWith('TY')),
  ).toEqual(['TY  - ELEC']);
  expect(await textOf(exportRis(source, OPEN))).toMatch(/ER {2}- \r\n/);
});

it('lists references in the order of the alphabet, the newest copy of each address', async () => {
  const { captures, links } = madeLibrary(3);
  const titles = ['“Zinc” ovens', 'Amber', 'Amber, too'];
  const source = sourceOf(
    captures.map((one, at) => ({
      ...one,
      ...{ title: titles[at] ?? '', at: FIRST_AT + at },
      url: `https://www.heater.test/${at === 0 ? 'zinc' : 'amber'}`,
    })),
    links,
  );
  const lines = (await textOf(exportReferences(source, 'apa', OPEN))).split('\n');
  expect(lines.map((line) => line.slice(0, 20))).toEqual([
    'Amber, too. (n.d.). ',
    '“Zinc” ovens. (n.d.)',
    '',
  ]);
});

it('writes BibTeX that a brace without its partner does not break', () => {
  const { capture } = only({ title: 'Smile :-{ and \\' });
  const bib = bibLatexOf(capture);
  expect(bib.split('{')).toHaveLength(bib.split('}').length);
});

it.each([
  ['Anna Müller, Ludwig van Beethoven', ['Müller, Anna', 'van Beethoven, Ludwig']],
  ['Jane Doe and John Q. Public, Jr.', ['Doe, Jane', 'Public, John Q., Jr.']],
  ['Jane Doe and John Smith Jr.', ['Doe, Jane', 'Smith, John, Jr.']],
  ['María de la Cruz; Bo Ek & Ed O’Neil', ['de la Cruz, María', 'Ek, Bo', 'O’Neil, Ed']],
  ['Rik Van Looy', ['Van Looy, Rik']],
  ['Лев Толстой', ['Толстой, Лев']],
  ['Müller, Anna', ['Müller, Anna']],
  ['van der Berg, Anna M.; Doe, Jane', ['van der Berg, Anna M.', 'Doe, Jane']],
  ['Department of Health and Human Services', ['{Department of Health and Human Services}']],
  ['World Health Organization', ['{World Health Organization}']],
  ['AFP, Reuters', ['{AFP, Reuters}']],
  ['Al Gore, Bo Li', ['Gore, Al', 'Li, Bo']],
  ['Émilie d’Arc and Bashar al-Assad', ['d’Arc, Émilie', 'al-Assad, Bashar']],
  ['Ann Lee; NASA', ['Lee, Ann', '{NASA}']],
  ['Reuters, Lars von Trier', ['{Reuters}', 'von Trier, Lars']],
  ['Jane Doe, Senior Staff Writer', ['Doe, Jane']],
  ['Prof. Dr. Anne-Marie O’Sullivan, PhD', ['O’Sullivan, Anne-Marie']],
  ['Dr Müller', ['Müller, Dr']],
  ['山田太郎', ['{山田太郎}']],
])('cites %s as persons by family and given name, and bodies whole', (author, names) => {
  const { capture } = only({ author });
  const lines = risOf(capture).split('\r\n');
  expect(lines.filter((line) => line.startsWith('AU  - '))).toEqual(
    names.map((name) => `AU  - ${name.replaceAll(/[{}]/g, '')}`),
  );
  const bib = names.map((name) => name.replace(/^([^,{]+, )(.+), (Jr\.)$/, '$1$3, $2'));
  expect(bibLatexOf(capture)).toContain(`author = {${bib.join(' and ')}}`);
});

it('gives family names with their small words to citation styles', () => {
  const { capture } = only({ author: 'Ludwig van Beethoven, John Q. Public, Jr., María Cruz' });
  expect(cslOf(capture)).toMatchObject({
    author: [
      { family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' },
      { family: 'Public', given: 'John Q.', suffix: 'Jr.' },
      { family: 'Cruz', given: 'María' },
    ],
  });
  expect(cslOf(only({ author: 'Reuters Staff' }).capture)).toMatchObject({
    author: [{ literal: 'Reuters Staff' }],
  });
});

it('cites a paper as an article of its journal, with all who wrote it', () => {
  const said = saidBy(
    {
      siteName: 'Planet Press',
      articleAuthor: 'Doe, Jane',
      citation_author: ['Doe, Jane', 'van der Berg, Max'],
      citation_journal_title: 'Journal of Heat & Mass',
      citation_volume: '12',
      citation_issue: '3',
      citation_firstpage: '45',
      citation_lastpage: '67',
      citation_doi: '10.1234/ab_c',
    },
    FIRST_AT,
  );
  const { capture } = only(said);
  expect(cslOf(capture)).toMatchObject({
    type: 'article-journal',
    author: [
      { family: 'Doe', given: 'Jane' },
      { family: 'Berg', given: 'Max', 'non-dropping-particle': 'van der' },
    ],
    'container-title': 'Journal of Heat & Mass',
    volume: '12',
    issue: '3',
    page: '45-67',
  });
  const bib = bibLatexOf(capture);
  expect(bib).toMatch(/^@article\{[^]*author = \{Doe, Jane and van der Berg, Max\}/);
  expect(bib).toMatch(/journaltitle = \{Journal of Heat \\& Mass\},[^]*pages = \{45--67\}/);
  expect(bib).not.toContain('organization');
  const ris = risOf(capture).split('\r\n');
  expect(ris).toEqual(
    expect.arrayContaining(['TY  - JOUR', 'VL  - 12', 'IS  - 3', 'SP  - 45', 'EP  - 67']),
  );
  expect(plainCitation({ ...capture, digest: '' })).toContain(
    'Journal of Heat & Mass 12(3): 45–67',
  );
});

it.each([
  [
    'citation_conference_title',
    { type: 'paper-conference', 'container-title': 'Radar Days' },
    /^@inproceedings\{[^]*booktitle = \{Radar Days\}/,
    ['TY  - CPAPER', 'T2  - Radar Days'],
  ],
  [
    'citation_conference',
    { type: 'paper-conference', 'container-title': 'Radar Days' },
    /^@inproceedings\{/,
    ['TI  - Wet feet', 'T2  - Radar Days'],
  ],
  [
    'citation_inbook_title',
    { type: 'chapter', 'container-title': 'Radar Days' },
    /^@incollection\{[^]*booktitle = \{Radar Days\}/,
    ['TY  - CHAP', 'T2  - Radar Days'],
  ],
  [
    'citation_dissertation_institution',
    { type: 'thesis', publisher: 'Radar Days' },
    /^@thesis\{[^]*institution = \{Radar Days\},\n {2}type = \{Thesis\}/,
    ['TY  - THES', 'PB  - Radar Days'],
  ],
  [
    'citation_technical_report_institution',
    { type: 'report', publisher: 'Radar Days' },
    /^@report\{[^]*institution = \{Radar Days\}/,
    ['TY  - RPRT', 'PB  - Radar Days'],
  ],
])('cites a paper with %s as what it is', (tag, csl, bib, ris) => {
  const said = { [tag]: 'Radar Days', citation_firstpage: '7', citation_title: 'Wet feet' };
  const { capture } = only({ title: '[2609.01234] Wet feet', ...saidBy(said, FIRST_AT) });
  expect(cslOf(capture)).toMatchObject({ ...csl, page: '7', title: 'Wet feet' });
  expect(bibLatexOf(capture)).toMatch(bib);
  expect(risOf(capture).split('\r\n')).toEqual(expect.arrayContaining([...ris, 'SP  - 7']));
});

it('cites each author of a tag of its own, whatever the others are', () => {
  const authors = (metadata: object): unknown =>
    Object.entries(cslOf(only(saidBy({ ...metadata }, FIRST_AT)).capture)).find(
      ([name]) => name === 'author',
    )?.[1];
  expect(
    authors({
      citation_author: [
        'García Márquez, Gabriel',
        '李, 明',
        'The ATLAS Collaboration',
        'Church, Alonzo, Jr.',
        'University of Porto, Faculty of Law',
      ],
    }),
  ).toEqual([
    { family: 'García Márquez', given: 'Gabriel' },
    { family: '李', given: '明' },
    { literal: 'The ATLAS Collaboration' },
    { family: 'Church', given: 'Alonzo', suffix: 'Jr.' },
    { literal: 'University of Porto, Faculty of Law' },
  ]);
  expect(authors({ citation_author: 'García Márquez, Gabriel' })).toEqual([
    { family: 'García Márquez', given: 'Gabriel' },
  ]);
  expect(authors({ citation_author: 'Doe, Jane; Ek, Bo' })).toHaveLength(2);
  expect(authors({ citation_authors: 'Kim, Min-jun; Park, Ji-woo' })).toHaveLength(2);
  expect(authors({ articleAuthor: 'Ann Lee, Bo Li' })).toEqual([
    { family: 'Lee', given: 'Ann' },
    { family: 'Li', given: 'Bo' },
  ]);
});

it('cites the month or the year where a paper says no day, and no day to come', () => {
  const issued = (metadata: object): unknown =>
    Object.entries(cslOf(only(saidBy({ ...metadata }, FIRST_AT)).capture)).find(
      ([name]) => name === 'issued',
    )?.[1];
  expect(issued({ citation_publication_date: '2024/03' })).toEqual({ 'date-parts': [[2024, 3]] });
  expect(issued({ citation_year: '2023', publishedTime: '2023-05-06' })).toEqual({
    'date-parts': [[2023, 5, 6]],
  });
  expect(issued({ citation_publication_date: '2024', publishedTime: '2019-05-06' })).toEqual({
    'date-parts': [[2024]],
  });
  expect(
    issued({ citation_publication_date: '2027/1', citation_online_date: '2026/10/3' }),
  ).toEqual({ 'date-parts': [[2026, 10, 3]] });
  expect(issued({ publishedTime: '2027-06-01T10:00:00Z' })).toBeUndefined();
  expect(issued({ publishedTime: '2026-11-01T23:00:00+13:00' })).toBeDefined();
});

it('cites what the site calls itself and the DOI of a paper', () => {
  const said = saidBy(
    {
      siteName: 'The Daily Planet',
      articleAuthor: 'Jane Doe',
      citation_doi: 'https://doi.org/10.1234/ab_c',
    },
    FIRST_AT,
  );
  const { capture } = only(said);
  expect(cslOf(capture)).toMatchObject({
    'container-title': 'The Daily Planet',
    DOI: '10.1234/ab_c',
  });
  expect(bibLatexOf(capture)).toMatch(
    /organization = \{The Daily Planet\},[^]*doi = \{10\.1234\/ab_c\}/,
  );
  expect(risOf(capture)).toMatch(/T2 {2}- The Daily Planet\r\n[^]*DO {2}- 10\.1234\/ab_c\r\n/);
  expect(saidBy({ 'DC.identifier': ['isbn 3', 'no doi'] }, FIRST_AT)).toEqual({});
});

it('makes file names of titles that every system takes', () => {
  expect(fileName('../../etc/passwd')).toBe('etc passwd');
  expect(fileName('con')).toBe('_con');
  expect(fileName('a\u202Etxt.exe')).toBe('atxt.exe');
  expect(fileName(' . ')).toBe('Untitled');
  expect(fileName('x: [[y]] #z | <w>?')).toBe('x y z w');
  expect(Buffer.byteLength(fileName('ü'.repeat(400)))).toBeLessThanOrEqual(120);
});

it('writes a vault of notes with frontmatter, highlights, pictures and links', async () => {
  await using desk = await openDesk();
  const { captures, links } = madeLibrary(3);
  const [first, second, third] = captures;
  const markdown = `See [the other](${second?.url}) and ![logo](https://www.heater.test/logo.png).`;
  const source = sourceOf(
    [
      { ...first!, markdown, title: 'Same: title', author: 'A\n---\nB' },
      second!,
      { ...third!, title: 'same title' },
    ],
    links,
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of exportVault(source, { ...OPEN, at: FIRST_AT })) pieces.push(piece);
  await writeFile(desk.path('vault.zip'), Buffer.concat(pieces));
  const { stdout } = await promisify(execFile)('unzip', ['-t', desk.path('vault.zip')]);
  expect(stdout).toContain('No errors');
  const zip = await openPromise(desk.path('vault.zip'));
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks).toString());
  }
  const names = [...files.keys()];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  const picture = names.find((name) => name.startsWith('attachments/')) ?? '';
  const note = [...files].find(([name]) => name.startsWith('Clippings/Same'))?.[1] ?? '';
  expect(note).toContain(`[[Page 1 “heating”|the other]] and ![logo](../${picture})`);
  expect(note).toContain('author: ["A --- B"]');
  expect(note).toMatch(
    /captured: 2026-11-01T09:12:30\.250Z\ncapture: ".*"\nsha256: "[0-9a-f]{64}"\n---/,
  );
  expect(note).toMatch(/> \[!quote\] see table 3\n> Efficiency measured .*\n\n\^hl-[0-9a-f]{8}/);
  expect(note).toContain('## Note\n\ncite in *chapter 2*');
});

it('makes one HTML file that holds all it shows and may do nothing', async () => {
  const base = 'https://a.test/p/';
  const still = `<!DOCTYPE html><html lang="en"><head><title>T</title><base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test">
<link rel="stylesheet" href="/s.css"><link rel="preload" href="/x.js"><style>h1{background:url(i.png)}</style></head>
<body onload="alert(1)"><script>alert(2)<b>text</b></script><h1 class="a">Kept &amp; <em>as it was</em></h1><img src="i.png" srcset="big.png 2x" alt="x>y"><img src="gone.png">
<a href="java&#10;script:alert(3)">x</a><a href="https://b.test/">out</a><iframe src="/frame"></iframe><svg><image href="i.png"/></svg></body></html>`;
  const { capture } = only({
    url: base,
    finalUrl: base,
    still: Buffer.from(still),
    held: [
      exchange(`${base}i.png`, 'image/png', PIXEL),
      exchange('https://a.test/s.css', 'text/css', '@import "t.css"; b{background:url("p/i.png")}'),
      exchange('https://a.test/t.css', 'text/css', 'i{color:red}'),
    ],
    parts: [
      {
        name: 'still-1',
        url: 'https://a.test/frame',
        mimeType: 'text/html',
        body: Buffer.from('<p>in frame<script>alert(4)</script>'),
      },
    ],
  });
  const { bytes, leftOut } = await singleHtml(capture, (texts) => new Sprites(texts));
  const html = Buffer.from(bytes).toString();
  expect(html).toMatch(
    /^<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'/i,
  );
  expect(html).toContain('<h1 class="a">Kept &amp; <em>as it was</em></h1>');
  expect(html).not.toMatch(/<script|onload|alert|refresh|<base|preload|srcset|java/i);
  expect(html.match(/data:image\/png;base64/g)).toHaveLength(3 + 1);
  expect(leftOut).toEqual(['https://a.test/p/gone.png']);
  const frame = /<iframe src="data:text\/html;charset=utf-8;base64,([^"]+)"/.exec(html)?.[1] ?? '';
  expect(Buffer.from(frame, 'base64').toString()).toBe('<p>in frame');
  expect(html).toContain(`data:text/css;base64,${Buffer.from('i{color:red}').toString('base64')}`);
});

it('holds what redirects led to and frames that a page wrote itself, and keeps old rules of layout', async () => {
  const base = 'https://a.test/p/';
  const frames = '<iframe data-hearth-frame="1"></iframe><iframe data-hearth-frame="2"></iframe>';
  const { capture } = only({
    ...{ url: base, finalUrl: base },
    still: Buffer.from(`<html><body><img src="/old.png">${frames}</body></html>`),
    held: [
      {
        ...exchange('https://a.test/old.png', '', ''),
        ...{ status: 302, headers: [['location', '/new.png']], body: null },
      },
      exchange('https://a.test/new.png', 'image/png', PIXEL),
      exchange('https://a.test/p/i.png', 'image/png', PIXEL),
    ],
    parts: ['<p>First', '<p>Second<img src="https://a.test/p/i.png">'].map((body, index) => ({
      name: `still-${(index + 1).toString()}`,
      url: 'about:srcdoc',
      mimeType: 'text/html',
      body: Buffer.from(body),
    })),
  });
  const { bytes, leftOut } = await singleHtml(capture, (texts) => new Sprites(texts));
  const html = Buffer.from(bytes).toString();
  expect(leftOut).toEqual([]);
  expect(html).toMatch(/^<meta charset="utf-8">/);
  expect(html).toContain('<img src="data:image/png;base64,');
  const inner = [...html.matchAll(/<iframe src="data:text\/html;charset=utf-8;base64,([^"]+)"/g)];
  const texts = inner.map(([, text = '']) => Buffer.from(text, 'base64').toString());
  expect(texts[0]).toBe('<p>First');
  expect(texts[1]).toMatch(/^<p>Second<img src="data:image\/png;/);
});

it('writes the icons of sprite files into the one HTML file', async () => {
  const base = 'https://a.test/p/';
  const use = (href: string): string => `<svg><use href="${href}"></use></svg>`;
  const still = `<html><body>${use('/s.svg#bell')}${use('/s.svg#bell')}<svg><use class="i" xlink:href="/s.svg#gone"></use></svg>${use('#own')}
<div><template shadowrootmode="open">${use('/s.svg#bell')}</template></div></body></html>`;
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><style>*{display:none}</style><linearGradient id="g"/>
<symbol id="bell" viewBox="0 0 8 8" onload="alert(1)"><script>alert(2)</script><path fill="url(#g)" d="M1 1"/><image href="i.png"/><text>a&lt;b</text></symbol></svg>`;
  const { capture } = only({
    ...{ url: base, finalUrl: base, still: Buffer.from(still) },
    held: [
      exchange('https://a.test/s.svg', 'image/svg+xml', sprite),
      exchange('https://a.test/i.png', 'image/png', PIXEL),
    ],
  });
  const { bytes, leftOut } = await singleHtml(capture, (texts) => new Sprites(texts));
  const html = Buffer.from(bytes).toString();
  expect(html.match(/<symbol id="[^"]+"/g)).toEqual([
    '<symbol id="hearth-use-1-bell"',
    '<symbol id="hearth-use-2-bell"',
  ]);
  expect(html.match(/<use [^>]+>/g)).toEqual([
    ...['#hearth-use-1-bell', '#hearth-use-1-bell'].map((href) => `<use href="${href}">`),
    ...['<use class="i">', '<use href="#own">', '<use href="#hearth-use-2-bell">'],
  ]);
  expect(html).toContain('<path fill="url(#hearth-use-1-g)" d="M1 1"></path>');
  expect(html).toContain('<image href="data:image/png;base64,');
  expect(html).toContain('<text>a&lt;b</text>');
  expect(html).not.toMatch(/alert|<style|s\.svg#bell/);
  expect(leftOut).toEqual(['https://a.test/s.svg#gone']);
});

it('replaces addresses in style sheets in time that grows with the length only', () => {
  const resource = (url: string): string => `R(${url})`;
  expect(
    inlinedCss(
      String.raw`/* url(x) */ a{b:url( "c\)d" );content:"url(e)"} @import 'f.css';`,
      'https://a.test/',
      resource,
    ),
  ).toBe(
    String.raw`/* url(x) */ a{b:url("R(https://a.test/c)d)");content:"url(e)"} @import url("R(https://a.test/f.css)");`,
  );
  for (const piece of ['url(', '/*', '"', "url('", '@import ', '\\']) {
    expect(
      inlinedCss(piece.repeat(400_000), 'https://a.test/', () => undefined).length,
    ).toBeGreaterThan(0);
  }
});
