/**
 * Where running text says a number or a date beside words that are known to name one: `Apply before 20 August 2026`,
 * `17,705 students`, `Claims (19)`.
 */
import type { Element } from 'domhandler';
import { isLabelKey } from '../fields/meanings.ts';
import { singular } from '../text.ts';
import { ownText, type Page } from './page.ts';

export interface Saying {
  /** The words as they stand. */
  readonly words: string;
  /** What stands before them in their sentence, and behind them. */
  readonly before: string;
  readonly behind: string;
  readonly element: Element;
}

/** By the key of the words, in the order of the page. */
export type Sayings = ReadonlyMap<string, readonly Saying[]>;

const MAX_WORDS = 4;
const MAX_TEXT = 400;
const MAX_BLOCKS = 2_000;
/** Letters on each side that are kept. */
const REACH = 60;

/** In small boxes that have a digit; menus and bars around the page are left out. */
export function readSayings(page: Page): Sayings {
  const found = new Map<string, Saying[]>();
  let blocks = 0;
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 4 || length > MAX_TEXT || page.zone(element) === 'chrome') continue;
    // of nested boxes the innermost that has text of its own
    if (ownText(element).trim() === '') continue;
    const text = page.text(element);
    if (!/\d/.test(text)) continue;
    blocks += 1;
    if (blocks > MAX_BLOCKS) break;
    for (const { key, ...saying } of sayingsIn(text, element)) {
      const list = found.get(key);
      if (list === undefined) found.set(key, [saying]);
      else list.push(saying);
    }
  }
  return found;
}

function* sayingsIn(text: string, element: Element): Generator<Saying & { readonly key: string }> {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
      const window = words.slice(at, at + count);
      const key = window.map(({ word }) => word).join('');
      const bare = window.map(({ word }) => singular(word)).join('');
      const known = isLabelKey(key) ? key : isLabelKey(bare) ? bare : undefined;
      const [first, last] = [window[0], window.at(-1)];
      if (known === undefined || first === undefined || last === undefined) continue;
      yield {
        key: known,
        words: text.slice(first.from, last.to),
        before: lastSentence(text.slice(Math.max(0, first.from - REACH), first.from)),
        behind: firstSentence(text.slice(last.to, last.to + REACH)),
        element,
      };
      // shorter phrases inside a longer one say less
      break;
    }
  }
}

const END = /[.!?;]\s+(?=\p{Lu}|\d|$)|\s[·•|]\s/u;

const firstSentence = (text: string): string => text.split(END)[0] ?? '';
const lastSentence = (text: string): string => text.split(END).at(-1) ?? '';
