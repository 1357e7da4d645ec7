/** Pages of a few lines: what they say is kept, what frames them is not. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';
import { FRAMES, FRAME_LINES, SHORT_PAGES } from '../../../support/pipeline/short-pages.ts';

const inMain = (main: string): string => FRAMES['parts']?.('Lumen', main) ?? '';

const markdownOf = (html: string): string =>
  renderDocument(pipelineInput(html, { snapshot: { finalUrl: 'https://site.example/page' } }))
    .document.markdown ?? '';

/** A text without marks of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_`[\]]/g, '')
    .replace(/\s+/g, ' ');

/** What is known to go wrong: a panel that is hidden without a name, a button of a long page. */
const KNOWN = [
  'comparison-tabs none: apt install lumen',
  'product names: Add to basket',
  'product none: Add to basket',
];

describe('a page of a few lines', () => {
  it.each(Object.entries(FRAMES))('keeps all it says, framed by %s', (frame, build) => {
    const wrong = SHORT_PAGES.flatMap(({ name, title, main, facts, others }) => {
      const text = plain(markdownOf(build(title, main)));
      const lost = facts.filter((fact) => !text.includes(plain(fact)));
      const noise = [...FRAME_LINES, ...others].filter((line) => text.includes(line));
      return [...lost, ...noise].map((line) => `${name} ${frame}: ${line}`);
    });
    expect(wrong.toSorted()).toEqual(KNOWN.filter((line) => line.includes(` ${frame}:`)));
  });

  it('keeps facts in a box that calls itself a side, and warnings, in its main part', () => {
    const main = `<h1>Pottery</h1><div class="side-facts"><div>8 evenings</div><div>Room 4</div></div><div class="alert"><p>Not on 9 December.</p></div><p>Throw, trim and glaze your first bowls.</p>`;
    const markdown = markdownOf(inMain(main));
    for (const line of ['8 evenings', 'Room 4', 'Not on 9 December', 'first bowls'])
      expect(markdown).toContain(line);
  });

  it('has neither other pages that it announces nor buttons to share it', () => {
    const main = `<h1>Hal Ives, 1931–2026</h1><p>Hal Ives, who built the last wooden ferry, died on Sunday.</p><p>He was 95.</p><div><a href="#">Share</a> <a href="#">Tweet</a></div><div><h3>Similar stories</h3><ul><li><a href="/1">Ferry fares to rise</a></li></ul></div>`;
    const markdown = markdownOf(inMain(main));
    expect(markdown).toContain('He was 95.');
    for (const line of ['Tweet', 'Similar stories', 'Ferry fares'])
      expect(markdown).not.toContain(line);
  });
});
