import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src/main/service/pipeline/documents/index.ts';

const read = (bytes: Uint8Array) =>
  readDocument({ bytes, contentType: '', url: 'https://example.com/file' });

/** Characters above 127 are bytes, as in the file. */
const rtf = (body: string, head = '\\ansi\\ansicpg1252\\deff0') =>
  read(Buffer.from(`{\\rtf1${head} ${body}}`, 'latin1'));
const markdown = async (body: string, head?: string) => (await rtf(body, head))?.markdown;

describe('an RTF file', () => {
  it('as LibreOffice writes it: headings, marks, links, lists, a table', async () => {
    const file = join(import.meta.dirname, '../../../fixtures/documents/tea.rtf');
    const document = await read(readFileSync(file));
    expect(document?.markdown).toBe(
      [
        '# Tea & Über',
        'Water must be **hot** and *clean*, see [the **guide**](https://example.com/a?b=1&c=2). 日本語 Привет “quoted” — dash.',
        '## Steps',
        '1. Boil\n2. Pour\n   - slowly\n   - evenly\n3. Wait',
        '- Green\n- Black **strong**',
        '| Tea | Minutes |\n| --- | --- |\n| Green | 2 |\n| Black<br>second | 4 *min* |',
        'End x2 H2O ~~gone~~.',
        'code here',
        'line two',
        'Quoted.',
      ].join('\n\n'),
    );
    expect(document?.metadata).toMatchObject({ title: 'Über Tee' });
  });

  it('is known by its first bytes, whatever it is sent as', async () => {
    const bytes = Buffer.from('{\\rtf1 Tea\\par}');
    for (const contentType of ['text/plain', 'application/msword', 'text/html', ''])
      expect(await readDocument({ bytes, contentType, url: 'https://example.com/' })).toMatchObject(
        { markdown: 'Tea' },
      );
  });

  it('is refused when it does not begin as one', async () => {
    const asked = { bytes: Buffer.from('Tea'), contentType: 'application/rtf', url: 'file:a.rtf' };
    await expect(readDocument(asked)).rejects.toMatchObject({
      code: 'SCRAPE_UNSUPPORTED_FILE_ERROR',
    });
  });

  it('tells title, author and pages', async () => {
    const document = await rtf('{\\info{\\title On tea}{\\author Ada}{\\nofpages3}}Hello\\par');
    expect(document?.metadata).toEqual({ title: 'On tea', author: 'Ada', numPages: 3 });
    expect(document?.markdown).toBe('Hello');
  });

  it.each([
    ['Windows-1252', "caf\\'e9 \x93tea\x94", undefined, 'café “tea”'],
    ['the code page of the file', "\\'cf\\'f0\\'e8", '\\ansi\\ansicpg1251\\deff9', 'При'],
    ['the font, when it says another', "a{\\f1 \\'cf\\'f0}\\'e9", undefined, 'aПрé'],
    ['the default font', "\\'cf", '\\ansi\\deff1', 'П'],
    ['two bytes a character', "{\\f2 \\'93\\'fa\\'96\\'7b}", undefined, '日本'],
    ['an old Mac', "\\'8e", '\\mac\\deff9', 'é'],
    ['MS-DOS', "\\'82\\'e1", '\\pc\\deff9', 'éß'],
    [
      'unicode, with the letters for old readers left out',
      "\\u1055?\\u-10179 \\'3f\\u-8704 \\'3f",
      undefined,
      'П😀',
    ],
    ['unicode behind \\uc2', "{\\uc2\\u26085 \\'93\\'fa}!", undefined, '日!'],
    ['unicode behind \\uc0', '{\\uc0\\u8364 5}', undefined, '€5'],
    ['a half character', '\\u-10187?', undefined, '\ufffd'],
  ])('reads the text of %s', async (_case, body, head, expected) => {
    const fonts = '{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}{\\f2\\fcharset128 C;}}';
    expect(await markdown(`${fonts}${body}\\par`, head)).toBe(expected);
  });

  it('reads signs, braces and dashes', async () => {
    expect(await markdown('a\\~b \\{c\\} \\\\ d\\emdash e\\line f\\-g\\_h\\par')).toBe(
      'a b {c} \\ d—e  \nfg‑h',
    );
  });

  it('makes lists of bullets and of numbers, also those of old Word', async () => {
    const item = (mark: string, level: number, text: string) =>
      `{\\listtext\\pard\\plain ${mark}\\tab}\\pard\\ls1\\ilvl${level} ${text}\\par `;
    const items = item('1.', 0, 'one') + item("\\'b7", 1, 'inner') + item('2.', 0, 'two');
    expect(await markdown(`${items}\\pard plain\\par`)).toBe('1. one\n   - inner\n2. two\n\nplain');
    expect(
      await markdown("{\\pntext\\f3\\'b7\\tab}tea\\par{\\pntext\\f3\\'b7\\tab}milk\\par"),
    ).toBe('- tea\n- milk');
  });

  it('takes headings from outline levels and from styles, numbered ones too', async () => {
    const styles = '{\\stylesheet{\\s0 Normal;}{\\s2\\sbasedon0 heading 2;}}';
    const body = `${styles}{\\pard\\s2\\ls1 Two\\par}{\\pard\\outlinelevel0 One\\par}plain\\par`;
    expect(await markdown(body)).toBe('## Two\n\n# One\n\nplain');
  });

  it('makes tables, with the rows that are marked as their heads', async () => {
    const row = (cells: string[], mark = '') =>
      `\\trowd${mark}\\cellx1\\cellx2 \\pard\\intbl ${cells.map((cell) => `${cell}\\cell`).join(' ')}\\row `;
    const table = row(['Tea', '{\\b Minutes}'], '\\trhdr') + row(['Green\\par or white', '2|3']);
    expect(await markdown(`before\\par ${table}\\pard after\\par`)).toBe(
      'before\n\n| Tea | Minutes |\n| --- | --- |\n| Green<br>or white | 2\\|3 |\n\nafter',
    );
  });

  it('keeps links, footnotes and text boxes', async () => {
    const link =
      '{\\field{\\*\\fldinst{ HYPERLINK "https://example.com/?a=1&b=2" }}{\\fldrslt{\\ul here}}} ';
    const note = 'word{\\super\\chftn{\\footnote \\pard {\\super\\chftn} Below.}} on';
    const box = '{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn x}{\\sv 1}}{\\shptxt Boxed.\\par}}}';
    expect(await markdown(`${box}See ${link}${note}\\par`)).toBe(
      'Boxed.\n\nSee [here](https://example.com/?a=1&b=2) word[^1] on\n\n[^1]: Below.',
    );
  });

  it('links to pages and mail only', async () => {
    const link = '{\\field{\\*\\fldinst HYPERLINK "javascript:alert(1)"}{\\fldrslt here}}';
    expect((await rtf(`${link}\\par`))?.html).toBe('<p>here</p>');
  });

  it('leaves out pictures, raw data, headers, hidden text, and groups it does not know', async () => {
    const hidden = [
      '{\\pict\\pngblip 89504e47}',
      '{\\*\\shppict{\\pict\\bin5 }}{}}}}',
      '{\\header Top}{\\footerf Bottom}',
      '{\\v secret}',
      '{\\*\\newthing words}',
      '{\\object{\\*\\objdata 0102}{\\result{\\pict 00}}}',
    ];
    expect(await markdown(`a${hidden.join('')}b\\par`)).toBe('ab');
  });

  it('shows text as text', async () => {
    expect((await rtf('<script>alert(1)</script> & "x"\\par'))?.html).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
    );
  });
});

