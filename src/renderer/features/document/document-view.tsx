/** One document in all its forms. Tabs never vanish: an empty one says why and offers the way. */
import { Download, WrapText } from 'lucide-react';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { usePreferences, changePreferences } from '../../app/preferences.ts';
import { useShortcuts, type ShortcutTable } from '../../app/shortcuts.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { CodeView } from '../../components/code-view.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { later } from '../../components/later.tsx';
import { saveFile } from '../../components/save-file.ts';
import { Empty } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t } from '../../text/catalogue.ts';
import { formatNumber } from '../../text/format.ts';
import { ChangeView } from './change-view.tsx';
import { JsonView, LinkList, MetadataTable } from './document-panels.tsx';
import { ScreenshotView } from './screenshot-view.tsx';
import {
  DOCUMENT_TABS,
  fileStem,
  hasTables,
  textOfTab,
  type DocumentModel,
  type DocumentTab,
} from './document.ts';

const Preview = later(() => import('./preview.tsx'));
const DocumentTables = later(() => import('./document-tables.tsx'));

interface DocumentViewProps {
  readonly document: DocumentModel;
  readonly tab: DocumentTab;
  readonly onTab: (tab: DocumentTab) => void;
  /** Offered in empty tabs: asks for the format and runs again. */
  readonly onRequest?: ((format: string) => void) | undefined;
  readonly aside?: ReactNode;
}

export function DocumentView({
  document,
  tab,
  onTab,
  onRequest,
  aside,
}: DocumentViewProps): ReactElement {
  const { wrapLines } = usePreferences();
  const content = useMemo(() => textOfTab(document, tab), [document, tab]);
  const tabs = useMemo(() => tabsOf(document), [document]);
  useShortcuts(tabShortcuts(tabs, onTab));
  const isCode = tab === 'markdown' || tab === 'html' || tab === 'json';
  return (
    <Tabs
      label={t.document.views}
      selected={tab}
      onSelect={onTab}
      items={tabs.map((id) => ({
        id,
        label: t.document.tabs[id],
        count: countOf(document, id),
        isEmpty: !hasContent(document, id),
      }))}
      aside={
        <>
          {isCode && content !== undefined && (
            <IconButton
              label={t.document.wrap}
              aria-pressed={wrapLines}
              className="aria-pressed:text-ember"
              onClick={() => changePreferences({ wrapLines: !wrapLines })}
            >
              <WrapText aria-hidden />
            </IconButton>
          )}
          {content !== undefined && (
            <>
              <CopyButton value={content.text} label={t.document.copyForm} />
              <IconButton
                label={t.document.save}
                onClick={() => saveFile(`${fileStem(document)}.${content.ending}`, content.text)}
              >
                <Download aria-hidden />
              </IconButton>
            </>
          )}
          {aside}
        </>
      }
    >
      <Panel document={document} tab={tab} wrap={wrapLines} onRequest={onRequest} />
    </Tabs>
  );
}

interface PanelProps {
  readonly document: DocumentModel;
  readonly tab: DocumentTab;
  readonly wrap: boolean;
  readonly onRequest: ((format: string) => void) | undefined;
}

function Panel({ document, tab, wrap, onRequest }: PanelProps): ReactElement {
  const [html, setHtml] = useState<HtmlKind>('html');
  if (!hasContent(document, tab)) return <Nothing {...{ document, tab, onRequest }} />;
  switch (tab) {
    case 'markdown':
      return (
        <>
          <Notes document={document} />
          {document.markdown !== undefined && (
            <CodeView
              label={t.document.tabs.markdown}
              text={document.markdown}
              language="markdown"
              wrap={wrap}
            />
          )}
        </>
      );
    case 'preview':
      return <Preview document={document} />;
    case 'table':
      return <DocumentTables document={document} />;
    case 'html':
      return <Html document={document} kind={html} onKind={setHtml} wrap={wrap} />;
    case 'links':
      return <LinkList links={document.links ?? []} images={document.images ?? []} />;
    case 'screenshot':
      return <ScreenshotView document={document} />;
    case 'json':
      return <JsonView document={document} wrap={wrap} />;
    case 'metadata':
      return <MetadataTable metadata={document.metadata} />;
    case 'diff':
      return <ChangeView document={document} />;
  }
}

function Nothing({ document, tab, onRequest }: Omit<PanelProps, 'wrap'>): ReactElement {
  if (document.isBlank && (tab === 'markdown' || tab === 'preview')) {
    return <NoText onRequest={onRequest} />;
  }
  // a file has no looks and no history
  const isOfPages = document.file !== undefined && (tab === 'screenshot' || tab === 'diff');
  return <NotThere tab={tab} onRequest={isOfPages ? undefined : onRequest} />;
}

type HtmlKind = 'html' | 'rawHtml';

interface HtmlProps extends Pick<PanelProps, 'document' | 'wrap'> {
  readonly kind: HtmlKind;
  readonly onKind: (kind: HtmlKind) => void;
}

