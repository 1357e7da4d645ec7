/** A recipe reads the next page of its site, where other records wear flags and boxes than on the page it was made on. */
import { expect, it } from 'vitest';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';
import type { Recipe } from '../../../../src/main/service/domain/recipe.ts';

const URL = 'https://a.example/';
const NOW = '2026-01-01T00:00:00Z';
const pageOf = (records: readonly string[]) =>
  `<html lang="en"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${records.join('')}</ul></main></body></html>`;

const FIRMS = [
  'Tessel',
  'Grey Loft',
  'Orrery',
  'Kestrel',
  'Ilex Systems',
  'Sable',
  'Vantor',
  'Halden',
];
const TOWNS = [
  'Lumsden',
  'Salterton',
  'Quillport',
  'Millstow',
  'Vareso',
  'Oldmere',
  'Tarnby',
  'Eskdale',
];

interface Wear {
  readonly flags: number;
  readonly boxes: number;
}
/** `from`: number of the first record. */
const records = (from: number, { flags, boxes }: Wear) =>
  FIRMS.map((firm, i) => {
    const n = (i + from) % FIRMS.length;
    const inner = `${i < flags ? '<div>New</div>' : ''}<header><h2><a href="/j/${from + i}"><span>Maker of thing ${from + i}</span></a></h2></header><div><span>${FIRMS[(n * 3) % 8] ?? firm}</span><span>${TOWNS[n] ?? ''}</span></div><p>Somebody is looked for who makes the thing ${from + i} and likes it.</p>`;
    return i < boxes
      ? `<li class="job"><div>Featured</div><div>${inner}</div></li>`
      : `<li class="job">${inner}</li>`;
  });

/** Of the first record that stands in no box, or in one where most do. */
const recipeOf = (html: string, at: number, isBoxed: boolean): Recipe => {
  const record = `main > ul > li:nth-child(${at + 1})`;
  const within = `${record}${isBoxed ? ' > div:nth-child(2)' : ''}`;
  const clicks = [
    { selector: [`${within} h2 a span`], field: 'title' },
    { selector: [`${within} div > span:nth-child(1)`], field: 'firm' },
    { selector: [`${within} div > span:nth-child(2)`], field: 'town' },
    { selector: [`${within} > p`], field: 'text' },
  ];
  const answer = runRecordsTask({ kind: 'clicks', html, url: URL, clicks, now: NOW });
  if (answer.kind !== 'clicked') throw new Error('nothing was clicked');
  return answer.recipe;
};

it.each([
  ['flags that the next page has not', { flags: 4, boxes: 0 }, { flags: 0, boxes: 0 }],
  ['no flags where the next page has some', { flags: 0, boxes: 0 }, { flags: 3, boxes: 0 }],
  ['boxes around most that the next page has not', { flags: 0, boxes: 5 }, { flags: 1, boxes: 0 }],
])('made on a page with %s', (_, here, there) => {
  const isBoxed = here.boxes > 4;
  const at = isBoxed ? 0 : 7;
  const recipe = recipeOf(pageOf(records(0, here)), at, isBoxed);
  const html = pageOf(records(101, there));
  const read = runRecordsTask({ kind: 'read', html, url: URL, recipe, now: NOW });
  if (read.kind !== 'reading') throw new Error('nothing was read');
  expect(read.rows).toHaveLength(FIRMS.length);
  for (const [i, row] of read.rows.entries()) {
    const n = (i + 101) % FIRMS.length;
    expect(row).toMatchObject({
      title: `Maker of thing ${101 + i}`,
      firm: FIRMS[(n * 3) % 8],
      town: TOWNS[n],
      text: expect.stringContaining(`the thing ${101 + i} and`),
    });
  }
});

// ── one record, and what is none ─────────────────────────────────────────────────────────────────────

const AROUND =
  '<nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li></ul></nav>';
