/** A form that holds what was entered and not saved when it is opened anew, however it was left. */
import { useState, type ReactElement } from 'react';
import { enteredIn, keepEntered } from '../client/entered.ts';
import { t } from '../text/catalogue.ts';
import { Button } from './button.tsx';

export interface KeptForm<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  /** It was entered at an earlier time. */
  readonly isFound: boolean;
  /** It was saved, or nobody wants it: the next form begins anew. */
  readonly forget: () => void;
  /** As nobody had entered anything. */
  readonly reset: () => void;
}

interface KeptFormOptions<Value> {
  /** What of it may be written down; the rest is gone when the tab is loaded anew. Default: all. */
  readonly written?: (value: Value) => Value;
}

/** `name`: of what the form is about, too. `initial`: what it says while nothing was entered. */
export function useKeptForm<Value extends object>(
  name: string,
  initial: Value,
  { written }: KeptFormOptions<Value> = {},
): KeptForm<Value> {
  const [start] = useState(initial);
  const [found] = useState(() => enteredIn(name) as Partial<Value> | undefined);
  const [value, setValue] = useState(() => ({ ...start, ...found }));
  const [isFound, setFound] = useState(found !== undefined);
  const forget = (): void => keepEntered(name, undefined);
  const set = (next: Value): void => {
    setValue(next);
    setFound(false);
    const isAsBefore = JSON.stringify(next) === JSON.stringify(start);
    keepEntered(name, isAsBefore ? undefined : next, written?.(next));
  };
  return {
    ...{ value, set, isFound, forget },
    reset: () => set(start),
  };
}

/** Says that the form holds what was entered before, and gives that up. */
export function FoundAgain({
  form,
}: {
  readonly form: Pick<KeptForm<unknown>, 'isFound' | 'reset'>;
}): ReactElement | null {
  if (!form.isFound) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-1.5 text-xs text-ink-2"
    >
      {t.common.foundAgain}
      <Button size="sm" variant="ghost" onClick={form.reset}>
        {t.common.startOver}
      </Button>
    </p>
  );
}
