/**
 * The own reader gives htmlparser2's trees: on pages as they are, on every construct by name, and on tag soup
 * made of them (seeded, the same every time).
 */
import type { ChildNode, Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePage } from '../../../bench/support/pages.ts';
import { parseHtml } from '../../../src/main/service/pipeline/dom/parse.ts';

/** One line a node, with its depth; broken links between nodes show, too. */
function linesOf(root: Document): string[] {
  const lines: string[] = [];
  const stack: (readonly [ChildNode | Document, number])[] = [[root, 0]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [node, depth] = next;
    const name = 'name' in node ? node.name : '';
    const data = 'data' in node ? node.data : '';
    const attributes = 'attribs' in node ? JSON.stringify(node.attribs) : '';
    lines.push(`${depth} ${node.type} ${name} ${data} ${attributes}`);
    if (!('children' in node)) continue;
    node.children.forEach((child, at) => {
      const isLinked =
        child.parent === node &&
        child.prev === (node.children[at - 1] ?? null) &&
        child.next === (node.children[at + 1] ?? null);
      if (!isLinked) lines.push(`${depth} a child that is not linked`);
    });
    for (const child of node.children.toReversed()) stack.push([child, depth + 1]);
  }
  return lines;
}

const expectSame = (html: string): void => {
  expect(linesOf(parseHtml(html)), html.slice(0, 400)).toEqual(linesOf(parseDocument(html)));
};

const NAMES =
  'div p a li ul td tr table th tbody thead form script style title textarea iframe svg math foreignObject desc mi annotation-xml clipPath CLIPPATH image img br hr input button select option optgroup h1 noscript plaintext xmp noembed noframes body head link meta span b dd dt rt rp g K custom-el constructor a<b'.split(
    ' ',
  );
const ATTRIBUTES = 'class CLASS id href constructor __proto__ a"b =x data-x'.split(' ');
const VALUES =
  '"v" \'v\' v "a&amp;b" a/ "&copy=1" "&copy1" "&copy;" "x&copy" "&#39;&#x41" "" "a>b" v&lt "'.split(
    ' ',
  );
const PIECES = [
  ...'text &amp; &copy &copy; &notit; &not &#65 &#x41; &# &#x &; &&amp; &amp&amp; < <3 &lt;b&gt; é &NotEqualTilde; &ampamp; &#0; &#128; &#1114112; \0 " = / > --> ]]> &acE; &fjlig; &abcdefghijklmnopqrstuvwxyzabcdefghijklmnop;'.split(
    ' ',
  ),
  ...['a & b', '< ', '\n  ', '<!-- c -->', '<!-- --- -->', '<!doctype html>', '<?php x?>', '</ x>'],
  ...'<!--> <!---> <!----> <!--a--!> <!--a--!--> <!--x---!> <!- <!-> <!> <!x> <!DOCTYPE> <!doc> <?> </> </3>'.split(
    ' ',
  ),
  ...['<![CDATA[x]]>', '<![CDATA[x>', '<![cdata[x]]>', '</script >', '</SCRIPT/>', '<</script>'],
  ...['</scr', '</style', '</title x>', '</script', '</textarea\n>', '<br / >', '<a / b>'],
];

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function soup(random: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const tag = (): string => {
    const roll = random();
    if (roll < 0.3) return `<${pick(NAMES)}>`;
    if (roll < 0.6) return `</${pick(NAMES)}>`;
    if (roll < 0.7) return `<${pick(NAMES)}/>`;
    const attribute = `${pick(ATTRIBUTES)}${pick(['=', '', ' = '])}${pick(VALUES)}`;
    return `<${pick(NAMES).toUpperCase()} ${attribute}${pick(['', ' ', '/', ' id=2', ' id="3"'])}>`;
  };
  const count = 1 + Math.floor(random() * 14);
  return Array.from({ length: count }, () => (random() < 0.6 ? tag() : pick(PIECES))).join('');
}

describe('the own reader', () => {
  it('reads generated pages as htmlparser2 does', () => {
    for (const seed of [1, 2, 3]) expectSame(makePage(30_000, seed));
  });

  it('reads the fixtures as htmlparser2 does', () => {
    const folder = path.join(import.meta.dirname, '../../fixtures');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    for (const file of pages) expectSame(readFileSync(path.join(folder, file), 'utf8'));
  });

  it('reads tag soup as htmlparser2 does', () => {
    const random = seeded(7);
    for (let turn = 0; turn < 20_000; turn += 1) {
      const html = `${soup(random)}<!-- end -->`;
      if (!/<[/a-z]*&/i.test(html)) expectSame(html);
    }
    // all computing: three seconds on a free core, many times that on a shared one
  }, 120_000);

  it('decodes a reference behind a bare < in a title, where htmlparser2 does not', () => {
    expect(linesOf(parseHtml('<title><&lt;</title>'))).toContain('2 text  << ');
  });

  it.each([
    ['<p>one</p', '<p>one</p>'],
    ['<p>one<a href="x', '<p>one</p>'],
    ['<p>one<br /', '<p>one</p>'],
    ['<p>one<scr', '<p>one</p>'],
  ])('leaves out the tag that the end of the page cuts off: %s', (html, whole) => {
    expect(linesOf(parseHtml(html))).toEqual(linesOf(parseHtml(whole)));
  });

  it('reads hostile repetition in linear time', () => {
    const pieces = [
      '<!-- --!>',
      '<!-- -->',
      '&',
      '&a',
      '<',
      '</',
      '<a b',
      '<a b="',
      '</a',
      '<![CDATA[',
    ];
    for (const piece of pieces) {
      const html = piece.repeat(100_000);
      expect(linesOf(parseHtml(html)).length).toBeLessThanOrEqual(100_002);
    }
  });
});
