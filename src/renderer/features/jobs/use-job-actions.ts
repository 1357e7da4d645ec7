/** What can be done with a job: stop, run again, delete. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { OPERATIONS } from '../../../contract/console/common.ts';
import type { JobRow } from '../../../contract/console/jobs.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { announce } from '../../components/announcer.tsx';
import { t } from '../../text/catalogue.ts';
import { isObject } from '../playground/body.ts';
import { saveDraft } from '../playground/drafts.ts';

export function useJobActions() {
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const refresh = (id: string): void => {
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
  });
  const remove = useMutation({
    mutationFn: (job: JobRow) => client.deleteJob(job.id),
    onSuccess: (_answer, job) => {
      queries.removeQueries({ queryKey: QUERY.job(job.id) });
      void queries.invalidateQueries({ queryKey: QUERY.jobs });
    },
  });
  /** Opens the job's request in the Playground and runs it; a batch's addresses go to a scrape. */
  const again = useMutation({
    mutationFn: (job: JobRow) => client.job(job.id),
    onSuccess: ({ kind, body }) => {
      const operation = OPERATIONS.find((name) => name === kind) ?? 'scrape';
      saveDraft(operation, isObject(body) ? body : {});
      navigate(`/playground/${operation}?auto=1`);
    },
  });
  return { stop, remove, again };
}
