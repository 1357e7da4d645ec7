/** One recipe: run it, see its table, keep what was repaired, take it away as a file. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useShortcuts } from '../../app/shortcuts.ts';
import type { RecipeFile } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { saveFile } from '../../components/save-file.ts';
import { Loading, Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { WatchButton } from '../monitors/watch-button.tsx';
import { MissingRecipe } from './missing-recipe.tsx';
import { RecipeHistory, type HistoryTab } from './recipe-history.tsx';
import { fileName } from './run-view.tsx';

export default function RecipePage({ id }: { readonly id: string }): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [runId, setRunId] = useState<string>();
  const [tab, setTab] = useState<HistoryTab>('table');
  /** As it was when it was run: a repair changes the saved one. */
  const [ran, setRan] = useState<RecipeFile>();
  const [isDeleting, setDeleting] = useState(false);
  const { data, error } = useQuery({
    queryKey: [...QUERY.recipes, id],
    queryFn: ({ signal }) => client.savedRecipe(id, signal),
  });
  const run = useMutation({
    mutationFn: async (recipe: RecipeFile) => ({ ...(await client.runSavedRecipe(id)), recipe }),
    onSuccess: async ({ recipe, ...started }) => {
      setRan(recipe);
      setRunId(started.id);
      setTab('table');
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
    },
  });
  const remove = useMutation({
    mutationFn: () => client.deleteRecipe(id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
      navigate('/recipes');
    },
  });
  const recipe = data?.recipe;
  const start = (): void => {
    if (recipe !== undefined) run.mutate(recipe);
  };
  const edit = (): void => navigate(`/recipes/${id}/edit`);
  useShortcuts({ r: start, e: edit });
  if (data === undefined || recipe === undefined) {
    return error === null ? <Loading rows={4} /> : <MissingRecipe error={error} />;
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PageHeader
        title={<bdi>{data.name}</bdi>}
        actions={
          <>
            <Button
              variant="primary"
              isBusy={run.isPending}
              icon={<Play aria-hidden className="size-4" />}
              onClick={start}
            >
              {t.recipes.run}
            </Button>
            <Button icon={<Pencil aria-hidden className="size-4" />} onClick={edit}>
              {t.recipes.edit}
            </Button>
            <Button
              onClick={() =>
                saveFile(
                  `${fileName(recipe)}.recipe.json`,
                  `${JSON.stringify(recipe, undefined, 2)}\n`,
                )
              }
            >
              {t.recipes.download}
            </Button>
            <WatchButton
              size="md"
              label={t.monitors.watchRecipe}
              recipe={{ id, name: data.name }}
            />
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {t.recipes.delete}
            </Button>
          </>
        }
      >
        <a
          href={recipe.start[0]}
          target="_blank"
          rel="noopener noreferrer"
          className="truncate text-xs text-ink-2 underline underline-offset-2"
        >
          <bdi>{recipe.start[0]}</bdi>
        </a>
      </PageHeader>
      {run.error !== null && <Problem error={run.error} />}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 px-6 pb-2 text-xs text-ink-2">
        <dt className="sr-only">{t.recipes.columns}</dt>
        <dd>
          <bdi>
            {[...recipe.list.fields, ...(recipe.detail?.fields ?? [])]
              .map(({ name }) => name)
              .join(', ')}
          </bdi>
        </dd>
        <dt className="sr-only">{t.recipes.pages}</dt>
        <dd>{t.recipes.pagination[recipe.pages?.kind ?? 'none']}</dd>
      </dl>
      <RecipeHistory
        id={id}
        recipe={recipe}
        version={data.version}
        runId={runId}
        ran={ran}
        onRepick={edit}
        tab={tab}
        onTab={setTab}
        onRun={(next) => {
          setRan(undefined);
          setRunId(next);
          setTab('table');
        }}
      />
      {isDeleting && (
        <Dialog isOpen title={t.recipes.deleteTitle} onClose={() => setDeleting(false)}>
          <p className="text-sm text-ink-2">{t.recipes.deleteBody}</p>
          <DialogActions>
            <Button onClick={() => setDeleting(false)}>{t.common.cancel}</Button>
            <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
              {t.recipes.delete}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
