/** Code, tables, pairs, formulas and cards through the whole pipeline: what stays with a text, and what does not. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const TEXT = [
  'The old mill by the river was repaired last summer by two carpenters and their apprentices.',
  'They replaced the wheel, the shaft and most of the floor, and found coins under the boards.',
  'Visitors may see it on the first Sunday of each month, when flour is ground for the bakery.',
];
const p = (at: number): string => `<p>${TEXT[at] ?? ''}</p>`;
const MENU = '<nav><a href="/a">News</a><a href="/b">Sports</a><a href="/c">Contact</a></nav>';

function markdownOf(main: string): string {
  const html = `<html><head><title>The old mill</title></head><body>${MENU}${main}<footer>© 2026 Mill</footer></body></html>`;
  return renderDocument(pipelineInput(html)).document.markdown ?? '';
}
const article = (block: string): string =>
  markdownOf(`<article><h1>The old mill</h1>${p(0)}${p(1)}${block}${p(2)}</article>`);

const FACTS = [
  ['Length', '12 m'],
  ['Weight', '340 kg'],
  ['Built', '1784'],
  ['Material', 'Oak'],
] as const;
const each = (write: (label: string, value: string) => string): string =>
  FACTS.map(([label, value]) => write(label, value)).join('');

describe('pairs of labels and values', () => {
  it.each([
    [
      'tiles',
      `<div class="tiles">${each((l, v) => `<div class="tile"><span>${l}</span><span>${v}</span></div>`)}</div>`,
    ],
    [
      'columns among other parts',
      each((l, v) => `<div class="row"><div class="c4">${l}</div><div class="c8">${v}</div></div>`),
    ],
    [
      'laid flat',
      `<div class="grid">${each((l, v) => `<div class="k">${l}</div><div>${v}</div>`)}</div>`,
    ],
    ['broken lines', `<p>${each((l, v) => `<b>${l}:</b> ${v}<br>`)}</p>`],
    [
      'a box of facts beside',
      `<aside class="facts"><h3>Facts</h3><dl>${each((l, v) => `<dt>${l}</dt><dd>${v}</dd>`)}</dl></aside>`,
    ],
  ])('stay in the midst of a text: %s', (_, block) => {
    const markdown = article(block);
    for (const [label, value] of FACTS) {
      expect(markdown).toContain(label);
      expect(markdown).toContain(value);
    }
  });

  it('stay between the headline and the text', () => {
    const block = `<div class="x">${each((l, v) => `<div class="y"><b>${l}</b> <i>${v}</i></div>`)}</div>`;
    expect(markdownOf(`<main><h1>The old mill</h1>${block}${p(0)}${p(1)}${p(2)}</main>`)).toContain(
      '340 kg',
    );
  });

  it('go where they tell who wrote the text and when', () => {
    const meta = `<div class="m"><div class="n"><b>Written by</b> <i>Iris Stone</i></div><div class="n"><b>Published</b> <i>May 3, 2024</i></div><div class="n"><b>Updated</b> <i>June 4, 2024</i></div></div>`;
    const markdown = markdownOf(`<main><h1>The old mill</h1>${meta}${p(0)}${p(1)}${p(2)}</main>`);
    expect(markdown).not.toContain('June 4');
  });
});

describe('code in a text', () => {
  it('keeps the bar that names its language, and its empty lines', () => {
    const markdown = article(
      '<div class="code-wrap"><div class="code-head"><span>python</span><span>Copy</span></div><pre><code>a = 1\n\nb = 2</code></pre></div>',
    );
    expect(markdown).toContain('```python\na = 1\n\nb = 2\n```');
  });

  it('keeps its lines in a box whose class names the language', () => {
    const code = 'def f():\n    return 1\nprint(f())';
    expect(article(`<div class="code_view language-python">${code}</div>`)).toContain(
      `\`\`\`python\n${code}\n\`\`\``,
    );
  });

  it('loses the two no-break spaces that old highlighters put behind each line', () => {
    const markdown = article(
      '<div class="dp-highlighter"><ol class="dp-java"><li class="alt"><span>int a;&nbsp;&nbsp;</span></li><li><span>int b;&nbsp;&nbsp;</span></li></ol></div>',
    );
    expect(markdown).toContain('```java\nint a;\nint b;\n```');
  });
});

describe('formulas of a text', () => {
  it('stay where they stand alone in a line', () => {
    const math = '<math display="block"><mi>a</mi><mo>=</mo><mi>b</mi></math>';
    expect(article(`<div>${math}</div>`)).toContain('$$\na = b\n$$');
  });
});

describe('cards that lead to other pages', () => {
  const cards = [1, 2, 3, 4]
    .map(
      (n) =>
        `<div class="c"><a href="/o/${n}"><img src="/i/${n}.jpg" width="300" height="200"></a><h3><a href="/o/${n}">Another story number ${n}</a></h3><p>Somebody else did something on another day, number ${n}.</p></div>`,
    )
    .join('');

  it('go with their pictures where they stand below a text', () => {
    const markdown = markdownOf(
      `<main><h1>The old mill</h1>${p(0)}${p(1)}${p(2)}<div class="g">${cards}</div></main>`,
    );
    expect(markdown).not.toContain('Another story');
    expect(markdown).not.toContain('/i/2.jpg');
    expect(markdown).toContain('flour is ground');
  });

  it('stay where they are all that the page has', () => {
    expect(markdownOf(`<main><h1>Stories</h1><div class="g">${cards}</div></main>`)).toContain(
      'Another story number 3',
    );
  });
});
