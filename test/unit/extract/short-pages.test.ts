/** Pages of few lines: what they say is found, and nothing of what frames them. */
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { renderDocument } from '../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../support/pipeline/inputs.ts';
import { FRAMES, SHORT_PAGES } from '../../support/pipeline/short-pages.ts';

type Kind = 'string' | 'number' | 'integer';
const object = (fields: Readonly<Record<string, Kind>>): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, { type }])),
});
const list = (name: string, fields: Readonly<Record<string, Kind>>): JsonSchema => ({
  type: 'object',
  properties: { [name]: { type: 'array', items: object(fields) } },
});

/** What a page says to a schema in each of the frames. */
function answers(name: string, schema: JsonSchema): readonly unknown[] {
  const page = SHORT_PAGES.find((one) => one.name === name);
  if (page === undefined) throw new Error(`There is no short page ${name}.`);
  return Object.values(FRAMES).map(
    (frame) =>
      renderDocument(
        pipelineInput(frame(page.title, page.main), {
          snapshot: { finalUrl: 'https://site.example/page' },
          options: { formats: [{ type: 'json', schema }] },
        }),
      ).document.json,
  );
}

describe('what frames a short page', () => {
  it('is no value: the menu beside the name of the site', () => {
    for (const json of answers('job', object({ title: 'string', location: 'string' })))
      expect(JSON.stringify(json)).not.toContain('About us');
  });

  it('is no record: boxes of a sidebar, blocks of the page', () => {
    const dishes = list('dishes', { name: 'string', price: 'string', description: 'string' });
    for (const json of answers('menu', dishes))
      expect(JSON.stringify(json)).not.toMatch(/Newsletter|Lunch menu/);
    const places = list('places', { name: 'string', description: 'string', hours: 'string' });
    for (const json of answers('map-places', places))
      expect(JSON.stringify(json)).not.toContain('Newsletter');
    const candidates = list('candidates', { name: 'string', party: 'string', votes: 'integer' });
    for (const json of answers('election', candidates))
      expect(JSON.stringify(json)).not.toContain('Ward 3');
  });
});

describe('values of a short page', () => {
  it('are each told once: a picture of what is named behind it is no label', () => {
    // boxes without names are people by the heading above them
    for (const json of answers('team', list('people', { name: 'string', role: 'string' })))
      expect(json).toEqual({
        people: [
          { name: 'Dr Ada Bell', role: 'General practice' },
          { name: 'Dr Ben Cole', role: 'Cardiology' },
          { name: 'Cara Dean', role: 'Practice nurse' },
          { name: 'Dov Eshel', role: 'Reception' },
        ],
      });
  });

  it('are what is asked: a number is no day, the name of a file format no title', () => {
    for (const json of answers('order', object({ order_number: 'string', order_date: 'string' })))
      expect(json).not.toMatchObject({ order_date: '4711' });
    for (const json of answers(
      'publications',
      list('publications', { title: 'string', year: 'string' }),
    ))
      expect(JSON.stringify(json)).not.toContain('PDF');
  });
});

describe('a line that says a thing by its kind', () => {
  const each = (name: string, schema: JsonSchema, expected: object): void => {
    for (const json of answers(name, schema)) expect(json).toMatchObject(expected);
  };

  it('tells pay, employment and deadline of a job, the size of a house, the version of a package', () => {
    each('job', object({ salary: 'string', employment_type: 'string', deadline: 'string' }), {
      salary: '€34,000–€40,000',
      employment_type: 'Full time',
    });
    each('house', object({ area: 'string' }), { area: '104 m²' });
    each('package', object({ version: 'string' }), { version: '2.4.1' });
  });

  it('tells a code before a title, a rating with its reviews, an address, the time beside a day', () => {
    each('course', object({ code: 'string' }), { code: 'GEO101' });
    each('product', object({ rating: 'number' }), { rating: 4.6 });
    each('opening-hours', object({ address: 'string' }), {
      address: '12 Quay Street, 4100 Harbourton',
    });
    each('event', object({ date: 'string', time: 'string' }), { time: '19:00' });
  });

  it('tells sums by the words before them', () => {
    each('order', object({ order_number: 'string', shipping: 'string', total: 'number' }), {
      order_number: '4711',
      shipping: '€4.90',
      total: 62.8,
    });
  });

  it('says nothing where there are two of the kind', () => {
    const html = FRAMES['parts']?.('Flats', '<h1>Flats</h1><p>60 m²</p><p>80 m²</p>') ?? '';
    const schema = object({ area: 'string' });
    const { json } = renderDocument(
      pipelineInput(html, { options: { formats: [{ type: 'json', schema }] } }),
    ).document;
    expect(json ?? {}).toEqual({});
  });
});

