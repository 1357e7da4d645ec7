import { describe, expect, it } from 'vitest';
import { decodeHtml, sniffEncoding } from '../../../src/main/service/pipeline/dom/encoding.ts';
import { MAX_DEPTH, parseHtml } from '../../../src/main/service/pipeline/dom/parse.ts';
import { textOf } from '../../../src/main/service/pipeline/dom/text.ts';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

describe('the encoding of a page', () => {
  it('believes the byte-order mark before the header', () => {
    const bytes = Buffer.from('\ufeffé', 'utf8');
    expect(sniffEncoding(bytes, 'text/html; charset=windows-1252')).toBe('UTF-8');
    expect(decodeHtml(bytes, 'text/html; charset=windows-1252')).toBe('é');
  });

  it('believes the header before the meta element', () => {
    const page = latin1('<meta charset="utf-8">caf\xe9');
    expect(decodeHtml(page, 'text/html; charset=ISO-8859-1')).toContain('café');
  });

  it('reads the meta element', () => {
    expect(decodeHtml(latin1('<meta charset=gbk>\xc4\xe3'))).toContain('你');
  });

  it('takes undeclared bytes that are valid UTF-8 as UTF-8, others as windows-1252', () => {
    expect(decodeHtml(Buffer.from('naïve “quotes”', 'utf8'))).toBe('naïve “quotes”');
    expect(decodeHtml(latin1('\x93caf\xe9\x94'))).toBe('“café”');
  });

  it('takes valid UTF-8 for UTF-8 though Latin-1 is declared, and nothing else', () => {
    const bytes = new TextEncoder().encode('<p>café');
    expect(sniffEncoding(bytes, 'text/html; charset=iso-8859-1')).toBe('UTF-8');
    expect(sniffEncoding(bytes, 'text/html; charset=shift_jis')).toBe('Shift_JIS');
    const latin = Uint8Array.from([0x63, 0x61, 0x66, 0xe9]);
    expect(sniffEncoding(latin, 'text/html; charset=iso-8859-1')).toBe('windows-1252');
  });

  it('never throws for an unknown label', () => {
    expect(decodeHtml(latin1('x'), 'text/html; charset=klingon')).toBe('x');
  });

  it.each(['iso-2022-kr', 'hz-gb-2312', 'replacement'])(
    'guesses where the label, %s, means an encoding without a decoder',
    (label) => {
      const meta = `<meta charset="${label}">x`;
      expect(decodeHtml(latin1('x'), `text/html; charset=${label}`)).toBe('x');
      expect(decodeHtml(latin1(meta))).toBe(meta);
      expect(decodeHtml(latin1(' '.repeat(2_000) + meta))).toContain(meta);
    },
  );
});

describe('the tree', () => {
  it('keeps at most 512 levels, and all text', () => {
    const root = parseHtml(`${'<div>'.repeat(5000)}deep${'</div>'.repeat(5000)}after`);
    let depth = 0;
    for (let level = root.children; level.length > 0; depth += 1) {
      const last = level.findLast((node) => 'children' in node);
      if (last === undefined || !('children' in last)) break;
      level = last.children;
    }
    // the last turn saw only the leaves
    expect(depth - 1).toBeLessThanOrEqual(MAX_DEPTH);
    expect(textOf(root)).toBe('deepafter');
  });

  it('ends a heading with any heading’s end tag, as browsers do', () => {
    const [heading, paragraph] = parseHtml('<h2>Title</h3><p>Text').children;
    expect([heading, paragraph]).toMatchObject([{ name: 'h2' }, { name: 'p' }]);
  });

  it('keeps script text out of the page even beyond the depth limit', () => {
    const root = parseHtml(`${'<b>'.repeat(600)}<script>let x = "<p>"</script>seen`);
    expect(textOf(root)).toBe('seen');
  });
});
