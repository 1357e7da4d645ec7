/**
 * What the short texts of a page say: words of known groups (vocabulary.ts), words of the page's title,
 * repetitions, questions, prices. Long texts speak by their shape, and are not read here.
 */
import { isText } from 'domhandler';
import { foldedData } from '../dom/text-facts.ts';
import { CharBuffer } from '../dom/char-buffer.ts';
import { isAscii, wordsOrPairsIn } from '../dom/text.ts';
import type { Leaf } from './outline.ts';
import { TEXT_GROUP_NAMES, TEXT_WORDS, addTextHits, countTextHits } from './vocabulary.ts';
import { WORD_START, WordTable, lowered, nextHash } from './word-table.ts';

export interface LeafText {
  /** Hits per text group, at most 9 each. */
  readonly hits: Uint8Array;
  /** Sum of the hits of all groups. */
  readonly allHits: number;
  readonly isTitle: boolean;
  readonly titleShare: number;
  readonly repeats: number;
  readonly isQuestion: boolean;
  readonly isPrice: boolean;
}

const TEXTS = TEXT_GROUP_NAMES.length;
/** Shared by all texts without a hit; never written to. */
const NO_HITS = new Uint8Array(TEXTS);

/** What is said of a text that is not read. */
export const NO_TEXT: LeafText = {
  hits: NO_HITS,
  allHits: 0,
  isTitle: false,
  titleShare: 0,
  repeats: 1,
  isQuestion: false,
  isPrice: false,
};

const PRICE = /[$€£¥￥₹₩]\s?\d|\d\s?(?:€|kr|zł|USD|EUR|GBP|元|円|원)/;
/** Words beyond which a leaf's own words are not looked up. */
const SHORT = 25;

/** Text of a leaf as one line. */
export function leafText(leaf: Leaf): string {
  const [only, second] = leaf.atoms;
  if (second === undefined && only !== undefined && isText(only)) return foldedData(only);
  let text = '';
  for (const atom of leaf.atoms) {
    const part = isText(atom) ? foldedData(atom) : '';
    if (part !== '') text = text === '' ? part : `${text} ${part}`;
  }
  return text;
}

/** Reads the short texts; NO_TEXT for the others. */
export function readTexts(leaves: readonly Leaf[], title: string): readonly LeafText[] {
  const titleWords = new Set(wordsOrPairsIn(title.toLowerCase()));
  // the same words, to look up in ASCII texts
  const table = new WordTable([...titleWords].filter(isAscii).map((word) => [word, 1]));
  const lines = leaves.map((leaf) => (leaf.words <= SHORT && leaf.words > 0 ? leafText(leaf) : ''));
  const times = new Map<string, number>();
  for (const line of lines) if (line !== '') times.set(line, (times.get(line) ?? 0) + 1);
  const chars = buffer.of(`${lines.join(' ')} `);
  let start = 0;
  return lines.map((line, at) => {
    const from = start;
    start += line.length + 1;
    const leaf = leaves[at];
    if (line === '' || leaf === undefined) return NO_TEXT;
    const counts =
      leaf.isAscii || isAscii(line)
        ? countAscii(chars, from, start, table)
        : countAny(line, titleWords);
    return describe(line, counts, {
      titleWords: titleWords.size,
      repeats: times.get(line) ?? 1,
      hasDigits: leaf.digits > 0,
    });
  });
}

/** Of all short texts of a page, one behind the other. */
const buffer = new CharBuffer();

interface WordCounts {
  readonly hits: Uint8Array;
  readonly allHits: number;
  readonly words: number;
  /** Words that stand in the title, too. */
  readonly shared: number;
}

interface Known {
  /** Different words of the page's title. */
  readonly titleWords: number;
  readonly repeats: number;
  readonly hasDigits: boolean;
}

function describe(line: string, counts: WordCounts, known: Known): LeafText {
  const { hits, allHits, words, shared } = counts;
  const titleShare = words === 0 ? 0 : shared / words;
  const isTitle = words > 1 && titleShare > 0.8 && shared >= known.titleWords * 0.5;
  const isQuestion = line.endsWith('?') || line.endsWith('？');
  const isPrice = known.hasDigits && PRICE.test(line);
  return { hits, allHits, isTitle, titleShare, repeats: known.repeats, isQuestion, isPrice };
}

function countAny(line: string, title: ReadonlySet<string>): WordCounts {
  const hits = new Uint8Array(TEXTS);
  const lower = line.toLowerCase();
  const allHits = countTextHits(lower, hits);
  const words = wordsOrPairsIn(lower);
  let shared = 0;
  for (const word of words) if (title.has(word)) shared += 1;
  return { hits, allHits, words: words.length, shared };
}

// of an ASCII character: ends a word of the groups, belongs to a word of a title
const ENDS = 1;
const BELONGS = 2;
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  if (/[\s.,:;!?()|/"']/.test(char)) return ENDS;
  return /[a-z0-9]/i.test(char) ? BELONGS : 0;
});

/** As `countAny`, in one pass over characters that end with a space. */
function countAscii(chars: Uint16Array, from: number, end: number, title: WordTable): WordCounts {
  let hits: Uint8Array | undefined;
  let allHits = 0;
  let words = 0;
  let shared = 0;
  let groupStart = from;
  let groupHash = WORD_START;
  let start = -1;
  let hash = WORD_START;
  for (let at = from; at < end; at += 1) {
    const code = chars[at] ?? 0;
    const kind = KINDS[code] ?? ENDS;
    if (kind === BELONGS) {
      const lower = lowered(code);
      if (start === -1) {
        start = at;
        hash = WORD_START;
      }
      hash = nextHash(hash, lower);
      groupHash = nextHash(groupHash, lower);
      continue;
    }
    if (start !== -1) {
      words += 1;
      shared += title.find(chars, start, at, hash);
      start = -1;
    }
    if (kind !== ENDS) {
      groupHash = nextHash(groupHash, code);
      continue;
    }
    const bits = at > groupStart ? TEXT_WORDS.find(chars, groupStart, at, groupHash) : 0;
    if (bits !== 0) {
      hits ??= new Uint8Array(TEXTS);
      allHits += addTextHits(bits, hits);
    }
    groupStart = at + 1;
    groupHash = WORD_START;
  }
  return { hits: hits ?? NO_HITS, allHits, words, shared };
}
