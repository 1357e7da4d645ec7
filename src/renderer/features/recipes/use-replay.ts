/** Steps of a recipe, done in the live page once it is opened to change the recipe: its list may stand only after them. */
import { useEffect, useRef, useState } from 'react';
import type { RecipeFile, RecipeStep } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import type { Draft } from './edit.ts';
import { pageOf, stepsOf } from './steps.ts';
import type { PickerOf } from './use-history.ts';
import type { LivePageView } from './use-live-page.ts';

export interface ReplayState {
  /** Steps are to be done yet: what the page shows is not its list. */
  readonly isPending: boolean;
  /** Which one is being done, from 0. */
  readonly at: number | undefined;
  readonly count: number;
  readonly failed:
    { readonly step: RecipeStep; readonly at: number; readonly error: unknown } | undefined;
  /** Opens the page anew and does them again. */
  readonly again: () => void;
}

interface Replayed {
  /** Of the live page. */
  readonly id?: string;
  readonly isOver?: boolean;
  readonly at?: number;
  readonly count?: number;
  readonly failed?: ReplayState['failed'];
}

/** `ready`: the page, not drawn before its steps are done. */
export function useReplay(
  live: LivePageView,
  draft: Draft | undefined,
  { url, saved }: PickerOf,
): { readonly replay: ReplayState; readonly ready: LivePageView } {
  const { id, isDrawn, loads, state, reopen } = live;
  const recipe = draft?.recipe ?? saved?.recipe;
  const client = useClient();
  const [replayed, setReplayed] = useState<Replayed>({});
  const started = useRef<string>(undefined);
  const isThere = id !== undefined && isDrawn && loads > 0;
  const steps = stepsAt(recipe, [url, state?.url ?? url]);
  useEffect(() => {
    if (!isThere || started.current === id) return;
    started.current = id;
    const doAll = async (): Promise<void> => {
      for (const [at, step] of steps.entries()) {
        if (recipe === undefined || started.current !== id) return;
        setReplayed({ id, at, count: steps.length });
        try {
          await client.liveStep(id, { recipe, at });
        } catch (error) {
          if (started.current === id)
            setReplayed({ id, isOver: true, failed: { step, at, error } });
          return;
        }
      }
      setReplayed({ id, isOver: true });
    };
    void doAll();
    // once for each page that is opened, with the steps as they are then
  }, [id, isThere]);
  const now = replayed.id === id ? replayed : {};
  const isPending = steps.length > 0 && now.isOver !== true;
  const { at, count = 0, failed } = now;
  return {
    replay: { isPending, at, count, failed, again: reopen },
    ready: isPending ? { ...live, isDrawn: false } : live,
  };
}

/** Those that belong to one of the addresses. */
function stepsAt(recipe: RecipeFile | undefined, urls: readonly string[]): readonly RecipeStep[] {
  if (recipe === undefined) return [];
  const { at, steps } = stepsOf(recipe);
  return urls.some((url) => pageOf(url) === at) ? steps : [];
}
