/** What a look through a recipe tells of its rows, by runs as they end. */
import { expect, it } from 'vitest';
import type { LookRequest } from '../../../src/main/service/operations/monitors/look.ts';
import { createLookRecipe } from '../../../src/main/service/operations/monitors/look-recipe.ts';
import type { RecipeRow } from '../../../src/main/service/domain/recipe.ts';

/** What the second of two looks finds. */
async function secondLook(before: readonly RecipeRow[], now: readonly RecipeRow[]) {
  const runs = [before, now];
  const look = createLookRecipe(() => {
    const rows = (runs.shift() ?? []).map((row) => ({ key: String(row['name']), row }));
    return Promise.resolve({ rows, health: 'ok', credits: 1 });
  });
  const asked = {
    target: { kind: 'recipe', recipeId: 'lamps' },
    signal: new AbortController().signal,
  } as unknown as LookRequest<'recipe'>;
  const { memory } = await look(asked);
  return look({ ...asked, memory });
}

const LAMPS = [
  { name: 'Mono', price: 12 },
  { name: 'Arco', price: null },
];

it('tells of a cell that came and of one that changed', async () => {
  const now = [
    { name: 'Mono', price: 14 },
    { name: 'Arco', price: 9 },
  ];
  const { outcome, blocks } = await secondLook(LAMPS, now);
  expect(outcome).toBe('changed');
  expect(blocks).toMatchObject([
    { words: [{}, {}, { kind: 'removed', text: '12' }, { kind: 'added', text: '14' }] },
    { words: [{}, {}, { kind: 'added', text: '9' }] },
  ]);
});

it('tells nothing of a column that the recipe was given or that is called otherwise since', async () => {
  const more = LAMPS.map((row) => ({ ...row, colour: 'black' }));
  expect(await secondLook(LAMPS, more)).toMatchObject({ outcome: 'same', blocks: [] });
  const renamed = LAMPS.map(({ name, price }) => ({ name, euro: price }));
  expect(await secondLook(LAMPS, renamed)).toMatchObject({ outcome: 'same', blocks: [] });
});
