/**
 * Recipes made of an address: proposals without a click, and what clicks mean. Each is read from one page through the
 * ordinary way of scraping; the way to further pages is proved before it is written into the recipe.
 */
import type { Caller } from '../../domain/account.ts';
import type { RecordSigns, ScrapeCommand, ScrapeOptions } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Click, Recipe, RecipeRow, RecipeSource } from '../../domain/recipe.ts';
import type { Json } from '../../domain/json.ts';
import type { Pipeline } from '../../ports/pipeline.ts';
import type {
  ColumnFound,
  FoundData,
  Lead,
  PagedData,
  Reading,
  RecordsAnswer,
  RecordsTask,
} from '../../ports/records.ts';
import type { Clock } from '../../ports/system.ts';
import type { GetPage, GotPage } from './get-page.ts';
import { hasOwnFrame } from './own-frames.ts';
import { provePages, type LeadTools } from './leads.ts';
import { dataRequest, isSame, isSameCursor, isWhole } from './prove-data.ts';
import { keyOfRow } from './rows.ts';
import { signsOf } from './run-rendered.ts';
import { isStep, selectorOf, withEngine } from './steps.ts';

export interface MakeDeps {
  readonly getPage: GetPage;
  readonly pipeline: Pick<Pipeline, 'records'>;
  readonly clock: Clock;
}

interface MakeContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

interface ProposeCommand {
  readonly scrape: ScrapeCommand;
  /** Steps as they go into the recipe. */
  readonly steps: readonly Json[];
  readonly maxTables: number;
}

interface ClicksCommand {
  readonly scrape: ScrapeCommand;
  readonly steps: readonly Json[];
  readonly clicks: readonly Click[];
  readonly detail?: {
    readonly link: string;
    readonly scrape: ScrapeCommand;
    readonly clicks: readonly Click[];
  };
}

export interface Proposal {
  readonly columns: readonly ColumnFound[];
  readonly rows: readonly RecipeRow[];
  readonly recipe: Recipe;
  /** Data behind the page that says the same; its source stands in the recipe. */
  readonly data?: FoundData;
}

interface Made extends Proposal {
  readonly alternatives: readonly number[];
  readonly creditsUsed: number;
}

interface ProvedWay {
  readonly pages: Recipe['pages'];
  readonly data?: FoundData;
  /** The list is not on the page as served. */
  readonly engine?: 'browser';
  /** Its scripts take their time to draw it. */
  readonly waitFor?: 'records';
  readonly creditsUsed: number;
}

export interface MakeRecipes {
  propose(
    command: ProposeCommand,
    context: MakeContext,
  ): Promise<{ readonly tables: readonly Proposal[]; readonly creditsUsed: number }>;
  fromClicks(command: ClicksCommand, context: MakeContext): Promise<Made>;
  /** The way to further pages of a recipe made elsewhere, found and tried on the page as a run fetches it. */
  prove(
    command: {
      readonly scrape: ScrapeCommand;
      /** Steps before the list, the first that can be done. */
      readonly ways: readonly ScrapeOptions['actions'][];
      readonly recipe: Recipe;
    },
    context: MakeContext,
  ): Promise<ProvedWay>;
}

/** Builds both operations. */
export function createMakeRecipes(deps: MakeDeps): MakeRecipes {
  return {
    propose: (command, context) => propose(deps, command, context),
    fromClicks: (command, context) => fromClicks(deps, command, context),
    prove: (command, context) => prove(deps, command, context),
  };
}

async function propose(
  deps: MakeDeps,
  { scrape, steps, maxTables }: ProposeCommand,
  context: MakeContext,
): ReturnType<MakeRecipes['propose']> {
  const maker = new Maker(deps, scrape, context);
  const page = await maker.withFrames();
  const answer = await maker.ask({
    kind: 'propose',
    html: page.html,
    url: page.url,
    most: maxTables,
    now: maker.now(),
  });
  if (answer.kind !== 'tables') throw crossed();
  const visit = await maker.visit(steps);
  const tables: Proposal[] = [];
  for (const [i, { leads, ...table }] of answer.tables.entries()) {
    const where = await maker.where(table.recipe);
    // the first is what most will take: its way on is proved; of the others what the page says is told
    const pages = i === 0 ? await maker.pages(table, leads, page, false) : likely(leads);
    const data = await maker.data(table, page);
    const recipe = { ...table.recipe, ...withEngine(visit, where), pages, ...data.also };
    tables.push({ ...table, ...data.said, recipe });
  }
  return { tables, creditsUsed: maker.creditsUsed };
}

const SURE = 0.8;

