/** A job as it happens: head with progress and actions, pages below. Used beside the Playground too. */
import { Square } from 'lucide-react';
import { type ReactElement } from 'react';
import { Link } from 'wouter';
import { useJob } from '../../client/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Progress } from '../../components/progress.tsx';
import { Delayed, Problem, SkeletonRows } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatDuration } from '../../text/format.ts';
import type { JobDetail, JobRow } from '../../../contract/console/jobs.ts';
import {
  describeJob,
  moodOf,
  shareOf,
  toneOf,
  totalOf,
  waitText,
  wantedOf,
} from './describe-job.ts';
import { PageTable } from './page-table.tsx';
import { useJobActions } from './use-job-actions.ts';
import { useRate } from './use-rate.ts';

export function JobLive({ id }: { readonly id: string }): ReactElement {
  const { data: job, error, refetch } = useJob(id);
  if (error !== null && job === undefined) {
    return <Problem error={error} onRetry={() => void refetch()} />;
  }
  if (job === undefined) {
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  }
  return <Live job={job} />;
}

function Live({ job }: { readonly job: JobDetail }): ReactElement {
  const { stop } = useJobActions();
  return (
    <>
      <header className="flex shrink-0 flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h2 className="truncate font-serif text-lg font-semibold tracking-[-0.01em]">
            <Link href={`/jobs/${job.id}`} className="rounded-sm hover:text-ember">
              {describeJob(job).title}
            </Link>
          </h2>
          <JobFigures job={job} />
        </div>
        {job.status === 'scraping' ? (
          <Button
            icon={<Square aria-hidden className="size-3 fill-current" />}
            isBusy={stop.isPending}
            onClick={() => stop.mutate(job)}
          >
            {t.jobs.stop}
          </Button>
        ) : (
          <Link
            href={`/jobs/${job.id}`}
            className="inline-flex h-8 items-center rounded-md border border-control/60 bg-raised px-3 text-sm hover:border-control"
          >
            {t.playground.openJob}
          </Link>
        )}
      </header>
      <PageTable job={job} states={['running', 'done', 'failed']} emptyText={t.jobs.pagesEmpty} />
    </>
  );
}

/** State, progress, speed, credits and duration in one line. */
export function JobFigures({ job }: { readonly job: JobRow }): ReactElement {
  const isRunning = job.status === 'scraping';
  const rate = useRate(job.counts.done, isRunning);
  const wait = waitText(job);
  const total = isRunning ? totalOf(job.counts) : wantedOf(job);
  return (
    <div className="nums flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs text-ink-2">
      <Badge tone={toneOf(job)}>{t.jobs.status[moodOf(job)]}</Badge>
      {isRunning && (
        <Progress label={t.jobs.columns.progress} share={shareOf(job)} className="w-36" />
      )}
      {total > 1 && <span>{t.jobs.progress(job.counts.done, total)}</span>}
      {isRunning && rate !== undefined && <span>{t.jobs.rate(rate)}</span>}
      {isRunning && wait !== undefined && <span className="text-warn">{wait}</span>}
      <span>{t.common.credits(job.counts.credits)}</span>
      {job.askedLimit !== undefined && !isRunning && (
        <span className="text-warn">{t.jobs.creditsReached}</span>
      )}
      {job.finishedAt !== undefined && (
        <span>{formatDuration(job.finishedAt - job.createdAt)}</span>
      )}
    </div>
  );
}
