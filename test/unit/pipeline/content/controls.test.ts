/** Lines that operate a page are no text of it. */
import { describe, expect, it } from 'vitest';
import { dropControls } from '../../../../src/main/service/pipeline/content/controls.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

function left(html: string): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const keep = new Uint8Array(outline.leaves.length).fill(1);
  dropControls(outline.leaves, keep);
  return outline.leaves.filter((_, at) => keep[at] === 1).map((leaf) => leafText(leaf).trim());
}

describe('lines that operate a page', () => {
  it.each([
    '<blockquote><p>Hoss said</p><a role="button">Click to expand...</a></blockquote>',
    '<p>Hoss said</p><span>Read more</span>',
    '<p>Hoss said</p><div>Werbung</div>',
    '<div>You are using an out of date browser. It may not display this.<br>You should upgrade.</div><p>Hoss said</p>',
    '<p>Hoss said</p><ul><li>Next message: <a href="2.html">Re: the wheel of the mill</a></li></ul>',
    '<div>JavaScript is disabled. For a better experience, please enable it.</div><p>Hoss said</p>',
  ])('go: %s', (html) => {
    expect(left(html)).toEqual(['Hoss said']);
  });

  it('stay where they say more, lead on, or stand in a table or in code', () => {
    const html =
      '<p>Loading dock</p><p><a href="/x">Read more</a></p><table><tr><td>Loading</td></tr></table>' +
      '<p>Next message: it comes on Sunday</p><p>Next to <a href="/x">the wheel</a></p><pre>loading...</pre><p>How do I find out that JavaScript is disabled?</p>';
    expect(left(html)).toHaveLength(7);
  });
});
