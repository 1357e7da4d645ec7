/** Sources at the end of a text stay with it. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { keepSources } from '../../../../src/main/service/pipeline/content/sources.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const LIST = '<ol><li><a href="/a">On stones</a></li><li><a href="/b">On stoves</a></li></ol>';

/** Texts kept besides those of paragraphs. */
function kept(html: string): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const { leaves } = outline;
  const keep = Uint8Array.from(leaves, ({ box }) => (box.tag === 'p' ? 1 : 0));
  keepSources(outline, keep);
  return leaves.filter(({ box }, at) => keep[at] === 1 && box.tag !== 'p').map(leafText);
}

describe('sources', () => {
  it('stay with the line that says what they are', () => {
    const page = (line: string): string => `<article><p>Stones.</p>${line}${LIST}</article>`;
    expect(kept(page('<h2>References</h2>'))).toEqual(['References', 'On stones', 'On stoves']);
    expect(kept(page('<h3>Quellen:</h3>'))).toHaveLength(3);
    expect(kept(page('<h2>Read next</h2>'))).toEqual([]);
    expect(kept(page(''))).toEqual([]);
  });

  it('go where they stand apart from the text', () => {
    const apart = `<div><p>Stones.</p></div><div><h2>Sources</h2>${LIST}</div>`;
    expect(kept(apart)).toEqual([]);
  });
});
