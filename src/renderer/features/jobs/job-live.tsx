/** A job as it happens: head with progress and actions, pages below. Used beside the Playground too. */
import { Square } from 'lucide-react';
import { type ReactElement } from 'react';
import { Link } from 'wouter';
import { useJob, useOutcomes } from '../../client/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Progress } from '../../components/progress.tsx';
import { Pending } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatDuration } from '../../text/format.ts';
import type { JobDetail, JobRow } from '../../../contract/console/jobs.ts';
import {
  describeJob,
  hasPages,
  moodText,
  settledOf,
  shareOf,
  toneOf,
  totalOf,
  troublesOf,
  waitText,
  wantedOf,
} from './describe-job.ts';
import { leftOut } from './ending.ts';
import { JobEnding } from './job-ending.tsx';
import { countOf, isBad } from './page-filter.tsx';
import { LivePages } from './page-table.tsx';
import { useJobActions } from './use-job-actions.ts';
import { useRate } from './use-rate.ts';

export function JobLive({ id }: { readonly id: string }): ReactElement {
  const { data: job, error, refetch } = useJob(id);
  if (job === undefined) return <Pending error={error} onRetry={refetch} />;
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
        <div className="flex flex-wrap items-center gap-2">
          {job.status === 'scraping' && (
            <Button
              icon={<Square aria-hidden className="size-3 fill-current" />}
              isBusy={stop.isPending}
              onClick={() => stop.mutate(job)}
            >
              {t.jobs.stop}
            </Button>
          )}
          <Link
            href={`/jobs/${job.id}`}
            className="inline-flex h-8 items-center rounded-md border border-control/60 bg-raised px-3 text-sm hover:border-control"
          >
            {t.playground.openJob}
          </Link>
        </div>
      </header>
      <div className="px-5 pb-3 empty:hidden">
        <JobEnding job={job} />
      </div>
      <LivePages job={job} />
    </>
  );
}

/** State, failures, progress, speed, time left, credits and duration in one line. */
export function JobFigures({ job }: { readonly job: JobRow }): ReactElement {
  const isRunning = job.status === 'scraping';
  const rate = useRate(settledOf(job.counts), isRunning);
  const troubles = useTroubles(job);
  const left = useLeftOver(job);
  const total = left + (isRunning ? totalOf(job.counts) : wantedOf(job));
  const time = rate === undefined ? undefined : timeLeft(job, rate);
  return (
    <div className="nums flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs text-ink-2">
      <Badge tone={toneOf(job)}>{moodText(job)}</Badge>
      {troubles > 0 && (
        <Link
          href={`/jobs/${job.id}?tab=pages&show=bad`}
          title={t.jobs.showFailures}
          className="rounded-sm font-medium text-bad underline underline-offset-2"
        >
          {t.jobs.failures(troubles)}
        </Link>
      )}
      {isRunning && (
        <Progress label={t.jobs.columns.progress} share={shareOf(job)} className="w-36" />
      )}
      {total > 1 && <span>{t.jobs.progress(settledOf(job.counts), total)}</span>}
      {isRunning && rate !== undefined && <span>{t.jobs.rate(rate)}</span>}
      {time !== undefined && <span>{t.jobs.timeLeft(time)}</span>}
      {isRunning && <RunsOn job={job} />}
      {isRunning && <Waits job={job} />}
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

/** Why nothing moves, and where that is mended. */
function Waits({ job }: { readonly job: JobRow }): ReactElement | null {
  const wait = waitText(job);
  if (wait === undefined) return null;
  return (
    <>
      <span className="text-warn">{wait}</span>
      {job.waiting?.kind === 'credits' && (
        <Link href="/plan" className="rounded-sm text-ember underline underline-offset-2">
          {t.states.toPlan}
        </Link>
      )}
    </>
  );
}

/** On a shared database: which services fetch pages of it now. */
function RunsOn({ job }: { readonly job: JobRow }): ReactElement | null {
  const { data } = useOutcomes(job.id, hasPages(job));
  const names = data?.runsOn ?? [];
  return names.length === 0 ? null : <span>{t.services.runsOn(names)}</span>;
}

/** Failures so far: of a running job as the service counts them now. */
function useTroubles(job: JobRow): number {
  const { data } = useOutcomes(job.id, job.status === 'scraping' && hasPages(job));
  if (data === undefined || !hasPages(job)) return troublesOf(job);
  return Math.max(countOf(data.rows, isBad), job.counts.failed);
}

/** Pages that a stop left waiting: they belong to the whole that was wanted. */
function useLeftOver(job: JobRow): number {
  const { data } = useOutcomes(job.id, job.status === 'scraping' && hasPages(job));
  return job.status === 'cancelled' && data !== undefined ? leftOut(data.rows, 'cancelled') : 0;
}

/** For the pages known by now; more may be found. */
function timeLeft(job: JobRow, rate: number): string | undefined {
  const total = Math.min(totalOf(job.counts), job.limit ?? Number.POSITIVE_INFINITY);
  const seconds = Math.ceil((total - settledOf(job.counts)) / rate);
  if (seconds < 3) return undefined;
  // steps, so that it does not flicker
  const rounded = seconds < 60 ? Math.ceil(seconds / 5) * 5 : Math.ceil(seconds / 60) * 60;
  return formatDuration(rounded * 1000);
}
