/** A line that stands for many calls; pressed, it shows each. */
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { JobRow } from '../../../contract/console/jobs.ts';
import { useNow } from '../../client/use-now.ts';
import { t } from '../../text/catalogue.ts';
import { formatMoment, formatNumber } from '../../text/format.ts';
import { sourceOf } from './describe-job.ts';
import { troublesIn } from './fold.ts';
import { JOB_GRID } from './job-list-row.tsx';

interface JobFoldProps {
  readonly jobs: readonly JobRow[];
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly onToggle: () => void;
}

export function JobFold({ jobs, isOpen, isCurrent, onToggle }: JobFoldProps): ReactElement | null {
  const now = useNow();
  const [newest] = jobs;
  const oldest = jobs.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const failed = troublesIn(jobs);
  const credits = jobs.reduce((sum, job) => sum + job.counts.credits, 0);
  return (
    <div
      role="row"
      data-cursor={isCurrent ? true : undefined}
      className={`${JOB_GRID} nums relative h-[calc(var(--row)+8px)] border-b border-line text-sm hover:bg-sunken/60 data-cursor:bg-ember-soft/60`}
    >
      <span role="cell" className="flex justify-center text-ink-3">
        <ChevronRight aria-hidden className={`size-3.5 ${isOpen ? 'rotate-90' : ''}`} />
      </span>
      <span role="rowheader" className="flex min-w-0">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-w-0 flex-1 items-baseline gap-2 rounded-sm text-left after:absolute after:inset-0"
        >
          <span className="truncate">
            {t.jobs.folded(t.jobs.kinds[newest.kind], jobs.length)}
            <span className="text-ink-3">, {sourceOf(newest)}</span>
          </span>
        </button>
      </span>
      <span role="cell" className="truncate text-xs text-bad max-sm:hidden">
        {failed > 0 && t.jobs.failures(failed)}
      </span>
      <span role="cell" className="text-right text-xs text-ink-2 max-lg:hidden">
        {formatNumber(credits)}
      </span>
      <span role="cell" className="truncate text-xs text-ink-3 max-lg:hidden">
        {sourceOf(newest)}
      </span>
      <span role="cell" className="text-right text-xs whitespace-nowrap text-ink-3">
        {formatMoment(newest.createdAt, now)}
      </span>
      <span role="cell" />
    </div>
  );
}
