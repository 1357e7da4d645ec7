/** Saves the list of pages as it is filtered: the failed ones of a crawl, say, with what became of each. */
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { TableFormat } from '../../../contract/console/exports.ts';
import type { JobRow, PageQuery, PageRow } from '../../../contract/console/jobs.ts';
import { useClient } from '../../client/client.tsx';
import { useExport } from '../../client/use-export.ts';
import { ExportMenu } from '../../components/export-menu.tsx';
import { t } from '../../text/catalogue.ts';
import { sentenceOf } from '../../text/failures.ts';
import { ExportNote, isOfTables } from '../records/export-button.tsx';

interface SavePagesProps {
  readonly job: JobRow;
  readonly filter: PageQuery;
  /** Pages that fit, once the service has said so. */
  readonly hits: number | undefined;
}

const PAGES_A_READ = 200;

export function SavePages({ job, filter, hits }: SavePagesProps): ReactElement {
  const client = useClient();
  const save = useExport();
  const collect = useMutation({
    mutationFn: async (format: TableFormat) => {
      const pages: PageRow[] = [];
      for (;;) {
        const { rows } = await client.pages(job.id, {
          ...filter,
          skip: pages.length,
          limit: PAGES_A_READ,
        });
        pages.push(...rows);
        if (rows.length < PAGES_A_READ) break;
      }
      const columns = [...t.jobs.savedColumns];
      await save.mutateAsync({
        kind: 'table',
        format,
        name: job.target,
        columns,
        rows: pages.map(rowOf),
      });
    },
  });
  return (
    <>
      <span className="flex-1" />
      <ExportNote error={collect.error ?? undefined} />
      <ExportMenu
        size="sm"
        isBusy={collect.isPending}
        scope={hits === undefined ? t.jobs.saveList : t.common.pages(hits)}
        onChoose={(format) => {
          if (isOfTables(format)) collect.mutate(format);
        }}
      />
    </>
  );
}

function rowOf(page: PageRow): readonly (string | number | null)[] {
  const { url, title, state, statusCode, errorCode, error, reason, credits, foundOn } = page;
  const why = state === 'failed' ? sentenceOf(errorCode, error) : reason;
  return [
    url,
    title ?? null,
    t.jobs.pageStates[state],
    statusCode ?? null,
    why,
    credits,
    foundOn ?? null,
  ];
}
