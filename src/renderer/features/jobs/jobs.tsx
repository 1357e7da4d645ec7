/** What ran, runs and waits, from every door; filters live in the address. */
import { Play } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { Rows } from '../../../contract/console/common.ts';
import type { JobQuery, JobRow } from '../../../contract/console/jobs.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useClient } from '../../client/client.tsx';
import { useJobs } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Delayed, Empty, Problem, SkeletonRows } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { canRunAgain } from './describe-job.ts';
import { JobsHeader, toQuery, useJobFilters } from './job-filters.tsx';
import { JobListRow, JOB_GRID } from './job-list-row.tsx';
import { useJobActions } from './use-job-actions.ts';

const WINDOW = 50;

export default function Jobs(): ReactElement {
  const filters = useJobFilters();
  const query = useDeferredValue(JSON.stringify({ limit: WINDOW, ...toQuery(filters) }));
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <JobsHeader filters={filters} />
      <List key={query} query={JSON.parse(query) as JobQuery} onClear={filters.clear} />
    </div>
  );
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
        className={`${JOB_GRID} sticky top-0 z-20 h-8 border-b border-line-strong bg-surface text-2xs font-medium text-ink-3`}
      >
        <span />
        <span>{t.jobs.columns.target}</span>
        <span className="max-sm:hidden">{t.jobs.columns.progress}</span>
        <span className="text-right max-lg:hidden">{t.jobs.columns.credits}</span>
        <span className="max-lg:hidden">{t.jobs.columns.from}</span>
        <span className="text-right">{t.jobs.columns.time}</span>
        <span className="max-lg:hidden" />
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
          r: () => {
            if (canRunAgain(here)) again.mutate(here);
          },
        }),
  });
  useEffect(() => {
    document.querySelector('[data-cursor]')?.scrollIntoView({ block: 'nearest' });
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
