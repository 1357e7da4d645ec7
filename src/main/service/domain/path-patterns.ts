/**
 * Regular expressions of callers, matched so that none can stall the service.
 *
 * Simple patterns (no group that repeats, at most two unbounded repetitions) on short texts run
 * directly: their cost is bounded. All others run in a V8 context with a time limit, which does
 * interrupt a backtracking match; one that hits the limit counts as not matching and says so.
 */
import vm from 'node:vm';
import { HearthError } from './errors.ts';

type PatternMatch = 'match' | 'no-match' | 'too-slow';

export interface PathPattern {
  /** The pattern as given. */
  readonly source: string;
  test(text: string): PatternMatch;
}

const MATCH_LIMIT_MS = 50;
/** Longer addresses take the guarded way. */
const DIRECT_CHARS = 400;
/** After this many time-outs a pattern is not tried again: it would slow every page. */
const TIMEOUTS_BEFORE_GIVING_UP = 5;

/** Throws `BAD_REQUEST` naming the pattern when it is not a regular expression. */
export function compilePattern(source: string): PathPattern {
  const pattern = parse(source);
  const isSimple = hasBoundedCost(source);
  let guarded: ((text: string) => PatternMatch) | undefined;
  return {
    source,
    test(text) {
      if (isSimple && text.length <= DIRECT_CHARS) return pattern.test(text) ? 'match' : 'no-match';
      guarded ??= guardedTest(source);
      return guarded(text);
    },
  };
}

function parse(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch (error) {
    throw new HearthError('BAD_REQUEST', `"${source}" is not a valid regular expression.`, {
      cause: error,
    });
  }
}

/** Repeated groups can be exponential; many unbounded repetitions are a high polynomial. */
function hasBoundedCost(source: string): boolean {
  const plain = source.replace(/\\./g, '_').replace(/\[(?:[^\]])*\]/g, '_');
  if (/\)[*+{]/.test(plain)) return false;
  return (plain.match(/[*+]|\{\d+,\}/g) ?? []).length <= 2;
}

function guardedTest(source: string): (text: string) => PatternMatch {
  const context = vm.createContext({ source, text: '' });
  vm.runInContext('globalThis.pattern = new RegExp(source)', context);
  const script = new vm.Script('pattern.test(text)');
  let timeouts = 0;
  return (text) => {
    if (timeouts >= TIMEOUTS_BEFORE_GIVING_UP) return 'too-slow';
    context['text'] = text;
    try {
      return script.runInContext(context, { timeout: MATCH_LIMIT_MS }) === true
        ? 'match'
        : 'no-match';
    } catch {
      timeouts += 1;
      return 'too-slow';
    }
  };
}
