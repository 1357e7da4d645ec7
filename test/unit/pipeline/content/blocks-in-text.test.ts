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

describe('a table most of which are links', () => {
  const row = (at: number): string =>
    `<tr><th scope="row"><a href="/f${String(at)}">Film number ${String(at)}</a></th><td>Miller, Ann</td></tr>`;
  const table = (head: string): string =>
    article(`<table><tr>${head}</tr>${[1, 2, 3, 4].map(row).join('')}</table>`);

  it('stays where its columns have names', () => {
    expect(table('<th>Film</th><th>Part</th>')).toContain('number 3');
    expect(table('<th><a href="/a">All films</a></th><th>Part</th>')).not.toContain('number 3');
  });
});

describe('the language of code', () => {
  it.each([
    [
      'a tab that is left out',
      '<div><ul class="nav tabs"><li><a href="/x#a">Ada</a></li><li><a href="/x#b">Python</a></li></ul><div><div class="tab-pane" id="a"><p>This one is not written yet.</p></div><div class="tab-pane" id="b"><pre>x = 1</pre></div></div></div>',
    ],
    [
      'a hidden block behind the box made of it',
      '<div class="enlighter-default"><div class="enlighter"><div><div><span>x = 1</span></div></div></div></div><pre style="display:none" data-enlighter-language="python">x = 1</pre>',
    ],
  ])('is known from %s', (_what, block) => {
    expect(article(block)).toContain('```python\nx = 1\n```');
  });
});

