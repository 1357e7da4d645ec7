/** A recipe reads its list on a site that was made over: other classes, tags and places, and values that have moved. */
import { expect, it } from 'vitest';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';
import type { Recipe } from '../../../../src/main/service/domain/recipe.ts';

const URL = 'https://a.example/';
const NOW = '2026-01-01T00:00:00Z';
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface Lamp {
  readonly n: number;
  readonly price: number;
  readonly was?: number;
  readonly reviews: number;
}
const lamps = (
  from: number,
  { dearer = 1, more = 1 }: { dearer?: number; more?: number } = {},
): readonly Lamp[] =>
  NUMBERS.map((i) => ({
    n: from + i,
    price: Math.round((40 + i * 23) * dearer),
    reviews: Math.round((100 + i * 310) * more),
    ...(i % 3 === 0 ? { was: Math.round((40 + i * 23) * 1.3) } : {}),
  }));
const page = (body: string): string =>
  `<html lang="en"><head><title>Lamps</title></head><body><main><h1>Lamps</h1>${body}</main></body></html>`;

const asList = (all: readonly Lamp[]): string =>
  page(
    `<ul>${all
      .map(
        ({ n, price, was, reviews }) =>
          `<li class="lamp"><h3><a href="/l/${n}">Lamp number ${n}</a></h3><i class="count">(${reviews})</i><b class="now">$${price}.00</b>${was === undefined ? '' : `<s class="was"><span>$${was}.00</span></s>`}</li>`,
      )
      .join('')}</ul>`,
  );
const FROM_FREE = '<span>$9.99</span>';
/** All prices in elements alike, one of them that of an offer. */
const asCards = (all: readonly Lamp[]): string =>
  page(
    `<section>${all
      .map(
        ({ n, price, was, reviews }) =>
          `<article><div><a href="/l/${n}">Lamp number ${n}</a><em>(${reviews})</em></div><div><span>$${price}.00</span>${FROM_FREE}${was === undefined ? '' : `<span>$${was}.00</span>`}</div></article>`,
      )
      .join('')}</section>`,
  );
/** With an offer after every third, so that three of them may be taken for one. */
const asBoxes = (all: readonly Lamp[], root = 'div'): string =>
  page(
    `<section>${all
      .map(
        ({ n, price, was, reviews }, i) =>
          `<${root}><div><article><small>(${reviews})</small><h4><a href="/l/${n}">Lamp number ${n}</a></h4><p><em>$${price}.00</em></p>${was === undefined ? '' : `<p><s>$${was}.00</s></p>`}</article></div></${root}>${i % 3 === 2 ? `<${root}><b>Ad</b><span>Save on all you see</span><a href="/ads/${i}">More</a></${root}>` : ''}`,
      )
      .join('')}</section>`,
  );

function recipeOf(html: string): Recipe {
  const clicks = [
    ['a', 'title'],
    ['.count', 'reviews'],
    ['.now', 'price'],
    ['.was span', 'was'],
  ].map(([part = '', field = '']) => ({ selector: [`ul > li:nth-child(3) ${part}`], field }));
  const link = { selector: ['ul > li:nth-child(3) a'], field: 'url', attribute: 'href' };
  const all = [...clicks, link];
  const answer = runRecordsTask({ kind: 'clicks', html, url: URL, clicks: all, now: NOW });
  if (answer.kind !== 'clicked') throw new Error('nothing was clicked');
  return answer.recipe;
}
const readingOf = (html: string, recipe: Recipe) => {
  const answer = runRecordsTask({ kind: 'read', html, url: URL, recipe, now: NOW });
  if (answer.kind !== 'reading') throw new Error('nothing was read');
  return answer;
};
const rowsOf = (all: readonly Lamp[]) =>
  all.map(({ n, price, was = null, reviews }) => ({
    url: `${URL}l/${n}`,
    title: `Lamp number ${n}`,
    reviews,
    price,
    was,
  }));

it('tells the prices of a record apart where all stand in elements alike', () => {
  const all = lamps(0);
  const reading = readingOf(asCards(all), recipeOf(asList(all)));
  expect(reading.health).toBe('repaired');
  expect(reading.rows).toEqual(rowsOf(all));
});

it('knows counts and prices that have all moved a little, though every element is another', () => {
  const [before, after] = [lamps(0), lamps(0, { dearer: 1.04, more: 1.1 })];
  const reading = readingOf(asBoxes(after), recipeOf(asList(before)));
  expect(reading.health).toBe('repaired');
  expect(reading.rows).toEqual(rowsOf(after));
});

