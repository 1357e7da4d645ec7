/** What the Library's screens reckon before they draw. */
import { describe, expect, it } from 'vitest';
import type { LibraryCapture, LibraryCollection } from '../../src/contract/library/types.ts';
import { groupsOf } from '../../src/renderer/features/library/entry/changes.tsx';
import { placesOf, textOf } from '../../src/renderer/features/library/entry/ribbon.tsx';
import { differingPictures } from '../../src/renderer/features/library/compare/differing-pictures.ts';
import { namesOf, stampAmong } from '../../src/renderer/features/library/entry/stamp.ts';
import {
  earlierOf,
  newestToOpen,
  nextChange,
  stopOfDay,
  type Stop,
} from '../../src/renderer/features/library/entry/use-entry.ts';
import { inTreeOrder, movedPlaces } from '../../src/renderer/features/library/collection-tree.ts';
import { legible } from '../../src/renderer/features/library/diff-blocks.tsx';
import { hitWords, markPieces } from '../../src/renderer/features/library/hit-words.ts';
import { addressOf, tagsOf } from '../../src/renderer/features/library/keeping.ts';

describe('the ribbon', () => {
  it('keeps copies in order and apart, however close they were taken', () => {
    const day = 86_400_000;
    const places = placesOf([0, 1, 2, 3, 40 * day, 40 * day + 1]);
    for (let at = 1; at < places.length; at += 1) {
      expect((places[at] ?? 0) - (places[at - 1] ?? 0)).toBeGreaterThan(0.013);
    }
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(places.at(-1)).toBeLessThanOrEqual(0.99);
  });

  it('fits a thousand copies of one moment', () => {
    const places = placesOf(Array.from({ length: 1_000 }, (_, at) => at));
    expect(Math.max(...places)).toBeLessThanOrEqual(1);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });

  it('goes from version to version, and to the copy of a day', () => {
    const stops = [1, 1, 2, 2, 3].map((version, at) =>
      stop(version, new Date(2026, 10, at + 1, 12)),
    );
    expect(nextChange(stops, 4, -1)).toBe(3);
    expect(nextChange(stops, 0, 1)).toBe(2);
    expect(nextChange(stops, 4, 1)).toBeUndefined();
    expect(stopOfDay(stops, '2026-11-03')).toBe(2);
    expect(stopOfDay(stops, '2027-01-01')).toBe(4);
    expect(stopOfDay(stops, '2020-01-01')).toBe(0);
  });
});

describe('a comparison', () => {
  const failed = (at: Stop): Stop => ({ ...at, capture: { ...at.capture, status: 404 } });
  const minute = [1, 2, 3].map((second) => stop(second, new Date(2025, 4, 1, 9, 0, second)));
  const [first, second, third] = minute as [Stop, Stop, Stop];

  it('is with the copy before that answered, unless none did', () => {
    expect(earlierOf([first, failed(second), third], 2)).toBe(first);
    expect(earlierOf([first, second, failed(third)], 2)).toBe(second);
    expect(earlierOf([failed(first), second], 1)?.capture.id).toBe(first.capture.id);
    expect(earlierOf([first, { ...second, capture: { ...second.capture, version: 1 } }], 1)).toBe(
      first,
    );
    expect(earlierOf([first], 0)).toBeUndefined();
  });

  it('names each copy in a way of its own, and what was no answer', () => {
    const names = namesOf([first, failed(second), third], Date.now());
    expect(new Set(names).size).toBe(3);
    expect(names.map((name) => name.includes('answered 404'))).toEqual([false, true, false]);
  });

  it('is with a copy that its button tells from others of its minute and its second', () => {
    const twin: Stop = { ...second, at: second.at + 5 };
    const stops = [first, second, twin, third];
    const stamps = stops.map((one) => stampAmong(stops, one, Date.now()));
    expect(new Set(stamps).size).toBe(4);
    expect(stamps[1]).toMatch(/ · 1 of 2$/);
    expect(stamps[2]).toMatch(/ · 2 of 2$/);
    expect(stampAmong([first], first, Date.now())).not.toMatch(/:01/);
  });

  it('tells which pictures differ, not those that moved or only count', () => {
    const held = (
      ...pictures: readonly (readonly [path: string, body: string, bytes?: number])[]
    ) => ({
      resources: pictures.map(([path, body, bytes = 900]) => ({
        ...{ method: 'GET', url: `https://a.test${path}`, status: 200, mimeType: 'image/png' },
        ...{ body, bytes },
      })),
    });
    const before = held(['/a.png', '1'], ['/b.png', '2'], ['/c.png', '3'], ['/old.png', '4']);
    const after = held(['/a.png', '1'], ['/b.png', '5'], ['/d.png', '3'], ['/new.png', '6']);
    expect(differingPictures(before, after)).toEqual([
      { url: 'https://a.test/b.png', how: 'changed' },
      { url: 'https://a.test/new.png', how: 'added' },
      { url: 'https://a.test/old.png', how: 'removed' },
    ]);
    expect(differingPictures(held(), held(['/pixel.gif', '1', 43]))).toEqual([]);
  });
});

