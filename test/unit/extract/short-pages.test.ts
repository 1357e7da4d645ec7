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
