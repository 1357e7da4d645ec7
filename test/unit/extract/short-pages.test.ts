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
    const [json] = answers('team', list('people', { name: 'string', role: 'string' }));
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
