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

  it('keep the line that unfolds them, be it no question', () => {
    const fold =
      '<details open><summary>Stones</summary><p>They are heavy and warm, as stones of a heater are.</p></details>';
    expect(markdownOf(`<main><h1>Heaters</h1>${TEXT}${TEXT}${fold}</main>`)).toContain('Stones');
  });

  it('are kept where the class of each of several says that it is one', () => {
    const answer = (name: string, text: string): string =>
      `<section class="${name}"><header>Ida <a href="/u/1">1</a></header><div><p>${text}</p></div></section>`;
    const page = (name: string): string =>
      `<main><h1>Does it need a pipe?</h1>${TEXT.repeat(3)}<footer>${answer(name, 'Nobody needs one.')}${answer(name, 'I do.')}</footer></main>`;
    expect(markdownOf(page('answer'))).toContain('Nobody needs one.');
    expect(markdownOf(page('note'))).not.toContain('Nobody needs one.');
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
