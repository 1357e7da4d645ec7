/** Jobs that end and notices of the service are said aloud once (politely), and shown to those elsewhere. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onConsoleEvent } from '../client/live.ts';
import { useClient } from '../client/client.tsx';
import { addNotice } from '../client/notices.ts';
import { QUERY } from '../client/queries.ts';
import { announce } from '../components/announcer.tsx';
import { describeJob } from '../features/jobs/describe-job.ts';
import { t } from '../text/catalogue.ts';
import { notifyReader } from './desktop.ts';
import { preferences } from './preferences.ts';

/** Ends within this time are said together as the last one only. */
const QUIET_MS = 5_000;

export function useJobAnnouncements(): void {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => {
    let lastSaidAt = 0;
    return onConsoleEvent((event) => {
      if (event.type === 'notice') {
        addNotice(event);
        if (document.hidden && preferences.get().notify) {
          notifyReader(event.title, event.body, event.path ?? '/jobs');
        }
        return;
      }
      if (event.type !== 'job.done') return;
      void queries
        .query({ queryKey: QUERY.job(event.jobId), queryFn: () => client.job(event.jobId) })
        .then((job) => {
          const { title, outcome } = describeJob(job);
          const sentence = t.shell.jobEnded(title, outcome);
          if (Date.now() - lastSaidAt > QUIET_MS) {
            lastSaidAt = Date.now();
            announce(sentence);
          }
          const isLong = (job.finishedAt ?? 0) - job.createdAt > 10_000;
          if (isLong && document.hidden && preferences.get().notify) {
            notifyReader(title, outcome, `/jobs/${job.id}`);
          }
        })
        .catch(() => undefined);
    });
  }, [client, queries]);
}
