/** One scraped page with its figures, its forms, and where to go from here. */
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Columns2, ExternalLink, Maximize2 } from 'lucide-react';
import { Link } from 'wouter';
import type { JsonObject } from '../../../../contract/console/common.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { useNow } from '../../../client/use-now.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { later } from '../../../components/later.tsx';
import { ForeignText, languageOf } from '../../../components/foreign-text.tsx';
import { t } from '../../../text/catalogue.ts';
import { formatAgo, formatBytes, formatDuration } from '../../../text/format.ts';
import { KeepButton } from '../../library/keep-button.tsx';
import { DocumentView } from '../../document/document-view.tsx';
import {
  DOCUMENT_TABS,
  hasTables,
  readDocument,
  type DocumentModel,
} from '../../document/document.ts';
import { WatchButton } from '../../monitors/watch-button.tsx';
import { withFormat } from '../formats-field.tsx';
import { textsOf } from '../body.ts';
import type { ResultProps } from './props.ts';

const CompareReaders = later(() => import('./compare-readers.tsx'));

export default function ScrapeResult({
  run,
  body,
  file,
  onRun,
  onOpen,
}: ResultProps): ReactElement {
  const [search, setSearch] = useSearchParams();
  const { documentTab } = usePreferences();
  const now = useNow();
  const document = readDocument(run.answer['data']);
  const tab =
    DOCUMENT_TABS.find((id) => id === search.get('tab')) ??
    DOCUMENT_TABS.find((id) => id === documentTab) ??
    'markdown';
  const setTab = (next: string): void =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        params.set('tab', next);
        return params;
      },
      { replace: true },
    );
  const [comparing, setComparing] = useState<string>();
  const asked = run.body ?? body;
  const canCompare = mayCompare(document, asked) && document.file === file?.name;
  const isComparing = canCompare && comparing === run.id;
  const isGood = document.statusCode === undefined || document.statusCode < 400;
  return (
    <>
      <header className="flex min-h-14 shrink-0 flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-2">
        <div className="min-w-[min(100%,24rem)] flex-1">
          <h2
            dir="auto"
            lang={languageOf(document.metadata['language'])}
            className="truncate font-serif text-lg font-semibold tracking-[-0.01em]"
          >
            <ForeignText text={document.title || t.playground.untitled} />
          </h2>
          <div className="nums flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-xs text-ink-2">
            {document.statusCode !== undefined && (
              <Badge tone={isGood ? 'ok' : 'warn'}>{document.statusCode}</Badge>
            )}
            {run.elapsedMs !== undefined && <span>{formatDuration(run.elapsedMs)}</span>}
            {run.bytes !== undefined && <span>· {formatBytes(run.bytes)}</span>}
            {document.credits !== undefined && <span>· {t.common.credits(document.credits)}</span>}
            {document.isFromCache && (
              <span className="inline-flex items-center gap-1.5">
                ·{' '}
                {t.document.cacheHit(
                  document.cachedAt === undefined ? '' : formatAgo(document.cachedAt, now),
                )}
                <Button size="sm" onClick={() => onRun({ ...body, maxAge: 0 })}>
                  {t.document.fetchAgain}
                </Button>
              </span>
            )}
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
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {canCompare && (
            <Button
              size="sm"
              variant="ghost"
              className="aria-pressed:text-ember"
              aria-pressed={isComparing}
              icon={<Columns2 aria-hidden className="size-3.5" />}
              onClick={() => setComparing(isComparing ? undefined : run.id)}
            >
              {isComparing ? t.compare.close : `${t.compare.open} · ${t.common.credits(1)}`}
            </Button>
          )}
          {document.url !== '' && <KeepButton url={document.url} />}
          {file === undefined && isGood && /^https?:/.test(document.url) && (
            <WatchButton key={document.url} url={document.url} />
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
      {document.warning !== undefined && (
        <p className="mx-5 mb-2 rounded-md bg-warn-soft px-3 py-2 text-xs text-ink">
          <span className="font-medium text-warn">{t.document.warning}:</span> {document.warning}
        </p>
      )}
      {isComparing ? (
        <CompareReaders document={document} body={asked} file={file} />
      ) : (
        <DocumentView
          document={document}
          tab={tab}
          onTab={setTab}
          onRequest={
            document.file === file?.name
              ? (format) => {
                  // whoever waits for scripts is given the browser
                  if (format === 'browser') {
                    onRun({ ...body, waitFor: 1_000 });
                    return;
                  }
                  const base = withFormat(body['formats'], 'markdown');
                  onRun({ ...body, formats: withFormat(base, format) });
                }
              : undefined
          }
        />
      )}
      {document.url !== '' && (
        <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-5 py-2 text-xs">
          <span className="text-ink-3">{t.playground.suggestions}</span>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onOpen('crawl', { url: siteOf(document.url), limit: 50 })}
          >
            {t.playground.crawlThis}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onOpen('map', { url: siteOf(document.url) })}
          >
            {t.playground.mapThis}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onOpen('extract', { urls: [document.url], showSources: true })}
          >
            {t.playground.extractThis}
          </Button>
          <Link
            href={`/recipes/new?url=${encodeURIComponent(document.url)}`}
            className="inline-flex h-7 items-center rounded-md px-2.5 text-xs text-ink-2 hover:bg-sunken hover:text-ink"
          >
            {t.playground.pickThis}
          </Link>
          {hasTables(document) && tab !== 'table' && (
            <Button size="sm" variant="ghost" onClick={() => setTab('table')}>
              {t.playground.tablesOfThis}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Readers differ in the main content of a page; files and whole pages have none to choose. */
function mayCompare(document: DocumentModel, body: JsonObject): boolean {
  const type = document.metadata['contentType'];
  const isPage = typeof type !== 'string' || /html/i.test(type);
  const isMain = body['onlyMainContent'] !== false && textsOf(body['includeTags']).length === 0;
  return document.markdown !== undefined && isPage && isMain;
}

function siteOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}
