/**
 * Components whose code comes when they are first shown. Not React's `lazy`: what waited behind a fallback is shown
 * there 300 ms after it at the earliest, also when its code came in 20; and code that did not come is never asked for again.
 *
 * The code comes from the service. While that is known not to answer nothing is asked for: the place says so, and is
 * filled as soon as it does. Browsers remember an import that failed for as long as the page lives: one that was under
 * way when the service went comes with a reload, as soon as there is something to load.
 */
import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { ConsoleError } from '../../contract/console/client.ts';
import { connection } from '../client/live.ts';
import { Loading, Problem } from './states.tsx';

interface Later<Props> {
  (props: Props): ReactElement;
  /** Fetches the code ahead; rejects when it does not come. */
  readonly fetch: () => Promise<void>;
}

type Code<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const ROWS = <Loading />;

/** Between two looks for a service that does not answer. */
const AGAIN_MS = 1_000;

interface Missing {
  readonly isGone: boolean;
  /** What the import threw; absent: nothing was asked for. */
  readonly cause?: unknown;
}

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
    const [missing, setMissing] = useState<Missing>();
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
      const look = async (): Promise<void> => {
        const next = await lookAgain(missing, fetch);
        if (life.signal.aborted) return;
        if (next === 'here') setRound(1);
        else if (next === 'back') location.reload();
        else setMissing(next);
      };
      const timer = missing === undefined ? undefined : setTimeout(() => void look(), AGAIN_MS);
      if (timer === undefined) void look();
      return () => {
        clearTimeout(timer);
        life.abort();
      };
    }, [isHere, missing]);
    if (Component !== undefined) return <Component {...props} />;
    if (missing?.isGone === false) throw errorOf(missing.cause);
    return missing === undefined ? <>{waiting}</> : <Problem error={GONE} />;
  }
  return Object.assign(Shown, { fetch });
}

const GONE = new ConsoleError('The service does not answer.', { status: 0 });

/** An import does not say whether its code was broken or never came. */
const isAnswering = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

async function lookAgain(
  before: Missing | undefined,
  load: () => Promise<void>,
): Promise<Missing | 'here' | 'back'> {
  const isLost = connection.get().kind === 'lost' || before !== undefined;
  if (isLost && !(await isAnswering())) return { ...before, isGone: true };
  if (before?.cause !== undefined) return 'back';
  try {
    await load();
    return 'here';
  } catch (cause) {
    return { cause, isGone: !(await isAnswering()) };
  }
}

const errorOf = (cause: unknown): Error =>
  cause instanceof Error ? cause : new Error(String(cause));
