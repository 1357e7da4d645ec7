/** One scraped page with its figures, its forms, and where to go from here. */
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { Columns2, ExternalLink, Maximize2 } from 'lucide-react';
import { Link } from 'wouter';
import type { JsonObject } from '../../../../contract/console/common.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ForeignText, languageOf } from '../../../components/foreign-text.tsx';
import { Delayed, SkeletonRows } from '../../../components/states.tsx';
import { t } from '../../../text/catalogue.ts';
import { formatBytes, formatDuration } from '../../../text/format.ts';
import { DocumentView } from '../../document/document-view.tsx';
import { DOCUMENT_TABS, readDocument, type DocumentModel } from '../../document/document.ts';
import { withFormat } from '../formats-field.tsx';
import { textsOf } from '../body.ts';
import type { ResultProps } from './props.ts';

const CompareReaders = lazy(() => import('./compare-readers.tsx'));

export default function ScrapeResult({
  run,
  body,
  file,
  onRun,
  onOpen,
}: ResultProps): ReactElement {
  const [search, setSearch] = useSearchParams();
  const { documentTab } = usePreferences();
  const document = readDocument(run.answer['data']);
  const tab =
    DOCUMENT_TABS.find((id) => id === search.get('tab')) ??
    DOCUMENT_TABS.find((id) => id === documentTab) ??
    'markdown';
  const [comparing, setComparing] = useState<string>();
  const asked = run.body ?? body;
  const canCompare = mayCompare(document, asked) && document.file === file?.name;
  const isComparing = canCompare && comparing === run.id;
  const isGood = document.statusCode === undefined || document.statusCode < 400;
  return (
    <>
      <header className="flex min-h-14 shrink-0 items-start justify-between gap-4 px-5 pt-4 pb-2">
        <div className="min-w-0">
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
            {document.isFromCache && <span>· {t.document.cacheHit}</span>}
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
        {canCompare && (
          <Button
            size="sm"
            variant="ghost"
            className="ml-auto aria-pressed:text-ember"
            aria-pressed={isComparing}
            icon={<Columns2 aria-hidden className="size-3.5" />}
            onClick={() => setComparing(isComparing ? undefined : run.id)}
          >
            {isComparing ? t.compare.close : `${t.compare.open} · ${t.common.credits(1)}`}
          </Button>
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
      </header>
      {document.warning !== undefined && (
        <p className="mx-5 mb-2 rounded-md bg-warn-soft px-3 py-2 text-xs text-ink">
          <span className="font-medium text-warn">{t.document.warning}:</span> {document.warning}
        </p>
      )}
      {isComparing ? (
        <Suspense
          fallback={
            <Delayed>
              <SkeletonRows />
            </Delayed>
          }
        >
          <CompareReaders document={document} body={asked} file={file} />
        </Suspense>
      ) : (
        <DocumentView
          document={document}
          tab={tab}
          onTab={(next) =>
            setSearch(
              (before) => {
                const params = new URLSearchParams(before);
                params.set('tab', next);
                return params;
              },
              { replace: true },
            )
          }
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
