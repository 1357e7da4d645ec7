import { describe, expect, it } from 'vitest';
import type { Format } from '../../../src/main/service/domain/format.ts';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';

const PAGE = `<html lang="en"><head><title>Kettles</title></head><body>
<nav><a href="/a">Home</a> <a href="/b">Shop all kettles and kettle parts today</a></nav>
<main><h1>Kettles</h1>
<p>A kettle boils water for tea. The copper kettle of our workshop boils a litre of water in three minutes.</p>
<p>Our workshop stands in Sheffield. It was founded in 1921 by Ada Brook, who made the first copper kettle there.</p>
<p>The copper kettle costs 120 euros. Every copper kettle comes with a guarantee of ten years.</p>
<p>Birds sing in the garden behind the workshop every spring morning.</p>
<pre><code>const kettle = boil('copper kettle water');</code></pre>
</main></body></html>`;

function ask(format: Format, html = PAGE) {
  return renderDocument(pipelineInput(html, { options: { formats: [format] } })).document;
}

/** Every sentence of the excerpt stands on the page. */
function isOnPage(text: string): boolean {
  const page = PAGE.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  return text.split(/(?<=[.!?])\s+/).every((sentence) => page.includes(sentence));
}

describe('summary', () => {
  it('takes the page’s own sentences about what it keeps coming back to, in order', () => {
    const { summary = '' } = ask({ type: 'summary' });
    expect(summary).toContain('copper kettle');
    expect(isOnPage(summary)).toBe(true);
    expect(summary).not.toContain('const kettle');
    expect(summary).not.toContain('Shop all');
  });

  it('is the same every time', () => {
    expect(ask({ type: 'summary' })).toEqual(ask({ type: 'summary' }));
  });

  it('falls back to the description, and warns when there is nothing at all', () => {
    const head = '<meta name="description" content="About kettles."><h1>Kettles</h1>';
    expect(ask({ type: 'summary' }, head).summary).toBe('About kettles.');
    const empty = ask({ type: 'summary' }, '<h1>Kettles</h1>');
    expect(empty.summary).toBeUndefined();
    expect(empty.warning).toContain('no running text');
  });

  it('works for languages written without spaces', () => {
    const html = `<html lang="ja"><body><main><p>やかんはお湯を沸かす道具です。銅のやかんは三分でお湯を沸かします。</p>
<p>私たちの工房は京都にあります。銅のやかんは工房で作られます。</p></main></body></html>`;
    expect(ask({ type: 'summary' }, html).summary).toContain('銅のやかん');
  });
});

describe('a table', () => {
  const page = `<html lang="en"><body><main><h1>Kettles</h1>
<p>Our workshop stands in Sheffield and makes kettles of copper by hand since it was founded.</p>
<table><tr><th>Weight</th><td>1.2 kg</td></tr><tr><th>Material</th><td>Copper | tin</td></tr></table>
<table><thead><tr><th>Plan</th><th>Price</th><th>Kettles</th></tr></thead><tbody>
<tr><td>Solo</td><td>9 euros</td><td>1</td></tr><tr><td>Team</td><td>29 euros</td><td>5</td></tr></tbody></table></main></body></html>`;

  it.each([
    ['What is the weight?', 'Weight: 1.2 kg'],
    ['Which material is it?', 'Material: Copper | tin'],
    ['What is the price of the team plan?', 'Team: Price: 29 euros; Kettles: 5'],
  ])('answers %s by its row', (question, row) => {
    expect(ask({ type: 'question', question }, page).answer).toBe(row);
    expect(ask({ type: 'highlights', query: question }, page).highlights).toContain(row);
  });
});

describe('question', () => {
  it.each([
    ['How much does the copper kettle cost?', '120 euros'],
    ['When was the workshop founded?', '1921'],
    ['Who founded the workshop?', 'Ada Brook'],
    ['Where does the workshop stand?', 'Sheffield'],
    ['How long is the guarantee?', 'ten years'],
  ])('%s', (question, expected) => {
    const { answer = '' } = ask({ type: 'question', question });
    expect(answer).toContain(expected);
    expect(isOnPage(answer)).toBe(true);
  });

  it('has no answer where the page has none', () => {
    const { answer, warning } = ask({ type: 'question', question: 'Which planet has rings?' });
    expect(answer).toBeUndefined();
    expect(warning).toContain('No sentence of the page answers');
  });
});

describe('highlights', () => {
  it('gives matching passages in order, one a line', () => {
    const { highlights = '' } = ask({ type: 'highlights', query: 'copper kettle' });
    const lines = highlights.split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => line.includes('kettle'))).toBe(true);
    expect(isOnPage(lines.join(' '))).toBe(true);
  });

  it('warns when nothing matches', () => {
    const { highlights, warning } = ask({ type: 'highlights', query: 'submarine' });
    expect([highlights, warning]).toEqual([undefined, 'No passage of the page matches the query.']);
  });
});
