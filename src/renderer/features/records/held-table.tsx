/** A table that the window holds whole, with everything that can be done with it. */
import type { ReactElement, ReactNode } from 'react';
import type { Table } from '../../../contract/table/records.ts';
import { useExport } from '../../client/use-export.ts';
import { RecordTable } from '../../components/table/record-table.tsx';
import { ExportNote, isOfTables } from './export-button.tsx';

interface HeldTableProps {
  readonly label: string;
  readonly table: Table;
  /** Site or subject, for the file's name. */
  readonly name: string;
  readonly aside?: ReactNode;
}

export default function HeldTable({ label, table, name, aside }: HeldTableProps): ReactElement {
  const save = useExport();
  return (
    <>
      <ExportNote error={save.error ?? undefined} />
      <RecordTable
        label={label}
        table={table}
        aside={aside}
        isSaving={save.isPending}
        onSave={({ format, columns, rows }) => {
          if (!isOfTables(format)) return;
          const places = columns.map((column) => table.columns.indexOf(column));
          const chosen = rows ?? table.rows.map((_row, at) => at);
          save.mutate({
            kind: 'table',
            format,
            name,
            columns,
            rows: chosen.map((row) => places.map((at) => table.rows[row]?.[at] ?? null)),
          });
        }}
      />
    </>
  );
}
