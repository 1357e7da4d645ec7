/** The repair card: what became of a recipe when its site changed. */
export const repair = {
  title: 'What has changed',
  headings: {
    repaired: 'The site has changed, and the recipe found its columns again',
    degraded: 'The site has changed, and something is missing',
    broken: 'The list was not found',
    empty: 'The page says that there is nothing',
  } as Readonly<Record<string, string>>,
  explained: {
    repaired:
      'Compare the values of before with those of now. Accept, and later runs begin with it.',
    degraded: 'What cannot be told apart is left empty: no value stands under a wrong name.',
  } as Readonly<Record<string, string>>,
  explainedKept:
    'Compare the values of before with those of now. Later runs begin with the repaired recipe; Undo brings the old one back.',
  table: 'Columns, before and now',
  column: 'Column',
  became: 'What became of it',
  before: 'Before',
  now: 'Now',
  states: {
    ok: 'as before',
    repaired: 'found elsewhere',
    missing: 'gone',
    suspect: 'not sure, left empty',
  },
  nothing: 'nothing',
  accept: 'Accept the repair',
  keepOld: 'Keep the old recipe',
  undo: 'Undo',
  repick: 'Pick again',
  kept: 'The repaired recipe is saved.',
  refused: 'The recipe stays as it was.',
} as const;
