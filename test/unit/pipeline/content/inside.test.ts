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
    expect(kept(page(`<aside>${says}</aside>`), 0.3)).toEqual([]);
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
});
