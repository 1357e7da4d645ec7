/** The smaller forms of a document: links, JSON with sources, metadata. */
import { useMemo, useState, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { usePreferences } from '../../app/preferences.ts';
import { Badge } from '../../components/badge.tsx';
import { CodeView } from '../../components/code-view.tsx';
import { Input } from '../../components/field.tsx';
import { ForeignText } from '../../components/foreign-text.tsx';
import { ROW_HEIGHTS, VirtualList } from '../../components/virtual-list.tsx';
import { t } from '../../text/catalogue.ts';
import type { DocumentModel, ProvenanceRow } from './document.ts';

interface LinkListProps {
  readonly links: readonly string[];
  readonly images: readonly string[];
}

export function LinkList({ links, images }: LinkListProps): ReactElement {
  const [filter, setFilter] = useState('');
  const { density } = usePreferences();
  const all = useMemo(() => [...links, ...images], [links, images]);
  const shown = useMemo(
    () => all.filter((link) => link.toLowerCase().includes(filter.trim().toLowerCase())),
    [all, filter],
  );
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 px-5 py-2">
        <Input
          aria-label={t.document.filterLinks}
          placeholder={t.document.filterLinks}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          className="max-w-80"
        />
        <span className="nums text-xs text-ink-3" aria-live="polite">
          {t.document.linksShown(shown.length, all.length)}
        </span>
      </div>
      <VirtualList
        label={t.document.tabs.links}
        count={shown.length}
        rowHeight={ROW_HEIGHTS[density]}
        render={(index) => <LinkRow url={shown[index] ?? ''} />}
      />
    </>
  );
}

function LinkRow({ url }: { readonly url: string }): ReactElement {
  const isSafe = /^https?:/i.test(url);
  return (
    <div className="flex h-full items-center border-b border-line px-5 font-mono text-xs">
      {isSafe ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="truncate rounded-sm hover:text-ember hover:underline"
        >
          <ForeignText text={url} />
        </a>
      ) : (
        <span className="truncate text-ink-2">
          <ForeignText text={url} />
        </span>
      )}
    </div>
  );
}

interface JsonViewProps {
  readonly document: DocumentModel;
  readonly wrap: boolean;
}

export function JsonView({ document, wrap }: JsonViewProps): ReactElement {
  const text = useMemo(() => {
    const parts: JsonObject = {
      ...(document.attributes === undefined ? {} : { attributes: document.attributes }),
      ...(document.actions === undefined ? {} : { actions: shortenPictures(document.actions) }),
    };
    const value: Json =
      Object.keys(parts).length === 0
        ? (document.json ?? null)
        : { ...(document.json === undefined ? {} : { json: document.json }), ...parts };
    return JSON.stringify(value, undefined, 2);
  }, [document]);
  return (
    <>
      <CodeView label={t.document.tabs.json} text={text} language="json" wrap={wrap} />
      {document.provenance.length > 0 && <ProvenanceTable rows={document.provenance} />}
    </>
  );
}

function shortenPictures(value: JsonObject): Json {
  const text = JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'string' && inner.startsWith('data:') ? `${inner.slice(0, 40)}…` : inner,
  );
  return JSON.parse(text) as Json;
}

const HEAD = 'border-b border-line-strong px-3 py-1.5 text-left text-xs font-medium text-ink-2';
const CELL = 'border-b border-line px-3 py-1.5 align-top text-xs [overflow-wrap:anywhere]';

export function ProvenanceTable({
  rows,
}: {
  readonly rows: readonly ProvenanceRow[];
}): ReactElement {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t.document.provenance}
      className="relative max-h-[45%] shrink-0 overflow-auto border-t border-line-strong"
    >
      <table className="w-full border-collapse">
        <caption className="px-3 py-2 text-left text-xs font-medium text-ink-2">
          {t.document.provenance}
        </caption>
        <thead className="sticky top-0 bg-surface">
          <tr>
            <th className={HEAD}>{t.document.path}</th>
            <th className={HEAD}>{t.document.text}</th>
            <th className={HEAD}>{t.document.source}</th>
            <th className={HEAD}>{t.document.where}</th>
            <th className={HEAD}>{t.document.steps}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td className={`${CELL} font-mono`}>{row.path}</td>
              <td className={CELL}>{row.text}</td>
              <td className={CELL}>
                <Badge tone="quiet">{row.source}</Badge>
              </td>
              <td className={`${CELL} font-mono text-ink-2`}>{row.where}</td>
              <td className={`${CELL} text-ink-2`}>{row.steps.join(' → ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function MetadataTable({ metadata }: { readonly metadata: JsonObject }): ReactElement {
  const rows = Object.entries(metadata);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t.document.tabs.metadata}
      className="relative min-h-0 flex-1 overflow-auto px-2 py-2"
    >
      <table className="w-full border-collapse">
        <thead className="sr-only">
          <tr>
            <th>{t.document.property}</th>
            <th>{t.document.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="hover:bg-sunken/60">
              <th scope="row" className={`${CELL} w-56 text-left font-medium text-ink-2`}>
                {name}
              </th>
              <td className={`${CELL} font-mono`} dir="auto">
                <ForeignText text={typeof value === 'string' ? value : JSON.stringify(value)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
