/** People in cards: `fullName` and `jobTitle` are the name and the role, whatever stands first in a schema. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text = { type: 'string' };

it.each([
  ['fullName', 'jobTitle'],
  ['display_name', 'job_title'],
  ['name', 'title'],
])('gives %s and %s', (name, role) => {
  const people = [
    ['Mara Voss', 'Founder'],
    ['Theo Lind', 'Lead Designer'],
    ['Una Brady', 'Office Manager'],
  ] as const;
  const cards = people.map(
    ([who, what]) =>
      `<div class="card"><img src="/${who.length}.jpg" alt="${who}"><h3>${who}</h3><p>${what}</p></div>`,
  );
  const html = `<html lang="en"><head><title>Team</title></head><body><main><h1>Our team</h1><div>${cards.join('')}</div></main></body></html>`;
  const items = { type: 'object', properties: { [name]: text, [role]: text } };
  const schema = { type: 'object', properties: { team: { type: 'array', items } } };
  const { data } = extractStructured({
    root: parseDocument(html),
    url: 'https://a.example/team',
    schema,
  });
  expect(data).toEqual({ team: people.map(([who, what]) => ({ [name]: who, [role]: what })) });
});
