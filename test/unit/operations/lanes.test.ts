/** What the browser added to a page decides where its likes are read. */
import { describe, expect, it } from 'vitest';
import { saidNothing, taughtSomething } from '../../../src/main/service/operations/lanes.ts';
import type { Comparison } from '../../../src/main/service/ports/pipeline.ts';

const SAME: Comparison = {
  addedChars: 0,
  addedShare: 0,
  servedChars: 300,
  renderedChars: 300,
  keptShare: 1,
  addedLinks: 0,
  links: 12,
  filled: [],
};

describe('a rendered page', () => {
  it('taught something by much text, by a good share of a short one, by a place that was empty', () => {
    expect(taughtSomething(SAME, false)).toBe(false);
    expect(taughtSomething({ ...SAME, addedChars: 200 }, false)).toBe(true);
    expect(taughtSomething({ ...SAME, addedChars: 30, addedShare: 0.3 }, false)).toBe(true);
    expect(taughtSomething({ ...SAME, addedChars: 30, addedShare: 0.1 }, false)).toBe(false);
    expect(taughtSomething({ ...SAME, addedChars: 5, filled: ['#price'] }, false)).toBe(true);
  });

  it('taught something by few words where nothing was served, and little where it says nothing either', () => {
    const empty = { ...SAME, servedChars: 0, renderedChars: 7, addedChars: 7, addedShare: 1 };
    expect(taughtSomething(empty, true)).toBe(true);
    expect(saidNothing(empty)).toBe(false);
    const silent = { ...empty, renderedChars: 0, addedChars: 0, addedShare: 0 };
    expect(taughtSomething(silent, true)).toBe(false);
    expect(saidNothing(silent)).toBe(true);
    expect(saidNothing(SAME)).toBe(false);
  });

  it('taught nothing by a row of teasers below a text that was served whole', () => {
    expect(taughtSomething({ ...SAME, addedLinks: 3 }, false)).toBe(false);
    expect(taughtSomething({ ...SAME, addedLinks: 6, filled: ['.related'] }, true)).toBe(false);
  });

  it('taught something by a list of links, and by a few where the page says little without them', () => {
    expect(taughtSomething({ ...SAME, addedLinks: 7 }, false)).toBe(true);
    expect(taughtSomething({ ...SAME, addedLinks: 3, servedChars: 40 }, false)).toBe(true);
    expect(taughtSomething({ ...SAME, addedLinks: 3, addedChars: 12 }, false)).toBe(true);
  });
});
