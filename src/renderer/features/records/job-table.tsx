/** The pages of a job as a table: a row a page or a record, with every field that was extracted as a column. */
import { useState, type ReactElement } from 'react';
import type { JobDetail } from '../../../contract/console/jobs.ts';
import type { RowsBy } from '../../../contract/table/records.ts';
import { useExport } from '../../client/use-export.ts';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Empty, Loading, Problem } from '../../components/states.tsx';
import { RecordTable, type SaveChoice } from '../../components/table/record-table.tsx';
import { t } from '../../text/catalogue.ts';
import { ExportNote } from './export-button.tsx';
import { useRecords } from './use-records.ts';

export default function JobTable({ job }: { readonly job: JobDetail }): ReactElement {
  const [rowsBy, setRowsBy] = useState<RowsBy>('record');
  const isRunning = job.status === 'scraping';
  const { table, pageIds, isGrowing, error, retry } = useRecords(job.id, rowsBy, isRunning);
  const save = useExport();
  // pages of which one gave several rows
  const hasLists = rowsBy === 'page' || new Set(pageIds).size < pageIds.length;
  const onSave = ({ format, columns, rows }: SaveChoice): void => {
    if (rows === undefined || format === 'markdown' || format === 'documents') {
      save.mutate({ kind: 'job', jobId: job.id, format, rowsBy, columns });
      return;
    }
    const places = columns.map((name) => table.columns.indexOf(name));
    save.mutate({
      kind: 'table',
      format,
      name: job.target,
      columns,
      rows: rows.map((row) => places.map((at) => table.rows[row]?.[at] ?? null)),
    });
  };
  if (table.rows.length === 0) {
    if (error !== undefined) return <Problem error={error} onRetry={retry} />;
    return isGrowing && !isRunning ? (
      <Loading />
    ) : (
      <Empty title={isRunning ? t.table.noRecordsYet : t.jobs.pagesNone} />
    );
  }
  return (
    <>
      <ExportNote error={save.error ?? undefined} />
      {error !== undefined && (
        <div role="alert" className="flex flex-wrap items-center gap-2 px-5 pt-2 text-xs text-bad">
          {t.table.loadFailed}
          <Button size="sm" onClick={retry}>
            {t.states.retry}
          </Button>
        </div>
      )}
      <RecordTable
        label={t.table.tab}
        table={table}
        isGrowing={isGrowing}
        isSaving={save.isPending}
        onSave={onSave}
        otherFormats={['markdown', 'documents']}
        pageOf={(row) => {
          const id = pageIds[row];
          return id === undefined ? undefined : `/doc/${id}`;
        }}
        aside={
          hasLists && (
            <Segmented
              label={t.table.rowsBy}
              value={rowsBy}
              onChange={setRowsBy}
              options={[
                { value: 'record', label: t.table.perRecord },
                { value: 'page', label: t.table.perPage },
              ]}
            />
          )
        }
      />
    </>
  );
}
