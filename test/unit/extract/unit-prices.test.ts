/** Prices of a kilo, a litre, a square metre: none of a thing, and no weight or size. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
type Fields = Readonly<Record<string, JsonSchema>>;

function dataOf(body: string, properties: Fields): unknown {
  const html = `<html><body><main>${body}</main></body></html>`;
  const schema = { type: 'object', properties };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

it.each<[string, string, JsonSchema, unknown]>([
  ['price_per_kg', '<div>14,98 € / kg</div>', number, 14.98],
  ['unit_price', '<div>(14,98 €/kg)</div>', number, 14.98],
  ['price_per_kg', '<div>(1 kg = 14,98 €)</div>', number, 14.98],
  ['grundpreis', '<div>1,50 € je 100 g</div>', text, '1,50 € je 100 g'],
  ['unit_price', '<div>72.5p per litre</div>', text, '72.5p per litre'],
  ['prix_au_litre', '<div>11,93 €/L</div>', number, 11.93],
  ['price_per_m2', '<div>52 m²</div><div>10 000 zł/m²</div>', number, 10_000],
  // of another unit, of none, not in pounds
  ['price_per_kg', '<div>1,50 € / 100 g</div>', number, undefined],
  ['price_per_m2', '<div>52 m²</div>', number, undefined],
  ['unit_price', '<div>Made of oak</div>', number, undefined],
  ['unit_price', '<div>72.5p per litre</div>', number, undefined],
])('%s beside the price, of %j', (name, shown, schema, value) => {
  const body = `<h1>Kaffee</h1><div>7,49 €</div>${shown}`;
  const own = value === undefined ? {} : { [name]: value };
  expect(dataOf(body, { name: text, price: number, [name]: schema })).toEqual({
    name: 'Kaffee',
    price: 7.49,
    ...own,
  });
});

it.each([
  ['a slash', (price: string) => `${price} € / kg`],
  ['an equation', (price: string) => `(1 kg = ${price} €)`],
])('is told from the price in each thing of a list by %s', (_, write) => {
  const cheese = ['Bergkäse', 'Gouda', 'Brie', 'Feta'];
  const body = cheese.map(
    (name, at) => `<li><h3>${name}</h3><p>${at}2,50 €</p><p>${write(`1${at},90`)}</p></li>`,
  );
  const items = { type: 'object', properties: { name: text, price: number, price_per_kg: number } };
  expect(
    dataOf(`<h1>Käse</h1><ul>${body.join('')}</ul>`, { items: { type: 'array', items } }),
  ).toEqual({
    items: cheese.map((name, at) => ({ name, price: at * 10 + 2.5, price_per_kg: 10.9 + at })),
  });
});

it('reads a measure that is said of another one', () => {
  const pairs = { 'CO₂ emissions': '120 g/km', 'Fuel consumption': '5.4 l/100 km' };
  const rows = Object.entries(pairs).map(([label, said]) => `<dt>${label}</dt><dd>${said}</dd>`);
  const fields = { co2_emissions_g_per_km: number, fuel_consumption_l_per_100km: number };
  expect(dataOf(`<h1>Polo</h1><dl>${rows.join('')}</dl>`, fields)).toEqual({
    co2_emissions_g_per_km: 120,
    fuel_consumption_l_per_100km: 5.4,
  });
});