/** Cleaned, or as it came, where there are both. */
function Html({ document, kind, onKind, wrap }: HtmlProps): ReactElement {
  const both = document.html !== undefined && document.rawHtml !== undefined;
  const text = both ? document[kind] : (document.html ?? document.rawHtml);
  return (
    <>
      {both && (
        <div className="flex gap-2 px-5 pt-2">
          {(['html', 'rawHtml'] as const).map((one) => (
            <Button
              key={one}
              size="sm"
              variant="ghost"
              aria-pressed={one === kind}
              className="aria-pressed:text-ember"
              onClick={() => onKind(one)}
            >
              {t.operations.formats[one]}
            </Button>
          ))}
        </div>
      )}
      <CodeView label={t.document.tabs.html} text={text ?? ''} language="html" wrap={wrap} />
    </>
  );
}

function Notes({ document }: { readonly document: DocumentModel }): ReactElement | null {
  if (document.notes.length === 0) return null;
  return (
    <dl className="relative max-h-[40%] shrink-0 overflow-y-auto border-b border-line px-5 py-3">
      {document.notes.map((note) => (
        <div key={note.name} className="py-1">
          <dt className="text-xs font-medium text-ink-2">{t.document[note.name]}</dt>
          <dd className="max-w-[72ch] font-serif text-base whitespace-pre-wrap">{note.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The format that fills a tab. */
const FORMAT_OF: Readonly<Partial<Record<DocumentTab, string>>> = {
  markdown: 'markdown',
  preview: 'markdown',
  html: 'html',
  links: 'links',
  screenshot: 'screenshot',
  json: 'json',
  diff: 'changeTracking',
};

/** Markdown was asked for, and the page has nothing to read. */
function NoText({ onRequest }: Pick<NotThereProps, 'onRequest'>): ReactElement {
  return (
    <Empty
      title={t.document.noText}
      action={
        onRequest !== undefined && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => onRequest('browser')}>
              {t.document.readInBrowser} · {t.common.credits(1)}
            </Button>
            <Button onClick={() => onRequest('screenshot')}>
              {t.document.takeScreenshot} · {t.common.credits(1)}
            </Button>
          </div>
        )
      }
    >
      {t.document.noTextHelp}
    </Empty>
  );
}

interface NotThereProps {
  readonly tab: DocumentTab;
  readonly onRequest: ((format: string) => void) | undefined;
}

function NotThere({ tab, onRequest }: NotThereProps): ReactElement {
  const format = FORMAT_OF[tab];
  const title =
    tab === 'json'
      ? t.document.noJson
      : tab === 'diff'
        ? t.document.noDiff
        : t.document.notRequested(t.document.tabs[tab]);
  const help =
    tab === 'json' ? t.document.noJsonHelp : tab === 'diff' ? t.document.noDiffHelp : undefined;
  return (
    <Empty
      title={title}
      action={
        onRequest !== undefined &&
        format !== undefined && (
          <Button onClick={() => onRequest(format)}>
            {t.document.addAndRun} · {t.common.credits(1)}
          </Button>
        )
      }
    >
      {help}
    </Empty>
  );
}

function hasContent(document: DocumentModel, tab: DocumentTab): boolean {
  switch (tab) {
    case 'markdown':
      return document.markdown !== undefined || document.notes.length > 0;
    case 'preview':
      return (
        document.markdown !== undefined ||
        document.html !== undefined ||
        document.rawHtml !== undefined
      );
    case 'table':
      return hasTables(document);
    case 'html':
      return document.html !== undefined || document.rawHtml !== undefined;
    case 'links':
      return document.links !== undefined || document.images !== undefined;
    case 'screenshot':
      return document.screenshot !== undefined || screenshotsOf(document) > 0;
    case 'json':
      return (
        document.json !== undefined ||
        document.attributes !== undefined ||
        document.actions !== undefined
      );
    case 'metadata':
      return true;
    case 'diff':
      return document.change !== undefined;
  }
}

function screenshotsOf(document: DocumentModel): number {
  const shots = document.actions?.['screenshots'];
  return Array.isArray(shots) ? shots.length : 0;
}

function countOf(document: DocumentModel, tab: DocumentTab): string | undefined {
  if (tab === 'links' && document.links !== undefined) return formatNumber(document.links.length);
  return undefined;
}

/** All but the table's stay when they are empty, and say why: tables nobody asks for. */
function tabsOf(document: DocumentModel): readonly DocumentTab[] {
  return DOCUMENT_TABS.filter((tab) => tab !== 'table' || hasTables(document));
}

function tabShortcuts(
  tabs: readonly DocumentTab[],
  onTab: (tab: DocumentTab) => void,
): ShortcutTable {
  return Object.fromEntries(
    tabs.map((tab, index) => [String(index + 1), () => onTab(tab)] as const),
  );
}