function likely(leads: readonly Lead[]): Recipe['pages'] {
  const lead = leads.find(({ score }) => score >= SURE);
  return lead === undefined
    ? null
    : { kind: lead.kind, ...(lead.label === undefined ? {} : { anchors: [{ text: lead.label }] }) };
}

async function fromClicks(
  deps: MakeDeps,
  command: ClicksCommand,
  context: MakeContext,
): Promise<Made> {
  const { scrape, clicks, steps, detail } = command;
  const maker = new Maker(deps, scrape, context);
  const { page, answer } = await maker.clicked(clicks);
  const { leads, columns, rows, alternatives } = answer;
  const where = await maker.where(answer.recipe);
  const pages = await maker.pages(answer, leads, page, true);
  const data = await maker.data(answer, page);
  const visit = withEngine(await maker.visit(steps), where);
  const whole = { ...answer.recipe, ...visit, pages, ...data.also };
  const recipe = detail === undefined ? whole : { ...whole, detail: await maker.detail(detail) };
  return { recipe, columns, rows, alternatives, ...data.said, creditsUsed: maker.creditsUsed };
}

async function prove(
  deps: MakeDeps,
  { scrape, ways, recipe }: Parameters<MakeRecipes['prove']>[0],
  context: MakeContext,
): ReturnType<MakeRecipes['prove']> {
  const [way = [], ...others] = ways;
  const options = { ...scrape.options, actions: way };
  const maker = new Maker(deps, { ...scrape, options }, context);
  let page: GotPage;
  try {
    page = await maker.first();
  } catch (error) {
    const isLost = error instanceof HearthError && error.code === 'SCRAPE_ACTION_ERROR';
    if (!isLost || others.length === 0) throw error;
    return prove(deps, { scrape, ways: others, recipe }, context);
  }
  let read = await maker.read(page, recipe);
  if (!isAsMade(read) && read.refusal === undefined) {
    const other = await maker.awaited(page, recipe);
    const shown = await maker.read(other, recipe);
    const isBetter = shown.rows.length > 0 && (read.rows.length === 0 || isAsMade(shown));
    if (isBetter) [page, read] = [other, shown];
    else maker.asServed();
  }
  const where = read.rows.length === 0 ? {} : await maker.where(recipe);
  const table = { recipe, rows: read.rows };
  const pages = await maker.pages(table, read.leads, page, true);
  const { said } = await maker.data(table, page);
  return { pages, ...said, ...where, creditsUsed: maker.creditsUsed };
}

/** A browser that does not wait for the list would have given the page back by then. */
const LATE_MS = 2_000;

/** As served it may be built otherwise than scripts show it: a recipe made of the one would be repaired in each run. */
const isAsMade = ({ rows, health }: Reading): boolean => rows.length > 0 && health === 'ok';

type Clicked = Extract<RecordsAnswer, { kind: 'clicked' }>;

class Maker {
  readonly #deps: MakeDeps;
  readonly #scrape: ScrapeCommand;
  readonly #context: MakeContext;
  creditsUsed = 0;
  /** The page, or batch, that was tried last: the second one where the way on is proved. */
  second: GotPage | undefined;
  /** The page as served, where it was read in the browser, too. */
  #served: GotPage | undefined;
  /** The list is not on the page as served: all its pages are read in the browser. */
  #isRendered = false;
  /** Scripts draw the list: its pages are left alone until these are there. */
  #until: RecordSigns | undefined;
  #late: Pick<ProvedWay, 'waitFor'> = {};

  constructor(deps: MakeDeps, scrape: ScrapeCommand, context: MakeContext) {
    this.#deps = deps;
    this.#scrape = scrape;
    this.#context = context;
  }

