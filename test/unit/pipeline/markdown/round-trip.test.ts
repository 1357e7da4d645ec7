/**
 * What is written reads back as the page: made-up pages of hostile text are turned into markdown, rendered by
 * markdown-it (CommonMark and GFM's tables and strikethrough), and both sides are compared block by block.
 *
 * The pages are made from a seed, the same every time. Not compared: white space (a mark may need a space beside it), the rank
 * of headings, emphasis itself (punctuation at its edge may move outside), and where an empty item is left out, numbers.
 */
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../../../../src/main/service/pipeline/markdown/index.ts';

const renderer = new MarkdownIt({ html: true });

const WORDS = [
  ...'a b word 1 1. 2) - + * ** _ __ snake_case # ## > < <b> </i> ` `` ~ ~~ --- === [ ] ( ) [x] ]( ! ![ | \\ \\\\ \\*'.split(
    ' ',
  ),
  ...'& &amp; &#35; &copy; : http://x.y/z www.x.y a@b.co $ " \' . , ? é 你好 世界 。 “ ” — … ☃ 😀 [^1] [a]: <!-- <?'.split(
    ' ',
  ),
  ...'<a@b.co> <http://x.y> = { } ^ % / 1984. +1 -1 C# a*b a_b *a a* _a a_ ~a a~'.split(' '),
  ...['[ ]', '[a]: b', '* * *', '- - -', '_ _ _', '\u00a0', '\u00ad'],
];

/** A maker of pages; numbers from a linear congruential generator. */
function makerOf(start: number): (depth: number) => string {
  let seed = start;
  const random = (): number => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const upTo = (most: number): number => 1 + Math.floor(random() * most);
  const times = (count: number, make: () => string): string =>
    Array.from({ length: count }, make).join('');
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const word = (): string => WORDS[Math.floor(random() * WORDS.length)] ?? '';
  const text = (): string =>
    escaped(times(upTo(5), () => (random() < 0.5 ? ' ' : '') + word())) +
    (random() < 0.3 ? ' ' : '');

  const inline = (depth: number): string =>
    times(upTo(3), () => {
      const kind = random();
      if (depth <= 0 || kind < 0.45) return text();
      if (kind < 0.55) return `<b>${inline(depth - 1)}</b>`;
      if (kind < 0.65) return `<i>${inline(depth - 1)}</i>`;
      if (kind < 0.7) return `<s>${escaped(word()).replaceAll('~', '')}</s>`;
      if (kind < 0.8) return `<code>${text()}</code>`;
      if (kind < 0.9)
        return `<a href="/x">${inline(depth - 1).replace(/<\/?a(?: [^>]*)?>/g, '')}</a>`;
      return kind < 0.95
        ? '<br>'
        : `<img src="/i.png" alt="${escaped(word()).replaceAll('"', '')}">`;
    });
  const line = (): string => inline(1).replace(/<br>|<img[^>]*>/g, 'x');
  const items = (depth: number): string =>
    times(upTo(3), () => `<li>x${inline(1)}${random() < 0.6 ? blocks(depth - 1) : ''}</li>`);
  const row = (tag: string, width: number): string =>
    `<tr>${times(width, () => `<${tag}>${inline(1)}</${tag}>`)}</tr>`;
  const code = (): string =>
    Array.from({ length: upTo(3) }, () => `${'  '.repeat(upTo(3))}${word()}${word()}`).join('\n');
  const block = (depth: number): string => {
    const kind = random();
    if (depth <= 0 || kind < 0.4) return `<p>${inline(2)}</p>`;
    if (kind < 0.5) return `<h${upTo(6)}>x${line()}</h1>`;
    if (kind < 0.65) return `<ul>${items(depth)}</ul>`;
    if (kind < 0.75) return `<ol start="${upTo(12)}">${items(depth)}</ol>`;
    if (kind < 0.85) return `<blockquote>${blocks(depth - 1)}</blockquote>`;
    if (kind < 0.93) return `<pre><code>${escaped(code())}</code></pre>`;
    if (kind >= 0.97) return '<p>x</p><hr><p>y</p>';
    const width = upTo(3) + 1;
    return `<table>${row('th', width)}${times(upTo(3), () => row('td', width))}</table>`;
  };
  const blocks = (depth: number): string => times(upTo(2), () => block(depth));
  return blocks;
}

const BLOCKS = /^(?:p|h[1-6]|ul|ol|li|blockquote|table|tbody|thead|tr|t[dh]|pre|hr)$/;
const SHOWN = /^(?:ul|ol|li|blockquote|table|tr|t[dh])$/;

/** The blocks of a page and their text, one a line. */
function outlineOf(html: string): string {
  const lines: string[] = [];
  let text = '';
  const endLine = (): void => {
    const folded = text.replace(/\s+/g, '');
    if (folded !== '') lines.push(folded);
    text = '';
  };
  const visit = (node: ChildNode): void => {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return;
    if (node.name === 'br') endLine();
    else if (node.name === 'img') text += `{${node.attribs['alt'] ?? ''}}`;
    else if (node.name === 'pre') {
      endLine();
      lines.push(JSON.stringify(codeOf(node)));
    } else if (BLOCKS.test(node.name)) visitBlock(node);
    else node.children.forEach(visit);
  };
  const visitBlock = (element: Element): void => {
    endLine();
    const isShown = SHOWN.test(element.name);
    const start = element.name === 'ol' ? ` ${element.attribs['start'] ?? '1'}` : '';
    const from = isShown ? lines.push(`<${element.name}${start}>`) : lines.length;
    element.children.forEach(visit);
    endLine();
    if (!isShown) return;
    // what is empty is left out, but for cells
    if (lines.length === from && !/^t[dh]$/.test(element.name)) lines.pop();
    else lines.push(`</${element.name}>`);
  };
  parseHtml(html).children.forEach(visit);
  endLine();
  return lines.join('\n');
}

/** Code to the letter, without what ends it; no-break spaces are written as spaces. */
function codeOf(pre: Element): string {
  let code = '';
  const visit = (node: ChildNode): void => {
    if (isText(node)) code += node.data;
    else if (isTag(node)) node.children.forEach(visit);
  };
  visit(pre);
  return code.replaceAll('\u00a0', ' ').replace(/(?:\n[ \t]*)+$/, '');
}

const write = (html: string): string =>
  toMarkdown(parseHtml(html).children, {
    baseUrl: 'https://example.com/',
    removeBase64Images: true,
  });

describe('markdown reads back as the page', () => {
  it.each([
    ['paragraphs of signs', 0, 1500],
    ['blocks in blocks', 3, 1500],
  ])('%s', (_, depth, count) => {
    const make = makerOf(1);
    for (let page = 0; page < count; page += 1) {
      const html = make(depth);
      const markdown = write(html);
      expect(outlineOf(renderer.render(markdown)), `${html}\n\n${markdown}`).toBe(outlineOf(html));
    }
  });
});