describe('records of a short page', () => {
  it('are dishes with bare prices, releases by version, bold questions with the text behind', () => {
    const [menu] = answers(
      'menu',
      list('dishes', { name: 'string', price: 'string', description: 'string' }),
    );
    expect(menu).toMatchObject({
      dishes: [
        { name: 'Beetroot soup', price: '6.50', description: 'with horseradish cream' },
        { name: 'Smoked trout', price: '8.90' },
        { name: 'Leek tart' },
        { name: 'Braised lamb' },
      ],
    });
    for (const json of answers(
      'changelog',
      list('releases', { version: 'string', date: 'string' }),
    ))
      expect(json).toMatchObject({
        releases: [
          { version: '3.2.0', date: '2026-10-02' },
          { version: '3.1.4' },
          { version: '3.1.3' },
        ],
      });
    for (const json of answers(
      'faq-p',
      list('questions', { question: 'string', answer: 'string' }),
    ))
      expect(json).toMatchObject({
        questions: [
          { question: 'Sind Hunde erlaubt?', answer: 'Ja, einer je Wohnung.' },
          { question: 'Gibt es WLAN?' },
          { question: 'Wann ist Anreise?' },
          { question: 'Wie bezahle ich?' },
        ],
      });
  });
});

describe('records of a page with many', () => {
  const rows = (main: string, name: string, fields: Readonly<Record<string, Kind>>): unknown => {
    const html = FRAMES['names']?.('Page', `<h1>Page</h1>${main}`) ?? '';
    const schema = list(name, fields);
    return renderDocument(
      pipelineInput(html, {
        snapshot: { finalUrl: 'https://site.example/page' },
        options: { formats: [{ type: 'json', schema }] },
      }),
    ).document.json;
  };
  const names = ['Amber', 'Birch', 'Coral', 'Delta'];
  const each = (build: (name: string, at: number) => string): string => names.map(build).join('');

  it('take a website of its own before the page of the record', () => {
    const main = each(
      (name, at) =>
        `<div class="firm"><h2><a href="/f/${String(at)}">${name} & Sons</a></h2><p>Tel. 0113 555 0${String(100 + at)}</p><p><a href="https://${name.toLowerCase()}.example">${name.toLowerCase()}.example</a></p></div>`,
    );
    expect(
      rows(main, 'firms', { name: 'string', phone: 'string', website: 'string' }),
    ).toMatchObject({
      firms: names.map((name) => ({ website: `https://${name.toLowerCase()}.example` })),
    });
  });

  it('are no hours of the first of several branches, which have no address', () => {
    const main = each(
      (name, at) =>
        `<section><h3>${name} branch</h3><p>${String(at + 1)} Market Place</p><table><tr><td>Mon–Fri</td><td>8:00–17:00</td></tr><tr><td>Sat</td><td>9:00–12:00</td></tr></table></section>`,
    );
    const json = JSON.stringify(rows(main, 'branches', { name: 'string', address: 'string' }));
    expect(json).not.toMatch(/17:00|Newsletter/);
  });

  it('are all parts of a data sheet', () => {
    const part = (name: string, at: number): string =>
      `<h2>${name}</h2><dl>${each((one, nth) => `<dt>${one} ${'abcd'.charAt(at)}</dt><dd>${String(at * 4 + nth)} mm</dd>`)}</dl>`;
    const json = rows(each(part), 'specs', { name: 'string', value: 'string' });
    expect(json).toMatchObject({
      specs: expect.toSatisfy((specs: unknown[]) => specs.length === 16),
    });
  });

  it('are one part of a data sheet where that is called as asked', () => {
    const part = (heading: string, label: string): string =>
      `<h2>${heading}</h2><dl>${each((one, nth) => `<dt>${label} ${one}</dt><dd>${String(nth)} mm</dd>`)}</dl>`;
    const main = part('Motor specs', 'Motor') + part('Delivery', 'Box');
    const json = JSON.stringify(rows(main, 'specs', { name: 'string', value: 'string' }));
    expect(json).toContain('Motor Amber');
    expect(json).not.toContain('Box Amber');
  });

  it('begin with what names them, where all else is found', () => {
    const main = each(
      (name, at) =>
        `<div class="slot"><span>${String(10 + at)}:30</span> <span>${name} session</span> <span>Room ${String(at + 1)}</span></div>`,
    );
    expect(rows(main, 'talks', { time: 'string', title: 'string', room: 'string' })).toMatchObject({
      talks: names.map((name) => ({ title: `${name} session` })),
    });
  });
});

