/** Steps of a recipe as they are recorded: letters become words, a page that was opened anew begins anew. */
import { expect, it } from 'vitest';
import type { LiveUse } from '../../src/contract/console/live.ts';
import type { RecipeFile, RecipeStep } from '../../src/contract/console/recipes.ts';
import type { Draft } from '../../src/renderer/features/recipes/edit.ts';
import {
  NONE_RECORDED,
  stepsOf,
  withSteps,
  withUse,
  type Recorded,
} from '../../src/renderer/features/recipes/steps.ts';

const URL_OF = 'http://site.test/lamps';

const use = (step: RecipeStep, isFirst = false): LiveUse => ({ steps: [step], isFirst });
const typed = (text: string): LiveUse => use({ type: 'write', text });
const press = (key: string): LiveUse => use({ type: 'press', key });
const click = (selector: string, isFirst = false): LiveUse =>
  use({ type: 'click', selector }, isFirst);

const recorded = (uses: readonly LiveUse[], url = URL_OF): Recorded =>
  uses.reduce((before, one) => withUse(before, one, url), NONE_RECORDED);

it('makes words of letters, without what was taken back', () => {
  const uses = [click('#q', true), ...Array.from('brass😀', typed), press('Backspace')];
  expect(recorded([...uses, press('Enter')]).steps).toEqual([
    { type: 'click', selector: '#q' },
    { type: 'write', text: 'brass' },
    { type: 'press', key: 'Enter' },
  ]);
  expect(recorded([click('#q'), typed('b'), press('Backspace')]).steps).toHaveLength(1);
});

it('begins anew on another page and on the same one opened again, and goes on below a fragment', () => {
  const first = recorded([click('#a', true), click('#b')]);
  expect(withUse(first, click('#c'), `${URL_OF}#tab`).steps).toHaveLength(3);
  expect(withUse(first, click('#c', true), URL_OF).steps).toEqual([
    { type: 'click', selector: '#c' },
  ]);
  expect(withUse(first, click('#c'), `${URL_OF}#/other`).steps).toHaveLength(1);
  expect(withUse(first, click('#c'), 'http://site.test/else').steps).toHaveLength(1);
});

it('says what it could not record, and takes no more than a recipe holds', () => {
  const lost = withUse(
    recorded([click('#a')]),
    { steps: [], lost: 'frame', isFirst: false },
    URL_OF,
  );
  expect(lost).toMatchObject({ steps: { length: 1 }, lost: 'frame' });
  const many = recorded(Array.from({ length: 60 }, (_, i) => click(`#a${i}`)));
  expect(many).toMatchObject({ steps: { length: 50 }, lost: 'place' });
});

it('stands in the recipe of its page, and leaves nothing when it is taken out', () => {
  const recipe: RecipeFile = {
    recipe: 1,
    start: [`${URL_OF}#tab`],
    list: { records: { anchors: [] }, fields: [], key: [] },
    pages: null,
  };
  const draft: Draft = { recipe, columns: [], rows: [] };
  const done = withSteps(draft, recorded([click('#a')]));
  expect(done.recipe.visit).toEqual({
    engine: 'auto',
    steps: [{ type: 'click', selector: '#a' }],
  });
  expect(stepsOf(done.recipe)).toEqual({ at: URL_OF, steps: done.recipe.visit?.steps });
  expect(withSteps(done, { at: URL_OF, steps: [] }).recipe).toEqual(recipe);
  expect(withSteps(draft, recorded([click('#a')], 'http://site.test/else'))).toBe(draft);
});
