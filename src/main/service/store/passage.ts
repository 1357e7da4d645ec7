/** Cuts the passage of a text that holds most of the words asked for. */
import { foldWords } from '../domain/fold-words.ts';

const PASSAGE_CHARS = 240;
/** Places looked at per word: enough to find a dense passage, bounded for long texts. */
const MOST_PLACES = 200;

/**
 * At most about 240 characters around the densest group of distinct `words` (lower case), white space
 * collapsed, cut at word boundaries, with `…` where text was left out. The text's start when no word occurs.
 */
export function bestPassage(text: string, words: readonly string[]): string {
  const exact = findPlaces(text.toLowerCase(), words);
  const places = exact.length > 0 ? exact : findFolded(text, words);
  const start = Math.max(0, densestPlace(places) - PASSAGE_CHARS / 6);
  const from = start === 0 ? 0 : nextWordStart(text, start);
  const cut = text.slice(from, from + PASSAGE_CHARS);
  const isWhole = from + PASSAGE_CHARS >= text.length;
  const kept = isWhole ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), PASSAGE_CHARS / 2));
  const passage = kept.replace(/\s+/gu, ' ').trim();
  return `${from === 0 ? '' : '… '}${passage}${isWhole ? '' : ' …'}`;
}

interface Place {
  readonly at: number;
  readonly word: string;
}

function findPlaces(text: string, words: readonly string[]): readonly Place[] {
  const places: Place[] = [];
  for (const word of new Set(words)) {
    let at = text.indexOf(word);
    for (let count = 0; at !== -1 && count < MOST_PLACES; count += 1) {
      places.push({ at, word });
      at = text.indexOf(word, at + word.length);
    }
  }
  return places.sort((a, b) => a.at - b.at);
}

/** Of texts in which the words are written otherwise; how far into a text is looked. */
const MOST_FOLDED_CHARS = 200_000;

function findFolded(text: string, words: readonly string[]): readonly Place[] {
  if (words.length === 0) return [];
  const at: number[] = [];
  let folded = '';
  let from = 0;
  for (const sign of text.slice(0, MOST_FOLDED_CHARS)) {
    const plain = plainLetters(sign);
    folded += plain;
    at.push(...Array.from({ length: plain.length }, () => from));
    from += sign.length;
  }
  const found = findPlaces(folded, words.map(plainLetters));
  return found.map((place) => ({ ...place, at: at[place.at] ?? 0 }));
}

/** As the index has it, without accents and the spaces between signs. */
function plainLetters(text: string): string {
  if (/^\s$/.test(text)) return ' ';
  const folded = foldWords(text).replaceAll(' ', '');
  return folded.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function densestPlace(places: readonly Place[]): number {
  let best = { at: 0, distinct: 0 };
  for (const [index, place] of places.entries()) {
    const near = new Set<string>();
    for (const other of places.slice(index, index + 50)) {
      if (other.at - place.at > PASSAGE_CHARS / 2) break;
      near.add(other.word);
    }
    if (near.size > best.distinct) best = { at: place.at, distinct: near.size };
  }
  return best.at;
}

function nextWordStart(text: string, from: number): number {
  const space = text.slice(from, from + 40).search(/\s/u);
  return space === -1 ? from : from + space + 1;
}
