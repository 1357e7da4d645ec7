/** What somebody does in the live page, recorded as steps of the recipe that is made. */
import { useEffect, useRef, useState } from 'react';
import type { LiveUse } from '../../../contract/console/live.ts';
import type { RecipeFile, RecipeStep } from '../../../contract/console/recipes.ts';
import type { Draft } from './edit.ts';
import { NONE_RECORDED, pageOf, stepsOf, withSteps, withUse, type Recorded } from './steps.ts';
import type { LivePageView } from './use-live-page.ts';

export interface StepsState {
  readonly steps: readonly RecipeStep[];
  /** Why the last use of the page that is shown is not among them. */
  readonly lost: Recorded['lost'];
  readonly drop: (at: number) => void;
  readonly clear: () => void;
  /** A table of the page they were done in, with them. */
  readonly on: (draft: Draft) => Draft;
  /** What was left is given up; what was done in the page since stays. */
  readonly startOver: (recipe: RecipeFile | undefined) => void;
  /** They are those of the draft that stands now. */
  readonly follow: (draft: Draft | undefined) => void;
}

/** `recipe`: which has steps already; `amend` changes the draft that stands; `isElsewhere`: what is done now is done on the page of one record. */
export function useSteps(
  { socket, state }: LivePageView,
  recipe: RecipeFile | undefined,
  drafts: {
    readonly draft: Draft | undefined;
    readonly amend: (change: (draft: Draft) => Draft) => void;
    readonly put: (draft: Draft) => void;
    readonly isElsewhere: boolean;
  },
): StepsState {
  const [first] = useState(recipe === undefined ? NONE_RECORDED : stepsOf(recipe));
  const [recorded, setRecorded] = useState(first);
  // letters come faster than they are drawn
  const newest = useRef(recorded);
  const set = (next: Recorded): void => {
    newest.current = next;
    setRecorded(next);
  };
  const url = state?.url ?? '';
  const hear = useRef<(use: LiveUse) => void>(undefined);
  useEffect(() => {
    hear.current = (use) => {
      if (drafts.isElsewhere || url === '') return;
      const next = withUse(newest.current, use, url);
      set(next);
      drafts.amend((draft) => withSteps(draft, next));
    };
  });
  useEffect(() => socket?.hearUses((use) => hear.current?.(use)), [socket]);
  const keep = (steps: readonly RecipeStep[]): void => {
    const next = { at: recorded.at, steps };
    set(next);
    if (drafts.draft !== undefined) drafts.put(withSteps(drafts.draft, next));
  };
  const isHere = pageOf(url) === recorded.at;
  return {
    steps: recorded.steps,
    lost: isHere ? recorded.lost : undefined,
    drop: (at) => keep(recorded.steps.filter((_, i) => i !== at)),
    clear: () => keep([]),
    on: (draft) => withSteps(draft, newest.current),
    startOver: (from) => {
      if (newest.current === first) set(from === undefined ? NONE_RECORDED : stepsOf(from));
    },
    follow: (draft) => {
      if (draft !== undefined) set(stepsOf(draft.recipe));
    },
  };
}
