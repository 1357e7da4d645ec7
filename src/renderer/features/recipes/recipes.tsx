/** The recipes of this installation. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatDate } from '../../text/format.ts';
import { AddressForm } from './address-form.tsx';
import { ImportRecipe } from './import-recipe.tsx';
import { Names } from './names.tsx';

const HEAD =
  'border-b border-line-strong px-3 py-2 text-left text-2xs font-medium text-ink-3 first:pl-6';
const CELL = 'border-b border-line px-3 py-2 text-sm first:pl-6';

export default function Recipes(): ReactElement {
  const client = useClient();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useQuery({
    queryKey: QUERY.recipes,
    queryFn: ({ signal }) => client.savedRecipes(signal),
  });
  const open = (url: string): void => navigate(`/recipes/new?url=${encodeURIComponent(url)}`);
  const rows = data?.rows ?? [];
  const form = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <AddressForm url="" onOpen={open} />
      <ImportRecipe />
    </div>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader title={t.shell.recipes} actions={rows.length === 0 ? undefined : form} />
      <p className="max-w-[96ch] px-6 pb-4 text-sm text-ink-2">{t.recipes.intro}</p>
      {data === undefined ? (
        <Pending error={error} onRetry={refetch} rows={4} />
      ) : rows.length === 0 ? (
        <Empty title={t.recipes.empty} action={form} />
      ) : (
        <div
          role="region"
          aria-label={t.shell.recipes}
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto"
        >
          <table className="w-full border-collapse">
            <thead>
              <tr>
                <th className={HEAD}>{t.recipes.name}</th>
                <th className={HEAD}>{t.recipes.start}</th>
                <th className={HEAD}>{t.recipes.columns}</th>
                <th className={HEAD}>{t.recipes.updated}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, updatedAt, recipe }) => (
                <tr key={id} className="hover:bg-sunken/40">
                  <th scope="row" className={`${CELL} text-left font-normal`}>
                    <Link
                      href={`/recipes/${id}`}
                      className="font-medium text-ember underline-offset-2 hover:underline"
                    >
                      <bdi>{name}</bdi>
                    </Link>
                  </th>
                  <td className={CELL}>{URL.parse(recipe.start[0] ?? '')?.host}</td>
                  <td className={CELL}>
                    <Names of={recipe.list.fields} />
                  </td>
                  <td className={`${CELL} nums`}>{formatDate(updatedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
