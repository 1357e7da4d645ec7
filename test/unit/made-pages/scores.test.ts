/** That the scorers of made pages are right: a perfect conversion scores 1, and each kind of damage is seen. */
import { describe, expect, it } from 'vitest';
import { scoreArticle } from '../../support/made-pages/cjk/score.ts';
import { development as cjkDevelopment } from '../../support/made-pages/cjk/development.ts';
import { heldOut as cjkHeldOut } from '../../support/made-pages/cjk/held-out.ts';
import type { ArticleTruth } from '../../support/made-pages/cjk/truth.ts';
import { scoreCode } from '../../support/made-pages/code/score.ts';
import { development as codeDevelopment } from '../../support/made-pages/code/development.ts';
import { heldOut as codeHeldOut } from '../../support/made-pages/code/held-out.ts';
import type { CodeTruth } from '../../support/made-pages/code/truth.ts';
import { development as formulasDevelopment } from '../../support/made-pages/formulas/development.ts';
import { heldOut as formulasHeldOut } from '../../support/made-pages/formulas/held-out.ts';
import { findFormulas, scoreFormulas } from '../../support/made-pages/formulas/score.ts';
import type { FormulaTruth } from '../../support/made-pages/formulas/truth.ts';
import { makePage, type Kind } from '../../support/made-pages/kind.ts';
import type { Half, TextTruth } from '../../support/made-pages/page-maker.ts';
import type { Count } from '../../support/made-pages/scores.ts';
import { development as sentencesDevelopment } from '../../support/made-pages/sentences/development.ts';
import { developmentMore as sentencesMore } from '../../support/made-pages/sentences/development-more.ts';
import { heldOut as sentencesHeldOut } from '../../support/made-pages/sentences/held-out.ts';
import { scoreText } from '../../support/made-pages/sentences/score.ts';
import { development as tablesDevelopment } from '../../support/made-pages/tables/development.ts';
import { heldOut as tablesHeldOut } from '../../support/made-pages/tables/held-out.ts';
import { scoreTables } from '../../support/made-pages/tables/score.ts';
import type { TableTruth } from '../../support/made-pages/tables/truth.ts';

const URL_OF_PAGE = 'https://www.site.example/page';

/** Share of a measure over all its counts; undefined where nothing was counted. */
function share(counts: readonly Count[], measure: string): number | undefined {
  const own = counts.filter((count) => count.measure === measure);
  const of = own.reduce((sum, count) => sum + count.of, 0);
  return of === 0 ? undefined : own.reduce((sum, count) => sum + count.hits, 0) / of;
}

/** Misses of the perfect conversion of some seeds of every kind: none, when truth and scorer agree. */
function missesOf<T>(
  kinds: readonly Kind<T>[],
  score: (truth: T, url: string) => readonly Count[],
  halves: readonly Half[] = ['development', 'held-out'],
): readonly string[] {
  return kinds.flatMap((kind) =>
    [0, 1, 2].slice(0, kind.pages ?? 3).flatMap((seed) =>
      halves.flatMap((half) => {
        const { truth, url } = makePage(kind, half, seed);
        return score(truth, url).flatMap(({ measure, misses }) =>
          misses.map((miss) => `${kind.name}/${seed} ${measure}: ${miss}`),
        );
      }),
    ),
  );
}

