import { describe, expect, it } from 'vitest';
import type { Click, Recipe } from '../../../../src/main/service/domain/recipe.ts';
import { keepingOpenPage } from '../../../../src/main/service/pipeline/records/open-page.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';
import type { ProposedTable, Reading } from '../../../../src/main/service/ports/records.ts';

const URL_OF_PAGE = 'https://shop.example/lamps';
const NOW = '2026-01-01T00:00:00Z';
const NAMES = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord', 'Glade', 'Heath'];
const page = (main: string): string =>
  `<!doctype html><html lang="en"><head><title>Lamps</title></head><body><nav><ul><li><a href="/new">New</a></li><li><a href="/sale">Sale</a></li><li><a href="/help">Help</a></li></ul></nav><main>${main}</main></body></html>`;

function proposed(html: string): ProposedTable {
  const answer = runRecordsTask({ kind: 'propose', html, url: URL_OF_PAGE, most: 3, now: NOW });
  if (answer.kind !== 'tables' || answer.tables[0] === undefined) throw new Error('no table');
  return answer.tables[0];
}

function clicked(html: string, clicks: readonly Click[]): ProposedTable {
  const answer = runRecordsTask({ kind: 'clicks', html, url: URL_OF_PAGE, clicks, now: NOW });
  if (answer.kind !== 'clicked') throw new Error('no recipe');
  return answer;
}

function read(html: string, recipe: Recipe): Reading {
  const answer = runRecordsTask({ kind: 'read', html, url: URL_OF_PAGE, recipe, now: NOW });
  if (answer.kind !== 'reading') throw new Error('not read');
  return answer;
}

const columnsOf = (table: ProposedTable): readonly string[] =>
  table.columns.map(({ name }) => name);

const card = (name: string, i: number): string =>
  `<li class="card c-${1000 + i * 7}"><a href="/p/${i}"><img src="/i/${i}.png" alt=""></a><h3><a href="/p/${i}">${name} lamp</a></h3><span class="price">$${20 + i}.50</span><button>Add</button></li>`;
const cards = page(`<h1>Lamps</h1><ul>${NAMES.map(card).join('')}</ul>`);
const CLICKS: readonly Click[] = [
  { selector: ['li:nth-child(2) h3 a'], field: 'name', text: 'Birch lamp' },
  { selector: ['li:nth-child(2) h3 a'], field: 'link', attribute: 'href' },
  { selector: ['main li:nth-child(2) .price'], field: 'cost', text: '$21.50' },
];

