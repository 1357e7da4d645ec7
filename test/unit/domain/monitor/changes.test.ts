import { expect, it } from 'vitest';
import {
  blocksOf,
  inOneLine,
  trueChanges,
} from '../../../../src/main/service/domain/monitor/changes.ts';
import { readableText } from '../../../../src/main/service/domain/monitor/readable.ts';
import { refusalOf } from '../../../../src/main/service/domain/monitor/refusal.ts';

const MOVED = 'This sentence stands at another place of the page now.';

it('says nothing of long lines that stand elsewhere now, and tells of labels that change places', () => {
  expect(
    trueChanges([
      { removed: [MOVED], added: [] },
      { removed: [], added: [MOVED] },
    ]),
  ).toEqual([]);
  const swapped = [{ removed: ['10 EUR', '20 EUR'], added: ['20 EUR', '10 EUR'] }];
  expect(trueChanges(swapped)).toEqual(swapped);
});

it('says nothing of the same words in other lines', () => {
  expect(
    trueChanges([
      { removed: ['Monday: closed', 'Friday: open'], added: ['Monday closed Friday', 'open'] },
    ]),
  ).toEqual([]);
});

it('tells the words that changed in a sentence, in one line too', () => {
  const blocks = blocksOf([
    { removed: ['It costs 12 EUR for all.'], added: ['It costs 15 EUR for all.'] },
    { removed: [], added: ['A new line.'] },
  ]);
  expect(blocks).toMatchObject([{ kind: 'changed' }, { kind: 'added', text: 'A new line.' }]);
  expect(inOneLine(blocks)).toBe(
    '“It costs 12 EUR for all.” → “It costs 15 EUR for all.” (and 1 more)',
  );
});

it('tells of a page that is another one altogether by its beginning', () => {
  const long = Array.from({ length: 4_000 }, (_, line) => `Line ${line} of a new page.`);
  const text = JSON.stringify(blocksOf([{ removed: [], added: long }]));
  expect(text.length).toBeLessThan(25_000);
  expect(text).toContain('Line 0 of');
});

it.each([
  ['## A **bold** heading', 'A bold heading'],
  ['- a [link](https://a.test/?n=1) in a list', 'a link in a list'],
  ['| Monday | closed |', 'Monday closed'],
  ['![A picture](https://a.test/1.png)', ''],
  ['1. first \\*star\\* and snake_case_name', 'first *star* and snake_case_name'],
  ['> quoted `code`', 'quoted code'],
  ['---', ''],
])('reads %j as its words', (markdown, text) => {
  expect(readableText(markdown)).toBe(text);
});

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

it.each([
  [{ status: 503, title: 'Shop', text: words(300) }, /503/],
  [{ status: 200, title: 'Shop', text: ' ' }, /empty/],
  [{ status: 200, title: 'Anmelden', text: 'Bitte anmelden.', wordsBefore: 400 }, /sign in/],
  [
    { status: 200, title: 'Shop', text: 'Please verify you are human.', wordsBefore: 400 },
    /person/,
  ],
  [{ status: 200, title: '502 Bad Gateway', text: 'nginx' }, /down/],
])('takes %j for no page', (page, why) => {
  expect(refusalOf(page)).toMatch(why);
});

it.each([
  { status: 200, title: 'Log in to your garden: a novel', text: words(900) },
  {
    status: 200,
    title: 'Shop',
    text: `Sold out. Log in to be told. ${words(200)}`,
    wordsBefore: 240,
  },
  { status: 200, title: 'Shop', text: 'Closed for ever. Thank you all.', wordsBefore: 400 },
])('takes %j for the page', (page) => {
  expect(refusalOf(page)).toBeUndefined();
});
