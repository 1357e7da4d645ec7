/** A page in the table of a job: how it went, its address and title, why it was read or not, and what reading it took. */
import { memo, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { PageState } from '../../../contract/console/common.ts';
import type { PageRow } from '../../../contract/console/jobs.ts';
import { t } from '../../text/catalogue.ts';
import { sentenceOf } from '../../text/failures.ts';
import { formatClock, formatNumber, shortAddress } from '../../text/format.ts';

const GRID =
  'grid grid-cols-[72px_minmax(0,3fr)_minmax(0,1fr)_64px_44px_52px_84px] items-center gap-3 px-5 @max-3xl:grid-cols-[72px_minmax(0,1fr)_40px]';
/** Of pages that were not read: there is nothing to say but why. */
const BARE_GRID =
  'grid grid-cols-[84px_minmax(0,3fr)_minmax(0,2fr)] items-center gap-3 px-5 @max-3xl:grid-cols-[64px_minmax(0,1fr)_minmax(0,1fr)]';
export const WIDE_ONLY = '@max-3xl:hidden';

export function rowGrid(isBare: boolean): string {
  return isBare ? BARE_GRID : GRID;
}

const STATE_LOOKS: Readonly<Record<PageState, string>> = {
  open: 'text-ink-3',
  running: 'text-info',
  done: 'text-ok',
  failed: 'text-bad',
  skipped: 'text-ink-3',
};

interface RowProps {
  readonly page: PageRow;
  readonly isBare: boolean;
  /** A page whose reason is to be read in full. */
  readonly onWhy: (page: PageRow) => void;
}

export const PageRowCells = memo(function PageRowCells(props: RowProps): ReactElement {
  const { page, isBare, onWhy } = props;
  const why = whyOf(page);
  const isRefusal = isRefused(page);
  return (
    <div
      role="presentation"
      className={`${rowGrid(isBare)} nums h-full border-b border-line text-xs hover:bg-sunken/60`}
    >
      <span role="cell" className={isRefusal ? 'text-bad' : STATE_LOOKS[page.state]}>
        {isRefusal ? t.jobs.pageStates.failed : t.jobs.pageStates[page.state]}
      </span>
      <span role="rowheader" className="flex min-w-0 items-baseline gap-2">
        <Name page={page} />
      </span>
      <span role="cell" title={why} className={`truncate text-ink-3 ${isBare ? '' : WIDE_ONLY}`}>
        {isUnread(page) ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onWhy(page)}
            className="block h-6 w-full truncate rounded-sm text-left hover:text-ink hover:underline"
          >
            {why}
          </button>
        ) : (
          why
        )}
      </span>
      {!isBare && <ReadCells page={page} isRefusal={isRefusal} />}
    </div>
  );
});

interface ReadCellsProps {
  readonly page: PageRow;
  readonly isRefusal: boolean;
}

function ReadCells({ page, isRefusal }: ReadCellsProps): ReactElement {
  return (
    <>
      <span role="cell" title={page.capture?.why} className={`truncate text-ink-3 ${WIDE_ONLY}`}>
        {page.capture === undefined ? '' : t.jobs.engines[page.capture.engine]}
      </span>
      <span role="cell" className={`text-right ${isRefusal ? 'font-medium text-bad' : ''}`}>
        {page.statusCode ?? ''}
      </span>
      <span role="cell" className={`text-right text-ink-2 ${WIDE_ONLY}`}>
        {page.state === 'done' ? formatNumber(page.credits) : ''}
      </span>
      <span role="cell" className={`text-right text-ink-3 ${WIDE_ONLY}`}>
        {page.finishedAt === undefined ? '' : formatClock(page.finishedAt)}
      </span>
    </>
  );
}

/** Address and title; what was read opens. */
function Name({ page }: { readonly page: PageRow }): ReactElement {
  const title = page.title;
  return (
    <>
      {page.state === 'done' ? (
        <Link
          href={`/doc/${page.id}`}
          title={page.url}
          className={`truncate rounded-sm font-mono hover:text-ember ${title === undefined ? '' : 'max-w-[60%] shrink-0'}`}
        >
          <Address url={page.url} />
        </Link>
      ) : (
        <span title={page.url} tabIndex={-1} className="truncate font-mono text-ink-2">
          <Address url={page.url} />
        </span>
      )}
      {title !== undefined && (
        <span dir="auto" title={title} className="truncate text-ink-2">
          <bdi>{title}</bdi>
        </span>
      )}
    </>
  );
}

/** A narrow list has room for what tells the pages of one site apart, not for its name on each. */
function Address({ url }: { readonly url: string }): ReactElement {
  const address = shortAddress(url);
  const at = address.indexOf('/');
  if (at < 0) return <bdi>{address}</bdi>;
  return (
    <bdi>
      <span className="@max-4xl:hidden">{address.slice(0, at)}</span>
      {address.slice(at)}
    </bdi>
  );
}

/** A sentence says why; of other pages it is a word. */
function isUnread({ state }: PageRow): boolean {
  return state === 'failed' || state === 'skipped';
}

/** Read, but the site answered with an error. */
function isRefused({ state, statusCode = 0 }: PageRow): boolean {
  return state === 'done' && statusCode >= 400;
}

export function whyOf(page: PageRow): string {
  if (page.state === 'failed') return sentenceOf(page.errorCode, page.error);
  if (isRefused(page)) return t.jobs.refusedWith(page.statusCode ?? 0);
  // the option that programs would set; here a button of the job's head offers it
  const reason = page.reason.replace(/; \w+ takes it$/, '');
  return page.attempts > 1 ? `${reason} · ${t.jobs.retried(page.attempts)}` : reason;
}

export function PendingRow(): ReactElement {
  return (
    <div role="cell" className="flex h-full items-center border-b border-line px-5">
      <div className="h-3 w-2/5 rounded-sm bg-sunken" />
    </div>
  );
}
