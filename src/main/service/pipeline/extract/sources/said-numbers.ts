/**
 * Where running text says a number or a date beside words that are known to name one: `Apply before 20 August 2026`,
 * `17,705 students`, `Claims (19)`.
 */
import type { Element } from 'domhandler';
import { isLabelKey } from '../fields/meanings.ts';
import { plainInPlace, plainLetters, singular, stem } from '../text.ts';
import { ownText, type Page } from './page.ts';

export interface Saying {
  /** The words as they stand. */
  readonly words: string;
  /** What stands before them in their sentence, and behind them. */
  readonly before: string;
  readonly behind: string;
  readonly element: Element;
}

/** In the order of the page. */
export interface Sayings {
  /** Of words that are known to name something, by their key. */
  readonly named: ReadonlyMap<string, readonly Saying[]>;
  /** Of any words, in whatever form they stand: `tested`, `testing`. */
  readonly of: (words: readonly string[]) => readonly Saying[];
}

interface Block {
  readonly element: Element;
  readonly text: string;
  /** Without the marks of its letters. */
  readonly plain: string;
  readonly lower: string;
}

const MAX_WORDS = 4;
const MAX_TEXT = 400;
const MAX_BLOCKS = 2_000;
/** Letters on each side that are kept. */
const REACH = 60;

export function readSayings(page: Page): Sayings {
  const blocks = blocksOf(page);
  const named = new Map<string, Saying[]>();
  for (const { text, element } of blocks) {
    for (const { key, ...saying } of sayingsIn(text, element)) {
      const list = named.get(key);
      if (list === undefined) named.set(key, [saying]);
      else list.push(saying);
    }
  }
  return { named, of: (words) => sayingsOf(words, blocks) };
}

/** Small boxes that have a digit; menus and bars around the page are left out. */
function blocksOf(page: Page): readonly Block[] {
  const blocks: Block[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 4 || length > MAX_TEXT || page.zone(element) === 'chrome') continue;
    // of nested boxes the innermost that has text of its own
    if (ownText(element).trim() === '') continue;
    const text = page.text(element);
    if (!/\d/.test(text)) continue;
    if (blocks.length >= MAX_BLOCKS) break;
    const plain = plainInPlace(text);
    blocks.push({ element, text, plain, lower: plain.toLowerCase() });
  }
  return blocks;
}

function sayingsOf(words: readonly string[], blocks: readonly Block[]): readonly Saying[] {
  const forms = words.map(formsOf);
  const phrase = new RegExp(`(?<![\\p{L}\\d])${forms.join('[\\s-]+')}(?![\\p{L}\\d])`, 'giu');
  const begins = words.map((word) => rootOf(word).slice(0, LEAST_BEGIN));
  const near = blocks.filter(({ lower }) => begins.every((begin) => lower.includes(begin)));
  return near.flatMap(({ text, plain, element }) =>
    [...plain.matchAll(phrase)].map(({ 0: said, index }) =>
      sayingAt(text, index, index + said.length, element),
    ),
  );
}

const LEAST_BEGIN = 4;

/** What the forms of a word share: `cancel` of `cancellation`, `ship` of `shipping`. */
const rootOf = (word: string): string =>
  stem(word.replace(/(?<=.{3})l?ations?$/, '')).replace(/([bdglmnprt])\1$/, '$1');

/** The word in whatever form; `pickup` as two words, too. */
function formsOf(word: string): string {
  const [, first, last] = /^(\p{L}{3,})(up|out|off)$/u.exec(word) ?? [];
  if (first !== undefined && last !== undefined) return `${first}[\\s-]?${last}s?`;
  const root = rootOf(word);
  const own = `${stem(word)}\\p{L}{0,3}`;
  return root === stem(word) ? own : `(?:${own}|${root}\\p{L}{0,3})`;
}

function sayingAt(text: string, from: number, to: number, element: Element): Saying {
  return {
    words: text.slice(from, to),
    before: lastSentence(text.slice(Math.max(0, from - REACH), from)),
    behind: firstSentence(text.slice(to, to + REACH)),
    element,
  };
}

function* sayingsIn(text: string, element: Element): Generator<Saying & { readonly key: string }> {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: plainLetters(word).toLowerCase(),
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
      // `60–90 min · age 12+`
      if (APART.test(text.slice(first.from, last.to))) continue;
      yield { key: known, ...sayingAt(text, first.from, last.to, element) };
      // shorter phrases inside a longer one say less
      break;
    }
  }
}

const APART = /[·•|;:：()]/u;

/** `5. März` goes on. */
const END = /(?<!(?<!\d)\d{1,2})[.!?;]\s+(?=\p{Lu}|\d|$)|\s[·•|]\s/u;

const firstSentence = (text: string): string => text.split(END)[0] ?? '';
const lastSentence = (text: string): string => text.split(END).at(-1) ?? '';
