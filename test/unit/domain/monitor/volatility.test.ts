import { expect, it } from 'vitest';
import {
  changesBetween,
  learnVolatile,
  NOTHING_VOLATILE,
  type Visit,
} from '../../../../src/main/service/domain/monitor/volatility.ts';

const DAY = Date.UTC(2026, 10, 22, 12);

function page(parts: { clock?: string; ad?: string; price?: string; extra?: string }): string {
  return [
    '# Brass kettle',
    `It is ${parts.clock ?? '12:00:00'} in our shop.`,
    'A kettle of brass, made to last.',
    ...(parts.ad === undefined ? [] : [parts.ad]),
    'Sold since 1921 by the same family.',
    `Price: ${parts.price ?? '40 €'}`,
    'Delivered within three days.',
    ...(parts.extra === undefined ? [] : [parts.extra]),
  ].join('\n\n');
}

const visit = (text: string, at = DAY): Visit => ({ text, at, language: 'en' });

it('says nothing changed when only a clock and an advertisement moved', () => {
  const first = visit(page({ clock: '12:00:01', ad: 'Buy our soap.' }));
  const again = visit(page({ clock: '12:00:02', ad: 'Fly to Rome.' }));
  const volatile = learnVolatile(NOTHING_VOLATILE, [first, again]);
  const later = visit(page({ clock: '17:31:09', ad: 'A bank you can trust.' }), DAY + 1e7);
  expect(changesBetween(volatile, first, later)).toEqual([]);
});

it('says nothing changed when the advertisement is missing, or twice as long', () => {
  const volatile = learnVolatile(NOTHING_VOLATILE, [
    visit(page({ ad: 'Buy our soap.' })),
    visit(page({ ad: 'Fly to Rome.' })),
  ]);
  const earlier = visit(page({ ad: 'Buy our soap.' }));
  for (const ad of [undefined, 'One thing.\n\nAnother thing.']) {
    const later = visit(page(ad === undefined ? {} : { ad }));
    expect(changesBetween(volatile, earlier, later)).toEqual([]);
  }
});

it('tells a price that changed once, beside all that moves', () => {
  const first = visit(page({ clock: '12:00:01', ad: 'Buy our soap.' }));
  const again = visit(page({ clock: '12:00:02', ad: 'Fly to Rome.' }));
  const volatile = learnVolatile(NOTHING_VOLATILE, [first, again]);
  const later = visit(page({ clock: '12:40:00', ad: 'Read this.', price: '35 €' }));
  expect(changesBetween(volatile, first, later)).toEqual([
    { removed: ['Price: 40 €'], added: ['Price: 35 €'] },
  ]);
});

it('tells a changed line beside an advertisement', () => {
  const volatile = learnVolatile(NOTHING_VOLATILE, [
    visit(page({ ad: 'Buy our soap.' })),
    visit(page({ ad: 'Fly to Rome.' })),
  ]);
  const before = visit(page({ ad: 'Buy our soap.' }));
  const text = page({ ad: 'Fly to Rome.' }).replace('made to last', 'made to sell');
  const changes = changesBetween(volatile, before, visit(text));
  expect(changes.flatMap(({ added }) => added)).toContain('A kettle of brass, made to sell.');
});

it('tells lines that came at the end and lines that went', () => {
  const [before, after] = [visit(page({})), visit(page({ extra: 'Out of stock.' }))];
  expect(changesBetween(NOTHING_VOLATILE, before, after)).toEqual([
    { removed: [], added: ['Out of stock.'] },
  ]);
  expect(changesBetween(NOTHING_VOLATILE, after, before)).toEqual([
    { removed: ['Out of stock.'], added: [] },
  ]);
});

it.each([
  ['en', 'Sunday, 22 November 2026', 'Monday, 23 November 2026'],
  ['de', 'Sonntag, 22. November 2026', 'Montag, 23. November 2026'],
  ['fr', 'dimanche 22 novembre 2026', 'lundi 23 novembre 2026'],
  ['en', '2026-11-22', '2026-11-23'],
  ['no-such-language-at-all', 'Nov 22, 2026', 'Nov 23, 2026'],
])("does not take a page's own date for a change (%s)", (language, today, tomorrow) => {
  const earlier = { text: `# News\n\n${today}\n\nStory.`, at: DAY, language };
  const later = { text: `# News\n\n${tomorrow}\n\nStory.`, at: DAY + 86_400_000, language };
  expect(changesBetween(NOTHING_VOLATILE, earlier, later)).toEqual([]);
});

it('tells a date that is not the day of the visit', () => {
  const earlier = visit('# Deadline\n\nHand it in by 3 March 2027.');
  const later = visit('# Deadline\n\nHand it in by 10 March 2027.');
  expect(changesBetween(NOTHING_VOLATILE, earlier, later)).toHaveLength(1);
});

it('does not learn a page that is new each time as one volatile place', () => {
  const volatile = learnVolatile(NOTHING_VOLATILE, [visit('One thing.'), visit('Another story.')]);
  expect(volatile.places).toEqual([]);
});

it('keeps what it knew when it learns more', () => {
  const clock = learnVolatile(NOTHING_VOLATILE, [
    visit(page({ clock: '12:00:01' })),
    visit(page({ clock: '12:00:02' })),
  ]);
  const both = learnVolatile(clock, [
    visit(page({ ad: 'Buy our soap.' })),
    visit(page({ ad: 'Fly to Rome.' })),
  ]);
  expect(both.shapes).toEqual(clock.shapes);
  expect(both.places).toHaveLength(1);
});

it('keeps the minutes of a clock apart from the month it is', () => {
  const first = visit(page({ clock: '12:01:11' }), Date.UTC(2026, 10, 1));
  const volatile = learnVolatile(NOTHING_VOLATILE, [
    first,
    visit(page({ clock: '12:02:12' }), Date.UTC(2026, 10, 1)),
  ]);
  const later = visit(page({ clock: '12:11:01' }), Date.UTC(2026, 10, 1));
  expect(changesBetween(volatile, first, later)).toEqual([]);
});
