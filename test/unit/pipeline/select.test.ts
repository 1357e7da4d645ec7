/** Selectors that are looked up find what css-select finds. */
import { selectAll } from 'css-select';
import type { ChildNode, Element } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../src/main/service/pipeline/dom/parse.ts';
import { selectElements } from '../../../src/main/service/pipeline/dom/select.ts';

const PAGE = `<main id="a" class="one two"><p class="two  three">1</p><P id="a">2</P>
  <template><p class="one" id="b">3</p></template><svg><foreignObject class="one"/></svg>
  <div class="ONE one one"><ul id="A"><li class="\ttwo\n">4</li></ul></div></main><p data-id="a">5</p>`;

describe('plain selectors', () => {
  it('find what css-select finds, in its order', () => {
    const root = parseHtml(PAGE);
    const plain = ['p', 'P', '#a', '#A', '#b', '.one', '.two', '.ONE', '[id="a"]', 'body', 'nope'];
    for (const selector of plain) {
      const expected = selectAll<ChildNode, Element>(selector, root);
      const found = selectElements(root, [selector]).elements;
      const places = found.map((element) => expected.indexOf(element));
      expect(places, selector).toEqual([...expected.keys()]);
    }
  });

  it('are taken together with others, each element once, in the order of the selectors', () => {
    const root = parseHtml(PAGE);
    const { elements, invalid } = selectElements(root, ['.two', 'main > p', '#a', '#a..']);
    const names = elements.map(({ name, attribs }) => `${name}.${attribs['class'] ?? ''}`);
    expect(names).toEqual(['main.one two', 'p.two  three', 'li.\ttwo\n', 'p.']);
    expect(invalid).toEqual(['#a..']);
  });
});
