/** What a page says twice in blocks of several lines. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { dropCopies } from '../../../../src/main/service/pipeline/content/tidy.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

function left(html: string): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${html}</body>`));
  const keep = new Uint8Array(outline.leaves.length).fill(1);
  dropCopies(outline, keep);
  return outline.leaves.filter((_, at) => keep[at] === 1).map((leaf) => leafText(leaf).trim());
}

const LINES = ['Light rain, sweat and brief water contact', 'Short dives, swim and surf every day'];

describe('a block said twice', () => {
  it('is kept once, however the copy is cut into lines', () => {
    const wide = `<div class="wide">${LINES.map((line) => `<p>${line}</p>`).join('')}</div>`;
    const narrow = `<section class="narrow"><h6>Light rain, sweat and</h6><p>brief water contact</p><p>${LINES[1] ?? ''}</p></section>`;
    expect(left(`${wide}<p>between</p>${narrow}`)).toEqual([...LINES, 'between']);
  });

  it('is no part that every card has, no table and no code', () => {
    const terms =
      '<div><b>Free delivery in two days</b><p>from the house and back to the house</p></div>';
    const cards = [1, 2, 3, 4].map((at) => `<div class="card"><h3>Stove ${at}</h3>${terms}</div>`);
    expect(left(cards.join('')).filter((line) => line.startsWith('Free'))).toHaveLength(4);
    const rows = `<table>${'<tr><td>one two three four five six</td><td>seven eight nine ten eleven twelve</td></tr>'.repeat(2)}</table>`;
    expect(left(rows)).toHaveLength(4);
    const code =
      '<div><pre>let a = b + c + d + e + f + g</pre><pre>let h = i + j + k + l + m + n</pre></div>';
    expect(left(code + code)).toHaveLength(4);
  });
});
