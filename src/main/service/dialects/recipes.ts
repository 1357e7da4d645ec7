/** Bodies of `/api/recipes` → commands. Addresses and actions are read as those of `/v2/scrape`; pages are always fetched anew. */
import type { z } from 'zod';
import { recipe as recipeSchema, recipeRequests } from '../../../contract/recipes.ts';
import type { Action, RecipeCommand, ScrapeCommand, ScrapeOptions } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import type { Click, Recipe, RecipeInput } from '../domain/recipe.ts';
import { readWebhook } from './shared/read-webhook.ts';
import { parseOwnBody as parseBody } from './shared/validate.ts';
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

const MOST_TABLES = 5;
const MOST_PAGES = 200;
const MOST_ROWS = 5_000;
/** Pages of a run at once where it does not say. */
const AT_ONCE = 2;

/** Throws `BAD_REQUEST`. */
export function readPropose(body: unknown, context: ReadContext): ReadPropose {
  const { url, actions, maxTables, profile } = parseBody(recipeRequests.propose, body);
  const scrape = readPage(url, { actions, profile }, context);
  return { scrape, steps: stepsOf(actions), maxTables: maxTables ?? MOST_TABLES };
}

/** Throws `BAD_REQUEST`. */
export function readClicks(body: unknown, context: ReadContext): ReadClicks {
  const { url, actions, clicks, detail, profile } = parseBody(recipeRequests.fromClicks, body);
  return {
    scrape: readPage(url, { actions, profile }, context),
    steps: stepsOf(actions),
    clicks: clicks.map(toClick),
    ...(detail === undefined
      ? {}
      : {
          detail: {
            link: detail.link,
            scrape: readPage(detail.url, { profile }, context),
            clicks: detail.clicks.map(toClick),
          },
        }),
  };
}

/** Of which saved recipe a run is. */
export interface SavedAs {
  readonly id: string;
  readonly version: number;
}

/** The saved recipe that the body names in place of a file. Throws `BAD_REQUEST`. */
export function readRunId(body: unknown): string | undefined {
  const id = isObject(body) ? body['id'] : undefined;
  if (id === undefined || (isObject(body) && body['recipe'] !== undefined)) return undefined;
  return parseBody(recipeRequests.run, body).id;
}

/** Throws `BAD_REQUEST`, and `RECIPE_INVALID` naming the place of the file that does not fit. */
export function readRun(body: unknown, context: ReadContext, savedAs?: SavedAs): RecipeCommand {
  const recipe = readRecipe(isObject(body) ? body['recipe'] : undefined);
  const asked = parseBody(recipeRequests.run, body);
  const { url, inputs = {} } = asked;
  const { engine, profile } = visitOf(recipe);
  const addresses = url === undefined ? filled(recipe, inputs) : [url];
  const pages = addresses.map((address) =>
    readPage(address, { ...asked, engine, profile }, context),
  );
  const [first] = pages;
  if (first === undefined) throw new HearthError('RECIPE_INVALID', 'The recipe has no address.');
  const ways = waysOf(recipe.visit?.steps, (actions) =>
    readPage(first.url, { ...asked, profile, actions }, context),
  );
  const { options, origin } = first;
  const isPast = options.asOf !== undefined || options.offline === true;
  const webhook = readWebhook(asked.webhook);
  return {
    recipe,
    ...(savedAs === undefined ? {} : { recipeId: savedAs.id, version: savedAs.version }),
    learns: savedAs !== undefined && url === undefined && !isPast,
    starts: pages.map((page) => page.url),
    ways,
    options: { ...options, ...loginsOf(pages) },
    ...boundsOf(recipe, asked),
    ...(webhook === undefined ? {} : { webhook }),
    zeroDataRetention: false,
    origin,
  };
}

/** Of all first pages: what stood in their addresses goes with the run. */
function loginsOf(pages: readonly ScrapeCommand[]): Pick<ScrapeOptions, 'logins'> {
  const logins = pages.flatMap(({ options }) => options.logins ?? []);
  return logins.length === 0 ? {} : { logins };
}

type Bounds = Pick<
  RecipeCommand,
  'maxPages' | 'maxRows' | 'follow' | 'repair' | 'delayMs' | 'maxConcurrency'
>;

/** How far a run goes, and how fast; what is asked comes before what the file says. */
function boundsOf({ limits, visit }: Recipe, asked: z.output<typeof recipeRequests.run>): Bounds {
  const { maxPages, maxRows, follow = true, repair = 'auto', maxConcurrency = AT_ONCE } = asked;
  const delayMs = visit?.delayMs ?? 0;
  return {
    maxPages: maxPages ?? limits?.pages ?? MOST_PAGES,
    maxRows: maxRows ?? limits?.rows ?? MOST_ROWS,
    follow,
    repair,
    ...(delayMs > 0 ? { delayMs } : {}),
    maxConcurrency,
  };
}