describe('record sets without a click', () => {
  it('finds cards beside a menu, without their buttons', () => {
    const table = proposed(cards);
    expect(table.rows).toHaveLength(8);
    expect(table.rows[1]).toMatchObject({ title: 'Birch lamp', price: 21.5 });
    expect(Object.values(table.rows[1] ?? {})).toContain('https://shop.example/p/1');
    expect(JSON.stringify(table.rows)).not.toContain('Add');
  });

  it('takes records of several siblings together', () => {
    const html = page(
      `<dl>${NAMES.map((name, i) => `<dt>${name} Smith</dt><dd>Room ${i + 3}, <a href="mailto:${name}@x.org">${name}@x.org</a></dd>`).join('')}</dl>`,
    );
    expect(proposed(html).rows).toHaveLength(8);
    expect(Object.values(proposed(html).rows[2] ?? {})).toContain('Cedar Smith');
  });

  it('repeats a cell that spans rows, and names columns by their heads', () => {
    const rows = NAMES.map(
      (name, i) =>
        `<tr>${i % 4 === 0 ? `<td rowspan="4">Floor ${i / 4 + 1}</td>` : ''}<td>${name}</td><td>${10 + i}</td></tr>`,
    );
    const table = proposed(
      page(
        `<table><thead><tr><th>Floor</th><th>Name</th><th>Seats</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
      ),
    );
    expect(columnsOf(table)).toEqual(['floor', 'name', 'seats']);
    expect(table.rows[6]).toEqual({ floor: 'Floor 2', name: 'Glade', seats: 16 });
  });

  it('says of each row which group it is in, by the head over the whole width', () => {
    const rows = NAMES.map(
      (name, i) =>
        `${i % 4 === 0 ? `<tr><th colspan="2">Floor ${i / 4 + 1}</th></tr>` : ''}<tr><td>${name}</td><td>${10 + i}</td></tr>`,
    );
    const head = '<tr><th>Name</th><th>Seats</th></tr>';
    const table = proposed(page(`<table>${head}${rows.join('')}</table>`));
    expect(columnsOf(table)).toEqual(['group', 'name', 'seats']);
    expect(table.rows.map(({ group }) => group)).toEqual(
      NAMES.map((_, i) => `Floor ${Math.floor(i / 4) + 1}`),
    );
  });

  it('says of each row which group it is in, by a cell over the whole width that is no head', () => {
    const rows = ['Zone A', 'Zone B', 'Zone C'].map(
      (zone, i) =>
        `<tr><td colspan="3"><b>${zone}</b></td></tr>${['Single', 'Day', 'Week'].map((name, k) => `<tr><td>${name}</td><td>$${i + 2 + k}.50</td><td>$${i + 1 + k}.20</td></tr>`).join('')}`,
    );
    const head = '<thead><tr><th>Ticket</th><th>Adult</th><th>Child</th></tr></thead>';
    const table = proposed(page(`<table>${head}<tbody>${rows.join('')}</tbody></table>`));
    expect(columnsOf(table)).toEqual(['group', 'ticket', 'adult', 'child']);
    expect(table.rows).toHaveLength(9);
    expect(table.rows[4]).toEqual({ group: 'Zone B', ticket: 'Day', adult: 4.5, child: 3.2 });
  });

  const rowsOf = (names: readonly string[]): string =>
    names.map((name, i) => `<tr><td>${name}</td><td>${10 + i}</td></tr>`).join('');
  const tableOf = (heads: string, names: readonly string[], before = ''): string =>
    `${before}<table><tr>${heads}</tr>${rowsOf(names)}</table>`;

  it('leaves tables apart whose columns are called otherwise, each with its own name', () => {
    const html = page(
      `<h1>Club</h1>${tableOf('<th>Crew</th><th>Time</th>', NAMES.slice(0, 4), '<h2>Rowing</h2>')}${tableOf('<th>Boat</th><th>Points</th>', NAMES.slice(4), '<h2>Sailing</h2>')}`,
    );
    const answer = runRecordsTask({ kind: 'propose', html, url: URL_OF_PAGE, most: 3, now: NOW });
    const tables = answer.kind === 'tables' ? answer.tables : [];
    const said = tables.map((table) => [table.recipe.name, columnsOf(table).join(' ')]);
    expect(said.toSorted()).toEqual([
      ['Rowing', 'crew time'],
      ['Sailing', 'boat points'],
    ]);
  });

  it('takes tables together whose columns are called the same, each row with the heading of its own', () => {
    const heads = '<th>Crew</th><th>Time</th>';
    const table = proposed(
      page(
        `<h1>Club</h1>${tableOf(heads, NAMES.slice(0, 4), '<h2>Rowing</h2>')}${tableOf(heads, NAMES.slice(4), '<h2>Sailing</h2>')}`,
      ),
    );
    expect(columnsOf(table)).toEqual(['group', 'crew', 'time']);
    expect(table.rows.map(({ group }) => group)).toEqual(
      NAMES.map((_, i) => (i < 4 ? 'Rowing' : 'Sailing')),
    );
  });

  it('takes lists in tabs together, with the tab of each', () => {
    const dish = (name: string, i: number): string =>
      `<li><h3>${name} pie</h3><p>With a side of ${name.toLowerCase()}.</p><span>$${4 + i}.50</span></li>`;
    const tabs = ['Lunch', 'Dinner'].map(
      (name, i) => `<button role="tab" id="t${i}" aria-selected="${i === 0}">${name}</button>`,
    );
    const panels = [0, 1].map(
      (i) =>
        `<section role="tabpanel" aria-labelledby="t${i}"${i === 0 ? '' : ' hidden'}><ul>${NAMES.slice(
          i * 4,
          i * 4 + 4,
        )
          .map(dish)
          .join('')}</ul></section>`,
    );
    const table = proposed(
      page(`<h1>Menu</h1><div role="tablist">${tabs.join('')}</div>${panels.join('')}`),
    );
    expect(table.rows).toHaveLength(8);
    expect(table.rows.map(({ group }) => group)).toEqual(
      NAMES.map((_, i) => (i < 4 ? 'Lunch' : 'Dinner')),
    );
  });

  it('takes groups of records together, lone ones too', () => {
    const item = (name: string, i: number): string =>
      `<li><b>${name} tea</b><span>$${i + 2}.20</span></li>`;
    const group = (from: number, to: number): string =>
      `<section><h2>Part ${from}</h2><ul>${NAMES.slice(from, to)
        .map((name, i) => item(name, i + from))
        .join('')}</ul></section>`;
    expect(proposed(page(group(0, 4) + group(4, 7) + group(7, 8))).rows).toHaveLength(8);
  });

  it('flattens answers among comments', () => {
    const comment = (name: string, inner = ''): string =>
      `<li><cite>${name}</cite><time>3 May 2026</time><p>What ${name} wrote about it at some length.</p>${inner}</li>`;
    const html = page(
      `<ol>${comment('Amber', `<ol>${comment('Birch', `<ol>${comment('Cedar')}</ol>`)}</ol>`)}${comment('Dune')}${comment('Ember')}${comment('Fjord')}</ol>`,
    );
    expect(proposed(html).rows).toHaveLength(6);
  });

  it('leaves out what lacks most of what the others have', () => {
    const ad = '<li class="card"><b>Partner offer</b> <a href="/ads/1">Join today</a></li>';
    const html = cards.replace('<li class="card c-1021">', `${ad}<li class="card c-1021">`);
    expect(proposed(html).rows).toHaveLength(8);
  });
});

describe('recipes from clicks', () => {
  it('gives exactly the named columns of every record', () => {
    const table = clicked(cards, CLICKS);
    expect(columnsOf(table)).toEqual(['name', 'link', 'cost']);
    expect(table.rows[7]).toEqual({
      name: 'Heath lamp',
      link: 'https://shop.example/p/7',
      cost: 27.5,
    });
  });

  it('refuses a click whose text is another one', () => {
    expect(() => clicked(cards, [{ selector: ['h3 a'], text: 'Oak lamp' }])).toThrow(
      expect.objectContaining({ code: 'RECIPE_CLICK_MISSED' }),
    );
  });
});

it('takes the records that clicks lie in as one of many, not their groups', () => {
  const halls = ['Great hall', 'Small hall', 'Old mill'];
  const event = (i: number): string =>
    `<article>${i % 3 === 2 || i > 7 ? `<i>${i % 2 === 1 ? 'New' : 'Verified'}</i>` : ''}<span class="time">${9 + ((i * 7) % 12)}h30</span><div><h3><a href="/e/${i}"><span>${NAMES[(i * 5) % 8] ?? ''} evening ${i}</span></a></h3><p>${halls[(i * 2 + (i >> 2)) % 3] ?? ''}</p></div>${i % 4 === 0 ? '<span>Free</span>' : `<span class="price">${10 + i},00 €</span>`}<div><button>♡</button><a href="/act/1?id=${i}">Save</a><button>Add</button><a href="/act/3?id=${i}">Compare</a></div></article>`;
  const day = (from: number, to: number): string =>
    `<section><h2>${from} May 2026</h2><div>${Array.from({ length: to - from }, (_, i) => event(from + i)).join('')}<article><span>Sponsored</span> <a href="/ads/9">Free delivery above $50.</a></article></div></section>`;
  const days = [0, 4, 8, 12].map((from) => day(from, from + 4)).join('') + day(16, 18);
  const at = (tag: string): readonly string[] => [
    `section:nth-child(1) article:nth-child(2) ${tag}`,
  ];
  const { rows } = clicked(page(`<div>${days}</div>`), [
    { selector: at('.time'), field: 'time' },
    { selector: at('h3 a'), field: 'link', attribute: 'href' },
    { selector: at('h3 span'), field: 'name' },
    { selector: at('p'), field: 'hall' },
    { selector: at('.price'), field: 'price' },
  ]);
  expect(rows).toHaveLength(18);
  expect(rows[5]).toMatchObject({ time: '20h30', name: 'Birch evening 5', price: 15 });
});

it('takes no label of its neighbours for a field whose values differ', () => {
  const thread = (name: string, at: { i: number; views: string; flag: string }): string =>
    `<div>${at.flag}<div><div><span class="num">${at.i + name.length}</span><span class="unit">of votes</span></div><div><span class="num">${at.i + 61}</span><span class="unit">of answers</span></div><div><span>${at.views}</span></div></div><div><h3><a href="/q/${at.i}"><span>${name}?</span></a></h3><div>${name}: what is asked is somewhat longer here.</div></div></div>`;
  const list = (word: string, from: number, flag: string): string =>
    page(
      NAMES.map((name, i) =>
        thread(`${word} ${name}`, {
          i,
          views: `${from + i}k views`,
          flag: i % 2 === 0 ? flag : '',
        }),
      ).join(''),
    );
  const { recipe } = clicked(list('How', 20, ''), [
    { selector: ['main > div:nth-child(2) h3 span'], field: 'title' },
    {
      selector: ['main > div:nth-child(2) > div:nth-child(1) > div:nth-child(3) > span'],
      field: 'views',
    },
  ]);
  const reading = read(list('Wherefore', 40, '<em>New</em>'), recipe);
  expect(reading.health).toBe('ok');
  expect(reading.rows[1]).toEqual({ title: 'Wherefore Birch?', views: '41k views' });
});

describe('a recipe on a page', () => {
  const { recipe } = clicked(cards, CLICKS);

  it('is ok where nothing has changed', () => {
    expect(read(cards, recipe)).toMatchObject({ health: 'ok', rows: { length: 8 } });
  });

  it('is repaired where the list was built anew, and learns the new place', () => {
    const rows = NAMES.map(
      (name, i) =>
        `<tr><td>$${20 + i}.50</td><td><a href="/p/${i}"><em>${name} lamp</em></a></td></tr>`,
    );
    const html = page(
      `<table><tr><th>Cost</th><th>Lamp</th></tr><tbody>${rows.join('')}</tbody></table>`,
    );
    const reading = read(html, recipe);
    expect(reading.health).toBe('repaired');
    expect(reading.rows[1]).toEqual({
      name: 'Birch lamp',
      link: 'https://shop.example/p/1',
      cost: 21.5,
    });
    expect(read(html, reading.recipe ?? recipe).health).toBe('ok');
  });

  it('says which field is gone, and leaves it null', () => {
    const reading = read(cards.replaceAll(/<span class="price">[^<]*<\/span>/g, ''), recipe);
    expect(reading.health).toBe('degraded');
    expect(reading.fields.find(({ name }) => name === 'cost')?.state).toBe('missing');
    expect(reading.rows[1]).toMatchObject({ name: 'Birch lamp', cost: null });
  });

  it.each([
    [
      'broken',
      '<h1>Sign in</h1><form><input type="email"><input type="password"></form><ul><li><a href="#">Help</a></li><li><a href="#">Terms</a></li></ul>',
    ],
    [
      'empty',
      '<h1>Results</h1><p>0 results.</p><h2>You may like</h2><ul><li><a href="/a">Oak lamp</a></li><li><a href="/b">Elm lamp</a></li></ul>',
    ],
    ['broken', '<h1>Scheduled maintenance</h1><p>We will be back shortly.</p>'],
    ['empty', '<h1>Möbel</h1><p>Zurzeit gibt es keine Artikel.</p><p>Ihr Warenkorb ist leer.</p>'],
    ['empty', '<h1>Annonces</h1><p>Aucune annonce ne correspond à votre recherche.</p>'],
    ['broken', '<h1>Lamps</h1><div>Your cart: no items</div><p>Welcome to the shop.</p>'],
    ['broken', '<h1>Lampen</h1><div>Keine Artikel im Warenkorb</div><p>Willkommen.</p>'],
  ])('gives no rows on a page that stands in its place (%s)', (health, main) => {
    expect(read(page(main), recipe)).toMatchObject({ health, rows: [] });
  });

  it.each([
    '<h1>Before you continue</h1><p>We use cookies to show you what you may like.</p><button>Accept all</button><button>Reject</button>',
    '<h1>Bevor Sie fortfahren</h1><p>Wir und unsere Partner verwenden Cookies.</p><a href="#">Alle akzeptieren</a>',
    '<p>Nous utilisons des cookies.</p><form><input type="submit" value="Tout accepter"></form>',
  ])('says that consent is asked for in its place: %s', (main) => {
    const reading = read(page(main), recipe);
    expect(reading).toMatchObject({ health: 'broken', refusal: 'consent', rows: [] });
  });

  it('reads a list below a banner that asks for consent, and takes words on cookies for no question', () => {
    const banner = '<div><p>We use cookies.</p><button>Accept all</button></div>';
    const beside = cards.replace('<main>', `${banner}<main>`);
    expect(beside).not.toBe(cards);
    expect(read(beside, recipe)).toMatchObject({ health: 'ok' });
    const about = read(page('<h1>Gone</h1><p>How we use cookies.</p><a href="/">Home</a>'), recipe);
    expect(about).toMatchObject({ health: 'broken' });
    expect(about.refusal).toBeUndefined();
  });
});

describe('a list where its anchors say', () => {
  const item = (name: string, i: number): string =>
    `<li><b>${name} tea</b><a href="/t/${i}">Buy</a><span>$${i + 2}.20</span></li>`;
  const group = (from: number, to: number): string =>
    `<section><h2>Part</h2><ul>${NAMES.slice(from, to)
      .map((name, i) => item(name, i + from))
      .join('')}</ul></section>`;
  const comment = (name: string, inner = ''): string =>
    `<li><cite>${name}</cite><time>3 May 2026</time><p>What ${name} wrote about it at some length.</p>${inner}</li>`;
  const talk = (inner: string): string =>
    page(
      `<ol>${comment('Amber', inner)}${NAMES.slice(2)
        .map((name) => comment(name))
        .join('')}</ol>`,
    );
  const rows = NAMES.map((name, i) => `<tr><td>${name}</td><td>${10 + i}</td></tr>`).join('');
  const table = page(`<table><tr><th>Name</th><th>Seats</th></tr>${rows}</table>`);

  /** Without a path the whole page is weighed. */
  const weighed = (recipe: Recipe): Recipe => {
    const { records } = recipe.list;
    const anchors = records.anchors.filter((anchor) => !('path' in anchor));
    return { ...recipe, list: { ...recipe.list, records: { ...records, anchors } } };
  };

  it.each([
    ['cards', cards, cards],
    ['other cards', cards, cards.replaceAll(/>(\w+) lamp/g, '>New $1 lamp')],
    ['a table', table, table],
    ['a second group of them', page(group(0, 4)), page(group(0, 4) + group(4, 8))],
    ['answers among them', talk(''), talk(`<ol>${comment('Birch')}</ol>`)],
  ])('is read as if the whole page had been weighed: %s', (_, first, then) => {
    const { recipe } = proposed(first);
    expect(recipe.list.records.anchors.some((anchor) => 'path' in anchor)).toBe(true);
    const reading = read(then, recipe);
    expect(reading).toEqual(read(then, weighed(recipe)));
    expect(reading.rows.length).toBeGreaterThanOrEqual(4);
  });
});

it('doubts two numbers whose order has turned round', () => {
  const row = (name: string, i: number, turned: boolean): string => {
    const [now, before] = [`<i>$${20 + i}.00</i>`, `<s>$${40 + i}.00</s>`];
    return `<li><h3>${name} stool</h3>${turned ? before + now : now + before}</li>`;
  };
  const list = (names: readonly string[], turned: boolean): string =>
    page(`<ul>${names.map((name, i) => row(name, i, turned)).join('')}</ul>`);
  const { recipe } = clicked(list(NAMES, false), [
    { selector: ['main li:nth-child(2) h3'], field: 'name' },
    { selector: ['main li:nth-child(2) i'], field: 'price' },
    { selector: ['main li:nth-child(2) s'], field: 'was' },
  ]);
  expect(recipe.list.relations).toEqual([['price', '<=', 'was', 1]]);
  const others = NAMES.map((name) => `New ${name}`);
  const html = list(others, false).replaceAll(
    /<i>([^<]*)<\/i><s>([^<]*)<\/s>/g,
    '<i>$2</i><s>$1</s>',
  );
  const reading = read(html, recipe);
  const right = reading.rows.every(({ price, was }) => Number(price) < Number(was));
  expect(right || reading.health === 'degraded').toBe(true);
});

describe('ways to further pages', () => {
  it.each([
    ['next', '<p><a href="?page=2">Weiter »</a></p>', 'https://shop.example/lamps?page=2'],
    [
      'next',
      '<div><a href="?s=2" title="次へ"><img src="/r.svg" alt=""></a></div>',
      'https://shop.example/lamps?s=2',
    ],
    [
      'numbered',
      '<div><b>1</b> <a href="/l/2">2</a> <a href="/l/3">3</a></div>',
      'https://shop.example/l/2',
    ],
    ['more', '<button>Show more</button>', undefined],
    [
      'spa',
      '<div class="pager"><button disabled>‹</button> 1 / 4 <button aria-label="Next">›</button></div>',
      undefined,
    ],
  ])('sees %s in %s', (kind, markup, url) => {
    const [lead] = proposed(cards.replace('</main>', `${markup}</main>`)).leads;
    expect(lead?.kind).toBe(kind);
    expect(lead?.url).toBe(url);
  });

  it.each([
    ['by the numbers', '<p><b>1</b> <a href="/l/2">2</a> <a href="/l/2">»</a></p>', '/l/2'],
    [
      'by its place below this page',
      '<p class="pager"><a href="/lamps/page/2">›</a></p>',
      '/lamps/page/2',
    ],
  ])('tells the arrow to the next page from that of a calendar: %s', (_, markup, path) => {
    const calendar = '<div><a href="/month/10">‹</a> May <a href="/month/12">›</a></div>';
    const html = cards.replace('</main>', `${calendar}${markup}</main>`);
    const task = { kind: 'propose', html, most: 1, now: '2026-11-22T00:00:00Z' } as const;
    const answer = runRecordsTask({ ...task, url: 'https://shop.example/lamps/' });
    const leads = answer.kind === 'tables' ? (answer.tables[0]?.leads ?? []) : [];
    expect(leads.find(({ kind }) => kind === 'next')?.url).toBe(`https://shop.example${path}`);
  });
});

it('finds the list beside a table of a thousand rows, and says where both stand', () => {
  const row = (i: number) => `<tr><td>${i}.0</td><td>${i}.1</td><td>${i}.2</td></tr>`;
  const items = Array.from(
    { length: 12 },
    (_, i) =>
      `<li data-hn="${i}"><a href="/i/${i}" data-hn="${100 + i}">Thing ${i + 1}</a> <b>$${i + 3}.50</b></li>`,
  );
  const html = `<body><table>${Array.from({ length: 1_000 }, (_, i) => row(i)).join('')}</table><h1>Things</h1><ul>${items.join('')}</ul>`;
  const answer = runRecordsTask({
    kind: 'propose',
    html,
    url: 'https://shop.example/',
    most: 5,
    now: '2026-11-22T00:00:00Z',
  });
  const tables = answer.kind === 'tables' ? answer.tables : [];
  expect(tables.map(({ rows }) => rows.length)).toEqual([1_000, 12]);
  expect(tables[1]?.places?.records[11]).toEqual([11]);
  expect(tables[1]?.places?.cells[11]).toContain(111);
});

it('answers the same of a page it has at hand, whatever was clicked in it before', () => {
  const item = (i: number) =>
    `<li data-hn="${i}"><a href="/i/${i}" data-hn="${100 + i}">Thing ${i + 1}</a> <b>$${i + 3}.50</b></li>`;
  const shop = (i: number) => `<p><a href="/shop/${i}">Shop ${i}</a> <u>${i}.5 km</u></p>`;
  const listOf = (count: number, one: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => one(i)).join('');
  const html = `<body><ul>${listOf(9, item)}</ul><section>${listOf(4, shop)}`;
  const page = { html, url: 'https://shop.example/', now: '2026-11-22T00:00:00Z' };
  const open = keepingOpenPage();
  const ask = (selector: string, more: object) => {
    const clicks = [{ selector: [selector] }];
    return runRecordsTask({ kind: 'clicks', ...page, clicks, ...more }, open);
  };
  const alone = ask('li:nth-child(5) > a', {});
  expect(alone).toMatchObject({ kind: 'clicked', rows: { length: 9 } });
  for (let again = 0; again < 2; again += 1) {
    expect(ask('section a', { id: 'one' })).toMatchObject({ rows: { length: 4 } });
    expect(ask('html', { id: 'one', places: [104] })).toEqual(alone);
    expect(ask('li:nth-child(5) > a', { id: 'one', places: [null] })).toEqual(alone);
  }
  const fewer = { id: 'two', html: html.replace(item(8), '') };
  expect(ask('li:nth-child(5) > a', fewer)).toMatchObject({ rows: { length: 8 } });
});
