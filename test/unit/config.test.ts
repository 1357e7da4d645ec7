/** Where Hearth keeps its data when nobody says where. */
import { userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultDataDir } from '../../src/main/service/config.ts';

it('keeps data below XDG_DATA_HOME, else below HOME', () => {
  expect(defaultDataDir({ HOME: '/h', XDG_DATA_HOME: '/x' }, 'linux')).toBe('/x/hearth');
  expect(defaultDataDir({ HOME: '/h' }, 'linux')).toBe('/h/.local/share/hearth');
  expect(defaultDataDir({ HOME: '/h' }, 'darwin')).toBe('/h/Library/Application Support/Hearth');
});

it.each([
  ['missing', {}],
  ['empty', { HOME: '' }],
  ['relative', { HOME: 'here' }],
  ['empty, and XDG_DATA_HOME is too', { HOME: '', XDG_DATA_HOME: '' }],
  ['missing, and XDG_DATA_HOME is relative', { XDG_DATA_HOME: 'data' }],
])("keeps data in the user's own home when HOME is %s", (_how, env) => {
  const folder = defaultDataDir(env, 'linux');
  expect(folder).toBe(join(userInfo().homedir, '.local', 'share', 'hearth'));
  expect(isAbsolute(folder)).toBe(true);
});
