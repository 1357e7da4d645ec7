/** What real systems write in other elements than expected, through the whole pipeline. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const markdownOf = (body: string): string => {
  const html = `<html><head><title>The old mill</title></head><body>${body}</body></html>`;
  return renderDocument(pipelineInput(html)).document.markdown ?? '';
};

const LINES = [
  'The mill by the river was built in 1874, and its wheel turned until the great flood of 1931.',
  'Two families lived in the house beside it; they ground rye for the villages on both banks.',
  'After the war the stones were sold to a brewery, which never came to take them away.',
  'Since last summer a society has been repairing the roof, and visitors may watch on Sundays.',
];
const TEXT = LINES.map((line) => `<p>${line}</p>`).join('');
const HEAD = '<h1>The old mill</h1>';
const page = (more: string): string => `<main><article>${HEAD}${TEXT}${more}</article></main>`;

describe('reviews and threads', () => {
  const review = (title: string, text: string, href: string): string =>
    `<div class="review"><a class="title" href="${href}">${title}</a><div class="said">${text}</div></div>`;
  const reviews = (href: string): string =>
    `<main><div class="place">${HEAD}<p>${LINES[0]}</p><div class="reviews">` +
    review('A fine day beside the water', LINES[1] ?? '', href) +
    review('We came back in the autumn', LINES[2] ?? '', href) +
    review('Worth the walk from the station', LINES[3] ?? '', href) +
    '</div></div></main>';

  it('reviews whose titles open their own text are no teasers of other pages', () => {
    expect(markdownOf(reviews('#'))).toContain('on both banks');
  });

  const reply = (name: string, text: string): string =>
    `<div class="${name}"><p class="who">mira wrote</p><div class="said"><p>${text}</p></div></div>`;
  const thread = (first: string): string =>
    `<main>${HEAD}<div class="${first}"><p class="who">tom wrote</p><div class="said">${TEXT}</div></div>` +
    `<div class="replies">${reply('thing comment', `Thank you. ${LINES[0]}`)}${reply('thing comment', 'My grandfather was the last miller there, and he kept the books until he died.')}</div></main>`;

  it('what a column beside the thread says is left out, but not a column with the headline', () => {
    const side =
      '<div class="side"><p>Nobody reads the rules of this board, as everybody knows.</p></div>';
    expect(markdownOf(side + thread('thing link'))).not.toContain('rules of this board');
    expect(markdownOf(`<div class="side">${thread('thing link')}</div>`)).toContain('brewery');
  });
});

describe('parts that fold', () => {
  it('a heading that is a button stays with its text', () => {
    const part = `<h3><button aria-expanded="true">How the wheel was saved</button></h3><div><p>${LINES[3]}</p></div>`;
    expect(markdownOf(page(part))).toContain('### How the wheel was saved');
  });

  it('a nav that tells in sentences is text, one with links is a menu', () => {
    const answer = 'The mill opens on Sundays at ten, and nobody has to pay for a visit.';
    const part = (inside: string): string =>
      page(
        `<div class="drop"><div>When does the mill open?</div><nav class="answer"><p>${inside}</p></nav></div><p>${LINES[0]}</p>`,
      );
    expect(markdownOf(part(answer))).toContain('nobody has to pay');
    expect(markdownOf(part(`<a href="/x">${answer}</a>`))).not.toContain('nobody has to pay');
  });

  it('the line over a table stays: a summary, a caption', () => {
    const rows =
      '<tr><th>Year</th><th>Sacks</th></tr><tr><td>1874</td><td>612</td></tr><tr><td>1931</td><td>88</td></tr>';
    const table = `<table>${rows}</table>`;
    const folded = `<details><summary>All sacks by year</summary><div>${table}</div></details><p>${LINES[0]}</p>`;
    expect(markdownOf(page(folded))).toContain('All sacks by year');
    const figure = `<figure>${table}<figcaption>Sacks ground in each year</figcaption></figure><p>${LINES[0]}</p>`;
    expect(markdownOf(page(figure))).toContain('Sacks ground in each year');
  });

  it('lists made of boxes stay with their label', () => {
    const list = (classes: readonly string[]): string =>
      `<div class="${classes[0]}"><div class="${classes[1]}">What we are looking for</div><div class="${classes[2]}">` +
      ['oak beams of any length', 'a pair of millstones', 'two people who know slate roofs']
        .map((item) => `<div class="${classes[3]}">${item}</div>`)
        .join('') +
      '</div></div>';
    const drupal = [
      'field field--name-field-points field--label-above',
      'field__label',
      'field__items',
      'field__item',
    ];
    const markdown = markdownOf(page(list(drupal)));
    expect(markdown).toContain('What we are looking for');
    expect(markdown).toContain('a pair of millstones');
  });
});

describe('a banner above the main part', () => {
  it('is left out, unless the headline stands in it', () => {
    const said = 'An official site of the county says so in a sentence of its own, with care.';
    expect(markdownOf(`<div><header><p>${said}</p></header></div>${page('')}`)).not.toContain(
      'official site',
    );
    const own = `<header>${HEAD}<p>${said}</p></header><main>${TEXT}</main>`;
    expect(markdownOf(own)).toContain('official site');
  });
});

describe('pictures that are none of the text', () => {
  const img = (name: string, more = ''): string => `<img src="/img/${name}.jpg" ${more}>`;

  it('below the text: strips that lead to other sites, what stands behind the article', () => {
    const strip = [1, 2, 3]
      .map((n) => `<a href="https://photos.example/p/${n}">${img(`strip-${n}`)}</a>`)
      .join(' ');
    expect(markdownOf(`${page(img('mill'))}<div>${strip}</div>`)).not.toContain('strip-');
    const inMain = `<main><article>${HEAD}${TEXT}${img('mill')}</article><div>${img('map', 'width="600" height="200"')}</div></main>`;
    expect(markdownOf(inMain)).toContain('mill.jpg');
    expect(markdownOf(inMain)).not.toContain('map.jpg');
  });

  it('a row of signs beside a row of pictures of its own', () => {
    const row = (names: string, files: readonly string[]): string =>
      `<div class="widget widget-images ${names}"><div class="wrap">${files.map((file) => `<div class="slide">${img(file)}</div>`).join('')}</div></div>`;
    const body = `<main><div class="all">${HEAD}<p>${LINES[0]}</p>${row('', ['wheel', 'roof', 'stones'])}${TEXT}${row('logos', ['bank-a', 'bank-b'])}</div></main>`;
    expect(markdownOf(body)).toContain('roof.jpg');
    expect(markdownOf(body)).not.toContain('bank-a');
  });

  it('faces and ranks of who wrote the posts, counters', () => {
    const post = (text: string): string =>
      `<div class="msg"><div class="who">${img('face', 'class="userpic" width="90" height="90"')}<a class="memberuserphoto">${img('face-of-tom')}</a><b>tom</b><img src="/ranks/star3.gif"></div><div class="said">${text} ${img('mill', 'width="500" height="400"')}</div></div>`;
    const markdown = markdownOf(
      `<main>${HEAD}${LINES.map(post).join('')}<img src="/cgi-bin/counter.gif"></main>`,
    );
    expect(markdown).toContain('mill.jpg');
    for (const none of ['face.jpg', 'face-of-tom', 'star3', 'counter'])
      expect(markdown).not.toContain(none);
  });
});

describe('what stands around a text', () => {
  it('entries of a live report that lead to themselves are no teasers of other pages', () => {
    const entry = (text: string, at: number): string =>
      `<article class="entry" id="e${at}"><h2>Hour ${at}</h2><p>${text}</p><a href="#e${at}">Share</a></article>`;
    const report = `<main><div class="report">${HEAD}<p>${LINES[0]}</p>${LINES.slice(1).map(entry).join('')}</div></main>`;
    expect(markdownOf(report)).toContain('on both banks');
  });

  it('a table that lays out others is a frame, its columns of links are not kept with the text', () => {
    const links = Array.from(
      { length: 14 },
      (_, at) => `<tr><td><a href="/${at}">Page ${at}</a></td></tr>`,
    );
    const column = `<table>${links.join('')}</table>`;
    const text = `<table><tr><td><b>The old mill</b></td></tr><tr><td>${LINES.slice(0, 2).join(' ')}<br><br>${LINES.slice(2).join(' ')}</td></tr></table>`;
    const markdown = markdownOf(`<table><tr><td>${column}</td><td>${text}</td></tr></table>`);
    expect(markdown).toContain('brewery');
    expect(markdown).not.toContain('Page 7');
  });
});

describe('formulas', () => {
  it.each([
    ['<d-math>a^{2} + b</d-math>', '$a^{2} + b$'],
    ['<anki-mathjax>a^{2} + b</anki-mathjax>', '$a^{2} + b$'],
    ['<embed-katex>a^{2} + b</embed-katex>', '$a^{2} + b$'],
    ['<code class="language-math">a^{2} + b</code>', '$a^{2} + b$'],
    ['<img src="e.svg" class="inlinemath" alt="a + b">', '$a + b$'],
    [
      '<span class="MathJax_SVG"><svg></svg></span><script type="math/mml"><math><mi>a</mi><mo>+</mo><mi>b</mi></math></script>',
      '$a + b$',
    ],
  ])('%s is one within its line', (html, formula) => {
    expect(markdownOf(page(`<p>We find that ${html} holds for every wheel here.</p>`))).toContain(
      `We find that ${formula} holds`,
    );
  });

  it.each([
    '<d-math block>a^{2} + b</d-math>',
    '<anki-mathjax block="true">a^{2} + b</anki-mathjax>',
    '<embed-katex display-mode="1">a^{2} + b</embed-katex>',
    '<math-div>a^{2} + b</math-div>',
    '<p><span class="wp-katex-eq katex-display">a^{2} + b</span></p>',
    '<div class="katex-eq" data-katex-display="true"><pre>a^{2} + b</pre></div>',
    '<pre class="code math js-render-math"><code><span class="line">a^{2} + b</span></code></pre>',
    '<div class="latex-rendered" data-attrs="{&quot;persistentExpression&quot;:&quot;a^{2} + b&quot;}"></div>',
    '<div class="math" id="e"><span class="eqno">(1)<a class="headerlink" href="#e">¶</a></span>\\[a^{2} + b\\]</div>',
  ])('%s stands on lines of its own', (html) => {
    expect(markdownOf(page(`${html}<p>${LINES[0]}</p>`))).toContain('$$\na^{2} + b\n$$');
  });

  it('an element named for formulas that holds other things is read as any', () => {
    expect(markdownOf(page('<p>See <x-math>the <b>second</b> part</x-math> of it.</p>'))).toContain(
      'See the **second** part of it.',
    );
  });

  it('data of another kind, or none that can be read, is no formula', () => {
    for (const kept of [
      '{&quot;formula&quot;:7}',
      '{broken',
      '{&quot;expression&quot;:&quot;&quot;}',
    ]) {
      const html = page(
        `<div class="latex-rendered" data-attrs="${kept}">said here</div><p>${LINES[0]}</p>`,
      );
      expect(markdownOf(html)).not.toContain('$$');
    }
  });
});

describe('code', () => {
  it('whose language is left to a guess has none', () => {
    const code = (names: string): string =>
      page(`<pre><code class="${names}">let a = 1;\nlet b = 2;</code></pre><p>${LINES[0]}</p>`);
    expect(markdownOf(code('lang-auto hljs'))).toContain('```\nlet a');
    expect(markdownOf(code('lang-rust hljs'))).toContain('```rust\nlet a');
  });
});