type Values = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** The start addresses with every value of every input. Throws `BAD_REQUEST`. */
function filled({ start, inputs = {} }: Recipe, given: Values): readonly string[] {
  const unknown = Object.keys(given).find((name) => inputs[name] === undefined);
  if (unknown !== undefined) throw badInput(`The recipe has no input "${unknown}".`);
  return Object.entries(inputs).reduce<readonly string[]>((addresses, [name, input]) => {
    const place = `{${name}}`;
    if (!addresses.some((address) => address.includes(place))) return addresses;
    const values = valuesOf(name, input, given[name]);
    return addresses.flatMap((address) =>
      values.map((value) => address.replaceAll(place, encodeURIComponent(value))),
    );
  }, start);
}

function valuesOf(
  name: string,
  { default: usual, of }: RecipeInput,
  given: Values[string] | undefined,
): readonly (string | number)[] {
  const asked = given ?? usual ?? of;
  if (asked === undefined) throw badInput(`The recipe needs a value for its input "${name}".`);
  const values = typeof asked === 'object' ? asked : [asked];
  const strange = values.find((value) => of?.map(String).includes(String(value)) === false);
  if (strange === undefined) return values;
  throw badInput(`"${strange}" is no value of the input "${name}": ${of?.join(', ') ?? ''}.`);
}

const badInput = (message: string): HearthError => new HearthError('BAD_REQUEST', message);

/** A recipe as a file keeps it. Throws `RECIPE_INVALID`. */
export function readRecipe(value: unknown): Recipe {
  const parsed = recipeSchema.safeParse(value);
  if (parsed.success && isRecipe(value)) return value;
  const issues = parsed.error?.issues ?? [];
  const [first] = issues;
  const what = first === undefined ? '' : `: ${placeOf(first.path)} ${whyNot(first.message)}`;
  throw new HearthError('RECIPE_INVALID', `This is no recipe of version 1${what}.`, {
    details: issues,
  });
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? 'the file' : `"${path.map(String).join('.')}"`;

const whyNot = (message: string): string =>
  message.endsWith('received undefined') ? 'is missing' : `does not fit (${message})`;

/** The schema has looked at every member; the value itself is kept, so that unknown ones stay. */
const isRecipe = (value: unknown): value is Recipe => recipeSchema.safeParse(value).success;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What of a run's body goes for each of its pages. */
interface ForPages {
  readonly offline?: boolean | undefined;
  readonly asOf?: string | number | undefined;
  readonly keep?: unknown;
  readonly actions?: unknown;
  /** Name of a sign-in profile. */
  readonly profile?: string | undefined;
  readonly engine?: NonNullable<Recipe['visit']>['engine'];
}

function visitOf({ visit }: Recipe): Pick<ForPages, 'engine' | 'profile'> {
  return { engine: visit?.engine, profile: visit?.profile ?? undefined };
}

/** The first page of a recipe as a run fetches it: with its steps, in each way in which they are tried. Throws `BAD_REQUEST`. */
export function readFirstPage(
  recipe: Recipe,
  context: ReadContext,
): { readonly scrape: ScrapeCommand; readonly ways: RecipeCommand['ways'] } {
  const { url } = parseBody(recipeRequests.propose, { url: recipe.start[0] });
  const read = (actions?: readonly unknown[]): ScrapeCommand =>
    readPage(url, { ...visitOf(recipe), actions }, context);
  return { scrape: read(), ways: waysOf(recipe.visit?.steps, read) };
}

function readPage(
  url: string,
  { offline, asOf, keep, actions, profile, engine }: ForPages,
  context: ReadContext,
): ScrapeCommand {
  const body = {
    url,
    formats: ['rawHtml'],
    maxAge: 0,
    ...(engine === 'http' ? { fastMode: true } : {}),
    ...(actions === undefined ? {} : { actions }),
    ...(offline === true ? { offline } : {}),
    ...(asOf === undefined ? {} : { asOf }),
    ...(keep === undefined ? {} : { keep }),
    ...(profile === undefined ? {} : { profile }),
  };
  const command = v2.readScrape(body, context);
  const isPast = offline === true || asOf !== undefined;
  if (engine !== 'browser' || isPast) return command;
  return { ...command, options: { ...command.options, gather: { browser: true } } };
}

/** The steps, then none where they cannot be done. */
function waysOf(
  steps: readonly unknown[] | undefined,
  read: (steps: readonly unknown[] | undefined) => ScrapeCommand,
): RecipeCommand['ways'] {
  const none = read(undefined).options.actions;
  if (steps === undefined || steps.length === 0) return [none];
  const bare = steps.map((step) => (isObject(step) ? without(step, 'on') : step));
  const { actions } = read(bare).options;
  return [actions.map((action, i) => toStep(action, steps[i])), none];
}

/** A button is found by what it says, then as it was pointed at. */
function toStep(action: Action, step: unknown): Action {
  if (action.type !== 'click' || action.all) return action;
  const on = isObject(step) ? step['on'] : undefined;
  const text = isObject(on) ? on['text'] : undefined;
  return typeof text === 'string'
    ? { ...action, selector: `text=${JSON.stringify(text)}`, otherwise: [action.selector] }
    : { ...action, otherwise: [] };
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
