import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src/main/service/pipeline/documents/index.ts';
import { layOutPages } from '../../../../src/main/service/pipeline/documents/pdf/layout.ts';
import { makePdf } from '../../../support/documents/pdf.ts';
import type { PdfLine, PdfSpec } from '../../../support/documents/pdf.ts';

const read = (spec: PdfSpec, pageMarkers = false) =>
  readDocument({
    bytes: makePdf(spec),
    contentType: 'application/pdf',
    url: 'https://example.com/file.pdf',
    pdf: { mode: 'auto', pageMarkers },
  });

const markdown = async (...pages: readonly (readonly PdfLine[])[]) =>
  (await read({ pages }))?.markdown;

/** Lines below each other. */
const column = (texts: readonly string[], x: number, y: number, step = 13): readonly PdfLine[] =>
  texts.map((text, index) => ({ text, x, y: y - index * step, size: 10 }));

const row = (y: number, ...cells: readonly (readonly [number, string])[]): readonly PdfLine[] =>
  cells.map(([x, text]) => ({ text, x, y, size: 10 }));

const PROSE = [
  'The harbour was quiet that morning, and nobody had come to meet the ship,',
  'which had been late for four days because of fog and of a broken pump that',
  'the crew could not mend without parts.',
];

describe('lines of a PDF', () => {
  it('at the head and foot of all pages are said once, and numbers of pages not at all', async () => {
    const page = (number: number, text: string): readonly PdfLine[] => [
      { text: 'Northern Water', x: 72, y: 800, size: 8 },
      { text, x: 72, y: 700, size: 10 },
      { text: `Page ${number} of 3`, x: 280, y: 30, size: 8 },
    ];
    const pages = [page(1, 'First.'), page(2, 'Second.'), page(3, 'Third.')];
    expect(await markdown(...pages)).toBe('Northern Water\n\nFirst.\n\nSecond.\n\nThird.');
  });

  it('go on over the end of a page, past the notes at its foot', async () => {
    const pages = [
      [
        ...column(
          ['The pumps of the northern water works, which had run since the war, were'],
          72,
          400,
        ),
        { text: '1', x: 72, y: 104, size: 6 },
        { text: 'Until 1962.', x: 75.4, y: 100, size: 8 },
        { text: '7', x: 300, y: 30, size: 10 },
      ],
      [...column(['replaced in one summer.'], 72, 700), { text: '8', x: 300, y: 30, size: 10 }],
    ];
    expect(await markdown(...pages)).toBe(
      'The pumps of the northern water works, which had run since the war, were replaced in one summer.\n\n<sup>1</sup>Until 1962.',
    );
    const marked = await read({ pages }, true);
    expect(marked?.markdown).toContain('<!-- page 2 -->\n\nreplaced in one summer.');
  });

  it('set wide apart are one paragraph', async () => {
    const lines = [...PROSE.slice(0, 2), ...PROSE];
    expect(await markdown(column(lines, 72, 700, 22))).toBe(lines.join(' '));
  });

  it('that end where they need not, as in an address, stay lines', async () => {
    const address = ['Northern Water', 'Ely', 'Telephone 01353 660000, from nine to five'];
    const lines = [...column(PROSE, 72, 700), ...column(address, 72, 620)];
    expect(await markdown(lines)).toBe([PROSE.join(' '), ...address].join('\n\n'));
  });

  it('keep hyphens that belong to a word', async () => {
    const lines = column(
      [
        'A long-term study of the pumps was begun when the reports of COVID-',
        '19 had ended, and it was as long-',
        'term as could be, both pre-',
        'and post-war, with mea-',
        'surements.',
      ],
      72,
      700,
    );
    expect(await markdown(lines)).toBe(
      'A long-term study of the pumps was begun when the reports of COVID-19 had ended, and it was as long-term as could be, both pre- and post-war, with measurements.',
    );
  });

  it('begin with their large first letter', async () => {
    const [first = '', ...rest] = PROSE;
    const lines: readonly PdfLine[] = [
      { text: 'T', x: 72, y: 687, size: 30 },
      { text: first.slice(1), x: 91, y: 700, size: 10 },
      ...column(rest.slice(0, 1), 91, 687),
      ...column(rest.slice(1), 72, 674),
    ];
    expect(await markdown(lines)).toBe(PROSE.join(' '));
  });

  it('tell raised and lowered signs', async () => {
    const lines: readonly PdfLine[] = [
      { text: 'An area of 5 m', x: 72, y: 700, size: 10 },
      { text: '2', x: 138.2, y: 704, size: 7 },
      { text: 'and some H', x: 146, y: 700, size: 10 },
      { text: '2', x: 198.6, y: 698, size: 7 },
      { text: 'O', x: 202.6, y: 700, size: 10 },
    ];
    expect(await markdown(lines)).toBe('An area of 5 m<sup>2</sup> and some H<sub>2</sub>O');
  });

  it('in columns that were written across are read column by column', async () => {
    const right = [
      'Meanwhile the council had met in the hall',
      'and decided that the bridge should be built',
      'of stone after all, since wood had become',
      'too dear, and iron was not to be had from',
      'anybody in the country that year at all.',
    ];
    const left = [
      'The harbour was quiet that morning, and',
      'nobody had come to meet the ship, which',
      'had been late for four days because of fog',
      'and of a broken pump that the crew could',
      'not mend without parts from the town.',
    ];
    const lines = left.flatMap((text, index) =>
      row(700 - index * 13, [60, text], [320, right[index] ?? '']),
    );
    expect(await markdown(lines)).toBe(`${left.join(' ')}\n\n${right.join(' ')}`);
  });
});

