/** What can be done with a job: stop, resume, run again, delete. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { OPERATIONS, type JsonObject } from '../../../contract/console/common.ts';
import type { JobRow } from '../../../contract/console/jobs.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showFailure } from '../../client/toasts.ts';
import { announce } from '../../components/announcer.tsx';
import { t } from '../../text/catalogue.ts';
import { isObject, textsOf } from '../playground/body.ts';
import { withoutLimit } from '../playground/limits.ts';
import { useAskToRun } from './ask-to-run.ts';
import { MOST_PAGES } from './ending.ts';

export function useJobActions() {
  const client = useClient();
  const queries = useQueryClient();
  const ask = useAskToRun();
  const [, navigate] = useLocation();
  const refresh = (id: string): void => {
    void queries.invalidateQueries({ queryKey: QUERY.outcomes(id) });
    void queries.invalidateQueries({ queryKey: QUERY.job(id) });
    void queries.invalidateQueries({ queryKey: QUERY.jobs });
    void queries.invalidateQueries({ queryKey: QUERY.state });
  };

  const stop = useMutation({
    mutationFn: (job: JobRow) => client.stopJob(job.id),
    onSuccess: (_answer, job) => {
      announce(t.jobs.stopped);
      refresh(job.id);
    },
    onError: showFailure,
  });
  const remove = useMutation({
    mutationFn: (job: JobRow) => client.deleteJob(job.id),
    onSuccess: (_answer, job) => {
      queries.removeQueries({ queryKey: QUERY.job(job.id) });
      void queries.invalidateQueries({ queryKey: QUERY.jobs });
    },
  });
  const resume = useMutation({
    mutationFn: (job: JobRow) => client.resumeJob(job.id),
    onSuccess: (_answer, job) => {
      announce(t.jobs.resumed);
      refresh(job.id);
    },
    onError: showFailure,
  });
  /** Opens the job's request in the Playground and runs it, once its price is agreed to. */
  const again = useMutation({
    mutationFn: (job: JobRow) => client.job(job.id),
    onSuccess: async (job) => {
      if (job.kind === 'recipe' && isObject(job.body)) {
        const { id } = await client.runRecipe(job.body);
        refresh(id);
        navigate(`/jobs/${id}`);
        return;
      }
      const body = isObject(job.body) ? withoutLimit(job.body) : {};
      const operation = OPERATIONS.find((name) => name === job.kind) ?? 'scrape';
      ask({ operation, body, most: mostCredits(job, body), last: job.counts.credits });
    },
    onError: showFailure,
  });
  return { stop, resume, remove, again };
}

/** What the same request can use at most: one credit a page. */
function mostCredits(job: JobRow, body: JsonObject): number {
  if (job.kind === 'crawl') {
    const { limit } = body;
    return typeof limit === 'number' ? limit : MOST_PAGES;
  }
  if (job.kind === 'batch') return Math.max(textsOf(body['urls']).length, job.counts.credits);
  return Math.max(1, job.counts.credits);
}
