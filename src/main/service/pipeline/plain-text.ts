/** The page's main text without markup, and its fingerprint. */
import { hash } from 'node:crypto';

/**
 * Markdown → plain text: link targets, pictures, marks and numbers of footnotes go, words stay. What is no mark stays as it is written, as in
 * `foo_bar`, a pipe between words and all of code.
 */
export function plainText(markdown: string): string {
  // looked for first: most texts have neither, and each pattern is a way through all of it
  const hasLiterals = /[`\\]/.test(markdown);
  const safe = hasLiterals ? withSignsHidden(markdown) : markdown;
  const worded = safe.includes('![') ? safe.replaceAll(PICTURE, '$1') : safe;
  const plain = worded
    .replaceAll(LINK, '$1')
    .replaceAll(ODD_LINK, '$1')
    .replaceAll(NOTE_MARK, '')
    .replaceAll(
      /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+\.[ \t]+|(?:\|[ \t]*)?:?-{3,}[-:| \t]*$)/gm,
      '',
    )
    .replaceAll(/^[ \t]*\|.*$/gm, (row) => row.replaceAll('|', ''))
    .replaceAll(/<sup>([\d+-]+)<\/sup>/g, (_, power: string) => raised(power))
    .replaceAll(/\*|~~|<\/?su[bp]>/g, '')
    .replaceAll('<br>', ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return hasLiterals ? withSignsShown(plain) : plain;
}

const RAISED: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻', 1: '¹', 2: '²', 3: '³' };

/** 10⁵ is not 105. */
function raised(power: string): string {
  return power.replaceAll(
    /./g,
    (sign) => RAISED[sign] ?? String.fromCharCode(0x2070 + Number(sign)),
  );
}

// no pattern here goes over the same text again and again, whatever a page says

const PICTURE = /!\[([^[\]]*)\]\((?:[^)\]]|\](?!\())*\)/g;
/** With parentheses or quotes in its address that have no others. */
const ODD_LINK = /\[([^[\]]*)\]\((?:[^)\]]|\](?!\())*\)/g;
/** With a pair of brackets in its text, parentheses in its address, and a title. */
const LINK = /\[((?:[^[\]]|\[[^[\]]*\])*)\]\((?:[^()"\n]|\([^()\n]*\)|"[^"\n]*")*\)/g;

/** Of a footnote, where it is called and where it stands: its number is no word, and another one once a note is put before. */
const NOTE_MARK = /\[\^[^\][\s]{1,60}\](?::[ \t]*)?/g;

/** Fences with what stands between them, spans of code, and escapes. */
const LITERAL =
  /^([> \t]*)(`{3,99})[^`\n]*\n([\s\S]*?)(?:^[> \t]*\2`*[ \t]*$|$(?![\s\S]))|(?<!`)(`{1,99})(?!`)([^\n]*?[^`\n])\4(?!`)|\\([!-/:-@[-`{-~])/gm;
const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** Unicode has 32 numbers that are no characters, as many as ASCII has signs. */
const HIDDEN_FROM = 0xfdd0;

function withSignsHidden(markdown: string): string {
  return markdown.replaceAll(LITERAL, (...[, indent, , block, , span, escaped]: string[]) => {
    if (block === undefined) return hidden(span ?? escaped ?? '');
    return hidden(indent?.includes('>') === true ? block.replaceAll(/^[ \t]*> ?/gm, '') : block);
  });
}

function hidden(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, (sign) =>
    String.fromCharCode(HIDDEN_FROM + SIGNS.indexOf(sign)),
  );
}

function withSignsShown(text: string): string {
  return text.replaceAll(/[\ufdd0-\ufdef]/g, (sign) =>
    SIGNS.charAt(sign.charCodeAt(0) - HIDDEN_FROM),
  );
}

/** Equal for texts that are equal to the letter, and for no others (SHA-1). */
export function fingerprintOf(text: string): string {
  return hash('sha1', text);
}
