/**
 * One run of a recipe: list page after list page, checked against its memory, then the pages the records lead to.
 *
 * Each record once, in page order. Ends where nothing new comes, an address was seen before, a limit is reached or the page
 * is no longer the list; says which. Never throws for what a page is like: that is the run's health.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../../domain/account.ts';
import type { Gather, ScrapeCommand } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { FieldReport, Health, Recipe, RecipeRow } from '../../domain/recipe.ts';
import type { Pipeline } from '../../ports/pipeline.ts';
import type { Lead, Reading } from '../../ports/records.ts';
import type { Clock } from '../../ports/system.ts';
import type { GetPage, GotPage } from './get-page.ts';
import { crossed } from './make.ts';
import { keyOfRow, mergeReports, worseHealth } from './rows.ts';

export interface WalkDeps {
  readonly getPage: GetPage;
  readonly pipeline: Pick<Pipeline, 'records'>;
  readonly clock: Clock;
}

export interface RunCommand {
  readonly recipe: Recipe;
  /** Start addresses as commands, steps of the recipe among their actions; those that find buttons otherwise come second. */
  readonly starts: readonly (readonly ScrapeCommand[])[];
  readonly maxPages: number;
  readonly maxRows: number;
  readonly follow: boolean;
  readonly repair: 'auto' | 'report' | 'off';
  /** An address of a further page as a command. */
  readonly page: (url: string) => ScrapeCommand;
}

/** What is known of a run so far; the walk writes, the run's view reads. */
export interface Progress {
  rows: RecipeRow[];
  health: Health;
  fields: readonly FieldReport[];
  recipe: Recipe;
  isRepaired: boolean;
  pages: number;
  creditsUsed: number;
  message?: string;
  stopped?: string;
}

export interface WalkContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/** Runs it to its end. Rejects when aborted, out of credits, or where nothing could be fetched at all. */
export async function walk(
  deps: WalkDeps,
  command: RunCommand,
  context: WalkContext,
): Promise<void> {
  const walker = new Walker(deps, command, context);
  for (const ways of command.starts) await walker.start(ways);
  if (command.follow) await walker.details();
}

const GROWING = new Set(['more', 'scroll', 'spa']);
const REFUSALS = {
  'sign-in': 'The page asks to sign in.',
  empty: 'The page says that there are no results.',
  maintenance: 'The site is closed for maintenance.',
} as const;

class Walker {
  readonly #deps: WalkDeps;
  readonly #command: RunCommand;
  readonly #context: WalkContext;
  readonly #seen = new Set<string>();

  constructor(deps: WalkDeps, command: RunCommand, context: WalkContext) {
    this.#deps = deps;
    this.#command = command;
    this.#context = context;
  }

  /** Where a step finds nothing to press, the next way is tried. */
  async start([first, ...others]: readonly ScrapeCommand[]): Promise<void> {
    if (first === undefined) return;
    try {
      await this.list(first);
    } catch (error) {
      const isLost = error instanceof HearthError && error.code === 'SCRAPE_ACTION_ERROR';
      if (!isLost || others.length === 0) throw error;
      await this.start(others);
    }
  }

  async list(start: ScrapeCommand): Promise<void> {
    const { pages } = this.#command.recipe;
    const isGrowing = pages !== null && GROWING.has(pages.kind) && this.#command.maxPages > 1;
    await (isGrowing ? this.#gathered(start) : this.#linked(start));
  }

  /** Pages that lead to one another. */
  async #linked(start: ScrapeCommand): Promise<void> {
    const { progress } = this.#context;
    const visited = new Set<string>();
    for (let next: ScrapeCommand | undefined = start; next !== undefined;) {
      visited.add(next.url);
      const page = await this.#get(next);
      progress.pages += 1;
      const reading = await this.#read(page.html, page);
      const isFirst = visited.size === 1;
      if (!this.#takes(reading, page, isFirst)) return;
      const fresh = this.#add(reading);
      if (progress.stopped !== undefined) return;
      const isOver = fresh === 0 && !isFirst;
      if (isOver || progress.pages >= this.#command.maxPages) {
        this.#stop(isOver ? 'nothing new on the page' : 'as many pages as asked for');
        return;
      }
      visited.add(page.url);
      next = this.#next(reading.leads, visited);
      if (next !== undefined) await this.#pause();
    }
    this.#stop('no further page');
  }

  #next(leads: readonly Lead[], visited: ReadonlySet<string>): ScrapeCommand | undefined {
    const { pages } = this.#command.recipe;
    if (pages === null || GROWING.has(pages.kind)) return undefined;
    const open = leads.filter(({ url }) => url !== undefined && !visited.has(url));
    const lead = open.find(({ kind, score }) => kind === pages.kind && score >= 0.6) ?? open[0];
    return lead?.url === undefined ? undefined : this.#command.page(lead.url);
  }