/** What a file of a few megabytes may do: take some seconds of a slow machine, never minutes. */
describe('a hostile RTF file', () => {
  const MANY = 400_000;
  it.each([
    ['groups that never close', '{'.repeat(MANY)],
    ['groups that close too often', 'tea' + '}'.repeat(MANY)],
    ['groups in groups', '{\\b '.repeat(MANY) + 'x' + '}'.repeat(MANY)],
    ['marks on and off', 'a\\b b\\b0 '.repeat(MANY)],
    ['footnotes in footnotes', '{\\footnote '.repeat(MANY / 4)],
    ['text boxes in text boxes', '{\\shptxt x'.repeat(MANY / 4) + '}'.repeat(MANY)],
    ['fields without results', '{\\field{\\*\\fldinst HYPERLINK "http://a"}'.repeat(MANY / 8)],
    ['an endless instruction', '{\\field{\\*\\fldinst ' + 'HYPERLINK "'.repeat(MANY)],
    ['list items ever deeper', '\\ls1\\ilvl99999 x\\par '.repeat(MANY / 8)],
    ['cells without rows', '\\intbl x\\cell '.repeat(MANY / 4)],
    ['rows without cells', '\\row'.repeat(MANY)],
    ['fonts without end', '{\\fonttbl' + '{\\f9999999999\\fcharset77}'.repeat(MANY / 8)],
    ['long words and numbers', `\\${'a'.repeat(MANY)}${'9'.repeat(MANY)}`],
    ['raw data longer than the file', '\\bin2147483647 x'],
    ['fallbacks without letters', '\\uc9999999 \\u65 '.repeat(MANY / 4)],
    ['bad escapes', "\\'zz\\'\\'4".repeat(MANY)],
    ['a backslash at the end', 'x\\'],
    ['one long run', 'x'.repeat(4 * MANY)],
    ['bytes of all kinds', String.fromCharCode(...Array.from({ length: 256 }, (_, code) => code))],
  ])(
    'of %s is read to its end',
    async (_case, body) => {
      const document = await read(Buffer.from(`{\\rtf1\\ansi ${body}`, 'latin1'));
      expect(typeof document?.markdown).toBe('string');
    },
    90_000,
  );
});
