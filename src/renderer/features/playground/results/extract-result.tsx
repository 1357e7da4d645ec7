/** What was extracted, and where each value stands. Follows the job when it was not ready at once. */
import { useState, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../../contract/console/common.ts';
import { useJob } from '../../../client/queries.ts';
import { CodeView } from '../../../components/code-view.tsx';
import { DataTable, SaveMenu, tableOf } from '../../../components/data-table.tsx';
import { Delayed, Empty, Problem, SkeletonRows } from '../../../components/states.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { t } from '../../../text/catalogue.ts';
import { readProvenance } from '../../document/document.ts';
import { ProvenanceTable } from '../../document/document-panels.tsx';
import { isObject, textsOf } from '../body.ts';
import { textOf } from '../operations/fields.ts';
import { ResultHead } from './search-result.tsx';
import type { ResultProps } from './props.ts';

export default function ExtractResult({ run }: ResultProps): ReactElement {
  const isReady = run.answer['data'] !== undefined;
  return isReady || run.id === undefined ? (
    <Answer answer={run.answer} elapsedMs={run.elapsedMs} />
  ) : (
    <FollowedAnswer id={run.id} />
  );
}

function FollowedAnswer({ id }: { readonly id: string }): ReactElement {
  const { data: job, error } = useJob(id);
  if (error !== null) return <Problem error={error} />;
  if (job === undefined || job.status === 'scraping') {
    return (
      <>
        <ResultHead title={t.playground.extractRunning} elapsedMs={undefined} warning="" />
        <Delayed>
          <SkeletonRows />
        </Delayed>
      </>
    );
  }
  if (job.status === 'failed') return <Problem error={new Error(job.error ?? t.states.failed)} />;
  const result: Json = job.result ?? {};
  return (
    <Answer
      answer={isObject(result) ? result : { data: result }}
      elapsedMs={(job.finishedAt ?? job.createdAt) - job.createdAt}
    />
  );
}

interface AnswerProps {
  readonly answer: JsonObject;
  readonly elapsedMs: number | undefined;
}

function Answer({ answer, elapsedMs }: AnswerProps): ReactElement {
  const [tab, setTab] = useState<'answer' | 'sources' | 'json'>('answer');
  const sources = isObject(answer['sources']) ? Object.entries(answer['sources']) : [];
  const provenance = readProvenance(answer['provenance']);
  const data = answer['data'] ?? null;
  const table = tableOf(data);
  return (
    <>
      <ResultHead
        title={t.playground.answer}
        elapsedMs={elapsedMs}
        warning={textOf(answer['warning'])}
      />
      <Tabs
        label={t.playground.result}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'answer', label: t.playground.answer },
          {
            id: 'sources',
            label: t.playground.sources,
            isEmpty: sources.length === 0 && provenance.length === 0,
          },
          { id: 'json', label: t.playground.raw },
        ]}
        aside={<SaveMenu name="extract" value={data} />}
      >
        {tab === 'sources' && sources.length === 0 && provenance.length === 0 ? (
          <Empty title={t.playground.noSources}>{t.playground.noSourcesHelp}</Empty>
        ) : tab === 'sources' ? (
          <>
            <dl className="relative min-h-0 flex-1 overflow-y-auto px-5 py-3">
              {sources.map(([path, urls]) => (
                <div key={path} className="flex flex-wrap gap-x-4 border-b border-line py-2">
                  <dt className="w-48 font-mono text-xs">{path}</dt>
                  <dd className="min-w-0 flex-1 font-mono text-xs [overflow-wrap:anywhere] text-ink-2">
                    {textsOf(urls).join(', ')}
                  </dd>
                </div>
              ))}
            </dl>
            {provenance.length > 0 && <ProvenanceTable rows={provenance} />}
          </>
        ) : tab === 'answer' && table !== undefined ? (
          <DataTable label={t.playground.answer} table={table} />
        ) : (
          <CodeView
            label={t.playground.answer}
            text={JSON.stringify(tab === 'answer' ? data : answer, undefined, 2)}
            language="json"
            wrap
          />
        )}
      </Tabs>
    </>
  );
}