/** The ways in which a list is written: its elements around the records, and one record. */
const LISTS: Readonly<Record<string, (records: readonly string[]) => string>> = {
  'items without a class': (all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`,
  'elements with a class': (all) =>
    `<div class="hits">${all.map((one) => `<div class="hit wide">${one}</div>`).join('')}</div>`,
  'rows of a table': (all) =>
    `<table><tr><th>Name</th><th>Maker</th><th>Price</th></tr>${all.map((one) => `<tr>${one}</tr>`).join('')}</table>`,
};
const recordOf = (list: string, n: number): string => {
  const [name, maker, price] = [`Lamp number ${n}`, `Maker ${n % 5}`, `${n * 7}.50 €`];
  return list === 'rows of a table'
    ? `<td><a href="/l/${n}">${name}</a></td><td>${maker}</td><td>${price}</td>`
    : `<h3><a href="/l/${n}">${name}</a></h3><p>${maker}</p><b>${price}</b>`;
};
const listPage = (
  list: string,
  numbers: readonly number[],
  more: readonly string[] = [],
): string => {
  const all = [...numbers.map((n) => recordOf(list, n)), ...more];
  return `<html lang="en"><head><title>Lamps</title></head><body>${AROUND}<main><h1>Lamps</h1>${LISTS[list]?.(all) ?? ''}<a href="/?page=1">Previous</a></main><footer><p>All rights reserved</p></footer></body></html>`;
};
const proposed = (html: string): Recipe => {
  const answer = runRecordsTask({ kind: 'propose', html, url: URL, most: 1, now: NOW });
  const recipe = answer.kind === 'tables' ? answer.tables[0]?.recipe : undefined;
  if (recipe === undefined) throw new Error('nothing was proposed');
  return recipe;
};
const readingOf = (html: string, recipe: Recipe) => {
  const answer = runRecordsTask({ kind: 'read', html, url: URL, recipe, now: NOW });
  if (answer.kind !== 'reading') throw new Error('nothing was read');
  return answer;
};
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

it.each(Object.keys(LISTS))('reads the only record of the last page: %s', (list) => {
  const recipe = proposed(listPage(list, EIGHT));
  const reading = readingOf(listPage(list, [41]), recipe);
  expect(reading.health).toBe('ok');
  expect(reading.rows).toHaveLength(1);
  expect(Object.values(reading.rows[0] ?? {})).toEqual(
    expect.arrayContaining([`${URL}l/41`, 'Lamp number 41', 'Maker 1', 287.5]),
  );
  // one record is no measure: the next run knows what many of them are like
  expect(reading.recipe?.memory?.count).toBe(EIGHT.length);
});

/** Records that name their values: by words in bold, in the text, by icons, by a price before. */
const LABELLED: Readonly<Record<string, (n: number) => string>> = {
  'words in bold, and in the text': (n) =>
    `<h3><a href="/l/${n}">Lamp ${n}</a></h3><p><strong>Maker:</strong> Maker ${n % 5}<br><strong>Year:</strong> ${1950 + n}</p><ul><li>Number: ${n}.10</li><li>Sold by: the shop of ${n}</li></ul>`,
  icons: (n) =>
    `<h3><a href="/l/${n}">Lamp ${n}</a></h3><p><svg><title>Height</title></svg> ${n + 20}</p><p><i title="Bulbs"></i> ${n}</p>`,
  'a price before': (n) =>
    `<h3><a href="/l/${n}">Lamp ${n}</a></h3><p class="price">${n % 4 === 1 ? `<del><bdi>£${n + 90}.00</bdi></del> <ins><bdi>£${n + 50}.00</bdi></ins>` : `<bdi>£${n + 50}.00</bdi>`}</p>`,
};

it.each(Object.keys(LABELLED))('reads one and two records of a last page with %s', (kind) => {
  const page = (numbers: readonly number[]) => {
    const all = numbers.map((n) => `<div class="hit">${LABELLED[kind]?.(n) ?? ''}</div>`);
    return `<html lang="en"><head><title>Lamps</title></head><body>${AROUND}<main><h1>Lamps</h1><div>${all.join('')}</div></main></body></html>`;
  };
  const recipe = proposed(page(EIGHT));
  const many = readingOf(page([41, 42, 43, 44, 45, 46]), recipe);
  expect(many.health).toBe('ok');
  for (const count of [1, 2]) {
    const few = readingOf(page([41, 42].slice(0, count)), recipe);
    expect(few).toMatchObject({ health: 'ok', rows: many.rows.slice(0, count) });
  }
});

it('reads values as they stand, words before a colon too, where the recipe knows no label', () => {
  const one = (n: number) =>
    `<div class="hit"><h3><a href="/l/${n}">Lamp ${n}</a></h3><p>Maker: ${FIRMS[n % 8] ?? ''} of ${TOWNS[n % 5] ?? ''}</p></div>`;
  const html = `<html><body>${AROUND}<main>${EIGHT.map(one).join('')}</main></body></html>`;
  const recipe = proposed(html);
  expect(readingOf(html, recipe).rows[0]).toMatchObject({ maker: 'Grey Loft of Salterton' });
  const text = JSON.stringify(recipe)
    .replaceAll(',"label":"Maker"', '')
    .replaceAll('"maker":"', '"maker":"Maker: ');
  const older = JSON.parse(text) as Recipe;
  expect(older.list.fields.some(({ label }) => label !== undefined)).toBe(false);
  expect(readingOf(html, older).rows[0]).toMatchObject({ maker: 'Maker: Grey Loft of Salterton' });
});

it.each(Object.keys(LISTS))('reads nothing where something else stands alone: %s', (list) => {
  const recipe = proposed(listPage(list, EIGHT));
  const other =
    list === 'rows of a table' ? '<td>Nothing more</td><td></td><td></td>' : '<p>That was all</p>';
  const reading = readingOf(listPage(list, [], [other]), recipe);
  expect(reading).toMatchObject({ health: 'broken', rows: [] });
});

it('leaves out what stands between the records and lacks most of their columns, and counts it', () => {
  const list = 'elements with a class';
  const recipe = proposed(listPage(list, EIGHT));
  const offer = (n: number) => `<h3><a href="/ads/${n}">Save ${n} % on all that you see</a></h3>`;
  const html = listPage(
    list,
    [31, 32, 33, 34, 35, 36, 37],
    [offer(1), offer(2), offer(3), offer(4)],
  );
  const reading = readingOf(html, recipe);
  expect(reading.rows.map((row) => Object.values(row)[0])).toEqual(
    [31, 32, 33, 34, 35, 36, 37].map((n) => `${URL}l/${n}`),
  );
  expect(reading).toMatchObject({ health: 'ok', leftOut: 4 });
  expect(reading.fields.map(({ filled }) => filled)).toEqual(reading.fields.map(() => 1));
  expect(reading.recipe?.memory?.count).toBe(7);
});

it('leaves nothing out where most records lack a column: the site has changed', () => {
  const list = 'elements with a class';
  const recipe = proposed(listPage(list, EIGHT));
  const bare = (n: number) => `<h3><a href="/l/${n}">Lamp number ${n}</a></h3>`;
  const reading = readingOf(listPage(list, [51, 52, 53], [54, 55, 56, 57].map(bare)), recipe);
  expect(reading.leftOut).toBeUndefined();
  expect(reading.rows.length).not.toBe(3);
});

it('goes on where the records of the next page stand each in a section of its own', () => {
  const item = (n: number) =>
    `<article><h3><a href="/l/${n}"><span>Lamp number ${n}</span></a></h3><p>Maker ${n % 5}</p><span>${n * 7}.50 €</span></article>`;
  const whole = (inner: string) =>
    `<html lang="en"><head><title>Lamps</title></head><body>${AROUND}<main><div><h1>Lamps</h1>${inner}</div></main></body></html>`;
  const recipe = proposed(whole(EIGHT.map(item).join('')));
  const days = [21, 22, 23, 24, 25].map(
    (n) => `<section><h2>${n} May 2026</h2><div>${item(n)}</div></section>`,
  );
  const reading = readingOf(whole(days.join('')), recipe);
  expect(reading.rows.map((row) => Object.values(row)[0])).toEqual(
    [21, 22, 23, 24, 25].map((n) => `${URL}l/${n}`),
  );
});

const stock = (values: readonly string[]) =>
  `<html lang="en"><head><title>Oils</title></head><body><main><h1>Oils</h1><ul>${values
    .map(
      (value, i) =>
        `<li><h3>Oil number ${i}${value.length}</h3><p>Maker ${i % 5}</p><b>${value}</b></li>`,
    )
    .join('')}</ul></main></body></html>`;

it('reads a fraction as the page before wrote it where this one does not tell', () => {
  const recipe = proposed(stock(['1.25', '0.5', '2.75', '1.5', '3.25', '4.5', '0.75', '1.125']));
  const reading = readingOf(stock(['1.250', '2.125', '3.750']), recipe);
  expect(reading.rows.map((row) => Object.values(row).at(-1))).toEqual([1.25, 2.125, 3.75]);
});

it('keeps a column of words and numbers as words on a page that has hardly another word', () => {
  const recipe = proposed(stock(['12', 'free', '14', 'free', '9', '17', '20', '31']));
  const values = ['15', '18', 'free', '22', '40', '11', '13', '16', '19', '23', '27'];
  const reading = readingOf(stock(values), recipe);
  expect(reading.rows.map((row) => Object.values(row).at(-1))).toEqual(values);
});

it('reads points, ages and prices that are all others than the last time', () => {
  const news = (later: number) =>
    `<html lang="en"><head><title>News</title></head><body><main><h1>News</h1><ul>${EIGHT.map(
      (n) =>
        `<li><h3><a href="/s/${n}">Story number ${n} of the day</a></h3><span class="points">${n * 13 + later} points</span> <span class="age">${n + later} minutes ago</span><b>${n * 3 + later}.50 €</b></li>`,
    ).join('')}</ul></main></body></html>`;
  const reading = readingOf(news(23), proposed(news(0)));
  expect(reading.health).toBe('ok');
  expect(reading.rows.map((row) => Object.values(row).slice(2))).toEqual(
    EIGHT.map((n) => [n * 13 + 23, `${n + 23} minutes ago`, n * 3 + 23.5]),
  );
});

const priced = (prices: readonly string[]) =>
  `<html lang="fr"><head><title>Agenda</title></head><body><main><h1>Agenda</h1><div>${prices
    .map(
      (price, i) =>
        `<article><h3><a href="/e/${i}${price.length}">Atelier du jour ${i}</a></h3><p>Salle ${i % 3 === 0 ? 'Ardoise' : 'du Quai'}</p>${price}</article>`,
    )
    .join('')}</div></main></body></html>`;

it('reads prices beside the one text that stands where there is none', () => {
  const span = (text: string) => `<span>${text}</span>`;
  const values = ['16,50 €', 'Gratuit', 'Gratuit', '7,00 €', 'Gratuit', '24,00 €', 'Gratuit'];
  const recipe = proposed(priced(values.map(span)));
  expect(recipe.list.fields.at(-1)).toMatchObject({ type: 'price', currency: 'EUR' });
  const reading = readingOf(priced(['9,00 €', 'Gratuit', '11,00 €', '8,50 €'].map(span)), recipe);
  expect(reading.rows.map((row) => Object.values(row).at(-1))).toEqual([9, 'Gratuit', 11, 8.5]);
  expect(reading.health).toBe('ok');
});

it('knows a place that goes by two names where the next page has the other one more', () => {
  const named = (n: number, isLow: boolean) =>
    `<span class="price-${isLow ? 'reduced' : 'usual'}">${n}.50 €</span>`;
  const page = (low: number, from: number) =>
    priced(EIGHT.map((n) => named(n * 7 + from, n <= low)));
  const recipe = proposed(page(3, 0));
  expect(recipe.list.fields.at(-1)?.anchors).toContainEqual({
    css: ['span.price-reduced', 'span.price-usual'],
  });
  const reading = readingOf(page(7, 1), recipe);
  expect(reading.health).toBe('ok');
  expect(reading.rows.map((row) => Object.values(row).at(-1))).toEqual(
    EIGHT.map((n) => n * 7 + 1.5),
  );
});

it('tells places apart by the names that sites give to the parts of a block', () => {
  const recipe = proposed(
    priced(EIGHT.map((n) => `<span class="event__price">${n * 7}.50 €</span>`)),
  );
  expect(recipe.list.fields.at(-1)?.anchors).toContainEqual({ css: 'span.event__price' });
  const hashed = proposed(
    priced(EIGHT.map((n) => `<span class="event_price__aB3xZ">${n * 7}.50 €</span>`)),
  );
  expect(JSON.stringify(hashed.list.fields)).not.toContain('aB3xZ');
});

/** `dress`: classes and tags of the site, before and after it is made over. */
const liked = (likes: readonly number[], dress: { readonly tag: string; readonly name: string }) =>
  `<html lang="en"><head><title>Photos</title></head><body><main><h1>Photos</h1><div>${likes
    .map(
      (count, i) =>
        `<article><h3><a href="/p/${i}">Market of the town ${i}</a></h3><${dress.tag} class="${dress.name}">${count.toLocaleString('en')} likes</${dress.tag}></article>`,
    )
    .join('')}</div></main></body></html>`;

it('knows numbers that have moved a little on a site that was made over', () => {
  const before = [2281, 3487, 1936, 819, 1204, 560, 4410, 2875];
  const after = before.map((count, i) => Math.round(count * (1.04 + i / 100)));
  const recipe = proposed(liked(before, { tag: 'span', name: 'heart' }));
  const reading = readingOf(liked(after, { tag: 'em', name: 'count' }), recipe);
  expect(reading.health).toBe('repaired');
  expect(reading.rows.map((row) => Object.values(row).at(-1))).toEqual(after);
});

it('does not take other numbers for those that were there', () => {
  const before = [2281, 3487, 1936, 819, 1204, 560, 4410, 2875];
  const recipe = proposed(liked(before, { tag: 'span', name: 'heart' }));
  const after = before.map((count) => Math.round(count / 40) + 3);
  const reading = readingOf(liked(after, { tag: 'em', name: 'count' }), recipe);
  expect(reading.health).toBe('degraded');
  expect(reading.rows.every((row) => Object.values(row).at(-1) === null)).toBe(true);
});

it('parts a value in a box of its own from the words before it', () => {
  const posts = (day: (n: number) => string) =>
    `<html lang="en"><head><title>Posts</title></head><body><main><h1>Posts</h1>${EIGHT.map(
      (n) =>
        `<article><h3><a href="/e/${n}">Letter number ${n} to you</a></h3><p>${day(n)}</p></article>`,
    ).join('')}</main></body></html>`;
  const recipe = proposed(posts((n) => `<span>Posted on</span> <time>March ${n}, 2026</time>`));
  const days = EIGHT.map((n) => `2026-03-0${n}`);
  const reading = readingOf(
    posts((n) => `Posted on <span>March ${n}, 2026</span>`),
    recipe,
  );
  expect(reading.rows.map((row) => Object.values(row).at(-1))).toEqual(days);
  const byline = (n: number) => `By <i>Reader Nº${n}</i>, <span>March ${n}, 2026</span>`;
  expect(Object.values(proposed(posts(byline)).memory?.rows[2] ?? {}).slice(-2)).toEqual([
    'Reader Nº3',
    '2026-03-03',
  ]);
  const prices = proposed(posts((n) => `Price: <b>€${n}.50</b>`));
  expect(prices.list.fields.at(-1)).toMatchObject({ type: 'price', label: 'Price' });
});

it('gives the dates of a recipe without their order as the page shows them', () => {
  const page = `<html lang="en"><head><title>Posts</title></head><body><main><h1>Posts</h1>${EIGHT.map(
    (n) =>
      `<article><h3><a href="/e/${n}">Letter number ${n}</a></h3><p>${n} March 2026</p></article>`,
  ).join('')}</main></body></html>`;
  const recipe = proposed(page);
  expect(recipe.list.fields.at(-1)).toMatchObject({ type: 'date', dates: 'day-month' });
  const lastOf = (one: Recipe) => readingOf(page, one).rows.map((row) => Object.values(row).at(-1));
  expect(lastOf(recipe)).toEqual(EIGHT.map((n) => `2026-03-0${n}`));
  const fields = recipe.list.fields.map((field) => {
    const { dates, ...rest } = field;
    return dates === undefined ? field : rest;
  });
  const older = { ...recipe, list: { ...recipe.list, fields } };
  expect(lastOf(older)).toEqual(EIGHT.map((n) => `${n} March 2026`));
});

it('reads all of the next page after a table was made over into cards with offers between them', () => {
  const recipe = proposed(listPage('rows of a table', EIGHT));
  const card = (n: number) =>
    `<div><div><h3><a href="/l/${n}">Lamp number ${n}</a></h3><p>Maker ${n % 5}</p><b>${n * 7}.50 €</b></div></div>`;
  const offer = (n: number) =>
    `<div><i>Ad</i><span>Save ${n} % on it all</span><a href="/ads/${n}">More</a></div>`;
  const cards = (from: number) =>
    `<html lang="en"><head><title>Lamps</title></head><body>${AROUND}<main><h1>Lamps</h1><section>${[
      ...EIGHT,
      9,
    ]
      .map((n) => card(from + n) + (n % 3 === 0 ? offer(from + n) : ''))
      .join('')}</section></main></body></html>`;
  const first = readingOf(cards(0), recipe);
  expect(first.rows).toHaveLength(9);
  expect(first.recipe?.list.records.span).toBe(1);
  const next = readingOf(cards(100), first.recipe ?? recipe);
  expect(next.rows.map((row) => Object.values(row)[0])).toEqual(
    [...EIGHT, 9].map((n) => `${URL}l/${100 + n}`),
  );
});

it('names the columns of a table of roles, whatever else stands in its rows', () => {
  const cell = (text: string) => `<div role="cell"><span>${text}</span></div>`;
  const rows = EIGHT.map(
    (n) =>
      `<div role="row">${n === 5 ? '<div>New</div><div>' : ''}${cell(`Oscar Kessler ${n}`)}${cell(`o.kessler${n}@a.example`)}${cell(n % 2 === 0 ? 'Free' : 'Team')}${n === 5 ? '</div>' : ''}<div><button>Save</button><a href="/hide/${n}">Hide</a></div></div>`,
  );
  const heads = ['Member', 'Mail', 'Plan'].map((one) => `<div role="columnheader">${one}</div>`);
  const { list, memory } = proposed(
    `<html lang="en"><head><title>Members</title></head><body>${AROUND}<main><h1>Members</h1><div role="table"><div role="row">${heads.join('')}</div><div role="rowgroup">${rows.join('')}</div></div></main></body></html>`,
  );
  expect(list.fields.map(({ name }) => name)).toEqual(['member', 'mail', 'plan']);
  expect(memory?.rows).toHaveLength(EIGHT.length);
});
