/** Events of a list: paragraphs without names, one of which some of them lack. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };

function dataOf(items: readonly string[], properties: object): unknown {
  const list = items.map((item) => `<li>${item}</li>`).join('');
  const html = `<html lang="pt"><body><main><h1>Agenda</h1><ul>${list}</ul></main></body></html>`;
  const schema = {
    type: 'object',
    properties: { events: { type: 'array', items: { type: 'object', properties } } },
  } as const;
  const root = parseDocument(html);
  return extractStructured({ root, url: 'https://a.example/x', schema: { ...schema } }).data;
}

const EVENTS = [
  '<h3>Concerto de fado</h3><p>7 de março de 2026</p><p>Sala Grande</p><p>12 €</p>',
  '<h3>Oficina de cerâmica</h3><p>14 de março de 2026</p><p>Oficina 2</p>',
  '<h3>Cinema ao ar livre</h3><p>21 de março de 2026</p><p>Pátio</p><p>5 €</p>',
];

it('have no price where another text with a number stands in its place', () => {
  expect(dataOf(EVENTS, { title: text, price: { type: 'number' } })).toEqual({
    events: [
      { title: 'Concerto de fado', price: 12 },
      { title: 'Oficina de cerâmica' },
      { title: 'Cinema ao ar livre', price: 5 },
    ],
  });
});

it.each([
  ['7 de março de 2026, 21:30–23:00', '21:30', '23:00'],
  ['Sat 7 March, 9:30 to 11:00', '09:30', '11:00'],
])('begin and end when %s says', (when, start, end) => {
  const items = EVENTS.map((item) => item.replace(/<p>\d+ de .*? 2026<\/p>/, `<p>${when}</p>`));
  const asked = { title: text, start_time: text, end_time: text };
  expect(dataOf(items, asked)).toMatchObject({
    events: [{ start_time: start, end_time: end }, { end_time: end }, { end_time: end }],
  });
});

it('have no end where they only begin', () => {
  const items = EVENTS.map((item) => item.replace(' 2026</p>', ' 2026, 21:30</p>'));
  const found = JSON.stringify(dataOf(items, { title: text, start_time: text, end_time: text }));
  expect(found).not.toContain('end_time');
});
