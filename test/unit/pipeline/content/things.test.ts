/** What is known of a thing, beside the short text about it, and terms beside what is said of them. */
import { describe, expect, it } from 'vitest';
import { keepBlocks } from '../../../../src/main/service/pipeline/content/blocks-in-text.ts';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import type { Outline } from '../../../../src/main/service/pipeline/content/outline.ts';
import { keepTerms } from '../../../../src/main/service/pipeline/content/terms.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

type Rule = (outline: Outline, keep: Uint8Array) => void;

/** Texts of the leaves that are kept where those with these words were, and the rule was asked. */
function keptOf(html: string, words: string, rule: Rule): readonly string[] {
  const outline = outlinePage(parseHtml(html));
  const texts = outline.leaves.map((leaf) => leafText(leaf).trim());
  const keep = Uint8Array.from(texts, (text) => (text.includes(words) ? 1 : 0));
  rule(outline, keep);
  return texts.filter((text, at) => text !== '' && keep[at] === 1);
}

const FACTS = [
  ['Length', '12 m'],
  ['Weight', '340 kg'],
  ['Material', 'Oak'],
] as const;
const each = (write: (label: string, value: string) => string): string =>
  FACTS.map(([label, value]) => write(label, value)).join('');

const TEXT = 'The old mill by the river was repaired last summer by two carpenters.';
const beside = (facts: string, more = ''): string =>
  `<body><div class="thing"><div><img src="/m.jpg" alt=""></div><div><h1>The old mill</h1><p>${TEXT}</p></div><div>${facts}</div></div>${more}</body>`;
const facts: Rule = (outline, keep) => {
  keepBlocks(outline, keep, 'article');
};
const factsOf = (html: string): readonly string[] =>
  keptOf(html, 'The old mill', facts).filter((text) => !text.includes('mill'));

const ROWS = `<table>${each((l, v) => `<tr><td>${l}</td><td>${v}</td></tr>`)}</table>`;

describe('what is known of a thing, in a box beside the text about it', () => {
  it.each([
    ['terms', `<dl>${each((l, v) => `<dt>${l}</dt><dd>${v}</dd>`)}</dl>`],
    ['rows', ROWS],
    [
      'rows whose values are links below their names',
      `<table>${each((l, v) => `<tr><th><h2>${l}</h2></th><td><a href="/of">${v}</a></td></tr>`)}</table>`,
    ],
    [
      'columns',
      each((l, v) => `<div class="row"><div class="h"><b>${l}</b></div><div>${v}</div></div>`),
    ],
  ])('stays as %s', (_what, block) => {
    expect(factsOf(beside(block))).toEqual(FACTS.flat());
  });

  it('stays though a line elsewhere on the page was kept', () => {
    const other = '<div class="w"><p>Old mills and their millers, town by town.</p></div>';
    const html = beside(ROWS, other.replace('Old mills', 'The old mills'));
    expect(factsOf(html)).toEqual(FACTS.flat());
  });

  it('goes where the names of its rows lead on', () => {
    const rows = each(
      (l, v) => `<tr><th><a href="/of">${l} of many towns</a></th><td>${v}</td></tr>`,
    );
    expect(factsOf(beside(`<table>${rows}</table>`))).toEqual([]);
  });

  it('goes where links lead on from there', () => {
    expect(factsOf(beside(`<p><a href="/2">One in another town</a></p>${ROWS}`))).toEqual([]);
  });

  it('goes where a table lays out the page', () => {
    const page = `<body><table><tr><td><h1>The old mill</h1><p>${TEXT}</p></td><td>${ROWS}</td></tr></table></body>`;
    expect(factsOf(page)).toEqual([]);
  });
});

describe('a term', () => {
  const list = (href: string, name = 'options'): string =>
    `<dl class="${name}"><dt><a href="${href}">-x</a></dt><dt><code>-y</code></dt><dd><p>What it does.</p></dd></dl>`;

  it('stays with what is said of it, though it links to itself', () => {
    expect(keptOf(list('#x'), 'What', keepTerms)).toEqual(['-x', '-y', 'What it does.']);
  });

  it('is none where it leads to another page, or may say who wrote', () => {
    const message = '<dl><dt>1: Ann, 12 May</dt><dd>What it does.</dd></dl>';
    expect(keptOf(message, 'What', keepTerms)).toEqual(['What it does.']);
    expect(keptOf(list('/x'), 'What', keepTerms)).toEqual(['-y', 'What it does.']);
    expect(keptOf(list('#x', 'comments'), 'What', keepTerms)).toEqual(['What it does.']);
  });
});
