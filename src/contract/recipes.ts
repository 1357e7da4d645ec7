/**
 * Recipes as they cross the wire and lie in files: Hearth's own endpoints under `/api/recipes`, not Firecrawl's.
 *
 * A recipe is one self-contained object; members this version does not know are kept as they are.
 */
import { z } from 'zod';
import { visit } from './recipe-visit.ts';
import { webhook } from './shared/webhook.ts';

const FIELD_TYPE =
  /^(?:text|number|integer|price|date|datetime|duration|rating|boolean|url|image|email|phone|code|html)(?:\[\])?$/;
const short = z.string().max(500);
const css = z.union([short, z.array(short).max(6)]);

const anchor = z
  .looseObject({
    css: css.optional(),
    path: short.optional(),
    attr: short.optional(),
    label: short.optional(),
    role: short.optional(),
    tag: short.optional(),
    kind: short.optional(),
    nth: z.int().optional(),
    link: short.optional(),
    under: short.optional(),
    column: z.union([short, z.int()]).optional(),
    after: short.optional(),
    rel: short.optional(),
    text: short.optional(),
  })
  .describe('One piece of evidence of where something stands; several of them vote.');

const field = z.looseObject({
  name: z.string().regex(/^[^_\s].{0,79}$/u),
  type: z.string().regex(FIELD_TYPE),
  required: z.boolean().optional(),
  read: short.optional().describe('`text` by default; `href`, `src` or the name of an attribute.'),
  anchors: z.array(anchor).min(1).max(6),
  above: z.boolean().optional().describe('Stands once above several records.'),
  label: z.string().optional(),
  currency: z.string().optional(),
  unit: z
    .string()
    .max(20)
    .optional()
    .describe('Behind its numbers, which are given without it; others stay as they are written.'),
  decimal: z.enum(['.', ',']).optional().describe('Mark before the fraction of its numbers.'),
  dates: z
    .enum(['day-month', 'month-day'])
    .optional()
    .describe(
      'Order of its dates, given as ISO 8601; without it they stay as the page shows them.',
    ),
});
const fields = z.array(field).min(1).max(100);

const cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const row = z.record(z.string(), cell);
const profile = z.looseObject({
  filled: z.number(),
  distinct: z.number(),
  kinds: z.record(z.string(), z.number()),
  shape: z.string(),
  length: z.number(),
  range: z.tuple([z.number(), z.number()]).optional(),
  values: z.array(z.string()).optional(),
});
const value = z.union([z.string().max(500), z.number()]);
const pointer = z
  .string()
  .max(500)
  .regex(/^(?:\/.*)?$/s)
  .describe('JSON Pointer.');
const source = z
  .looseObject({
    kind: z.enum(['state', 'json']),
    script: short.optional().describe('Of `state`: id or variable of the script in the page.'),
    request: z
      .strictObject({
        method: z.enum(['GET', 'POST']),
        url: z.string().max(4_000),
        body: z
          .record(z.string(), z.json())
          .optional()
          .describe('Of a POST, which must only ask: a search, a list, a GraphQL query.'),
      })
      .optional()
      .describe(
        'Of `json`: what the page asks its own site for. `{page}` is the page number, `{cursor}` what the answer before said; in a body they are whole values.',
      ),
    next: z
      .union([
        z.strictObject({ cursor: pointer }),
        z.strictObject({ address: pointer }),
        z.strictObject({ link: z.literal('next') }),
      ])
      .optional()
      .describe(
        'Where an answer says what its next page is: a cursor, an address, or its header `Link`.',
      ),
    rows: pointer.describe('JSON Pointer of the list in the data.'),
    fields: z
      .record(z.string(), pointer)
      .describe('Columns to JSON Pointers in a row; others than those of the list are added.'),
    from: z.int().optional().describe('`{page}` of the first page.'),
    step: z.int().min(1).optional(),
    proved: z.string().max(40).optional().describe('When it said the same as the page.'),
  })
  .describe('A second source of the same records, used where it says what the page says.');

