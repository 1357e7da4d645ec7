/** What a run says of itself after each page, on readings made by hand. */
import { describe, expect, it } from 'vitest';
import type { RecipeCommand } from '../../../src/main/service/domain/command.ts';
import type { FieldReport, Recipe } from '../../../src/main/service/domain/recipe.ts';
import { NEW_RUN, type RunState } from '../../../src/main/service/domain/recipe-run.ts';
import { STOPPED, withPage } from '../../../src/main/service/operations/recipes/run-state.ts';
import type { Reading } from '../../../src/main/service/ports/records.ts';

const recipe: Recipe = {
  recipe: 1,
  start: ['https://shop.example/lamps'],
  list: {
    source: { kind: 'page' },
    records: { anchors: [{ css: 'li' }] },
    fields: [{ name: 'title', type: 'text', anchors: [{ css: 'h3' }] }],
    key: ['title'],
  },
  pages: null,
};
const memory = { at: '2026-11-22', url: recipe.start[0] ?? '', count: 1, profile: {}, rows: [] };

const reading = (more: Partial<Reading> = {}): Reading => ({
  kind: 'reading',
  rows: [{ title: 'Amber' }],
  fields: [{ name: 'title', state: 'ok', filled: 1 }],
  health: 'ok',
  leads: [],
  recipe: undefined,
  ...more,
});

function after(
  more: Partial<Reading>,
  how: {
    readonly before?: RunState;
    readonly command?: Partial<RecipeCommand>;
    readonly status?: number;
    readonly isFirst?: boolean;
    readonly rows?: number;
  } = {},
): ReturnType<typeof withPage> {
  const { before = NEW_RUN, command = {}, status = 200, isFirst = true, rows = 0 } = how;
  const asked = { recipe, starts: recipe.start, repair: 'auto', ...command };
  // what the state is made of needs no more of the command
  return withPage(before, asked as RecipeCommand, {
    reading: reading(more),
    status,
    isFirst,
    rows,
  });
}

describe('the state of a run', () => {
  it('is broken where the first page is no list, and says what it is instead', () => {
    const { state, isTaken } = after({ rows: [], health: 'broken', refusal: 'sign-in' });
    expect(isTaken).toBe(false);
    expect(state).toMatchObject({
      health: 'broken',
      message: 'The page asks to sign in.',
      stopped: STOPPED.notThere,
      fields: [{ name: 'title', state: 'missing' }],
    });
    expect(after({}, { status: 503 }).state).toMatchObject({
      health: 'broken',
      message: 'The page answered 503.',
    });
  });

  it('is over where a further page holds no records, and stays as healthy as it was', () => {
    const { state } = after({ rows: [], health: 'broken' }, { isFirst: false, rows: 12 });
    expect(state).toMatchObject({ health: 'ok', stopped: STOPPED.noRecords, pages: 1 });
  });

  it('takes an empty result of one of several addresses for what it is', () => {
    const starts = ['https://shop.example/a', 'https://shop.example/b'];
    const empty = { rows: [], health: 'empty', refusal: 'empty' } as const;
    expect(after(empty, { command: { starts } }).state.health).toBe('ok');
    expect(after(empty).state.health).toBe('empty');
    const broken = { rows: [], health: 'broken' } as const;
    expect(after(broken, { command: { starts }, rows: 4 }).state.health).toBe('degraded');
  });

  it('stops at a changed page where repair is off', () => {
    const { state, isTaken } = after({ health: 'repaired' }, { command: { repair: 'off' } });
    expect(isTaken).toBe(false);
    expect(state).toMatchObject({ health: 'broken', stopped: STOPPED.changed });
    expect(after({ health: 'repaired' })).toMatchObject({
      isTaken: true,
      state: { health: 'repaired', isRepaired: true },
    });
  });

  it('takes a field that not all records have for absent from a further page, not for gone', () => {
    const page = (was: FieldReport, title: FieldReport['state'] = 'ok') => ({
      fields: [{ name: 'title', state: title, filled: 1 }, was],
      health: was.state === 'missing' ? ('degraded' as const) : ('ok' as const),
    });
    const gone: FieldReport = { name: 'was', state: 'missing', filled: 0, message: 'was: gone' };
    const first = after(page({ name: 'was', state: 'ok', filled: 0.5 })).state;
    const next = { before: first, isFirst: false, rows: 1 };
    const { state } = after(page(gone), next);
    expect(state.health).toBe('ok');
    expect(state.fields[1]).toEqual({ name: 'was', state: 'ok', filled: 0.25 });
    // the page has changed, and one that all had is gone
    expect(after(page(gone, 'repaired'), next).state.health).toBe('degraded');
    const whole = after(page({ name: 'was', state: 'ok', filled: 1 })).state;
    expect(after(page(gone), { ...next, before: whole }).state.health).toBe('degraded');
    expect(after(page(gone)).state.health).toBe('degraded');
  });

  it('learns its memory from the first page and only anchors from later ones', () => {
    const first = after({ recipe: { ...recipe, memory } });
    expect(first.state.recipe?.memory?.count).toBe(1);
    const later = { ...recipe, memory: { ...memory, count: 7 } };
    const second = after({ recipe: later }, { before: first.state, isFirst: false, rows: 1 });
    expect(second.state.recipe?.memory?.count).toBe(1);
  });
});
