import { expect, it } from 'vitest';
import { helpOf } from '../../../src/main/cli/help.ts';
import { COMMANDS } from '../../../src/main/headless.ts';

it('names every command, and of one command that alone', () => {
  const named = (help: string) =>
    new Set([...help.matchAll(/^(?: {2})?hearth (\w+)/gm)].map(([, name]) => name));
  expect(Object.keys(COMMANDS).filter((name) => !named(helpOf('')).has(name))).toEqual([]);
  for (const name of ['scrape', 'search', 'extract', 'jobs', 'library', 'monitors', 'recipes']) {
    expect([...named(helpOf(name))]).toEqual([name]);
  }
});
