/** Every setting of the one table has a place in the window, or a reason why it has none. */
import { expect, it } from 'vitest';
import { SETTINGS } from '../../../src/main/service/config/table.ts';
import { SHARED } from '../../../src/main/service/config/shared-settings.ts';
import { SECTION_SETTINGS } from '../../../src/renderer/features/settings/sections.ts';
import { t } from '../../../src/renderer/text/screens.ts';

const ELSEWHERE: readonly string[] = [
  // of one start
  ...['json', 'open', 'desktop', 'bundledChromiumDir', 'replayPort'],
  // moved on a screen of its own
  'dataDir',
  // the same for all services of a database: told to each where it is started
  ...SHARED.map(({ name }) => name),
];

it('settings have their place', () => {
  const groups = Object.values(SECTION_SETTINGS).flat();
  const shown: readonly string[] = groups.flatMap(({ names }) => names);
  const lost = SETTINGS.map(({ name }) => name).filter(
    (name) => !shown.includes(name) && !ELSEWHERE.includes(name),
  );
  expect(lost).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
  const labels: Readonly<Record<string, string>> = t.settingLabels;
  expect(shown.filter((name) => (labels[name] ?? '') === '')).toEqual([]);
});

it('say nothing in milliseconds beside a field in seconds, and begin with words', () => {
  const shown: readonly string[] = Object.values(SECTION_SETTINGS)
    .flat()
    .flatMap(({ names }) => names);
  const helps = SETTINGS.filter(({ name }) => shown.includes(name)).map(
    ({ name, help }) => t.settings.helps[name] ?? help,
  );
  expect(helps.filter((help) => /^ms\b|^[a-z]+:\/\//.test(help))).toEqual([]);
});
