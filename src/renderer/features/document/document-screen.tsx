/** One stored document in the whole window, with its neighbours in the job. */
import { ChevronLeft, ChevronRight, ExternalLink, Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { PageRow, StoredDocumentAnswer } from '../../../contract/console/jobs.ts';
import { changePreferences, usePreferences } from '../../app/preferences.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useNow } from '../../client/use-now.ts';
import { useDocument } from '../../client/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { IconButton } from '../../components/button.tsx';
import { CodeView } from '../../components/code-view.tsx';
import { ForeignText, languageOf } from '../../components/foreign-text.tsx';
import { Missing } from '../../components/missing.tsx';
import { BackLink } from '../../components/page-header.tsx';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { sentenceOf } from '../../text/failures.ts';
import { formatMoment } from '../../text/format.ts';
import { describeJob } from '../jobs/describe-job.ts';
import { KeepButton, KnownCopies } from '../library/keep-button.tsx';
import { WatchButton } from '../monitors/watch-button.tsx';
import { DocumentView } from './document-view.tsx';
import { readDocument, tabOf, type DocumentModel, type DocumentTab } from './document.ts';

export default function DocumentScreen({ id }: { readonly id: string }): ReactElement {
  const { data, error, refetch } = useDocument(id);
  useEffect(() => void CodeView.fetch().catch(() => undefined), []);
  if (data !== undefined) return <Loaded key={id} stored={data} />;
  const gone = (
    <Missing title={t.document.gone} to="/jobs" link={t.jobs.backToJobs}>
      {t.document.goneHelp}
    </Missing>
  );
  return <Pending error={error} onRetry={refetch} gone={gone} />;
}

function Loaded({ stored }: { readonly stored: StoredDocumentAnswer }): ReactElement {
  const [search, setSearch] = useSearchParams();
  const [, navigate] = useLocation();
  const { documentTab, sidebar } = usePreferences();
  const document = readDocument(stored.document);
  const tab = tabOf(search.get('tab'), documentTab);
  const select = (next: DocumentTab): void => setSearch({ tab: next }, { replace: true });
  const goTo = (id: string | undefined): void => {
    if (id !== undefined) navigate(`/doc/${id}?tab=${tab}`);
  };
  const toggleFull = (): void => changePreferences({ sidebar: !sidebar });
  useShortcuts({
    '[': () => goTo(stored.previousId),
    ']': () => goTo(stored.nextId),
    f: toggleFull,
  });
  useEffect(() => {
    window.document.title = `${document.title || stored.page.url} · Hearth`;
    return () => {
      window.document.title = 'Hearth';
    };
  }, [document.title, stored.page.url]);

  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <Head stored={stored} document={document} onGo={goTo} />
      {document.warning !== undefined && (
        <p className="mx-6 mb-2 rounded-md bg-warn-soft px-3 py-2 text-xs">
          <span className="font-medium text-warn">{t.document.warning}:</span> {document.warning}
        </p>
      )}
      {stored.document === undefined ? (
        <NoDocument page={stored.page} />
      ) : (
        <DocumentView
          document={document}
          tab={tab}
          onTab={select}
          aside={
            <IconButton
              label={sidebar ? t.document.full : t.document.leaveFull}
              onClick={toggleFull}
            >
              {sidebar ? <Maximize2 aria-hidden /> : <Minimize2 aria-hidden />}
            </IconButton>
          }
        />
      )}
    </div>
  );
}

interface HeadProps {
  readonly stored: StoredDocumentAnswer;
  readonly document: DocumentModel;
  readonly onGo: (id: string | undefined) => void;
}

function Head({ stored, document, onGo }: HeadProps): ReactElement {
  const { page, job } = stored;
  const now = useNow();
  const url = document.url === '' ? page.url : document.url;
  const status = document.statusCode ?? page.statusCode;
  return (
    <header className="flex shrink-0 items-start justify-between gap-x-4 gap-y-2 px-6 pt-4 pb-2 max-sm:flex-wrap">
      <div className="min-w-0 max-sm:w-full">
        <BackLink to={`/jobs/${job.id}`}>
          <span className="truncate">{describeJob(job).title}</span>
        </BackLink>
        <h1
          dir="auto"
          lang={languageOf(document.metadata['language'])}
          className="truncate pt-1 font-serif text-xl font-semibold tracking-[-0.01em]"
        >
          <ForeignText text={document.title || t.document.untitled} />
        </h1>
        <div className="nums flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-xs text-ink-2">
          {status !== undefined && <Badge tone={status < 400 ? 'ok' : 'warn'}>{status}</Badge>}
          <span>{page.credits === 0 ? t.document.notCharged : t.common.credits(page.credits)}</span>
          {page.finishedAt !== undefined && <span>· {formatMoment(page.finishedAt, now)}</span>}
          <span>· {t.document.goes(formatMoment(job.expiresAt, now))}</span>
          {page.capture !== undefined && (
            <span title={page.capture.why} className="max-w-[560px] truncate">
              · {t.document.engines[page.capture.engine]}: {page.capture.why}
            </span>
          )}
          {!/^https?:/.test(url) ? (
            <span className="max-w-[480px] truncate font-mono text-ink-3">{url}</span>
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-w-0 items-center gap-1 rounded-sm text-ink-3 hover:text-ember"
            >
              <span className="max-w-[480px] truncate font-mono">
                <ForeignText text={url} />
              </span>
              <ExternalLink aria-hidden className="size-3 shrink-0" />
              <span className="sr-only">{t.document.original}</span>
            </a>
          )}
        </div>
      </div>
      {/^https?:/.test(url) && (
        <div className="ml-auto flex shrink-0 flex-wrap items-center gap-2 max-sm:ml-0">
          <KnownCopies url={url} />
          <KeepButton url={url} />
          <WatchButton key={url} url={url} />
        </div>
      )}
      <Neighbours stored={stored} onGo={onGo} />
    </header>
  );
}

function Neighbours({
  stored: { previousId, nextId },
  onGo,
}: Pick<HeadProps, 'stored' | 'onGo'>): ReactElement {
  return (
    <div
      className={`items-center gap-1 ${previousId === undefined && nextId === undefined ? 'hidden' : 'flex'}`}
    >
      <IconButton
        label={t.document.previous}
        disabled={previousId === undefined}
        onClick={() => onGo(previousId)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton
        label={t.document.next}
        disabled={nextId === undefined}
        onClick={() => onGo(nextId)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

function NoDocument({ page }: { readonly page: PageRow }): ReactElement {
  return page.state === 'failed' ? (
    <Empty title={t.document.failedPage}>
      <p>{sentenceOf(page.errorCode, page.error)}</p>
    </Empty>
  ) : (
    <Empty title={t.document.gone}>{t.document.goneHelp}</Empty>
  );
}