/** A page as most sites make it: a banner that leads on, the text, a footer without a name. */
const framed = (main: string): string =>
  `<body><header><a href="/">Hafenwelt</a><p>Boats and more since 1998</p><nav><a href="/a">Start</a><a href="/b">Press</a></nav></header><div class="c">${main}</div><div class="d"><a href="/i">Imprint page</a> <a href="/p">Data protection</a></div>`;
const told = (main: string, schema: JsonSchema): unknown =>
  renderDocument(
    pipelineInput(framed(main), {
      snapshot: { finalUrl: 'https://site.example/page' },
      options: { formats: [{ type: 'json', schema }] },
    }),
  ).document.json;

describe('values of a page of middle length', () => {
  it('are no words of the banner and no links of the footer', () => {
    const main = `<h1>Neue Schleuse eröffnet</h1><p>Kiel, 12. Mai 2026</p><p>Der erste Frachter kam um 6.40 Uhr.</p>`;
    const json = told(main, object({ titel: 'string', datum: 'string', founded: 'string' }));
    expect(json).toEqual({ titel: 'Neue Schleuse eröffnet', datum: '2026-05-12' });
    const town = `<h1>Harbourton</h1><p>The town was founded in 1214 by monks who had come over the sea.</p>`;
    expect(told(town, object({ founded: 'string' }))).toEqual({ founded: '1214' });
  });

  it('count what is counted: no measure of a room, no year before the number', () => {
    const house = `<h1>House</h1><ul><li>3 bedrooms</li></ul><table><tr><td>Bedroom 1</td><td>3.9 × 3.3 m</td></tr></table>`;
    expect(told(house, object({ bedrooms: 'integer' }))).toEqual({ bedrooms: 3 });
    const race = `<h1>Harbour run</h1><p>3 May 2026, 412 finishers, 14 °C</p>`;
    expect(told(race, object({ finishers: 'integer' }))).toEqual({ finishers: 412 });
  });

  it.each([
    ['phone', 'Birch & Co, 2 High Street, 0113 496 0001', '0113 496 0001'],
    ['telephone', 'Service scolaire – 01 55 55 01 20', '01 55 55 01 20'],
    ['telefon', 'Bitte bei Ute anmelden (Tel. 555 121).', '555 121'],
    ['phone', '联系电话：010-5555-0120', '010-5555-0120'],
    ['duration', '12 March 2026 · 42 min', '42 min'],
    ['tenure', 'Freehold', 'Freehold'],
    ['reference', 'Added on 2 May 2026 · Ref. HT-3041', 'HT-3041'],
    ['humidity', 'Humidity 81 %', '81 %'],
    ['temperature', '7 °C', '7 °C'],
    ['employment_type', 'Umowa o pracę, pełny etat', 'Umowa o pracę, pełny etat'],
    ['phone', 'Mette Holm, tlf. 33 55 01 20', '33 55 01 20'],
  ])('%s is read from “%s”', (name, line, value) => {
    expect(told(`<h1>Page</h1><p>${line}</p>`, object({ [name]: 'string' }))).toEqual({
      [name]: value,
    });
  });

  it('are no phone numbers where a nought begins something else', () => {
    for (const line of [
      'ISBN 0-306-40615-2',
      'Born on 01/02/1990',
      'From 0.5 to 12 kg',
      '0815 4711',
    ])
      expect(told(`<h1>Page</h1><p>${line}</p>`, object({ phone: 'string' }))).toEqual({});
  });

  it('are times of a cook in other languages', () => {
    const main = `<h1>Tarte</h1><ul><li>Préparation : 20 min</li><li>Cuisson : 35 min</li></ul>`;
    const asked = object({ temps_preparation: 'string', temps_cuisson: 'string' });
    expect(told(main, asked)).toEqual({ temps_preparation: '20 min', temps_cuisson: '35 min' });
  });

  it('are all authors of one line', () => {
    const authors = { type: 'array', items: { type: 'string' } };
    const main = `<h1>Silt in quiet bays</h1><p class="authors">Lia Moss, Jon Kerr</p>`;
    expect(told(main, { type: 'object', properties: { authors } })).toEqual({
      authors: ['Lia Moss', 'Jon Kerr'],
    });
  });
});

