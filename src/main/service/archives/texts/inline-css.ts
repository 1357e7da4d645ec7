/**
 * Addresses in a style sheet, replaced. One pass of a tokenizer that knows comments, strings, `url()` and `@import`;
 * each alternative takes what it began to the end, so that time grows with the length only. Source: CSS Syntax 3.
 */

/** `isSheet`: asked for by `@import`. Undefined: not to be had. */
export type CssResource = (url: string, isSheet: boolean) => string | undefined;

const TOKEN =
  /\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|(@import\s*)?url\(\s*(?:"((?:[^"\\]|\\[^])*)"?|'((?:[^'\\]|\\[^])*)'?|([^)"'\s]*))\s*\)?|(@import\s*)(?:"((?:[^"\\\n]|\\[^])*)"?|'((?:[^'\\\n]|\\[^])*)'?)|"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?/gi;

/** A longer sheet is left out whole. */
const MOST_CHARS = 4_000_000;

export function inlinedCss(css: string, base: string, resource: CssResource): string {
  if (css.length > MOST_CHARS) return '';
  return css.replaceAll(TOKEN, (whole: string, ...found: readonly unknown[]) => {
    const groups = found.slice(0, 7).map((one) => (typeof one === 'string' ? one : undefined));
    const [atUrl, double, single, bare, atText, doubleText, singleText] = groups;
    const address = double ?? single ?? bare ?? doubleText ?? singleText;
    if (address === undefined) return whole;
    const isSheet = atUrl !== undefined || atText !== undefined;
    const text = unescaped(address).trim();
    if (/^(?:data:|#)/i.test(text) || text === '') return whole;
    const url = URL.parse(text, base)?.href;
    const data = url === undefined ? undefined : resource(url, isSheet);
    return `${isSheet ? '@import ' : ''}url("${data ?? 'data:,'}")`;
  });
}

function unescaped(text: string): string {
  return text.replaceAll(
    /\\(?:([0-9a-f]{1,6})\s?|([^]))/gi,
    (_whole, hex?: string, char?: string) => {
      if (hex === undefined) return char === '\n' ? '' : (char ?? '');
      const code = Number.parseInt(hex, 16);
      return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    },
  );
}
