/**
 * What was learnt about parts of sites: which give the same document without a browser, and which do not.
 *
 * Learnt by comparing (lanes.ts), held for a day, in memory: forgetting costs one comparison. A kind of page is an
 * address pattern (host and path, with segments that look like an id or slug replaced, and the names in its query)
 * together with the template of the served page (linked scripts and empty places). Where addresses are plain words
 * each is a pattern of its own; the template alone speaks for them, once enough patterns agree and none disagrees.
 * A pattern alone is believed to need the browser while no page of it did without.
 */
import type { Clock } from '../ports/system.ts';

export interface Lesson {
  readonly lane: 'static' | 'browser';
  /** Served pages that look emptier than this one did are not covered by a lesson "static". */
  readonly upTo: 'content' | 'doubt' | 'shell';
  /** Where it was learnt. */
  readonly url: string;
}

export interface LaneMemory {
  /** That all pages of the address's pattern so far needed a browser. */
  needsBrowser(url: string): Lesson | undefined;
  /** What is known of pages like this one. */
  lessonFor(url: string, template: string): Lesson | undefined;
  /** For a day, or for so many ms. */
  learn(url: string, template: string, lesson: Lesson, forMs?: number): void;
  /** How many address patterns more must teach before the template speaks for others; it may never. */
  untold(url: string, template: string): number;
  /** Notes that a page of the pattern was served; how many were before. */
  meet(url: string): number;
}

const DAY_MS = 86_400_000;
const MOST_ENTRIES = 30_000;
/** Patterns of one template that must agree before others are believed to be alike. */
const AGREEING = 2;

/** What a pattern, a template, or both together have taught. */
interface Entry {
  readonly lesson: Lesson;
  /** It taught both. */
  isMixed: boolean;
  readonly patterns: Set<string>;
  until: number;
}

/** An empty memory. */
export function createLaneMemory(clock: Clock): LaneMemory {
  const entries = new Map<string, Entry>();
  const served = new Map<string, number>();
  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry !== undefined && entry.until > clock.now() ? entry : undefined;
  };
  const note = (key: string, pattern: string, lesson: Lesson, until: number): void => {
    const known = find(key);
    if (known === undefined) {
      bound(entries);
      entries.set(key, { lesson, isMixed: false, patterns: new Set([pattern]), until });
      return;
    }
    known.isMixed ||= known.lesson.lane !== lesson.lane;
    known.until = Math.max(known.until, until);
    if (known.patterns.size < AGREEING) known.patterns.add(pattern);
  };
  return {
    needsBrowser(url) {
      const known = find(`pattern ${patternOf(url)}`);
      return known?.isMixed === false && known.lesson.lane === 'browser' ? known.lesson : undefined;
    },
    lessonFor(url, template) {
      const own = find(`kind ${patternOf(url)} ${template}`);
      if (own !== undefined) return own.lesson;
      const alike = find(`template ${new URL(url).host} ${template}`);
      if (alike === undefined || alike.isMixed || alike.patterns.size < AGREEING) return undefined;
      return alike.lesson;
    },
    untold(url, template) {
      const alike = find(`template ${new URL(url).host} ${template}`);
      return alike?.isMixed === false ? AGREEING - alike.patterns.size : AGREEING;
    },
    learn(url, template, lesson, forMs = DAY_MS) {
      const until = clock.now() + forMs;
      const pattern = patternOf(url);
      note(`pattern ${pattern}`, pattern, lesson, until);
      note(`template ${new URL(url).host} ${template}`, pattern, lesson, until);
      // the last one counts: a page may be looked at again because it looked emptier
      entries.delete(`kind ${pattern} ${template}`);
      note(`kind ${pattern} ${template}`, pattern, lesson, until);
    },
    meet(url) {
      const pattern = patternOf(url);
      const before = served.get(pattern) ?? 0;
      if (before === 0) bound(served);
      served.set(pattern, before + 1);
      return before;
    },
  };
}

function bound(entries: Map<string, unknown>): void {
  if (entries.size >= MOST_ENTRIES) entries.delete(entries.keys().next().value ?? '');
}

/** `shop.example/p/4711-blue-lamp` → `shop.example/p/*`; query names count, their values don't. */
export function patternOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const segments = pathname
    .split('/')
    .map((segment) => (/\d|-.*-|^.{25,}$/.test(segment) ? '*' : segment));
  const names = [...new Set(searchParams.keys())].sort().join('&');
  return `${host}${segments.join('/')}?${names}`;
}
