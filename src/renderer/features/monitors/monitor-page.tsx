/** One monitor: how it stands, what can be done with it, and its looks with the words that changed. */
import { useEffect, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { MonitorView } from '../../../contract/monitors.ts';
import { useNow } from '../../client/use-now.ts';
import { Button } from '../../components/button.tsx';
import { BackLink } from '../../components/page-header.tsx';
import { Missing } from '../../components/missing.tsx';
import { Pending } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { isGone, messageOf } from '../../text/failures.ts';
import { formatMoment } from '../../text/format.ts';
import { Looks } from './looks.tsx';
import { StateBadge, targetText } from './monitors.tsx';
import { inWords } from './schedule.ts';
import { useMonitor, useMonitorAct, useRemoveMonitor } from './use-monitors.ts';
import { WatchDialog } from './watch-dialog.tsx';

export default function MonitorPage({ id }: { readonly id: string }): ReactElement {
  const { data, error, refetch } = useMonitor(id);
  if (data !== undefined && !isGone(error)) return <Loaded monitor={data} />;
  const gone = (
    <Missing title={t.monitors.gone} to="/library/monitors" link={t.monitors.all}>
      {t.monitors.goneHelp}
    </Missing>
  );
  return <Pending error={error} onRetry={refetch} gone={gone} rows={4} />;
}

function Loaded({ monitor }: { readonly monitor: MonitorView }): ReactElement {
  const { id, name, unseen } = monitor;
  const { mutate: act } = useMonitorAct(id);
  useEffect(() => {
    document.title = `${name} · ${t.shell.brand}`;
  }, [name]);
  // its changes stand below: they are seen
  useEffect(() => {
    if (unseen > 0) act('seen');
  }, [act, unseen]);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-6 pt-4 pb-3">
        <div className="min-w-0">
          <BackLink to="/library/monitors">{t.monitors.all}</BackLink>
          <div className="flex flex-wrap items-center gap-2 pt-1">
            <h1 className="font-serif text-xl font-semibold tracking-[-0.01em] [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
            </h1>
            <StateBadge monitor={monitor} />
          </div>
          <Target monitor={monitor} />
        </div>
        <Actions monitor={monitor} />
      </header>
      {monitor.reason !== undefined && (
        <p role="status" className="mx-6 mb-3 rounded-md bg-warn-soft px-3 py-2 text-sm">
          {monitor.reason}
        </p>
      )}
      <Facts monitor={monitor} />
      <Looks id={id} count={monitor.looks} />
    </div>
  );
}

function Target({ monitor }: { readonly monitor: MonitorView }): ReactElement {
  const { target } = monitor;
  const look = 'text-xs text-ink-2 [overflow-wrap:anywhere] underline underline-offset-2';
  if (target.kind === 'search') return <p className="text-xs text-ink-2">{targetText(monitor)}</p>;
  return target.kind === 'recipe' ? (
    <Link href={`/recipes/${target.recipeId}`} className={look}>
      {targetText(monitor)}
    </Link>
  ) : (
    <a href={target.url} target="_blank" rel="noopener noreferrer" className={look}>
      <bdi>{target.url}</bdi>
    </a>
  );
}

function Actions({ monitor }: { readonly monitor: MonitorView }): ReactElement {
  const [, navigate] = useLocation();
  const [isEditing, setEditing] = useState(false);
  const act = useMonitorAct(monitor.id);
  const remove = useRemoveMonitor(monitor, () => navigate('/library/monitors'));
  const isPaused = monitor.state === 'paused';
  const now = useNow();
  const isDue = monitor.nextAt !== undefined && Date.parse(monitor.nextAt) <= now;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isPaused && (
        <Button isBusy={isDue} onClick={() => act.mutate('run')}>
          {isDue ? t.monitors.looking : t.monitors.run}
        </Button>
      )}
      <Button isBusy={act.isPending} onClick={() => act.mutate(isPaused ? 'resume' : 'pause')}>
        {isPaused ? t.monitors.resume : t.monitors.pause}
      </Button>
      <Button onClick={() => setEditing(true)}>{t.monitors.edit}</Button>
      <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        {t.monitors.remove}
      </Button>
      {(act.error ?? remove.error) !== null && (
        <p role="alert" className="basis-full text-xs text-bad">
          {messageOf(act.error ?? remove.error)}
        </p>
      )}
      {isEditing && (
        <WatchDialog
          monitor={monitor}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </div>
  );
}

function Facts({ monitor }: { readonly monitor: MonitorView }): ReactElement {
  const now = useNow();
  const { schedule, nextAt, lastAt, changedAt, notify, looks, changes } = monitor;
  const moment = (at: string | undefined): string =>
    at === undefined ? t.monitors.never : formatMoment(Date.parse(at), now);
  const ways = [notify.app ? t.monitors.noticesApp : undefined, notify.mail, notify.webhook?.url];
  const rows = [
    [t.monitors.schedule, inWords(schedule)],
    [t.monitors.next, nextAt === undefined ? t.monitors.none : moment(nextAt)],
    [t.monitors.last, `${moment(lastAt)} · ${t.monitors.looks(looks)}`],
    [t.monitors.changed, `${moment(changedAt)} · ${t.monitors.changes(changes)}`],
    [t.monitors.noticesGo, ways.filter(Boolean).join(', ') || t.monitors.noticesOff],
  ] as const;
  return (
    <dl className="grid max-w-[96ch] grid-cols-[auto_1fr] gap-x-6 gap-y-1 px-6 pb-4 text-sm">
      {rows.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-2">{term}</dt>
          <dd className="nums min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
