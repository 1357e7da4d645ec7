/**
 * Is next to nothing selected of a page that has text? Then another reader is asked. Has it none but that it loads?
 *
 * Measured on the development pages, also with models that had not seen their sites (docs/quality.md, "Two
 * readers"): every wider sign of doubt (a low expected F1, an unsure kind, a small share kept) makes some
 * figure worse, as the other reader is the worse one on most pages that are hard.
 */
import { isTag, isText, type ChildNode } from 'domhandler';
import { isWaiting, LONGEST_WAIT } from '../domain/waiting-text.ts';
import type { Draft } from './draft.ts';
import { pushReversed } from './markdown/dom.ts';

/** Words of markdown that count as next to nothing. */
const FEW_WORDS = 25;
/** More markdown than this has more words than that. */
const FEW_CHARS = 1_000;
/** A page's whole text: what is larger keeps its caller waiting. */
const MOST_CHARS = 500_000;
/** Letters outside links, forms and frames that a page must have besides. */
const MUCH_TEXT = 250;
const TIMES_OURS = 3;
/** Letters of an article (Readability's own least, `minContentLength`). */
const ARTICLE_CHARS = 140;
const TIMES_MORE = 1.5;

const NEVER = 'script style noscript template nav footer button option select svg'.split(' ');
const NO_TEXT = new Set([...NEVER, 'header', 'aside', 'a', 'form', 'dialog']);
/** Pages lie in a form whole, or all they say in their header. */
const NO_WORDS = new Set([...NEVER, 'a']);

/** Letters of the markdown where it is so; undefined where there is nothing to ask another for. */
export function meagreChars(draft: Draft): number | undefined {
  const { input, read, article, index, root, markdown, output } = draft;
  const { onlyMainContent, includeTags } = input.options;
  const isOurs = onlyMainContent && includeTags.length === 0 && read === undefined;
  if (!isOurs || article !== undefined || output.verdict.kind === 'challenge') return undefined;
  if (markdown === undefined || markdown.length > FEW_CHARS) return undefined;
  if (draft.html.length > MOST_CHARS) return undefined;
  if (isShortArticle(markdown) || wordsOf(markdown) >= FEW_WORDS) return undefined;
  const enough = Math.max(MUCH_TEXT, TIMES_OURS * markdown.length);
  const hidden = new Set<ChildNode>(index.hidden);
  const nodes = (index.body ?? root).children;
  return hasText(nodes, hidden, enough) ? markdown.length : undefined;
}

/** A word, or two signs of a language that writes none apart. */
const WORD =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,2}|[^\P{L}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+|\p{N}+/gu;
const wordsOf = (text: string): number => text.match(WORD)?.length ?? 0;

/** A headline with a sentence below it, and words that make one: all that a note has. */
const NOTE = /^# .+\n\n(?:.*\n\n)?(?![#[!>`|-])(.+[.!?…。！？؟।]["'”»」』)]*)$/mu;
const LEAST_SENTENCE = 8;

const isShortArticle = (markdown: string): boolean =>
  wordsOf(NOTE.exec(markdown)?.[1] ?? '') >= LEAST_SENTENCE;

/** Whether another reader's markdown is an article beside the letters we have. */
export function isArticleBeside(markdown: string, oursChars: number): boolean {
  return markdown.length >= ARTICLE_CHARS && markdown.length > TIMES_MORE * oursChars;
}

/** Whether there are so many letters, not counting what leads elsewhere or is hidden. */
function hasText(
  nodes: readonly ChildNode[],
  hidden: ReadonlySet<ChildNode>,
  enough: number,
  silent: ReadonlySet<string> = NO_TEXT,
): boolean {
  let chars = 0;
  for (const text of ownTexts(nodes, hidden, silent)) {
    chars += text.length;
    if (chars >= enough) return true;
  }
  return false;
}

function* ownTexts(
  nodes: readonly ChildNode[],
  hidden: ReadonlySet<ChildNode>,
  silent: ReadonlySet<string>,
) {
  const stack = nodes.toReversed();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (isText(next)) yield next.data.replace(/\s+/g, ' ').trim();
    if (!isTag(next) || silent.has(next.name) || hidden.has(next)) continue;
    pushReversed(stack, next.children);
  }
}

/** Whether a page says no more of its own than that it loads. */
export function saysOnlyWaiting({ html, index, root }: Draft): boolean {
  if (html.length > MOST_CHARS) return false;
  const nodes = (index.body ?? root).children;
  const hidden = new Set<ChildNode>(index.hidden);
  let said = '';
  for (const text of ownTexts(nodes, hidden, NO_TEXT)) {
    said = `${said} ${text}`.trim();
    if (said.length > LONGEST_WAIT) return false;
  }
  const sentences = said.split(SENTENCE_END).filter((one) => one !== '');
  const isAll = sentences.length > 0 && sentences.every(isWaiting);
  return isAll && !hasText(nodes, hidden, MUCH_TEXT, NO_WORDS);
}

/** Three dots end none: `Loading... 20 %`. */
const SENTENCE_END = /(?<=[^.…][.!?])\s+|(?<=[。！？])\s*/u;
