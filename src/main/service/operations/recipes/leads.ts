/**
 * Which of a page's ways to further records is right: the next page is fetched and read, and must give new rows.
 *
 * A list that grows in place is tried in the browser. Nothing is offered that was not seen to work.
 */
import type { PageKind, Recipe, RecipePages, RecipeRow } from '../../domain/recipe.ts';
import type { Lead, Reading } from '../../ports/records.ts';
import type { GotPage } from './get-page.ts';
import { keyOfRow } from './rows.ts';
import { addressOf } from './run-keys.ts';

export interface LeadTools {
  /** Fetches an address; undefined where it does not come. */
  readonly fetch: (url: string) => Promise<GotPage | undefined>;
  /** The start address in the browser with a second batch. */
  readonly gather: (more: {
    readonly kind: 'more' | 'scroll' | 'spa';
    readonly label?: string;
  }) => Promise<readonly string[]>;
  readonly read: (html: string, url: string, recipe: Recipe) => Promise<Reading>;
}

const NEW_SHARE = 0.6;
const MOST_TRIED = 3;
/** From here a button is the list's own, and it does not grow by scrolling. */
const SURE = 0.8;

/** The first lead whose second page holds mostly rows that the first has not; null: there is one page. */
export async function provePages(
  recipe: Recipe,
  rows: readonly RecipeRow[],
  {
    leads,
    mayScroll,
    url,
  }: { readonly leads: readonly Lead[]; readonly mayScroll: boolean; readonly url: string },
  tools: LeadTools,
): Promise<RecipePages | null> {
  const seen = new Set(rows.map((row) => keyOfRow(recipe, row)));
  for (const lead of firstOfEach(leads).slice(0, MOST_TRIED)) {
    const pages = await prove(lead, recipe, seen, { url, tools });
    if (pages !== undefined) return pages;
  }
  const isPressed = leads.some(
    ({ kind, score }) => kind === 'spa' || (kind === 'more' && score >= SURE),
  );
  if (!mayScroll || isPressed) return null;
  const scrolled = await tools.gather({ kind: 'scroll' });
  return (await hasNew(recipe, seen, scrolled.at(-1), { url, tools, isGrowing: true }))
    ? { kind: 'scroll' }
    : null;
}

/** From here a lead says in words or numbers that more follows; below it is an arrow alone. */
const IN_WORDS = 0.8;

/**
 * The leads of the page at `here` that may go on with its list. An arrow of a further page leads to an address like
 * that page's own: the only one left behind the last page may turn the month of a calendar.
 */
export function waysOn(
  leads: readonly Lead[],
  here: string,
  isFirst: boolean,
): readonly (Lead & { readonly url: string })[] {
  return leads.flatMap((lead) => {
    const url = addressOf(lead.url);
    if (url === undefined || url === here) return [];
    const isLikely = isFirst || lead.score >= IN_WORDS || shapeOf(url) === shapeOf(here);
    return isLikely ? [{ ...lead, url }] : [];
  });
}

/** That of the recipe's kind; of a letter its own further pages come first, any other list ends with those. */
export function bestWay<Way extends Lead>(open: readonly Way[], kind: PageKind): Way | undefined {
  if (kind === 'letters') return open[0];
  const ways = open.filter((way) => way.kind !== 'letters');
  return ways.find((way) => way.kind === kind && way.score >= LIKELY) ?? ways[0];
}
const LIKELY = 0.6;

/** An address without its numbers and lone letters, and without what its parameters say. */
function shapeOf(address: string): string {
  const { pathname = '', searchParams } = URL.parse(address) ?? {};
  const names = [...new Set(searchParams?.keys())].sort();
  const plain = pathname.replace(/\d+/g, '0').replace(/\/[a-z](?=\/|$)/gi, '/a');
  return `${plain.replace(/\/$/, '')}?${names.join('&')}`;
}

/** One lead for each address or button. */
function firstOfEach(leads: readonly Lead[]): readonly Lead[] {
  return leads.filter(
    (lead, i) => leads.findIndex((one) => one.url === lead.url && one.label === lead.label) === i,
  );
}

async function prove(
  lead: Lead,
  recipe: Recipe,
  seen: ReadonlySet<string>,
  { url, tools }: { readonly url: string; readonly tools: LeadTools },
): Promise<RecipePages | undefined> {
  const { kind, label } = lead;
  if (lead.url !== undefined) {
    const page = await tools.fetch(lead.url);
    if (page === undefined || page.status >= 400) return undefined;
    const isNew = await hasNew(recipe, seen, page.html, { url: page.url, tools, isGrowing: false });
    return isNew ? { kind } : undefined;
  }
  if (kind !== 'more' && kind !== 'spa') return undefined;
  const batches = await tools.gather({ kind, ...(label === undefined ? {} : { label }) });
  const isNew = await hasNew(recipe, seen, batches.at(-1), {
    url,
    tools,
    isGrowing: kind === 'more',
  });
  return isNew
    ? { kind, ...(label === undefined ? {} : { anchors: [{ text: label }] }) }
    : undefined;
}

async function hasNew(
  recipe: Recipe,
  seen: ReadonlySet<string>,
  html: string | undefined,
  {
    url,
    tools,
    isGrowing,
  }: { readonly url: string; readonly tools: LeadTools; readonly isGrowing: boolean },
): Promise<boolean> {
  if (html === undefined || html === '') return false;
  const { rows } = await tools.read(html, url, recipe);
  const fresh = rows.filter((row) => !seen.has(keyOfRow(recipe, row))).length;
  return isGrowing
    ? fresh > 0 && rows.length > fresh
    : rows.length > 0 && fresh >= rows.length * NEW_SHARE;
}
