/** The document as a reader would like it: its Markdown set in type, or the page itself, inert. */
import { useMemo, useState, type ReactElement } from 'react';
import { Segmented } from '../../components/segmented.tsx';
import { t } from '../../text/catalogue.ts';
import { cleanForFrame, renderMarkdown } from './clean-html.ts';
import type { DocumentModel } from './document.ts';

/** Rendering more than this in one go would freeze the window; the Markdown tab holds the rest. */
const RENDER_LIMIT = 600_000;

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
        <Reading text={document.markdown ?? ''} />
      ) : (
        <Framed html={html ?? ''} />
      )}
    </div>
  );
}

function Reading({ text }: { readonly text: string }): ReactElement {
  const rendered = useMemo(() => renderMarkdown(text.slice(0, RENDER_LIMIT)), [text]);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t.document.previewMarkdown}
      className="relative min-h-0 flex-1 overflow-y-auto px-6 pt-2 pb-16"
    >
      {/* sanitised in clean-html.ts; the window's content policy forbids scripts besides */}
      <div className="prose-hearth mx-auto" dangerouslySetInnerHTML={{ __html: rendered }} />
    </div>
  );
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
