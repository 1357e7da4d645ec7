/** Hostile input: no overflow, no quadratic time (counted as growth of the output, never as seconds). */
import { Element, Text } from 'domhandler';
import type { ChildNode } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../../../../src/main/service/pipeline/markdown/index.ts';

const OPTIONS = { baseUrl: 'https://example.com/', removeBase64Images: true };
const write = (html: string): string => toMarkdown(parseHtml(html).children, OPTIONS);

/** A tree that no parser limits: the names in turns, `depth` of them, with a text inside. */
function nest(names: readonly string[], depth: number): ChildNode {
  let node: ChildNode = new Text('text');
  for (let level = depth - 1; level >= 0; level--) {
    node = new Element(names[level % names.length]!, { href: '/x' }, [node]);
  }
  return node;
}

describe('hostile input', () => {
  it.each([
    ...[
      'div',
      'span',
      'b',
      'blockquote',
      'ul',
      'ul li',
      'ol li',
      'dl dd',
      'a',
      'code',
      'pre',
      'q',
      'h1',
    ],
    ...[
      'table tr td',
      'table',
      'td',
      'details summary',
      'sup',
      'sub',
      'figure',
      'math mrow',
      'footer',
    ],
  ])('50,000 nested <%s> keep their text and stay small', (names) => {
    const markdown = toMarkdown([nest(names.split(' '), 50_000)], OPTIONS);
    expect(markdown).toContain('text');
    expect(markdown.length).toBeLessThan(names === 'q' ? 200_000 : 20_000);
  });

  it('20,000 unclosed <b> make one mark', () => {
    expect(write('<b>'.repeat(20_000) + 'x')).toBe('**x**');
  });

  it('20,000 unclosed <b> with text between make one mark', () => {
    expect(write('<b>x '.repeat(20_000))).toBe(`**${'x '.repeat(20_000).trim()}**`);
  });

  it('unclosed <b>, <i>, <a> and <p> in turns stay linear in size', () => {
    const small = write('<b>x<i>y<a href="/z">z<p>w'.repeat(1000)).length;
    const large = write('<b>x<i>y<a href="/z">z<p>w'.repeat(4000)).length;
    expect(large).toBeLessThan(small * 4.5);
  });

  it.each([
    ['backticks', '`'.repeat(100_000)],
    ['brackets', '['.repeat(100_000)],
    ['stars', '* '.repeat(100_000)],
    ['tildes', '~ '.repeat(50_000)],
    ['ampersands', '&amp;a'.repeat(50_000)],
    ['dollars', '$$'.repeat(50_000)],
    ['openers of formulas', '\\('.repeat(50_000)],
    ['white space', ' \n'.repeat(200_000) + 'x'],
    ['breaks', '<br>'.repeat(50_000) + 'x'],
    ['punctuation in marks', '<b>!</b>'.repeat(20_000)],
    ['spans in code', `<pre>${'<span>a</span>\n'.repeat(200_000)}</pre>`],
    [
      'a row of cells',
      `<table><tr>${'<td>x</td>'.repeat(150_000)}</tr><tr><td>y</td></tr></table>`,
    ],
    ['references', '<sup><a href="#n">1</a></sup>'.repeat(20_000) + '<p id="n">note</p>'],
    [
      'cells that span',
      `<table>${`<tr>${'<td rowspan=65534 colspan=1000>x</td>'.repeat(20)}</tr>`.repeat(1000)}</table>`,
    ],
    [
      'rows below a wide one',
      `<table><tr>${'<th>x</th>'.repeat(10_000)}</tr>${'<tr><td>y</td></tr>'.repeat(10_000)}</table>`,
    ],
    ['tildes in a row', '~'.repeat(100_000)],
    ['backslashes in a mark', `<b>x${'\\'.repeat(100_000)} !</b>x`],
    ['signs in a mark', `<b>x${'!'.repeat(100_000)}x</b>x`],
    ['empty lines of code', `<pre>x${'\n \t'.repeat(100_000)}y</pre>`],
    [
      'notes with one sign',
      Array.from({ length: 20_000 }, (_, at) => `<sup><a href="#n${at}">*</a></sup>`).join('') +
        Array.from({ length: 20_000 }, (_, at) => `<p id="n${at}">note</p>`).join(''),
    ],
    ['terms of a formula', `<math>${'<mi>x</mi>'.repeat(100_000)}</math>`],
    ['dollars around a formula', `<script type="math/tex">${'$'.repeat(100_000)}x</script>`],
    ['one long srcset', `<img srcset="${'a b, '.repeat(50_000)}" src="x.png">`],
    ['commas in a srcset', `<img srcset="a${','.repeat(200_000)}" src="x.png">`],
    ['one long data address', `<img src="data:image/png;base64,${'A'.repeat(500_000)}">`],
  ])('100,000 %s end', (_, html) => {
    expect(write(`<p>start</p>${html}`).length).toBeGreaterThan(4);
  });

  it('keeps every text, however deep the quotes around it', () => {
    const html = `${'<blockquote>'.repeat(300)}<p>one</p><p>two</p>${'</blockquote>'.repeat(300)}`;
    expect(write(html)).toMatch(/one[\s\S]*two$/);
  });
});
