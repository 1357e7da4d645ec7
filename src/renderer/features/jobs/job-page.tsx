/** One job: how it stands, its pages, what waits, what was decided, and what was asked. */
import { RotateCcw, Square, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation, useSearchParams } from 'wouter';
import { OPERATIONS, type PageState } from '../../../contract/console/common.ts';
import type { JobDetail } from '../../../contract/console/jobs.ts';
import { tableOfResult } from '../../../contract/table/records.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useExport } from '../../client/use-export.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useNow } from '../../client/use-now.ts';
import { useConsoleState, useJob } from '../../client/queries.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { CodeView } from '../../components/code-view.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { ExportMenu } from '../../components/export-menu.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { BackLink } from '../../components/page-header.tsx';
import { Missing } from '../../components/missing.tsx';
import { Pending } from '../../components/states.tsx';
import { viewPart } from '../../components/table/view-address.ts';
import { Tabs, type TabItem } from '../../components/tabs.tsx';
import { t } from '../../text/catalogue.ts';
import { isGone, messageOf, sentenceOf } from '../../text/failures.ts';
import { formatMoment, formatNumber } from '../../text/format.ts';
import { KeepAll } from '../library/keep-button.tsx';
import { isObject } from '../playground/body.ts';
import { snippet } from '../playground/snippet.ts';
import { ExportNote } from '../records/export-button.tsx';
import {
  canRunAgain,
  describeJob,
  hasPages,
  moodOf,
  settledOf,
  sourceOf,
  waitingOf,
} from './describe-job.ts';
import { ExcludeForm } from './exclude-form.tsx';
import { JobFigures } from './job-live.tsx';
import { ModelFigures } from './model-figures.tsx';
import { JobEnding } from './job-ending.tsx';
import { PageFilterBar, useFilterOf, usePageView } from './page-filter.tsx';
import { noPagesText, PageTable } from './page-table.tsx';
import { usePages } from './use-pages.ts';
import { Watch } from './watch.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { TryFailed } from './try-failed.tsx';
import { useJobActions } from './use-job-actions.ts';
import { HeldTable, JobTable } from '../records/tables.tsx';

type JobTab = 'watch' | 'table' | 'cost' | 'pages' | 'queue' | 'log' | 'request' | 'result';

export default function JobPage({ id }: { readonly id: string }): ReactElement {
  const { data: job, error, refetch } = useJob(id);
  if (job !== undefined && !isGone(error)) return <Loaded job={job} />;
  return <Pending error={error} onRetry={refetch} gone={<NotHere />} />;
}

function NotHere(): ReactElement {
  return (
    <Missing title={t.jobs.notFoundTitle} to="/jobs" link={t.jobs.backToJobs}>
      {t.jobs.notFoundHelp}
    </Missing>
  );
}

