import { describe, expect, it } from 'vitest';
import { readPage } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { readPageTables } from '../../../../src/main/service/pipeline/records/page-tables.ts';

const tablesOf = (main: string) =>
  readPageTables(
    readPage(
      `<title>Shop</title><nav><ul><li><a href="/a">New</a></li><li><a href="/b">Sale</a></li></ul></nav><main>${main}</main>`,
    ).root,
    'https://shop.example/lamps',
  );

const NAMES = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord'];
const cards = NAMES.map(
  (name, i) =>
    `<li><h3><a href="/p/${i}">${name} lamp</a></h3><span>$${20 + i}.50</span><button>Add</button></li>`,
).join('');
const rows = NAMES.map((name, i) => `<tr><td>${name}</td><td>${i + 3},5 kg</td></tr>`).join('');

describe('the tables of a page', () => {
  it('are its lists of records and its tables, each with a name and typed columns', () => {
    const [first, second, ...others] = tablesOf(
      `<h2>Lamps</h2><ul>${cards}</ul><table><caption>Weights</caption><tr><th>Lamp</th><th>Weight</th></tr>${rows}</table>`,
    );
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      name: 'Lamps',
      columns: expect.arrayContaining([
        { name: 'title', type: 'text' },
        { name: 'price', type: 'price' },
        { name: 'url', type: 'url' },
      ]),
    });
    expect(first?.rows[1]).toMatchObject({
      title: 'Birch lamp',
      price: 21.5,
      url: 'https://shop.example/p/1',
    });
    expect(second?.name).toBe('Weights');
    expect(second?.columns.map(({ name }) => name)).toEqual(['lamp', 'weight']);
    expect(second?.rows).toHaveLength(6);
  });

  it('are small ones, too, where their columns are named', () => {
    const [table] = tablesOf(
      '<h1>Fees</h1><p>What we take.</p><table><tr><th>Kind</th><th>Fee</th></tr><tr><td>Card</td><td>2 €</td></tr><tr><td>Cash</td><td>0 €</td></tr></table>',
    );
    expect(table).toMatchObject({
      name: 'Fees',
      rows: [
        { kind: 'Card', fee: 2 },
        { kind: 'Cash', fee: 0 },
      ],
    });
  });

  it('are neither menus nor paragraphs', () => {
    expect(tablesOf('<h1>Essay</h1><p>One thing.</p><p>Another.</p><p>The end.</p>')).toEqual([]);
  });

  it('are read soon where cells claim to span thousands of rows and columns', () => {
    const wide = '<tr><td rowspan="9999" colspan="9999">x</td><td>y</td></tr>'.repeat(300);
    expect(tablesOf(`<ul>${cards}</ul><table>${wide}</table>`)[0]?.rows).toHaveLength(NAMES.length);
  });
});
