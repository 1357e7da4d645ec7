/** The pages of a job, as many as there are, with what became of each. */
import { memo, useMemo, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { PageState } from '../../../contract/console/common.ts';
import type { JobRow, PageRow } from '../../../contract/console/jobs.ts';
import { usePreferences } from '../../app/preferences.ts';
import { Delayed, Empty, Problem, SkeletonRows } from '../../components/states.tsx';
import { ROW_HEIGHTS, VirtualList } from '../../components/virtual-list.tsx';
import { t } from '../../text/catalogue.ts';
import { formatClock, formatNumber, shortAddress } from '../../text/format.ts';
import { usePages, type PageFilter, type Pages } from './use-pages.ts';

interface PageTableProps {
  readonly job: JobRow;
  readonly states?: readonly PageState[];
  readonly text?: string;
  readonly emptyText: string;
}

const GRID =
  'grid grid-cols-[84px_minmax(0,1fr)_minmax(0,220px)_76px_52px_52px_84px] items-center gap-3 px-5 @max-3xl:grid-cols-[72px_minmax(0,1fr)_40px]';
const WIDE_ONLY = '@max-3xl:hidden';

export function PageTable({ job, states, text, emptyText }: PageTableProps): ReactElement {
  const { density } = usePreferences();
  const stateKey = states?.join(',');
  const filter = useMemo<PageFilter>(
    () => ({
      ...(states === undefined ? {} : { states }),
      ...(text === undefined || text === '' ? {} : { text }),
    }),
    // compared by content: callers write the list in place
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [stateKey, text],
  );
  const pages = usePages(job.id, filter);
  const count = rowCount(job, filter, pages);
  if (pages.error !== undefined && !pages.isReady) return <Problem error={pages.error} />;
  if (!pages.isReady) {
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  }
  if (count === 0) return <Empty title={emptyText} />;
  return (
    <div className="@container flex min-h-0 flex-1 flex-col">
      <div
        aria-hidden
        className={`${GRID} h-8 shrink-0 border-b border-line-strong text-2xs font-medium text-ink-3`}
      >
        <span>{t.jobs.columns.state}</span>
        <span>{t.jobs.columns.address}</span>
        <span className={WIDE_ONLY}>{t.jobs.columns.reason}</span>
        <span className={WIDE_ONLY}>{t.jobs.columns.engine}</span>
        <span className="text-right">{t.jobs.columns.http}</span>
        <span className={`text-right ${WIDE_ONLY}`}>{t.jobs.columns.credits}</span>
        <span className={`text-right ${WIDE_ONLY}`}>{t.jobs.columns.time}</span>
      </div>
      <VirtualList
        label={t.jobs.tabs.pages}
        count={count}
        rowHeight={ROW_HEIGHTS[density]}
        onRange={pages.onRange}
        render={(index) => {
          const page = pages.at(index);
          return page === undefined ? <PendingRow /> : <Row page={page} />;
        }}
      />
    </div>
  );
}

/** Rows there will be: counted by the service where it counts them, else as far as was read. */
function rowCount(job: JobRow, filter: PageFilter, pages: Pages): number {
  if (pages.isComplete) return pages.reached;
  if (filter.text !== undefined) return pages.reached + 1;
  const states = filter.states ?? ['open', 'running', 'done', 'failed', 'skipped'];
  const counted = states.reduce((sum, state) => sum + job.counts[state], 0);
  return Math.max(pages.reached, counted);
}

const STATE_LOOKS: Readonly<Record<PageState, string>> = {
  open: 'text-ink-3',
  running: 'text-info',
  done: 'text-ok',
  failed: 'text-bad',
  skipped: 'text-ink-3',
};

const Row = memo(function Row({ page }: { readonly page: PageRow }): ReactElement {
  const why =
    page.state === 'failed'
      ? (page.error ?? page.errorCode ?? '')
      : page.attempts > 1
        ? `${page.reason} · ${t.jobs.retried(page.attempts)}`
        : page.reason;
  const address = shortAddress(page.url);
  return (
    <div className={`${GRID} nums h-full border-b border-line text-xs hover:bg-sunken/60`}>
      <span className={STATE_LOOKS[page.state]}>{t.jobs.pageStates[page.state]}</span>
      {page.state === 'done' ? (
        <Link
          href={`/doc/${page.id}`}
          title={page.url}
          className="truncate rounded-sm font-mono hover:text-ember"
        >
          {address}
        </Link>
      ) : (
        <span title={page.url} className="truncate font-mono text-ink-2">
          {address}
        </span>
      )}
      <span title={why} className={`truncate text-ink-3 ${WIDE_ONLY}`}>
        {why}
      </span>
      <span title={page.capture?.why} className={`truncate text-ink-3 ${WIDE_ONLY}`}>
        {page.capture === undefined ? '' : t.jobs.engines[page.capture.engine]}
      </span>
      <span className="text-right">{page.statusCode ?? ''}</span>
      <span className={`text-right text-ink-2 ${WIDE_ONLY}`}>
        {page.state === 'done' ? formatNumber(page.credits) : ''}
      </span>
      <span className={`text-right text-ink-3 ${WIDE_ONLY}`}>
        {page.finishedAt === undefined ? '' : formatClock(page.finishedAt)}
      </span>
    </div>
  );
});

function PendingRow(): ReactElement {
  return (
    <div className="flex h-full items-center border-b border-line px-5">
      <div className="h-3 w-2/5 rounded-sm bg-sunken" />
    </div>
  );
}
