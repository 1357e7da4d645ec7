/** Who reads the pages of a run: a list that is not on the page as served is read by a browser. Pure. */
import type { RecipeCommand, RecordSigns, ScrapeOptions } from '../../domain/command.ts';
import type { Anchor, Recipe } from '../../domain/recipe.ts';
import type { Reading } from '../../ports/records.ts';
import type { GotPage } from './get-page.ts';

/** Read out of the library alone. */
export const isPast = ({ offline, asOf }: ScrapeOptions): boolean =>
  offline === true || asOf !== undefined;

export const inBrowser = (options: ScrapeOptions): ScrapeOptions => ({
  ...options,
  gather: { ...options.gather, browser: true },
});

/** Pages that records lead to, and the data behind a page, are others than the list's. */
export function asOther({ gather, ...options }: ScrapeOptions): ScrapeOptions {
  const others = Object.entries(gather ?? {}).filter(([name]) => name !== 'browser');
  return others.length === 0 ? options : { ...options, gather: Object.fromEntries(others) };
}

/** Left alone until the list of the recipe is there. */
export const untilThere = (options: ScrapeOptions, recipe: Recipe): ScrapeOptions => ({
  ...options,
  gather: { ...options.gather, browser: true, until: signsOf(recipe) },
});

/** By which a browser knows the recipe's records, without reading the page as recipes do. */
export function signsOf({ list }: Recipe): RecordSigns {
  const { anchors } = list.records;
  const named = anchors.flatMap((anchor) => ('css' in anchor ? [anchor.css].flat() : []));
  const paths = anchors.flatMap((anchor) =>
    'path' in anchor ? tagsOf(anchor.path).slice(-1) : [],
  );
  // what stands around it may be on the other side of a shadow root
  const records = (named.length > 0 ? named : paths).map(
    (css) => css.split(/[\s>]+/).at(-1) ?? css,
  );
  const fields = list.fields
    .filter(({ above }) => above === undefined)
    .map(({ anchors: own }) => own.flatMap(insideOf))
    .filter((selectors) => selectors.length > 0);
  return { records, fields };
}

function insideOf(anchor: Anchor): readonly string[] {
  if ('css' in anchor) return [anchor.css].flat();
  const tags = 'path' in anchor ? tagsOf(anchor.path).slice(1) : [];
  return tags.length > 0 ? [tags.join(' ')] : [];
}

const tagsOf = (path: string): readonly string[] =>
  path.split('/').filter((tag) => /^[a-z][\w-]*$/i.test(tag));

/**
 * How a page that neither has the list nor says why is looked at once more: one as served in a browser, which may show
 * it (a first one: those after it follow); one that a browser showed with time for its scripts.
 */
export function secondLook(
  { options, recipe }: RecipeCommand,
  { engine, status }: Pick<GotPage, 'engine' | 'status'>,
  { rows, refusal }: Reading,
  isFirst: boolean,
): 'in the browser' | 'patiently' | undefined {
  const isSettled = rows.length > 0 || refusal !== undefined || status >= 400;
  if (isPast(options) || isSettled || recipe.visit?.engine === 'http') return undefined;
  if (engine === 'browser') return 'patiently';
  return engine === 'http' && isFirst ? 'in the browser' : undefined;
}

/** What the page asks for itself comes along where the recipe has a use for it. */
export function withAnswers(
  { recipe, options: { profile } }: RecipeCommand,
  options: ScrapeOptions,
): ScrapeOptions {
  const isAsked = recipe.also?.[0]?.kind === 'json' && profile === undefined;
  return isAsked ? { ...options, gather: { ...options.gather, answers: true } } : options;
}