  /** A list that grows or changes in place: one page of the browser, batch by batch. */
  async #gathered(start: ScrapeCommand): Promise<void> {
    const { recipe, maxPages } = this.#command;
    const { progress } = this.#context;
    const { pages } = recipe;
    if (
      pages === null ||
      (pages.kind !== 'more' && pages.kind !== 'scroll' && pages.kind !== 'spa')
    )
      return;
    const label = await this.#label(start);
    const more = { kind: pages.kind, most: maxPages, ...(label === undefined ? {} : { label }) };
    const page = await this.#get(start, { more });
    const most =
      pages.kind === 'spa' || recipe.memory === undefined
        ? Number.POSITIVE_INFINITY
        : recipe.memory.count * maxPages;
    for (const [i, html] of [page.html, ...page.batches].entries()) {
      progress.pages += 1;
      const reading = await this.#read(html, page);
      if (!this.#takes(reading, page, i === 0)) return;
      this.#add({ ...reading, rows: reading.rows.slice(0, most) });
      if (progress.stopped !== undefined) return;
    }
    this.#stop(progress.pages >= maxPages ? 'as many pages as asked for' : 'nothing new came');
  }

  /** What the button is called now: as remembered where it is still there, else what the page offers. */
  async #label(start: ScrapeCommand): Promise<string | undefined> {
    const { pages } = this.#command.recipe;
    const known = pages?.anchors?.flatMap((anchor) => ('text' in anchor ? [anchor.text] : []))[0];
    if (pages === null || pages.kind === 'scroll') return undefined;
    const page = await this.#get(start);
    const { leads } = await this.#read(page.html, page);
    const same = leads.filter(({ kind, label }) => kind === pages.kind && label !== undefined);
    return (same.find(({ label }) => label === known) ?? same[0])?.label ?? known;
  }

  // ── one page ─────────────────────────────────────────────────────────────────────────────────────

  async #get(command: ScrapeCommand, gather?: Gather): Promise<GotPage> {
    const { caller, signal, progress } = this.#context;
    signal.throwIfAborted();
    const purpose = this.#command.recipe.name ?? 'run';
    const page = await this.#deps.getPage({
      command,
      ...(gather === undefined ? {} : { gather }),
      caller,
      signal,
      purpose,
    });
    progress.creditsUsed += page.creditsUsed;
    return page;
  }

  async #read(html: string, { url }: GotPage): Promise<Reading> {
    const { recipe } = this.#context.progress;
    const now = new Date(this.#deps.clock.now()).toISOString();
    const answer = await this.#deps.pipeline.records(
      { kind: 'read', html, url, recipe, now },
      this.#context.signal,
    );
    if (answer.kind !== 'reading') throw crossed();
    return answer;
  }

  /** Notes the page's health; false where the run ends with it. */
  #takes(reading: Reading, page: GotPage, isFirst: boolean): boolean {
    const { progress } = this.#context;
    const { repair } = this.#command;
    const isError = page.status >= 400;
    if (reading.rows.length === 0 || isError) {
      if (isFirst && progress.rows.length === 0) {
        progress.health = isError || reading.health !== 'empty' ? 'broken' : 'empty';
        progress.message = isError ? `The page answered ${page.status}.` : messageOf(reading);
        progress.fields = this.#command.recipe.list.fields.map(({ name }) => ({
          name,
          state: 'missing',
          filled: 0,
        }));
      }
      this.#stop(isFirst ? 'the list is not there' : 'no records on the page');
      return false;
    }
    if (repair === 'off' && reading.health === 'repaired') {
      progress.health = worseHealth(progress.health, 'broken');
      progress.fields = reading.fields;
      progress.message = 'The page has changed and repair is off.';
      this.#stop('the page has changed');
      return false;
    }
    progress.fields = mergeReports(
      progress.fields,
      progress.rows.length,
      reading.fields,
      reading.rows.length,
    );
    // later pages are read with what the first one taught: a repair counts once
    progress.health = worseHealth(progress.health, reading.health);
    progress.isRepaired ||= reading.health === 'repaired';
    if (reading.recipe !== undefined)
      progress.recipe = renewedBy(progress.recipe, reading.recipe, isFirst);
    return true;
  }

  /** Number of rows that were new. */
  #add({ rows }: Reading): number {
    const { progress } = this.#context;
    const { recipe, maxRows } = this.#command;
    let fresh = 0;
    for (const row of rows) {
      const key = keyOfRow(recipe, row);
      if (this.#seen.has(key)) continue;
      this.#seen.add(key);
      progress.rows.push(row);
      fresh += 1;
      if (progress.rows.length >= maxRows) {
        this.#stop('as many rows as asked for');
        break;
      }
    }
    return fresh;
  }

  #stop(why: string): void {
    this.#context.progress.stopped ??= why;
  }

  async #pause(): Promise<void> {
    const { delayMs } = this.#command.recipe.visit ?? {};
    if (typeof delayMs === 'number' && delayMs > 0)
      await sleep(delayMs, undefined, { signal: this.#context.signal });
  }

  // ── the pages records lead to ────────────────────────────────────────────────────────────────────

  /** Two at a time; a page that does not come leaves its fields null. */
  async details(): Promise<void> {
    const { detail } = this.#command.recipe;
    const { progress } = this.#context;
    if (detail === undefined) return;
    const queue = progress.rows.map((_, i) => i);
    let reports: readonly FieldReport[] = [];
    let read = 0;
    const work = async (): Promise<void> => {
      for (let i = queue.shift(); i !== undefined; i = queue.shift()) {
        const found = await this.#detailOf(progress.rows[i]?.[detail.follow]);
        const empty = Object.fromEntries(detail.fields.map(({ name }) => [name, null]));
        progress.rows[i] = { ...progress.rows[i], ...(found?.row ?? empty) };
        if (found !== undefined) reports = mergeReports(reports, read, found.fields, 1);
        read += 1;
      }
    };
    await Promise.all([work(), work()]);
    progress.fields = [...progress.fields, ...reports];
    if (reports.some(({ state }) => state === 'missing'))
      progress.health = worseHealth(progress.health, 'degraded');
  }

  async #detailOf(
    url: RecipeRow[string] | undefined,
  ): Promise<{ row: RecipeRow; fields: readonly FieldReport[] } | undefined> {
    const { detail } = this.#command.recipe;
    if (typeof url !== 'string' || detail === undefined) return undefined;
    try {
      const page = await this.#get(this.#command.page(url));
      if (page.status >= 400) return undefined;
      const answer = await this.#deps.pipeline.records(
        { kind: 'read-detail', html: page.html, url: page.url, fields: detail.fields },
        this.#context.signal,
      );
      if (answer.kind !== 'detail-row') throw crossed();
      return answer;
    } catch (error) {
      this.#context.signal.throwIfAborted();
      if (
        error instanceof HearthError &&
        error.code !== 'INSUFFICIENT_CREDITS' &&
        error.code !== 'INTERNAL'
      )
        return undefined;
      throw error;
    }
  }
}

function messageOf({ refusal }: Reading): string {
  return refusal === undefined
    ? 'Nothing on the page is the list the recipe was made for; open the recipe and point at it again.'
    : REFUSALS[refusal];
}

/** Anchors and memory of the first page are kept: later ones only lend their anchors. */
function renewedBy(before: Recipe, after: Recipe, isFirst: boolean): Recipe {
  if (isFirst || before.memory === undefined) return after;
  return { ...after, memory: before.memory };
}
