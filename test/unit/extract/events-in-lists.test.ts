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
