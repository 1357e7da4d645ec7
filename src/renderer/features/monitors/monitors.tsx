/** All monitors: what is watched, how it stands, and what changed that nobody has seen. */
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { MonitorView } from '../../../contract/monitors.ts';
import { PlaceHeader } from '../../app/place-header.tsx';
import { useStore } from '../../client/store.ts';
import { useNow } from '../../client/use-now.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { messageOf } from '../../text/failures.ts';
import { formatMoment, shortAddress } from '../../text/format.ts';
import { inWords } from './schedule.ts';
import { lastRemoved, useMonitorAct, useMonitors } from './use-monitors.ts';
import { WatchDialog } from './watch-dialog.tsx';

export default function Monitors(): ReactElement {
  const [, navigate] = useLocation();
  const [isAdding, setAdding] = useState(false);
  const { data, error, refetch, ...list } = useMonitors();
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {t.monitors.add}
    </Button>
  );
  const rows = data?.pages.flatMap(({ monitors }) => monitors) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PlaceHeader
        of="/library"
        at="/library/monitors"
        actions={rows.length === 0 ? undefined : add}
      />
      <p className="max-w-[96ch] px-6 pb-3 text-sm text-ink-2">{t.monitors.intro}</p>
      <Undo />
      {data === undefined ? (
        <Pending error={error} onRetry={refetch} rows={4} />
      ) : rows.length === 0 ? (
        <Empty title={t.monitors.empty} action={add}>
          {t.monitors.emptyHelp}
        </Empty>
      ) : (
        <ul
          aria-label={t.monitors.title}
          className="min-h-0 flex-1 divide-y divide-line overflow-y-auto border-t border-line"
        >
          {rows.map((monitor) => (
            <Row key={monitor.id} monitor={monitor} />
          ))}
          {list.hasNextPage && rows.length < total && (
            <li>
              <ShowMore list={list} error={error} label={t.monitors.more}>
                <span className="nums text-xs text-ink-2">
                  {t.monitors.shownOf(rows.length, total)}
                </span>
              </ShowMore>
            </li>
          )}
        </ul>
      )}
      {isAdding && (
        <WatchDialog
          url=""
          onClose={() => setAdding(false)}
          onSaved={({ id }) => navigate(`/library/monitors/${id}`)}
        />
      )}
    </div>
  );
}

function Row({ monitor }: { readonly monitor: MonitorView }): ReactElement {
  const now = useNow();
  const { id, name, unseen, changes, changedAt, schedule, reason } = monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-6 py-2.5 hover:bg-sunken/40">
      <div className="min-w-0 flex-[1_1_320px]">
        <div className="flex flex-wrap items-center gap-2">
          <Link
            href={`/library/monitors/${id}`}
            className="min-w-0 text-sm font-medium [overflow-wrap:anywhere] text-ember underline-offset-2 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <StateBadge monitor={monitor} />
          {unseen > 0 && <Badge tone="ember">{t.monitors.unseen(unseen)}</Badge>}
        </div>
        <p className="truncate text-xs text-ink-2">
          <bdi>{targetText(monitor)}</bdi>
        </p>
        {reason !== undefined && monitor.state !== 'active' && (
          <p className="text-xs text-bad">{reason}</p>
        )}
      </div>
      <p className="nums flex-[0_1_220px] text-xs text-ink-2">{inWords(schedule)}</p>
      <p className="nums flex-[0_1_200px] text-xs text-ink-2">
        {t.monitors.changes(changes)}
        {changedAt === undefined ? '' : ` · ${formatMoment(Date.parse(changedAt), now)}`}
      </p>
    </li>
  );
}

export function StateBadge({ monitor }: { readonly monitor: MonitorView }): ReactElement {
  const tone = { active: 'ok', paused: 'quiet', failing: 'bad' } as const;
  return <Badge tone={tone[monitor.state]}>{t.monitors.states[monitor.state]}</Badge>;
}

export function targetText({ target }: MonitorView): string {
  switch (target.kind) {
    case 'page':
      return shortAddress(target.url);
    case 'search':
      return t.monitors.searchTarget(target.query);
    case 'recipe':
      return t.monitors.recipeTarget;
  }
}

function Undo(): ReactElement | null {
  const removed = useStore(lastRemoved);
  const restore = useMonitorAct(removed?.id ?? '');
  if (removed === undefined) return null;
  return (
    <div
      role="status"
      className="mx-6 mb-3 flex flex-wrap items-center gap-3 rounded-md bg-sunken px-3 py-1.5 text-sm"
    >
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {t.monitors.removed(removed.name)}
        {restore.error !== null && <span className="text-bad"> {messageOf(restore.error)}</span>}
      </span>
      <Button
        size="sm"
        isBusy={restore.isPending}
        onClick={() => restore.mutate('restore', { onSuccess: () => lastRemoved.set(undefined) })}
      >
        {t.monitors.undo}
      </Button>
      <IconButton label={t.common.close} onClick={() => lastRemoved.set(undefined)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