describe('an entry', () => {
  it('opens on its newest copy that has a page, whatever was only read since', () => {
    const stops = (['full', 'page', 'text', 'text'] as const).map((kind, at) =>
      stop(1, new Date(2026, 10, at + 1), kind),
    );
    expect(newestToOpen(stops)).toBe(1);
    expect(newestToOpen(stops.slice(2))).toBe(1);
    expect(newestToOpen([])).toBe(-1);
  });

  it('says how deep a copy is where it stands in the ribbon', () => {
    const stops = [stop(1, new Date(2026, 10, 1)), stop(1, new Date(2026, 10, 2), 'text')];
    expect(textOf(stops, 0, Date.now())).toMatch(/copy 1 of 2, first copy, page$/);
    expect(textOf(stops, 1, Date.now())).toMatch(/copy 2 of 2, the same text, text$/);
  });
});

describe('changes', () => {
  it('folds neighbouring changes of digits alone', () => {
    const kinds = groupsOf([false, true, true, false, true].map(version)).map((group) =>
      group.kind === 'minor' ? group.versions.length : 'one',
    );
    expect(kinds).toEqual(['one', 2, 'one', 1]);
  });

  it('tells sentences that share little as one gone and one come', () => {
    const words = (equal: string): Parameters<typeof legible>[0] => ({
      kind: 'changed',
      words: [
        { kind: 'equal', text: equal },
        { kind: 'removed', text: 'free returns' },
        { kind: 'added', text: 'no way back' },
      ],
    });
    expect(legible(words('. ')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(legible(words('The shop of the guild has '))).toHaveLength(1);
  });
});

describe('what is marked in a hit', () => {
  it('is what was looked for in the text, not what filters say', () => {
    expect(hitWords('stove AND removed:"free returns" site:shop.test -oil OR tag:x')).toEqual([
      'stove',
      'free',
      'returns',
    ]);
  });

  it('stands at the beginning of words, and anywhere in scripts without spaces', () => {
    expect(markPieces('Die Öfen, cafe', ['ofen', 'café'])).toEqual([
      'Die ',
      'Öfen',
      ', ',
      'cafe',
      '',
    ]);
    expect(markPieces('Stoves, cooking stove', ['stove'])).toEqual([
      '',
      'Stoves',
      ', cooking ',
      'stove',
      '',
    ]);
    expect(markPieces('The restoved', ['stove'])).toEqual(['The restoved']);
    expect(markPieces('One study.', ['studies'])).toEqual(['One ', 'study', '.']);
    expect(markPieces('Cold C++', ['c'])).toEqual(['Cold ', 'C', '++']);
    expect(markPieces('家が暖かい', ['暖'])).toEqual(['家が', '暖', 'かい']);
  });
});

describe('collections', () => {
  const all = [
    collection(1, 'Thesis', 1),
    collection(2, 'Thesis/Chapter 2', 0),
    collection(3, 'Heating', 0),
    collection(4, 'Lost/Child', 0),
  ];

  it('stand as a tree in the order they were given', () => {
    expect(inTreeOrder(all).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
  });

  it('move among their siblings alone', () => {
    expect(movedPlaces(all, 1, -1)).toEqual([
      { id: 1, position: 0 },
      { id: 3, position: 1 },
    ]);
    expect(movedPlaces(all, 2, 1)).toEqual([]);
  });
});

it('reads addresses and tags as people write them', () => {
  expect(addressOf('example.com/a')).toBe('https://example.com/a');
  expect(addressOf('not an address')).toBeUndefined();
  expect(addressOf('javascript:alert(1)')).toBeUndefined();
  expect(tagsOf('a, b,, a ، ج')).toEqual(['a', 'b', 'ج']);
});

function stop(version: number, date: Date, kind: LibraryCapture['kind'] = 'page'): Stop {
  const capture: LibraryCapture = {
    ...{ id: `${date.getTime()}`, entryId: 1, url: 'https://a.test/', at: date.toISOString() },
    ...{ kind, kept: true, engine: 'http', status: 200, contentType: 'text/html' },
    ...{ private: false, damaged: false, bytes: 1, title: '', version },
  };
  return { capture, at: date.getTime(), isChange: false };
}

function version(minor: boolean, at: number): Parameters<typeof groupsOf>[0][number] {
  const iso = new Date(0).toISOString();
  return { n: at + 1, firstAt: iso, lastAt: iso, chars: 1, minor, title: '' };
}

function collection(id: number, name: string, position: number): LibraryCollection {
  return { id, name, label: name.split('/').at(-1) ?? '', query: '', position, entries: 0 };
}