const escaped = (text: string) =>
  text.replace(/[\\`*_[\]<>#|$~&]/g, '\\$&').replace(/^(\d+)([.)])/gm, '$1\\$2');
const paragraphs = (texts: readonly string[]) => texts.map(escaped).join('\n\n');

describe('sentences', () => {
  const truth: TextTruth = {
    headline: 'A bridge returns',
    sentences: ['The council repaired the bridge.', 'Nobody had asked.'],
    noise: ['Join 900 readers today.'],
    pictures: [
      ['https://www.site.example/media/a.jpg', 'https://www.site.example/media/a-big.jpg'],
    ],
    noisePictures: ['https://www.site.example/face.png'],
    lists: [
      { isWanted: true, items: ['one apple', 'two pears', 'three plums'] },
      { isWanted: false, items: ['January 2020', 'May 2020'] },
    ],
  };
  const perfect = `# A bridge returns

The **council** repaired [the](/x) bridge. Nobody
had asked.

![](/media/a.jpg)

- one apple
- two pears
- three plums
`;
  const of = (markdown: string, measure: string) =>
    share(scoreText(truth, markdown, URL_OF_PAGE), measure);

  it('gives a perfect conversion full marks, whatever the emphasis, links and line ends', () => {
    expect(
      scoreText(truth, perfect, URL_OF_PAGE).map(({ hits, of, measure }) => [measure, hits / of]),
    ).toEqual([
      ['sentences kept', 1],
      ['noise kept', 0],
      ['headline first and once', 1],
      ['pictures kept', 1],
      ['noise pictures kept', 0],
      ['content lists whole', 1],
      ['noise lists gone', 1],
    ]);
  });

  it('sees a lost sentence and a lost word', () => {
    expect(of(perfect.replace('Nobody\nhad asked.', ''), 'sentences kept')).toBe(0.5);
    expect(of(perfect.replace('council', ''), 'sentences kept')).toBe(0.5);
    expect(of('', 'sentences kept')).toBe(0);
  });

  it('sees noise, wherever it stands', () => {
    expect(of(`${perfect}\n> *Join* 900 readers today.\n`, 'noise kept')).toBe(1);
  });

  it.each([
    ['missing', perfect.replace('# A bridge returns', '')],
    ['of another level', perfect.replace('# A', '## A')],
    ['below other text', `Home » News\n\n${perfect}`],
    ['twice', `${perfect}\nA bridge returns\n`],
    ['another', perfect.replace('A bridge returns', 'The site')],
  ])('sees that the headline is %s', (_, markdown) => {
    expect(of(markdown, 'headline first and once')).toBe(0);
  });

  it('lets a picture stand before the headline, and sees a lost one', () => {
    expect(of(`![](/media/a.jpg)\n\n${perfect}`, 'headline first and once')).toBe(1);
    expect(of(perfect.replace('![](/media/a.jpg)', ''), 'pictures kept')).toBe(0);
    expect(of(perfect.replace('/media/a.jpg', '/media/b.jpg'), 'pictures kept')).toBe(0);
    expect(of(perfect.replace('/media/a.jpg', '/media/a-big.jpg'), 'pictures kept')).toBe(1);
  });

  it('sees the face of an author among the pictures', () => {
    expect(of(`${perfect}\n![](/face.png)\n`, 'noise pictures kept')).toBe(1);
  });

  it('sees a hole in a list and one point of a noise list', () => {
    expect(of(perfect.replace('- two pears\n', ''), 'content lists whole')).toBe(0);
    expect(of(`${perfect}- May 2020\n`, 'noise lists gone')).toBe(0);
  });

  it('agrees with the truth of every kind', () => {
    const markdown = ({ headline, sentences, pictures, lists }: TextTruth) =>
      [
        headline === undefined ? '' : `# ${escaped(headline)}`,
        paragraphs(sentences),
        ...pictures.map(([src = '']) => `![](${src})`),
        paragraphs(lists.flatMap(({ isWanted, items }) => (isWanted ? items : []))),
      ].join('\n\n');
    const kinds = [...sentencesDevelopment, ...sentencesHeldOut];
    const judge = (own: TextTruth, url: string) => scoreText(own, markdown(own), url);
    expect(missesOf(kinds, judge)).toEqual([]);
    expect(missesOf(sentencesMore, judge, ['more'])).toEqual([]);
  }, 240_000);
});