describe('rows of a page of middle length', () => {
  it('are lines that begin with a time, as it is said in their language', () => {
    const main = `<h1>Sommerfest</h1><h3>Programm</h3><ul><li>14.00 Uhr Begrüßung</li><li>14.30 Uhr Regatta</li></ul>`;
    expect(told(main, list('programm', { uhrzeit: 'string', titel: 'string' }))).toEqual({
      programm: [
        { uhrzeit: '14:00', titel: 'Begrüßung' },
        { uhrzeit: '14:30', titel: 'Regatta' },
      ],
    });
  });

  it('have times that are no times of day', () => {
    const row = (at: number): string =>
      `<tr><td>${String(at)}</td><td>${'ABC'.charAt(at)}da Bell</td><td>${String(31 + at)}:07</td></tr>`;
    const main = `<h1>Results</h1><table><tr><th>#</th><th>Name</th><th>Time</th></tr>${[0, 1, 2].map(row).join('')}</table>`;
    expect(told(main, list('results', { name: 'string', time: 'string' }))).toMatchObject({
      results: [{ time: '31:07' }, { time: '32:07' }, { time: '33:07' }],
    });
  });

  it('are not the lines of one thing, of which each is something else', () => {
    const main = `<h1>Jacket</h1><p>Three layers, taped seams.</p><h2>Reviews</h2><div class="rev"><b>Dry at last</b><p>Two hours of rain on the quay.</p><span>Nils, 2 April 2026</span></div>`;
    const json = JSON.stringify(told(main, list('opinions', { title: 'string', date: 'string' })));
    expect(json).not.toContain('Two hours of rain on the quay.');
  });

  it('have parts that their boxes call by a shorter name', () => {
    const row = ([line, dest, min]: readonly string[]): string =>
      `<div class="dep"><span class="line">${line ?? ''}</span><span class="dest">${dest ?? ''}</span><span class="min">${min ?? ''}</span></div>`;
    const all = [
      ['4', 'Harbour', '2 min'],
      ['11', 'Station', '5 min'],
      ['N2', 'Mill Lane', '31 min'],
    ];
    const main = `<h1>Dock Road</h1><p>Next departures</p>${all.map(row).join('')}`;
    const asked = list('departures', { line: 'string', destination: 'string', minutes: 'string' });
    expect(told(main, asked)).toEqual({
      departures: all.map(([line, destination, minutes]) => ({ line, destination, minutes })),
    });
  });

  it('have the letters over the columns of a league', () => {
    const row = (team: string, at: number): string =>
      `<tr><td>${String(at + 1)}</td><td>${team}</td><td>14</td><td>${String(31 - at)}</td></tr>`;
    const main = `<h1>Table</h1><table><tr><th>Pos</th><th>Team</th><th>P</th><th>Pts</th></tr>${['Quay Town', 'Mill United'].map(row).join('')}</table>`;
    const asked = list('standings', { team: 'string', played: 'integer', points: 'integer' });
    expect(told(main, asked)).toEqual({
      standings: [
        { team: 'Quay Town', played: 14, points: 31 },
        { team: 'Mill United', played: 14, points: 30 },
      ],
    });
  });
});

describe('an address of three lines', () => {
  it('may have its code before its place, and its number behind its street', () => {
    const main = `<h1>Friends</h1><address>Friends of the Mole<br>Mole Road 1<br>HU1 9ZZ Hull</address>`;
    const asked = object({ street: 'string', city: 'string', postal_code: 'string' });
    expect(told(main, asked)).toEqual({
      street: 'Mole Road 1',
      city: 'Hull',
      postal_code: 'HU1 9ZZ',
    });
  });
});
