/** What ran, runs and waits, from every door; filters live in the address. */
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { Rows } from '../../../contract/console/common.ts';
import type { JobQuery, JobRow } from '../../../contract/console/jobs.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useAddress } from '../../app/use-address.ts';
import { useRowCursor } from '../../app/use-row-cursor.ts';
import { useClient } from '../../client/client.tsx';
import { useJobs } from '../../client/queries.ts';
import { useKeptScroll } from '../../client/use-kept-scroll.ts';
import { Button } from '../../components/button.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { canRunAgain } from './describe-job.ts';
import { foldJobs, type ListItem } from './fold.ts';
import { JobFold } from './job-fold.tsx';
import { JobsHeader, toQuery, useJobFilters } from './job-filters.tsx';
import { JobListRow, JOB_GRID } from './job-list-row.tsx';
import { useJobActions } from './use-job-actions.ts';

const WINDOW = 100;

export default function Jobs(): ReactElement {
  const filters = useJobFilters();
  const query = useDeferredValue(JSON.stringify({ limit: WINDOW, ...toQuery(filters) }));
  const asked = JSON.parse(query) as JobQuery;
  const { data } = useJobs(asked);
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <JobsHeader filters={filters} total={data?.total} />
      <List key={query} query={asked} name={query} onClear={filters.clear} />
    </div>
  );
}

interface ListProps {
  readonly query: JobQuery;
  readonly onClear: () => void;
}

/** Older windows that were asked for, by the query: there at once on the way back. */
const shownOlder = new Map<string, readonly Rows<JobRow>[]>();

function List({ query, name, onClear }: ListProps & { readonly name: string }): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useJobs(query);
  const [older, setOlder] = useState(() => shownOlder.get(name) ?? []);
  const rows = useMemo(() => withoutTwins([data, ...older]), [data, older]);
  const next = older.length === 0 ? data?.next : older.at(-1)?.next;
  const { items, open, toggle } = useFolds(rows);
  const cursor = useCursor(items, toggle);
  const scroller = useRef<HTMLDivElement>(null);
  const isReady = data !== undefined && rows.length > 0;
  useKeptScroll(scroller, isReady);
  const more = useMutation({
    mutationFn: () => client.jobs({ ...query, after: next ?? '' }),
    onSuccess: (window) => {
      const all = [...older, window];
      shownOlder.set(name, all);
      setOlder(all);
    },
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} />;
  if (rows.length === 0) return <NoJobs query={query} onClear={onClear} />;
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto">
      <div role="table" aria-label={t.jobs.list}>
        <ListHead />
        {items.map((item, index) =>
          item.kind === 'job' ? (
            <JobListRow
              key={item.job.id}
              job={item.job}
              isInner={item.isInner}
              isCurrent={index === cursor}
            />
          ) : (
            <JobFold
              key={item.id}
              jobs={item.jobs}
              isOpen={item.id === open}
              isCurrent={index === cursor}
              onToggle={() => toggle(item.id)}
            />
          ),
        )}
      </div>
      {next !== undefined && (
        <ShowMore
          list={{
            isFetchingNextPage: more.isPending,
            isFetchNextPageError: more.isError,
            fetchNextPage: () => more.mutate(),
          }}
          error={more.error}
          label={t.jobs.more}
        />
      )}
    </div>
  );
}

/** Name and looks of a column, and whether it is only heard: the eye needs no name for it. */
const HEADS = [
  ['mark', '', true],
  ['target', ''],
  ['progress', 'max-sm:hidden'],
  ['credits', 'text-right max-lg:hidden'],
  ['from', 'max-lg:hidden'],
  ['time', 'text-right'],
  ['actions', '', true],
] as const;

function ListHead(): ReactElement {
  return (
    <div
      role="row"
      className={`${JOB_GRID} sticky top-0 z-20 h-8 border-b border-line-strong bg-surface text-2xs font-medium text-ink-3`}
    >
      {HEADS.map(([name, className, isHeard = false]) => (
        <span key={name} role="columnheader" className={className}>
          {isHeard ? <span className="sr-only">{t.jobs.columns[name]}</span> : t.jobs.columns[name]}
        </span>
      ))}
    </div>
  );
}

/** A job that moved from one window into the other stands once. */
function withoutTwins(windows: readonly (Rows<JobRow> | undefined)[]): readonly JobRow[] {
  const rows = new Map<string, JobRow>();
  for (const window of windows) {
    for (const job of window?.rows ?? []) if (!rows.has(job.id)) rows.set(job.id, job);
  }
  return [...rows.values()];
}

type ShownItem =
  | Extract<ListItem, { kind: 'fold' }>
  | { readonly kind: 'job'; readonly job: JobRow; readonly isInner: boolean };

/** What stands in the list; which fold is open lives in the address. */
function useFolds(rows: readonly JobRow[]): {
  readonly items: readonly ShownItem[];
  readonly open: string | undefined;
  readonly toggle: (id: string) => void;
} {
  const [search, change] = useAddress();
  const open = search.get('open') ?? undefined;
  const folds = useMemo(() => foldJobs(rows), [rows]);
  const items = folds.flatMap((item): readonly ShownItem[] => {
    if (item.kind === 'job') return [{ ...item, isInner: false }];
    if (item.id !== open) return [item];
    return [item, ...item.jobs.map((job) => ({ kind: 'job', job, isInner: true }) as const)];
  });
  const toggle = (id: string): void => change({ open: id === open ? '' : id });
  return { items, open, toggle };
}

/** `j`/`k` move, and the focus with them; Enter opens, `s` stops, `r` runs again. */
function useCursor(items: readonly ShownItem[], toggle: (id: string) => void): number | undefined {
  const cursor = useRowCursor(items.length);
  const [, navigate] = useLocation();
  const { stop, again } = useJobActions();
  const item = cursor === undefined ? undefined : items[cursor];
  const here = item?.kind === 'job' ? item.job : undefined;
  useShortcuts({
    ...(item?.kind === 'fold' ? { enter: () => toggle(item.id) } : {}),
    ...(here === undefined
      ? {}
      : {
          enter: () => navigate(`/jobs/${here.id}`),
          s: () => {
            if (here.status === 'scraping') stop.mutate(here);
          },
          r: () => {
            if (canRunAgain(here)) again.mutate(here);
          },
        }),
  });
  useEffect(() => {
    const row = document.querySelector('[data-cursor]');
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [cursor]);
  return cursor;
}

function NoJobs({ query, onClear }: ListProps): ReactElement {
  if (Object.keys(query).some((name) => name !== 'limit')) {
    return (
      <Empty
        title={t.jobs.emptyFiltered}
        action={<Button onClick={onClear}>{t.jobs.clearFilters}</Button>}
      />
    );
  }
  return (
    <Empty
      title={t.jobs.empty}
      action={
        <Link
          href="/playground/scrape"
          className="inline-flex h-8 items-center gap-2 rounded-md bg-ember px-3 text-sm font-medium text-ember-ink hover:bg-ember-hover"
        >
          <Play aria-hidden className="size-3.5" />
          {t.jobs.emptyAction}
        </Link>
      }
    />
  );
}
