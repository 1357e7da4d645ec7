/**
 * Text as an index of words takes it, and what is looked for in it: what a reader takes for one word is one, however it was
 * typed or set. Pure.
 *
 * Signs that nobody sees go (soft hyphens, joiners, directions), and so do vowel signs of Arabic and Hebrew; letters of
 * other widths, ligatures and digits of other scripts become the plain ones; letters that have no accent to lose become
 * what people type for them. Signs that make another word of one are said (`C++`, `C#`, `.NET`), and a number stands apart from
 * its unit (`10km`). Scripts without spaces are split into characters (cjk.ts), Thai, Lao, Khmer and Burmese, too.
 */
import { spaceCjk } from './cjk.ts';

// oxlint-disable-next-line no-control-regex -- all of ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const UNSEEN =
  // oxlint-disable-next-line no-misleading-character-class -- each sign of its own is meant
  /[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]/g;
/** Of a unit of measure; raised digits behind a longer word are notes to it. */
const SQUARED = /(?<!\p{L})(\p{L}{1,2})([²³])/gu;
const RAISED = /[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u2120\u2122]/g;
const OTHERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ħ: 'h', Ħ: 'H', ı: 'i', ё: 'е', Ё: 'Е' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', ک: 'ك' },
};
const OTHER = new RegExp(`[${Object.keys(OTHERS).join('')}]`, 'g');
const DIGIT = /(?![0-9])\p{Nd}/gu;
const SPACELESS = /[\u30fc\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** Behind a word: `C++`, `C++20`, `Notepad++`, `Disney+`. */
const PLUS = /(?<=[\p{L}\p{N}])(?:\+\+(?![\p{L}+])|\+(?![\p{L}\p{N}+]))/gu;
/** Behind one letter: `C#`, `F#`. */
const SHARP = /(?<=(?<![\p{L}\p{N}])\p{L})#(?!\p{L})/gu;
/** In front of a word, and no ending of one: `.NET`, not `ASP.NET`. */
const DOT = /(?<![\p{L}\p{N}.])\.(?=net(?!\p{L}))/giu;
const UNIT = /(?<![\p{L}\p{N}_])(\d+)(?=\p{L}{1,3}[23]?(?![\p{L}\p{N}_]))/gu;

function saySigns(text: string): string {
  return text
    .replaceAll(PLUS, (plus) => (plus === '+' ? ' plus ' : ' plus plus '))
    .replaceAll(SHARP, ' sharp ')
    .replaceAll(DOT, 'dot ')
    .replaceAll(UNIT, '$1 ');
}

/** Case and accents are left to the index. */
export function foldWords(text: string): string {
  if (ASCII.test(text)) return saySigns(text);
  const plain = text
    .replaceAll(SQUARED, (_, unit: string, power) => unit + (power === '²' ? '2' : '3'))
    .replaceAll(RAISED, ' ')
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(OTHER, (letter) => OTHERS[letter] ?? letter)
    .replaceAll(DIGIT, plainDigit)
    .replaceAll(SPACELESS, ' $& ');
  return spaceCjk(saySigns(plain));
}

/** Digits of each script are ten in a row; where such a row begins no digit stands before. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
