/** Search results by source; each can be scraped from where it stands. */
import { useMemo, useState, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../../contract/console/common.ts';
import { tableOfResult, type Table } from '../../../../contract/table/records.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { CodeView } from '../../../components/code-view.tsx';
import { ForeignText } from '../../../components/foreign-text.tsx';
import { Empty } from '../../../components/states.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { t } from '../../../text/catalogue.ts';
import { formatDuration, formatNumber, shortAddress } from '../../../text/format.ts';
import { ExportButton } from '../../records/export-button.tsx';
import { isList, isObject } from '../body.ts';
import { textOf } from '../operations/fields.ts';
import type { ResultProps } from './props.ts';
import { HeldTable } from '../../records/tables.tsx';

const SOURCES = ['web', 'news', 'images', 'library'] as const;

export default function SearchResult({ run, body, onOpen }: ResultProps): ReactElement {
  const data = isObject(run.answer['data']) ? run.answer['data'] : {};
  const lists = SOURCES.map((source) => ({ source, rows: rowsOf(data[source]) })).filter(
    ({ rows }) => rows.length > 0,
  );
  const [tab, setTab] = useState<string>('results');
  const table = useMemo(() => tableOfResult('search', run.answer), [run.answer]);
  const urls = urlsOf(lists.flatMap(({ rows }) => rows));
  const total = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <ResultHead
        title={t.playground.results(total)}
        elapsedMs={run.elapsedMs}
        warning={textOf(run.answer['warning'])}
      />
      <Tabs
        label={t.playground.result}
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'results', label: t.playground.result, count: formatNumber(total) },
          ...(table === undefined ? [] : [{ id: 'table', label: t.table.tab }]),
          { id: 'json', label: t.playground.raw },
        ]}
        aside={<Aside {...{ urls, table, onOpen }} name={textOf(body['query'])} />}
      >
        {tab === 'table' && table !== undefined ? (
          <HeldTable label={t.table.tab} table={table} name={textOf(body['query'])} />
        ) : tab === 'json' ? (
          <CodeView
            label={t.playground.raw}
            text={JSON.stringify(run.answer, undefined, 2)}
            language="json"
            wrap
          />
        ) : total === 0 ? (
          <Empty title={t.playground.noResults} />
        ) : (
          <div
            tabIndex={0}
            role="region"
            aria-label={t.playground.results(total)}
            className="relative min-h-0 flex-1 overflow-y-auto pb-8"
          >
            {lists.map(({ source, rows }) => (
              <section key={source} aria-label={t.operations.choices[source]}>
                {lists.length > 1 && (
                  <h3 className="px-5 pt-4 text-xs font-medium text-ink-2">
                    {t.operations.choices[source]}
                  </h3>
                )}
                <ol>
                  {rows.map((row, index) => (
                    <ResultRow
                      key={index}
                      row={row}
                      onScrape={(url) => onOpen('scrape', { url })}
                    />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </Tabs>
    </>
  );
}

interface AsideProps extends Pick<ResultProps, 'onOpen'> {
  readonly urls: readonly string[];
  readonly table: Table | undefined;
  readonly name: string;
}

/** What can be done with all results at once. */
function Aside({ urls, table, name, onOpen }: AsideProps): ReactElement {
  return (
    <>
      {urls.length > 1 && (
        <Button size="sm" onClick={() => onOpen('scrape', { urls })}>
          {t.playground.scrapeChosen(urls.length)}
        </Button>
      )}
      {table !== undefined && <ExportButton name={name} table={table} />}
    </>
  );
}

interface ResultHeadProps {
  readonly title: string;
  readonly elapsedMs: number | undefined;
  readonly warning: string;
}

export function ResultHead({ title, elapsedMs, warning }: ResultHeadProps): ReactElement {
  return (
    <>
      <header className="flex min-h-14 shrink-0 items-baseline gap-3 px-5 pt-4 pb-2">
        <h2 className="font-serif text-lg font-semibold tracking-[-0.01em]">{title}</h2>
        {elapsedMs !== undefined && (
          <span className="nums text-xs text-ink-3">
            {formatDuration(elapsedMs)} · {t.common.credits(1)}
          </span>
        )}
      </header>
      {warning !== '' && (
        <p className="mx-5 mb-2 rounded-md bg-warn-soft px-3 py-2 text-xs">
          <span className="font-medium text-warn">{t.document.warning}:</span> {warning}
        </p>
      )}
    </>
  );
}

interface ResultRowProps {
  readonly row: JsonObject;
  readonly onScrape: (url: string) => void;
}

function ResultRow({ row, onScrape }: ResultRowProps): ReactElement {
  const url = textOf(row['url']);
  const isSafe = /^https?:/i.test(url);
  const note = textOf(row['description']) || textOf(row['snippet']);
  const isRead = row['markdown'] !== undefined;
  return (
    <li className="group border-b border-line px-5 py-3">
      <div className="flex items-baseline gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-mono text-2xs text-ink-3">
            <ForeignText text={shortAddress(url)} />
          </p>
          {isSafe ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-sm font-serif text-base font-medium hover:text-ember"
            >
              <ForeignText text={textOf(row['title']) || url} />
            </a>
          ) : (
            <span className="font-serif text-base font-medium">
              <ForeignText text={textOf(row['title']) || url} />
            </span>
          )}
          {note !== '' && (
            <p dir="auto" className="max-w-[72ch] pt-0.5 text-sm text-ink-2">
              <ForeignText text={note} />
            </p>
          )}
        </div>
        {isRead && <Badge tone="ok">{t.operations.formats.markdown}</Badge>}
        {isSafe && (
          <Button size="sm" variant="ghost" onClick={() => onScrape(url)}>
            {t.playground.scrapeThis}
          </Button>
        )}
      </div>
    </li>
  );
}

function rowsOf(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}

/** Each address once. */
function urlsOf(rows: readonly JsonObject[]): readonly string[] {
  return [...new Set(rows.map(({ url }) => textOf(url)).filter((url) => url !== ''))];
}
