/** Names of fields as users write them, and what headings, short lines and sentences say without a label. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const day: JsonSchema = { type: 'string', format: 'date' };
const number: JsonSchema = { type: 'number' };
const integer: JsonSchema = { type: 'integer' };
const link: JsonSchema = { type: 'string', format: 'uri' };
const texts: JsonSchema = { type: 'array', items: text };
const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
});
const rows = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'array',
  items: object(properties),
});

interface Given {
  readonly heading?: string;
  readonly title?: string;
  readonly body: string;
}

function dataOf(
  { heading = 'Something about it', title = heading, body }: Given,
  properties: Readonly<Record<string, JsonSchema>>,
): unknown {
  const html = `<html><head><title>${title}</title></head><body><main><h1>${heading}</h1><p>Some words that say nothing of it at all, as pages have.</p>${body}</main></body></html>`;
  const schema = object(properties);
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const table = (...pairs: readonly (readonly [string, string])[]): string =>
  `<table>${pairs.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>`;

describe('the name of a field', () => {
  it.each<[string, string, string]>([
    ['strasse', 'Straße', 'Lindenweg 4'],
    ['stadyum_adi', 'Stadyum adı', 'Fevzi Çakmak'],
    ['fodelseort', 'Födelseort', 'Umeå'],
    ['mrozoodpornosc', 'Mrozoodporność', 'wysoka'],
  ])('is written without the marks of its letters: %s', (name, label, value) => {
    expect(dataOf({ body: table([label, value], ['Other', 'thing']) }, { [name]: text })).toEqual({
      [name]: value,
    });
  });

  it('is in the language of the page: what pages call a price is one', () => {
    const body = '<p class="price"><span class="amount">68,90 zł</span></p>';
    expect(dataOf({ body }, { cena: number })).toEqual({ cena: 68.9 });
  });

  it.each<[string, string, string, number]>([
    ['gust_knots', 'Maximum gust', '47 kt', 47],
    ['pressure_hpa', 'Pressure at sea level', '1006.0 hPa', 1006],
    ['tankCapacityLitres', 'Tank capacity', '3.5 L', 3.5],
    ['noiseDb', 'Noise', '48 dB(A)', 48],
    ['floorSquareMetres', 'Floor', '51 ㎡', 51],
  ])('ends in a unit: %s', (name, label, value, expected) => {
    const body = table([label, value], ['Mean wind speed', '17 kt']);
    expect(dataOf({ body }, { [name]: number })).toEqual({ [name]: expected });
  });

  it('ends in no unit where a text is asked: check_in is not measured in inches', () => {
    expect(dataOf({ body: table(['Check-in', '14:00']) }, { check_in: text })).toEqual({
      check_in: '14:00',
    });
  });

  it('stands in another form on the page, alone or beside other words', () => {
    const body = `<table><tr><th>Name</th><th>Role</th><th>Date of appointment</th></tr><tr><td>Ann Lee</td><td>Chair</td><td>19 April 2015</td></tr><tr><td>Omar Hale</td><td>Trustee</td><td>2 May 2016</td></tr></table>`;
    expect(
      dataOf({ body }, { trustees: rows({ name: text, role: text, appointed: day }) }),
    ).toEqual({
      trustees: [
        { name: 'Ann Lee', role: 'Chair', appointed: '2015-04-19' },
        { name: 'Omar Hale', role: 'Trustee', appointed: '2016-05-02' },
      ],
    });
    expect(
      dataOf({ body: table(['Pora kwitnienia', 'lipiec, sierpień']) }, { kwitnienie: texts }),
    ).toEqual({ kwitnienie: ['lipiec', 'sierpień'] });
  });

  it('is explained by a description that a heading says', () => {
    const body =
      '<h2>Where the charity operates</h2><ul><li>Exeter</li><li>Swansea</li></ul><h2>People</h2><ul><li>33 Employees</li></ul>';
    const areas = { ...texts, description: 'Where it operates' };
    expect(dataOf({ body }, { areas })).toEqual({ areas: ['Exeter', 'Swansea'] });
  });
});

describe('a heading', () => {
  it('tells both teams and their goals', () => {
    const asked = { home_team: text, away_team: text, home_score: integer, away_score: integer };
    const found = { home_team: 'Boğaz FK', away_team: 'Başkent SK', home_score: 4, away_score: 0 };
    expect(dataOf({ heading: 'Boğaz FK 4 - 0 Başkent SK', body: '' }, asked)).toEqual(found);
  });

  it('tells where a line leads from and to, and who goes to court against whom', () => {
    expect(
      dataOf({ heading: 'Linje 887 Borås – Umeå', body: '' }, { from: text, to: text }),
    ).toEqual({ from: 'Borås', to: 'Umeå' });
    const asked = { claimant: text, defendant: text };
    expect(dataOf({ heading: 'Thornton v Moran County Council', body: '' }, asked)).toEqual({
      claimant: 'Thornton',
      defendant: 'Moran County Council',
    });
  });

  it('tells the year in brackets, which is no part of the name', () => {
    const given = { heading: 'Vertigo (1958)', title: 'Vertigo | Film Pages', body: '' };
    expect(dataOf(given, { film: text, year: integer })).toEqual({ film: 'Vertigo', year: 1958 });
  });

  it('says which part of the title is the thing, and which the site', () => {
    const body = '<p>Posted by somebody.</p>';
    const given = { heading: 'Bristol Moor', title: 'Weather Network: Bristol Moor', body };
    expect(dataOf(given, { station_name: text })).toEqual({ station_name: 'Bristol Moor' });
  });

  it('has a day, and what it names stands beside it: entries of a list of changes', () => {
    const body =
      '<h2>Unreleased</h2><ul><li>Faster</li></ul><h2>9.0.0 <small>(2024-07-21)</small></h2><h3>Fixed</h3><ul><li>A leak</li></ul><h2>8.8.4 <small>(2024-06-28)</small></h2><h3>Fixed</h3><ul><li>Colours</li></ul>';
    expect(dataOf({ body }, { releases: rows({ version: text, date: day }) })).toEqual({
      releases: [
        { version: '9.0.0', date: '2024-07-21' },
        { version: '8.8.4', date: '2024-06-28' },
      ],
    });
  });

  it('sets apart a price and a day of what it names', () => {
    const body =
      '<div class="t"><h3>Early bird</h3><p>£160</p><p>until 18 May 2026</p></div><div class="t"><h3>Workshop</h3><p>£75</p></div>';
    const asked = { early_bird_price: number, early_bird_deadline: day };
    expect(dataOf({ body }, asked)).toEqual({
      early_bird_price: 160,
      early_bird_deadline: '2026-05-18',
    });
  });

  it('does not name records that other headings stand between', () => {
    const line = (name: string, value: string): string =>
      `<div class="row"><span>${name}</span><span>${value}</span></div>`;
    const body = `<section><h2>Our menu</h2>${line('Gnocchi', '€ 17,00')}${line('Vitello', '€ 15,00')}${line('Tiramisù', '€ 6,00')}</section><section><h2>Opening hours</h2>${line('Monday', '12:00 - 23:00')}${line('Tuesday', '12:00 - 23:00')}${line('Friday', '19:00 - 23:00')}</section>`;
    const { menu } = dataOf({ body }, { menu: rows({ dish: text, price: number }) }) as {
      readonly menu: readonly { readonly dish: string }[];
    };
    expect(menu.map(({ dish }) => dish)).toEqual(['Gnocchi', 'Vitello', 'Tiramisù']);
  });
});

describe('a line', () => {
  it('holds the sides of a thing in the order that it says', () => {
    const body = table(
      ['Product size (W × H × D)', '282 × 571 × 248 mm (11.1 × 22.5 × 9.8 in)'],
      ['Packed size', '300 × 600 × 260 mm'],
    );
    const size = object({ width: number, height: number, depth: number });
    expect(dataOf({ body }, { size })).toEqual({ size: { width: 282, height: 571, depth: 248 } });
    expect(dataOf({ body: table(['Size', '282 × 571 × 248 mm']) }, { size })).toEqual({});
  });

  it('begins with the time of a recording that it is about', () => {
    const body = '<p>(00:39) Cold open</p><p>(09:22) The turning point</p><p>(18:57) Wrap-up</p>';
    expect(dataOf({ body }, { chapters: rows({ time: text, title: text }) })).toEqual({
      chapters: [
        { time: '00:39', title: 'Cold open' },
        { time: '09:22', title: 'The turning point' },
        { time: '18:57', title: 'Wrap-up' },
      ],
    });
  });

  it('says nothing but a pay', () => {
    const body = '<div>$77,000 - $97,000 a year</div><div>We pay a bonus of $2,000.</div>';
    expect(dataOf({ body }, { salary: object({ min: number, max: number }) })).toEqual({
      salary: { min: 77_000, max: 97_000 },
    });
  });

  it('is a label and its value among other sentences', () => {
    const body =
      '<p>Hosted by Colin Ashworth. Guest: Nadia Lindqvist. This show is supported by a tea: use the code POD.</p>';
    expect(dataOf({ body }, { guest: text })).toEqual({ guest: 'Nadia Lindqvist' });
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['Via Roma, 30<br>43102 Pisa', { street: 'Via Roma, 30', postal_code: '43102', city: 'Pisa' }],
    [
      'ul. Leśna 8, 24-100 Puławy',
      { street: 'ul. Leśna 8', postal_code: '24-100', city: 'Puławy' },
    ],
    ['Storgatan 5, 123 45 Umeå', { street: 'Storgatan 5', postal_code: '123 45', city: 'Umeå' }],
    [
      '12 bis rue de la Paix, 75002 Paris',
      { street: '12 bis rue de la Paix', postal_code: '75002', city: 'Paris' },
    ],
    ['〒834-9111 金沢市本町7-18', { street: '本町7-18', postal_code: '834-9111', city: '金沢市' }],
  ])('is an address: %s', (said, expected) => {
    const address = object({ street: text, postal_code: text, city: text });
    expect(dataOf({ body: `<p>${said}</p>` }, { address })).toEqual({ address: expected });
  });
});

describe('an object inside of another', () => {
  it.each<[string, string, JsonSchema, unknown]>([
    [
      'birth',
      table(['Born', '3 May 1950, Leeds'], ['Known for', 'Kites']),
      object({ date: day, place: text }),
      { date: '1950-05-03', place: 'Leeds' },
    ],
    [
      'dimensions',
      table(['Dimensions', 'H 30 cm, W 12 cm'], ['Material', 'Clay']),
      object({ height_cm: number, width_cm: number }),
      { height_cm: 30, width_cm: 12 },
    ],
    [
      'opening_hours',
      '<p>Opening hours: 9:00 – 17:00</p>',
      object({ opens: text, closes: text }),
      { opens: '9:00', closes: '17:00' },
    ],
  ])('has its parts in the value of one label: %s', (name, body, schema, expected) => {
    expect(dataOf({ body }, { [name]: schema })).toEqual({ [name]: expected });
  });

  it('has parts that labels name with the whole', () => {
    const body = table(
      ['Energy class', 'C'],
      ['Class of the lift', 'B'],
      ['Date of award', '3 May 2025'],
    );
    const asked = { energy: object({ class: text }), award: object({ date: day }) };
    expect(dataOf({ body }, asked)).toEqual({
      energy: { class: 'C' },
      award: { date: '2025-05-03' },
    });
  });
});

describe('what is asked of a page', () => {
  it('is the recording that it links to', () => {
    const body = '<a href="/about">About audio</a><a href="/files/44.mp3" download>Download</a>';
    expect(dataOf({ body }, { audio_url: link })).toEqual({
      audio_url: 'https://a.example/files/44.mp3',
    });
  });

  it('is one of several words, of which its sentences say one', () => {
    const outcome: JsonSchema = { type: 'string', enum: ['allowed', 'dismissed', 'withdrawn'] };
    const said = '<p>For the reasons given above, the appeal is dismissed with costs.</p>';
    expect(dataOf({ body: said }, { outcome })).toEqual({ outcome: 'dismissed' });
    expect(dataOf({ body: `${said}<p>An appeal may be withdrawn.</p>` }, { outcome })).toEqual({});
  });

  it('is a table that a caption names, though only one head says what is asked', () => {
    const body =
      '<table><caption>Cases referred to</caption><tr><th>Case</th><th>Citation</th></tr><tr><td>Arden v Hollis</td><td>[1998] 2 AC 117</td></tr><tr><td>Re Fenwick</td><td>[2011] 1 WLR 902</td></tr></table>';
    expect(dataOf({ body }, { cases_cited: rows({ name: text, citation: text }) })).toEqual({
      cases_cited: [
        { name: 'Arden v Hollis', citation: '[1998] 2 AC 117' },
        { name: 'Re Fenwick', citation: '[2011] 1 WLR 902' },
      ],
    });
  });

  it('is the price itself, not what is delivered free above it', () => {
    const body =
      '<div class="announcement-bar"><p>Free delivery over £50</p></div><div class="price"><span class="price-item price-item--regular">£404.00</span></div>';
    expect(dataOf({ body }, { price: number })).toEqual({ price: 404 });
  });
});
