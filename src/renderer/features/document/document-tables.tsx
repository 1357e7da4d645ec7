/** What of a document is a table: the records extracted from it, and the tables that stand on the page. */
import { useMemo, useState, type ReactElement } from 'react';
import { isListOfRecords, tableOfJson } from '../../../contract/table/records.ts';
import { Select } from '../../components/field.tsx';
import { Empty } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import HeldTable from '../records/held-table.tsx';
import type { DocumentModel, NamedTable } from './document.ts';
import { pageTables } from './page-tables.ts';

export default function DocumentTables({
  document,
}: {
  readonly document: DocumentModel;
}): ReactElement {
  const tables = useMemo(() => tablesOf(document), [document]);
  const [at, setAt] = useState(0);
  const chosen = tables[at] ?? tables[0];
  if (chosen === undefined) return <Empty title={t.document.noTables} />;
  return (
    <HeldTable
      key={chosen.name}
      label={chosen.name}
      table={chosen.table}
      name={document.url === '' ? document.title : document.url}
      aside={
        tables.length > 1 && (
          <Select
            aria-label={t.table.fromPage}
            value={tables.indexOf(chosen)}
            className="h-7! w-56!"
            onChange={(event) => setAt(Number(event.target.value))}
          >
            {tables.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </Select>
        )
      }
    />
  );
}

function tablesOf({ json, tables, markdown, html }: DocumentModel): readonly NamedTable[] {
  const extracted = isListOfRecords(json) ? tableOfJson(json) : undefined;
  const found = tables?.map(({ name, table }, index) => ({
    name: `${t.table.nth(index + 1)}: ${name}`,
    table,
  }));
  const onPage = found === undefined ? pageTables({ markdown, html }) : [];
  return [
    ...(extracted === undefined ? [] : [{ name: t.table.extracted, table: extracted }]),
    ...(found ?? []),
    ...onPage.map((table, index) => ({
      name: `${t.table.nth(index + 1)}: ${table.columns.slice(0, 3).join(', ')}`,
      table,
    })),
  ];
}
