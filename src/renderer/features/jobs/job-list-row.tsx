/** One job in the list. The whole row opens it; actions sit at the end. */
import { RotateCcw, Square } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { JobRow } from '../../../contract/console/jobs.ts';
import { useNow } from '../../client/use-now.ts';
import { IconButton } from '../../components/button.tsx';
import { Progress } from '../../components/progress.tsx';
import { t } from '../../text/catalogue.ts';
import { sentenceOf } from '../../text/failures.ts';
import { formatDuration, formatMoment, formatNumber, shortAddress } from '../../text/format.ts';
import {
  canRunAgain,
  hasPages,
  moodOf,
  moodText,
  settledOf,
  shareOf,
  sourceOf,
  statusMark,
  totalOf,
  troublesOf,
  waitText,
  wantedOf,
} from './describe-job.ts';
import { useJobActions } from './use-job-actions.ts';

export const JOB_GRID =
  'grid grid-cols-[20px_minmax(0,1fr)_minmax(0,1fr)_64px_96px_104px_36px] items-center gap-4 px-6 max-lg:grid-cols-[20px_minmax(0,1fr)_minmax(0,160px)_104px_36px] max-sm:grid-cols-[20px_minmax(0,1fr)_84px_32px] max-sm:gap-2 max-sm:px-3';

interface JobListRowProps {
  readonly job: JobRow;
  readonly isCurrent: boolean;
  /** One of a fold. */
  readonly isInner?: boolean;
}

export function JobListRow({ job, isCurrent, isInner = false }: JobListRowProps): ReactElement {
  const mark = statusMark(job);
  const now = useNow();
  return (
    <div
      role="row"
      data-job={job.id}
      data-cursor={isCurrent ? true : undefined}
      className={`${JOB_GRID} nums group relative h-[calc(var(--row)+8px)] border-b border-line text-sm hover:bg-sunken/60 data-cursor:bg-ember-soft/60`}
    >
      <span role="cell" className={`text-center text-xs ${mark.className}`}>
        <span aria-hidden>{mark.sign}</span>
        <span className="sr-only">{mark.text}</span>
      </span>
      <span role="rowheader" className={`flex min-w-0 ${isInner ? 'pl-5' : ''}`}>
        <Link
          href={`/jobs/${job.id}`}
          className="flex min-w-0 flex-1 items-baseline gap-2 rounded-sm after:absolute after:inset-0"
        >
          <span className="w-14 shrink-0 text-ink-2">{t.jobs.kinds[job.kind]}</span>
          {job.title !== undefined && (
            <span dir="auto" title={job.title} className="max-w-[60%] shrink-0 truncate">
              <bdi>{job.title}</bdi>
            </span>
          )}
          <span
            title={job.target}
            className={`truncate font-mono text-xs ${job.title === undefined ? '' : 'text-ink-3'}`}
          >
            <bdi>{shortAddress(job.target)}</bdi>
          </span>
        </Link>
      </span>
      <span role="cell" className="grid min-w-0 grid-cols-1 items-center max-sm:hidden">
        <Standing job={job} />
      </span>
      <span role="cell" className="text-right text-xs text-ink-2 max-lg:hidden">
        {job.counts.credits === 0 && job.status !== 'scraping'
          ? '0'
          : formatNumber(job.counts.credits)}
      </span>
      <span role="cell" className="truncate text-xs text-ink-3 max-lg:hidden">
        {sourceOf(job)}
      </span>
      <span role="cell" className="text-right text-xs whitespace-nowrap text-ink-3">
        {formatMoment(job.createdAt, now)}
      </span>
      <span
        role="cell"
        className="relative z-1 flex justify-end text-ink-3 [&_button]:text-ink-3 [&_button:hover]:text-ink"
      >
        <RowAction job={job} />
      </span>
    </div>
  );
}

/** Stop while it runs, run again after. */
function RowAction({ job }: { readonly job: JobRow }): ReactElement {
  const { stop, again } = useJobActions();
  return job.status === 'scraping' ? (
    <IconButton label={`${t.jobs.stop}: ${nameOf(job)}`} isAsking onClick={() => stop.mutate(job)}>
      <Square aria-hidden className="size-3! fill-current" />
    </IconButton>
  ) : (
    <IconButton
      label={`${t.jobs.again}: ${nameOf(job)}`}
      isAsking
      disabled={!canRunAgain(job)}
      onClick={() => again.mutate(job)}
    >
      <RotateCcw aria-hidden className="size-3.5!" />
    </IconButton>
  );
}

function nameOf({ kind, title, target }: JobRow): string {
  return `${t.jobs.kinds[kind]} ${title ?? shortAddress(target)}`;
}

/** How far it is, or how it ended. */
function Standing({ job }: { readonly job: JobRow }): ReactElement {
  const mood = moodOf(job);
  const total = totalOf(job.counts);
  if (mood === 'failed') {
    const why = sentenceOf(job.errorCode, job.error ?? job.warning);
    return (
      <span title={why} className="truncate text-xs text-bad">
        {why}
        <span className="text-ink-3"> · {t.jobs.notCharged}</span>
      </span>
    );
  }
  if (job.status === 'scraping') {
    const wait = waitText(job);
    return (
      <span className="flex min-w-0 items-center gap-2 text-xs text-ink-2">
        <Progress label={t.jobs.columns.progress} share={shareOf(job)} />
        <span className="truncate">
          {hasPages(job) && t.jobs.progress(settledOf(job.counts), total)}
          {wait !== undefined && <span className="text-warn"> {wait}</span>}
        </span>
      </span>
    );
  }
  return (
    <span className="truncate text-xs text-ink-2">
      <Trouble job={job} />
      {hasPages(job) &&
        `${mood === 'partial' ? t.jobs.partOf(settledOf(job.counts), wantedOf(job)) : t.common.pages(settledOf(job.counts))} · `}
      {job.finishedAt !== undefined && formatDuration(job.finishedAt - job.createdAt)}
    </span>
  );
}

/** What of it did not go well; nothing when all did. */
function Trouble({ job }: { readonly job: JobRow }): ReactElement | null {
  const mood = moodOf(job);
  const failed = troublesOf(job);
  if (mood === 'faulty' || (mood === 'nothing' && failed > 0)) {
    return <span className="text-bad">{t.jobs.failures(failed)} · </span>;
  }
  if (mood === 'done') return null;
  const look = mood === 'partial' ? 'text-warn' : mood === 'stopped' ? '' : 'text-bad';
  return <span className={look}>{moodText(job)} · </span>;
}