/** The file. */
export const recipe = z
  .looseObject({
    recipe: z.literal(1).describe('Version of the file.'),
    name: z.string().max(120).optional(),
    start: z
      .array(z.string().regex(/^https?:/))
      .min(1)
      .max(1_000)
      .describe('Addresses of first pages; `{name}` stands for a value of that input.'),
    inputs: z
      .record(
        z.string().regex(/^\w{1,40}$/),
        z.looseObject({
          default: value.optional(),
          of: z.array(value).min(1).max(1_000).optional(),
        }),
      )
      .optional()
      .describe(
        'Values for the start addresses: `of` are those that may be, `default` the usual one.',
      ),
    visit,
    list: z.looseObject({
      source: z.looseObject({ kind: z.literal('page') }),
      records: z.looseObject({ anchors: z.array(anchor).max(6), span: z.int().optional() }),
      fields,
      key: z.array(z.string()).describe('Columns that tell records apart.'),
      relations: z
        .array(z.tuple([z.string(), z.literal('<='), z.string(), z.number()]))
        .optional()
        .describe('What always held between two columns.'),
    }),
    pages: z
      .looseObject({
        kind: z.enum(['next', 'numbered', 'letters', 'pattern', 'more', 'scroll', 'spa']),
        anchors: z.array(anchor).max(6).optional(),
        url: z.string().optional(),
        most: z.int().min(1).optional(),
      })
      .nullable(),
    also: z.array(source).max(5).optional().describe('Data behind the page.'),
    detail: z.looseObject({ follow: z.string(), fields }).optional(),
    limits: z
      .looseObject({
        rows: z.int().min(1).optional(),
        pages: z.int().min(1).optional(),
        minutes: z
          .number()
          .positive()
          .max(1_440)
          .optional()
          .describe('From its start; the time for which it was stopped does not count.'),
      })
      .optional(),
    checks: z.looseObject({}).optional(),
    memory: z
      .looseObject({
        at: z.string(),
        url: z.string(),
        count: z.int(),
        profile: z.record(z.string(), profile),
        rows: z.array(row).max(100),
      })
      .optional()
      .describe('Profiles of columns and rows of the last good run, for healing.'),
  })
  .meta({ id: 'Recipe' });

const url = z.string().min(1);
const actions = z.array(z.unknown()).max(50).optional().describe('As those of /v2/scrape.');

const signInProfile = z
  .string()
  .min(1)
  .max(128)
  .optional()
  .describe('A sign-in profile by its name: pages are visited signed in.');

const click = z.strictObject({
  selector: z
    .union([short, z.array(short).min(1).max(6)])
    .describe('CSS; a list goes inward through shadow roots and frames.'),
  field: z
    .string()
    .regex(/^[^_\s].{0,79}$/u)
    .optional()
    .describe('Name of the column.'),
  attribute: z.string().max(80).optional().describe('What is read; `text` by default.'),
  text: z.string().max(20_000).optional().describe('What the element shows; 409 where it differs.'),
  exclude: z.boolean().optional().describe('The record it lies in is none.'),
});
const clicks = z.array(click).min(1).max(200);

/** What a run may be told, besides its recipe. */
const asks = {
  url: url.optional().describe('Instead of the start addresses of the recipe.'),
  inputs: z
    .record(z.string(), z.union([value, z.array(value).min(1).max(1_000)]))
    .optional()
    .describe('Values of its inputs; several values are run one after the other.'),
  maxPages: z.int().min(1).max(10_000).optional().describe('List pages or batches. Default 200.'),
  maxRows: z.int().min(1).max(1_000_000).optional().describe('Default 5000.'),
  follow: z.boolean().optional().describe('Also read the pages records lead to. Default true.'),
  repair: z.enum(['auto', 'report', 'off']).optional().describe('Default auto.'),
  offline: z
    .boolean()
    .optional()
    .describe('Nothing is fetched: the newest copies of the library answer.'),
  asOf: z
    .union([z.string().max(40), z.int().min(0)])
    .optional()
    .describe('Nothing is fetched: copies at or before this instant answer.'),
  keep: z
    .unknown()
    .optional()
    .describe('Puts the pages into the library, as `keep` of /v2/scrape does.'),
  maxConcurrency: z.int().min(1).max(50).optional().describe('Pages at once. Default 2.'),
  webhook: webhook.optional().describe('Where to send events: an address, or an object.'),
} as const;

export const recipeRequests = {
  propose: z.object({
    url,
    actions,
    profile: signInProfile,
    maxTables: z.int().min(1).max(20).optional().describe('Most record sets. Default 5.'),
  }),
  fromClicks: z.object({
    url,
    actions,
    profile: signInProfile,
    clicks,
    detail: z
      .object({ link: z.string(), url, clicks })
      .optional()
      .describe('Fields of the page that the column `link` of each record leads to.'),
  }),
  run: z.object({
    recipe: recipe.optional().describe('The file. Or `id`.'),
    id: z.uuid().optional().describe('Of a saved recipe, instead of the file.'),
    ...asks,
  }),
  runSaved: z.object(asks),
  save: z.object({
    recipe,
    name: z.string().max(120).optional().describe('The name of the file by default.'),
  }),
  change: z.object({ recipe: recipe.optional(), name: z.string().max(120).optional() }),
  revert: z.object({ version: z.int().min(1).describe('Of the versions of the recipe.') }),
  past: z.object({
    url: url.optional().describe('Instead of the first start address.'),
    limit: z.int().min(1).max(100).optional().describe('Newest copies that are read. Default 100.'),
  }),
} as const;

