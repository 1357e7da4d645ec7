/** Facts that short lines, sentences and tables of a page say without a label of their own. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const integer = { type: 'integer' };
const texts = { type: 'array', items: text };

function dataOf(body: string, properties: object, lang = 'en'): unknown {
  const html = `<html lang="${lang}"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const GRID =
  '<h2>Fares 2026</h2><table><tr><th></th><th>Low season</th><th>High season</th></tr>' +
  '<tr><td>Pitch</td><td>€22</td><td>€29</td></tr><tr><td>Cabin, 4 persons</td><td>€65</td><td>€90</td></tr></table>';
const TIMES =
  '<table><tr><th>Depart Quay</th><th>Arrive Isle</th></tr><tr><td>07:10</td><td>08:05</td></tr><tr><td>11:30</td><td>12:25</td></tr></table>';

describe('a table', () => {
  it('gives the cell where the row and the column of a name meet, and no year of its heading', () => {
    const fields = { cabin_high_season_price: number, pitch_low_season_price: number };
    const tent = { tent_high_season_price: number };
    expect(dataOf(GRID, { ...fields, ...tent })).toEqual({
      cabin_high_season_price: 90,
      pitch_low_season_price: 22,
    });
  });

  it('gives the column that is called as a list', () => {
    expect(dataOf(TIMES, { departures: texts })).toEqual({ departures: ['07:10', '11:30'] });
  });
});

describe('sums', () => {
  it.each([
    ['Adult single £9.80, return £17.50; car with driver £41. Bicycles travel free.', 'en'],
    ['<b>Fares</b>: Adult single £9.80, return £17.50. Car with driver £41.', 'en'],
  ])('%s', (said, lang) => {
    const fields = { adult_single_fare: number, adult_return_fare: number, car_fare: number };
    expect(dataOf(`<p>${said}</p>`, fields, lang)).toEqual({
      adult_single_fare: 9.8,
      adult_return_fare: 17.5,
      car_fare: 41,
    });
  });

  it('are those of who pays them', () => {
    const body =
      '<p>Tickets: adults 160 kr, students 90 kr, under 19 free</p><p>Dogs welcome (20 kr per day)</p>';
    const fields = { student_ticket_price: number, dog_fee: number, senior_price: number };
    expect(dataOf(body, fields)).toEqual({ student_ticket_price: 90, dog_fee: 20 });
  });

  it('are known in other languages', () => {
    const body = '<ul><li>Erwachsene 14,50 €</li><li>Kinder bis 12 Jahre 8 €</li></ul>';
    expect(dataOf(body, { adult_price: number, child_price: number }, 'de')).toEqual({
      adult_price: 14.5,
      child_price: 8,
    });
  });
});

describe('a line of several facts', () => {
  it('says lengths, climbs and how long it takes', () => {
    const body =
      '<div><span>14.2 km</span><span>↑ 890 m</span><span>↓ 760 m</span><span>5:30 h</span></div>';
    const fields = { distance_km: number, ascent_m: number, descent_m: number, duration: text };
    expect(dataOf(body, fields)).toEqual({
      distance_km: 14.2,
      ascent_m: 890,
      descent_m: 760,
      duration: '5:30 h',
    });
  });

  it('says what is in a bottle', () => {
    const body = '<p>Dry · 12.5 % vol · 0.75 l</p>';
    expect(dataOf(body, { alcohol_percent: number, size_litres: number })).toEqual({
      alcohol_percent: 12.5,
      size_litres: 0.75,
    });
  });

  it('says nothing where two numbers have the unit', () => {
    expect(dataOf('<p>12 km · 14 km</p>', { distance_km: number })).toEqual({});
  });

  it('says how high, wide and deep a thing is', () => {
    const fields = { height_cm: number, width_cm: number, depth_cm: number };
    expect(dataOf('<p>78 cm high, 112 cm wide, 58 cm deep</p>', fields)).toEqual({
      height_cm: 78,
      width_cm: 112,
      depth_cm: 58,
    });
  });
});

describe('sentences of one paragraph', () => {
  it('say times and labels each for itself', () => {
    const body =
      '<p>Check-in from 2pm, check-out by 11am. Contains nuts. Closure: screw cap.</p><p>Crossing time 55 minutes. Be there 30 minutes before.</p>';
    const fields = { check_in: text, check_out: text, closure: text, crossing_minutes: integer };
    expect(dataOf(body, fields)).toEqual({
      check_in: '14:00',
      check_out: '11:00',
      closure: 'screw cap',
      crossing_minutes: 55,
    });
  });

  it('say from when until when something is open every year, and by when to apply', () => {
    const body = '<p>Open 1 May – 30 September</p><p>Apply by 20 December 2026 to the office.</p>';
    const fields = { open_from: text, open_until: text, apply_by: text };
    expect(dataOf(body, fields)).toEqual({
      open_from: '1 May',
      open_until: '30 September',
      apply_by: '20 December 2026',
    });
  });

  it('name several people, a host, and who is to be asked', () => {
    const body =
      '<p>Curated by Elin Strand and Jonas Berg</p><p>Host Leila Brandt talks about rain.</p><p>Questions to Katrin Voss, +49 451 555 0170.</p>';
    expect(dataOf(body, { curators: texts, host: text, contact_name: text })).toEqual({
      curators: ['Elin Strand', 'Jonas Berg'],
      host: 'Leila Brandt',
      contact_name: 'Katrin Voss',
    });
  });
});

it('reads the least of what is measured in metres, and its number of ratings', () => {
  const body =
    '<table><tr><td>Minimum focus distance</td><td>0.24 m</td></tr><tr><td>Height</td><td>41–48 cm</td></tr></table><p>Rated 4.6 out of 5 by 212 owners.</p>';
  const fields = { min_focus_distance_m: number, height_min_cm: number, review_count: integer };
  expect(dataOf(body, fields)).toEqual({
    min_focus_distance_m: 0.24,
    height_min_cm: 41,
    review_count: 212,
  });
});

it('ends a name where its sentence does, or where one learns how to reach them', () => {
  const body =
    '<p>Manager: Toby Reyes. Call 555 010 2233.</p><p>Officer: Dana Whitfield, dana@fund.example</p><p>Given by Sir Alan Merton in 1927.</p><p>Supported by the Arden Trust.</p>';
  expect(dataOf(body, { manager: text, officer: text, donor: text, sponsor: text })).toEqual({
    manager: 'Toby Reyes',
    officer: 'Dana Whitfield',
    donor: 'Sir Alan Merton',
    sponsor: 'Arden Trust',
  });
});

it('takes an end of a range of people, and reads no words across the facts of a line', () => {
  const body = '<p>2–5 players · 60–90 min · age 12+ · 2025</p>';
  const fields = { min_players: integer, max_players: integer, min_age: integer, year: integer };
  expect(dataOf(body, fields)).toEqual({
    min_players: 2,
    max_players: 5,
    min_age: 12,
    year: 2025,
  });
});

it('knows the days of a line, and those on which a place is shut', () => {
  const body =
    '<p>Monday–Thursday 10am–8pm<br>Friday and Saturday 10am–5pm<br>Closed on Sundays</p>';
  expect(dataOf(body, { friday_hours: text, saturday_hours: text, closed_on: text })).toEqual({
    friday_hours: '10am–5pm',
    saturday_hours: '10am–5pm',
    closed_on: 'Sundays',
  });
});

it('knows what the heads of a table mean, and a list called as one', () => {
  const body =
    '<table><tr><th>Station</th><th>Adults</th><th>Children (6–15)</th></tr><tr><td>Oslo</td><td>$48</td><td>$29</td></tr><tr><td>Voss</td><td>$64</td><td>$38</td></tr></table>';
  const fields = { stations: texts, child_voss_price: number, adult_oslo_price: number };
  expect(dataOf(body, fields)).toEqual({
    stations: ['Oslo', 'Voss'],
    child_voss_price: 38,
    adult_oslo_price: 48,
  });
});

it('reads sums that are named in French', () => {
  const body = '<ul><li>Nuitée adulte : 24 €</li><li>Nuitée enfant : 14 €</li></ul>';
  expect(dataOf(body, { prixAdulte: number, prixEnfant: number }, 'fr')).toEqual({
    prixAdulte: 24,
    prixEnfant: 14,
  });
});

it('reads what commas and dots part, in any of its languages', () => {
  const german = '<p>Kaltmiete 1.120 €, Nebenkosten 210 €. Frist 31. März 2027.</p>';
  expect(dataOf(german, { nebenkosten: number, frist: text }, 'de')).toEqual({
    nebenkosten: 210,
    frist: '31. März 2027',
  });
  const english =
    '<p>Version 4.2.1, released by hand.</p><p>Some 14,200 units are affected.</p><p>Maintained by Ines Rocha and Tariq Aziz.</p>';
  const fields = { version: text, units_affected: integer, maintainers: texts };
  expect(dataOf(english, fields)).toEqual({
    version: '4.2.1',
    units_affected: 14_200,
    maintainers: ['Ines Rocha', 'Tariq Aziz'],
  });
});

it('reads hours of one line, sums with an aside, phones by what they are for, and a water’s warmth', () => {
  const body =
    '<p>Open Mon–Fri 8–18, Sat 9–13. Emergencies: (503) 555-0177, day and night.</p><ul><li>Junior (3–15) £4.10</li></ul><p>50 m pool · 24 °C</p><p>Cats: neutering £140.</p>';
  const fields = {
    saturday_hours: text,
    emergency_phone: text,
    junior_price: number,
    water_temperature: number,
    cat_neutering_price: number,
  };
  expect(dataOf(body, fields)).toEqual({
    saturday_hours: '9–13',
    emergency_phone: '(503) 555-0177',
    junior_price: 4.1,
    water_temperature: 24,
    cat_neutering_price: 140,
  });
});

it('takes the price a paragraph begins with, and a list up to the end of its sentence', () => {
  const body =
    '<p>£240 (concessions £190), clay and firing included. Maximum 10 people.</p><p>Model numbers: BK-170, BK-171. Barcode 5012345678900.</p>';
  const fields = { price: number, max_participants: integer, model_numbers: texts, barcode: text };
  expect(dataOf(body, fields)).toEqual({
    price: 240,
    max_participants: 10,
    model_numbers: ['BK-170', 'BK-171'],
    barcode: '5012345678900',
  });
});

it('parts two people, knows who conducts and translates, and a price among the facts of a line', () => {
  const body =
    '<p>Soloists: Jun Park and Rosa Diaz.</p><p>Conducted by Miriam Falk.</p><p>312 pages · 21,90 € · ISBN 978-2-555-01234-5</p><p>Roman traduit de l’anglais par Marc Leroy</p>';
  const fields = { soloists: texts, conductor: text, price: number, traducteur: text };
  expect(dataOf(body, fields)).toEqual({
    soloists: ['Jun Park', 'Rosa Diaz'],
    conductor: 'Miriam Falk',
    price: 21.9,
    traducteur: 'Marc Leroy',
  });
});

it('finds the column of a thing in the row that is called as what is asked', () => {
  const body =
    '<table><tr><th></th><th>Lake</th><th>Lake Pro</th></tr><tr><td>Camera</td><td>48 MP</td><td>50 MP</td></tr><tr><td>Price</td><td>$519</td><td>$829</td></tr></table>';
  expect(dataOf(body, { lake_pro_price: number })).toEqual({ lake_pro_price: 829 });
});
