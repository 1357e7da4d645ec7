/** Objects inside the things of a list: a seller, a hall, an author, an address. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
type Fields = Readonly<Record<string, JsonSchema>>;
const object = (properties: Fields): JsonSchema => ({ type: 'object', properties });
const rows = (properties: Fields): JsonSchema => ({ type: 'array', items: object(properties) });

function dataOf(body: string, properties: Fields): unknown {
  const html = `<html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1><p>Words that say nothing.</p>${body}</main></body></html>`;
  const schema = object(properties);
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const EVENTS = [
  ['Folk Night', 'City Hall', '12 Main St', '2026-03-12'],
  ['Jazz Trio', 'Blue Room', '4 Oak Ave', '2026-03-14'],
  ['Opera Gala', 'Grand Theatre', '1 King Sq', '2026-03-20'],
  ['Poetry Slam', 'Old Mill', '77 Hill Rd', '2026-03-21'],
] as const;
type Four = readonly [string, string, string, string];
const list = (all: readonly Four[], item: (...parts: Four) => string): string =>
  `<div class="list">${all.map((one) => `<div class="item">${item(...one)}</div>`).join('')}</div>`;
const events = rows({ name: text, date: text, venue: object({ name: text, address: text }) });
const EXPECTED = EVENTS.map(([name, hall, address, date]) => ({
  name,
  date,
  venue: { name: hall, address },
}));

it.each<readonly [string, (...parts: Four) => string]>([
  [
    'a box that is called so',
    (name, hall, at, day) =>
      `<h3>${name}</h3><time>${day}</time><div class="venue"><span class="name">${hall}</span><span class="address">${at}</span></div>`,
  ],
  [
    'a box before the thing',
    (name, hall, at, day) =>
      `<div class="venue"><span class="name">${hall}</span><span class="address">${at}</span></div><div class="name">${name}</div><time>${day}</time>`,
  ],
  [
    'names of both',
    (name, hall, at, day) =>
      `<h3>${name}</h3><time>${day}</time><p class="venue-name">${hall}</p><p class="venue-address">${at}</p>`,
  ],
  [
    'labels',
    (name, hall, at, day) =>
      `<h3>${name}</h3><p>Date: ${day}</p><p>Venue: ${hall}</p><p>Address: ${at}</p>`,
  ],
  [
    'a list of terms',
    (name, hall, at, day) =>
      `<h3>${name}</h3><dl><dt>When</dt><dd>${day}</dd><dt>Venue</dt><dd>${hall}</dd><dt>Address</dt><dd>${at}</dd></dl>`,
  ],
])('finds the hall of each event in %s', (_, item) => {
  expect(dataOf(list(EVENTS, item), { events })).toEqual({ events: EXPECTED });
});

it('finds them in a table', () => {
  const lines = EVENTS.map(
    ([name, hall, at, day]) =>
      `<tr><td>${name}</td><td>${day}</td><td>${hall}</td><td>${at}</td></tr>`,
  );
  const table = `<table><tr><th>Event</th><th>Date</th><th>Venue</th><th>Address</th></tr>${lines.join('')}</table>`;
  expect(dataOf(table, { events })).toEqual({ events: EXPECTED });
});

it('finds who wrote a review, and leaves the text to the review', () => {
  const body = list(
    EVENTS,
    (title, author) =>
      `<h4>${title}</h4><p>Author: ${author}</p><p>Rating: 4</p><p>It works well and looks good on the shelf of ${author}.</p>`,
  );
  const asked = rows({ author: object({ name: text }), rating: number, text });
  expect(dataOf(body, { reviews: asked })).toMatchObject({
    reviews: EVENTS.map(([, name]) => ({
      author: { name },
      rating: 4,
      text: expect.stringContaining('works well') as string,
    })),
  });
});

it('tells two objects of one kind apart', () => {
  const body = list(
    EVENTS,
    (home, away) =>
      `<div class="home-team"><span class="name">${home}</span><b>2</b></div><div class="away-team"><span class="name">${away}</span><b>1</b></div>`,
  );
  const team = object({ name: text, goals: number });
  expect(dataOf(body, { matches: rows({ home_team: team, away_team: team }) })).toEqual({
    matches: EVENTS.map(([home, away]) => ({
      home_team: { name: home, goals: 2 },
      away_team: { name: away, goals: 1 },
    })),
  });
});

it('reads the parts of an address that is written as one text', () => {
  const body = list(
    EVENTS,
    (...[name, , street]) =>
      `<h3>${name}</h3><b>£${street.length}00</b><p class="address">${street}, Leeds LS1 4AB</p>`,
  );
  const address = object({ street: text, city: text, postcode: text });
  expect(dataOf(body, { homes: rows({ name: text, price: number, address }) })).toEqual({
    homes: EVENTS.map(([name, , street]) => ({
      name,
      price: street.length * 100,
      address: { street, city: 'Leeds', postcode: 'LS1 4AB' },
    })),
  });
});

it('finds objects inside objects, and groups of labels', () => {
  const body = list(
    EVENTS,
    (name, agent, city) =>
      `<h3>${name}</h3><p>Width: 12 cm</p><p>Height: 30 cm</p><div class="agent"><b class="agent-name">${agent}</b><div class="address"><span class="city">${city}</span></div></div>`,
  );
  const asked = rows({
    name: text,
    dimensions: object({ width: number, height: number }),
    agent: object({ name: text, address: object({ city: text }) }),
  });
  expect(dataOf(body, { things: asked })).toEqual({
    things: EVENTS.map(([name, agent, city]) => ({
      name,
      dimensions: { width: 12, height: 30 },
      agent: { name: agent, address: { city } },
    })),
  });
});

it('invents no object: what is said of the thing is not said of its seller', () => {
  const seller = object({ name: text, rating: number, city: text, url: text });
  const plain = list(
    EVENTS,
    (name) => `<h3>${name}</h3><b>$${name.length}.50</b><p class="rating">4.5/5</p>`,
  );
  expect(dataOf(plain, { products: rows({ name: text, price: number, seller }) })).toEqual({
    products: EVENTS.map(([name]) => ({ name, price: name.length + 0.5 })),
  });
});