it('takes no three records for one where few of them are known', () => {
  const known = lamps(0).slice(0, 3);
  const other = lamps(100).slice(0, 6);
  const all = [...other.slice(0, 2), ...known, ...other.slice(2)];
  const recipe = recipeOf(asList(lamps(0)));
  const first = readingOf(asBoxes(all), recipe);
  expect(first.rows).toEqual(rowsOf(all));
  expect(first.recipe?.list.records.span).toBe(1);
});

it('knows a list on a site that was made over by the only record that was there before', () => {
  const reviews = (from: number, one: (name: string, title: string, text: string) => string) =>
    page(
      `<div>${NUMBERS.map((i) => {
        const n = i === 1 ? 1 : from + i;
        const text = `The lid of number ${n} fits well, and the ${['hinge', 'handle', 'base'][n % 3] ?? ''} has held since.`;
        return one(`Reader Number${n}`, `Would buy ${n} again`, text);
      }).join('')}</div>`,
    );
  const before = reviews(
    0,
    (name, title, text) =>
      `<div class="review"><div><span class="who">${name}</span></div><strong class="head">${title}</strong><div class="body"><span>${text}</span></div></div>`,
  );
  const clicks = [
    ['.who', 'who'],
    ['.head', 'title'],
    ['.body span', 'text'],
  ].map(([part = '', field = '']) => ({
    selector: [`main > div > div:nth-child(3) ${part}`],
    field,
  }));
  const answer = runRecordsTask({ kind: 'clicks', html: before, url: URL, clicks, now: NOW });
  if (answer.kind !== 'clicked') throw new Error('nothing was clicked');
  const after = reviews(
    40,
    (name, title, text) =>
      `<article><section><h4>${name}</h4><section><em>${title}</em></section><section><p>${text}</p></section></section></article>`,
  );
  const { rows } = readingOf(after, answer.recipe);
  expect(rows).toHaveLength(NUMBERS.length);
  expect(rows[4]).toMatchObject({ who: 'Reader Number45', title: 'Would buy 45 again' });
  expect(rows[4]?.['text']).toContain('number 45 fits');
});

it.each(['div', 'article', 'section'])(
  'reads the next page where each record is in a %s',
  (root) => {
    const recipe = recipeOf(asList(lamps(0)));
    const first = readingOf(asBoxes(lamps(0)), recipe);
    const next = lamps(200, { dearer: 2.3, more: 3.7 });
    expect(readingOf(asBoxes(next, root), first.recipe ?? recipe).rows).toEqual(rowsOf(next));
  },
);

const towns = ['Oslo', 'Turin', 'Lyon', 'Graz', 'Ghent', 'Porto', 'Cork', 'Bern', 'Oslo'];
const firms = ['Grey', 'Sable', 'Ilex', 'Orrery', 'Kestrel', 'Sable', 'Halden', 'Ilex', 'Vantor'];
/** `paid`: how many say what they pay; of few that is no place that counts. */
const jobs = (from: number, paid: number): string =>
  page(
    NUMBERS.map((_, i) => {
      const [town, firm] = [towns[(i + from) % 9] ?? '', firms[(i * 2 + from) % 9] ?? ''];
      return `<article><h3><a href="/j/${from + i}"><b>Maker of thing ${from + i}</b></a></h3>${i < paid ? `<p>${40 + i}k – ${60 + i}k a year</p>` : ''}<div><div><span>${firm}</span><i>•</i><span>${town}</span></div></div><div><span>${i + 1} Jun 2026</span></div></article>`;
    }).join(''),
  );

it('keeps two columns of one place in their order where fewer records fill one before them', () => {
  const at = 'main > article:nth-child(3)';
  const clicks = [
    { selector: [`${at} b`], field: 'title' },
    { selector: [`${at} p`], field: 'pay' },
    { selector: [`${at} > div:nth-of-type(1) span:nth-of-type(1)`], field: 'firm' },
    { selector: [`${at} > div:nth-of-type(1) span:nth-of-type(2)`], field: 'town' },
    { selector: [`${at} > div:nth-of-type(2) span`], field: 'day' },
  ];
  const html = jobs(0, 8);
  const answer = runRecordsTask({ kind: 'clicks', html, url: URL, clicks, now: NOW });
  if (answer.kind !== 'clicked') throw new Error('nothing was clicked');
  const { rows } = readingOf(jobs(103, 5), answer.recipe);
  expect(rows.map(({ town }) => town)).toEqual(NUMBERS.map((_, i) => towns[(i + 103) % 9]));
  expect(rows.map(({ firm }) => firm)).toEqual(NUMBERS.map((_, i) => firms[(i * 2 + 103) % 9]));
});

