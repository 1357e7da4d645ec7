/** What ran, runs and waits, from every door; filters live in the address. */
import { Play, Search as SearchIcon } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import type { JobKind, JobStatus, Rows } from '../../../contract/console/common.ts';
import type { JobQuery, JobRow } from '../../../contract/console/jobs.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useClient } from '../../client/client.tsx';
import { useJobs } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Input, Select } from '../../components/field.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Delayed, Empty, Problem, SkeletonRows } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { JobListRow, JOB_GRID } from './job-list-row.tsx';
import { useJobActions } from './use-job-actions.ts';

const WINDOW = 50;
const KINDS: readonly JobKind[] = ['scrape', 'crawl', 'batch', 'search', 'map', 'extract'];
const STATUSES = ['all', 'scraping', 'completed', 'failed', 'cancelled'] as const;
type StatusFilter = (typeof STATUSES)[number];
const STATUS_LABELS: Readonly<Record<StatusFilter, string>> = {
  all: t.jobs.all,
  scraping: t.jobs.running,
  completed: t.jobs.done,
  failed: t.jobs.failed,
  cancelled: t.jobs.cancelled,
};

interface Filters {
  readonly status: StatusFilter;
  readonly kind: JobKind | undefined;
  readonly text: string;
}

export default function Jobs(): ReactElement {
  const [search, setSearch] = useSearchParams();
  const filters: Filters = {
    status: STATUSES.find((status) => status === search.get('status')) ?? 'all',
    kind: KINDS.find((kind) => kind === search.get('kind')),
    text: search.get('q') ?? '',
  };
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  const query = useDeferredValue(JSON.stringify(toQuery(filters)));
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader
        title={t.jobs.title}
        actions={
          <>
            <div className="relative">
              <SearchIcon
                aria-hidden
                className="pointer-events-none absolute top-2 left-2.5 size-4 text-ink-3"
              />
              <Input
                ref={field}
                aria-label={t.jobs.filter}
                placeholder={t.jobs.filter}
                value={filters.text}
                onChange={(event) => set('q', event.target.value)}
                className="w-56 pl-8!"
              />
            </div>
            <Select
              aria-label={t.jobs.kind}
              value={filters.kind ?? ''}
              onChange={(event) => set('kind', event.target.value)}
              className="w-36!"
            >
              <option value="">{t.jobs.anyKind}</option>
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t.jobs.kinds[kind]}
                </option>
              ))}
            </Select>
          </>
        }
      >
        <Segmented
          label={t.jobs.filters}
          value={filters.status}
          onChange={(status) => set('status', status === 'all' ? '' : status)}
          options={STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        />
      </PageHeader>
      <List key={query} query={JSON.parse(query) as JobQuery} onClear={() => setSearch({})} />
    </div>
  );
}

function toQuery({ status, kind, text }: Filters): JobQuery {
  const statuses: readonly JobStatus[] = status === 'all' ? [] : [status];
  return {
    limit: WINDOW,
    ...(statuses.length === 0 ? {} : { statuses }),
    ...(kind === undefined ? {} : { kinds: [kind] }),
    ...(text.trim() === '' ? {} : { text: text.trim() }),
  };
}

interface ListProps {
  readonly query: JobQuery;
  readonly onClear: () => void;
}

function List({ query, onClear }: ListProps): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useJobs(query);
  const [older, setOlder] = useState<readonly Rows<JobRow>[]>([]);
  const rows = useMemo(
    () => [...(data?.rows ?? []), ...older.flatMap((window) => window.rows)],
    [data, older],
  );
  const next = older.length === 0 ? data?.next : older.at(-1)?.next;
  const cursor = useCursor(rows);
  if (data === undefined) {
    return error === null ? (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    ) : (
      <Problem error={error} onRetry={() => void refetch()} />
    );
  }
  if (rows.length === 0) return <NoJobs query={query} onClear={onClear} />;
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <div
        aria-hidden
        className={`${JOB_GRID} sticky top-0 z-10 h-8 border-b border-line-strong bg-surface text-2xs font-medium text-ink-3`}
      >
        <span />
        <span>{t.jobs.columns.target}</span>
        <span>{t.jobs.columns.progress}</span>
        <span className="text-right">{t.jobs.columns.credits}</span>
        <span>{t.jobs.columns.from}</span>
        <span className="text-right">{t.jobs.columns.time}</span>
        <span />
      </div>
      <ul aria-label={t.jobs.list}>
        {rows.map((job, index) => (
          <JobListRow key={job.id} job={job} isCurrent={index === cursor} />
        ))}
      </ul>
      {next !== undefined && (
        <div className="flex justify-center py-4">
          <Button
            onClick={() =>
              void client
                .jobs({ ...query, after: next })
                .then((window) => setOlder((before) => [...before, window]))
            }
          >
            {t.jobs.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** `j`/`k` move, Enter opens, `s` stops, `r` runs again. */
function useCursor(rows: readonly JobRow[]): number | undefined {
  const [cursor, setCursor] = useState<number>();
  const [, navigate] = useLocation();
  const { stop, again } = useJobActions();
  const move = (by: number): void =>
    setCursor((before) =>
      before === undefined ? 0 : Math.max(0, Math.min(rows.length - 1, before + by)),
    );
  const here = cursor === undefined ? undefined : rows[cursor];
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ...(here === undefined
      ? {}
      : {
          enter: () => navigate(`/jobs/${here.id}`),
          s: () => {
            if (here.status === 'scraping') stop.mutate(here);
          },
          r: () => again.mutate(here),
        }),
  });
  useEffect(() => {
    document.querySelector('[data-cursor]')?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);
  return cursor;
}

function NoJobs({ query, onClear }: ListProps): ReactElement {
  const isFiltered = query.kinds ?? query.statuses ?? query.text;
  if (isFiltered !== undefined) {
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
