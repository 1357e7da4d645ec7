/** The pages of a job, as many as there are, with what became of each: a table whose head sorts. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { JobRow, PageRow, PageSort } from '../../../contract/console/jobs.ts';
import { usePreferences } from '../../app/preferences.ts';
import { useTopRow } from '../../app/use-address.ts';
import { useRowCursor } from '../../app/use-row-cursor.ts';
import { Button } from '../../components/button.tsx';
import { Empty, Loading, Problem } from '../../components/states.tsx';
import { ROW_HEIGHTS, VirtualList } from '../../components/virtual-list.tsx';
import { t } from '../../text/catalogue.ts';
import { nextSort, type PageView } from './page-filter.tsx';
import { PageRowCells, PendingRow, rowGrid, WIDE_ONLY } from './page-row.tsx';
import { WhyDialog } from './why-dialog.tsx';
import { usePages, type PageFilter, type Pages } from './use-pages.ts';

interface PageTableProps {
  readonly job: JobRow;
  readonly filter: PageFilter;
  readonly emptyText: string;
  /** Where the head's clicks go; without it the table cannot be sorted. */
  readonly view?: PageView;
  readonly pages: Pages;
}

export function PageTable({ job, filter, emptyText, view, pages }: PageTableProps): ReactElement {
  const { density } = usePreferences();
  const { initialIndex, onRest } = useTopRow();
  const count = rowCount(job, filter, pages);
  const cursor = useRowCursor(count);
  const [asked, setAsked] = useState<PageRow>();
  const isBare = filter.states?.includes('done') === false;
  if (pages.error !== undefined && !pages.isReady) {
    return <Problem error={pages.error} onRetry={pages.retry} />;
  }
  if (!pages.isReady) return <Loading />;
  if (count === 0) return <NoPages emptyText={emptyText} filter={filter} view={view} />;
  return (
    <div
      role="table"
      aria-label={t.jobs.tabs.pages}
      aria-rowcount={count + 1}
      className="@container flex min-h-0 flex-1 flex-col"
    >
      <div role="rowgroup">
        <div
          role="row"
          aria-rowindex={1}
          className={`${rowGrid(isBare)} h-8 shrink-0 border-b border-line-strong text-2xs font-medium text-ink-3`}
        >
          <Head view={view} by="state" label={t.jobs.columns.state} />
          <Head view={view} by="address" label={t.jobs.columns.address} />
          <Head view={view} label={t.jobs.columns.reason} className={isBare ? '' : WIDE_ONLY} />
          {!isBare && <ReadHeads view={view} />}
        </div>
      </div>
      <VirtualList
        key={JSON.stringify(filter)}
        kind="rows"
        label={t.jobs.tabs.pages}
        count={count}
        rowHeight={ROW_HEIGHTS[density]}
        onRange={pages.onRange}
        initialIndex={initialIndex}
        focusIndex={cursor === undefined || cursor >= count ? undefined : cursor}
        {...(view === undefined ? {} : { onRest })}
        render={(index) => {
          const page = pages.at(index);
          if (page === undefined) return <PendingRow />;
          return <PageRowCells page={page} isBare={isBare} onWhy={setAsked} />;
        }}
      />
      <WhyDialog page={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

/** For a list beside something else: as it comes, the newest first while it runs. */
export function LivePages({ job }: { readonly job: JobRow }): ReactElement {
  const filter = job.status === 'scraping' ? NEWEST : SETTLED;
  const pages = usePages(job.id, filter);
  const { running } = job.counts;
  const isReading = job.kind === 'crawl' && job.status === 'scraping' && running > 0;
  const emptyText = isReading ? t.jobs.pagesReading(running) : noPagesText(job);
  return <PageTable job={job} filter={filter} pages={pages} emptyText={emptyText} />;
}

export const noPagesText = ({ status }: JobRow): string =>
  status === 'scraping' ? t.jobs.pagesEmpty : t.jobs.pagesNone;

const SETTLED: PageFilter = { states: ['running', 'done', 'failed'] };
const NEWEST: PageFilter = { states: ['done', 'failed'], sort: 'time', isDown: true };

/** The columns of what was read. */
function ReadHeads({ view }: { readonly view: PageView | undefined }): ReactElement {
  const { columns } = t.jobs;
  return (
    <>
      <Head view={view} label={columns.engine} className={WIDE_ONLY} />
      <Head view={view} by="http" label={columns.http} isNumber />
      <Head view={view} by="credits" label={columns.credits} className={WIDE_ONLY} isNumber />
      <Head view={view} by="time" label={columns.time} className={WIDE_ONLY} isNumber />
    </>
  );
}

interface HeadProps {
  readonly view: PageView | undefined;
  readonly by?: PageSort;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly className?: string;
}

function Head({ view, by, label, isNumber = false, className = '' }: HeadProps): ReactElement {
  const isSorted = by !== undefined && view?.sort === by;
  return (
    <span
      role="columnheader"
      {...(isSorted ? { 'aria-sort': view.isDown ? 'descending' : 'ascending' } : {})}
      className={`${isNumber ? 'text-right' : ''} ${className}`}
    >
      {view === undefined || by === undefined ? (
        label
      ) : (
        <SortButton {...{ view, by, label, isNumber }} />
      )}
    </span>
  );
}

interface SortButtonProps {
  readonly view: PageView;
  readonly by: PageSort;
  readonly label: string;
  readonly isNumber: boolean;
}

function SortButton({ view, by, label, isNumber }: SortButtonProps): ReactElement {
  const isSorted = view.sort === by;
  const Arrow = view.isDown ? ArrowDown : ArrowUp;
  const arrow = isSorted && <Arrow aria-hidden className="size-3 shrink-0" />;
  return (
    <button
      type="button"
      onClick={() => view.set(nextSort(view, by))}
      className={`inline-flex h-6 max-w-full items-center gap-0.5 rounded-sm hover:text-ink ${isSorted ? 'text-ink' : ''}`}
    >
      {isNumber && arrow}
      <span className="truncate">{label}</span>
      {!isNumber && arrow}
    </button>
  );
}

interface NoPagesProps {
  readonly emptyText: string;
  readonly filter: PageFilter;
  readonly view: PageView | undefined;
}

function NoPages({ emptyText, filter, view }: NoPagesProps): ReactElement {
  if (view === undefined || !isPart(filter)) return <Empty title={emptyText} />;
  return (
    <Empty
      title={t.jobs.noHits}
      action={
        <Button onClick={() => view.set({ q: '', show: '', http: '' })}>
          {t.jobs.clearPageFilters}
        </Button>
      }
    />
  );
}

function isPart({ text, outcome, http }: PageFilter): boolean {
  return text !== undefined || outcome !== undefined || http !== undefined;
}

/** Rows there will be: counted by the service where it counts them, else as far as was read. */
function rowCount(job: JobRow, filter: PageFilter, pages: Pages): number {
  if (isPart(filter)) return pages.total ?? pages.reached;
  if (pages.isComplete) return pages.reached;
  const states = filter.states ?? ['open', 'running', 'done', 'failed', 'skipped'];
  const counted = states.reduce((sum, state) => sum + job.counts[state], 0);
  return Math.max(pages.reached, counted);
}
