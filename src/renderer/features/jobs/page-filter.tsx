/** Which pages of a job are shown, and in what order. All of it lives in the address. */
import { useMemo, type ReactElement } from 'react';
import type { PageState } from '../../../contract/console/common.ts';
import type { JobDetail, Outcomes, PageSort } from '../../../contract/console/jobs.ts';
import { useAddress } from '../../app/use-address.ts';
import { useOutcomes } from '../../client/queries.ts';
import { Input, Select } from '../../components/field.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { t } from '../../text/catalogue.ts';
import { formatNumber } from '../../text/format.ts';
import { SavePages } from './save-pages.tsx';
import type { PageFilter } from './use-pages.ts';

const SORTS: readonly PageSort[] = ['address', 'title', 'http', 'state', 'time', 'credits'];

export interface PageView {
  readonly text: string;
  readonly outcome: 'all' | 'good' | 'bad';
  /** An HTTP status; empty: any. */
  readonly http: string;
  readonly sort: PageSort | undefined;
  readonly isDown: boolean;
  /** Changes some of it in place; the list begins at its first row again. */
  readonly set: (change: Readonly<Record<string, string>>) => void;
}

export function usePageView(): PageView {
  const [search, change] = useAddress();
  const outcome = search.get('show');
  return {
    text: search.get('q') ?? '',
    outcome: outcome === 'good' || outcome === 'bad' ? outcome : 'all',
    http: /^\d{3}$/.exec(search.get('http') ?? '')?.[0] ?? '',
    sort: SORTS.find((name) => name === search.get('sort')),
    isDown: search.get('down') === '1',
    set: (parts) => change({ row: '', ...parts }),
  };
}

/** What the service is asked for; the same object while nothing changes. */
export function useFilterOf(view: PageView, states: readonly PageState[]): PageFilter {
  const { text, outcome, http, sort, isDown } = view;
  const stateKey = states.join(',');
  return useMemo(
    () => ({
      states,
      ...(text.trim() === '' ? {} : { text: text.trim() }),
      ...(outcome === 'all' ? {} : { outcome }),
      ...(http === '' ? {} : { http: [Number(http)] }),
      ...(sort === undefined ? {} : { sort, isDown }),
    }),
    // compared by content: callers write the list in place
    // oxlint-disable-next-line react/exhaustive-deps
    [stateKey, text, outcome, http, sort, isDown],
  );
}

/** First click: small first; second: large first; third: as found. */
export function nextSort(view: PageView, by: PageSort): Readonly<Record<string, string>> {
  if (view.sort !== by) return { sort: by, down: '' };
  return view.isDown ? { sort: '', down: '' } : { sort: by, down: '1' };
}

interface BarProps {
  readonly job: JobDetail;
  readonly view: PageView;
  /** What the view and the list ask the service for. */
  readonly filter: PageFilter;
  /** Pages that fit, once the service has said so. */
  readonly hits: number | undefined;
  /** Outcomes can be chosen. */
  readonly hasOutcomes: boolean;
}

export function PageFilterBar({ job, view, filter, hits, hasOutcomes }: BarProps): ReactElement {
  return (
    <div className="nums flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-5 py-2">
      {hasOutcomes && <OutcomeChoice job={job} view={view} />}
      <Input
        aria-label={t.jobs.filterPages}
        placeholder={t.jobs.filterPages}
        data-page-filter
        value={view.text}
        onChange={(event) => view.set({ q: event.target.value })}
        className="h-7! w-52! max-sm:w-full!"
      />
      <span role="status" className="text-xs text-ink-3">
        {hits === undefined ? '' : t.jobs.hits(hits)}
      </span>
      <SavePages job={job} filter={filter} hits={hits} />
    </div>
  );
}

function OutcomeChoice({ job, view }: Pick<BarProps, 'job' | 'view'>): ReactElement {
  const { data } = useOutcomes(job.id, job.status === 'scraping');
  const rows = data?.rows ?? [];
  const bad = countOf(rows, isBad);
  const good = countOf(rows, (row) => row.state === 'done' && !isBad(row));
  const count = (value: number): string => (data === undefined ? '' : ` ${formatNumber(value)}`);
  return (
    <>
      <Segmented
        label={t.jobs.pageFilters}
        value={view.outcome}
        onChange={(next) => view.set({ show: next === 'all' ? '' : next })}
        options={[
          { value: 'all', label: t.jobs.outcomes.all },
          { value: 'good', label: `${t.jobs.outcomes.good}${count(good)}` },
          {
            value: 'bad',
            label: (
              <span className={bad > 0 ? 'text-bad' : ''}>
                {`${t.jobs.outcomes.bad}${count(bad)}`}
              </span>
            ),
          },
        ]}
      />
      <Select
        aria-label={t.jobs.http}
        value={view.http}
        onChange={(event) => view.set({ http: event.target.value })}
        className="h-7! w-36! text-xs!"
      >
        <option value="">{t.jobs.anyHttp}</option>
        {statusesOf(rows, view.http).map(({ status, count: pages }) => (
          <option key={status} value={status}>
            {`${status} (${formatNumber(pages)})`}
          </option>
        ))}
      </Select>
    </>
  );
}

type Outcome = Outcomes['rows'][number];

export function isBad({ state, statusCode }: Outcome): boolean {
  return state === 'failed' || (state === 'done' && (statusCode ?? 0) >= 400);
}

export function countOf(rows: readonly Outcome[], fits: (row: Outcome) => boolean): number {
  return rows.filter(fits).reduce((sum, row) => sum + row.count, 0);
}

/** Largest first; the chosen one even when there is none of it (any more). */
function statusesOf(
  rows: readonly Outcome[],
  chosen: string,
): readonly { readonly status: string; readonly count: number }[] {
  const counts = new Map<string, number>(chosen === '' ? [] : [[chosen, 0]]);
  for (const { statusCode, count } of rows) {
    if (statusCode === undefined) continue;
    const name = String(statusCode);
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts]
    .map(([status, count]) => ({ status, count }))
    .toSorted((a, b) => b.count - a.count);
}
