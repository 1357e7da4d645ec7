/** Headers that stand in tables of their own. */
import { describe, expect, it } from 'vitest';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { keepHeadsOfTables } from '../../../../src/main/service/pipeline/content/table-heads.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const HEAD = '<table><thead><tr><th>Town</th><th>Mills</th></tr></thead></table>';
const BODY = '<table><tbody><tr><td>Ash</td><td>3</td></tr></tbody></table>';

/** Which leaves are kept where all but those of the first table were. */
function keptOf(html: string, own: number): readonly number[] {
  const outline = outlinePage(parseHtml(html));
  const keep = new Uint8Array(outline.leaves.length).fill(1).fill(0, 0, own);
  keepHeadsOfTables(outline, keep);
  return [...keep];
}

describe('a header in a table of its own', () => {
  it('is kept with the body below it', () => {
    expect(keptOf(`<div>${HEAD}</div><div>${BODY}</div>`, 2)).toEqual([1, 1, 1, 1]);
  });

  it('is nothing to a table behind a text', () => {
    expect(keptOf(`${HEAD}<p>More of it.</p>${BODY}`, 2)).toEqual([0, 0, 1, 1, 1]);
  });
});
