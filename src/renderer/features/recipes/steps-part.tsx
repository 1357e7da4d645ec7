/** The steps before the list: what a run does before it reads, each to be taken out. */
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RecipeStep } from '../../../contract/console/recipes.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { Part } from './part.tsx';
import type { ReplayState } from './use-replay.ts';
import type { StepsState } from './use-steps.ts';

export function Steps({
  state,
  replay,
}: {
  readonly state: StepsState;
  readonly replay: ReplayState;
}): ReactElement | null {
  const { steps } = state;
  if (steps.length === 0) return null;
  return (
    <Part title={t.recipes.steps}>
      <p className="text-xs text-ink-3">{t.recipes.stepsHelp}</p>
      <Replay state={replay} />
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

/** How far they are done in the page that was opened to change the recipe. */
function Replay({ state }: { readonly state: ReplayState }): ReactElement | null {
  const { isPending, at = 0, count, failed, again } = state;
  if (isPending)
    return (
      <p role="status" className="text-sm text-ink-2">
        {count === 0 ? t.recipes.stepsWait : t.recipes.stepNow(at + 1, count)}
      </p>
    );
  if (failed === undefined) return null;
  const { error } = failed;
  const isMissed =
    error instanceof Error && 'code' in error && error.code === 'SCRAPE_ACTION_ERROR';
  return (
    <div className="flex flex-col items-start gap-2">
      {isMissed ? (
        <p role="alert" className="text-sm text-bad">
          {t.recipes.stepFailed(failed.at + 1, wordsOf(failed.step))}
        </p>
      ) : (
        <Problem isAction error={error} />
      )}
      <Button size="sm" onClick={again}>
        {t.recipes.stepsAgain}
      </Button>
    </div>
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
