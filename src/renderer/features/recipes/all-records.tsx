/** Every record that the kept runs of a recipe met, once, with when they first and last met it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ConsoleClient } from '../../../contract/console/client.ts';
import type { RecipeFile, RecipeRow } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import HeldTable from '../records/held-table.tsx';
import { cellOf } from './run-view.tsx';

interface AllRecordsProps {
  readonly id: string;
  /** For the file's name. */
  readonly name: string;
  readonly recipe: RecipeFile;
}

export function AllRecords({ id, name, recipe }: AllRecordsProps): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.recipes, id, 'rows'],
    queryFn: ({ signal }) => readAll(client, id, signal),
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} rows={4} />;
  if (data.length === 0) return <Empty title={t.recipes.neverRun} />;
  const names = [...recipe.list.fields, ...(recipe.detail?.fields ?? [])].map(({ name }) => name);
  const { firstMet, lastMet } = t.recipes;
  const rows = data.map((row) =>
    [...names, '_first', '_last'].map((name) => cellOf(row[name] ?? null)),
  );
  return (
    <HeldTable
      label={t.recipes.tabs.records}
      table={{ columns: [...names, firstMet, lastMet], rows }}
      name={name}
    />
  );
}

/** A thousand at a time. */
async function readAll(
  client: ConsoleClient,
  id: string,
  signal: AbortSignal,
): Promise<readonly RecipeRow[]> {
  const rows: RecipeRow[] = [];
  for (;;) {
    const window = await client.recipeRecords(id, rows.length, signal);
    rows.push(...window.rows);
    if (window.rows.length === 0 || rows.length >= window.total) return rows;
  }
}
