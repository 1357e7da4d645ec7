/** A recipe from the file that another Hearth exported. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { ConsoleError } from '../../../contract/console/client.ts';
import type { RecipeFile } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showToast } from '../../client/toasts.ts';
import { IconButton } from '../../components/button.tsx';
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
      const name = recipe.name ?? file.name.replace(/(?:\.recipe)?\.json$/i, '');
      return client.saveRecipe({ name, recipe });
    },
    onSuccess: async ({ id, name }) => {
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
      showToast({ text: t.recipes.imported(name) });
      navigate(`/recipes/${id}`);
    },
  });
  const { error, variables: file } = take;
  return (
    <>
      <FileButton
        label={t.recipes.import}
        accepted=".json,application/json"
        isBusy={take.isPending}
        onFile={(chosen) => take.mutate(chosen)}
      />
      {error !== null && (
        <div
          role="alert"
          className="flex max-w-[72ch] basis-full items-start gap-2 rounded-md bg-bad-soft px-3 py-2 text-left text-sm"
        >
          <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="font-medium text-bad">{t.recipes.notImported(file.name)}</span>{' '}
            {whyNot(error)}
          </p>
          <IconButton label={t.common.close} onClick={take.reset}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </>
  );
}

/** The reason with what to do about it. */
function whyNot(error: unknown): string {
  const isRefused = error instanceof ConsoleError && error.code === 'RECIPE_INVALID';
  return isRefused ? `${messageOf(error)} ${t.recipes.exportAgain}` : messageOf(error);
}

/** What a file says that calls itself a recipe; the service checks the rest. Throws what it is instead. */
function recipeIn(text: string): RecipeFile {
  let value: Partial<RecipeFile> | null;
  try {
    value = JSON.parse(text) as Partial<RecipeFile> | null;
  } catch {
    const isCut = /^\s*\{\s*"/.test(text);
    throw new Error(isCut ? `${t.recipes.cutOff} ${t.recipes.exportAgain}` : t.recipes.holdsNone);
  }
  const version: unknown = value?.recipe;
  if (typeof version === 'number' && version > 1) throw new Error(t.recipes.tooNew);
  if (version !== 1) throw new Error(t.recipes.holdsNone);
  return value as RecipeFile;
}
