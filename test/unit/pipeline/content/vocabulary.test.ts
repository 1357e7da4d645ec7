/** What class names say. */
import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTE_GROUP_NAMES,
  marksOf,
} from '../../../../src/main/service/pipeline/content/vocabulary.ts';

const groups = (value: string): readonly string[] =>
  ATTRIBUTE_GROUP_NAMES.filter((_, at) => (marksOf(value) & (1 << at)) !== 0);

describe('a class name', () => {
  it('names its groups by whole words', () => {
    expect(groups('ad-slot')).toContain('ad');
    expect(groups('ad300x250')).toContain('ad');
    expect(groups('shadow')).not.toContain('ad');
  });

  it('says nothing by two letters behind a digit of a made-up name', () => {
    expect(groups('jXK9ad-SmKAyb')).not.toContain('ad');
    expect(groups('css-1q4sr')).not.toContain('hidden');
  });

  it('names nothing by what it says is not there', () => {
    expect(groups('dataTable no-footer')).not.toContain('footer');
    expect(groups('without-sidebar')).toEqual([]);
    expect(groups('no-print')).toContain('hidden');
  });
});
