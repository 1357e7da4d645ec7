/** Tools over recipes: the tables of a page, saved as a recipe, run again, read as rows. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { fieldsOf, head, listOf } from './text.ts';
import { defineTool, type ApiReply, type Tool, type ToolRun } from './tool.ts';

type Fields = ApiReply['json'];

const LOOK_EVERY_MS = 500;
const ROWS = 100;
const SHOWN = 3;

const list = defineTool({
  name: 'recipes_list',
  title: 'List saved recipes',
  description:
    'Recipes take a table from a site again and again. Gives the id, the site and the columns of each.',
  isReadOnly: true,
  input: z.object({}),
  async run(_input, { ask }) {
    const rows = listOf((await ask('GET', '/api/recipes'))['rows']);
    if (rows.length === 0) return 'No recipe is saved. "recipes_propose" makes one of a page.';
    return rows
      .map(({ id, name, recipe }) => {
        const { start, list: records } = fieldsOf(recipe);
        const [first] = Array.isArray(start) ? start.map(String) : [];
        const columns = listOf(fieldsOf(records)['fields']).map((field) => String(field['name']));
        return `- ${String(name)} | ${first ?? ''} | id ${String(id)}\n  ${columns.join(', ')}`;
      })
      .join('\n');
  },
});

const propose = defineTool({
  name: 'recipes_propose',
  title: 'Find the tables of a page',
  description:
    'Finds lists and tables of a page (products, jobs, results …) with columns, first rows and whether they go on over further pages. With "save" keeps that table as a recipe, to be run with "recipes_run".',
  input: z.object({
    url: z.string().describe('Address of the page, such as https://example.com/products'),
    save: z.number().int().min(1).max(5).optional().describe('Number of the table to save'),
    name: z.string().max(120).optional().describe('Of the saved recipe'),
  }),
  async run({ url, save, name }, { ask }) {
    const tables = listOf((await ask('POST', '/api/recipes/propose', { url }))['tables']);
    if (tables.length === 0) return 'No list or table was found on this page.';
    if (save === undefined) return tables.map(tableText).join('\n\n');
    const table = tables[save - 1];
    if (table === undefined) return `The page has ${tables.length} tables; "save" takes 1 to that.`;
    const body = { recipe: table['recipe'], ...(name === undefined ? {} : { name }) };
    const saved = await ask('POST', '/api/recipes', body);
    return `${head({ Saved: saved['name'], Id: saved['id'] })}\n\n${tableText(table, save - 1)}`;
  },
});

function tableText(table: Fields, at: number): string {
  const rows = listOf(table['rows']);
  const columns = listOf(table['columns']).map(
    ({ name, type }) => `${String(name)} (${String(type)})`,
  );
  const { kind } = fieldsOf(table['pagination']);
  const pages = typeof kind === 'string' ? `goes on (${kind})` : 'one page';
  const shown = rows.slice(0, SHOWN).map((row) => JSON.stringify(row));
  return [`Table ${at + 1}: ${rows.length} rows, ${pages}`, columns.join(', '), ...shown].join(
    '\n',
  );
}

const run = defineTool({
  name: 'recipes_run',
  title: 'Run a recipe',
  description:
    'Runs a saved recipe over all its pages and waits for the end. Says whether all is as expected, repaired, degraded (columns missing) or broken, and gives the first rows. One credit a page.',
  input: z.object({
    id: z.string().describe('Of the recipe, from "recipes_list"'),
    maxPages: z.number().int().min(1).optional().describe('Most list pages'),
    offline: z.boolean().optional().describe('Fetch nothing: kept copies answer'),
  }),
  async run({ id, ...asked }, run) {
    const path = `/api/recipes/${encodeURIComponent(id)}/run`;
    const started = await run.ask('POST', path, asked);
    const runId = String(started['id']);
    return runText(runId, await ended(runId, run));
  },
});

const rows = defineTool({
  name: 'recipes_rows',
  title: 'Rows of a run',
  description: 'Rows of a run of a recipe as JSON lines, by the id that "recipes_run" gave.',
  isReadOnly: true,
  input: z.object({
    run: z.string().describe('Of the run'),
    skip: z.number().int().min(0).default(0),
    limit: z.number().int().min(1).max(1_000).default(ROWS),
  }),
  async run({ run: runId, skip, limit }, { ask }) {
    const asks = `skip=${skip}&limit=${limit}`;
    const view = await ask('GET', `/api/recipes/runs/${encodeURIComponent(runId)}?${asks}`);
    return runText(runId, view, skip);
  },
});

async function ended(id: string, { ask, progress, signal }: ToolRun): Promise<Fields> {
  for (;;) {
    const view = await ask('GET', `/api/recipes/runs/${id}?limit=${ROWS}`);
    if (view['status'] !== 'scraping') return view;
    await progress(Number(view['creditsUsed']));
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

function runText(id: string, view: Fields, skip = 0): string {
  const { status, health, total } = view;
  const report = fieldsOf(view['report']);
  const lacking = listOf(report['fields']).flatMap(({ name, state }) =>
    state === 'ok' ? [] : [`${String(name)} (${String(state)})`],
  );
  const found = listOf(view['rows']);
  const last = skip + found.length;
  const rest = last < Number(total) ? `"recipes_rows" with skip ${last} reads on` : undefined;
  const told = head({
    Run: id,
    Status: `${String(status)}, ${String(health)}`,
    Rows: total,
    Columns: lacking.length === 0 ? undefined : lacking.join(', '),
    Note: report['message'],
    'Left out': fieldsOf(report['leftOut'])['message'],
    More: rest,
  });
  return [told, ...found.map((row) => JSON.stringify(row))].join('\n');
}

/** What an agent can do with recipes. */
export const RECIPE_TOOLS: readonly Tool[] = [list, propose, run, rows];
