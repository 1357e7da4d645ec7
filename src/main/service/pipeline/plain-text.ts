/** The page's main text without markup, and its fingerprint. */
import { hash } from 'node:crypto';

/**
 * Markdown → plain text: link targets, pictures, marks and numbers of footnotes go, words stay. What is no mark stays as it is written, as in
 * `foo_bar`, a pipe between words and all of code.
 */
export function plainText(markdown: string): string {
  return partsOf(markdown)
    .map(plainPart)
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Cut where paragraphs end, code left whole. What is made of a part stays below what V8 keeps as large objects (128 KB of two bytes a sign),
 * each of which is memory asked of the system: in one piece a text of 110 KB took 7.3 ms, in parts 1.2.
 */
function partsOf(markdown: string): readonly string[] {
  const parts: string[] = [];
  const fences = markdown.includes('```') ? [...markdown.matchAll(FENCE)] : [];
  let from = 0;
  while (from + PART < markdown.length) {
    let end = markdown.indexOf('\n\n', from + PART);
    while ((fences[0]?.index ?? Infinity) < end) {
      const [{ index, 0: code } = { index: 0, 0: '' }] = fences.splice(0, 1);
      if (index + code.length > end) end = markdown.indexOf('\n\n', index + code.length);
      if (end === -1) break;
    }
    if (end === -1) break;
    parts.push(markdown.slice(from, end + 2));
    from = end + 2;
  }
  parts.push(markdown.slice(from));
  return parts;
}

const PART = 16_384;

function plainPart(markdown: string): string {
  // looked for first: most texts have neither, and each pattern is a way through all of it
  const hasLiterals = /[`\\]/.test(markdown);
  const hideFrom = /[\x80-\x9f]/.test(markdown) ? NO_CHARACTERS : NO_WORDS;
  const safe = hasLiterals ? withSignsHidden(markdown, hideFrom) : markdown;
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
    .replaceAll('<br>', ' ');
  return hasLiterals ? withSignsShown(plain, hideFrom) : plain;
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

/** Code with its fences, to the end of the text where nothing closes it. */
const FENCE = /^[> \t]*(`{3,99})[^`\n]*\n[\s\S]*?(?:^[> \t]*\1`*[ \t]*$|$(?![\s\S]))/gm;

/** Fences with what stands between them, spans of code, and escapes. */
const LITERAL =
  /^([> \t]*)(`{3,99})[^`\n]*\n([\s\S]*?)(?:^[> \t]*\2`*[ \t]*$|$(?![\s\S]))|(?<!`)(`{1,99})(?!`)([^\n]*?[^`\n])\4(?!`)|\\([!-/:-@[-`{-~])/gm;
const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** As many control characters as ASCII has signs, which no page means; a text with them stays one byte a sign. */
const NO_WORDS = 0x80;
/** Unicode has 32 numbers that are no characters. */
const NO_CHARACTERS = 0xfdd0;

function withSignsHidden(markdown: string, from: number): string {
  return markdown.replaceAll(LITERAL, (...[, indent, , block, , span, escaped]: string[]) => {
    if (block === undefined) return hidden(span ?? escaped ?? '', from);
    const isQuoted = indent?.includes('>') === true;
    return hidden(isQuoted ? block.replaceAll(/^[ \t]*> ?/gm, '') : block, from);
  });
}

function hidden(text: string, from: number): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, (sign) =>
    String.fromCharCode(from + SIGNS.indexOf(sign)),
  );
}

function withSignsShown(text: string, from: number): string {
  return text.replaceAll(from === NO_WORDS ? /[\x80-\x9f]/g : /[\ufdd0-\ufdef]/g, (sign) =>
    SIGNS.charAt(sign.charCodeAt(0) - from),
  );
}

/** Equal for texts that are equal to the letter, and for no others (SHA-1). */
export function fingerprintOf(text: string): string {
  return hash('sha1', text);
}
