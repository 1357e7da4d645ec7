/** A crawl started here: the same live page list the job page has. */
import type { ReactElement } from 'react';
import { JobLive } from '../../jobs/job-live.tsx';
import { t } from '../../../text/catalogue.ts';
import { Problem } from '../../../components/states.tsx';
import type { ResultProps } from './props.ts';

export default function CrawlResult({ run }: ResultProps): ReactElement {
  if (run.id === undefined) return <Problem error={new Error(t.states.failed)} />;
  return <JobLive key={run.id} id={run.id} />;
}
