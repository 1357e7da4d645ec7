/** At the end of a list that comes in parts: the next one, and why it did not come. */
import type { ReactElement, ReactNode } from 'react';
import { messageOf } from '../text/failures.ts';
import { Button } from './button.tsx';

interface ShowMoreProps {
  /** As an infinite query gives it. */
  readonly list: {
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly error: unknown;
  readonly label: string;
  /** Beside the button: how much of all is shown. */
  readonly children?: ReactNode;
}

export function ShowMore({ list, error, label, children }: ShowMoreProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-3 px-6 py-3">
      <Button size="sm" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
      {children}
      {list.isFetchNextPageError && (
        <span role="alert" className="text-xs text-bad">
          {messageOf(error)}
        </span>
      )}
    </div>
  );
}
