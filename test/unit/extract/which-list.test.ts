/** Which list of a page is meant: by its own heading, by its class, and not by the head of a column. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const rows = (...names: readonly string[]): object => ({
  type: 'array',
  items: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) },
});

function dataOf(body: string, properties: object): unknown {
  const html = `<html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

it('takes the line below a heading, not the list below a smaller one behind it', () => {
  const body =
    '<h2>Contributors</h2><p><a href="/a">@ann</a>, <a href="/b">@bo</a> and <a href="/c">@cy</a></p><h3>Assets</h3><ul><li>tool-2.4.0.tar.gz, 182 KB</li><li>tool-2.4.0.whl, 96 KB</li></ul>';
  expect(dataOf(body, { contributors: texts })).toEqual({ contributors: ['@ann', '@bo', '@cy'] });
});

it('takes the value of a label, not the rows below the head of a column', () => {
  const body =
    '<aside><div><h3>Format</h3><p>CSV, Parquet</p><h3>Size</h3><p>3 GB</p></div></aside><table><thead><tr><th>Name</th><th>Type</th><th>Description</th></tr></thead><tbody><tr><td>time</td><td>timestamp</td><td>UTC hour</td></tr><tr><td>level</td><td>float</td><td>Height of the water</td></tr></tbody></table>';
  expect(dataOf(body, { formats: texts })).toEqual({ formats: ['CSV', 'Parquet'] });
});

it('takes pairs in a box that is called as asked', () => {
  const body =
    '<div class="rates"><div><span>1 day</span><span>£28.00</span></div><div><span>1 week</span><span>£56.00</span></div></div><h3>You may also need</h3><ul><li><a href="/x">Ear defenders</a> £2.50</li><li><a href="/y">Fuel can</a> £6.00</li></ul>';
  expect(dataOf(body, { rates: rows('period', 'price') })).toEqual({
    rates: [
      { period: '1 day', price: '£28.00' },
      { period: '1 week', price: '£56.00' },
    ],
  });
});

it('leaves the value of a pair whole where its parts are no two ends', () => {
  const body =
    '<h2>Routes</h2><ul><li><b>12</b> <span>Harbour – University</span> <i>every 10 min</i></li><li><b>47A</b> <span>Park Road – Airport</span> <i>every 20 min</i></li><li><b>N3</b> <span>Town Centre – Eastfield</span> <i>every 60 min</i></li></ul>';
  const properties = {
    ...{ route: text, description: text },
    frequency_minutes: { type: 'integer' },
  };
  const routes = { type: 'array', items: { type: 'object', properties } };
  expect(dataOf(body, { routes })).toEqual({
    routes: [
      { route: '12', description: 'Harbour – University', frequency_minutes: 10 },
      { route: '47A', description: 'Park Road – Airport', frequency_minutes: 20 },
      { route: 'N3', description: 'Town Centre – Eastfield', frequency_minutes: 60 },
    ],
  });
});

it('splits it where two ends are asked', () => {
  const body =
    '<h2>Routes</h2><ul><li><b>12</b> <span>Harbour – University</span></li><li><b>47A</b> <span>Park Road – Airport</span></li></ul>';
  expect(dataOf(body, { routes: rows('route', 'origin', 'destination') })).toEqual({
    routes: [
      { route: '12', origin: 'Harbour', destination: 'University' },
      { route: '47A', origin: 'Park Road', destination: 'Airport' },
    ],
  });
});

const dishes = (of: readonly (readonly [string, string])[]): string =>
  `<p>Words about the inn and its cooks.</p><h2>From the sea</h2><div class="m">${of.map(([name, price]) => `<div class="i"><span class="n">${name}</span><span class="p">${price}</span></div>`).join('')}</div>`;

it('takes rows with a price each for the list, not the page with the first price', () => {
  const menu = rows('name', 'price');
  const three = dishes([
    ['Tuna set', '£14.80'],
    ['Bonito set', '£12.50'],
    ['Shrimp set', '£13.50'],
  ]);
  expect(dataOf(three, { menu })).toEqual({
    menu: [
      { name: 'Tuna set', price: '£14.80' },
      { name: 'Bonito set', price: '£12.50' },
      { name: 'Shrimp set', price: '£13.50' },
    ],
  });
});

it('still takes the page for the one thing that its rows tell of', () => {
  const one = dishes([
    ['Price', '£14.80'],
    ['Weight', '2 kg'],
    ['Colour', 'Blue'],
  ]);
  expect(dataOf(one, { products: rows('name', 'price') })).toEqual({
    products: [{ name: 'Page', price: '£14.80' }],
  });
});

const poll = (second: string): string =>
  `<table><thead><tr><th>Party</th><th>Result</th><th>Change</th></tr></thead><tbody>${['Civic', 'Green', 'Social'].map((party, at) => `<tr><td>${party} Alliance</td><td>${31 - at}${second}</td><td>+${at}</td></tr>`).join('')}</tbody></table>`;

it('takes the one column of percents for a share, and no other numbers', () => {
  const properties = { party: text, percent: { type: 'number' }, change: { type: 'number' } };
  const results = { type: 'array', items: { type: 'object', properties } };
  expect(dataOf(poll(' %'), { results })).toMatchObject({
    results: [
      { party: 'Civic Alliance', percent: 31, change: 0 },
      { party: 'Green Alliance', percent: 30, change: 1 },
      { party: 'Social Alliance', percent: 29, change: 2 },
    ],
  });
  expect(dataOf(poll(' seats'), { results })).toMatchObject({
    results: [{ change: 0 }, { change: 1 }, { change: 2 }],
  });
  expect(JSON.stringify(dataOf(poll(' seats'), { results }))).not.toContain('percent');
});
