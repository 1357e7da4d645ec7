/** One row whole, a column under the other: long texts, addresses, and the page it is of. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Table } from '../../../contract/table/records.ts';
import { t } from '../../text/catalogue.ts';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog.tsx';
import { ForeignText } from '../foreign-text.tsx';
import type { ShownColumn } from './table-row.tsx';
import { cellText } from './table-view.ts';

interface RowDetailsProps {
  readonly table: Table;
  /** Its number; closed without one. */
  readonly row: number | undefined;
  readonly columns: readonly ShownColumn[];
  readonly pageOf: ((row: number) => string | undefined) | undefined;
  readonly onClose: () => void;
}

export function RowDetails({
  table,
  row,
  columns,
  pageOf,
  onClose,
}: RowDetailsProps): ReactElement {
  const page = row === undefined ? undefined : pageOf?.(row);
  return (
    <Dialog
      isOpen={row !== undefined}
      onClose={onClose}
      width="lg"
      title={row === undefined ? '' : t.table.row(row + 1)}
    >
      <dl className="grid grid-cols-[minmax(0,180px)_minmax(0,1fr)] gap-x-4 text-sm max-sm:grid-cols-1">
        {columns.map(({ name, index }) => (
          <div key={name} className="contents">
            <dt className="pt-2 text-xs font-medium text-ink-2">
              <ForeignText text={name} />
            </dt>
            <dd
              dir="auto"
              className="border-b border-line py-1.5 whitespace-pre-wrap [overflow-wrap:anywhere]"
            >
              <ForeignText text={row === undefined ? '' : cellText(table.rows[row]?.[index])} />
            </dd>
          </div>
        ))}
      </dl>
      <DialogActions>
        {page !== undefined && (
          <Link
            href={page}
            className="inline-flex h-8 items-center rounded-md border border-control/60 bg-raised px-3 text-sm hover:border-control"
          >
            {t.table.openPage}
          </Link>
        )}
        <Button onClick={onClose}>{t.table.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
