/** Saved recipes, their versions, and runs whose rows are written with the pages that brought them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Recipe } from '../../../src/main/service/domain/recipe.ts';
import {
  NEW_RUN,
  RUNS_KEPT,
  type FreshRow,
  type RunStep,
} from '../../../src/main/service/domain/recipe-run.ts';
import type { AccountStore, JobStore, NewPage } from '../../../src/main/service/ports/backend.ts';
import type { RecipeStore, SavedRecipe } from '../../../src/main/service/ports/recipe-runs.ts';
import { aFinish, aJob, anAccount, aNewPage, NOON } from '../../support/store-builders.ts';

interface RecipeBackend {
  readonly store: AccountStore & JobStore & RecipeStore;
  close(): Promise<void>;
}

const ALL = { skip: 0, limit: 100 };
const LONG = 'x'.repeat(9_000);

export function recipeCases(name: string, make: () => Promise<RecipeBackend>): void {
  describe(`recipes and their runs: ${name}`, () => {
    let backend: RecipeBackend;
    let store: RecipeBackend['store'];
    let accountId = '';

    beforeEach(async () => {
      backend = await make();
      store = backend.store;
      const account = anAccount();
      accountId = account.id;
      await store.createAccount(account);
    });
    afterEach(() => backend.close());

    const aRecipe = (id: string, change: Partial<SavedRecipe> = {}): SavedRecipe => ({
      ...{ id, accountId, name: `Recipe ${id}`, recipe: { list: id }, version: 1 },
      ...{ createdAt: NOON, updatedAt: NOON, ...change },
    });

    async function run(
      pages: readonly NewPage[],
      change: { readonly recipeId?: string; readonly version?: number; readonly at?: number } = {},
    ): Promise<string> {
      const { at = NOON, ...command } = change;
      const job = aJob({ accountId, kind: 'recipe', command, createdAt: at });
      expect(await store.openJob({ job, pages, reserve: 0 })).toBe('opened');
      return job.id;
    }

    const row = (key: string, link?: string): FreshRow => ({
      ...{ key: JSON.stringify([key]), row: { name: key } },
      ...(link === undefined ? {} : { link }),
    });
    const keysOf = async (jobId: string) =>
      (await store.runRows({ jobId, ...ALL })).map(({ seq, row: { name: said } }) => [seq, said]);

    /** Finishes pages of one run side by side, each with its step. */
    const bring = (jobId: string, steps: readonly (readonly [NewPage, RunStep])[]) =>
      Promise.all(
        steps.map(([page, step]) =>
          store.finishPage(aFinish(jobId, page.id, { run: step, keepDocument: false })),
        ),
      );

    it('keeps recipes with their versions, newest first, each account its own', async () => {
      await store.saveRecipe(aRecipe('a'), 'saved');
      await store.saveRecipe(aRecipe('b', { updatedAt: NOON + 1 }), 'saved');
      const edited = { name: 'Other', recipe: { list: 'new' }, version: 2, updatedAt: NOON + 2 };
      await store.saveRecipe(aRecipe('a', edited), 'edited');
      const listed = await store.listRecipes(accountId);
      expect(listed).toEqual([aRecipe('a', edited), aRecipe('b', { updatedAt: NOON + 1 })]);
      expect(await store.recipeVersions('a')).toEqual([
        { version: 2, recipe: { list: 'new' }, reason: 'edited', at: NOON + 2 },
        { version: 1, recipe: { list: 'a' }, reason: 'saved', at: NOON },
      ]);
      const other = anAccount();
      await store.createAccount(other);
      expect(await store.listRecipes(other.id)).toEqual([]);
      expect(await store.findRecipe(other.id, 'a')).toBeUndefined();
      await store.saveRecipe(aRecipe('a', { accountId: other.id, name: 'Taken' }), 'saved');
      expect(await store.findRecipe(accountId, 'a')).toMatchObject({ accountId, name: 'Other' });
      expect(await store.deleteRecipe(other.id, 'a')).toBe(false);
      expect(await store.deleteRecipe(accountId, 'a')).toBe(true);
      expect(await store.deleteRecipe(accountId, 'a')).toBe(false);
      expect(await store.recipeVersions('a')).toEqual([]);
    });

    it('a run has each record once, numbered as they came, and knows rows and pages', async () => {
      const list = [aNewPage('1', { urlKey: 'list:1' }), aNewPage('2', { urlKey: 'list:2' })];
      const [one, two] = list as [NewPage, NewPage];
      const jobId = await run(list);
      const state = { ...NEW_RUN, pages: 1 };
      await bring(jobId, [[one, { state, rows: [row('a'), row('b'), row('a'), row(LONG)] }]]);
      expect(await store.findRun(jobId)).toMatchObject({
        ...{ id: jobId, accountId, status: 'scraping', state, rows: 3, credits: 1 },
        startedAt: NOON,
      });
      await bring(jobId, [[two, { rows: [row('b'), row(LONG), row('c')], finalKey: 'end' }]]);
      expect(await keysOf(jobId)).toEqual([
        [1, 'a'],
        [2, 'b'],
        [3, LONG],
        [4, 'c'],
      ]);
      expect(await store.runRows({ jobId, skip: 1, limit: 1 })).toMatchObject([{ seq: 2 }]);
      const asked = { rows: ['["c"]', '["d"]', row(LONG).key], pages: ['list:1', 'end', 'no'] };
      const known = await store.runKnows({ jobId, ...asked });
      expect(known.rows.map(({ key }) => key).sort()).toEqual([row('c').key, row(LONG).key].sort());
      expect(known.rows).toContainEqual(row('c'));
      expect([...known.pages].sort()).toEqual(['end', 'list:1']);
    });

    it('many pages at once double no row and leave no number out', async () => {
      const pages = Array.from({ length: 12 }, (_, at) => aNewPage(`${at}`));
      const jobId = await run(pages);
      const steps = pages.map((page, at): readonly [NewPage, RunStep] => [
        page,
        { rows: [row('shared'), row(`own ${at}`)] },
      ]);
      expect(new Set(await bring(jobId, steps))).toEqual(new Set(['finished']));
      const rows = await keysOf(jobId);
      expect(rows.map(([seq]) => seq)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
      expect(new Set(rows.map(([, key]) => key)).size).toBe(13);
    });

    it('what a page of a record says goes to every row that leads there, also later ones', async () => {
      const pages = ['list', 'record', 'more'].map((path) => aNewPage(path));
      const [list, record, more] = pages as [NewPage, NewPage, NewPage];
      const jobId = await run(pages);
      await bring(jobId, [[list, { rows: [row('a', 'to/1'), row('b', LONG), row('c')] }]]);
      expect(await store.runRows({ jobId, ...ALL })).toMatchObject([
        { awaits: true },
        { awaits: true },
        {},
      ]);
      const detail = { link: LONG, values: { weight: '3 kg' } };
      await bring(jobId, [[record, { rows: [], detail }]]);
      await bring(jobId, [[more, { rows: [row('d', LONG)] }]]);
      const rows = await store.runRows({ jobId, ...ALL });
      expect(rows.map((each) => [each.detail, each.awaits])).toEqual([
        [undefined, true],
        [detail.values, undefined],
        [undefined, undefined],
        [detail.values, undefined],
      ]);
    });

    it('names the list pages that did not come', async () => {
      const pages = [aNewPage('1', { urlKey: 'list:1' }), aNewPage('2'), aNewPage('3')];
      const jobId = await run(pages);
      const failure = { errorCode: 'X', error: 'x', at: NOON };
      for (const { id: pageId } of pages.slice(0, 2)) {
        await store.failPage({ jobId, pageId, hold: aFinish(jobId, pageId).hold, ...failure });
      }
      expect((await store.lostLists(jobId)).map(({ urlKey }) => urlKey)).toEqual(['list:1']);
    });

    it('ends with its job: what it found stays when the job expires, unless its owner removed it', async () => {
      await store.saveRecipe(aRecipe('a'), 'saved');
      const [kept, removed, loose] = await Promise.all(
        ['a', 'a', undefined].map(async (recipeId, at) => {
          const page = aNewPage(String(at));
          const jobId = await run([page], recipeId === undefined ? {} : { recipeId, version: 1 });
          await bring(jobId, [[page, { rows: [row('x'), row('y')] }]]);
          const state = { ...NEW_RUN, pages: 9 };
          const end = { jobId, status: 'completed', at: NOON + 5, run: { state } } as const;
          expect(await store.finishJob(end)).toBe(true);
          return jobId;
        }),
      );
      await store.deleteJob(removed!);
      expect(await store.sweepExpired(NOON + 10 * 86_400_000, 10)).toBe(3);
      expect(await store.findRun(kept!)).toEqual({
        ...{ id: kept, accountId, recipeId: 'a', version: 1, status: 'completed' },
        ...{ state: { ...NEW_RUN, pages: 9 }, rows: 2, credits: 1 },
        ...{ startedAt: NOON, endedAt: NOON + 5 },
      });
      expect(await keysOf(kept!)).toHaveLength(2);
      expect(await store.findRun(removed!)).toBeUndefined();
      expect(await store.findRun(loose!)).toBeUndefined();
      await store.deleteRecipe(accountId, 'a');
      expect(await keysOf(kept!)).toEqual([]);
    });

    it('goes on with a job that is gone on with', async () => {
      const jobId = await run([aNewPage('1')]);
      await store.finishJob({ jobId, status: 'cancelled', at: NOON });
      expect(await store.findRun(jobId)).toMatchObject({ status: 'cancelled', endedAt: NOON });
      await store.reopenJob(jobId, NOON);
      const again = await store.findRun(jobId);
      expect(again).toMatchObject({ status: 'scraping' });
      expect(again?.endedAt).toBeUndefined();
      // for how long it was stopped is known, however often
      for (const [end, on] of [
        [NOON, NOON + 10],
        [NOON + 20, NOON + 25],
      ] as const) {
        await store.finishJob({ jobId, status: 'cancelled', at: end });
        await store.reopenJob(jobId, on);
      }
      expect((await store.findRun(jobId))?.state.stoppedMs).toBe(15);
    });

    it('teaches its recipe: memory in place, a repair as a version, nothing where it was changed', async () => {
      await store.saveRecipe(aRecipe('a'), 'saved');
      const teach = async (learned: object, version: number, reason?: string) => {
        const jobId = await run([], { recipeId: 'a', version });
        const taught = {
          recipe: learned as Recipe,
          version,
          ...(reason === undefined ? {} : { reason }),
        };
        const end = { state: NEW_RUN, learned: taught };
        await store.finishJob({ jobId, status: 'completed', at: NOON + 7, run: end });
        const { recipe, version: now } = (await store.findRecipe(accountId, 'a'))!;
        return { recipe, now };
      };
      expect(await teach({ seen: 1 }, 1)).toEqual({ recipe: { seen: 1 }, now: 1 });
      expect(await teach({ seen: 2 }, 1, 'repaired: price')).toEqual({
        recipe: { seen: 2 },
        now: 2,
      });
      expect(await teach({ seen: 3 }, 1)).toEqual({ recipe: { seen: 2 }, now: 2 });
      expect((await store.recipeVersions('a')).map(({ reason }) => reason)).toEqual([
        'repaired: price',
        'saved',
      ]);
    });

    it('keeps the newest runs of a recipe, and each record as last met', async () => {
      await store.saveRecipe(aRecipe('a'), 'saved');
      const ids: string[] = [];
      for (let at = 0; at < RUNS_KEPT + 2; at += 1) {
        const page = aNewPage(String(at));
        const jobId = await run([page], { recipeId: 'a', at: NOON + at });
        ids.push(jobId);
        await bring(jobId, [[page, { rows: [row(`only ${at}`), row('always')] }]]);
        await store.finishJob({ jobId, status: 'completed', at: NOON + at });
      }
      const runs = await store.runsOf('a', 100);
      expect(runs.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
      const { total, records } = await store.recordsOf({ recipeId: 'a', skip: 0, limit: 3 });
      expect(total).toBe(RUNS_KEPT + 1);
      const last = NOON + RUNS_KEPT + 1;
      expect(records).toMatchObject([
        { row: { name: `only ${RUNS_KEPT + 1}` }, firstAt: last, lastAt: last },
        { row: { name: 'always' }, firstAt: NOON + 2, lastAt: last },
        { row: { name: `only ${RUNS_KEPT}` } },
      ]);
      expect(await store.recordsOf({ recipeId: 'a', skip: 11, limit: 3 })).toEqual({
        ...{ total: RUNS_KEPT + 1, records: [] },
      });
    });
  });
}