  now(): string {
    return new Date(this.#deps.clock.now()).toISOString();
  }

  ask(task: RecordsTask): Promise<RecordsAnswer> {
    return this.#deps.pipeline.records(task, this.#context.signal);
  }

  async first(gather?: ScrapeOptions['gather'], command = this.#scrape): Promise<GotPage> {
    // what a page is told that somebody is signed in to is theirs alone: it is not looked at
    const answers = command.options.profile === undefined ? { answers: true as const } : {};
    const late = this.#until === undefined ? {} : { until: this.#until };
    const page = await this.#deps.getPage({
      command,
      gather: { ...gather, ...answers, ...late },
      ...this.#context,
      purpose: 'propose',
    });
    this.creditsUsed += page.creditsUsed;
    return page;
  }

  async read({ html, url }: Pick<GotPage, 'html' | 'url'>, recipe: Recipe): Promise<Reading> {
    const answer = await this.ask({ kind: 'read', html, url, recipe, now: this.now() });
    if (answer.kind !== 'reading') throw crossed();
    return answer;
  }

  /** The page; in the browser where what it is about may stand in a frame of its own site. */
  async withFrames(): Promise<GotPage> {
    const page = await this.first();
    const isWhole = page.engine !== 'http' || !hasOwnFrame(page.html, page.url);
    return isWhole ? page : this.rendered(page);
  }

  rendered(served: GotPage): Promise<GotPage> {
    if (served.engine === 'http') this.#served = served;
    return this.first({ browser: true });
  }

  /** The page with the list that scripts draw; those after it are waited for, too. */
  awaited(before: GotPage, recipe: Recipe): Promise<GotPage> {
    this.#until = signsOf(recipe);
    const since = this.#deps.clock.now();
    return this.rendered(before).finally(() => {
      if (this.#deps.clock.now() - since > LATE_MS) this.#late = { waitFor: 'records' };
    });
  }

  /** A browser shows no more of the list than was served. */
  asServed(): void {
    this.#served = undefined;
    this.#until = undefined;
    this.#late = {};
  }

  /** Who reads the list of the recipe: its further pages are asked for so, too. */
  async where(recipe: Recipe): Promise<Pick<ProvedWay, 'engine' | 'waitFor'>> {
    const served = this.#served;
    this.#isRendered = served !== undefined && !isAsMade(await this.read(served, recipe));
    return this.#isRendered ? { engine: 'browser', ...this.#late } : this.#late;
  }

  /** Clicks in the page as it is served; in the browser's where they point at something else there. */
  async clicked(
    clicks: readonly Click[],
    command = this.#scrape,
  ): Promise<{ page: GotPage; answer: Clicked }> {
    const marks = clicks.map(({ selector }) => selector);
    const mayBeServed = command.options.actions.length === 0;
    const served = mayBeServed ? await this.first(undefined, command) : undefined;
    const isServed = served?.engine === 'http';
    if (served !== undefined && isServed) {
      const task = { html: served.html, url: served.url, clicks, now: this.now() };
      // a browser adds what was left out (`body`, `tbody`): paths that lead nowhere here may lead there
      const answer = await this.ask({ kind: 'clicks', ...task }).catch(passOther);
      if (answer?.kind === 'clicked') return { page: served, answer };
    }
    if (isServed) this.#served = served;
    const page = await this.first({ marks }, command);
    const answer = await this.ask({
      kind: 'clicks',
      html: page.html,
      url: page.url,
      clicks,
      now: this.now(),
    });
    if (answer.kind !== 'clicked') throw crossed();
    return { page, answer };
  }

  async pages(
    table: { readonly recipe: Recipe; readonly rows: readonly RecipeRow[] },
    leads: readonly Lead[],
    page: GotPage,
    isThorough: boolean,
  ): Promise<Recipe['pages']> {
    const mayScroll =
      page.engine === 'browser' ||
      (isThorough && /<script[\s>]/i.test(page.html)) ||
      /IntersectionObserver|onscroll|addEventListener\(\s*['"]scroll/.test(page.html);
    return provePages(table.recipe, table.rows, { leads, mayScroll, url: page.url }, this.#tools());
  }

  /** The data behind the page that says the same of the same records. */
  async data(
    { recipe, rows }: { readonly recipe: Recipe; readonly rows: readonly RecipeRow[] },
    { html, url, answers }: GotPage,
  ): Promise<{ readonly said: { data?: FoundData }; readonly also: Pick<Recipe, 'also'> }> {
    if (this.#scrape.options.profile !== undefined) return { said: {}, also: {} };
    const now = this.now();
    const answer = await this.ask({ kind: 'find-data', html, url, answers, recipe, rows, now });
    if (answer.kind !== 'data-found') throw crossed();
    if (answer.found === undefined) return { said: {}, also: {} };
    const source = await this.#paged(
      { ...recipe, also: [answer.found.source] },
      { ...answer.found, answers },
      rows,
    );
    const found = { ...answer.found, source };
    return { said: { data: found }, also: { also: [source] } };
  }

  /** The source with its number of the page where the data of the second page, asked without a browser, is what it shows. */
  async #paged(
    recipe: Recipe,
    { source, answers }: Pick<FoundData, 'source'> & Pick<GotPage, 'answers'>,
    rows: readonly RecipeRow[],
  ): Promise<RecipeSource> {
    const { second } = this;
    if (source.kind !== 'json' || second === undefined || !isWhole(recipe)) return source;
    const later = second.answers;
    const found = await this.ask({ kind: 'page-data', source, answers, later, rows: rows.length });
    if (found.kind !== 'data-paged') throw crossed();
    const { paged } = found;
    const data = paged === undefined ? undefined : await this.#dataOf(paged);
    if (paged === undefined || data === undefined || data.status >= 400) return source;
    const { html, url } = second;
    const shown = await this.#tools().read(html, url, recipe);
    const known = new Set(rows.map((row) => keyOfRow(recipe, row)));
    const fresh = shown.rows.filter((row) => !known.has(keyOfRow(recipe, row)));
    const { html: text, next: link } = data;
    const task = {
      ...{ text, url, recipe: { ...recipe, also: [paged.source] } },
      ...(link === undefined ? {} : { link }),
    };
    const read = await this.ask({ kind: 'read-data', ...task });
    if (read.kind !== 'data-read') throw crossed();
    const goesOn = read.next?.kind !== 'lost' && !isSameCursor(paged, read.next);
    return goesOn && isSame(recipe, fresh, read.rows) ? paged.source : source;
  }

  /** Data of the second page, asked as a run asks it; undefined where it does not come. */
  async #dataOf({ source, cursor }: PagedData): Promise<GotPage | undefined> {
    const request = dataRequest(source, { n: 1, cursor, start: this.#scrape.url });
    if (request === undefined) return undefined;
    const { url, body } = request;
    return this.#fetch(url, body === undefined ? undefined : { post: body });
  }

  /** Steps with what their buttons say: after a redesign the words are still there when the path is not. */
  async visit(steps: readonly Json[]): Promise<Pick<Recipe, 'visit'>> {
    const clicks = steps.flatMap(selectorOf);
    const { profile } = this.#scrape.options;
    const signed = profile === undefined ? {} : { profile: profile.name };
    if (steps.length === 0)
      return profile === undefined ? {} : { visit: { engine: 'auto', ...signed } };
    if (clicks.length === 0) return { visit: { engine: 'auto', ...signed, steps } };
    const options = { ...this.#scrape.options, actions: [] };
    const { html, url } = await this.first(undefined, { ...this.#scrape, options });
    const answer = await this.ask({ kind: 'texts', html, url, selectors: clicks });
    const texts = answer.kind === 'texts' ? answer.texts : [];
    const said = steps.map((step): Json => {
      const [selector] = selectorOf(step);
      const text = selector === undefined ? '' : (texts[clicks.indexOf(selector)] ?? '');
      return text === '' || !isStep(step) ? step : { ...step, on: { text } };
    });
    return { visit: { engine: 'auto', ...signed, steps: said } };
  }

  /** Undefined where it does not come. */
  #fetch(url: string, gather?: ScrapeOptions['gather']): Promise<GotPage | undefined> {
    const options = { ...this.#scrape.options, actions: [] };
    const command = { ...this.#scrape, url, typedUrl: url, options };
    return this.first(gather, command).catch((error: unknown) => {
      this.#context.signal.throwIfAborted();
      if (error instanceof HearthError) return undefined;
      throw error;
    });
  }

  #tools(): LeadTools {
    return {
      fetch: async (url) => {
        const page = await this.#fetch(url, this.#isRendered ? { browser: true } : undefined);
        this.second = page;
        return page;
      },
      gather: async (more) => {
        const page = await this.first({ more: { ...more, most: 2 } });
        this.second = { ...page, html: page.batches.at(-1) ?? '' };
        return page.batches;
      },
      read: (html, url, recipe) => this.read({ html, url }, recipe),
    };
  }

  async detail({
    link,
    scrape,
    clicks,
  }: NonNullable<ClicksCommand['detail']>): Promise<NonNullable<Recipe['detail']>> {
    const served = await this.first(undefined, scrape);
    const task = (page: GotPage): RecordsTask => ({
      kind: 'detail',
      html: page.html,
      url: page.url,
      clicks,
    });
    const quick =
      served.engine === 'http' ? await this.ask(task(served)).catch(passOther) : undefined;
    const answer =
      quick ??
      (await this.ask(
        task(await this.first({ marks: clicks.map(({ selector }) => selector) }, scrape)),
      ));
    if (answer.kind !== 'detail-fields') throw crossed();
    return { follow: link, fields: answer.fields };
  }
}

/** Clicks that miss the page as served may hit it as the browser shows it. */
function passOther(error: unknown): undefined {
  if (
    error instanceof HearthError &&
    (error.code === 'RECIPE_CLICK_MISSED' || error.code === 'RECIPE_NO_RECORDS')
  )
    return undefined;
  throw error;
}

export const crossed = (): HearthError =>
  new HearthError('INTERNAL', 'The pipeline answered another question.');
