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

it('shows which settings take a value, and how', () => {
  const help = helpOf('');
  expect(help).toMatch(/^ {2}--port <n> /m);
  expect(help).toMatch(/^ {2}--host <value> /m);
  expect(help).toMatch(/^ {2}--open /m);
  // "--allow-private-network HOST" would allow all of them, and read HOST as a word
  expect(help).toMatch(/^ {2}--allow-private-network\[=<value>\] /m);
});
