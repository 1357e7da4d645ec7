/** Tries the pages of a job that failed once more: as a batch of their addresses, with what the job asked for. */
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ConsoleClient } from '../../../contract/console/client.ts';
import type { JobDetail } from '../../../contract/console/jobs.ts';
import { useClient } from '../../client/client.tsx';
import { showFailure } from '../../client/toasts.ts';
import { Button } from '../../components/button.tsx';
import { t } from '../../text/catalogue.ts';
import { useAskToRun } from './ask-to-run.ts';
import { troublesOf } from './describe-job.ts';
import { batchOf } from './failed-batch.ts';

const PAGES_A_READ = 200;

export function TryFailed({ job }: { readonly job: JobDetail }): ReactElement | null {
  const client = useClient();
  const ask = useAskToRun();
  const collect = useMutation({
    mutationFn: () => failedOf(client, job.id),
    onSuccess: (urls) => {
      const body = batchOf(job, urls);
      if (body !== undefined) ask({ operation: 'scrape', body, most: urls.length, isNew: true });
    },
    onError: showFailure,
  });
  if (job.status === 'scraping' || troublesOf(job) === 0 || batchOf(job, []) === undefined) {
    return null;
  }
  return (
    <Button
      icon={<RefreshCw aria-hidden className="size-3.5" />}
      isBusy={collect.isPending}
      onClick={() => collect.mutate()}
    >
      {t.jobs.tryFailed}
    </Button>
  );
}

/** Their addresses, each once. */
async function failedOf(client: ConsoleClient, jobId: string): Promise<readonly string[]> {
  const urls: string[] = [];
  for (;;) {
    const query = { states: ['done', 'failed'], outcome: 'bad', skip: urls.length } as const;
    const { rows } = await client.pages(jobId, { ...query, limit: PAGES_A_READ });
    urls.push(...rows.map(({ url }) => url));
    if (rows.length < PAGES_A_READ) return [...new Set(urls)];
  }
}