describe('formulas', () => {
  const truth: FormulaTruth = {
    formulas: [
      { accepted: ['\\frac{a}{b} + 12'], place: 'inline', isLoose: false },
      { accepted: ['x^{2} = 77'], place: 'display', isLoose: false },
      { accepted: ['\\sqrt{y_{i}} \\leq 5'], place: 'inline', isLoose: true },
    ],
    unharmed: ['A lamp costs $5, a table [of oak] $10.'],
    codes: ['echo $HOME'],
    absent: ['$\\begingroup'],
  };
  const perfect = `Text $\\frac{a}{b} + 12$ and $\\sqrt{y_i}\\le 5$.

$$
x^{2} = 77
$$

A lamp costs \\$5, a table [of oak] $10. \`echo $HOME\`
`;
  const of = (markdown: string, measure: string) => share(scoreFormulas(truth, markdown), measure);

  it('gives a perfect conversion full marks', () => {
    expect(of(perfect, 'formulas exact')).toBe(1);
    expect(of(perfect, 'texts unharmed')).toBe(1);
  });

  it('folds white space and nothing else', () => {
    expect(of(perfect.replace('{b} + 12', '{b}\n+  12'), 'formulas exact')).toBe(1);
    expect(of(perfect.replace('{b} + 12', '{b}+ 12'), 'formulas exact')).toBeCloseTo(2 / 3);
  });

  it.each([
    ['another letter', '\\frac{a}', '\\frac{c}'],
    ['an escape', '\\frac{a}{b}', '\\\\frac{a}{b}'],
    ['brackets for dollar signs', '$\\frac{a}{b} + 12$', '\\(\\frac{a}{b} + 12\\)'],
    ['display for inline', '$\\frac{a}{b} + 12$', '$$\\frac{a}{b} + 12$$'],
    ['no delimiters', '$\\frac{a}{b} + 12$', '\\frac{a}{b} + 12'],
    ['code', '$\\frac{a}{b} + 12$', '`$\\frac{a}{b} + 12$`'],
    ['another formula from MathML', '\\sqrt{y_i}', '\\sqrt{y_j}'],
  ])('sees %s', (_, right, wrong) => {
    expect(
      of(
        perfect.replace(right, () => wrong),
        'formulas exact',
      ),
    ).toBeCloseTo(2 / 3);
  });

  it.each([
    [
      'prices read as a formula',
      'costs \\$5, a table [of oak] $10.',
      'costs $5, a table [of oak]$ 10.',
    ],
    ['escaped brackets, which open a formula elsewhere', '[of oak]', '\\[of oak\\]'],
    ['a lost sign', '[of oak]', 'of oak'],
    ['changed code', '`echo $HOME`', '`echo HOME`'],
    ['hidden text', 'Text', 'Text $\\begingroup$'],
  ])('sees %s', (_, right, wrong) => {
    expect(
      of(
        perfect.replace(right, () => wrong),
        'texts unharmed',
      ),
    ).toBeLessThan(1);
  });

  it('reads dollar signs as Pandoc does', () => {
    const tex = (markdown: string) => findFormulas(markdown).map((formula) => formula.tex);
    expect(tex('from $5 to $10, $x$ then \\$7 and $y_1$.')).toEqual(
      ['5 to $10, $x', 'y_1'].slice(0, 2),
    );
    expect(tex('$5 and $10')).toEqual([]);
    expect(tex('```\n$x$\n```\n`$y$` $$z$$')).toEqual(['z']);
  });

  it('agrees with the truth of every kind', () => {
    const markdown = (own: FormulaTruth) =>
      [
        ...own.formulas.map(({ accepted: [tex = ''], place }) =>
          place === 'display' ? `$$\n${tex}\n$$` : `$${tex}$`,
        ),
        // an escaped bracket would be a formula elsewhere
        ...own.unharmed.map((text) => text.replace(/[\\`*_<>#|$~&]/g, '\\$&')),
        ...own.codes.map((code) => `~~~\n${code}\n~~~`),
      ].join('\n\n');
    const kinds = [...formulasDevelopment, ...formulasHeldOut];
    expect(missesOf(kinds, (own) => scoreFormulas(own, markdown(own)))).toEqual([]);
  });
});

describe('code', () => {
  const truth: CodeTruth = {
    blocks: [
      { text: 'if (a) {\n\treturn 1;\n\n}', languages: ['c'] },
      { text: 'plain  text', languages: ['', 'text'] },
    ],
    inline: ['a ` b'],
    kept: ['Ctrl-C'],
  };
  const perfect =
    '```c\nif (a) {\n\treturn 1;\n\n}\n```\n\n- ```\n  plain  text\n  ```\n\nPress Ctrl-C: `` a ` b ``\n';
  const of = (markdown: string, measure: string) => share(scoreCode(truth, markdown), measure);

  it('gives a perfect conversion full marks', () => {
    expect(scoreCode(truth, perfect).flatMap(({ misses }) => misses)).toEqual([]);
  });

  it.each([
    ['spaces for a tab', '\treturn', '    return'],
    ['a lost blank line', '\n\n}', '\n}'],
    ['a line number', '\treturn 1;', '2\treturn 1;'],
    ['a button within', 'if (a) {', 'Copy\nif (a) {'],
    ['a lost line', 'if (a) {\n', ''],
    ['no block', '```c\n', ''],
  ])('sees %s', (_, right, wrong) => {
    expect(of(perfect.replace(right, wrong), 'code exact, any language')).toBeLessThan(1);
  });

  it.each([
    ['a lost language', '```c\n', '```\n'],
    ['another language', '```c\n', '```java\n'],
    ['a language that no page says', '- ```\n', '- ```c\n'],
  ])('sees %s', (_, right, wrong) => {
    const markdown = perfect.replace(right, wrong);
    expect(of(markdown, 'code exact, with language')).toBe(0.5);
    expect(of(markdown, 'code exact, any language')).toBe(1);
  });

  it('sees changed inline code and a lost key', () => {
    expect(of(perfect.replace('a ` b', 'a b'), 'inline code intact')).toBe(0.5);
    expect(of(perfect.replace('Ctrl-C', ''), 'inline code intact')).toBe(0.5);
  });

  it('agrees with the truth of every kind', () => {
    const markdown = (own: CodeTruth) =>
      [
        ...own.blocks.map(
          ({ text, languages: [language = ''] }) => `~~~~~${language}\n${text}\n~~~~~`,
        ),
        ...own.inline.map((text) => `\`\`\` ${text} \`\`\``),
        ...own.kept.map(escaped),
      ].join('\n\n');
    const kinds = [...codeDevelopment, ...codeHeldOut];
    expect(missesOf(kinds, (own) => scoreCode(own, markdown(own)))).toEqual([]);
  });
});

describe('tables', () => {
  const truth: TableTruth = {
    tables: [
      [
        [{ text: 'Name' }, { text: 'Size' }, { text: 'Note' }],
        [{ text: 'A | B' }, { text: '1.5' }, { text: 'two\nlines' }],
        [
          { text: 'C' },
          { text: '', isCovered: true },
          { text: '', links: ['https://x.example/c'] },
        ],
      ],
    ],
    pairs: [['Weight', '12 kg']],
    kept: ['A caption.'],
    outside: ['Left column of a page.'],
    absent: ['▲'],
  };
  const perfect = `A caption.

| Name | Size | Note |
| --- | ---: | --- |
| A \\| B | 1.5 | two<br>lines |
| C |  | [](https://x.example/c) |

Weight
: 12 kg

Left column of a page.
`;
  const of = (markdown: string, measure: string) =>
    share(scoreTables(truth, markdown, URL_OF_PAGE), measure);

  it('gives a perfect conversion full marks', () => {
    expect(scoreTables(truth, perfect, URL_OF_PAGE).flatMap(({ misses }) => misses)).toEqual([]);
  });

  it('lets a spanned cell repeat its value only where the truth says so, and a blank header be none', () => {
    expect(of(perfect.replace('| C |  |', '| C | C |'), 'cells in place')).toBeCloseTo(8 / 9);
    const shifted =
      '|  |  |  |\n| --- | --- | --- |\n| Name | Size | Note |\n| A \\| B | 1.5 | two lines |\n| C |  | [](https://x.example/c) |\n';
    expect(of(shifted, 'cells in place')).toBe(1);
  });

  it.each([
    ['a changed figure', '1.5', '15', 8 / 9],
    ['a lost row', '| A \\| B | 1.5 | two<br>lines |\n', '', 3 / 9],
    ['swapped columns', '| A \\| B | 1.5 |', '| 1.5 | A \\| B |', 7 / 9],
    ['a pipe that parts a cell', 'A \\| B', 'A | B', 6 / 9],
    ['a sort arrow', '| Size |', '| Size▲ |', 8 / 9],
    ['a lost link', '[](https://x.example/c)', '', 8 / 9],
    ['no table', '| --- | ---: | --- |\n', '', 0],
  ])('sees %s', (_, right, wrong, expected) => {
    expect(
      of(
        perfect.replace(right, () => wrong),
        'cells in place',
      ),
    ).toBeCloseTo(expected);
  });

  it('sees a parted pair, a lost caption, a layout made a table and a sort arrow', () => {
    expect(of(perfect.replace(': 12 kg', '\nText between.\n\n12 kg'), 'pairs together')).toBe(0);
    expect(of(perfect.replace('A caption.', ''), 'texts kept')).toBe(0);
    const layout = perfect.replace('Left column of a page.', '| Left column of a page. |\n| --- |');
    expect(of(layout, 'outside of tables what is no cell')).toBe(0.5);
    expect(of(perfect.replace('| Size |', '| Size▲ |'), 'outside of tables what is no cell')).toBe(
      0.5,
    );
  });

  it('agrees with the truth of every kind', () => {
    const cell = ({
      text,
      links = [],
      pictures = [],
    }: TableTruth['tables'][number][number][number]) =>
      [
        escaped(text).replaceAll('\n', '<br>'),
        ...links.map((href) => `[](${href})`),
        ...pictures.map((src) => `![](${src})`),
      ].join('');
    const table = (rows: TableTruth['tables'][number]) => {
      const [head = '', ...body] = rows.map((row) => `| ${row.map(cell).join(' | ')} |`);
      return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
    };
    const markdown = (own: TableTruth) =>
      [
        ...own.tables.map(table),
        ...own.pairs.map((pair) => pair.map(escaped).join(': ')),
        paragraphs(own.kept),
      ].join('\n\n');
    const kinds = [...tablesDevelopment, ...tablesHeldOut];
    expect(missesOf(kinds, (own, url) => scoreTables(own, markdown(own), url))).toEqual([]);
  });
});

describe('cjk', () => {
  const truth: ArticleTruth = {
    paragraphs: [
      '周二上午，市议会修好了那座老桥。',
      'The council repaired the old bridge near the station.',
    ],
    neutral: ['老桥归来', '作者：王芳'],
  };
  const perfect =
    '# 老桥归来\n\n作者：王芳\n\n　　周二上午，**市议会**修好了那座老桥。\n\nThe council repaired the old bridge near the station.\n';
  const f1 = (markdown: string) => share(scoreArticle(truth, markdown), 'text F1') ?? 0;

  it('gives a perfect conversion full marks, with and without neutral texts', () => {
    expect(f1(perfect)).toBe(1);
    expect(f1(perfect.replace('# 老桥归来\n\n作者：王芳', ''))).toBe(1);
  });

  it('sees a lost paragraph and foreign text, in recall and in precision', () => {
    const lost = scoreArticle(truth, perfect.replace(/The council.*/, ''));
    expect([share(lost, 'text recall'), share(lost, 'text precision')]).toEqual([
      expect.closeTo(2 / 3, 2),
      1,
    ]);
    const extra = scoreArticle(truth, `${perfect}\n相关阅读：港口又开放了一个新的仓库\n`);
    expect(share(extra, 'text recall')).toBe(1);
    expect(share(extra, 'text precision')).toBeLessThan(0.7);
    expect(f1('')).toBe(0);
  });

  it('agrees with the truth of every kind', () => {
    const markdown = ({ paragraphs: texts, neutral }: ArticleTruth) =>
      paragraphs([...neutral, ...texts]);
    const kinds = [...cjkDevelopment, ...cjkHeldOut];
    expect(missesOf(kinds, (own) => scoreArticle(own, markdown(own)))).toEqual([]);
  });
});
