import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../../../src/main/service/domain/recipe.ts';
import type { PageAnswer } from '../../../../src/main/service/domain/snapshot.ts';
import { runRecordsTask } from '../../../../src/main/service/pipeline/records/task.ts';
import type {
  FoundData,
  ProposedTable,
  RecordsAnswer,
} from '../../../../src/main/service/ports/records.ts';

const URL_OF_PAGE = 'https://shop.example/lamps';
const NOW = '2026-01-01T00:00:00Z';
const NAMES = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord', 'Glade', 'Heath'];

interface Lamp {
  readonly id: number;
  readonly name: string;
  readonly price: { readonly amount: number };
  readonly link: string;
  readonly stock: number;
  readonly tags: readonly string[];
  readonly kind: 'lamp';
}
const LAMPS: readonly Lamp[] = NAMES.map((name, i) => ({
  id: 900 + i * 7,
  name: `${name} lamp`,
  price: { amount: 20.5 + i },
  link: `/p/${i}`,
  stock: i * 3,
  tags: ['brass', name],
  kind: 'lamp',
}));
const cards = LAMPS.map(
  ({ name, price, link }) =>
    `<li class="card"><h3><a href="${link}">${name}</a></h3><span class="price">$${price.amount.toFixed(2)}</span></li>`,
).join('');
const page = (more = ''): string =>
  `<!doctype html><html lang="en"><title>Lamps</title><body><main><h1>Lamps</h1><ul>${cards}</ul></main>${more}</body></html>`;
const script = (data: unknown): string =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
const answer = (data: unknown, url = 'https://shop.example/api/lamps?page=1'): PageAnswer => ({
  url,
  text: typeof data === 'string' ? data : JSON.stringify(data),
});

function proposed(html: string): ProposedTable {
  const found = runRecordsTask({ kind: 'propose', html, url: URL_OF_PAGE, most: 3, now: NOW });
  if (found.kind !== 'tables' || found.tables[0] === undefined) throw new Error('no table');
  return found.tables[0];
}

function find(html: string, answers: readonly PageAnswer[] = []): FoundData | undefined {
  const { recipe, rows } = proposed(html);
  const task = { kind: 'find-data', html, url: URL_OF_PAGE, answers, recipe, rows, now: NOW };
  const found = runRecordsTask({ ...task, kind: 'find-data' });
  if (found.kind !== 'data-found') throw new Error('another answer');
  return found.found;
}

function check(
  recipe: Recipe,
  { html = page(), answers = [] as readonly PageAnswer[] },
): Extract<RecordsAnswer, { kind: 'data-checked' }> {
  const { rows } = proposed(html);
  const found = runRecordsTask({
    kind: 'check-data',
    html,
    url: URL_OF_PAGE,
    answers,
    recipe,
    rows,
  });
  if (found.kind !== 'data-checked') throw new Error('another answer');
  return found;
}

/** The recipe of the page, with the source that was found and the columns named. */
function recipeWith(found: FoundData | undefined, names: readonly string[]): Recipe {
  if (found === undefined) throw new Error('no data');
  const { source, columns } = found;
  const more = columns.filter(({ name }) => names.includes(name));
  const fields = Object.fromEntries(more.map(({ name, path }) => [name, path]));
  const also = [{ ...source, fields: { ...source.fields, ...fields } }];
  return { ...proposed(page()).recipe, also };
}

describe('the data behind a page', () => {
  it('is found in a script, with what it says of the records that the page does not show', () => {
    const found = find(page(script({ props: { pageProps: { items: LAMPS } } })));
    expect(found?.source).toMatchObject({
      kind: 'state',
      script: '__NEXT_DATA__',
      rows: '/props/pageProps/items',
      fields: { title: '/name', price: '/price/amount', url: '/link' },
      proved: '2026-01-01',
    });
    expect(found?.rows).toBe(8);
    expect(found?.columns).toEqual([
      { name: 'id', type: 'integer', path: '/id', filled: 1, sample: 900 },
      { name: 'stock', type: 'integer', path: '/stock', filled: 1, sample: 0 },
      { name: 'tags', type: 'text[]', path: '/tags', filled: 1, sample: ['brass', 'Amber'] },
    ]);
  });

  it('is found in what the page asked for, among other answers', () => {
    const found = find(page(), [
      answer({ user: { name: 'Ada' } }, 'https://shop.example/api/me'),
      answer({ data: { menu: [{ name: 'New' }, { name: 'Sale' }], items: LAMPS } }),
    ]);
    expect(found?.source).toMatchObject({
      kind: 'json',
      request: { method: 'GET', url: 'https://shop.example/api/lamps?page=1' },
      rows: '/data/items',
    });
  });

  it('is found in linked data', () => {
    const list = LAMPS.map(({ name, link, id }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: { name, url: `https://shop.example${link}`, sku: `LMP-${id}` },
    }));
    const data = JSON.stringify({ '@type': 'ItemList', itemListElement: list });
    const found = find(page(`<script type="application/ld+json">${data}</script>`));
    expect(found?.source).toMatchObject({ kind: 'state', script: 'ld+json' });
    expect(found?.columns.map(({ name }) => name)).toContain('sku');
  });

  it('is none where it lies: other prices, other records, another order, half of them', () => {
    const lies = [
      LAMPS.map((lamp, i) => ({ ...lamp, price: { price: 99 - i * i } })),
      LAMPS.map((lamp, i) => (i % 4 === 0 ? { ...lamp, price: { amount: 1 } } : lamp)),
      LAMPS.map((lamp) => ({ ...lamp, name: `Other ${lamp.name}`, link: '/x', price: lamp.id })),
      [...LAMPS].reverse(),
      LAMPS.slice(0, 4),
    ];
    for (const items of lies) expect(find(page(), [answer({ items })])).toBeUndefined();
  });

  it('is proved again on every page: only equal records get its columns', () => {
    const recipe = recipeWith(find(page(), [answer({ items: LAMPS })]), ['stock']);
    const good = check(recipe, {
      answers: [answer({ items: LAMPS }, 'https://shop.example/api/lamps?page=1&_=8')],
    });
    expect(good).toMatchObject({ agreed: 8 });
    expect(good.rows.map(({ stock }) => stock)).toEqual(LAMPS.map(({ stock }) => stock));
    const one = LAMPS.map((lamp, i) => (i === 2 ? { ...lamp, price: { amount: 1 } } : lamp));
    const most = check(recipe, { answers: [answer({ items: one })] });
    expect(most.agreed).toBe(7);
    expect(most.rows[2]).toMatchObject({ title: 'Cedar lamp', stock: null });
    const other = LAMPS.map((lamp, i) => ({ ...lamp, price: { amount: i } }));
    for (const answers of [
      [answer({ items: other })],
      [answer({ list: LAMPS })],
      [answer('{"items":')],
      [answer({ items: LAMPS }, 'https://shop.example/api/other')],
      [],
    ]) {
      const bad = check(recipe, { answers });
      expect(bad.why).toEqual(expect.any(String));
      expect(bad.rows).toHaveLength(8);
      expect(bad.rows.every(({ stock }) => stock === null)).toBe(true);
      expect(bad.rows[0]).toMatchObject({ title: 'Amber lamp', price: 20.5 });
    }
  });
});

