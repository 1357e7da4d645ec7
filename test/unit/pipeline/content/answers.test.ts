/** What is folded away or very short, through the whole pipeline. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

function markdownOf(body: string): string {
  const html = `<html><head><title>Heaters</title></head><body>${body}</body></html>`;
  return renderDocument(pipelineInput(html)).document.markdown ?? '';
}

const TEXT = '<p>The heater stores the heat of one short fire in its stones for the whole day.</p>';

describe('answers that are folded away', () => {
  it('are kept with their questions', () => {
    const body = `<nav><a href="/">Home</a></nav><main><h1>Questions</h1>
      <details><summary>How hot does it get?</summary><p>About eighty degrees outside.</p></details>
      <div class="accordion-item"><button aria-expanded="false">How long does it burn?</button>
        <div class="accordion-panel" hidden><p>About two hours, twice a day.</p></div></div>
      <div class="item"><h3><button>What wood does it need?</button></h3>
        <div style="display:none"><p>Beech, dried for two years.</p></div></div></main>`;
    const markdown = markdownOf(body);
    expect(markdown).toContain('About eighty degrees outside.');
    expect(markdown).toContain('About two hours, twice a day.');
    expect(markdown).toContain('Beech, dried for two years.');
  });

  it('are no hidden menus or notices', () => {
    const body = `<main><h1>Stoves</h1>${TEXT.repeat(6)}<div hidden><p>Your cart is empty now.</p></div></main>`;
    expect(markdownOf(body)).not.toContain('cart');
  });
});

describe('a very short page', () => {
  it('keeps its line and not its frame', () => {
    expect(markdownOf('<nav><a href="/">Home</a></nav><p>Hello world</p><footer>Us</footer>')).toBe(
      'Hello world',
    );
  });
});
