/** What is wrong with flags, told before anything else. */
import { expect, it } from 'vitest';
import {
  addressWords,
  listFlag,
  loneWord,
  parseArgs,
  takeFlags,
} from '../../../src/main/cli/args.ts';

const taken = (...argv: readonly string[]) =>
  takeFlags(parseArgs(argv, ['full']), ['limit', 'full']);

it('tells flags of the command from those of the settings', () => {
  expect(taken('--limit', '3', '--full', '--port=4000', 'word')).toEqual({
    own: { limit: '3', full: true },
    config: { port: '4000' },
  });
});

it('names a flag that nobody knows, with a value or without one', () => {
  for (const argv of [['--typo'], ['--typo', '3'], ['--typo', '--full'], ['--no-typo']]) {
    expect(() => taken(...argv)).toThrow(/^Unknown option --(no-)?typo\. /);
  }
});

it('says which known flag stands without its value', () => {
  for (const name of ['limit', 'port', 'config']) {
    expect(() => taken(`--${name}`)).toThrow(`--${name} needs a value, such as --${name} VALUE.`);
  }
});

it('takes no short option for an address', () => {
  for (const argv of [
    ['-o', 'file', 'a.test'],
    ['a.test', '-o', 'file'],
    ['a.test', '-'],
  ]) {
    const args = parseArgs(argv);
    expect(() => addressWords(args)).toThrow(/^Unknown option -o?: /);
    expect(() => loneWord(args, 'Name the page')).toThrow(/^Unknown option -o?: /);
  }
  expect(addressWords(parseArgs(['a.test', 'b-c.test']))).toEqual(['a.test', 'b-c.test']);
});

it('reads lists by comma, with spaces and commas to spare', () => {
  const given = (...argv: readonly string[]) => listFlag(parseArgs(argv), 'format');
  expect(given('--format', 'markdown, links,')).toEqual(['markdown', 'links']);
  expect(given('--format', 'html', '--format=json,tables')).toEqual(['html', 'json', 'tables']);
  expect(given('--limit', '3')).toBeUndefined();
});