describe('pairs of labels and values', () => {
  it('stay in a box that is named for its number, and leads nowhere', () => {
    const rows = (inner: string): string =>
      `<div class="Facts_withMoreItems__x1">${each((label, value) => `<div><span>${label}</span><div>${value}</div></div>`)}${inner}</div>`;
    expect(article(rows(''))).toContain('340 kg');
    expect(article(rows('<a href="/x">Another mill</a>'))).not.toContain('340 kg');
  });

  it.each([
    [
      'boxes with a class each',
      `<section>${each((l, v) => `<div class="x-${l.toLowerCase()}"><p>${l}</p><p>${v}</p></div>`)}</section>`,
    ],
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
    ['broken lines without marks', `<p>${each((l, v) => `${l}: ${v}<br>`)}</p>`],
    ['lines with a colon', each((l, v) => `<div>${l}: ${v}</div>`)],
    [
      'elements of the page in a row',
      `<key-values>${each((l, v) => `<key-value><span>${l}</span><span>${v}</span></key-value>`)}</key-values>`,
    ],
    ['boxes alike by turns', each((l, v) => `<div><b>${l}</b></div><div><i>${v}</i></div>`)],
    ['lines with a dash', each((l, v) => `<div>${l} – ${v}</div>`)],
    ['lines with dots', each((l, v) => `<p>${l} ...... ${v}</p>`)],
    ['boxes of two lines', each((l, v) => `<div>${l}<br>${v}</div>`)],
    [
      'elements by turns in one line',
      `<div>${each((l, v) => `<span class="k">${l}</span><span class="v">${v}</span>`)}</div>`,
    ],
    ['two elements a line', `<p>${each((l, v) => `<span>${l}</span> <span>${v}</span><br>`)}</p>`],
    [
      'cells alike',
      `<div class="grid">${each((l, v) => `<div class="cell">${l}</div><div class="cell">${v}</div>`)}</div>`,
    ],
    ['small headings with bare text', `<div>${each((l, v) => `<h4>${l}</h4>${v}`)}</div>`],
    ['lines between two breaks', `<div>${each((l, v) => `<b>${l}</b><br>${v}<br><br>`)}</div>`],
    [
      'columns with signs that explain',
      each((l, v) => `<div><div>${l}</div><button>?</button><div>${v}</div></div>`),
    ],
    [
      'values that are links',
      `<ul>${each((l, v) => `<li><span>${l}</span> <a href="/x">${v}</a></li>`)}</ul>`,
    ],
    [
      'a form without a field',
      `<form>${each((l, v) => `<div><label>${l}</label><div>${v}</div></div>`)}</form>`,
    ],
    [
      'a fold that is shut',
      `<div class="panel" hidden>${each((l, v) => `<div><b>${l}</b> <i>${v}</i></div>`)}</div>`,
    ],
    [
      'the footer of the text',
      `<footer>${each((l, v) => `<div><b>${l}</b> <i>${v}</i></div>`)}</footer>`,
    ],
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

  it('stay two to a row, and in a last group of one', () => {
    const two = FACTS.map(([l, v]) => `<div><p>${l}</p><p class="v">${v}</p></div>`);
    const rows = [two.slice(0, 2), two.slice(2, 3), two.slice(3)];
    const block = rows.map((row) => `<section>${row.join('')}</section>`).join('<hr>');
    for (const [label, value] of FACTS) {
      expect(article(block).replace(/\s+/g, ' ')).toContain(`${label} ${value}`);
    }
  });

  it('stay behind the box with the headline, before the box that leads on', () => {
    const facts = `<div>${each((l, v) => `<div><b>${l}</b> <i>${v}</i></div>`)}</div>`;
    const more = FACTS.map(([l]) => `<a href="/${l}">How the mill got its ${l}</a>`).join(' ');
    const page = (inner: string): string =>
      markdownOf(
        `<main><div><h1>The old mill</h1>${p(0)}${p(1)}${p(2)}</div>${inner}<div>${more}</div></main>`,
      );
    expect(page(facts)).toContain('340 kg');
    expect(page(`<nav>${facts}</nav>`)).not.toContain('340 kg');
  });

  it('leave out hints that are not shown, and buttons', () => {
    const rows = each(
      (l, v) =>
        `<div><div>${l}</div><span hidden>All about it</span><div>${v}</div><button>Copy</button></div>`,
    );
    const markdown = article(rows);
    expect(markdown).toContain('340 kg');
    expect(markdown).not.toMatch(/All about it|Copy/);
  });

  it('stay above the text of a page whose only main heading is the name of its site', () => {
    const facts = each((l, v) => `<div class="fact"><span>${l}</span><span>${v}</span></div>`);
    const page = (name: string): string =>
      markdownOf(
        `<div><h1>${name}</h1></div><div class="content"><div class="title">The old mill</div><div>${facts}</div><div>${p(0)}${p(1)}${p(2)}</div></div>`,
      );
    expect(page('<a href="/">Mills</a>')).toContain('340 kg');
  });

  it('stay without what opens over their labels', () => {
    const terms = each(
      (l, v) => `<dt>${l}<span role="tooltip">All about it.</span></dt><dd>${v}</dd>`,
    );
    const markdown = article(`<dl>${terms}</dl>`);
    expect(markdown).toContain('340 kg');
    expect(markdown).not.toContain('All about it');
  });

  it('stay in a level that a framework makes of a menu, where nothing in it leads on', () => {
    const level = (more = '') =>
      `<nav class="level">${each((l, v) => `<div class="level-item"><div><p class="heading">${l}</p><p class="title">${v}</p></div></div>`)}${more}</nav>`;
    expect(article(level())).toContain('340 kg');
    expect(article(level('<div><a href="/a">News</a></div>'))).not.toContain('340 kg');
  });

  it.each([
    ['a form with a field', (rows: string) => `<form>${rows}<textarea></textarea></form>`],
    ['a box that is hidden for good', (rows: string) => `<div hidden>${rows}</div>`],
  ])('go in %s', (_, around) => {
    const rows = each((l, v) => `<div><b>${l}</b> <i>${v}</i></div>`);
    expect(article(around(rows))).not.toContain('340 kg');
  });

  it('are none where their labels say the same again and their values lead on', () => {
    const more = FACTS.map(([l]) => `<li><span>More</span> <a href="/${l}">${l} mills</a></li>`);
    expect(article(`<ul>${more.join('')}</ul>`)).not.toContain('More\n: ');
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

  it('stay though they are written for a script', () => {
    expect(article('<div>$$a = b^2$$</div>')).toContain('$$\na = b^2\n$$');
    expect(article('<div>\\[a = b^2\\]</div>')).toContain('$$\na = b^2\n$$');
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

const teasers = (item: (title: string, text: string) => string): string =>
  [1, 2, 3, 4]
    .map((at) =>
      item(`What else happened, part ${at}`, `Somebody did number ${at} of it again, as we said.`),
    )
    .join('');
const note = (below: string): string =>
  markdownOf(`<main><article><h1>The old mill</h1>${p(0)}</article>${below}</main>`);

describe('teasers below a short article', () => {
  it.each([
    [
      'with linked titles',
      `<div class="x1">${teasers((title, text) => `<div class="y1"><div><a href="/o">${title}</a></div><div>${text}</div></div>`)}</div>`,
    ],
    [
      'with a link to read on',
      `<div class="x1">${teasers((title, text) => `<div class="y1"><h3>${title}</h3><p>${text} <a href="/o">Read on</a></p></div>`)}</div>`,
    ],
    [
      'in a list below a line that announces them',
      `<p><strong>Читайте также</strong></p><ul>${teasers((title, text) => `<li><a href="/o">${title}</a><br>${text}</li>`)}</ul>`,
    ],
    [
      'in a table of its own',
      `<table><tr><th>Popular now</th></tr>${teasers((title, text) => `<tr><td><a href="/o">${title}</a><br>${text}</td></tr>`)}</table>`,
    ],
  ])('%s are left out, however short it is', (_what, below) => {
    const markdown = note(below);
    expect(markdown).toContain('The old mill by the river');
    expect(markdown).not.toContain('Somebody did number');
  });

  it('leave the reader of a note in Chinese the note, not another reader’s choice', () => {
    const words = '市交响乐团在周末粉刷了铜屋顶，也盼着天气好转，因为要兑现多年前的承诺。';
    const below = [1, 2, 3, 4, 5, 6]
      .map(
        (at) =>
          `<div class="y"><h3><a href="/${at}">消防队在岛上清点了第${at}辆自行车</a></h3><p>学校理事会在港口检查了野外厨房，磨坊一家在第${at}天重新发现了一辆黄色公交车。</p></div>`,
      )
      .join('');
    const markdown = markdownOf(
      `<main><article><h1>城郊的室内游泳池</h1><p>${words}</p></article><div class="x">${below}</div></main>`,
    );
    expect(markdown).toBe(`# 城郊的室内游泳池\n\n${words}`);
  });

  it('that are ten are what the page is about', () => {
    const one = (at: number): string =>
      `<div class="c"><h3><a href="/c/${at}">Course number ${at}</a></h3><p>All about number ${at}, from the start.</p></div>`;
    const cards = Array.from({ length: 10 }, (_, at) => one(at)).join('');
    expect(note(`<div class="x">${cards}</div>`)).toContain('Course number 5');
  });

  it('a box that asks for an address goes', () => {
    const box =
      '<div class="z"><h3>Every Friday</h3><p>The best of the week comes to you by mail.</p><form><input type="email"><button>Send</button></form></div>';
    expect(note(box)).not.toContain('best of the week');
  });

  it('examples with a link to try them stay', () => {
    const examples = teasers(
      (title) =>
        `<div class="ex"><h3>${title}</h3><pre>x = 1</pre><a href="/try">Try it yourself</a></div>`,
    );
    expect(note(examples)).toContain('What else happened, part 4');
  });
});
