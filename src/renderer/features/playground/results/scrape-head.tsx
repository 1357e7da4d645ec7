/** The head of a scraped page: its title and figures, where it came from, and the ways to keep, watch and open it. */
import { ExternalLink, Maximize2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../../client/use-now.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ForeignText, languageOf } from '../../../components/foreign-text.tsx';
import { t } from '../../../text/catalogue.ts';
import { formatAgo, formatBytes, formatDuration } from '../../../text/format.ts';
import type { DocumentModel, DocumentTab } from '../../document/document.ts';
import { KeepButton } from '../../library/keep-button.tsx';
import { WatchButton } from '../../monitors/watch-button.tsx';
import type { ResultProps } from './props.ts';

interface ScrapeHeadProps extends Pick<ResultProps, 'run' | 'file'> {
  readonly document: DocumentModel;
  readonly tab: DocumentTab;
  /** Fetches the page anew, past the cache. */
  readonly onFresh: () => void;
  /** Other ways, before those to keep and watch it. */
  readonly children: ReactNode;
}

export function ScrapeHead(props: ScrapeHeadProps): ReactElement {
  const { document, run, file, tab, children } = props;
  const { url } = document;
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-2">
      <div className="min-w-[min(100%,24rem)] flex-1">
        <h2
          dir="auto"
          lang={languageOf(document.metadata['language'])}
          className="truncate font-serif text-lg font-semibold tracking-[-0.01em]"
        >
          <ForeignText text={document.title || t.playground.untitled} />
        </h2>
        <Figures {...props} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {url !== '' && <KeepButton url={url} />}
        {file === undefined && isGood(document) && /^https?:/.test(url) && (
          <WatchButton key={url} url={url} />
        )}
        {run.id !== undefined && (
          <Link
            href={`/doc/${run.id}?tab=${tab}`}
            aria-label={t.document.full}
            data-tip={t.document.full}
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <Maximize2 aria-hidden className="size-4" />
          </Link>
        )}
      </div>
    </header>
  );
}

export function isGood({ statusCode }: DocumentModel): boolean {
  return statusCode === undefined || statusCode < 400;
}

type FiguresProps = Pick<ScrapeHeadProps, 'document' | 'run' | 'onFresh'>;

/** How the site answered, and what helps where it refused. */
function Answered({ document }: Pick<FiguresProps, 'document'>): ReactElement | null {
  const { statusCode: status, url } = document;
  if (status === undefined) return null;
  if (isGood(document)) return <Badge tone="ok">{status}</Badge>;
  return (
    <>
      <Badge tone="warn">{status}</Badge>
      <span className="text-ink">{t.jobs.refusedWith(status)}</span>
      <span>{t.document.refusedNext(status)}</span>
      {(status === 401 || status === 403) && url !== '' && (
        <Link
          href={`/settings/profiles?url=${encodeURIComponent(url)}`}
          className="text-ember underline underline-offset-2"
        >
          {t.document.signIn}
        </Link>
      )}
    </>
  );
}

function Figures({ document, run, onFresh }: FiguresProps): ReactElement {
  return (
    <div className="nums flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-xs text-ink-2">
      <Answered document={document} />
      {run.elapsedMs !== undefined && <span>{formatDuration(run.elapsedMs)}</span>}
      {run.bytes !== undefined && <span>· {formatBytes(run.bytes)}</span>}
      {document.credits !== undefined && <span>· {t.common.credits(document.credits)}</span>}
      {document.isFromCache && <CacheHit at={document.cachedAt} onFresh={onFresh} />}
      {document.file !== undefined && (
        <span className="max-w-80 truncate font-mono text-ink-3">{document.file}</span>
      )}
      {document.url !== '' && (
        <a
          href={document.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-w-0 items-center gap-1 rounded-sm text-ink-3 hover:text-ember"
        >
          <span className="max-w-80 truncate font-mono">
            <ForeignText text={document.url} />
          </span>
          <ExternalLink aria-hidden className="size-3 shrink-0" />
          <span className="sr-only">{t.document.original}</span>
        </a>
      )}
    </div>
  );
}

interface CacheHitProps {
  readonly at: number | undefined;
  readonly onFresh: () => void;
}

function CacheHit({ at, onFresh }: CacheHitProps): ReactElement {
  const now = useNow();
  return (
    <span className="inline-flex items-center gap-1.5">
      · {t.document.cacheHit(at === undefined ? '' : formatAgo(at, now))}
      <Button size="sm" onClick={onFresh}>
        {t.document.fetchAgain}
      </Button>
    </span>
  );
}