describe('the look of a PDF', () => {
  it('bold lines are headings, bold and italic words are marked, typewriter lines are code', async () => {
    const lines: readonly PdfLine[] = [
      { text: 'Method', x: 72, y: 730, size: 10, font: 'Helvetica-Bold' },
      { text: 'We took', x: 72, y: 716, size: 10 },
      { text: 'forty', x: 111, y: 716, size: 10, font: 'Helvetica-Bold' },
      { text: 'pumps of', x: 137, y: 716, size: 10 },
      { text: 'three', x: 180, y: 716, size: 10, font: 'Helvetica-Oblique' },
      { text: 'works.', x: 206, y: 716, size: 10 },
      { text: 'for pump in pumps:', x: 72, y: 690, size: 10, font: 'Courier' },
      { text: 'measure(pump)', x: 96, y: 678, size: 10, font: 'Courier' },
    ];
    expect(await markdown(lines)).toBe(
      '# Method\n\nWe took **forty** pumps of *three* works.\n\n```\nfor pump in pumps:\n    measure(pump)\n```',
    );
  });

  it('capitals on a line of their own are a heading', async () => {
    const lines = [...column(['IV. CONCLUSION'], 200, 730), ...column(PROSE, 72, 700)];
    expect(await markdown(lines)).toBe(`# IV. CONCLUSION\n\n${PROSE.join(' ')}`);
  });

  it('the title is the largest heading where the file names none that is one', async () => {
    const pages = [[{ text: 'Annual report', x: 72, y: 780, size: 24 }, ...column(PROSE, 72, 700)]];
    for (const title of [undefined, 'Microsoft Word - report_final.docx', 'untitled'])
      expect(
        (await read({ pages, author: '(anonymous)', ...(title === undefined ? {} : { title }) }))
          ?.metadata,
      ).toMatchObject({ title: 'Annual report' });
    const named = await read({ pages, title: 'Report', author: 'anonymous', language: 'en-GB' });
    expect(named?.metadata).toMatchObject({ title: 'Report', language: 'en-GB' });
    expect(named?.metadata).not.toHaveProperty('author');
  });

  it('its packet names the title where its information does not, but not by a word that is none', async () => {
    const pages = [[...column(PROSE, 72, 700)]];
    expect((await read({ pages, packetTitle: 'On pumps' }))?.metadata).toMatchObject({
      title: 'On pumps',
    });
    const unnamed = await read({ pages, packetTitle: 'Untitled' });
    expect(unnamed?.metadata).not.toHaveProperty('title');
  });

  it('a page is read as it is turned, what stands sideways comes last, a stamp across it is left out', async () => {
    const lines: readonly PdfLine[] = [
      { text: 'Sideways', x: 30, y: 300, size: 10, turn: 90 },
      { text: 'DRAFT', x: 150, y: 200, size: 80, turn: 45 },
      ...column(PROSE, 72, 700),
    ];
    expect(await markdown(lines)).toBe(`${PROSE.join(' ')}\n\nSideways`);
    const turned = PROSE.map((text, index) => ({
      text,
      x: 100 + index * 13,
      y: 60,
      size: 10,
      turn: 90,
    }));
    expect((await read({ pages: [turned], rotate: 90 }))?.markdown).toBe(PROSE.join(' '));
  });
});

describe('lists of a PDF', () => {
  it('hold lists further in', async () => {
    const lines = [
      ...column(['• Income'], 72, 700),
      ...column(['• Fees'], 90, 687),
      ...column(['• of members'], 108, 674),
      ...column(['• Costs'], 72, 661),
      ...column(['1. First'], 72, 630),
      ...column(['a) with care'], 90, 617),
      ...column(['b) quickly'], 90, 604),
      ...column(['2. Second'], 72, 591),
    ];
    expect(await markdown(lines)).toBe(
      [
        '- Income\n  - Fees\n    - of members\n- Costs',
        '1. First\n   - a) with care\n   - b) quickly\n2. Second',
      ].join('\n\n'),
    );
  });

  it('have their marks, though these were drawn last', async () => {
    const lines = [
      ...column(['First things first', 'Second thing'], 90, 700),
      ...column(['•', '•'], 78, 700),
    ];
    expect(await markdown(lines)).toBe('- First things first\n- Second thing');
  });

  it('are none where a line of a sentence begins with a number', async () => {
    const lines = column(
      [
        'They were counted by two men on the morning of Sunday, the',
        '12. They found forty in all.',
      ],
      72,
      700,
    );
    expect(await markdown(lines)).toBe(
      'They were counted by two men on the morning of Sunday, the 12. They found forty in all.',
    );
  });
});