/** Name, plan, day, amount; two of the records then are there now. */
const THEN = [
  ['Nora Tanaka 1', 'Team', '2026-11-24', '$1,040.59'],
  ['Emil Tremblay 2', 'Free', '2026-04-24', '$402.84'],
  ['Ada Ivanova 3', 'Free', '2026-01-26', '$1,438.54'],
  ['Felix Silva 4', 'Free', '2026-05-07', '$1,650.06'],
  ['Selma Petrov 5', 'Free', '2026-04-05', '$2,784.96'],
  ['Priya Harrow 6', 'Free', '2026-11-22', '$3,391.61'],
  ['Arlo Duarte 7', 'Team', '2026-11-07', '$2,118.46'],
  ['Nora Falk 8', 'Starter', '2026-11-28', '$2,162.18'],
  ['Lena Ulrich 9', 'Free', '2026-05-17', '$2,124.80'],
  ['Owen Zeller 10', 'Team', '2026-01-27', '$2,517.99'],
  ['Thea Renner 11', 'Team', '2026-05-25', '$1,619.34'],
  ['Zoe Solberg 12', 'Team', '2026-11-26', '$1,033.16'],
];
const NOW_THERE = [
  ['Mara Castellan 34', 'Team', '2026-11-16', '$1,630.44'],
  ['Felix Osei 40', 'Free', '2026-08-16', '$2,175.35'],
  ['Mara Kessler 36', 'Starter', '2026-10-25', '$2,717.56'],
  ['Anika Ulrich 55', 'Starter', '2026-06-14', '$653.74'],
  ['Tomas Bergmann 44', 'Team', '2026-05-01', '$2,156.77'],
  ['Owen Tanaka 43', 'Free', '2026-07-04', '$1,235.66'],
  ['Selma Quist 60', 'Free', '2026-11-26', '$2,469.93'],
  ['Nora Falk 8', 'Starter', '2026-11-28', '$2,162.18'],
  ['Milo Silva 58', 'Starter', '2026-04-27', '$858.39'],
  ['Ravi Quist 33', 'Free', '2026-02-03', '$3,056.92'],
  ['Hugo Vance 48', 'Team', '2026-07-15', '$1,711.67'],
  ['Zoe Solberg 12', 'Team', '2026-11-26', '$1,033.16'],
];

it('is read row by row where rows of cells have offers between them, and few are known', () => {
  const row = ([name = '', plan = '', day = '', spent = '']: readonly string[]): string => {
    const mail = `${name.replaceAll(' ', '.').toLowerCase()}@b.example`;
    const cells = [name, mail, plan, day, spent].map(
      (value) => `<div role="cell" class="td"><span>${value}</span></div>`,
    );
    return `${cells.join('')}<div class="acts"><button>Compare</button><a href="/save">Save</a><button>Hide</button></div>`;
  };
  const head = ['Name', 'E-mail', 'Plan', 'Last seen', 'Spent']
    .map((name) => `<div role="columnheader">${name}</div>`)
    .join('');
  const grid = (name: string, records: readonly (readonly string[])[], offers: boolean): string => {
    const ad = `<div class="${name}"><b>Sponsored</b> <span>New season, new prices: from $9.99.</span> <a href="/ads/1">Get the app</a></div>`;
    const rows = records.map(
      (one, i) =>
        `<div role="row" class="${name}">${row(one)}</div>${offers && i % 3 === 2 ? ad : ''}`,
    );
    return page(
      `<div role="table" class="tbl"><div role="row" class="${name} th">${head}</div><div role="rowgroup">${rows.join('')}</div></div>`,
    );
  };
  const html = grid('tr', THEN, false);
  const first = runRecordsTask({ kind: 'propose', html, url: URL, most: 1, now: NOW });
  const recipe = first.kind === 'tables' ? first.tables[0]?.recipe : undefined;
  if (recipe === undefined) throw new Error('nothing was proposed');
  const answer = runRecordsTask({
    kind: 'read',
    html: grid('item-body', NOW_THERE, true),
    url: URL,
    recipe,
    now: NOW,
  });
  expect(answer).toMatchObject({
    kind: 'reading',
    rows: NOW_THERE.map(([name, plan]) => ({ name, plan })),
  });
});
