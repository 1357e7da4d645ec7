/**
 * Components whose code comes when they are first shown. Not React's `lazy`: what waited behind a fallback is shown
 * there 300 ms after it at the earliest, also when its code came in 20; and code that did not come is never asked for again.
 */
import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { Loading } from './states.tsx';

interface Later<Props> {
  (props: Props): ReactElement;
  /** Fetches the code ahead; rejects when it does not come. */
  readonly fetch: () => Promise<void>;
}

type Code<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const ROWS = <Loading />;

/** Shows `waiting` until the code is there, at once when it was fetched before; throws while rendering what `load` threw. */
export function later<Props extends object>(
  load: Code<Props>,
  waiting: ReactNode = ROWS,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async (): Promise<void> => {
    loaded = (await load()).default;
  };
  function Shown(props: Props): ReactElement {
    const [, setRound] = useState(0);
    const [failure, setFailure] = useState<Error>();
    const Component = loaded;
    const isHere = Component !== undefined;
    useEffect(() => {
      if (isHere) return;
      // it may have come since, asked for by somebody else
      if (loaded !== undefined) {
        setRound(1);
        return;
      }
      const life = new AbortController();
      fetch().then(
        () => life.signal.aborted || setRound(1),
        (cause: unknown) =>
          life.signal.aborted ||
          setFailure(cause instanceof Error ? cause : new Error(String(cause))),
      );
      return () => life.abort();
    }, [isHere]);
    if (failure !== undefined) throw failure;
    return Component === undefined ? <>{waiting}</> : <Component {...props} />;
  }
  return Object.assign(Shown, { fetch });
}
