/**
 * One page of a run: a list page, a list that grows in one page of the browser, or the page that records lead to.
 *
 * List pages of a run come one after the other, since each shows the way to the next; pages of records come beside
 * them. What a page adds is handed back as data and written with the page. A list that grows is read whole or not at
 * all: after a kill its session begins again, and keys keep its rows from counting twice.
 */
import type { ScrapeOptions } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { JobOf, Page } from '../../domain/job.ts';
import type { Recipe, RecipeRow } from '../../domain/recipe.ts';
import { NEW_RUN, type FreshRow, type RunState, type RunStep } from '../../domain/recipe-run.ts';
import { hostKey } from '../../domain/url-key.ts';
import type { NewPage } from '../../ports/backend.ts';
import type { Pipeline } from '../../ports/pipeline.ts';
import type { Lead, Reading } from '../../ports/records.ts';
import type { RecipeStore } from '../../ports/recipe-runs.ts';
import type { Clock, Ids } from '../../ports/system.ts';
import type { Visited } from '../visit.ts';
import { pageOf, type GotPage } from './get-page.ts';
import { bestWay, waysOn } from './leads.ts';
import { crossed } from './make.ts';
import { keyedRows, keyOfRow } from './rows.ts';
import { isPaged } from './prove-data.ts';
import { grown, grows } from './run-grown.ts';
import { brokenIn, type DataRead, withData, withoutData, withRows } from './run-data.ts';
import {
  addressOf,
  dataOptions,
  dataPage,
  detailPages,
  isData,
  isList,
  isPlain,
  listKey,
  placeOf,
  plainPages,
  startOf,
  startPages,
} from './run-keys.ts';
import { asOther, inBrowser, isPast, secondLook, untilThere, withAnswers } from './run-rendered.ts';
import { goingOn, lacksWayOn, STOPPED, withoutSteps, withoutWayOn, withPage } from './run-state.ts';

type RecipeJob = JobOf<'recipe'>;
type Got = Omit<GotPage, 'creditsUsed'>;

export interface RunPageDeps {
  readonly store: RecipeStore;
  readonly pipeline: Pick<Pipeline, 'records'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Fetches the page with these options. */
type VisitWith = (options: ScrapeOptions) => Promise<Visited>;

interface ReadPage {
  readonly visited: Visited;
  readonly run: RunStep;
  readonly discovered: readonly NewPage[];
}

export interface RunPages {
  read(job: RecipeJob, page: Page, visit: VisitWith, signal: AbortSignal): Promise<ReadPage>;
  /** Why no further page of the run is asked for. */
  refusal(job: RecipeJob): Promise<string | undefined>;
  /** Where the run goes on when this page does not come. */
  past(job: RecipeJob, page: Page): readonly NewPage[];
}

/** Builds it. */
export function createRunPages(deps: RunPageDeps): RunPages {
  return {
    read(job, page, visit, signal) {
      const asking: VisitWith = (options) => visit(withAnswers(job.command, options));
      const of = { job, page, visit: asking, signal };
      const reader = new PageReader(deps, of);
      if (isData(page)) return reader.data();
      return isList(page) ? reader.list() : reader.detail();
    },
    async refusal({ id, createdAt, command }) {
      const minutes = command.recipe.limits?.minutes;
      if (minutes === undefined) return undefined;
      const stoppedMs = (await deps.store.findRun(id))?.state.stoppedMs ?? 0;
      const isLate = deps.clock.now() - createdAt - stoppedMs > minutes * 60_000;
      return isLate ? `limit: the recipe allows ${minutes} minutes` : undefined;
    },
    past: (job, page) => {
      if (isData(page)) return plainPages(deps.ids, job, startOf(page));
      return isList(page) ? startPages(deps.ids, job, startOf(page) + 1) : [];
    },
  };
}

interface Of {
  readonly job: RecipeJob;
  readonly page: Page;
  readonly visit: VisitWith;
  readonly signal: AbortSignal;
}

class PageReader {
  readonly #deps: RunPageDeps;
  readonly #of: Of;
  #state: RunState = NEW_RUN;
  /** Why the steps before the list were not done. */
  #lostSteps: string | undefined;
  /** Rows of the run before this page. */
  #before = 0;
  readonly #fresh: FreshRow[] = [];
  /** What was read last. */
  #last: { readonly html: string; readonly reading: Reading } | undefined;

