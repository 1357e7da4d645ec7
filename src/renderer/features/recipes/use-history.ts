/** The drafts of a recipe that is made, kept for its picker's next time as long as they are not saved. */
import { useEffect, useState } from 'react';
import type { SavedRecipe } from '../../../contract/console/recipes.ts';
import { enteredIn, keepEntered } from '../../client/entered.ts';
import { withoutPlaces, type Draft } from './edit.ts';

export interface PickerOf {
  readonly url: string;
  readonly profile: string | undefined;
  /** The recipe that is changed; none: a new one is made. */
  readonly saved: SavedRecipe | undefined;
}

const pickerName = ({ url, profile = '', saved }: PickerOf): string =>
  saved?.id ?? `${url} ${profile}`;

/** What was made by hand is there again when the picker is opened anew, however it was left. */
export function useHistory(of: PickerOf) {
  const key = `recipe.${pickerName(of)}`;
  const [found, setFound] = useState(() => enteredIn(key) as Draft | undefined);
  const [history, setHistory] = useState<readonly Draft[]>(() =>
    found === undefined ? [] : [found],
  );
  const [isHeld, setHeld] = useState(false);
  const draft = history.at(-1);
  const isOwn = history.length > 1 || found !== undefined;
  useEffect(() => {
    if (draft === undefined || !isOwn) keepEntered(key, undefined);
    else keepEntered(key, withoutPlaces(draft));
  }, [key, draft, isOwn]);
  return {
    history,
    setHistory,
    draft,
    put: (next: Draft): void => setHistory((past) => [...past, next]),
    amend: (change: (draft: Draft) => Draft): void =>
      setHistory((past) => past.map((one, i) => (i === past.length - 1 ? change(one) : one))),
    /** As somebody left it without saving. */
    left: found,
    isHeld,
    /** A run of it was begun: no other list takes its place by itself. */
    hold: () => setHeld(true),
    giveUp: () => {
      keepEntered(key, undefined);
      setFound(undefined);
    },
  };
}
