/** The document as a reader would like it: its Markdown set in type, or the page itself, inert. */
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { BYTE_ORDER_MARK, csvLine } from '../../../contract/table/spreadsheet.ts';
import { announce } from '../../components/announcer.tsx';
import { languageOf } from '../../components/foreign-text.tsx';
import { saveFile } from '../../components/save-file.ts';
import { Segmented } from '../../components/segmented.tsx';
import { t } from '../../text/catalogue.ts';
import { cleanForFrame, renderMarkdown } from './clean-html.ts';
import { fileStem, type DocumentModel } from './document.ts';
import { tableIn } from './prose-dom.ts';
import { slicesOf } from './slices.ts';
import '../../styles/reading.css';

export default function Preview({ document }: { readonly document: DocumentModel }): ReactElement {
  const html = document.html ?? document.rawHtml;
  const hasBoth = document.markdown !== undefined && html !== undefined;
  const [wanted, setWanted] = useState<'markdown' | 'page'>('markdown');
  const kind = document.markdown === undefined ? 'page' : html === undefined ? 'markdown' : wanted;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-center gap-3 px-5 py-2 text-xs text-ink-3">
        {hasBoth && (
          <Segmented
            label={t.document.tabs.preview}
            value={kind}
            onChange={setWanted}
            options={[
              { value: 'markdown', label: t.document.previewMarkdown },
              { value: 'page', label: t.document.previewPage },
            ]}
          />
        )}
        <span>{t.document.previewNote}</span>
      </div>
      {kind === 'markdown' ? (
        <Reading
          text={document.markdown ?? ''}
          language={languageOf(document.metadata['language'])}
          name={fileStem(document)}
        />
      ) : (
        <Framed html={html ?? ''} />
      )}
    </div>
  );
}

interface ReadingProps {
  readonly text: string;
  readonly language: string | undefined;
  /** Of the page, for files that are saved of it. */
  readonly name: string;
}

/** The whole text, however long: pieces are set in type when they come near the window. */
export function Reading({ text, language, name }: ReadingProps): ReactElement {
  const slices = useMemo(() => slicesOf(text), [text]);
  const scroller = useRef<HTMLDivElement>(null);
  const saveTable = (event: MouseEvent): void => {
    const button =
      event.target instanceof Element ? event.target.closest('[data-save-table]') : null;
    const table = button?.parentElement?.querySelector('table');
    if (table === null || table === undefined) return;
    const { columns, rows } = tableIn(table);
    const lines = [columns, ...rows].map(csvLine);
    saveFile(`${name}.csv`, `${BYTE_ORDER_MARK}${lines.join('')}`);
    announce(t.table.started(`${name}.csv`));
  };
  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={t.document.previewMarkdown}
      className="relative min-h-0 flex-1 overflow-y-auto px-6 pt-2 pb-16"
    >
      <div lang={language} className="prose-hearth mx-auto" onClick={saveTable}>
        {slices.map((slice, at) => (
          <Slice key={at} text={slice} isFirst={at === 0} scroller={scroller} />
        ))}
      </div>
    </div>
  );
}

interface SliceProps {
  readonly text: string;
  readonly isFirst: boolean;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** A guess at how tall a piece will be, px: lines of 70 characters. */
const LINE_CHARS = 70;
const LINE_PX = 27;
/** So far outside the window a piece is set in type. */
const AHEAD_PX = 1_500;

function Slice({ text, isFirst, scroller }: SliceProps): ReactElement {
  const [isNear, setNear] = useState(isFirst);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { root: scroller.current, rootMargin: `${AHEAD_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, scroller]);
  const html = useMemo(() => (isNear ? renderMarkdown(text) : ''), [isNear, text]);
  if (!isNear) {
    const height = Math.ceil(text.length / LINE_CHARS) * LINE_PX;
    return <div ref={place} data-waiting style={{ height }} />;
  }
  // sanitised in clean-html.ts; the window's content policy forbids scripts besides
  return <div data-slice dangerouslySetInnerHTML={{ __html: html }} />;
}

function Framed({ html }: { readonly html: string }): ReactElement {
  const clean = useMemo(() => cleanForFrame(html), [html]);
  return (
    <iframe
      title={t.document.framed}
      sandbox=""
      srcDoc={clean}
      referrerPolicy="no-referrer"
      className="mx-5 mb-4 min-h-0 flex-1 rounded-lg border border-line bg-[#fffefc]"
    />
  );
}