function Loaded({ job }: { readonly job: JobDetail }): ReactElement {
  const [search, setSearch] = useSearchParams();
  usePageTitle(job.title ?? describeJob(job).title);
  const tabs = useMemo(() => tabsOf(job), [job]);
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? tabs[0]?.id ?? 'request';
  const select = (next: JobTab): void =>
    setSearch(
      (before) => {
        const q = before.get('q');
        return { tab: next, ...(q === null ? {} : { q }), ...viewPart(before) };
      },
      { replace: true },
    );
  useShortcuts({
    w: () => select('watch'),
    p: () => select('pages'),
    q: () => select('queue'),
    l: () => select('log'),
    r: () => select('request'),
    e: () => {
      // what is written next belongs into the field: it must be there before the key is up
      flushSync(() => select('queue'));
      document.querySelector<HTMLElement>('[data-exclude]')?.focus();
    },
    '/': () => document.querySelector<HTMLElement>('[data-page-filter]')?.focus(),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <Head job={job} />
      <Tabs label={t.jobs.views} items={tabs} selected={tab} onSelect={select}>
        <Panel job={job} tab={tab} />
      </Tabs>
    </div>
  );
}

function tabsOf(job: JobDetail): readonly TabItem<JobTab>[] {
  const { counts } = job;
  const request = { id: 'request', label: t.jobs.tabs.request } as const;
  const isOver = job.status !== 'scraping';
  const cost = isOver ? [{ id: 'cost', label: t.jobs.tabs.cost } as const] : [];
  if (job.result !== undefined) {
    const hasRows = tableOfResult(job.kind, job.result) !== undefined;
    const table = hasRows ? [{ id: 'table', label: t.table.tab } as const] : [];
    return [...table, { id: 'result', label: t.jobs.tabs.result }, request, ...cost];
  }
  return [
    {
      id: 'pages',
      label: t.jobs.tabs.pages,
      count: formatNumber(settledOf(counts)),
    },
    ...(hasPages(job) ? [{ id: 'table', label: t.table.tab } as const] : []),
    { id: 'queue', label: t.jobs.tabs.queue, count: formatNumber(waitingOf(counts)) },
    { id: 'log', label: t.jobs.tabs.log, count: formatNumber(counts.skipped + counts.failed) },
    request,
    ...cost,
    ...(hasPages(job) && !isOver ? [{ id: 'watch', label: t.jobs.tabs.watch } as const] : []),
  ];
}

const PAGES: readonly PageState[] = ['done', 'failed'];
const QUEUE: readonly PageState[] = ['running', 'open'];
const LOG: readonly PageState[] = ['failed', 'skipped'];

interface PagesPanelProps {
  readonly job: JobDetail;
  readonly states: readonly PageState[];
  readonly emptyText: string;
  /** Outcomes can be chosen. */
  readonly hasBar?: boolean;
}

function PagesPanel({ job, states, emptyText, hasBar = false }: PagesPanelProps): ReactElement {
  const view = usePageView();
  const filter = useFilterOf(view, states);
  const pages = usePages(job.id, filter);
  return (
    <>
      <PageFilterBar {...{ job, view, filter }} hits={pages.total} hasOutcomes={hasBar} />
      <PageTable job={job} filter={filter} view={view} pages={pages} emptyText={emptyText} />
    </>
  );
}

interface PanelProps {
  readonly job: JobDetail;
  readonly tab: JobTab;
}

function Panel({ job, tab }: PanelProps): ReactElement {
  switch (tab) {
    case 'watch':
      return <Watch job={job} />;
    case 'table':
      return <ResultTable job={job} />;
    case 'cost':
      return <Rehearsal job={job} />;
    case 'pages':
      return <PagesPanel key={tab} job={job} states={PAGES} emptyText={noPagesText(job)} hasBar />;
    case 'queue':
      return (
        <>
          {hasPages(job) && job.status === 'scraping' && <ExcludeForm job={job} />}
          <PagesPanel key={tab} job={job} states={QUEUE} emptyText={t.jobs.queueEmpty} />
        </>
      );
    case 'log':
      return <PagesPanel key={tab} job={job} states={LOG} emptyText={t.jobs.logEmpty} />;
    case 'request':
      return <RequestOf job={job} />;
    case 'result':
      return <AsJson label={t.jobs.tabs.result} value={job.result} />;
  }
}

/** What was asked, to be taken along: as it is, or as a line for a shell. */
function RequestOf({ job }: { readonly job: JobDetail }): ReactElement {
  const { data } = useConsoleState();
  const address = data?.address ?? location.origin;
  const body = isObject(job.body) ? job.body : undefined;
  const operation = job.kind === 'batch' ? 'scrape' : OPERATIONS.find((one) => one === job.kind);
  // the line is of v2
  const isOfAddress = job.apiVersion !== 'v1' && canRunAgain(job);
  return (
    <>
      <div className="flex shrink-0 flex-wrap gap-2 px-5 py-2">
        <CopyButton isWide label={t.jobs.copyJson} value={JSON.stringify(job.body, undefined, 2)} />
        {isOfAddress && body !== undefined && operation !== undefined && (
          <CopyButton
            isWide
            label={t.jobs.copyCurl}
            value={() => snippet('curl', address, operation, body)}
          />
        )}
      </div>
      <AsJson label={t.jobs.tabs.request} value={job.body} />
    </>
  );
}

function AsJson({ label, value }: { readonly label: string; readonly value: unknown }) {
  return <CodeView label={label} text={JSON.stringify(value, undefined, 2)} language="json" wrap />;
}

function ResultTable({ job }: { readonly job: JobDetail }): ReactElement {
  const table = useMemo(() => tableOfResult(job.kind, job.result), [job.kind, job.result]);
  return table === undefined ? (
    <JobTable job={job} />
  ) : (
    <HeldTable label={t.table.tab} table={table} name={job.target} />
  );
}

function Head({ job }: { readonly job: JobDetail }): ReactElement {
  const save = useExport();
  const now = useNow();
  return (
    <header className="shrink-0 px-6 pt-4 pb-3">
      <BackLink to="/jobs">{t.jobs.backToJobs}</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-3 pt-1">
        <div className="min-w-0">
          <h1 className="truncate font-serif text-xl font-semibold tracking-[-0.01em]">
            <bdi>{job.title ?? describeJob(job).title}</bdi>
          </h1>
          <JobFigures job={job} />
          <ModelFigures usage={job.modelUsage} />
          <p className="nums pt-1 text-xs text-ink-3">
            {formatMoment(job.createdAt, now)} · {sourceOf(job)} ·{' '}
            {t.jobs.expires(formatMoment(job.expiresAt, now))} ·{' '}
            <Link href="/settings/storage" className="underline underline-offset-2 hover:text-ink">
              {t.jobs.keepLonger}
            </Link>
          </p>
        </div>
        <Actions job={job} save={save} />
      </div>
      <ExportNote error={save.error ?? undefined} />
      {job.error !== undefined && moodOf(job) === 'failed' && (
        <p className="mt-2 rounded-md bg-bad-soft px-3 py-2 text-sm [overflow-wrap:anywhere]">
          {sentenceOf(job.errorCode, job.error)}
        </p>
      )}
      <div className="pt-2 empty:hidden">
        <JobEnding job={job} />
      </div>
      {job.excluded.length > 0 && (
        <p className="pt-2 text-xs text-ink-2">
          {t.jobs.excluded}: <span className="font-mono">{job.excluded.join('  ')}</span>
        </p>
      )}
    </header>
  );
}

interface ActionsProps {
  readonly job: JobDetail;
  readonly save: ReturnType<typeof useExport>;
}

function Actions({ job, save }: ActionsProps): ReactElement {
  const { stop, again } = useJobActions();
  const [isDeleting, setDeleting] = useState(false);
  const isRunning = job.status === 'scraping';
  const good = job.counts.done - (job.refused ?? 0);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isRunning ? (
        <Button
          icon={<Square aria-hidden className="size-3 fill-current" />}
          title={t.jobs.stopHelp}
          isBusy={stop.isPending}
          onClick={() => stop.mutate(job)}
        >
          {t.jobs.stop}
        </Button>
      ) : (
        <Button
          icon={<RotateCcw aria-hidden className="size-3.5" />}
          isBusy={again.isPending}
          disabled={!canRunAgain(job)}
          onClick={() => again.mutate(job)}
        >
          {t.jobs.again}
        </Button>
      )}
      <TryFailed job={job} />
      {hasPages(job) && !isRunning && good > 0 && <KeepAll jobId={job.id} count={good} />}
      <ExportMenu
        label={t.table.saveAll}
        isBusy={save.isPending}
        scope={t.table.allRows}
        otherFormats={job.result === undefined ? ['markdown', 'documents'] : []}
        onChoose={(format) => save.mutate({ kind: 'job', jobId: job.id, format })}
      />
      <IconButton label={t.jobs.delete} onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <DeleteDialog job={job} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

interface DeleteDialogProps {
  readonly job: JobDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function DeleteDialog({ job, isOpen, onClose }: DeleteDialogProps): ReactElement {
  const { remove } = useJobActions();
  const [, navigate] = useLocation();
  return (
    <Confirm
      isOpen={isOpen}
      onClose={onClose}
      title={t.jobs.deleteTitle}
      description={
        job.status === 'scraping'
          ? `${t.jobs.deleteRunning} ${t.jobs.deleteHelp}`
          : t.jobs.deleteHelp
      }
      problem={remove.error === null ? undefined : messageOf(remove.error)}
      action={t.jobs.delete}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(job, { onSuccess: () => navigate('/jobs') })}
    />
  );
}
