/** How the pages of a recipe are visited: by whom, and the steps before the list. */
import type { Json } from '../../domain/json.ts';
import type { Recipe } from '../../domain/recipe.ts';

type Step = Readonly<Record<string, Json>>;

export const isStep = (step: Json): step is Step =>
  typeof step === 'object' && step !== null && !Array.isArray(step);

/** The selector of a step that clicks. */
export function selectorOf(step: Json): readonly string[] {
  if (!isStep(step)) return [];
  const selector = step['selector'];
  return step['type'] === 'click' && typeof selector === 'string' ? [selector] : [];
}

export function withEngine(
  { visit }: Pick<Recipe, 'visit'>,
  where: { readonly engine?: 'browser' },
): Pick<Recipe, 'visit'> {
  if (where.engine === undefined) return visit === undefined ? {} : { visit };
  return { visit: { ...visit, ...where } };
}
