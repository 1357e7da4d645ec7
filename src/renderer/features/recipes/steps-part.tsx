/** The steps before the list: what a run does before it reads, each to be taken out. */
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RecipeStep } from '../../../contract/console/recipes.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { t } from '../../text/screens.ts';
import { Part } from './part.tsx';
import type { StepsState } from './use-steps.ts';

export function Steps({ state }: { readonly state: StepsState }): ReactElement | null {
  const { steps } = state;
  if (steps.length === 0) return null;
  return (
    <Part title={t.recipes.steps}>
      <p className="text-xs text-ink-3">{t.recipes.stepsHelp}</p>
      <ol className="flex flex-col gap-1">
        {steps.map((step, at) => (
          <li
            key={at}
            className="flex items-center gap-2 rounded-md border border-line bg-raised px-3 py-1 text-sm"
          >
            <bdi className="min-w-0 flex-1 truncate" title={step.selector}>
              {wordsOf(step)}
            </bdi>
            <IconButton label={t.recipes.removeStep(wordsOf(step))} onClick={() => state.drop(at)}>
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <div>
        <Button size="sm" onClick={state.clear}>
          {t.recipes.clearSteps}
        </Button>
      </div>
    </Part>
  );
}

function wordsOf({ type, selector = '', text = '', key = '', on }: RecipeStep): string {
  switch (type) {
    case 'click':
      return t.recipes.step.click(on === undefined ? selector : `“${on.text}”`);
    case 'write':
      return t.recipes.step.write(text);
    case 'press':
      return t.recipes.step.press(key);
    default:
      return type;
  }
}
