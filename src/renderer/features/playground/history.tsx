/** The last runs of this operation that were started in the GUI; one press shows their result again. */
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { ConsoleOperation, JobKind } from '../../../contract/console/common.ts';
import { useNow } from '../../client/use-now.ts';
import { useJobs } from '../../client/queries.ts';
import { Unread } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatMoment } from '../../text/format.ts';
import { statusMark } from '../jobs/describe-job.ts';

/** A list of pages is one way to scrape. */
const KINDS: Readonly<Record<ConsoleOperation, readonly JobKind[]>> = {
  scrape: ['scrape', 'batch'],
  crawl: ['crawl'],
  search: ['search'],
  map: ['map'],
  extract: ['extract'],
};

const SHOWN = 5;
/** Read, so that enough of them are this window's. */
const READ = 40;

export function RunHistory({ operation }: { readonly operation: ConsoleOperation }): ReactElement {
  const { data, error, refetch } = useJobs({ kinds: KINDS[operation], keyId: 'none', limit: READ });
  const [search] = useSearchParams();
  const now = useNow();
  const current = search.get('run');
  const rows = (data?.rows ?? []).filter((job) => job.apiVersion === 'console').slice(0, SHOWN);
  return (
    <nav
      aria-label={t.playground.history}
      className="flex h-10 shrink-0 items-center gap-1 overflow-x-auto border-t border-line px-5 [scrollbar-width:none]"
    >
      <span className="shrink-0 pr-2 text-2xs text-ink-3">{t.playground.history}</span>
      {data !== undefined && rows.length === 0 && (
        <span className="text-2xs text-ink-3">{t.playground.historyEmpty}</span>
      )}
      {data === undefined && error !== null && <Unread isLine error={error} onRetry={refetch} />}
      {rows.map((job) => {
        const id = operation === 'scrape' ? (job.pageId ?? job.id) : job.id;
        const mark = statusMark(job);
        return (
          <Link
            key={job.id}
            href={`/playground/${operation}?run=${id}`}
            aria-current={id === current ? 'true' : undefined}
            title={`${job.title ?? job.target} · ${mark.text} · ${formatMoment(job.createdAt, now)}`}
            className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-md px-2 text-2xs text-ink-2 -outline-offset-2! transition-colors duration-120 hover:bg-sunken aria-[current=true]:bg-sunken aria-[current=true]:font-medium aria-[current=true]:text-ink"
          >
            <span aria-hidden className={mark.className}>
              {mark.sign}
            </span>
            <span className="max-w-44 truncate font-mono" dir="ltr">
              <bdi>{tailOf(job.target)}</bdi>
            </span>
            <span className="nums whitespace-nowrap text-ink-3">
              {formatMoment(job.createdAt, now)}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/** What tells runs of one site apart: the end of the address, else the host; a query as it is. */
function tailOf(target: string): string {
  const url = URL.parse(target);
  if (url === null || !/^https?:$/.test(url.protocol)) return target;
  const path = `${url.pathname}${url.search}`;
  if (path === '/') return url.host;
  return path.length <= 24 ? path : `…${path.slice(-23)}`;
}
