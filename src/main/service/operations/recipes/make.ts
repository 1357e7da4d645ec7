/**
 * Recipes made of an address: proposals without a click, and what clicks mean. Each is read from one page through the
 * ordinary way of scraping; the way to further pages is proved before it is written into the recipe.
 */
import type { Caller } from '../../domain/account.ts';
import type { ScrapeCommand } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Click, Recipe, RecipeRow } from '../../domain/recipe.ts';
import type { Json } from '../../domain/json.ts';
import type { Pipeline } from '../../ports/pipeline.ts';
import type { ColumnFound, Lead, RecordsAnswer, RecordsTask } from '../../ports/records.ts';
import type { Clock } from '../../ports/system.ts';
import type { GetPage, GotPage } from './get-page.ts';
import { provePages, type LeadTools } from './leads.ts';

export interface MakeDeps {
  readonly getPage: GetPage;
  readonly pipeline: Pick<Pipeline, 'records'>;
  readonly clock: Clock;
}

export interface MakeContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

export interface ProposeCommand {
  readonly scrape: ScrapeCommand;
  /** Steps as they go into the recipe. */
  readonly steps: readonly Json[];
  readonly maxTables: number;
}

export interface ClicksCommand {
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
}

export interface Made extends Proposal {
  readonly alternatives: readonly number[];
  readonly creditsUsed: number;
}

export interface MakeRecipes {
  propose(
    command: ProposeCommand,
    context: MakeContext,
  ): Promise<{ readonly tables: readonly Proposal[]; readonly creditsUsed: number }>;
  fromClicks(command: ClicksCommand, context: MakeContext): Promise<Made>;
}

/** Builds both operations. */
export function createMakeRecipes(deps: MakeDeps): MakeRecipes {
  return {
    propose: (command, context) => propose(deps, command, context),
    fromClicks: (command, context) => fromClicks(deps, command, context),
  };
}

async function propose(
  deps: MakeDeps,
  { scrape, steps, maxTables }: ProposeCommand,
  context: MakeContext,
): ReturnType<MakeRecipes['propose']> {
  const maker = new Maker(deps, scrape, context);
  const page = await maker.first();
  const visit = await maker.visit(steps);
  const answer = await maker.ask({
    kind: 'propose',
    html: page.html,
    url: page.url,
    most: maxTables,
    now: maker.now(),
  });
  if (answer.kind !== 'tables') throw crossed();
  const tables: Proposal[] = [];
  for (const [i, { leads, ...table }] of answer.tables.entries()) {
    // the first is what most will take: its way on is proved; of the others what the page says is told
    const pages = i === 0 ? await maker.pages(table, leads, page, false) : likely(leads);
    tables.push({ ...table, recipe: { ...table.recipe, ...visit, pages } });
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
  const pages = await maker.pages(answer, leads, page, true);
  const whole = { ...answer.recipe, ...(await maker.visit(steps)), pages };
  const recipe = detail === undefined ? whole : { ...whole, detail: await maker.detail(detail) };
  return { recipe, columns, rows, alternatives, creditsUsed: maker.creditsUsed };
}

type Clicked = Extract<RecordsAnswer, { kind: 'clicked' }>;

class Maker {
  readonly #deps: MakeDeps;
  readonly #scrape: ScrapeCommand;
  readonly #context: MakeContext;
  creditsUsed = 0;

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

  async first(
    gather?: ScrapeCommand['options']['gather'],
    command = this.#scrape,
  ): Promise<GotPage> {
    const page = await this.#deps.getPage({
      command,
      ...(gather === undefined ? {} : { gather }),
      ...this.#context,
      purpose: 'propose',
    });
    this.creditsUsed += page.creditsUsed;
    return page;
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

  /** Steps with what their buttons say: after a redesign the words are still there when the path is not. */
  async visit(steps: readonly Json[]): Promise<Pick<Recipe, 'visit'>> {
    const clicks = steps.flatMap(selectorOf);
    if (steps.length === 0) return {};
    if (clicks.length === 0) return { visit: { engine: 'auto', steps } };
    const options = { ...this.#scrape.options, actions: [] };
    const { html, url } = await this.first(undefined, { ...this.#scrape, options });
    const answer = await this.ask({ kind: 'texts', html, url, selectors: clicks });
    const texts = answer.kind === 'texts' ? answer.texts : [];
    const said = steps.map((step): Json => {
      const [selector] = selectorOf(step);
      const text = selector === undefined ? '' : (texts[clicks.indexOf(selector)] ?? '');
      return text === '' || !isStep(step) ? step : { ...step, on: { text } };
    });
    return { visit: { engine: 'auto', steps: said } };
  }

  #tools(): LeadTools {
    return {
      fetch: async (url) => {
        const options = { ...this.#scrape.options, actions: [] };
        return this.first(undefined, { ...this.#scrape, url, typedUrl: url, options }).catch(
          (error: unknown) => {
            this.#context.signal.throwIfAborted();
            if (error instanceof HearthError) return undefined;
            throw error;
          },
        );
      },
      gather: async (more) => {
        const page = await this.first({ more: { ...more, most: 2 } });
        return page.batches;
      },
      read: async (html, url, recipe) => {
        const answer = await this.ask({ kind: 'read', html, url, recipe, now: this.now() });
        if (answer.kind !== 'reading') throw crossed();
        return answer;
      },
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

type Step = Readonly<Record<string, Json>>;

const isStep = (step: Json): step is Step =>
  typeof step === 'object' && step !== null && !Array.isArray(step);

/** The selector of a step that clicks. */
function selectorOf(step: Json): readonly string[] {
  if (!isStep(step)) return [];
  const selector = step['selector'];
  return step['type'] === 'click' && typeof selector === 'string' ? [selector] : [];
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
