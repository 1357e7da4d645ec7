/** What this job would have cost on each plan, and where it would have been stopped. Nothing is charged. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { JobDetail } from '../../../contract/console/jobs.ts';
import type { RehearsalRow } from '../../../contract/console/rehearsal.ts';
import { useClient } from '../../client/client.tsx';
import { Badge } from '../../components/badge.tsx';
import { Pending } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatDuration, formatMoney, formatNumber } from '../../text/format.ts';

const HEAD = 'border-b border-line-strong px-3 py-2 text-left text-2xs font-medium text-ink-3';
const CELL = 'border-b border-line px-3 py-2.5 align-top text-sm';

export function Rehearsal({ job }: { readonly job: JobDetail }): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['rehearsal', job.id, job.status],
    queryFn: () => client.rehearse(job.id),
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} rows={6} />;
  const { columns } = t.jobs.rehearsal;
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t.jobs.tabs.cost}
      className="relative min-h-0 flex-1 overflow-auto px-2 py-3"
    >
      <p className="max-w-[72ch] px-3 pb-3 text-sm text-ink-2">
        {t.jobs.rehearsal.intro(data.usedBefore)}
        {job.finishedAt !== undefined &&
          ` ${t.jobs.rehearsal.took(formatDuration(job.finishedAt - job.createdAt))}`}
      </p>
      <table className="nums w-full max-w-[960px] border-collapse">
        <thead>
          <tr>
            <th className={HEAD}>{columns.plan}</th>
            <th className={`${HEAD} text-right!`}>{columns.charged}</th>
            <th className={`${HEAD} text-right!`}>{columns.beyond}</th>
            <th className={`${HEAD} text-right!`}>{columns.slots}</th>
            <th className={HEAD}>{columns.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <Row key={row.planId} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { readonly row: RehearsalRow }): ReactElement {
  const { refusal } = row;
  return (
    <tr>
      <th scope="row" className={`${CELL} text-left font-medium`}>
        {row.planName}
      </th>
      <td className={`${CELL} text-right`}>{formatNumber(row.charged)}</td>
      <td className={`${CELL} text-right text-ink-2`}>
        {row.overageCredits === 0
          ? '–'
          : `${formatNumber(row.overageCredits)} · ${formatMoney(row.overageCents)}`}
      </td>
      <td className={`${CELL} text-right text-ink-2`}>{formatNumber(row.concurrency)}</td>
      <td className={CELL}>
        {refusal === undefined ? (
          <Badge tone="ok">{t.jobs.rehearsal.runs}</Badge>
        ) : (
          <span className="flex flex-wrap items-baseline gap-2">
            <Badge tone="warn">
              {refusal.when === 'start'
                ? t.jobs.rehearsal.atStart
                : t.jobs.rehearsal.midway(refusal.afterCredits)}
            </Badge>
            <span className="text-xs text-ink-2">
              {refusal.status === 403 ? t.jobs.rehearsal.notOffered : t.jobs.rehearsal.noCredits} ·{' '}
              {t.jobs.rehearsal.status(refusal.status)}
            </span>
          </span>
        )}
      </td>
    </tr>
  );
}
