/** A recipe from the file that another Hearth exported. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { RecipeFile } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showToast } from '../../client/toasts.ts';
import { messageOf } from '../../text/failures.ts';
import { t } from '../../text/screens.ts';
import { FileButton } from '../playground/file-choice.tsx';

export function ImportRecipe(): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const take = useMutation({
    mutationFn: async (file: File) => {
      const recipe = recipeIn(await file.text());
      if (recipe === undefined) throw new Error(t.recipes.holdsNone);
      const name = recipe.name ?? file.name.replace(/(?:\.recipe)?\.json$/i, '');
      return client.saveRecipe({ name, recipe });
    },
    onSuccess: async ({ id, name }) => {
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
      showToast({ text: t.recipes.imported(name) });
      navigate(`/recipes/${id}`);
    },
    onError: (error, { name }) =>
      showToast({ text: t.recipes.notImported(name, messageOf(error)), tone: 'bad' }),
  });
  return (
    <FileButton
      label={t.recipes.import}
      accepted=".json,application/json"
      onFile={(file) => take.mutate(file)}
    />
  );
}

/** What a file says that calls itself a recipe; the service checks the rest. */
function recipeIn(text: string): RecipeFile | undefined {
  try {
    const value = JSON.parse(text) as Partial<RecipeFile> | null;
    return value?.recipe === 1 ? (value as RecipeFile) : undefined;
  } catch {
    return undefined;
  }
}
