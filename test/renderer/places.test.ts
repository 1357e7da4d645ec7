import { describe, expect, it } from 'vitest';
import { isGuiPlace } from '../../src/contract/places.ts';
import { PLACES, placesFor } from '../../src/renderer/app/navigation.ts';

describe('the places of the window', () => {
  it('are all addresses that the service answers: a page read again is the same page', () => {
    expect(PLACES.map(({ path }) => path).filter((path) => !isGuiPlace(path))).toEqual([]);
  });

  it('have a letter each, and the page of services is for those who run several', () => {
    expect(new Set(PLACES.map(({ key }) => key)).size).toBe(PLACES.length);
    const paths = (isShared: boolean): readonly string[] =>
      placesFor(isShared).map(({ path }) => path);
    expect(paths(true)).toContain('/services');
    expect(paths(false)).not.toContain('/services');
  });
});
