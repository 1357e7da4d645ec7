/**
 * Static lane or browser: decided by the page as served, by what its kind has taught before, and where neither
 * tells, by rendering it once and comparing.
 *
 * A served page that may be a shell is rendered and compared; what it taught is remembered for its kind
 * (lane-memory.ts). A job compares one page of each kind that a script could change, even if it looks whole. While one
 * page of a kind is being compared, its siblings wait for the lesson. A rendered page that gives less than the served one is not taken.
 */
import type { Comparison, PageVerdict, PipelineOutput } from '../ports/pipeline.ts';
import type { Lesson } from './lane-memory.ts';

/** How eagerly pages that look whole are compared: those of a crawl at once, those of a list when their kind recurs. */
export type Comparing = 'never' | 'recurring' | 'always';

export type Decision =
  | { readonly kind: 'static'; readonly why: string }
  | { readonly kind: 'browser'; readonly why: string; readonly lesson: Lesson }
  /** Rendered, and compared with what was served. */
  | { readonly kind: 'compare'; readonly why: string };

export interface Situation {
  readonly output: Pick<PipelineOutput, 'verdict'>;
  readonly lesson: Lesson | undefined;
  readonly comparing: Comparing;
  /** Pages of this address pattern that were served before. */
  readonly met: number;
  readonly isFast: boolean;
}

/** What to do with a page that was served. */
export function decideLane({ output, lesson, comparing, met, isFast }: Situation): Decision {
  const { verdict } = output;
  if (verdict.kind === 'challenge') return { kind: 'compare', why: verdict.reason };
  const isShell = verdict.kind === 'shell';
  if (!isShell && !verdict.mayChange) {
    return { kind: 'static', why: 'no script of the page writes its content' };
  }
  if (lesson?.lane === 'browser') return { kind: 'browser', why: learnt(lesson), lesson };
  if (lesson !== undefined && RANKS[lesson.upTo] >= RANKS[rankOf(verdict)]) {
    return { kind: 'static', why: learnt(lesson) };
  }
  if (isShell) {
    return isFast && !verdict.isSure
      ? { kind: 'static', why: `fast mode, though ${verdict.reason}` }
      : { kind: 'compare', why: verdict.reason };
  }
  if (isFast || comparing === 'never' || (comparing === 'recurring' && met === 0)) {
    return { kind: 'static', why: 'its content was served' };
  }
  return { kind: 'compare', why: 'a sample of pages like this one' };
}

const RANKS = { content: 0, doubt: 1, shell: 2 } as const;

/** How empty a served page looked. */
export function rankOf(verdict: PageVerdict): Lesson['upTo'] {
  if (verdict.kind !== 'shell') return 'content';
  return verdict.isSure ? 'shell' : 'doubt';
}

/** The sentence for a page that follows a lesson. */
export function learnt({ lane, url }: Lesson): string {
  return lane === 'browser'
    ? `pages like this one need a browser, as ${url} showed`
    : `a browser adds nothing to pages like this one, as ${url} showed`;
}

/** More characters than a clock, a counter or a share button says. */
const MUCH_CHARS = 200;
const LITTLE_CHARS = 20;
const FEWEST_CHARS = 3;
const MUCH_SHARE = 0.2;
const FEW_LINKS = 3;
/** Links that a row of teasers below a text has at most. */
const TEASERS = 6;

/** Whether the browser showed something of the page that was not served; `isDoubted`: it looked emptier than a page is. */
export function taughtSomething(found: Comparison, isDoubted: boolean): boolean {
  const { addedChars, addedShare, addedLinks, links, filled, servedChars } = found;
  if (addedChars >= MUCH_CHARS) return true;
  if (addedShare >= MUCH_SHARE && addedChars >= LITTLE_CHARS) return true;
  // where nothing was served, few words are the whole page
  if (isDoubted && servedChars < FEWEST_CHARS && addedChars >= FEWEST_CHARS) return true;
  const isFilled = filled.length > 0;
  const isList = isDoubted && isFilled;
  // a text that was served whole is no other page for a few teasers below it
  const isWhole = addedChars < FEWEST_CHARS && servedChars >= NOTHING_TO_LOSE;
  const fewest = isWhole ? TEASERS + 1 : FEW_LINKS;
  if (addedLinks >= fewest && (isList || addedLinks >= MUCH_SHARE * links)) return true;
  return isFilled && addedChars >= FEWEST_CHARS;
}

/** Characters of main text below which a page has none to lose. */
const NOTHING_TO_LOSE = 100;

/** Neither way did the page say anything: it may be out of order today. */
export function saidNothing({ servedChars, renderedChars }: Comparison): boolean {
  return Math.max(servedChars, renderedChars) < FEWEST_CHARS;
}

/** The rendered page lost most of what was served: a script of the site failed, or a wall stands before it. */
export function gaveLess({ servedChars, renderedChars, keptShare }: Comparison): boolean {
  return servedChars >= NOTHING_TO_LOSE && renderedChars * 2 < servedChars && keptShare < 0.5;
}
