/** Numbers of the settings as people write them. */
import { expect, it } from 'vitest';
import { usualOf } from '../../src/renderer/features/settings/setting-units.ts';

it('has no mark of thousands in a port, and one day is a day', () => {
  expect(usualOf('port', 3002)).toBe('default 3002');
  expect(usualOf('libraryTraceDays', 1)).toBe('default 1 day');
  expect(usualOf('jobTtlMs', 30)).toBe('default 30 days');
  expect(usualOf('maxBodyBytes', 1_500)).toBe('default 1,500 MB');
});
