/** The facts of a copy: when and how it was taken, what the page says of itself, its links, all of it as JSON. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { LibraryCapture } from '../../../../contract/library/types.ts';
import { CodeView } from '../../../components/code-view.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatBytes, formatInstant } from '../../../text/format.ts';
import { LinkList, MetadataTable } from '../../document/document-panels.tsx';
import { Section } from './proof.tsx';
import { useKeptDocument } from './kept-document.ts';
import { useManifest } from './use-entry.ts';

export function Data({ capture }: { readonly capture: LibraryCapture }): ReactElement {
  const { data: document, error, refetch } = useKeptDocument(capture);
  if (document === undefined) return <Pending error={error} onRetry={refetch} />;
  const json = JSON.stringify({ capture, document: document.raw }, undefined, 2);
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={t.copy.tabs.data}
      className="min-h-0 flex-1 overflow-y-auto px-6 py-4 -outline-offset-2! max-sm:px-3"
    >
      <div className="flex max-w-[960px] flex-col gap-6">
        <Section title={t.copy.facts}>
          <Facts capture={capture} />
        </Section>
        <Section title={t.copy.metadata}>
          <MetadataTable metadata={document.metadata} />
        </Section>
        {document.links !== undefined && document.links.length > 0 && (
          <Section title={t.copy.links(document.links.length)}>
            <div className="flex h-80 flex-col rounded-md border border-line">
              <LinkList links={document.links} images={document.images ?? []} />
            </div>
          </Section>
        )}
        <Section title={t.copy.json} aside={<CopyButton value={json} />}>
          <div className="flex h-96 flex-col overflow-hidden rounded-md border border-line">
            <CodeView label={t.copy.json} text={json} language="json" wrap />
          </div>
        </Section>
      </div>
    </div>
  );
}

function Facts({ capture }: { readonly capture: LibraryCapture }): ReactElement {
  const { data: manifest } = useManifest(capture);
  const facts: readonly (readonly [string, string])[] = [
    [t.copy.fact.url, capture.url],
    ...(manifest !== undefined && manifest.url !== capture.url
      ? [[t.copy.fact.asked, manifest.url] as const]
      : []),
    [
      t.copy.fact.at,
      `${formatInstant(Date.parse(capture.at))} (${new Date(capture.at).toISOString()})`,
    ],
    [t.copy.fact.engine, t.copy.engines[capture.engine] ?? capture.engine],
    [t.copy.fact.status, String(capture.status)],
    [t.copy.fact.contentType, capture.contentType],
    [t.copy.fact.bytes, formatBytes(capture.bytes)],
    [t.copy.fact.language, manifest?.language ?? ''],
    [t.copy.fact.software, manifest?.software ?? ''],
  ];
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="nums [overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      {capture.jobId !== undefined && (
        <div className="contents">
          <dt className="text-ink-3">{t.copy.fact.job}</dt>
          <dd>
            <Link
              href={`/jobs/${capture.jobId}`}
              className="text-ember underline underline-offset-2"
            >
              {t.library.openJob}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
