/** Who reads the pages of a run: a list that is not on the page as served is read by a browser. Pure. */
import type { RecipeCommand, ScrapeOptions } from '../../domain/command.ts';
import type { Reading } from '../../ports/records.ts';
import type { GotPage } from './get-page.ts';

export const inBrowser = (options: ScrapeOptions): ScrapeOptions => ({
  ...options,
  gather: { ...options.gather, browser: true },
});

/** Pages that records lead to, and the data behind a page, are others than the list's. */
export function asOther({ gather, ...options }: ScrapeOptions): ScrapeOptions {
  const others = Object.entries(gather ?? {}).filter(([name]) => name !== 'browser');
  return others.length === 0 ? options : { ...options, gather: Object.fromEntries(others) };
}

/** A first page as served that neither has the list nor says why: a browser may show it. */
export function mayBeRendered(
  { options, recipe }: RecipeCommand,
  { engine, status }: Pick<GotPage, 'engine' | 'status'>,
  { rows, refusal }: Reading,
): boolean {
  const isPast = options.offline === true || options.asOf !== undefined;
  const isServed = engine === 'http' && status < 400 && recipe.visit?.engine !== 'http';
  return isServed && !isPast && rows.length === 0 && refusal === undefined;
}

/** What the page asks for itself comes along where the recipe has a use for it. */
export function withAnswers(
  { recipe, options: { profile } }: RecipeCommand,
  options: ScrapeOptions,
): ScrapeOptions {
  const isAsked = recipe.also?.[0]?.kind === 'json' && profile === undefined;
  return isAsked ? { ...options, gather: { ...options.gather, answers: true } } : options;
}
