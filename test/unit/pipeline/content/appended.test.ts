import { describe, expect, it } from 'vitest';
import {
  dropLinkClouds,
  dropRelated,
} from '../../../../src/main/service/pipeline/content/appended.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import {
  outlinePage,
  type Outline,
} from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

/** Texts left of a page on which all was kept. */
function left(rule: (outline: Outline, keep: Uint8Array) => void, html: string): readonly string[] {
  const outline = outlinePage(parseHtml(html));
  const keep = new Uint8Array(outline.leaves.length).fill(1);
  rule(outline, keep);
  return outline.leaves.filter((_, at) => keep[at] === 1).map(leafText);
}

/** The rule where the scorer gave every leaf the same chance. */
const cloudsAt =
  (chance: number) =>
  (outline: Outline, keep: Uint8Array): void => {
    dropLinkClouds(outline, keep, new Float32Array(keep.length).fill(chance));
  };

const TEXT = 'A paragraph of the article that says something. '.repeat(10).trim();
const ARTICLE = `<article><p>${TEXT}</p></article>`;
const more = (heading: string): string =>
  `<section>${heading}<p>Another article begins like this.</p></section>`;

describe('what is appended to an article', () => {
  it('goes: clouds of tags, and an index of the site above it', () => {
    const links = Array.from({ length: 14 }, (_, at) => `<a href="/t/${at}">tag${at}</a>`);
    const index = `<ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
    const cloud = `<div>${links.join(' ')}</div>`;
    expect(left(cloudsAt(0.4), `<div>${index}</div>${ARTICLE}${cloud}`)).toEqual([TEXT]);
    expect(left(cloudsAt(0.4), `${index}${ARTICLE}`)).toHaveLength(15);
    expect(left(cloudsAt(0.4), `${ARTICLE}${index}`)).toHaveLength(15);
    expect(left(cloudsAt(0.8), `<div>${index}</div>${ARTICLE}${cloud}`)).toHaveLength(16);
  });

  it('goes: titles of other pages in a run, or one in each of a row of boxes', () => {
    const link = (i: number): string => `<a href="/${i}">Stove number ${i}</a> `;
    const run = `<div>${[1, 2, 3].map(link).join('')}</div>`;
    const row = `<div>${[1, 2, 3].map((i) => `<div class="r">${link(i)}</div>`).join('')}</div>`;
    expect(left(cloudsAt(0.4), `${ARTICLE}${run}${row}`)).toEqual([TEXT]);
    expect(left(cloudsAt(0.8), `${ARTICLE}${run}`)).toHaveLength(2);
    expect(
      left(cloudsAt(0.4), `${ARTICLE}<div>See ${link(1)}, ${link(2)}, ${link(3)}</div>`),
    ).toHaveLength(2);
  });

  it('goes: other articles under a heading that announces them', () => {
    for (const heading of [
      '<h3 class="relatedposts">You may like</h3>',
      '<h2>Related stories</h2>',
    ])
      expect(left(dropRelated, ARTICLE + more(heading))).toEqual([TEXT]);
  });

  it('goes: teasers under a phrase that announces them; the phrase alone where the article goes on below', () => {
    const teaser = '<h3><a href="/x">Krieg und Frieden</a></h3><p>Was noch dazu gehört.</p>';
    for (const phrase of ['Neueste Artikel', 'Das könnte Sie auch interessieren', 'À lire aussi :'])
      expect(left(dropRelated, `${ARTICLE}<div><h2>${phrase}</h2>${teaser}</div>`)).toEqual([TEXT]);
    const inside = `<article><p>${TEXT}</p><h4>Auch interessant</h4><p>The article goes on.</p></article>`;
    expect(left(dropRelated, inside)).toEqual([TEXT, 'The article goes on.']);
  });

  it('stays under headings of the article itself', () => {
    for (const heading of ['<h2>More consistent logs</h2>', '<h2>See also</h2>'])
      expect(left(dropRelated, ARTICLE + more(heading))).toHaveLength(3);
  });
});
