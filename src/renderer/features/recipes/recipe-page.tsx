/** One recipe: run it, see its table, keep what was repaired, take it away as a file. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { usePageTitle } from '../../app/page-title.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import type { RecipeFile, SavedRecipe } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { BackLink, PageHeader } from '../../components/page-header.tsx';
import { saveFile } from '../../components/save-file.ts';
import { Loading, Problem } from '../../components/states.tsx';
import { isGone, messageOf } from '../../text/failures.ts';
import { t } from '../../text/screens.ts';
import { WatchButton } from '../monitors/watch-button.tsx';
import { MissingRecipe } from './missing-recipe.tsx';
import { Names } from './names.tsx';
import { RecipeHistory, type HistoryTab } from './recipe-history.tsx';
import { fileName } from './run-view.tsx';

export default function RecipePage({ id }: { readonly id: string }): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.recipes, id],
    queryFn: ({ signal }) => client.savedRecipe(id, signal),
  });
  if (data !== undefined && !isGone(error)) return <Loaded id={id} saved={data} />;
  if (error === null) return <Loading rows={4} />;
  return <MissingRecipe error={error} onRetry={refetch} />;
}

interface LoadedProps {
  readonly id: string;
  readonly saved: SavedRecipe;
}

function Loaded({ id, saved }: LoadedProps): ReactElement {
  const { recipe, name, version } = saved;
  usePageTitle(name);
  const [, navigate] = useLocation();
  const [tab, setTab] = useState<HistoryTab>('table');
  /** With the recipe as it was when it was run: a repair changes the saved one. */
  const [shown, setShown] = useState<{ readonly id: string; readonly ran?: RecipeFile }>();
  const show = (runId: string, ran?: RecipeFile): void => {
    setShown({ id: runId, ...(ran === undefined ? {} : { ran }) });
    setTab('table');
  };
  const run = useStart(id, show);
  const [isDeleting, setDeleting] = useState(false);
  const start = (): void => run.mutate(recipe);
  const edit = (): void => navigate(`/recipes/${id}/edit`);
  useShortcuts({ r: start, e: edit });
  const [address] = recipe.start;
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <div className="relative z-1 -mb-3 shrink-0 px-6 pt-4">
        <BackLink to="/recipes">{t.recipes.all}</BackLink>
      </div>
      <PageHeader
        title={<bdi>{name}</bdi>}
        actions={
          <>
            <Button
              variant="primary"
              isBusy={run.isPending}
              icon={<Play aria-hidden className="size-4" />}
              onClick={start}
            >
              {t.recipes.priced(t.recipes.run, t.recipes.perPage)}
            </Button>
            <Button icon={<Pencil aria-hidden className="size-4" />} onClick={edit}>
              {t.recipes.edit}
            </Button>
            <Button onClick={() => download(recipe)}>{t.recipes.download}</Button>
            <WatchButton size="md" label={t.monitors.watchRecipe} recipe={{ id, name }} />
            <Button variant="danger" onClick={() => setDeleting(true)}>
              {t.recipes.delete}
            </Button>
          </>
        }
      >
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="truncate text-xs text-ink-2 underline underline-offset-2"
        >
          <bdi>{address}</bdi>
        </a>
      </PageHeader>
      {run.error !== null && <Problem isAction error={run.error} />}
      <Facts recipe={recipe} />
      <RecipeHistory
        {...{ id, name, recipe, version, tab }}
        runId={shown?.id}
        ran={shown?.ran}
        onRepick={edit}
        onTab={setTab}
        onRun={(next) => show(next)}
      />
      {isDeleting && <DeleteDialog id={id} onClose={() => setDeleting(false)} />}
    </div>
  );
}

function useStart(id: string, onStarted: (runId: string, recipe: RecipeFile) => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.runSavedRecipe(id),
    onSuccess: async (started, recipe: RecipeFile) => {
      onStarted(started.id, recipe);
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
    },
  });
}

function download(recipe: RecipeFile): void {
  saveFile(`${fileName(recipe)}.recipe.json`, `${JSON.stringify(recipe, undefined, 2)}\n`);
}

function Facts({ recipe }: { readonly recipe: RecipeFile }): ReactElement {
  const fields = [...recipe.list.fields, ...(recipe.detail?.fields ?? [])];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 px-6 pb-2 text-xs text-ink-2">
      <dt className="sr-only">{t.recipes.columns}</dt>
      <dd>
        <Names of={fields} />
      </dd>
      <dt className="sr-only">{t.recipes.pages}</dt>
      <dd>{t.recipes.pagination[recipe.pages?.kind ?? 'none']}</dd>
    </dl>
  );
}

interface DeleteDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

function DeleteDialog({ id, onClose }: DeleteDialogProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const remove = useMutation({
    mutationFn: () => client.deleteRecipe(id),
    onSuccess: async () => {
      // first away: the recipe that is shown is no more
      navigate('/recipes');
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
    },
  });
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={t.recipes.deleteTitle}
      problem={remove.error === null ? undefined : messageOf(remove.error)}
      action={t.recipes.delete}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p className="text-sm text-ink-2">{t.recipes.deleteBody}</p>
    </Confirm>
  );
}
