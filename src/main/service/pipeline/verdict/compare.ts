/**
 * What a browser added to a page: the page as served beside the page as rendered.
 *
 * Texts are compared by pairs of neighbouring words (a Han, kana or Hangul character is a word), so that a moved
 * block is no change and a new sentence of common words is one. What counts as added must stand in the main text
 * of the rendered page and nowhere in the served one; consent boxes and clocks are thereby no reason to render.
 */
import { isTag, isText, type ChildNode, type ParentNode } from 'domhandler';
import type { Comparison, ComparisonInput } from '../../ports/pipeline.ts';
import { isSilent } from '../content/silent.ts';
import { foldedText } from '../dom/text.ts';
import type { Draft } from '../draft.ts';
import { openDraft } from '../open-draft.ts';
import { renderDocument } from '../render.ts';
import { surveyPage } from './survey.ts';

/** Compares; both are pages, not files. */
export function comparePages({ served, rendered, options }: ComparisonInput): Comparison {
  const before = readSide({ snapshot: served, options });
  const after = readSide({ snapshot: rendered, options });
  const added = missing(after.main, pairsOf(before.all));
  const kept = missing(before.main, pairsOf(after.all));
  const own = hostOf(rendered.finalUrl);
  const known = new Set(before.links);
  const links = after.links.filter((link) => hostOf(link) === own);
  return {
    addedChars: added.chars,
    addedShare: added.all === 0 ? 0 : added.chars / added.all,
    servedChars: kept.all,
    renderedChars: added.all,
    keptShare: kept.all === 0 ? 1 : 1 - kept.chars / kept.all,
    addedLinks: links.filter((link) => !known.has(link)).length,
    links: links.length,
    filled: filledOf(before.draft, after.draft),
  };
}

interface Side {
  readonly draft: Draft;
  /** Words of the main text, and of all that is visible. */
  readonly main: readonly string[];
  readonly all: readonly string[];
  readonly links: readonly string[];
}

function readSide({ snapshot, options }: Pick<Draft['input'], 'snapshot' | 'options'>): Side {
  const input = { snapshot, options, wantsLinks: true, wantsText: true };
  const { text = '', links } = renderDocument(input);
  const draft = openDraft(input, undefined);
  const all = wordsOf(visibleText(draft.index.body ?? draft.root));
  return { draft, main: wordsOf(text), all, links };
}

const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(WORDS) ?? [];

function pairsOf(words: readonly string[]): ReadonlySet<string> {
  const pairs = new Set(words);
  for (let at = 1; at < words.length; at += 1)
    pairs.add(`${words[at - 1] ?? ''} ${words[at] ?? ''}`);
  return pairs;
}

/** Characters of words that follow no word they follow in `known`, and of all. */
function missing(
  words: readonly string[],
  known: ReadonlySet<string>,
): { readonly chars: number; readonly all: number } {
  let chars = 0;
  let all = 0;
  words.forEach((word, at) => {
    all += word.length;
    const [before, after] = [words[at - 1], words[at + 1]];
    const stands =
      (before !== undefined && known.has(`${before} ${word}`)) ||
      (after !== undefined && known.has(`${word} ${after}`)) ||
      (words.length === 1 && known.has(word));
    if (!stands) chars += word.length;
  });
  return { chars, all };
}

function visibleText(root: ParentNode): string {
  const texts: string[] = [];
  const stack: ChildNode[] = [...root.children].reverse();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (isText(next)) texts.push(next.data);
    else if (isTag(next) && !isSilent(next)) {
      for (let at = next.children.length - 1; at >= 0; at -= 1) {
        const child = next.children[at];
        if (child !== undefined) stack.push(child);
      }
    }
  }
  return texts.join(' ');
}

/** Places that were empty, and named texts that inline scripts write to, which show something else now. */
function filledOf(before: Draft, after: Draft): readonly string[] {
  const survey = surveyPage(before);
  const still = new Map<string, number>();
  for (const { why } of surveyPage(after).places) still.set(why, (still.get(why) ?? 0) + 1);
  const filled: string[] = [];
  for (const { why } of survey.places) {
    const left = still.get(why) ?? 0;
    if (left > 0) still.set(why, left - 1);
    else filled.push(why);
  }
  return [...filled, ...changedTexts(before, after)];
}

/** Short texts by id, as they stand in elements of both pages, which are others now. */
function changedTexts(before: Draft, after: Draft): readonly string[] {
  const was = textsById(before.index.body ?? before.root);
  const is = textsById(after.index.body ?? after.root);
  return [...was].flatMap(([id, text]) => {
    const now = is.get(id);
    return now === undefined || inWords(now) === inWords(text) ? [] : [id];
  });
}

/** Clocks and counters are no news. */
const inWords = (text: string): string => text.replace(/[\d\s.,:/]+/g, '');

/** Text of a named place, not of a column. */
const LONGEST_NAMED = 200;

function textsById(root: ParentNode): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const stack: ParentNode[] = [root];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    for (const child of next.children) {
      if (!isTag(child) || isSilent(child)) continue;
      const { id } = child.attribs;
      if (id !== undefined && child.children.length <= 20) {
        const text = foldedText(child);
        if (text.length <= LONGEST_NAMED) texts.set(`#${id}`, text);
      }
      stack.push(child);
    }
  }
  return texts;
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