describe('tables of a PDF', () => {
  it('have narrow columns, rows of several lines and empty cells', async () => {
    const lines = [
      ...row(700, [72, 'Service'], [300, 'Basic'], [340, 'Plus']),
      ...row(680, [72, 'Monthly fee'], [300, '4.90'], [340, '9.90']),
      // cell by cell, the short cells in the middle of the row
      ...column(['Transfers in euro, made online', 'or in the app'], 72, 660, 12),
      ...row(654, [300, 'free'], [340, 'free']),
      ...row(628, [72, 'Transfers on paper'], [300, '1.50']),
    ];
    expect(await markdown(lines)).toBe(
      [
        '| Service | Basic | Plus |',
        '| --- | --- | --- |',
        '| Monthly fee | 4.90 | 9.90 |',
        '| Transfers in euro, made online or in the app | free | free |',
        '| Transfers on paper | 1.50 |  |',
      ].join('\n'),
    );
  });

  it('have columns hardly further apart than words, where all lines leave that space', async () => {
    const lines = [
      ...row(700, [72, 'Service'], [250, 'Price in'], [297, 'Remark']),
      ...row(684, [72, 'Transfers on paper'], [269, '1.50']),
      ...row(668, [72, 'Transfers at once'], [269, '0.50'], [297, 'for each order']),
      ...row(652, [72, 'Card'], [264, '10.00'], [297, 'a year']),
    ];
    expect(await markdown(lines)).toBe(
      [
        '| Service | Price in | Remark |',
        '| --- | --- | --- |',
        '| Transfers on paper | 1.50 |  |',
        '| Transfers at once | 0.50 | for each order |',
        '| Card | 10.00 | a year |',
      ].join('\n'),
    );
  });

  it('have all their columns, though the head was written cell by cell', async () => {
    const lines = [
      ...row(700, [72, 'Service'], [250, 'Price in']),
      ...row(688, [270, 'euro']),
      ...row(700, [297, 'Remark']),
      ...row(668, [72, 'Transfers on paper'], [269, '1.50']),
      ...row(648, [72, 'Transfers at once'], [269, '0.50'], [297, 'for each order']),
      ...row(628, [72, 'Card'], [264, '10.00'], [297, 'a year']),
    ];
    expect(await markdown(lines)).toBe(
      [
        '| Service | Price in euro | Remark |',
        '| --- | --- | --- |',
        '| Transfers on paper | 1.50 |  |',
        '| Transfers at once | 0.50 | for each order |',
        '| Card | 10.00 | a year |',
      ].join('\n'),
    );
  });

  it('have heads over several columns, and end where other columns begin', async () => {
    const lines = [
      ...row(750, [72, 'Bill to:'], [350, 'Invoice 2026-117']),
      ...row(736, [72, 'Ada Byron'], [350, 'Date: 3 March 2026']),
      ...row(722, [72, 'Ely'], [350, 'Due: 17 March 2026']),
      ...row(680, [180, 'Revenue'], [300, 'Costs']),
      ...row(666, [72, 'Quarter'], [160, '2025'], [220, '2026'], [280, '2025'], [340, '2026']),
      ...row(652, [72, 'Q1'], [160, '10.2'], [220, '11.3'], [280, '8.0'], [340, '8.1']),
      ...row(638, [72, 'Q2'], [160, '10.4'], [220, '11.9'], [280, '8.3'], [340, '8.2']),
    ];
    expect(await markdown(lines)).toBe(
      [
        '| Bill to: | Invoice 2026-117 |\n| --- | --- |\n| Ada Byron | Date: 3 March 2026 |\n| Ely | Due: 17 March 2026 |',
        [
          '|  | Revenue |  | Costs |  |',
          '| --- | --- | --- | --- | --- |',
          '| Quarter | 2025 | 2026 | 2025 | 2026 |',
          '| Q1 | 10.2 | 11.3 | 8.0 | 8.1 |',
          '| Q2 | 10.4 | 11.9 | 8.3 | 8.2 |',
        ].join('\n'),
      ].join('\n\n'),
    );
  });

  it('have all their columns below a head over several, though no row fills them', async () => {
    const lines = [
      ...row(680, [180, 'Revenue'], [300, 'Costs']),
      ...row(666, [72, 'Q1'], [160, '10.2'], [220, '11.3'], [280, '8.0']),
      ...row(652, [72, 'Q2'], [160, '10.4'], [220, '11.9'], [340, '8.2']),
      ...row(638, [72, 'Q3'], [160, '10.5'], [220, '12.0'], [280, '8.3']),
      ...row(624, [72, 'Q4'], [160, '10.6'], [220, '12.1'], [340, '8.4']),
    ];
    expect(await markdown(lines)).toContain(
      [
        '| Q1 | 10.2 | 11.3 | 8.0 |  |',
        '| Q2 | 10.4 | 11.9 |  | 8.2 |',
        '| Q3 | 10.5 | 12.0 | 8.3 |  |',
        '| Q4 | 10.6 | 12.1 |  | 8.4 |',
      ].join('\n'),
    );
  });

  it('are none where a narrow column drives its words apart', async () => {
    const mono = (y: number, x: number, text: string): PdfLine => ({
      text,
      x,
      y,
      size: 10,
      font: 'Courier',
    });
    const lines = [
      // the letters of the font are 6 wide: all but the last line end at 192
      mono(700, 72, 'The harbour was then'),
      mono(688, 72, 'quiet'),
      mono(688, 144, 'morning.'),
      mono(676, 72, 'Nobody'),
      mono(676, 144, 'expected'),
      mono(664, 72, 'the ship, as that is'),
      mono(652, 72, 'so.'),
    ];
    expect(await markdown(lines)).not.toContain('|');
  });

  it('of contents lose the dots', async () => {
    const lines = [
      ...row(700, [72, 'Our year . . . . . . . . . . . . . . . . .'], [400, '2']),
      ...row(686, [72, 'Accounts ........................................'], [394, '14']),
    ];
    expect(await markdown(lines)).toBe('| Our year | 2 |\n| --- | --- |\n| Accounts | 14 |');
  });

  it('are forms with what was filled in', async () => {
    const lines: readonly PdfLine[] = [
      { text: 'Ada Byron', x: 200, y: 700, size: 10, isField: true },
      { text: '10 December 1815', x: 200, y: 680, size: 10, isField: true },
      ...row(700, [72, 'Name:']),
      ...row(680, [72, 'Born on:']),
    ];
    expect(await markdown(lines)).toBe(
      '| Name: | Ada Byron |\n| --- | --- |\n| Born on: | 10 December 1815 |',
    );
  });
});

