/** Inside of a found article text stays on weak evidence. */
import { describe, expect, it } from 'vitest';
import { keepInside } from '../../../../src/main/service/pipeline/content/inside.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const TEXT = 'A long paragraph of the article that says a good deal and was chosen for it.';
const P = `<p>${TEXT}</p>`;

/** Texts kept besides TEXT when all others have the same chance. */
function kept(body: string, chance = 0.3): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${body}</body>`));
  const { leaves } = outline;
  const keep = Uint8Array.from(leaves, (leaf) => (leafText(leaf) === TEXT ? 1 : 0));
  keepInside(outline, keep, {
    chances: new Float32Array(leaves.length).fill(chance),
    kind: 'article',
    host: 'a.example',
  });
  return leaves
    .filter((_, at) => keep[at] === 1)
    .flatMap((leaf) => {
      const text = leafText(leaf);
      return text === TEXT ? [] : [text];
    });
}

describe('inside of an article', () => {
  it('keeps the standfirst right below the headline, whatever element it is', () => {
    const head = (lead: string): string =>
      `<article><header><h1>Head</h1>${lead}</header><div>${P}${P}</div></article>`;
    expect(kept(head('<p>Nobody had asked.</p>'))).toEqual(['Nobody had asked.']);
    expect(kept(head('<h2>Nobody had asked.</h2>'))).toEqual(['Nobody had asked.']);
    expect(kept(head('<div class="teaser">Nobody had asked.</div>'))).toEqual([
      'Nobody had asked.',
    ]);
    expect(kept(head('<p>Share this with friends.</p>'))).toEqual([]);
  });

  it('keeps sentences most of which are links, between paragraphs', () => {
    const linked = '<p><a href="/x">The council</a> had <a href="/y">seen it coming</a>.</p>';
    const text = 'The council had seen it coming .';
    expect(kept(`<article>${P}${linked}${P}</article>`)).toEqual([text]);
    expect(kept(`<article>${P}${linked}${P}</article>`, 0.1)).toEqual([]);
  });

  it('keeps a paragraph of one word between two others', () => {
    expect(kept(`<article>${P}<p>Precisely.</p>${P}</article>`)).toEqual(['Precisely.']);
    expect(kept(`<article>${P}<p>Sport</p>${P}</article>`)).toEqual([]);
  });

  it('keeps captions that are sentences, and none that names the photographer', () => {
    const figure = (caption: string): string =>
      `<article>${P}<figure><img src="a.jpg"><figcaption>${caption}</figcaption></figure>${P}</article>`;
    expect(kept(figure('The bridge in spring.'), 0.4)).toEqual(['The bridge in spring.']);
    expect(kept(figure('The bridge in spring.'), 0.2)).toEqual([]);
    expect(kept(figure('The bridge (Photo: Ann Lee).'), 0.4)).toEqual([]);
  });

  it('keeps the last line of the column, and what stands at the same place of another post', () => {
    const last = '<div class="epilogue"><p>To be continued soon.</p></div>';
    expect(kept(`<article>${P}${P}${last}</article>`, 0.4)).toEqual(['To be continued soon.']);
    const post = (text: string): string =>
      `<li class="post"><div class="body"><div class="text">${text}</div></div></li>`;
    expect(kept(`<ul>${post(TEXT)}${post(TEXT)}${post('Nobody had asked.')}</ul>`, 0.4)).toEqual([
      'Nobody had asked.',
    ]);
  });

  it('keeps a list in the flow of the text on weaker evidence, and no table of contents', () => {
    const list = (item: string): string => `<article>${P}<ul>${item}${item}</ul>${P}</article>`;
    expect(kept(list('<li>two red apples</li>'), 0.12)).toHaveLength(2);
    expect(kept(list('<li><a href="#a">two red apples</a></li>'), 0.9)).toEqual([]);
    expect(kept(list('<li><a href="/a">two red apples</a></li>'), 0.9)).toHaveLength(2);
  });

  it('knows a text that stands in the page itself, without any box', () => {
    expect(kept(`${P}<p>Nobody had asked.</p>${P}`)).toEqual(['Nobody had asked.']);
    expect(kept(`<div>${P}</div><p>Nobody had asked.</p><div><div>${P}</div></div>`)).toEqual([]);
  });

  it('keeps notes beside the text and parts that fold, where they tell in sentences and lead nowhere', () => {
    const page = (note: string): string => `<article><h1>Head</h1>${P}${note}${P}</article>`;
    const says = '<p>Nobody had asked for it.</p>';
    expect(kept(page(`<aside>${says}</aside>`), 0.4)).toEqual(['Nobody had asked for it.']);
    expect(kept(page(`<aside>${says}</aside>`), 0.15)).toEqual([]);
    expect(kept(page(`<aside class="related">${says}</aside>`), 0.4)).toEqual([]);
    expect(kept(page(`<aside>${says}<a href="/x">More</a></aside>`), 0.4)).toEqual([]);
    expect(kept(page(`<details><summary>Why</summary><div>${says}</div></details>`), 0.4)).toEqual([
      'Why',
      'Nobody had asked for it.',
    ]);
  });

  it('keeps a remark between paragraphs that is called a comment', () => {
    const remark = '<p class="kommentar">(Nobody had asked.)</p>';
    expect(kept(`<article><h1>Head</h1>${P}${remark}${P}</article>`)).toEqual([
      '(Nobody had asked.)',
    ]);
  });

  it('keeps a list of links to many other sites below a line, not one to pages of its own', () => {
    const list = (href: (i: number) => string): string =>
      `<ul>${[1, 2, 3, 4, 5].map((i) => `<li><a href="${href(i)}">Stove ${i}</a></li>`).join('')}</ul>`;
    const page = (href: (i: number) => string): string => `<h1>Stoves</h1>${P}${list(href)}`;
    expect(kept(page((i) => `https://stove${i}.example/`))).toHaveLength(5);
    expect(kept(page((i) => `https://one.test/${i}`))).toEqual([]);
    expect(kept(page((i) => `/stoves/${i}`))).toEqual([]);
  });

  it('keeps text in what most of the text stands in, whatever that is called', () => {
    const note = '<p>Nobody had asked for it.</p>';
    const page = (names: string): string =>
      `<article><h1>Head</h1><div class="${names}"><div>${P}${P}</div><div>${note}</div></div>${P}</article>`;
    expect(kept(page('text paywall-content'))).toEqual(['Nobody had asked for it.']);
    expect(
      kept(`<article><h1>Head</h1>${P}${P}<div class="paywall">${note}</div>${P}</article>`),
    ).toEqual([]);
  });

  it('keeps the rest of an entry that is called "more", where most of it was chosen', () => {
    const page = (rest: string): string =>
      `<div><h1>Head</h1><div>${P}${P}${P}</div><div class="entry-more">${rest}</div></div>`;
    const last = '<p>Nobody had asked for it.</p>';
    expect(kept(page(`${P}${last}`), 0.4)).toEqual(['Nobody had asked for it.']);
    expect(kept(page(last), 0.4)).toEqual([]);
  });

  it('keeps notices with their headings between paragraphs, not those that lead somewhere', () => {
    const page = (more: string): string =>
      `<article><h1>Head</h1>${P}<div class="alert alert-info"><h3>Note</h3><p>Nobody had asked.</p>${more}</div>${P}</article>`;
    expect(kept(page(''), 0.4)).toEqual(['Note', 'Nobody had asked.']);
    expect(kept(page(''), 0.15)).toEqual([]);
    expect(kept(page('<a href="/x">Settings</a>'), 0.4)).toEqual([]);
    expect(
      kept(
        `<article>${P}${P}</article><div class="cookie-notice"><p>Nobody had asked.</p></div>`,
        0.4,
      ),
    ).toEqual([]);
  });

  it('keeps a summary beside the date, and a lead that stands alone in a box of a teaser', () => {
    const page = (head: string): string =>
      `<main><div class="post-meta"><h1>Head</h1>${head}</div><div>${P}${P}</div></main>`;
    expect(kept(page('<div class="post-summary">Nobody had asked.</div>'))).toEqual([
      'Nobody had asked.',
    ]);
    expect(kept(page('<div class="post-day">Nobody had asked.</div>'))).toEqual([]);
    const outside = (line: string): string =>
      `<main><div class="head"><h1>Head</h1>${line}</div><article>${P}${P}</article></main>`;
    expect(kept(outside('<div>Nobody had asked.</div>'))).toEqual(['Nobody had asked.']);
    expect(kept(outside('<div class="post-meta">Nobody had asked.</div>'))).toEqual([]);
    const lead = '<div class="teaser-text"><p>Nobody had asked.</p></div>';
    expect(
      kept(
        `<main><div class="a"><div class="head"><h1>Head</h1></div>${lead}<div>${P}</div></div></main>`,
      ),
    ).toEqual(['Nobody had asked.']);
  });

  it('keeps a sentence with small words that also stand in bylines', () => {
    const german =
      '<p>Drei von vier Gästen sagen, dass der Verein am Kanal lange geschwiegen hat.</p>';
    expect(kept(`<article>${P}${german}${P}</article>`)).toHaveLength(1);
    expect(kept(`<article>${P}<p>Von Anna Stein, 3. Mai.</p>${P}</article>`)).toEqual([]);
  });

  it('keeps lines in boxes of one make below a heading, and the section beside theirs', () => {
    const row = (text: string): string => `<div class="q1"><div><span>${text}</span></div></div>`;
    const rows = ['A stove', 'Two beds', 'A lamp', 'No noise'].map(row).join('');
    const page = (part: string): string =>
      `<main><h1>Hut</h1><div><h2>About</h2>${P}${P}</div>${part}</main>`;
    expect(kept(page(`<div><h2>It has</h2>${rows}</div>`))).toEqual([
      'It has',
      'A stove',
      'Two beds',
      'A lamp',
      'No noise',
    ]);
    expect(kept(page('<div><h2>Rules</h2><p>Nobody smokes here.</p></div>'))).toEqual([
      'Nobody smokes here.',
    ]);
    expect(kept(page('<div><p>Nobody smokes here.</p></div>'))).toEqual([]);
  });

  it('keeps the rest of a text behind a box of another kind, in a box of the make of the first', () => {
    const part = (name: string, text: string): string =>
      `<div class="g"><div class="${name}"><p class="paywall">${text}</p></div></div>`;
    const page = (name: string): string =>
      `<article>${part('rows', TEXT)}${part('rows', TEXT)}<div><p>${TEXT}</p></div>${part(name, 'It was late.')}</article>`;
    expect(kept(page('rows'))).toEqual(['It was late.']);
    expect(kept(page('other'))).toEqual([]);
  });

  it('keeps a section of labels that says sentences and leads nowhere', () => {
    const page = (more: string): string =>
      `<main><h1>Head</h1><section>${P}${P}</section><section class="piece-label"><h2>Hung high</h2><p>It was late.</p>${more}</section></main>`;
    expect(kept(page(''))).toContain('It was late.');
    expect(kept(page('<a href="/t">Stone</a>'))).toEqual([]);
  });

  it('keeps a lead with a link in its sentence, though its box is called a teaser', () => {
    const page = (lead: string): string =>
      `<article><h1>Head</h1><div class="teaser"><p>${lead}</p></div><div>${P}${P}</div></article>`;
    expect(kept(page('Nobody in the town had <a href="/x">asked</a>.'))).toHaveLength(1);
    expect(kept(page('Nobody <a href="/x">had asked for it</a>.'))).toEqual([]);
  });

  it('keeps a list behind the text below the heading of a part made as the text is', () => {
    const list = '<h3>Two things</h3><ul><li>A stone</li><li>A stove</li></ul>';
    const page = (name: string, more = ''): string =>
      `<div><article class="part wide"><h1>Head</h1>${P}${P}</article><article class="${name}">${list}${more}</article></div>`;
    expect(kept(page('part'))).toEqual(['Two things', 'A stone', 'A stove']);
    expect(kept(page('other'))).toEqual([]);
    expect(kept(page('part', '<a href="/x">More</a>'))).toEqual([]);
  });

  it('keeps prose beside kept paragraphs whatever its class says, but for what asks', () => {
    const long = 'The council met on Monday. It had seen the flood coming, and said so to us.';
    const page = (name: string): string =>
      `<article>${P}<p class="${name}">${long}</p>${P}</article>`;
    expect(kept(page('paywall'))).toEqual([long]);
    expect(kept(page('newsletter'))).toEqual([long]);
    expect(kept(page('cookie'))).toEqual([]);
    expect(kept(page('newsletter').replace(long, 'Every Monday.'))).toEqual([]);
  });

  it('keeps parts called after the box of the text, each list with its heading the end of the text', () => {
    const part = (name: string, one: string): string =>
      `<section class="${name}"><h2>Head</h2><ul><li>${one} of them</li><li>And more</li></ul></section>`;
    const page = (name: string): string =>
      `<main><div class="profile"><h1>Ann</h1><div>${P}${P}${P}</div>${part(name, 'One')}${part(name, 'Two')}</div></main>`;
    expect(kept(page('profile__section'))).toEqual([
      'Head',
      'One of them',
      'And more',
      'Head',
      'Two of them',
      'And more',
    ]);
    expect(kept(page('author-box'))).toEqual([]);
    expect(kept(page('profile__section'), 0.15)).toEqual([]);
  });

  it('keeps what folds in the text though it is called a note, by the line that unfolds it as well', () => {
    const fold = (name: string): string =>
      `<details class="${name}"><summary>The side of it</summary><div><p>My sister saw it. She said so.</p></div></details>`;
    const told = ['The side of it', 'My sister saw it. She said so.'];
    expect(kept(`<article>${P}${fold('alert alert--info')}${P}</article>`, 0.25)).toEqual(told);
    expect(kept(`<article>${P}${P}${fold('alert')}</article>`, 0.25)).toEqual(told);
    expect(kept(`<article>${P}${fold('comments')}${P}</article>`, 0.25)).toEqual([]);
  });

  it('keeps a box between parts of the text that is called what leads on, and tells in sentences', () => {
    const box = (name: string, text: string): string =>
      `<article>${P}<div class="${name}"><div>${text}</div></div>${P}</article>`;
    const text = 'My sister saw it. She said so.';
    expect(kept(box('related', text))).toEqual([text]);
    expect(kept(box('related', `${text} <a href="/x">There.</a>`))).toEqual([]);
    expect(kept(box('newsletter', text))).toEqual([]);
  });

  it('keeps a short paragraph called as the kept ones beside it are', () => {
    const lead = `<p class="paywall">${TEXT}</p>`;
    const short = '<p class="drop-cap paywall">Nobody had asked.</p>';
    expect(kept(`<article>${P}${short}${lead}${lead}</article>`)).toEqual(['Nobody had asked.']);
    expect(kept(`<article>${P}${short}${P}${P}</article>`)).toEqual([]);
  });

  it('keeps an admonition whose title is a box, and none that leads on', () => {
    const note = (name: string, more = ''): string =>
      `<div class="admonition alert"><div class="${name}">Good to know</div><div><p>Nobody had asked for it.${more}</p></div></div>`;
    const page = (inner: string): string => `<article><h1>Head</h1>${P}${inner}${P}</article>`;
    const told = ['Good to know', 'Nobody had asked for it.'];
    expect(kept(page(note('admonitionHeading')), 0.4)).toEqual(told);
    expect(kept(page(note('admonitionLine')), 0.25)).toEqual([]);
    expect(kept(page(note('admonitionHeading', ' <a href="/x">There.</a>')), 0.25)).toEqual([]);
  });

  it('keeps an admonition that ends the text behind a list, as what writes documentation calls it', () => {
    const page = (name: string): string =>
      `<article><h1>Head</h1>${P}${P}<ul><li>${TEXT}</li><li>${TEXT}</li></ul><div class="${name} alert alert--warning"><div class="heading">warning</div><div><p>Nobody had asked for it.</p></div></div></article>`;
    expect(kept(page('theme-admonition'), 0.25)).toContain('Nobody had asked for it.');
    expect(kept(page('theme-admonition'), 0.15)).toEqual([]);
    expect(kept(page('cookie-box'), 0.25)).toEqual([]);
  });

  it('keeps lines between the first and the last of the text that are likelier than not to be part of it', () => {
    const page = (line: string): string => `<article>${P}${line}${P}</article>`;
    expect(kept(page('<p class="sti">The side of it</p>'), 0.4)).toEqual(['The side of it']);
    expect(kept(page('<p class="sti">The side of it</p>'), 0.3)).toEqual([]);
    expect(kept(page('<p><a href="/x">The side of it</a></p>'), 0.4)).toEqual([]);
    expect(kept(page('<p class="share">The side of it</p>'), 0.4)).toEqual([]);
  });

  it('keeps a note that ends the text right behind a paragraph, and none that asks or leads on', () => {
    const page = (note: string): string =>
      `<article><h1>Head</h1><div>${P}${P}${note}</div></article>`;
    const tip = (name: string, more = ''): string =>
      `<div class="${name}"><div>💡</div><div>Nobody had asked for it.${more}</div></div>`;
    expect(kept(page(tip('callout')), 0.4)).toContain('Nobody had asked for it.');
    expect(kept(page(tip('callout')), 0.15)).toEqual([]);
    expect(kept(page(tip('info-box')), 0.3)).toEqual([]);
    expect(kept(page(tip('newsletter')), 0.4)).toEqual([]);
    expect(kept(page(tip('callout', ' <a href="/x">There.</a>')), 0.4)).toEqual([]);
    const quote =
      '<blockquote class="info"><h3>Mind this</h3><p>Nobody had asked.</p></blockquote>';
    expect(kept(page(quote), 0.4)).toEqual(['Mind this', 'Nobody had asked.']);
  });
});
