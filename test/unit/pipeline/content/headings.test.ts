import { describe, expect, it } from 'vitest';
import { settleHeadings } from '../../../../src/main/service/pipeline/content/headings.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

/** Texts kept when only paragraphs were kept and every leaf had the same chance. */
function kept(html: string, chance = 0.3): readonly string[] {
  const { leaves } = outlinePage(parseHtml(html));
  const keep = Uint8Array.from(leaves, ({ box }) => (box.tag === 'p' ? 1 : 0));
  settleHeadings({ leaves, chances: new Float32Array(leaves.length).fill(chance) }, keep, '');
  return leaves.filter((_, at) => keep[at] === 1).map(leafText);
}

const NOTES = '<div class="hatnote">Main article</div><div>A caption</div><div>Another</div>';

describe('headings', () => {
  it('go with the text below them, over notes and captions in between', () => {
    const html = `<main><p>Before.</p><h2>Climate</h2>${NOTES}<p>Mild.</p></main>`;
    expect(kept(html)).toEqual(['Before.', 'Climate', 'Mild.']);
  });

  it('go with nothing when another heading comes first, or the text stands elsewhere', () => {
    const html = `<main><p>Before.</p><h2>Gallery</h2>${NOTES}<h2>Climate</h2><p>Mild.</p></main>`;
    expect(kept(html)).toEqual(['Before.', 'Climate', 'Mild.']);
    const other = `<main><p>Before.</p><section><h2>More</h2>${NOTES}</section><p>Mild.</p></main>`;
    expect(kept(other)).toEqual(['Before.', 'Mild.']);
  });

  it('go where all that stands below them in their own box was left out', () => {
    const box = '<div class="ad"><h4>The current issue</h4><div>Order now</div></div>';
    expect(kept(`<main><p>Before.</p>${box}<p>After.</p></main>`)).toEqual(['Before.', 'After.']);
    const wrapped = '<div class="head"><h4>Climate</h4></div>';
    expect(kept(`<main><p>Before.</p>${wrapped}<p>Mild.</p></main>`)).toContain('Climate');
    const edited =
      '<div class="head"><h4>Climate</h4><span>[<a href="/edit">edit</a>]</span></div>';
    expect(kept(`<main><p>Before.</p>${edited}<p>Mild.</p></main>`)).toContain('Climate');
  });

  it('are none of the text where they are links in a box of their own', () => {
    const card = (text: string): string =>
      `<main><p>Before.</p><aside><h4><a href="/x">Other page</a></h4>${text}</aside><p>Mild.</p></main>`;
    expect(kept(card(''))).toEqual(['Before.', 'Mild.']);
    expect(kept(card('<p>Its text.</p>'))).toContain('Other page');
  });

  it('are titles of entries with a text, though links and little believed', () => {
    const entry = (text: string): string =>
      `<div class="e"><section><h3><a href="/x">Warm all day</a></h3><p>${text}</p></section></div>`;
    const html = `<main><p>Before.</p>${entry('One.')}${entry('Two.')}</main>`;
    expect(kept(html, 0.15)).toEqual(['Before.', 'Warm all day', 'One.', 'Warm all day', 'Two.']);
    expect(kept('<main><p>Before.</p><h3>Warm</h3><p>One.</p></main>', 0.15)).toEqual([
      'Before.',
      'One.',
    ]);
  });

  it('are titles of entries where a line of their own box parts them from the text', () => {
    const entry = (text: string): string =>
      `<div class="e"><div class="head"><h3>3.1</h3><div>14 March</div></div><p>${text}</p></div>`;
    const html = `<main><p>Before.</p>${entry('One.')}${entry('Two.')}</main>`;
    expect(kept(html, 0.15)).toEqual(['Before.', '3.1', 'One.', '3.1', 'Two.']);
  });

  it('go with the first text over a link that edits it', () => {
    const head = (tool: string): string => `<div class="h"><h2>Sources</h2>${tool}</div>`;
    const page = (tool: string): string => `<main>${head(tool)}<p>Mild.</p><p>More.</p></main>`;
    expect(kept(page('<span>[<a href="#">edit</a>]</span>'))).toContain('Sources');
    expect(kept(page('<span>By somebody who knows all of it</span>'))).not.toContain('Sources');
  });

  it('unfold the text below them, though a button is never believed', () => {
    const head = '<h2><button type="button">Admission</button></h2>';
    const page = (text: string): string => `<main><p>Before.</p>${head}<div>${text}</div></main>`;
    expect(kept(page('<p>By the first of July.</p>'), 0)).toContain('Admission');
    expect(kept(page('<div>Nothing kept.</div>'), 0)).not.toContain('Admission');
  });

  it('may have a number of answers beside them that was left out', () => {
    const head = (beside: string): string => `<div><h2>Stones</h2><div>${beside}</div></div>`;
    const page = (beside: string): string =>
      `<main><p>Before.</p>${head(beside)}<p>After.</p></main>`;
    expect(kept(page('6 comments'))).toEqual(['Before.', 'Stones', 'After.']);
    expect(kept(page('By Ann Bell'))).toEqual(['Before.', 'After.']);
  });
});
