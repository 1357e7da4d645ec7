/** A saved recipe changed in the picker: its page at the left, its columns and rows below. Saving makes a version of it. */
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../app/page-title.ts';
import { keepEntered } from '../../client/entered.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { Loading } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { MissingRecipe } from './missing-recipe.tsx';
import { PickerOf } from './picker.tsx';

export default function EditRecipe({ id }: { readonly id: string }): ReactElement {
  const client = useClient();
  const [as, setAs] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: QUERY.editedRecipe(id),
    queryFn: ({ signal }) => client.savedRecipe(id, signal),
    // what somebody changes is not taken from under their hands; the next time it is read anew
    staleTime: Infinity,
    gcTime: 0,
  });
  usePageTitle(data === undefined ? t.recipes.edit : t.recipes.editTitle(data.name));
  if (data === undefined) {
    if (error === null) return <Loading rows={4} />;
    return <MissingRecipe error={error} onRetry={refetch} />;
  }
  const { profile } = data.recipe.visit ?? {};
  const signedIn = as ?? (typeof profile === 'string' ? profile : undefined);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto bg-surface">
      <PageHeader
        title={<bdi>{t.recipes.editTitle(data.name)}</bdi>}
        actions={
          <Link
            href={`/recipes/${id}`}
            onClick={() => {
              for (const what of ['recipe', 'recipe-name']) keepEntered(`${what}.${id}`, undefined);
            }}
            className="text-sm underline underline-offset-2"
          >
            {t.common.cancel}
          </Link>
        }
      />
      <PickerOf
        key={signedIn}
        url={data.recipe.start[0] ?? ''}
        saved={data}
        profile={signedIn}
        onProfile={(_url, name) => setAs(name)}
      />
    </div>
  );
}
