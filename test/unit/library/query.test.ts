import { expect, it } from 'vitest';
import { formsOf } from '../../../src/main/service/domain/library/word-forms.ts';
import { readLibraryQuery } from '../../../src/main/service/domain/library/query.ts';

const NOW = Date.UTC(2026, 10, 22);
const read = (text: string) => readLibraryQuery(text, NOW);
const ALL = '{title description body} :';

it('wants all words, phrases and beginnings', () => {
  expect(read('masonry "free returns" heat*').match).toBe(
    `${ALL} "masonry" AND ${ALL} "free returns" AND ${ALL} "heat"*`,
  );
  expect(read('"free retu*" −masonry').match).toBe(`(${ALL} "free retu"*) NOT (${ALL} "masonry")`);
});

it('takes a star before a site for what lies below it', () => {
  const site = { kind: 'site', value: 'mill.test', isNot: false };
  for (const text of ['site:*.mill.test', 'site:www.mill.test', 'site:https://mill.test/a'])
    expect(read(text).filters).toEqual([site]);
});

it('has other forms of words beside them, of phrases and beginnings none', () => {
  const { inForms } = read('studies "free returns" heat* OR ovens -gases');
  expect(inForms?.match).toContain(`(${ALL} "studies" OR ${ALL} "study" OR ${ALL} "studied"`);
  expect(inForms?.match).toMatch(/ AND \{[^}]*\} : "free returns" AND \(/);
  expect(inForms?.match).toMatch(/"heat"\* OR \{[^}]*\} : "ovens" OR \{[^}]*\} : "oven" OR /);
  expect(inForms?.match).toMatch(/ NOT \(\{[^}]*\} : "gases"\)$/);
  expect(inForms?.words).toEqual(expect.arrayContaining(['studies', 'study', 'oven']));
  expect(read('"studies" removed:fees c++ 東京').inForms).toBeUndefined();
});

it.each([
  ['turnstones', 'turnstone'],
  ['turnstone', 'turnstones'],
  ['city', 'cities'],
  ['analysed', 'analyse'],
  ['running', 'run'],
  ['run', 'running'],
  ['stopped', 'stop'],
  ['boxes', 'box'],
  ['boats', 'boat'],
  ['moving', 'moved'],
  ['Fluss', 'flusse'],
  ['Häuser', 'haus'],
  ['Frauen', 'frau'],
  ['casa', 'casas'],
  ['investigador', 'investigadores'],
  ['سوق', 'السوق'],
  ['والسوق', 'سوق'],
  ['للبيت', 'البيت'],
  ['שוק', 'השוק'],
])('knows %s in the form %s', (word, form) => {
  expect(formsOf(word)).toContain(form);
  expect(formsOf(word)).not.toContain(word.toLowerCase());
  expect(formsOf(word).length).toBeLessThan(30);
});

it('leaves words out, and takes alternatives', () => {
  expect(read('stove OR oven -gas -"natural gas"').match).toBe(
    `((${ALL} "stove" OR ${ALL} "oven")) NOT (${ALL} "gas" OR ${ALL} "natural gas")`,
  );
});

it('takes AND and NOT as they are meant, and as words where they are quoted or small', () => {
  expect(read('stove AND oven').match).toBe(read('stove oven').match);
  expect(read('stove AND NOT gas').match).toBe(read('stove -gas').match);
  expect(read('stove NOT "natural gas" NOT site:a.test')).toEqual(
    read('stove -"natural gas" -site:a.test'),
  );
  expect(read('stove "AND" and').match).toBe(`${ALL} "stove" AND ${ALL} "AND" AND ${ALL} "and"`);
  expect(read('AND').problems).toEqual([]);
});

it('finds what came and what went, and words of one place', () => {
  expect(read('removed:"free returns" added:fee').match).toBe(
    '{removed} : "free returns" AND {added} : "fee"',
  );
  expect(read('in:title heater').match).toBe('{title} : "heater"');
});

it('looks for words in notes and highlights beside the pages', () => {
  const { match, filters, problems } = read(
    'heater in:note cite* OR "chapter 2" -in:highlight draft',
  );
  expect(match).toBe('{title description body} : "heater"');
  expect(filters).toEqual([
    { kind: 'shelf', match: '{note} : "cite"* OR {note} : "chapter 2"', isNot: false },
    { kind: 'shelf', match: '{highlight} : "draft"', isNot: false },
  ]);
  expect(problems).toEqual([]);
  expect(read('in:note -draft').filters).toEqual([
    { kind: 'shelf', match: '{note} : "draft"', isNot: true },
  ]);
  expect(read('in:comments x').problems).toEqual([
    '"in:comments" is not known; there are in:title, in:text, in:note, in:highlight.',
  ]);
  expect(read('is:unread has:changed-highlight is:lost').problems).toHaveLength(1);
});

it('filters by site, time and state without a word to look for', () => {
  const { match, filters, problems } = read(
    'site:https://www.Shop.test/x after:2026-10 -is:kept tag:thesis on:2026-11-01 changed:7d',
  );
  expect(match).toBeUndefined();
  expect(problems).toEqual([]);
  expect(filters).toEqual([
    { kind: 'site', value: 'shop.test', isNot: false },
    { kind: 'seen', from: Date.UTC(2026, 9, 1), to: Number.MAX_SAFE_INTEGER },
    { kind: 'is', value: 'kept', isNot: true },
    { kind: 'tag', value: 'thesis', isNot: false },
    { kind: 'seen', from: Date.UTC(2026, 10, 1), to: Date.UTC(2026, 10, 2) - 1 },
    { kind: 'changedSince', from: NOW - 7 * 86_400_000 },
  ]);
});

it('says what holds nothing to look for, and what is more than it looks for', () => {
  for (const text of ['(', '"', '*', '-', 'added:', '-removed:', '…']) {
    const { match, problems } = read(text);
    expect([text, match, problems.length]).toEqual([text, undefined, 1]);
  }
  expect(read('added:').problems).toEqual(['"added:" needs a value, such as added:WORD.']);
  expect(read('( –').problems).toEqual(['( – holds no word to look for; it was passed over.']);
  expect(read('heater – (new)').problems).toEqual([]);
  expect(read('').problems).toEqual([]);
  const words = Array.from({ length: 40 }, (_, n) => `w${n}`);
  expect(read(words.join(' ')).problems).toEqual([expect.stringMatching(/first 32 .* 8 were/)]);
  expect(read(words.slice(0, 32).join(' ')).problems).toEqual([]);
});

it('says what it does not know in place of passing it over', () => {
  expect(read('colour:red is:blue before:then site: -word').problems).toHaveLength(4);
  expect(read('-word').problems).toHaveLength(1);
  expect(read('colour:red').match).toBe(`${ALL} "colour red"`);
  expect(read('Error: no').match).toBe(`${ALL} "error" AND ${ALL} "no"`);
});

it.each([
  '"',
  '""',
  '*',
  'a"b"c',
  'NEAR(a b)',
  "'); drop table x;--",
  'OR',
  'OR OR a',
  '-',
  ':',
  'a:b:c',
  '{title} : x',
])('takes "%s" as it comes', (text) => {
  expect(() => read(text)).not.toThrow();
});

it('takes addresses as words and cuts queries that are documents', () => {
  expect(read('https://a.test/x').match).toBe(`${ALL} "https a test x"`);
  expect(read('word '.repeat(500)).words).toHaveLength(32);
});
