/** Breakdowns of ratings: how many gave how many stars. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const number = { type: 'number' };
const integer = { type: 'integer' };
const rows = (properties: object): object => ({
  type: 'array',
  items: { type: 'object', properties },
});

function dataOf(body: string, properties: object, language = 'en'): unknown {
  const html = `<html lang="${language}"><body><main><h1>Copper Kettle</h1>${body}</main></body></html>`;
  const schema = { type: 'object', properties: { ...properties } };
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

const COUNTS = [140, 41, 15, 8, 10];
const counted = COUNTS.map((count, at) => ({ stars: 5 - at, count }));
const list = (row: (stars: number, count: number) => string): string =>
  COUNTS.map((count, at) => row(5 - at, count)).join('');

it.each([
  ['a class', `<ul>${list((stars, count) => `<li class="stars-${stars}">${count}</li>`)}</ul>`],
  ['data', `<ul>${list((stars, count) => `<li data-stars="${stars}">(${count})</li>`)}</ul>`],
  [
    'cells',
    `<table>${list((stars, count) => `<tr><td>${stars} Sterne</td><td>${count}</td></tr>`)}</table>`,
  ],
  ['terms', `<dl>${list((stars, count) => `<dt>${stars} stars</dt><dd>${count} votes</dd>`)}</dl>`],
  [
    'signs',
    `<div>${list((stars, count) => `<p>${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${count}</p>`)}</div>`,
  ],
])('are read where %s say the stars', (_, body) => {
  const asked = { rating_breakdown: rows({ stars: integer, count: integer }) };
  expect(dataOf(body, asked, 'de')).toEqual({ rating_breakdown: counted });
});

const SHARES = `<p>4.1 average rating, 1,204 reviews</p><div class="bars">${[62, 18, 9, 4, 7]
  .map((share, at) => `<div><span>${5 - at} star</span><i></i><span>${share}%</span></div>`)
  .join('')}</div>`;

it('give shares where shares are asked for, and no rating of the whole', () => {
  const asked = { average_rating: number, ratings: rows({ stars: integer, percent: number }) };
  const ratings = [62, 18, 9, 4, 7].map((percent, at) => ({ stars: 5 - at, percent }));
  expect(dataOf(SHARES, asked)).toEqual({ average_rating: 4.1, ratings });
});

it('give no share as a count', () => {
  expect(dataOf(SHARES, { ratings: rows({ stars: integer, count: integer }) })).toEqual({});
});

it('are no lists of other things', () => {
  const hotels = ['5', '4', '3'].map((stars) => `<li class="star-${stars}">Hotel ${stars}</li>`);
  const asked = { ratings: rows({ stars: integer, count: integer }) };
  expect(dataOf(`<ul>${hotels.join('')}</ul>`, asked)).toEqual({});
});
