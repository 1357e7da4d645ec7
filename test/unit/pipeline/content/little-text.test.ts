/** Pages with little text of their own, through the whole pipeline: their menus are no text, however long. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

function markdownOf(body: string): string {
  const html = `<html><head><title>Shop</title></head><body>${body}</body></html>`;
  return renderDocument(pipelineInput(html)).document.markdown ?? '';
}

const menu = (links: number): string =>
  Array.from({ length: links }, (_, n) => `<a href="/${n}">Department ${n}</a>`).join('');
const TEXT =
  '<h1>Oak chair</h1><p>The chair is made of oak in the old mill and weighs 4 kilograms.</p>';
const FOOTER = '<footer>© 2026 Shop Ltd. All rights reserved. Prices include tax.</footer>';

describe('a page with little text', () => {
  it.each([5, 10, 20, 60, 200])('comes without its menu of %i links', (links) => {
    const header = `<header><nav>${menu(links)}</nav></header>`;
    for (const main of [`<div id="root">${TEXT}</div>`, `<main>${TEXT}</main>`]) {
      expect(markdownOf(header + main + FOOTER)).toBe(
        '# Oak chair\n\nThe chair is made of oak in the old mill and weighs 4 kilograms.',
      );
    }
  });

  it('comes without a menu that is one by its class alone', () => {
    const body = `<div class="main-menu"><ul><li>${menu(40)}</li></ul></div><div>${TEXT}</div>`;
    expect(markdownOf(body)).not.toContain('Department');
  });

  it('keeps its text where all of it stands in an element that frames use', () => {
    const text = 'We are on holiday until the first of May, and answer no mail before that day.';
    expect(markdownOf(`<header><h1>Closed</h1><p>${text}</p></header>`)).toContain(text);
    expect(markdownOf(`<div class="sidebar-layout">${TEXT}</div>`)).toContain('made of oak');
  });

  it('is its menu where there is nothing else', () => {
    expect(markdownOf(`<nav>${menu(20)}</nav>`)).toContain('Department 19');
  });
});
