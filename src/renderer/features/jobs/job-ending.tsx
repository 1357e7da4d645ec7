/** How a job ended, in a sentence, with the buttons that go on. */
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { isFrontierKind } from '../../../contract/console/common.ts';
import type { JobDetail } from '../../../contract/console/jobs.ts';
import { useOutcomes } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Unread } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { endingOf } from './ending.ts';
import { useAskToRun } from './ask-to-run.ts';
import { useJobActions } from './use-job-actions.ts';

export function JobEnding({ job }: { readonly job: JobDetail }): ReactElement | null {
  const { data, error, refetch } = useOutcomes(job.id, job.status === 'scraping');
  const { resume } = useJobActions();
  const ask = useAskToRun();
  const ending = data === undefined ? undefined : endingOf(job, data.rows);
  if (
    data === undefined &&
    error !== null &&
    job.status !== 'scraping' &&
    isFrontierKind(job.kind)
  ) {
    return <Unread what={t.jobs.ending.title} error={error} onRetry={refetch} />;
  }
  if (ending === undefined) return null;
  return (
    <section
      aria-label={t.jobs.ending.title}
      className="nums flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-sunken/60 px-3 py-2 text-sm"
    >
      <p className="min-w-0 flex-[1_1_24ch]">{ending.sentence}</p>
      <div className="flex flex-wrap items-center gap-2">
        {ending.canResume && (
          <Button
            size="sm"
            variant="primary"
            icon={<Play aria-hidden className="size-3.5" />}
            isBusy={resume.isPending}
            onClick={() => resume.mutate(job)}
          >
            {t.jobs.resume}
          </Button>
        )}
        {ending.crawls.map(({ label, body, most }) => (
          <Button
            key={label}
            size="sm"
            onClick={() => ask({ operation: 'crawl', body, most, isNew: true })}
          >
            {label} <span className="text-ink-3">{t.jobs.ending.upTo(most)}</span>
          </Button>
        ))}
        {ending.hasDecisions && (
          <Link
            href={`/jobs/${job.id}?tab=log`}
            className="rounded-sm text-xs text-ink-2 underline underline-offset-2 hover:text-ink"
          >
            {t.jobs.ending.decisions}
          </Link>
        )}
        {ending.isUnpaid && (
          <Link href="/plan" className="rounded-sm text-xs text-ember underline underline-offset-2">
            {t.states.toPlan}
          </Link>
        )}
      </div>
    </section>
  );
}
