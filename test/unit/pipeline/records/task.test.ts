import { describe, expect, it } from 'vitest';
import type { Click, Recipe } from '../../../../src/main/service/domain/recipe.ts';
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
  ])('gives no rows on a page that stands in its place (%s)', (health, main) => {
    expect(read(page(main), recipe)).toMatchObject({ health, rows: [] });
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
});
