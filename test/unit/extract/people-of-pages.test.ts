/** People of a page are those of their own list, not what a table of facts says. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };
const FACTS = `<table class="info"><tr><th>Code</th><td>BI2040</td></tr><tr><th>Level</th><td>Advanced</td></tr>
<tr><th>Language</th><td>English</td></tr><tr><th>Place</th><td>Umeå</td></tr></table>`;

function dataOf(list: string): unknown {
  const body = `<main><h1>Marine ecology</h1>${FACTS}${list}</main>`;
  const items = { type: 'object', properties: { name: text, role: text } };
  const schema = { type: 'object', properties: { teachers: { type: 'array', items } } };
  const root = parseDocument(`<html lang="en"><body>${body}</body></html>`);
  return extractStructured({ root, url: 'https://a.example/x', schema }).data;
}

it('are read below their heading', () => {
  const list = '<h2>Teachers</h2><ul><li>Karin Öberg, examiner</li><li>Jon Ask, lecturer</li></ul>';
  expect(dataOf(list)).toEqual({
    teachers: [
      { name: 'Karin Öberg', role: 'examiner' },
      { name: 'Jon Ask', role: 'lecturer' },
    ],
  });
});

it('are none where the page lists none', () => {
  expect(dataOf('')).toEqual({});
});
