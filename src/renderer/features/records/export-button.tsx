/** Saves a table that the window holds, and says when that failed. */
import type { ReactElement } from 'react';
import type { TableFormat } from '../../../contract/console/exports.ts';
import type { Table } from '../../../contract/table/records.ts';
import { useExport } from '../../client/use-export.ts';
import { ExportMenu } from '../../components/export-menu.tsx';
import { t } from '../../text/catalogue.ts';
import { messageOf } from '../../text/failures.ts';

interface ExportButtonProps {
  readonly table: Table;
  /** Site or subject, for the file's name. */
  readonly name: string;
}

export function ExportButton({ table, name }: ExportButtonProps): ReactElement {
  const save = useExport();
  const { columns, rows } = table;
  return (
    <div className="flex items-center gap-2">
      <ExportNote error={save.error ?? undefined} />
      <ExportMenu
        size="sm"
        isBusy={save.isPending}
        scope={t.table.scope(t.table.rows(rows.length), t.table.columnCount(columns.length))}
        onChoose={(format) => {
          if (!isOfTables(format)) return;
          save.mutate({ kind: 'table', format, name, columns, rows });
        }}
      />
    </div>
  );
}

export function isOfTables(format: string): format is TableFormat {
  return format !== 'markdown' && format !== 'documents';
}

/** Why the last file was not saved. */
export function ExportNote({ error }: { readonly error: Error | undefined }): ReactElement | null {
  if (error === undefined) return null;
  return (
    <p role="alert" className="px-5 py-1 text-xs text-bad">
      {t.table.failed(messageOf(error))}
    </p>
  );
}
