import { describe, expect, it } from 'vitest';
import {
  keepAttached,
  keepTablesInText,
} from '../../../../src/main/service/pipeline/content/attached.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import {
  outlinePage,
  type Outline,
} from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

type Rule = (outline: Outline, keep: Uint8Array) => void;

/** Texts kept by a rule when only paragraphs were kept before it. */
function kept(rule: Rule, html: string): readonly string[] {
  const outline = outlinePage(parseHtml(html));
  const keep = Uint8Array.from(outline.leaves, ({ box }) => (box.tag === 'p' ? 1 : 0));
  rule(outline, keep);
  return outline.leaves.filter((_, at) => keep[at] === 1).map(leafText);
}

const TABLE = '<table><tr><td>Oslo</td><td>7</td></tr><tr><td>Rome</td><td>20</td></tr></table>';
const LINKS = TABLE.replace(/<td>(\w+)<\/td>/g, '<td><a href="/x">$1</a></td>');

describe('what goes with the text', () => {
  it('is a table of data right between kept paragraphs', () => {
    const texts = kept(keepTablesInText, `<p>Before it.</p><div>${TABLE}</div><p>After it.</p>`);
    expect(texts).toEqual(['Before it.', 'Oslo', '7', 'Rome', '20', 'After it.']);
  });

  it('is no table of links, and none at the edge of the text', () => {
    expect(kept(keepTablesInText, `<p>Before.</p>${LINKS}<p>After.</p>`)).toHaveLength(2);
    expect(kept(keepTablesInText, `<p>Before.</p>${TABLE}<h2>Menu</h2>`)).toEqual(['Before.']);
    expect(kept(keepTablesInText, `${TABLE}<p>After.</p>`)).toEqual(['After.']);
  });

  it('is a list of notes near it', () => {
    const notes = '<ol class="references"><li>Smith 2003.</li></ol>';
    const text = '<p>A long paragraph that says what the notes are about, in full.</p>';
    expect(kept(keepAttached, `<div>${text}${notes}</div>`)).toContain('Smith 2003.');
  });
});