  constructor(deps: RunPageDeps, of: Of) {
    this.#deps = deps;
    this.#of = of;
  }

  // ── list pages ─────────────────────────────────────────────────────────────────────────────────

  async list(): Promise<ReadPage> {
    const { job, page } = this.#of;
    const run = await this.#deps.store.findRun(job.id);
    this.#state = goingOn(run?.state ?? NEW_RUN);
    this.#before = run?.rows ?? 0;
    if (isPlain(page)) this.#state = withoutData(this.#state, 'an answer did not come');
    const visited = await this.#withList(await this.#first());
    const got = pageOf(visited);
    const isOne = this.#isGrowing() && !this.#isPaged();
    const next = isOne ? undefined : await this.#linked(got);
    if (isOne) await this.#batches(got);
    const discovered = next === undefined ? this.#nextStart() : [next];
    const key = isPlain(page) ? {} : { finalKey: listKey(startOf(page), got.url) };
    const step = { state: this.#state, rows: this.#fresh, ...key };
    return {
      visited,
      run: step,
      discovered: [...discovered, ...detailPages(this.#deps.ids, this.#of.page, this.#fresh)],
    };
  }

  #isFirst(): boolean {
    return this.#of.page.foundOn === undefined;
  }

  #isGrowing(): boolean {
    const { recipe, maxPages, options } = this.#of.job.command;
    return grows(recipe.pages?.kind) && maxPages > 1 && !isPast(options);
  }

  /** Where a step finds nothing to press, the next way is tried. */
  async #first(): Promise<Visited> {
    const { command } = this.#of.job;
    if (!this.#isFirst()) return this.#visit(command.options);
    const [last, ...others] = [...command.ways].reverse();
    for (const actions of others.reverse()) {
      try {
        const visited = await this.#session(actions);
        this.#lostSteps = undefined;
        return visited;
      } catch (error) {
        const isLost = error instanceof HearthError && error.code === 'SCRAPE_ACTION_ERROR';
        if (!isLost) throw error;
        this.#lostSteps = error.message;
      }
    }
    return this.#session(last ?? []);
  }

  #visit(options: ScrapeOptions): Promise<Visited> {
    const asked = this.#state.isRendered === true ? inBrowser(options) : options;
    return this.#of.visit(this.#late(asked));
  }

  #late(options: ScrapeOptions): ScrapeOptions {
    const { isLate, recipe = this.#of.job.command.recipe } = this.#state;
    const waits = isLate === true || recipe.visit?.waitFor === 'records';
    return waits && !isPast(options) ? untilThere(options, recipe) : options;
  }

  /** A page without the list is looked at again, in the browser and until it is there, before the run says that it is gone. */
  async #withList(visited: Visited): Promise<Visited> {
    const before = this.#state;
    for (let now = visited; ; now = await this.#first()) {
      const got = pageOf(now);
      const reading = await this.#read(got.html, got.url);
      if (reading.rows.length > 0) return now;
      const look =
        this.#state.isLate === true
          ? undefined
          : secondLook(this.#of.job.command, got, reading, this.#isFirst());
      if (look === undefined) break;
      const isLate = look === 'patiently';
      this.#state = { ...this.#state, ...(isLate ? { isLate } : { isRendered: true }) };
    }
    this.#state = before;
    return visited;
  }

