/** The section a page is filed under, and the steps of what it teaches, where only a reader's signs say so. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Json, JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const asked = (html: string, properties: JsonSchema): Json =>
  extractStructured({
    root: parseDocument(`<html><body>${html}</body></html>`),
    url: 'https://www.example.org/garden/soil/worms',
    schema: { type: 'object', properties },
  }).data;

const SECTION = { section: { type: 'string', description: 'Section or category' } };
const STEPS = { instructions: { type: 'array', items: { type: 'string' } } };
const trail = (...steps: readonly string[]): string =>
  `<ul class="breadcrumb">${steps.map((step) => `<li><a href="/${step}">${step}</a></li>`).join('')}</ul>`;

describe('a section', () => {
  it.each<[string, readonly string[], string | undefined]>([
    ['the last step before the page', ['Home', 'Garden', 'Soil', 'Worms'], 'Soil'],
    ['the last step where the page is not in the trail', ['Home', 'Garden', 'Soil'], 'Soil'],
    ['not the site’s start', ['Home', 'Worms'], undefined],
  ])('is, in a trail, %s', (_, steps, section) => {
    expect(asked(`${trail(...steps)}<h1>Worms</h1>`, SECTION)).toEqual(
      section === undefined ? {} : { section },
    );
  });

  it('without a trail is what a box at the heading is called by', () => {
    expect(asked('<span class="category">Soil</span><h1>Worms</h1>', SECTION)).toEqual({
      section: 'Soil',
    });
  });
});

describe('steps', () => {
  const FIRST = 'Dig a hole that is as deep as your hand is long, and wet it well.';
  const SECOND = 'Put the worms in and cover them with leaves of the year before.';
  const THIRD = 'Wait for a week, then look whether the leaves have gone from the top.';

  it('in boxes below headings of their own are told one by one', () => {
    const step = (text: string): string =>
      `<div class="step"><div class="text"><p>${text}</p></div></div>`;
    const part = (name: string, ...texts: readonly string[]): string =>
      `<div class="steps"><h3>${name}</h3>${texts.map(step).join('')}</div>`;
    expect(
      asked(`<h1>Worms</h1>${part('The place', FIRST, SECOND)}${part('After', THIRD)}`, STEPS),
    ).toEqual({ instructions: [FIRST, SECOND, THIRD] });
  });

  it('may be one alone, in a list that is called so', () => {
    expect(
      asked(`<h1>Worms</h1><ol class="recipe-instructions"><li>${FIRST}</li></ol>`, STEPS),
    ).toEqual({ instructions: [FIRST] });
  });

  it('are not the one text of a box that is called so', () => {
    expect(
      asked(`<h1>Worms</h1><div class="instructions"><ul><li>${FIRST}</li></ul></div>`, STEPS),
    ).toEqual({});
  });

  it('are no boxes whose class says how their parts follow each other', () => {
    const row = (text: string): string => `<li class="MuiGrid-direction-xs-row">${text}</li>`;
    expect(asked(`<h1>Worms</h1><ul>${row(FIRST)}${row(SECOND)}</ul>`, STEPS)).toEqual({});
  });
});
