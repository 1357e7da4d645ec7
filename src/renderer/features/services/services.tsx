/** The services that share a database: what each does, how much it has in hand, and whether it still answers. */
import { Server } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ServiceRow } from '../../../contract/console/services.ts';
import { useServices } from '../../client/queries.ts';
import { useNow } from '../../client/use-now.ts';
import { Badge } from '../../components/badge.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatMoment, formatNumber } from '../../text/format.ts';

const text = t.services;

export default function Services(): ReactElement {
  const { data, error, refetch } = useServices();
  const alive = data?.rows.filter(({ isSilent }) => !isSilent).length ?? 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader title={text.title}>
        {alive > 0 && <span className="nums text-xs text-ink-3">{text.count(alive)}</span>}
      </PageHeader>
      {data === undefined ? (
        <Pending error={error} onRetry={refetch} rows={4} />
      ) : data.rows.length === 0 ? (
        <Empty title={text.alone}>{text.aloneHelp}</Empty>
      ) : (
        <>
          <p className="max-w-[96ch] px-6 pb-4 text-sm text-ink-2">{text.intro}</p>
          {data.missing.map((role) => (
            <p
              key={role}
              role="status"
              className="mx-6 mb-3 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn"
            >
              {text.missing[role]}
            </p>
          ))}
          <ServiceTable rows={data.rows} />
        </>
      )}
    </div>
  );
}

const HEAD =
  'border-b border-line-strong px-3 py-2 text-left text-2xs font-medium text-ink-3 first:pl-6 last:pr-6';
const CELL = 'border-b border-line px-3 py-2 text-sm first:pl-6 last:pr-6';
const FIGURES = ['running', 'waiting', 'leases', 'hosts'] as const;
/** What a narrow window leaves out. */
const WIDE: Readonly<Record<(typeof FIGURES)[number], string>> = {
  running: '',
  waiting: 'max-lg:hidden',
  leases: 'max-lg:hidden',
  hosts: 'max-sm:hidden',
};

function ServiceTable({ rows }: { readonly rows: readonly ServiceRow[] }): ReactElement {
  const { columns, help } = text;
  return (
    <div
      className="relative min-h-0 flex-1 overflow-auto"
      tabIndex={0}
      role="region"
      aria-label={text.list}
    >
      <table className="nums w-full border-collapse">
        <thead>
          <tr>
            <th className={HEAD}>{columns.name}</th>
            <th className={HEAD}>{columns.state}</th>
            <th className={`${HEAD} max-md:hidden`}>{columns.roles}</th>
            {FIGURES.map((figure) => (
              <th
                key={figure}
                title={help[figure]}
                className={`${HEAD} text-right! ${WIDE[figure]}`}
              >
                {columns[figure]}
              </th>
            ))}
            <th className={`${HEAD} text-right! max-sm:hidden`}>{columns.beat}</th>
            <th className={`${HEAD} max-lg:hidden`}>{columns.started}</th>
            <th className={`${HEAD} max-lg:hidden`}>{columns.version}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { readonly row: ServiceRow }): ReactElement {
  const now = useNow();
  return (
    <tr className={row.isSilent ? 'text-ink-3' : 'hover:bg-sunken/60'}>
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <span className="flex flex-wrap items-center gap-2 font-medium">
          <Server aria-hidden className="size-3.5 text-ink-3" />
          {row.name}
          {row.isThis && <Badge tone="quiet">{text.here}</Badge>}
        </span>
        <span className="block font-mono text-xs [overflow-wrap:anywhere] text-ink-3">
          {row.address}
        </span>
      </th>
      <td className={CELL}>
        <Badge tone={row.isSilent ? 'warn' : 'ok'}>{row.isSilent ? text.silent : text.beats}</Badge>
      </td>
      <td className={`${CELL} text-xs max-md:hidden`}>
        {row.roles.map((role, index) => (
          <span key={role} title={text.roleHelp[role]}>
            {index > 0 && ', '}
            {text.roles[role]}
          </span>
        ))}
      </td>
      {FIGURES.map((figure) => (
        <td key={figure} className={`${CELL} text-right ${WIDE[figure]}`}>
          {formatNumber(row[figure])}
        </td>
      ))}
      <td className={`${CELL} text-right text-xs max-sm:hidden`}>
        {text.ago(Math.round(row.beatAgeMs / 1_000))}
      </td>
      <td className={`${CELL} text-xs max-lg:hidden`}>{formatMoment(row.startedAt, now)}</td>
      <td className={`${CELL} text-xs max-lg:hidden`}>{row.version}</td>
    </tr>
  );
}
