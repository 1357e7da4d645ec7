/** Steps that a run does on the list's page before it reads it, as they are recorded while somebody uses the page; pure. */
import type { LiveUse } from '../../../contract/console/live.ts';
import type { RecipeFile, RecipeStep } from '../../../contract/console/recipes.ts';
import type { Draft } from './edit.ts';

export interface Recorded {
  /** Address of the page they were done in, without its fragment. */
  readonly at: string;
  readonly steps: readonly RecipeStep[];
  /** Why the last use of the page is not among them. */
  readonly lost?: LiveUse['lost'];
}

/** As many as a recipe takes. */
const MOST_STEPS = 50;

export const NONE_RECORDED: Recorded = { at: '', steps: [] };

/** A fragment that is no route names a part of the same page: a tab, a heading. */
export const pageOf = (url: string): string => url.replace(/#(?![!/]).*$/s, '');

/** With what was done at this address; a page that was opened anew begins anew. */
export function withUse(before: Recorded, use: LiveUse, url: string): Recorded {
  const at = pageOf(url);
  const known = use.isFirst || before.at !== at ? [] : before.steps;
  const steps = use.steps.reduce(withStep, known);
  const lost = steps.length > MOST_STEPS ? 'place' : use.lost;
  return { at, steps: steps.slice(0, MOST_STEPS), ...(lost === undefined ? {} : { lost }) };
}

/** Letters become words; what was typed by mistake and taken back is not typed again. */
function withStep(steps: readonly RecipeStep[], step: RecipeStep): readonly RecipeStep[] {
  const last = steps.at(-1);
  if (last?.type !== 'write') return [...steps, step];
  const before = steps.slice(0, -1);
  const typed = last.text ?? '';
  if (step.type === 'write') return [...before, { ...last, text: typed + (step.text ?? '') }];
  if (step.type !== 'press' || step.key !== 'Backspace') return [...steps, step];
  const text = Array.from(typed).slice(0, -1).join('');
  return text === '' ? before : [...before, { ...last, text }];
}

/** Those of a recipe. */
export function stepsOf({ start, visit }: RecipeFile): Recorded {
  return { at: pageOf(start[0] ?? ''), steps: (visit?.steps ?? []).filter(isStep) };
}

/** The draft with these steps where they were done on its page. */
export function withSteps(draft: Draft, { at, steps }: Recorded): Draft {
  const { recipe } = draft;
  if (pageOf(recipe.start[0] ?? '') !== at) return draft;
  const { visit, ...rest } = recipe;
  const others = Object.entries(visit ?? {}).filter(([name]) => name !== 'steps');
  if (steps.length > 0) {
    const changed = { engine: 'auto' as const, ...Object.fromEntries(others), steps };
    return { ...draft, recipe: { ...rest, visit: changed } };
  }
  const isPlain = others.every(([name, value]) => name === 'engine' && value === 'auto');
  const kept = isPlain ? {} : { visit: Object.fromEntries(others) };
  return { ...draft, recipe: { ...rest, ...kept } };
}

const isStep = (value: unknown): value is RecipeStep =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
