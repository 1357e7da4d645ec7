/** One scraped page with its figures, its forms, and where to go from here. */
import { useState, type ReactElement } from 'react';
import { Columns2 } from 'lucide-react';
import { Link } from 'wouter';
import type { JsonObject } from '../../../../contract/console/common.ts';
import { usePreferences } from '../../../app/preferences.ts';
import { useAddress } from '../../../app/use-address.ts';
import { Button } from '../../../components/button.tsx';
import { later } from '../../../components/later.tsx';
import { t } from '../../../text/catalogue.ts';
import { DocumentView } from '../../document/document-view.tsx';
import {
  hasTables,
  readDocument,
  tabOf,
  type DocumentModel,
  type DocumentTab,
} from '../../document/document.ts';
import { withFormat } from '../formats-field.tsx';
import { textsOf } from '../body.ts';
import type { ResultProps } from './props.ts';
import { isGood, ScrapeHead } from './scrape-head.tsx';

const CompareReaders = later(() => import('./compare-readers.tsx'));

export default function ScrapeResult({
  run,
  body,
  file,
  onRun,
  onOpen,
}: ResultProps): ReactElement {
  const [search, change] = useAddress();
  const { documentTab } = usePreferences();
  const document = readDocument(run.answer['data']);
  const tab = tabOf(search.get('tab'), documentTab);
  const setTab = (next: DocumentTab): void => change({ tab: next });
  const [comparing, setComparing] = useState<string>();
  const asked = run.body ?? body;
  const isInForm = document.file === file?.name;
  const canCompare = mayCompare(document, asked) && isInForm;
  const isComparing = canCompare && comparing === run.id;
  return (
    <>
      <ScrapeHead
        document={document}
        run={run}
        file={file}
        tab={tab}
        onFresh={() => onRun({ ...body, maxAge: 0 })}
      >
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
      </ScrapeHead>
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
          onRequest={isInForm ? (format) => onRun(bodyFor(body, format)) : undefined}
        />
      )}
      {document.url !== '' && (
        <NextSteps document={document} tab={tab} onTab={setTab} onOpen={onOpen} />
      )}
    </>
  );
}

/** The request that brings a format, too; whoever waits for scripts is given the browser. */
function bodyFor(body: JsonObject, format: string): JsonObject {
  if (format === 'browser') return { ...body, waitFor: 1_000 };
  return { ...body, formats: withFormat(withFormat(body['formats'], 'markdown'), format) };
}

interface NextStepsProps extends Pick<ResultProps, 'onOpen'> {
  readonly document: DocumentModel;
  readonly tab: DocumentTab;
  readonly onTab: (tab: DocumentTab) => void;
}

function NextSteps({ document, tab, onTab, onOpen }: NextStepsProps): ReactElement {
  const { url } = document;
  const site = URL.parse(url)?.origin ?? url;
  const steps = [
    [t.playground.crawlThis, 'crawl', { url: site, limit: 50 }],
    [t.playground.mapThis, 'map', { url: site }],
    [t.playground.extractThis, 'extract', { urls: [url], showSources: true }],
  ] as const;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line px-5 py-2 text-xs">
      <span className="text-ink-3">{t.playground.suggestions}</span>
      {steps.map(([label, operation, body]) => (
        <Button key={operation} size="sm" variant="ghost" onClick={() => onOpen(operation, body)}>
          {label}
        </Button>
      ))}
      <Link
        href={`/recipes/new?url=${encodeURIComponent(url)}`}
        className="inline-flex h-7 items-center rounded-md px-2.5 text-xs text-ink-2 hover:bg-sunken hover:text-ink"
      >
        {t.playground.pickThis}
      </Link>
      {hasTables(document) && tab !== 'table' && (
        <Button size="sm" variant="ghost" onClick={() => onTab('table')}>
          {t.playground.tablesOfThis}
        </Button>
      )}
    </div>
  );
}

/** Readers differ in the main content of a page; files and whole pages have none to choose. */
function mayCompare(document: DocumentModel, body: JsonObject): boolean {
  const type = document.metadata['contentType'];
  const isPage = typeof type !== 'string' || /html/i.test(type);
  const isMain = body['onlyMainContent'] !== false && textsOf(body['includeTags']).length === 0;
  return document.markdown !== undefined && isGood(document) && isPage && isMain;
}
