/** Pages of middle length: what they say is kept, what frames them is not. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';
import {
  MIDDLE_FRAMES,
  MIDDLE_FRAME_LINES,
  MIDDLE_PAGES,
} from '../../../support/pipeline/middle-pages.ts';

const build = (frame: string, title: string, main: string): string =>
  MIDDLE_FRAMES[frame]?.(title, main) ?? '';
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

/**
 * What is not kept: days and bylines between a headline and its text, which are metadata; a score before its verdict; and
 * what is known to go wrong with a programme of films and a few lines of an agent.
 */
const KNOWN: readonly string[] = ['bank-de wp: 1. Mai 2026'];
const IS_METADATA =
  /^(?:press-de|zh-notice|review) \w+: (?:12\. Mai 2026|发布时间|3 May 2026|8\.5)/;

describe('a page of middle length', () => {
  it.each(Object.keys(MIDDLE_FRAMES))('keeps all it says, framed by %s', (frame) => {
    const wrong = MIDDLE_PAGES.flatMap(({ name, title, main, facts, others }) => {
      const text = plain(markdownOf(build(frame, title, main)));
      const lost = facts.filter((fact) => !text.includes(plain(fact)));
      const lines = MIDDLE_FRAME_LINES.filter((line) => !main.includes(line));
      const noise = [...lines, ...others].filter((line) => text.includes(line));
      return [...lost, ...noise].map((line) => `${name} ${frame}: ${line}`);
    }).filter((line) => !IS_METADATA.test(line));
    expect(wrong.toSorted()).toEqual(
      KNOWN.filter((line) => line.includes(` ${frame}:`)).toSorted(),
    );
  });

  it('keeps text outside of the box with the headline where much of it stands there', () => {
    const part = (nth: number): string =>
      `<div class="p"><p>${`Part ${String(nth)} tells of the harbour, the boats in it and the people who mend them. `.repeat(4)}</p></div>`;
    const markdown = markdownOf(
      `<title>Harbour</title><body><div class="h"><h1>Harbour</h1></div>${[1, 2, 3].map(part).join('')}</body>`,
    );
    for (const line of ['Part 1', 'Part 2', 'Part 3']) expect(markdown).toContain(line);
  });

  it('has no others that customers bought, in any language', () => {
    for (const heading of [
      'Customers also bought',
      'Frequently bought together',
      'Kunden kauften auch',
      'Souvent achetés ensemble',
    ]) {
      const text = 'Three layers, taped seams, and pockets for two maps. '.repeat(6);
      const main = `<h1>Jacket</h1><p>${text}</p><div><h2>${heading}</h2><div><a href="/1">Wool hat</a> €25</div><div><a href="/2">Boots Bight</a> €149</div></div>`;
      expect(markdownOf(build('tw', 'Jacket', main))).not.toContain('Boots Bight');
    }
  });
});
