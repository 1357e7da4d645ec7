/** Lines of an article that lead elsewhere go, sentences stay. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { tidyArticle } from '../../../../src/main/service/pipeline/content/tidy.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const TEXT = 'A long paragraph of the article that says a good deal about the old bridge.';
const P = `<p>${TEXT}</p>`;

/** What is left between and behind paragraphs of an article on which all was kept. */
function left(between: string, behind = ''): readonly string[] {
  const { leaves } = outlinePage(
    parseHtml(`<article>${P}${P}${between}${P}${P}${behind}</article>`),
  );
  const keep = new Uint8Array(leaves.length).fill(1);
  tidyArticle(leaves, keep);
  return leaves
    .filter((_, at) => keep[at] === 1)
    .map(leafText)
    .filter((text) => text !== TEXT);
}
const link = (text: string): string => `<p><a href="/x">${text}</a></p>`;

describe('an article', () => {
  it('loses lines that lead elsewhere', () => {
    expect(left(link('Five more bridges to see'), link('All about bridges'))).toEqual([]);
    expect(left(link('Read more: the bridge returns.'))).toEqual([]);
    expect(left(link('Is the bridge safe?'))).toEqual([]);
  });

  it('keeps sentences that are links', () => {
    const sentence = 'The council had seen it coming.';
    expect(left(link(sentence), link('Nobody had asked for it.'))).toEqual([
      sentence,
      'Nobody had asked for it.',
    ]);
  });

  it('keeps the titles of entries, whose text follows each in a box of its own', () => {
    const entry = (n: number): string => `<li>${link(`Notice ${n} of the bridge`)}${P}</li>`;
    expect(left(`<ul>${[1, 2, 3].map(entry).join('')}</ul>`)).toHaveLength(3);
    expect(left(`<ul>${[1, 2].map(entry).join('')}</ul>`)).toEqual([]);
  });

  it('keeps what the items of a list behind it wrap', () => {
    const list = '<ul><li><div>Two planks</div></li><li><div>A wheel of oak</div></li></ul>';
    expect(left('', list)).toEqual(['Two planks', 'A wheel of oak']);
    expect(left('', '<div>Two planks</div>')).toEqual([]);
  });

  it('loses a bold label whose list is gone, and a link at its end that breaks off', () => {
    expect(left('', '<p><b>Seen this already?</b></p>')).toEqual([]);
    expect(left('', link('Here is one more bridge that fell …'))).toEqual([]);
    expect(left('', '<p>Who will pay for it?</p>')).toEqual(['Who will pay for it?']);
  });

  it('loses captions that end in a source behind a stroke, not those that speak of sources', () => {
    const caption = (text: string): string => `<figcaption><span>${text}</span></figcaption>`;
    expect(left(caption('The bridge from the north / Źródło: <a href="/p">Pixabay</a>'))).toEqual(
      [],
    );
    const told = 'The bridge and its source: a spring above the village';
    expect(left(caption(told))).toEqual([told]);
  });
});
