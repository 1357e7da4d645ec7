/**
 * A run that was refused or failed: used-up credits, rate limits with a countdown, missing providers,
 * and everything else; each with what stays valid and what to do.
 */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ConsoleError } from '../../../contract/console/client.ts';
import type { JsonObject } from '../../../contract/console/common.ts';
import { useIsOffline } from '../../client/live.ts';
import { useConsoleState, useJobs } from '../../client/queries.ts';
import { useNow } from '../../client/use-now.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Switch } from '../../components/field.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { failureOf, type FailureAction } from '../../text/failures.ts';
import { withLimit } from './limits.ts';
import { formatDate, formatMoment } from '../../text/format.ts';

interface RefusalProps {
  readonly error: unknown;
  /** It was under way when the service went. */
  readonly isCut: boolean;
  /** The page that was asked for, to offer its last copy; empty for other operations. */
  readonly address: string;
  readonly body: JsonObject;
  readonly onRun: (body: JsonObject) => void;
}

export function Refusal({ error, isCut, address, body, onRun }: RefusalProps): ReactElement {
  const onRetry = (): void => onRun(body);
  const isOffline = useIsOffline();
  if (!(error instanceof ConsoleError)) return <Problem error={error} onRetry={onRetry} />;
  if (error.status === 402) return <CreditsUsedUp error={error} onRetry={onRetry} />;
  if (error.status === 429) return <Limited error={error} onRetry={onRetry} />;
  const { title, sentence, action } = failureOf(error.code, error.message);
  if (action?.kind === 'settings' && IS_SETUP.has(action.section)) {
    return (
      <Panel title={title} message={sentence}>
        <ActionLink href={`/settings/${action.section}`}>{t.states.toSettings}</ActionLink>
        <Button size="sm" onClick={onRetry}>
          {t.states.retry}
        </Button>
      </Panel>
    );
  }
  return (
    <Problem
      error={error}
      onRetry={onRetry}
      {...(error.status === 0
        ? { message: isCut ? t.states.offlineCut : t.states.offlineRun(isOffline) }
        : {})}
      {...(navigator.onLine ? {} : { still: t.states.noInternet })}
    >
      <WayOut action={action} body={body} onRun={onRun} />
      {address !== '' && error.status !== 0 && <LastCopy address={address} />}
    </Problem>
  );
}

/** What is missing there is set up once; nothing failed. */
const IS_SETUP: ReadonlySet<string> = new Set(['search', 'model', 'browser']);

/** More than this is asked for in other ways. */
const MOST_LIMIT_MS = 300_000;

/** What mends this failure, in one press. */
function WayOut({
  action,
  body,
  onRun,
}: Pick<RefusalProps, 'body' | 'onRun'> & {
  readonly action: FailureAction | undefined;
}): ReactElement | null {
  switch (action?.kind) {
    case 'allow':
      return (
        <Button size="sm" onClick={() => onRun({ ...body, [action.option]: true })}>
          {t.states.allow}
        </Button>
      );
    case 'fetch':
      return (
        <Button size="sm" onClick={() => onRun(fetching(body))}>
          {t.document.fetchAgain}
        </Button>
      );
    case 'more-time': {
      const { timeout } = withLimit(body);
      const longer = Math.min(MOST_LIMIT_MS, 3 * (typeof timeout === 'number' ? timeout : 0));
      return (
        <Button size="sm" onClick={() => onRun({ ...body, timeout: longer })}>
          {t.states.moreTime(longer / 1000)}
        </Button>
      );
    }
    case 'settings':
      return <ActionLink href={`/settings/${action.section}`}>{t.states.toSettings}</ActionLink>;
    case 'plan':
      return <ActionLink href="/plan">{t.states.toPlan}</ActionLink>;
    case undefined:
      return null;
  }
}

/** The same request, from the network. */
function fetching(body: JsonObject): JsonObject {
  const { lockdown, minAge, ...rest } = body;
  return lockdown === undefined && minAge === undefined ? body : { ...rest, maxAge: 0 };
}

/** When the page was read before: the way to what was kept of it. */
function LastCopy({ address }: { readonly address: string }): ReactElement | null {
  const { data } = useJobs({ kinds: ['scrape'], statuses: ['completed'], text: address, limit: 1 });
  const now = useNow();
  const job = data?.rows[0];
  if (job?.pageId === undefined || job.target !== address) return null;
  return (
    <ActionLink href={`/playground/scrape?run=${job.pageId}`}>
      {t.states.lastCopy(formatMoment(job.createdAt, now))}
    </ActionLink>
  );
}

interface PanelProps {
  readonly title: string;
  readonly message: string;
  readonly children: ReactNode;
}

function Panel({ title, message, children }: PanelProps): ReactElement {
  return (
    <div role="alert" className="m-5 rounded-lg border border-warn/40 bg-warn-soft/70 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-sm font-medium text-warn">{title}</p>
        <Badge tone="quiet">{t.states.notCharged}</Badge>
      </div>
      <p className="mt-1 text-sm [overflow-wrap:anywhere]">{message}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

function ActionLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Link
      href={href}
      className="inline-flex h-7 items-center rounded-md border border-control/60 bg-raised px-2.5 text-xs hover:border-control"
    >
      {children}
    </Link>
  );
}

function CreditsUsedUp({
  error,
  onRetry,
}: {
  readonly error: ConsoleError;
  readonly onRetry: () => void;
}): ReactElement {
  const { data } = useConsoleState();
  const { title, sentence } = failureOf(error.code, error.message);
  const isHeld = (data?.credits.remaining ?? 0) > 0;
  const until = data === undefined ? '' : formatDate(data.credits.periodEndAt);
  return (
    <Panel
      title={isHeld ? title : t.states.creditsUsedUp(until)}
      message={isHeld ? sentence : t.states.creditsUsedUpHelp}
    >
      <ActionLink href="/plan">{t.states.toPlan}</ActionLink>
      <Button size="sm" onClick={onRetry}>
        {t.states.retry}
      </Button>
    </Panel>
  );
}

function Limited({
  error,
  onRetry,
}: {
  readonly error: ConsoleError;
  readonly onRetry: () => void;
}): ReactElement {
  const { data } = useConsoleState();
  const isAllowance = error.code === 'ALLOWANCE_SPENT' || (error.retryAfterSeconds ?? 0) > 86_400;
  const [isAuto, setAuto] = useState(false);
  const [endsAt] = useState(() => Date.now() + (error.retryAfterSeconds ?? 30) * 1000);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const isDue = seconds === 0;
  useEffect(() => {
    if (isAuto && isDue) onRetry();
    // once, when the countdown ends
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAuto, isDue]);

  if (isAllowance) {
    const until = data === undefined ? '' : formatDate(data.credits.periodEndAt);
    return (
      <Panel title={t.states.allowanceSpent} message={t.states.allowanceSpentHelp(until)}>
        <ActionLink href="/plan">{t.states.toPlan}</ActionLink>
      </Panel>
    );
  }
  return (
    <Panel
      title={t.states.rateLimited}
      message={isDue ? error.message : t.states.rateLimitedHelp(seconds)}
    >
      <Button size="sm" disabled={!isDue} onClick={onRetry}>
        {t.states.retry}
      </Button>
      <div className="w-52">
        <Switch label={t.states.autoRetry} checked={isAuto} onChange={setAuto} />
      </div>
    </Panel>
  );
}
