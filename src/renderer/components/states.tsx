/** What a pane shows when it has nothing, waits, or failed. */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { ConsoleError } from '../../contract/console/client.ts';
import { t } from '../text/catalogue.ts';
import { failureOf, isGone, messageOf } from '../text/failures.ts';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** True when it is all there is on the screen: then its title is the screen's heading. */
  readonly isScreen?: boolean;
}

/** One sentence, one action, one example. */
export function Empty({ title, children, action, isScreen }: EmptyProps): ReactElement {
  const Title = isScreen === true ? 'h1' : 'p';
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-12 text-center">
      <Title className="max-w-[44ch] font-serif text-lg text-balance text-ink">{title}</Title>
      {children !== undefined && <div className="max-w-[52ch] text-sm text-ink-2">{children}</div>}
      {action}
    </div>
  );
}

export const TEXT_LINK = 'text-sm text-ember underline underline-offset-2';

/** Rows to come; nothing before 120 ms, so that short waits do not flicker. */
export function Loading({ rows = 8 }: { readonly rows?: number }): ReactElement {
  return (
    <Delayed>
      <SkeletonRows rows={rows} />
    </Delayed>
  );
}

interface PendingProps {
  readonly error: unknown;
  /** Shown where the service knows of no such thing. */
  readonly gone?: ReactNode;
  readonly onRetry?: () => unknown;
  readonly rows?: number;
}

/** In place of what has not come: rows while it is under way, else why it did not. */
export function Pending({ error, gone, onRetry, rows = 8 }: PendingProps): ReactElement {
  if (isGone(error) && gone !== undefined) return <>{gone}</>;
  return error === null ? <Loading rows={rows} /> : <Problem error={error} onRetry={onRetry} />;
}

function Delayed({ children }: { readonly children: ReactNode }): ReactElement | null {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 120);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <>{children}</> : null;
}

export function SkeletonRows({ rows }: { readonly rows: number }): ReactElement {
  return (
    <div role="status" aria-label={t.common.loading} className="flex flex-col gap-2 p-5">
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className="skeleton h-[calc(var(--row)-8px)]"
          style={{ width: `${92 - ((index * 17) % 38)}%` }}
        />
      ))}
    </div>
  );
}

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry?: (() => unknown) | undefined;
  /** It was asked for by a press: nothing does it again by itself. */
  readonly isAction?: boolean;
  /** Instead of what the failure says. */
  readonly message?: string;
  /** What still holds although this failed. */
  readonly still?: string;
  /** Beside the button: other ways out. */
  readonly children?: ReactNode;
}

/** In a narrow place, instead of a list that could not be read: an empty one would say that there is nothing. */
export function Unread({
  what,
  isLine = false,
  error,
  onRetry,
}: {
  /** Its name, where nothing beside it says it. */
  readonly what?: string;
  /** In a strip that is one line high. */
  readonly isLine?: boolean;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}): ReactElement {
  const isOffline = error instanceof ConsoleError && error.status === 0;
  return (
    <div
      role="alert"
      className={`flex gap-2 text-xs text-bad ${isLine ? 'items-center' : 'flex-col items-start'}`}
    >
      <p className={isLine ? 'whitespace-nowrap' : '[overflow-wrap:anywhere]'}>
        {what !== undefined && `${what}: `}
        {isOffline ? t.states.serviceGone : messageOf(error)}
      </p>
      <Button size="sm" onClick={() => void onRetry()}>
        {t.states.retry}
      </Button>
    </div>
  );
}

/** What failed, what to do, and that nothing was charged. Code and body fold out. */
export function Problem({
  error,
  onRetry,
  isAction = false,
  message: instead,
  still,
  children,
}: ProblemProps): ReactElement {
  const failure = error instanceof ConsoleError ? error : undefined;
  const said = messageOf(error);
  const offline = isAction ? t.states.offlineAgain : t.states.offlineScreen;
  const message = instead ?? (failure?.status === 0 ? offline : said);
  return (
    <div role="alert" className="m-5 rounded-lg border border-bad/40 bg-bad-soft/60 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-sm font-medium text-bad">{titleOf(failure)}</p>
        {failure !== undefined && failure.status !== 0 && (
          <Badge tone="quiet">{t.states.notCharged}</Badge>
        )}
      </div>
      <p className="mt-1 text-sm text-ink [overflow-wrap:anywhere]">{message}</p>
      {still !== undefined && <p className="mt-1 text-xs text-ink-2">{still}</p>}
      {failure?.code !== undefined && (
        <details className="mt-2 text-xs text-ink-2">
          <summary className="w-fit rounded-sm">{t.states.details}</summary>
          <pre className="mt-2 overflow-x-auto rounded-md bg-sunken p-2 font-mono text-ink">
            {JSON.stringify(
              { status: failure.status, code: failure.code, details: failure.details },
              undefined,
              2,
            )}
          </pre>
        </details>
      )}
      {(onRetry !== undefined || children !== undefined) && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {onRetry !== undefined && (
            <Button size="sm" onClick={() => void onRetry()}>
              {t.states.retry}
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

function titleOf(failure: ConsoleError | undefined): string {
  if (failure?.status === 0) return t.states.serviceGone;
  return failureOf(failure?.code, undefined).title;
}
