import { expect, it } from 'vitest';
import { fingerprintOf, plainText } from '../../../src/main/service/pipeline/plain-text.ts';

it('gives one text one fingerprint, and every other text its own', () => {
  const text = 'The stove keeps its heat. '.repeat(400);
  expect(fingerprintOf(text)).toBe(fingerprintOf('The stove keeps its heat. '.repeat(400)));
  const others = ['', 'the', 'The', text, `${text}.`, text.replace('heat', 'head'), `ö${text}`];
  expect(new Set(others.map(fingerprintOf)).size).toBe(others.length);
});

it('plainText keeps the words and drops the marks', () => {
  expect(plainText('# Stove\n\nIt **keeps** [heat](https://a.test/x).\n\n- one\n- two')).toBe(
    'Stove\n\nIt keeps heat.\n\none\ntwo',
  );
});

it.each([
  ['names with a line below', 'Write to max_muster@a.test or call foo_bar.', undefined],
  ['escaped signs', String.raw`\_x\_, 5 \* 3 and a\[1\](b)`, '_x_, 5 * 3 and a[1](b)'],
  ['code in a line', 'Use `foo_bar(*baz)` and ``a`b|c``.', 'Use foo_bar(*baz) and a`b|c.'],
  [
    'blocks of code',
    'So:\n\n```sh\n# a_b\n1. ls a|grep *.ts\n---x\n```\n\nEnd',
    'So:\n\n# a_b\n1. ls a|grep *.ts\n---x\n\nEnd',
  ],
  ['code that is quoted', '> ```\n> a_b\n> ```\n\nEnd', 'a_b\n\nEnd'],
  ['pipes between words', 'Home | News | a_b', undefined],
  ['rows of a table', '| a_b | c\\|d |\n| --- | :--: |\n| 1<br>2 | 3 |', 'a_b  c|d \n\n 1 2  3'],
  [
    'raised and lowered letters',
    'H<sub>2</sub>O, m<sup>2</sup>, 10<sup>-45</sup>, a<sup>n</sup>, a ~~b~~',
    'H2O, m², 10⁻⁴⁵, an, a b',
  ],
  ['dashes around words', '--- End of the sitting ---', undefined],
  ['rules', 'a\n\n---\n\nb', 'a\n\nb'],
  ['years at the start of a line', String.raw`1899\. A good year`, '1899. A good year'],
  ['brackets in a link', '[a [b] c](https://a.test/x_(y) "t (") d', 'a [b] c d'],
  [
    'the words of footnotes without their numbers',
    'Heard at night.[^1] Seen.[^b-2]\n\n[^1]: Report, 2026.\n[^b-2]: So.',
    'Heard at night. Seen.\n\nReport, 2026.\nSo.',
  ],
  ['numbers in brackets', String.raw`See \[^1\] and \[2\].`, 'See [^1] and [2].'],
  ['a backslash of its own', String.raw`C:\temp\file_1`, undefined],
])('plainText keeps %s', (_, markdown, plain) => {
  expect(plainText(markdown)).toBe(plain ?? markdown);
});

it.each(['[', '[^', '[x](', '[x]("', '![a](', '```js x\n', ' ', '`', '\\['])(
  'comes to the end of what a page repeats, in one way through it: %j',
  (sign) => {
    expect(plainText(`${sign.repeat(200_000)}\n\nthe end`).endsWith('the end')).toBe(true);
  },
);

it('a long text is read as its paragraphs are, wherever its code stands', () => {
  const prose = (at: number): string =>
    `Part **${at}** keeps [heat](https://a.test/${at}) and \`a_${at}\`.`;
  const plain = (at: number): string => `Part ${at} keeps heat and a_${at}.`;
  const code = Array.from({ length: 4000 }, (_, at) => `# *line* ${at}\n`).join('\n');
  const numbers = [...Array(900).keys()];
  const markdown = (fence: string): string =>
    [...numbers.map(prose), `\`\`\`sh\n${code}${fence}`, ...numbers.map(prose)].join('\n\n');
  const all = numbers.map(plain).join('\n\n');
  expect(plainText(markdown('```'))).toBe(`${all}\n\n${code}\n${all}`);
  expect(plainText(markdown(''))).toContain(`${code.trim()}\n\nPart **0** keeps [heat]`);
});

it.each(['\u0080', '\u0085', '\u009f', '\u{1f525}', 'ж'])('%j beside code stays', (sign) => {
  expect(plainText(`${sign} \`a_${sign}!\` \\* *b*`)).toBe(`${sign} a_${sign}! * b`);
});