const table = {
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(row),
};
const paging = z.object({ kind: z.string() }).nullable();
const data = z
  .object({
    kind: z.enum(['state', 'json']),
    rows: z.int().describe('Records of the page that it has.'),
    columns: z
      .array(
        z.object({
          name: z.string(),
          type: z.string(),
          path: z.string().describe('Put it into `also[0].fields` to have the column.'),
          filled: z.number(),
          sample: cell,
        }),
      )
      .describe('What it says of them that the page does not show.'),
  })
  .optional()
  .describe('Data behind the page that says the same; its source stands in the recipe.');
const receipt = { creditsUsed: z.int(), remainingCredits: z.int() };

const health = z.enum(['ok', 'repaired', 'degraded', 'broken', 'empty']);
const status = z.enum(['scraping', 'completed', 'failed', 'cancelled']);
const fieldReport = z.object({
  name: z.string(),
  state: z.enum(['ok', 'repaired', 'missing', 'suspect']),
  filled: z.number(),
  message: z.string().optional(),
});
const report = z.object({
  message: z.string().optional(),
  stopped: z.string().optional(),
  data: z
    .object({
      used: z.boolean().describe('False: all is read from the page.'),
      rows: z.int().describe('Records that were read with it.'),
      message: z.string(),
    })
    .optional()
    .describe('Of a recipe with `also`: what came of it.'),
  leftOut: z
    .object({ rows: z.int(), message: z.string() })
    .optional()
    .describe('Elements between the records that lack most of what all records have: no rows.'),
  fields: z.array(fieldReport),
});
/** A run as lists of them show it. */
const run = z.object({
  id: z.string(),
  version: z.int().optional().describe('Of the recipe.'),
  status,
  health,
  rows: z.int(),
  pages: z.int(),
  creditsUsed: z.int(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
  report,
});
const saved = {
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  version: z.int(),
  recipe,
} as const;

export const recipeResponses = {
  propose: z.object({
    success: z.literal(true),
    tables: z.array(z.object({ ...table, pagination: paging, data, recipe })),
    ...receipt,
  }),
  fromClicks: z.object({
    success: z.literal(true),
    recipe,
    table: z.object(table),
    alternatives: z.array(z.object({ rows: z.int() })),
    pagination: paging,
    data,
    ...receipt,
  }),
  run: z.object({ success: z.literal(true), id: z.string() }),
  view: z.object({
    success: z.literal(true),
    status,
    health,
    total: z.int(),
    rows: z.array(row),
    next: z.string().optional(),
    pages: z.int().describe('List pages or batches read.'),
    report,
    recipe: recipe.optional().describe('As repaired.'),
    ...receipt,
  }),
  cancelled: z.object({ success: z.literal(true), status: z.literal('cancelled') }),
  saved: z.object({ success: z.literal(true), ...saved }),
  list: z.object({ success: z.literal(true), rows: z.array(z.object(saved)) }),
  removed: z.object({ success: z.literal(true) }),
  runs: z.object({ success: z.literal(true), runs: z.array(run) }),
  changes: z.object({
    success: z.literal(true),
    run: run.nullable(),
    since: run.nullable().describe('The run it is compared with.'),
    counts: z.object({ new: z.int(), gone: z.int(), changed: z.int() }),
    new: z.array(row),
    gone: z.array(row),
    changed: z.array(z.object({ row, before: row, fields: z.array(z.string()) })),
  }),
  records: z.object({
    success: z.literal(true),
    total: z.int(),
    rows: z.array(row).describe('With `_first` and `_last`: when runs first and last met it.'),
    next: z.string().optional(),
  }),
  versions: z.object({
    success: z.literal(true),
    versions: z.array(z.object({ version: z.int(), reason: z.string(), at: z.number(), recipe })),
  }),
  past: z.object({
    success: z.literal(true),
    url: z.string(),
    pages: z.array(
      z.object({
        captureId: z.string(),
        at: z.string(),
        health,
        rows: z.int(),
        fields: z.array(fieldReport),
        message: z.string().optional(),
      }),
    ),
    repairedAt: z.string().nullable().describe('When it would first have needed a repair.'),
    brokenAt: z.string().nullable().describe('When it would first have brought less.'),
  }),
} as const;
