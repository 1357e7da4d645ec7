/** Text of nodes, read iteratively. */
import { isTag, isText, type ChildNode, type ParentNode } from 'domhandler';

const SILENT = new Set(['script', 'style', 'template', 'noscript']);

/** All text below, scripts and styles left out, exactly as written. */
export function textOf(node: ChildNode | ParentNode): string {
  if (isText(node)) return node.data;
  if (!('children' in node)) return '';
  let text = '';
  const stack: ChildNode[] = [...node.children].reverse();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (isText(next)) text += next.data;
    else if ('children' in next && !(isTag(next) && SILENT.has(next.name))) {
      for (let at = next.children.length - 1; at >= 0; at -= 1) {
        const child = next.children[at];
        if (child !== undefined) stack.push(child);
      }
    }
  }
  return text;
}

/** White space runs as one space, none at the ends. */
export function foldSpace(text: string): string {
  // most texts are folded already, and a look is cheaper than a copy
  return (UNFOLDED.test(text) ? foldRuns(text) : text).trim();
}

/** White space runs as one space; single spaces, which are most, are not written anew. */
export const foldRuns = (text: string): string => text.replace(RUNS, ' ');

/** Runs of letters and digits of a text in lower case. */
export function wordsIn(lower: string): readonly string[] {
  return lower.match(isAscii(lower) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The same; runs of scripts that part no words are given as pairs of neighbouring characters. */
export function wordsOrPairsIn(lower: string): readonly string[] {
  const words = wordsIn(lower);
  if (!UNPARTED.test(lower)) return words;
  return words.flatMap((word) => {
    if (word.length < 3 || !UNPARTED.test(word)) return [word];
    const chars = Array.from(word);
    return chars.slice(1).map((char, at) => `${chars[at] ?? ''}${char}`);
  });
}

/** Printable ASCII only. */
export const isAscii = (text: string): boolean => !NOT_ASCII.test(text);
const NOT_ASCII = /[^ -~]/;

/** Digits of any script as European ones, each in its place. */
export const europeanDigits = (text: string): string =>
  isAscii(text) ? text : text.replace(/\p{Nd}/gu, digitOf);

/** Digits of each script follow one another from their zero, whose code ends in 0, in Indian scripts in 6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128 || digit.length > 1) return digit;
  const value = (code - (code >= 0x966 && code <= 0xdef ? 6 : 0)) & 15;
  return value < 10 ? String(value) : digit;
}

const UNFOLDED = /[^\S ]| {2}/;
const RUNS = /\s{2,}|[^\S ]/g;

/** Text below with white space folded. */
export function foldedText(node: ChildNode | ParentNode): string {
  return foldSpace(textOf(node));
}

/** The raw characters of a script, style or title element. */
export function rawTextOf(element: ParentNode): string {
  let text = '';
  for (const child of element.children) if (isText(child)) text += child.data;
  return text;
}

/** A part of a string keeps the whole alive (V8's sliced strings): what outlives the page is copied out. */
export function ownCopy(part: string): string {
  return Buffer.from(part, 'utf16le').toString('utf16le');
}
