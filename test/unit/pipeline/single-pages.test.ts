/** One thing a page, asked for by names that users give: each value is right or left out. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { SINGLE_PAGES } from '../../support/pipeline/single-pages.ts';

const TYPES: Readonly<Record<string, JsonSchema>> = {
  n: { type: 'number' },
  i: { type: 'integer' },
  b: { type: 'boolean' },
  s: { type: 'array', items: { type: 'string' } },
};

/** What is not read yet. */
const NOT_READ: Readonly<Record<string, readonly string[]>> = {
  patent: ['filing_date', 'grant_date', 'priority_date', 'publication_number'],
  court: ['court', 'judge'],
  museum: ['artist', 'date', 'gallery'],
  auction: ['estimate_high', 'estimate_low'],
  podcast: ['show'],
  trail: ['parking', 'start', 'time'],
  grant: ['status', 'total_budget'],
  'wein-de': ['weingut'],
  'piso-es': [
    'agencia',
    'ano_construccion',
    'ascensor',
    'barrio',
    'orientacion',
    'planta',
    'superficie_m2',
    'telefono',
  ],
  obit: ['age', 'donations', 'service_date', 'service_location', 'spouse'],
  school: ['age_range', 'inspection_rating', 'website'],
  ski: ['lifts_total', 'resort', 'snow_depth_mountain', 'snow_depth_valley'],
  petition: ['created', 'recipient'],
  issue: ['author', 'created', 'number', 'repository'],
  trial: ['nct_id'],
  chess: ['date', 'eco', 'event', 'white_rating'],
};

function askedOf(
  name: string,
  html: string,
  properties: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, unknown>> {
  const { data } = extractStructured({
    root: parseDocument(html),
    url: `https://site.example/x/${name}`,
    schema: { type: 'object', properties },
  });
  return data as Readonly<Record<string, unknown>>;
}

describe('a page about one thing', () => {
  it.each(SINGLE_PAGES)('%s', (name, html, wanted) => {
    const asked = Object.keys(wanted).map((key) => key.split(':'));
    const properties = Object.fromEntries(
      asked.map(([field = '', kind = '']) => [field, TYPES[kind] ?? { type: 'string' }]),
    );
    const told = askedOf(name, html, properties);
    const left = asked
      .map(([field = '']) => field)
      .filter((field) => told[field] === undefined || told[field] === null);
    expect(left.toSorted()).toEqual((NOT_READ[name] ?? []).toSorted());
    for (const [key, answer] of Object.entries(wanted)) {
      const [field = ''] = key.split(':');
      if (left.includes(field)) continue;
      const shape = (one: unknown): unknown =>
        one instanceof RegExp ? expect.stringMatching(one) : one;
      expect(told[field], field).toEqual(Array.isArray(answer) ? answer.map(shape) : shape(answer));
    }
  });
});

describe('what a page does not say', () => {
  it.each([
    // `Harrow v Bexley` has no local side; a day is no other day
    ['court', 'local_authority filing_date grant_date inspection_date service_date number:i'],
    ['trail', 'lifts_open:i medium classification service_date artist'],
    ['ski', 'priority_date local_authority severity'],
    ['grant', 'capacity:i lifts_open:i lifts_total:i sponsor slopes_open'],
    ['wein-de', 'capacity:i season:i'],
    ['obit', 'jahrgang:i'],
    ['museum', 'severity difficulty service_date birth_date'],
    ['dataset', 'birth_date death_date'],
    ['petition', 'primary_completion_date'],
    ['school', 'number:i white_rating:i'],
    ['trial', 'medium lifts_open:i season_start'],
  ])('%s: %s', (name, asked) => {
    const html = SINGLE_PAGES.find(([one]) => one === name)?.[1] ?? '';
    for (const key of asked.split(' ')) {
      const [field = '', kind = ''] = key.split(':');
      const told = askedOf(name, html, { [field]: TYPES[kind] ?? { type: 'string' } });
      expect(told[field] ?? 'nothing', field).toBe('nothing');
    }
  });
});