describe('other scripts in a PDF', () => {
  const signs = (text: string, x: number, y: number): PdfLine => ({
    text,
    x,
    y,
    size: 10,
    font: 'any',
  });

  it('Japanese lines are joined without spaces, radicals are letters', async () => {
    const lines = [
      signs('東京は⽇本の⾸都であり、政', 72, 700),
      signs('治と文化の中心である。', 72, 684),
    ];
    expect(await markdown(lines)).toBe('東京は日本の首都であり、政治と文化の中心である。');
  });

  it('vertical lines are read from above, the right one first', async () => {
    const down = (text: string, x: number): readonly PdfLine[] =>
      Array.from(text, (sign, index) => signs(sign, x, 700 - index * 10));
    expect(await markdown([...down('吾輩は猫で', 200), ...down('ある。', 184)])).toBe(
      '吾輩は猫である。',
    );
  });

  it('Hebrew and Arabic are read from the right, numbers in them from the left', async () => {
    // as it is drawn: the last letter first
    const drawn = (text: string, x: number): PdfLine =>
      signs(Array.from(text).reverse().join(''), x, 700);
    const hebrew = [
      drawn('תושבים', 72),
      signs('980', 140, 700),
      drawn('חיים', 180),
      drawn('בעיר', 230),
    ];
    expect(await markdown(hebrew)).toBe('בעיר חיים 980 תושבים');
    expect(await markdown([drawn('ﺳﻨﺔ', 72)])).toBe('سنة');
  });
});

it.each([
  ['anywhere', (at: number) => [(at * 37) % 500, 800 - ((at * 7) % 700)] as const],
  ['in two columns', (at: number) => [(at % 2) * 100, 90_000 - (at >> 1) * 12] as const],
  ['on one line', (at: number) => [at * 40, 700] as const],
])('a page of very many texts %s is laid out without asking each of all others', (_, place) => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const texts = Array.from({ length: count }, (_text, at) => {
      const [x, y] = place(at);
      return {
        text: at % 7 === 0 ? '1.' : 'word',
        x,
        get y() {
          reads += 1;
          return y;
        },
        width: 20,
        size: 10,
        font: '',
      };
    });
    expect(layOutPages([texts], true).pages).toHaveLength(1);
    return reads;
  };
  expect(readsOf(16_000)).toBeLessThan(8 * readsOf(4_000));
});
