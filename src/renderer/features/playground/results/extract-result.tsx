/** What was extracted, and where each value stands. Follows the job when it was not ready at once. */
import { useMemo, useState, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../../contract/console/common.ts';
import { isListOfRecords, tableOfJson, tableOfPages } from '../../../../contract/table/records.ts';
import { useJob } from '../../../client/queries.ts';
import { Button } from '../../../components/button.tsx';
import { CodeView } from '../../../components/code-view.tsx';
import { DataTable, tableOf } from '../../../components/data-table.tsx';
import { Empty, Loading, Problem } from '../../../components/states.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { t } from '../../../text/catalogue.ts';
import { readProvenance, type ProvenanceRow } from '../../document/document.ts';
import { ProvenanceTable } from '../../document/document-panels.tsx';
import { ExportButton } from '../../records/export-button.tsx';
import { isList, isObject, textsOf } from '../body.ts';
import { textOf } from '../operations/fields.ts';
import { ResultHead } from './search-result.tsx';
import type { ResultProps } from './props.ts';
import { HeldTable } from '../../records/tables.tsx';

export default function ExtractResult({ run, body, onRun }: ResultProps): ReactElement {
  const asked = run.body ?? body;
  const isReady = run.answer['data'] !== undefined;
  return isReady || run.id === undefined ? (
    <Answer answer={run.answer} elapsedMs={run.elapsedMs} id={run.id} body={asked} onRun={onRun} />
  ) : (
    <FollowedAnswer id={run.id} body={asked} onRun={onRun} />
  );
}

interface FollowedProps {
  readonly id: string;
  readonly body: JsonObject;
  readonly onRun: (body: JsonObject) => void;
}

function FollowedAnswer({ id, body, onRun }: FollowedProps): ReactElement {
  const { data: job, error, refetch } = useJob(id);
  if (job === undefined && error !== null) return <Problem error={error} onRetry={refetch} />;
  if (job === undefined || job.status === 'scraping') {
    return (
      <>
        <ResultHead title={t.playground.extractRunning} elapsedMs={undefined} warning="" />
        <Loading />
      </>
    );
  }
  if (job.status === 'failed') return <Problem error={new Error(job.error ?? t.states.failed)} />;
  const result: Json = job.result ?? {};
  return (
    <Answer
      answer={isObject(result) ? result : { data: result }}
      elapsedMs={(job.finishedAt ?? job.createdAt) - job.createdAt}
      id={id}
      body={body}
      onRun={onRun}
    />
  );
}

interface AnswerProps extends Omit<FollowedProps, 'id'> {
  readonly id: string | undefined;
  readonly answer: JsonObject;
  readonly elapsedMs: number | undefined;
}

function Answer({ answer, elapsedMs, id, body, onRun }: AnswerProps): ReactElement {
  const [tab, setTab] = useState<'answer' | 'sources' | 'json'>('answer');
  const sources = sourcesOf(answer);
  const data = answer['data'] ?? null;
  const fields = tableOf(data);
  const { table, hasRows } = useRows(id, body, data);
  const site = textsOf(body['urls'])[0] ?? textOf(body['prompt']);
  const isShown = tab === 'answer' && hasRows && table !== undefined;
  return (
    <>
      <ResultHead
        title={t.playground.answer}
        elapsedMs={elapsedMs}
        warning={textOf(answer['warning'])}
      />
      {id !== undefined && !hasRows && <Alike id={id} body={body} onRun={onRun} />}
      <Tabs
        label={t.playground.result}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'answer', label: hasRows ? t.table.tab : t.playground.answer },
          {
            id: 'sources',
            label: t.playground.sources,
            isEmpty: sources.isEmpty,
          },
          { id: 'json', label: t.playground.raw },
        ]}
        aside={table !== undefined && !isShown && <ExportButton name={site} table={table} />}
      >
        {tab === 'sources' ? (
          <SourceList {...sources} />
        ) : isShown ? (
          <HeldTable label={t.playground.answer} table={table} name={site} />
        ) : tab === 'answer' && fields !== undefined ? (
          <DataTable label={t.playground.answer} table={fields} />
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

/** Rows of what each page says by itself, where there may be several: the answer settles them to one. */
function useRows(id: string | undefined, body: JsonObject, data: Json) {
  const urls = textsOf(body['urls']);
  const isOne = urls.length === 1 && urls[0]?.endsWith('*') !== true;
  const { data: job } = useJob(isOne ? undefined : id);
  const known = isObject(job?.result) ? job.result['pages'] : undefined;
  const pages = isList(known) ? known : undefined;
  const table = useMemo(
    () => (pages === undefined ? tableOfJson(data) : tableOfPages(pages)),
    [data, pages],
  );
  return { table, hasRows: pages !== undefined || isListOfRecords(data) };
}

interface Sources {
  readonly urls: readonly (readonly [path: string, urls: Json | undefined])[];
  readonly provenance: readonly ProvenanceRow[];
  readonly isEmpty: boolean;
}

function sourcesOf(answer: JsonObject): Sources {
  const urls = isObject(answer['sources']) ? Object.entries(answer['sources']) : [];
  const provenance = readProvenance(answer['provenance']);
  return { urls, provenance, isEmpty: urls.length === 0 && provenance.length === 0 };
}

function SourceList({ urls, provenance, isEmpty }: Sources): ReactElement {
  if (isEmpty) return <Empty title={t.playground.noSources}>{t.playground.noSourcesHelp}</Empty>;
  return (
    <>
      <dl className="relative min-h-0 flex-1 overflow-y-auto px-5 py-3">
        {urls.map(([path, found]) => (
          <div key={path} className="flex flex-wrap gap-x-4 border-b border-line py-2">
            <dt className="w-48 font-mono text-xs">{path}</dt>
            <dd className="min-w-0 flex-1 font-mono text-xs [overflow-wrap:anywhere] text-ink-2">
              {textsOf(found).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      {provenance.length > 0 && <ProvenanceTable rows={provenance} />}
    </>
  );
}

/** One record came and the page has more like it: the same columns once in every row. */
function Alike({ id, body, onRun }: FollowedProps): ReactElement | null {
  const { data: job } = useJob(id);
  const result = job?.result;
  const alike = isObject(result) ? result['alike'] : undefined;
  if (!isObject(alike) || typeof alike['count'] !== 'number') return null;
  const { count, schema } = alike;
  return (
    <div
      role="status"
      className="mx-5 mb-2 flex flex-wrap items-center gap-3 rounded-md bg-info-soft px-3 py-2 text-sm"
    >
      <span>{t.operations.columns.alike(count)}</span>
      <Button size="sm" onClick={() => onRun({ ...body, schema })}>
        {t.operations.columns.takeAll(count)} · {t.common.credits(1)}
      </Button>
    </div>
  );
}
