/** Bodies of `/api/recipes` → commands. Addresses and actions are read as those of `/v2/scrape`; pages are always fetched anew. */
import { recipe as recipeSchema, recipeRequests } from '../../../contract/recipes.ts';
import type { ScrapeCommand } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import type { Click, Recipe } from '../domain/recipe.ts';
import { parseBody } from './shared/validate.ts';
import type { ReadContext } from './types.ts';
import { v2 } from './v2.ts';

export interface ReadPropose {
  readonly scrape: ScrapeCommand;
  readonly steps: readonly Json[];
  readonly maxTables: number;
}

export interface ReadClicks {
  readonly scrape: ScrapeCommand;
  readonly steps: readonly Json[];
  readonly clicks: readonly Click[];
  readonly detail?: {
    readonly link: string;
    readonly scrape: ScrapeCommand;
    readonly clicks: readonly Click[];
  };
}

export interface ReadRun {
  readonly recipe: Recipe;
  readonly starts: readonly (readonly ScrapeCommand[])[];
  readonly maxPages: number;
  readonly maxRows: number;
  readonly follow: boolean;
  readonly repair: 'auto' | 'report' | 'off';
  readonly page: (url: string) => ScrapeCommand;
}

const MOST_TABLES = 5;
const MOST_PAGES = 200;
const MOST_ROWS = 5_000;

/** Throws `BAD_REQUEST`. */
export function readPropose(body: unknown, context: ReadContext): ReadPropose {
  const { url, actions, maxTables } = parseBody(recipeRequests.propose, body);
  const scrape = readPage(url, actions, context);
  return { scrape, steps: stepsOf(actions), maxTables: maxTables ?? MOST_TABLES };
}

/** Throws `BAD_REQUEST`. */
export function readClicks(body: unknown, context: ReadContext): ReadClicks {
  const { url, actions, clicks, detail } = parseBody(recipeRequests.fromClicks, body);
  return {
    scrape: readPage(url, actions, context),
    steps: stepsOf(actions),
    clicks: clicks.map(toClick),
    ...(detail === undefined
      ? {}
      : {
          detail: {
            link: detail.link,
            scrape: readPage(detail.url, undefined, context),
            clicks: detail.clicks.map(toClick),
          },
        }),
  };
}

/** Throws `BAD_REQUEST`, and `RECIPE_INVALID` naming the place of the file that does not fit. */
export function readRun(body: unknown, context: ReadContext): ReadRun {
  const given = isObject(body) ? body['recipe'] : undefined;
  const recipe = readRecipe(given);
  const { url, maxPages, maxRows, follow, repair } = parseBody(recipeRequests.run, body);
  const { limits, visit } = recipe;
  const steps = visit?.steps;
  return {
    recipe,
    starts: (url === undefined ? recipe.start : [url]).map((start) =>
      waysOf(steps).map((way) => readPage(start, way, context)),
    ),
    maxPages: maxPages ?? limits?.pages ?? MOST_PAGES,
    maxRows: maxRows ?? limits?.rows ?? MOST_ROWS,
    follow: follow ?? true,
    repair: repair ?? 'auto',
    page: (address) => readPage(address, undefined, context),
  };
}

/** A recipe as a file keeps it. Throws `RECIPE_INVALID`. */
export function readRecipe(value: unknown): Recipe {
  const parsed = recipeSchema.safeParse(value);
  if (parsed.success && isRecipe(value)) return value;
  const issues = parsed.error?.issues ?? [];
  const [first] = issues;
  const place =
    first === undefined
      ? ''
      : ` at ${first.path.map(String).join('.') || 'its top'}: ${first.message}`;
  throw new HearthError('RECIPE_INVALID', `This is no recipe of version 1${place}.`, {
    details: issues,
  });
}

/** The schema has looked at every member; the value itself is kept, so that unknown ones stay. */
const isRecipe = (value: unknown): value is Recipe => recipeSchema.safeParse(value).success;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readPage(url: string, actions: unknown, context: ReadContext): ScrapeCommand {
  const body = {
    url,
    formats: ['rawHtml'],
    maxAge: 0,
    ...(actions === undefined ? {} : { actions }),
  };
  return v2.readScrape(body, context);
}

/** Steps whose buttons are found by what they say, then as they were pointed at, then none. */
function waysOf(
  steps: readonly unknown[] | undefined,
): readonly (readonly unknown[] | undefined)[] {
  if (steps === undefined || steps.length === 0) return [undefined];
  const bare = steps.map((step) => (isObject(step) ? without(step, 'on') : step));
  const said = steps.map((step) => {
    const on = isObject(step) ? step['on'] : undefined;
    const text = isObject(on) ? on['text'] : undefined;
    const selector = typeof text === 'string' ? `text=${JSON.stringify(text)}` : undefined;
    if (!isObject(step)) return step;
    return selector === undefined ? without(step, 'on') : { ...without(step, 'on'), selector };
  });
  const hasTexts = steps.some((step) => isObject(step) && step['on'] !== undefined);
  return [...(hasTexts ? [said] : []), bare, undefined];
}

const without = (step: Readonly<Record<string, unknown>>, key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(step).filter(([name]) => name !== key));

const isJson = (value: unknown): value is Json => value !== undefined;

const stepsOf = (actions: readonly unknown[] | undefined): readonly Json[] =>
  (actions ?? []).filter(isJson);

function toClick({
  selector,
  ...rest
}: {
  readonly selector: string | readonly string[];
  readonly field?: string | undefined;
  readonly attribute?: string | undefined;
  readonly text?: string | undefined;
  readonly exclude?: boolean | undefined;
}): Click {
  const { field, attribute, text, exclude } = rest;
  return {
    selector: typeof selector === 'string' ? [selector] : selector,
    ...(field === undefined ? {} : { field }),
    ...(attribute === undefined ? {} : { attribute }),
    ...(text === undefined ? {} : { text }),
    ...(exclude === undefined ? {} : { exclude }),
  };
}
