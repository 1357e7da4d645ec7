/** What the picker asks of the page it shows: tables, the list around a click, fields of one page, the way on. */
import type {
  LiveDetail,
  LivePicked,
  LiveTable,
  LiveTables,
  ProvedPages,
} from '../../../../contract/console/live.ts';
import { pickBody } from '../../../../contract/console/live-schema.ts';
import { readFirstPage, readRecipe } from '../../dialects/recipes.ts';
import type { Click } from '../../domain/recipe.ts';
import type { LivePicks } from '../../operations/live-picks.ts';
import type { MakeRecipes } from '../../operations/recipes/make.ts';
import type { ProposedTable } from '../../ports/records.ts';
import { bad, route, type ConsoleRequest, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

export interface LivePickDeps extends Pick<ConsoleDeps, 'limitRate' | 'admit'> {
  readonly picks: LivePicks;
  readonly make: MakeRecipes;
  readonly allowLocal: boolean | readonly string[];
}

const LIVE = '/console/live/:id';

export function livePickRoutes(deps: LivePickDeps): readonly ConsoleRoute[] {
  const { picks } = deps;
  return [
    route('POST', `${LIVE}/tables`, async ({ params, signal }): Promise<LiveTables> => {
      const { url, tables, refusal } = await picks.propose(params['id'] ?? '', signal);
      const said = refusal === undefined ? {} : { refusal };
      return { url, tables: tables.map(written), ...said };
    }),
    route('POST', `${LIVE}/pick`, async ({ params, body, signal }): Promise<LivePicked> => {
      const picked = await picks.pick(params['id'] ?? '', clicksIn(body), signal);
      return { ...written(picked), boxes: picked.boxes, others: picked.others.map(written) };
    }),
    route('POST', `${LIVE}/step`, async ({ params, body }): Promise<Record<string, never>> => {
      const recipe = readRecipe(body['recipe']);
      const { ways } = readFirstPage(recipe, { allowLocal: deps.allowLocal });
      const step = ways[0]?.[Number(body['at'])];
      if (step === undefined)
        throw bad('Send "at": the place of a step among those of the recipe.');
      await picks.perform(params['id'] ?? '', step);
      return {};
    }),
    route('POST', `${LIVE}/read`, async ({ params, body, signal }): Promise<LiveTable> => {
      const recipe = readRecipe(body['recipe']);
      const { rows, places } = await picks.read(params['id'] ?? '', recipe, signal);
      const fields = [...recipe.list.fields, ...(recipe.detail?.fields ?? [])];
      const columns = fields.map(({ name, type }) => ({ name, type }));
      return written({ columns, rows, recipe, ...(places === undefined ? {} : { places }) });
    }),
    route('POST', `${LIVE}/detail`, async ({ params, body, signal }): Promise<LiveDetail> =>
      picks.detail(params['id'] ?? '', clicksIn(body), signal),
    ),
    route('POST', '/console/live/pages', async (asked): Promise<ProvedPages> => {
      const { caller, body, signal } = asked;
      const { refusal } = await deps.limitRate(caller, 'scrape');
      if (refusal !== undefined) throw refusal;
      await deps.admit(caller, 'scrape');
      const recipe = readRecipe(body['recipe']);
      const first = readFirstPage(recipe, { allowLocal: deps.allowLocal });
      return deps.make.prove({ ...first, recipe }, { caller, signal });
    }),
  ];
}

function written({ columns, rows, recipe, places }: Omit<ProposedTable, 'leads'>): LiveTable {
  const { name, pages } = recipe;
  return {
    ...(name === undefined ? {} : { name }),
    columns,
    rows,
    recipe,
    pagination: pages === null ? null : { kind: pages.kind },
    ...(places === undefined ? {} : { places }),
  };
}

function clicksIn(body: ConsoleRequest['body']): readonly Click[] {
  const read = pickBody.safeParse(body);
  if (!read.success) throw bad('Send "clicks": each with the selectors of what was pointed at.');
  return read.data.clicks.map(({ selector, field }) => ({
    selector,
    ...(field === undefined ? {} : { field }),
  }));
}
