/**
 * Lists of things on made pages, asked for as arrays of objects: what each property is told by (a header, a label, a unit,
 * the names of elements, its looks), and what stays empty.
 */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const address = { type: 'string', format: 'uri' };
const texts = { type: 'array', items: text };

function listed(html: string, properties: Record<string, unknown>) {
  const items = { type: 'array', items: { type: 'object', properties } };
  return extractStructured({
    root: parseDocument(html),
    url: 'https://x.example/list',
    schema: { type: 'object', properties: { items } },
  });
}

const BOATS = ['Heron', 'Osprey', 'Plover', 'Tern', 'Grebe'];
const many = (one: (name: string, i: number) => string): string => BOATS.map(one).join('');
const page = (main: string): string =>
  `<nav><ul><li><a href="/a">Home</a></li><li><a href="/b">News</a></li></ul></nav><main><h1>Boats</h1>${main}</main>`;
/** What each of the five records says, by its name and number. */
const each = (one: (name: string, i: number) => unknown): unknown => ({ items: BOATS.map(one) });

describe('an array of objects', () => {
  it('is read from cards whose classes say nothing', () => {
    const cards = many(
      (name, i) =>
        `<div class="x9f3a"><a href="/boat/${i}"><img src="/i/${i}.jpg"><h3>${name}</h3></a><p><s>€${i + 2}0.00</s> <b>€${i + 1}5.50</b></p><a href="/buy">Buy</a></div>`,
    );
    const asked = { image: address, price: number, name: text, url: address };
    const { data } = listed(page(cards), asked);
    expect(data).toEqual(
      each((name, i) => ({
        name,
        price: i * 10 + 15.5,
        url: `https://x.example/boat/${i}`,
        image: `https://x.example/i/${i}.jpg`,
      })),
    );
    const said = JSON.stringify(data);
    const order = Object.keys(asked).map((name) => said.indexOf(`"${name}"`));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('is read from records without an element of their own', () => {
    const terms = many(
      (name, i) =>
        `<dt>${name}</dt><dd><span>Tel. </span><b>+44 20 7946 010${i}</b></dd><dd><a href="mailto:${name}@x.example">write</a></dd>`,
    );
    expect(
      listed(page(`<dl>${terms}</dl>`), { name: text, phone: text, email: text }).data,
    ).toEqual(
      each((name, i) => ({
        name,
        phone: `+44 20 7946 010${i}`,
        email: `${name}@x.example`,
      })),
    );
  });

  it('knows numbers by the words beside them and texts by the labels before them', () => {
    const rows = many(
      (name, i) =>
        `<li><h2><a href="/t/${i}">${name}</a></h2><b>${i + 3}</b> <i>votes</i><span>${i * 7 + 2} replies</span><p>Harbour: Dock ${i}</p></li>`,
    );
    expect(
      listed(page(`<ul>${rows}</ul>`), {
        title: text,
        votes: number,
        replies: number,
        harbour: text,
      }).data,
    ).toEqual(
      each((title, i) => ({ title, votes: i + 3, replies: i * 7 + 2, harbour: `Dock ${i}` })),
    );
  });

  it('is read from a table by its headers, and the title and its address by their looks', () => {
    const rows = many(
      (name, i) =>
        `<tr><td>${i + 1}</td><td><a href="/b/${i}">${name}</a> <a href="/b/${i}#more">more</a></td><td>${i + 4}</td><td>${i}1</td></tr>`,
    );
    const table = `<table><thead><tr><th>#</th><th>Vessel</th><th>Crew</th><th>Pts</th></tr></thead>${rows}</table>`;
    const { data, provenance } = listed(page(table), {
      position: number,
      crew: number,
      points: number,
      url: address,
    });
    expect(data).toEqual(
      each((_, i) => ({
        position: i + 1,
        crew: i + 4,
        points: i * 10 + 1,
        url: `https://x.example/b/${i}`,
      })),
    );
    expect(new Set(provenance.map(({ source }) => source))).toEqual(new Set(['table']));
    expect(provenance.find(({ path }) => path === 'items[1].crew')).toMatchObject({
      text: '5',
      where: expect.stringMatching(/ row 2 column 3$/),
    });
  });

  it('is read from a table of one row, of no header cells, and of ARIA roles', () => {
    const properties = { name: text, length: text };
    const one =
      '<table><tr><th>Name</th><th>Length</th></tr><tr><td>Heron</td><td>9 m</td></tr></table>';
    expect(listed(page(one), properties).data).toEqual({
      items: [{ name: 'Heron', length: '9 m' }],
    });
    const plain = one.replaceAll('th>', 'td>');
    expect(listed(page(plain), properties).data).toEqual({
      items: [{ name: 'Heron', length: '9 m' }],
    });
    const cell = (role: string, said: string): string => `<div role="${role}">${said}</div>`;
    const grid = `<div role="grid"><div role="row">${cell('columnheader', 'Name')}${cell('columnheader', 'Length')}</div>${many(
      (name, i) =>
        `<div role="row">${cell('gridcell', name)}${cell('gridcell', `${i} m`)}<button>Edit</button></div>`,
    )}</div>`;
    expect(listed(page(grid), properties).data).toEqual(
      each((name, i) => ({ name, length: `${i} m` })),
    );
  });

  it('takes the lists inside its records', () => {
    const cards = many(
      (name, i) => `<section><h3>${name}</h3><ul><li>Sail ${i}</li><li>Oars</li></ul></section>`,
    );
    expect(listed(page(cards), { name: text, features: texts }).data).toEqual(
      each((name, i) => ({ name, features: [`Sail ${i}`, 'Oars'] })),
    );
  });

  it('leaves out what no record says, and is absent where half of it is not said', () => {
    const cards = many((name, i) => `<li><h3>${name}</h3><b>$${i + 1}</b></li>`);
    expect(
      listed(page(`<ul>${cards}</ul>`), { name: text, price: number, isbn: text }).data,
    ).toEqual(each((name, i) => ({ name, price: i + 1 })));
    expect(
      listed(page(`<ul>${cards}</ul>`), { isbn: text, crew: number, rating: number, name: text })
        .data,
    ).toEqual({});
  });
});

describe('an array of objects on a page about one thing', () => {
  const SAID = [
    ['Model', 'X-100'],
    ['Sensor', '24 MP'],
    ['Weight', '386 g'],
    ['Battery', 'NP-F'],
    ['Screen', '3 in'],
  ];
  const pairs = SAID.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('');
  const thing = `<main><h1>Lumo camera</h1><p>For travel.</p><dl>${pairs}</dl></main>`;

  it.each([
    [
      { model: text, weight: text },
      { model: 'X-100', weight: '386 g' },
    ],
    [
      { Battery: text, Screen: text },
      { Battery: 'NP-F', Screen: '3 in' },
    ],
    [
      { name: text, sensor: text },
      { name: 'Lumo camera', sensor: '24 MP' },
    ],
    [{ sensor: text }, { sensor: '24 MP' }],
  ])('has that thing, as its labels say: %j', (properties, item) => {
    expect(listed(thing, properties).data).toEqual({ items: [item] });
  });

  it('has none where the page labels too little of it', () => {
    const asked = { model: text, crew: text, isbn: text, salary: text };
    expect(listed(thing, asked).data).toEqual({});
    expect(listed(thing, { crew: text }).data).toEqual({});
  });
});