  /** The first page of a start; of a list that grows with its batches. */
  async #session(actions: ScrapeOptions['actions']): Promise<Visited> {
    const { job, visit } = this.#of;
    const { recipe, maxPages } = job.command;
    const options = { ...job.command.options, actions };
    const kind = recipe.pages?.kind;
    if (this.#isPaged() || !this.#isGrowing() || !grows(kind)) return this.#visit(options);
    const press = (label: string | undefined): Promise<Visited> => {
      const more = { kind, most: maxPages, ...(label === undefined ? {} : { label }) };
      return visit(this.#late({ ...options, gather: { more } }));
    };
    return grown(recipe, press, async () => {
      const got = pageOf(await visit(this.#late(options)));
      return (await this.#read(got.html, got.url)).leads;
    });
  }

  async #linked(got: Got): Promise<NewPage | undefined> {
    const reading = await this.#whole(await this.#read(got.html, got.url), got.html, got);
    if (!this.#takes(reading, got)) return undefined;
    const count = await this.#add(reading.rows);
    if (this.#state.stopped !== undefined) return undefined;
    const { maxPages } = this.#of.job.command;
    const again = this.#state.data?.again ?? 0;
    const isOver = count === 0 && !this.#isFirst() && again === 0;
    if (this.#state.data !== undefined && again > 0)
      this.#state = { ...this.#state, data: { ...this.#state.data, again: again - 1 } };
    const isFull = this.#state.pages >= maxPages;
    const next = isOver || isFull ? undefined : await this.#onward(reading.leads, got.url);
    if (next === undefined) this.#end({ isOver, isFull, count });
    return next;
  }

  #end({ isOver, isFull, count }: { isOver: boolean; isFull: boolean; count: number }): void {
    this.#stop(isOver ? STOPPED.nothingNew : isFull ? STOPPED.pages : STOPPED.last);
    const { job, page } = this.#of;
    if (this.#isFirst() && !isFull && lacksWayOn(job.command.recipe, page.url, count))
      this.#state = withoutWayOn(this.#state);
  }

  /** Whether the further pages of this start may come from the data alone. */
  #isPaged(): boolean {
    const { job, page } = this.#of;
    const { recipe, maxPages, options } = job.command;
    const mayPage = this.#isFirst() && !isPlain(page) && maxPages > 1 && !isPast(options);
    const here = options.profile === undefined ? job.command.starts[startOf(page)] : undefined;
    return mayPage && here !== undefined && isPaged(recipe, here);
  }

  /** Through the data where the page has just proved it; a list that grows needs a session of its own otherwise. */
  async #onward(leads: readonly Lead[], here: string): Promise<NewPage | undefined> {
    if (this.#isPaged()) {
      const { used, isOther } = this.#state.data ?? {};
      const [data] = used === true && isOther !== true ? this.#dataPage(1) : [];
      if (data !== undefined) return data;
      if (this.#isGrowing()) {
        this.#state = { ...this.#state, pages: 0 };
        return this.#plainPage();
      }
    }
    return this.#next(leads, here);
  }

  #dataPage(n: number): readonly NewPage[] {
    const { job, page } = this.#of;
    return dataPage(this.#deps.ids, job, page, { n, cursor: this.#state.data?.cursor });
  }

  // ── data of further pages ──────────────────────────────────────────────────────────────────────

  /** Rows of an answer; where it is no longer what it was, the pages are read instead. */
  async data(): Promise<ReadPage> {
    const { job, page, visit } = this.#of;
    const run = await this.#deps.store.findRun(job.id);
    this.#state = goingOn(run?.state ?? NEW_RUN);
    this.#before = run?.rows ?? 0;
    const visited = await visit(dataOptions(job, page, this.#state.data?.cursor));
    const next = await this.#dataRows(pageOf(visited));
    const discovered = next === undefined ? this.#nextStart() : [next];
    const step = { state: this.#state, rows: this.#fresh };
    return {
      visited,
      run: step,
      discovered: [...discovered, ...detailPages(this.#deps.ids, this.#of.page, this.#fresh)],
    };
  }

  async #dataRows(got: Got): Promise<NewPage | undefined> {
    const { job, page } = this.#of;
    const read = got.status >= 400 ? undefined : await this.#readData(got);
    const n = placeOf(page);
    if (n > 1 && this.#isPastEnd(read)) {
      this.#stop(STOPPED.last);
      return undefined;
    }
    const count = await this.#add(read?.rows ?? []);
    const why = read === undefined ? `an answer came with ${got.status}` : brokenIn(read);
    const isEmpty = n === 1 && count === 0;
    if (read === undefined || why !== undefined || isEmpty)
      return this.#fromPages(why ?? 'it says nothing of the second page');
    this.#state = withRows(this.#state, job.command.recipe, read);
    return this.#state.stopped === undefined ? this.#dataAfter(read, count) : undefined;
  }

  /** Where the next answer may not be asked for, the pages are read instead. */
  #dataAfter({ next }: DataRead, count: number): NewPage | undefined {
    const { job, page } = this.#of;
    const isFull = this.#state.pages >= job.command.maxPages;
    const isLast = next?.kind === 'end';
    if (count > 0 && !isFull && !isLast) {
      const [data] = this.#dataPage(placeOf(page) + 1);
      return data ?? this.#fromPages('an answer leads to where nobody but the page may ask');
    }
    this.#stop(isFull ? STOPPED.pages : isLast ? STOPPED.last : STOPPED.nothingNew);
    return undefined;
  }

  async #readData({ html: text, next: link }: Got): Promise<DataRead> {
    const { job, page, signal } = this.#of;
    const url = job.command.starts[startOf(page)] ?? page.url;
    const recipe = this.#state.recipe ?? job.command.recipe;
    const own = { kind: 'read-data', text, url, recipe } as const;
    const task = link === undefined ? own : { ...own, link };
    const read = await this.#deps.pipeline.records(task, signal);
    if (read.kind !== 'data-read') throw crossed();
    return read;
  }

  /** Past their end some say that there is nothing, others that there is no such page; a second page there was. */
  #isPastEnd(read: DataRead | undefined): boolean {
    if (read === undefined) return this.#state.data?.isShort === true;
    return read.rows.length === 0 && read.why === undefined;
  }

  #fromPages(why: string): NewPage | undefined {
    this.#state = withoutData(this.#state, why);
    return this.#plainPage();
  }

  #plainPage(): NewPage | undefined {
    const { job, page } = this.#of;
    return plainPages(this.#deps.ids, job, startOf(page))[0];
  }

  async #next(leads: readonly Lead[], here: string): Promise<NewPage | undefined> {
    const { job, page } = this.#of;
    const { pages } = job.command.recipe;
    if (pages === null || grows(pages.kind)) return undefined;
    const start = startOf(page);
    const ways = waysOn(leads, here, this.#isFirst());
    const found = ways.map((lead) => ({ ...lead, key: listKey(start, lead.url) }));
    const pageKeys = found.map(({ key }) => key);
    const known = await this.#deps.store.runKnows({ jobId: job.id, rows: [], pages: pageKeys });
    const open = found.filter(({ key }) => !known.pages.includes(key));
    const lead = bestWay(open, pages.kind);
    if (lead === undefined) return undefined;
    const { url, key } = lead;
    const place = { host: hostKey(url), depth: 0, reason: 'next page', foundOn: page.url };
    return { id: this.#deps.ids.uuid(), url, urlKey: key, ...place };
  }

  /** A list that grows or changes in place: one page of the browser, batch by batch. */
  async #batches(got: Got): Promise<void> {
    const { recipe, maxPages } = this.#of.job.command;
    const most =
      recipe.pages?.kind === 'spa' || recipe.memory === undefined
        ? Number.POSITIVE_INFINITY
        : recipe.memory.count * maxPages;
    const { data: before } = this.#state;
    for (const [i, html] of [got.html, ...got.batches].entries()) {
      const { data, ...rest } = this.#state;
      // a batch of a list that grows holds those before it: they are counted once
      if (recipe.pages?.kind !== 'spa' && data?.used === true)
        this.#state = { ...rest, ...(before === undefined ? {} : { data: before }) };
      const reading = await this.#whole(await this.#read(html, got.url), html, got);
      if (!this.#takes(reading, got, i === 0)) return;
      await this.#add(reading.rows.slice(0, most));
      if (this.#state.stopped !== undefined) return;
    }
    this.#stop(this.#state.pages >= maxPages ? STOPPED.pages : STOPPED.nothingNew);
  }

  async #read(html: string, url: string): Promise<Reading> {
    if (this.#last?.html === html) return this.#last.reading;
    const reading = await this.#readAnew(html, url);
    this.#last = { html, reading };
    return reading;
  }

  async #readAnew(html: string, url: string): Promise<Reading> {
    const recipe: Recipe = this.#state.recipe ?? this.#of.job.command.recipe;
    const now = new Date(this.#deps.clock.now()).toISOString();
    const answer = await this.#deps.pipeline.records(
      { kind: 'read', html, url, recipe, now },
      this.#of.signal,
    );
    if (answer.kind !== 'reading') throw crossed();
    return answer;
  }

  /** With what the data behind the page says of the same records. */
  async #whole(read: Reading, html: string, { url, answers }: Got): Promise<Reading> {
    const { recipe } = this.#of.job.command;
    const { data: before } = this.#state;
    const seen = { recipe, reading: read, html, url, answers, before };
    const { reading, data } = await withData(this.#deps.pipeline, seen, this.#of.signal);
    if (data !== undefined) this.#state = { ...this.#state, data };
    return reading;
  }

  #takes(reading: Reading, { status }: Got, isFirst = this.#isFirst()): boolean {
    const rows = this.#before + this.#fresh.length;
    const seen = { reading, status, isFirst, rows };
    const { state, isTaken } = withPage(this.#state, this.#of.job.command, seen);
    const lost = isFirst ? this.#lostSteps : undefined;
    this.#state = lost === undefined ? state : withoutSteps(state, lost);
    return isTaken;
  }

  /** Number of rows that were new. */
  async #add(rows: readonly RecipeRow[]): Promise<number> {
    const { recipe, maxRows, follow } = this.#of.job.command;
    const known = await this.#known(rows.map((row) => keyOfRow(recipe, row)));
    const keyed = keyedRows(recipe, rows, known);
    const others = keyed.flatMap(({ key, row }) => (key === keyOfRow(recipe, row) ? [] : [key]));
    const seen = new Set([...known, ...(await this.#known(others))].map(([key]) => key));
    const room = maxRows - this.#before - this.#fresh.length;
    const fresh: FreshRow[] = [];
    for (const { key, row } of keyed) {
      if (seen.has(key) || fresh.length >= room) continue;
      seen.add(key);
      const link = follow && recipe.detail ? addressOf(row[recipe.detail.follow]) : undefined;
      fresh.push({ key, row, ...(link === undefined ? {} : { link }) });
    }
    this.#fresh.push(...fresh);
    if (fresh.length >= room) this.#stop(STOPPED.rows);
    return fresh.length;
  }

  /** Of the keys, those of rows that the run has. */
  async #known(keys: readonly string[]): Promise<ReadonlyMap<string, RecipeRow>> {
    const asked = { jobId: this.#of.job.id, rows: keys, pages: [] };
    const { rows } = keys.length === 0 ? { rows: [] } : await this.#deps.store.runKnows(asked);
    return new Map([...rows, ...this.#fresh].map(({ key, row }) => [key, row]));
  }

  #stop(stopped: string): void {
    this.#state = { ...this.#state, stopped };
  }

  /** The next start address, where no limit of the whole run is reached. */
  #nextStart(): readonly NewPage[] {
    const { job, page } = this.#of;
    const { stopped } = this.#state;
    const isOver = stopped === STOPPED.rows || stopped === STOPPED.pages;
    return isOver ? [] : startPages(this.#deps.ids, job, startOf(page) + 1);
  }

  // ── the pages records lead to ──────────────────────────────────────────────────────────────────

  /** A page that does not come leaves its fields null. */
  async detail(): Promise<ReadPage> {
    const { job, page, visit, signal } = this.#of;
    const { detail } = job.command.recipe;
    const visited = await visit(asOther(job.command.options));
    const { status, html, url } = pageOf(visited);
    if (detail === undefined || status >= 400) {
      return { visited, run: { rows: [] }, discovered: [] };
    }
    const task = { kind: 'read-detail', html, url, fields: detail.fields } as const;
    const answer = await this.#deps.pipeline.records(task, signal);
    if (answer.kind !== 'detail-row') throw crossed();
    const run = { rows: [], detail: { link: page.url, values: answer.row } };
    return { visited, run, discovered: [] };
  }
}
