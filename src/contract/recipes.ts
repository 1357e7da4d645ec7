/**
 * Recipes as they cross the wire and lie in files: Hearth's own endpoints under `/api/recipes`, not Firecrawl's.
 *
 * A recipe is one self-contained object; members this version does not know are kept as they are.
 */
import { z } from 'zod';

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
const step = z.looseObject({ type: z.enum(['click', 'write', 'press', 'scroll', 'wait']) });

/** The file. */
export const recipe = z
  .looseObject({
    recipe: z.literal(1).describe('Version of the file.'),
    name: z.string().max(120).optional(),
    start: z
      .array(z.string().regex(/^https?:/))
      .min(1)
      .max(1_000),
    visit: z
      .looseObject({
        engine: z.enum(['auto', 'http', 'browser']).optional(),
        steps: z.array(step).max(50).optional().describe('Actions before the list is there.'),
        delayMs: z.int().min(0).max(600_000).nullable().optional(),
      })
      .optional(),
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
        kind: z.enum(['next', 'numbered', 'pattern', 'more', 'scroll', 'spa']),
        anchors: z.array(anchor).max(6).optional(),
        url: z.string().optional(),
        most: z.int().min(1).optional(),
      })
      .nullable(),
    detail: z.looseObject({ follow: z.string(), fields }).optional(),
    limits: z
      .looseObject({
        rows: z.int().min(1).optional(),
        pages: z.int().min(1).optional(),
        minutes: z.number().positive().max(1_440).optional(),
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

export const recipeRequests = {
  propose: z.object({
    url,
    actions,
    maxTables: z.int().min(1).max(20).optional().describe('Most record sets. Default 5.'),
  }),
  fromClicks: z.object({
    url,
    actions,
    clicks,
    detail: z
      .object({ link: z.string(), url, clicks })
      .optional()
      .describe('Fields of the page that the column `link` of each record leads to.'),
  }),
  run: z.object({
    recipe,
    url: url.optional().describe('Instead of the start addresses of the recipe.'),
    maxPages: z.int().min(1).max(10_000).optional().describe('List pages or batches. Default 200.'),
    maxRows: z.int().min(1).max(1_000_000).optional().describe('Default 5000.'),
    follow: z.boolean().optional().describe('Also read the pages records lead to. Default true.'),
    repair: z.enum(['auto', 'report', 'off']).optional().describe('Default auto.'),
  }),
} as const;

const table = {
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.array(row),
};
const paging = z.object({ kind: z.string() }).nullable();
const receipt = { creditsUsed: z.int(), remainingCredits: z.int() };

export const recipeResponses = {
  propose: z.object({
    success: z.literal(true),
    tables: z.array(z.object({ ...table, pagination: paging, recipe })),
    ...receipt,
  }),
  fromClicks: z.object({
    success: z.literal(true),
    recipe,
    table: z.object(table),
    alternatives: z.array(z.object({ rows: z.int() })),
    pagination: paging,
    ...receipt,
  }),
  run: z.object({ success: z.literal(true), id: z.string() }),
  view: z.object({
    success: z.literal(true),
    status: z.enum(['scraping', 'completed', 'failed', 'cancelled']),
    health: z.enum(['ok', 'repaired', 'degraded', 'broken', 'empty']),
    total: z.int(),
    rows: z.array(row),
    next: z.string().optional(),
    pages: z.int().describe('List pages or batches read.'),
    report: z.object({
      message: z.string().optional(),
      stopped: z.string().optional(),
      fields: z.array(
        z.object({
          name: z.string(),
          state: z.enum(['ok', 'repaired', 'missing', 'suspect']),
          filled: z.number(),
          message: z.string().optional(),
        }),
      ),
    }),
    recipe: recipe.optional().describe('As repaired.'),
    ...receipt,
  }),
  cancelled: z.object({ success: z.literal(true), status: z.literal('cancelled') }),
} as const;

export type RecipeBody = z.output<typeof recipe>;
