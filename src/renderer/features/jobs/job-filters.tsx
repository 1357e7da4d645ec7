/** What of the jobs is shown: words of the address, kind, state, key, days. All of it lives in the address. */
import { Search as SearchIcon } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { KIND_NAMES, type JobKind, type JobStatus } from '../../../contract/console/common.ts';
import type { JobQuery } from '../../../contract/console/jobs.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useAddress } from '../../app/use-address.ts';
import { useKeys } from '../../client/queries.ts';
import { Input, Select } from '../../components/field.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Unread } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';

const STATUSES = ['all', 'scraping', 'completed', 'failed', 'cancelled'] as const;
type StatusFilter = (typeof STATUSES)[number];
const STATUS_LABELS: Readonly<Record<StatusFilter, string>> = {
  all: t.jobs.all,
  scraping: t.jobs.running,
  completed: t.jobs.done,
  failed: t.jobs.failed,
  cancelled: t.jobs.cancelled,
};
/** As the console names jobs that no key started. */
const NO_KEY = 'none';

interface Filters {
  readonly status: StatusFilter;
  readonly kind: JobKind | undefined;
  readonly text: string;
  readonly key: string;
  /** Local days, `2026-11-21`; empty: no bound. */
  readonly from: string;
  readonly to: string;
}

export interface JobFilters extends Filters {
  readonly set: (name: 'status' | 'kind' | 'q' | 'key' | 'from' | 'to', value: string) => void;
  readonly clear: () => void;
}

/** The filters of the address; setting one changes it in place. */
export function useJobFilters(): JobFilters {
  const [search, change] = useAddress();
  const [, setSearch] = useSearchParams();
  return {
    status: STATUSES.find((status) => status === search.get('status')) ?? 'all',
    kind: KIND_NAMES.find((kind) => kind === search.get('kind')),
    text: search.get('q') ?? '',
    key: search.get('key') ?? '',
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
    set: (name, value) => change({ [name]: value }),
    clear: () => setSearch({}),
  };
}

/** What the service is asked for. */
export function toQuery({ status, kind, text, key, from, to }: Filters): JobQuery {
  const statuses: readonly JobStatus[] = status === 'all' ? [] : [status];
  const fromAt = dayStart(from, 0);
  const toAt = dayStart(to, 1);
  return {
    ...(statuses.length === 0 ? {} : { statuses }),
    ...(kind === undefined ? {} : { kinds: [kind] }),
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(key === '' ? {} : { keyId: key }),
    ...(fromAt === undefined ? {} : { fromAt }),
    ...(toAt === undefined ? {} : { toAt }),
  };
}

/** Midnight, here, so many days after it; undefined for what is no day. */
function dayStart(day: string, later: number): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (date === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}

interface JobsHeaderProps {
  readonly filters: JobFilters;
  /** Jobs that fit. */
  readonly total: number | undefined;
}

export function JobsHeader({ filters, total }: JobsHeaderProps): ReactElement {
  const { status, kind, text, set } = filters;
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <PageHeader
      title={t.jobs.title}
      actions={
        <>
          <div className="relative">
            <SearchIcon
              aria-hidden
              className="pointer-events-none absolute top-2 left-2.5 size-4 text-ink-3"
            />
            <Input
              ref={field}
              aria-label={t.jobs.filter}
              placeholder={t.jobs.filter}
              value={text}
              onChange={(event) => set('q', event.target.value)}
              className="w-56 pl-8!"
            />
          </div>
          <Select
            aria-label={t.jobs.kind}
            value={kind ?? ''}
            onChange={(event) => set('kind', event.target.value)}
            className="w-32!"
          >
            <option value="">{t.jobs.anyKind}</option>
            {KIND_NAMES.map((one) => (
              <option key={one} value={one}>
                {t.jobs.kinds[one]}
              </option>
            ))}
          </Select>
          <KeySelect filters={filters} />
          <Days filters={filters} />
        </>
      }
    >
      <Segmented
        label={t.jobs.filters}
        value={status}
        onChange={(next) => set('status', next === 'all' ? '' : next)}
        options={STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
      />
      <span role="status" className="nums text-xs text-ink-3">
        {total === undefined ? '' : t.jobs.total(total)}
      </span>
    </PageHeader>
  );
}

/** A key of the address that is not known (any more) still shows as chosen. */
function KeySelect({ filters: { key, set } }: { readonly filters: JobFilters }): ReactElement {
  const { data, error, refetch } = useKeys();
  const keys = data?.rows ?? [];
  const isKnown = key === '' || key === NO_KEY || keys.some(({ id }) => id === key);
  return (
    <>
      <Select
        aria-label={t.jobs.key}
        value={key}
        onChange={(event) => set('key', event.target.value)}
        className="w-36!"
      >
        <option value="">{t.jobs.anyKey}</option>
        <option value={NO_KEY}>{t.jobs.noKey}</option>
        {keys.map(({ id, name, hint }) => (
          <option key={id} value={id}>
            {`${name} (${hint})`}
          </option>
        ))}
        {!isKnown && <option value={key}>{key}</option>}
      </Select>
      {data === undefined && error !== null && (
        <Unread isLine what={t.jobs.keysUnread} error={error} onRetry={refetch} />
      )}
    </>
  );
}

function Days({ filters: { from, to, set } }: { readonly filters: JobFilters }): ReactElement {
  return (
    <div className="flex items-center gap-1">
      <Input
        type="date"
        aria-label={t.jobs.from}
        title={t.jobs.from}
        value={from}
        max={to}
        onChange={(event) => set('from', event.target.value)}
        className="w-32!"
      />
      <span aria-hidden className="text-xs text-ink-3">
        –
      </span>
      <Input
        type="date"
        aria-label={t.jobs.to}
        title={t.jobs.to}
        value={to}
        min={from}
        onChange={(event) => set('to', event.target.value)}
        className="w-32!"
      />
    </div>
  );
}