it('says dates as the page does, which are ISO 8601 in the table', () => {
  const day = (i: number) => `${i + 3} March 2026`;
  const dated = LAMPS.map(
    ({ name, link }, i) =>
      `<li class="card"><h3><a href="${link}">${name}</a></h3><span class="since">${day(i)}</span></li>`,
  ).join('');
  const rows = LAMPS.map(({ name, link, stock }, i) => ({ name, link, since: day(i), stock }));
  const html = `<!doctype html><html lang="en"><title>Lamps</title><body><main><h1>Lamps</h1><ul>${dated}</ul></main>${script({ rows })}</body></html>`;
  const { recipe } = proposed(html);
  const found = find(html);
  expect(Object.values(found?.source.fields ?? {})).toContain('/since');
  const text = JSON.stringify({ rows: rows.map((row) => ({ ...row, since: '9 April 2026' })) });
  const source = { ...found!.source, rows: '/rows' };
  const task = { kind: 'read-data', text, url: URL_OF_PAGE } as const;
  const read = runRecordsTask({ ...task, recipe: { ...recipe, also: [source] } });
  if (read.kind !== 'data-read') throw new Error('another answer');
  expect(Object.values(read.rows[0] ?? {})).toContain('2026-04-09');
});

it('says what comes after the answer, and whether the page asked what the recipe asks', () => {
  const items = LAMPS;
  const found = recipeWith(find(page(), [answer({ items })]), []);
  const also = found.also?.map((source) => ({ ...source, next: { cursor: '/next' } }));
  const recipe: Recipe = { ...found, ...(also === undefined ? {} : { also }) };
  const same = check(recipe, { answers: [answer({ items, next: 'abc' })] });
  expect(same).toMatchObject({ agreed: 8, next: { kind: 'next', cursor: 'abc' } });
  expect(same.isOther).toBeUndefined();
  const sorted = answer({ items }, 'https://shop.example/api/lamps?page=1&sort=price');
  expect(check(recipe, { answers: [sorted] })).toMatchObject({ agreed: 8, isOther: true });
});

describe('data that somebody made to do harm', () => {
  it('is neither followed into its depth nor taken for names of ours', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const named = LAMPS.map((lamp) =>
      JSON.stringify(lamp).replace('{', '{"__proto__":{"evil":1},"constructor":"c",'),
    );
    const found = find(page(), [answer(deep), answer(`{"items":[${named.join(',')}]}`)]);
    expect(found?.source.rows).toBe('/items');
    expect(found?.columns.map(({ name }) => name)).toEqual(['id', 'stock', 'tags']);
    const source = { kind: 'json' as const, ...found?.source, fields: { x: '/__proto__/evil' } };
    const recipe: Recipe = {
      ...proposed(page()).recipe,
      also: [{ ...source, rows: '/__proto__/items' }],
    };
    expect(check(recipe, { answers: [answer({ items: LAMPS })] }).why).toEqual(expect.any(String));
    expect(Object.hasOwn(Object.prototype, 'evil')).toBe(false);
  });

  it('is read within a few seconds however large it is', () => {
    const wide = LAMPS.map((lamp) => ({
      ...lamp,
      ...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`m${i}`, `v${i}`])),
    }));
    const long = Array.from({ length: 20_000 }, (_, i) => ({
      name: 'Amber lamp',
      link: '/p/0',
      i,
    }));
    const many = Array.from({ length: 300 }, () => [{ a: 1 }, { a: 2 }]);
    const from = performance.now();
    find(page(), [answer({ long }), answer({ many }), answer({ wide })]);
    expect(performance.now() - from).toBeLessThan(30_000);
  });
});
