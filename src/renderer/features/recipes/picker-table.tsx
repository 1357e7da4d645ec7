/** The table of a recipe that is made or changed, with what can be done with it: columns, two pages tried, run, saved. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Save, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { RecipeFile, SavedRecipe } from '../../../contract/console/recipes.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { enteredIn, keepEntered } from '../../client/entered.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Form, Input } from '../../components/field.tsx';
import { saveFile } from '../../components/save-file.ts';
import { FoundAgain, useKeptForm } from '../../components/kept-form.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';
import { readsAlike, type Draft } from './edit.ts';
import { RecipeRows } from './recipe-table.tsx';
import { fileName, RunView } from './run-view.tsx';
import type { PickerState } from './use-picker.ts';

interface StartedRun {
  readonly id: string;
  readonly recipe: RecipeFile;
}

/** The table with what can be done with it. */
export function PickerTable({
  picker,
  saved,
  onShow,
}: {
  readonly picker: PickerState;
  readonly saved: SavedRecipe | undefined;
  readonly onShow: (place: number) => void;
}): ReactElement | null {
  const { draft } = picker;
  const { start, run, leave } = useTrial(picker, saved);
  const part = useSeen(run?.id);
  useShortcuts({ 'mod+enter': () => start.mutate(2) });
  if (draft === undefined) return null;
  const shown = shownOf(run, draft, picker.pages.isByHand);
  const height = shown === undefined ? 'min-h-80' : 'min-h-120';
  return (
    <div ref={part} className={`flex ${height} flex-1 flex-col border-t border-line`}>
      <div className="flex flex-wrap items-center gap-2 px-4 py-2">
        <Summary draft={draft} />
        <span className="flex-1" />
        <IconButton label={t.recipes.undo} disabled={!picker.canUndo} onClick={picker.undo}>
          <Undo2 aria-hidden />
        </IconButton>
        <Button size="sm" isBusy={start.isPending} onClick={() => start.mutate(2)}>
          {t.recipes.priced(t.recipes.test, priceOfTwo(draft.recipe))}
        </Button>
        <Button size="sm" isBusy={start.isPending} onClick={() => start.mutate(undefined)}>
          {t.recipes.priced(t.recipes.run, t.recipes.perPage)}
        </Button>
        <SaveRecipe recipe={draft.recipe} saved={saved} onSaved={picker.giveUp} />
      </div>
      <div className="px-4 pb-2 empty:hidden">
        <FoundAgain form={{ isFound: picker.isFound, reset: picker.startOver }} />
      </div>
      {start.error !== null && <Problem isAction error={start.error} />}
      {shown === undefined && draft.rows.length === 0 && <NothingHere />}
      {shown === undefined ? (
        <RecipeRows
          label={t.recipes.preview}
          table={draft}
          draft={draft}
          onChange={picker.put}
          onShow={onShow}
        />
      ) : (
        <RunView
          key={shown.id}
          {...shown}
          onBack={leave}
          onRepaired={(recipe) => picker.put({ ...draft, recipe })}
        />
      )}
    </div>
  );
}

/** Runs of the table as it stands, the last one with what it read. */
function useTrial(picker: PickerState, saved: SavedRecipe | undefined) {
  const client = useClient();
  const { draft } = picker;
  const runName = `recipe-run.${saved?.id ?? draft?.recipe.start[0] ?? ''}`;
  const [run, setRun] = useState(() => (picker.isFound ? keptRun(runName, draft) : undefined));
  const start = useMutation({
    mutationFn: (maxPages: number | undefined) => {
      if (draft === undefined) throw new Error(t.recipes.noTables);
      const limit = maxPages === undefined ? {} : { maxPages };
      return client.runRecipe({ recipe: draft.recipe, ...limit });
    },
    onSuccess: ({ id }) => {
      if (draft === undefined) return;
      const started = { id, recipe: draft.recipe };
      setRun(started);
      keepEntered(runName, started);
      picker.hold();
    },
  });
  const leave = (): void => {
    setRun(undefined);
    keepEntered(runName, undefined);
  };
  return { start, run, leave };
}

/** A table that was changed since is another one; that its way on was tried meanwhile changes nothing of it. */
function shownOf(
  run: StartedRun | undefined,
  { recipe }: Draft,
  isByHand: boolean,
): StartedRun | undefined {
  if (run === undefined) return undefined;
  const isSame = run.recipe === recipe || (!isByHand && readsAlike(run.recipe, recipe));
  return isSame ? run : undefined;
}

/** The run that was in view when the window was loaded anew, where its table is still the same. */
function keptRun(name: string, draft: Draft | undefined): StartedRun | undefined {
  const kept = enteredIn(name) as StartedRun | undefined;
  const recipe = draft?.recipe;
  const isSame = recipe !== undefined && JSON.stringify(kept?.recipe) === JSON.stringify(recipe);
  return kept !== undefined && isSame ? { id: kept.id, recipe } : undefined;
}

/** In a small window the rows of a run would come below what is seen. */
function useSeen(runId: string | undefined): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (runId !== undefined) part.current?.scrollIntoView({ block: 'end' });
  }, [runId]);
  return part;
}

function Summary({ draft }: { readonly draft: Draft }): ReactElement {
  return (
    <>
      <h2 className="text-sm font-medium">{t.recipes.preview}</h2>
      <span className="nums text-xs text-ink-2">
        {t.recipes.found(draft.rows.length, draft.columns.length)}
        <span className="max-2xl:hidden">
          {' '}
          · {t.recipes.pagination[draft.recipe.pages?.kind ?? 'none']}
        </span>
      </span>
    </>
  );
}

/** Pages of the records come on top of the two of the list: how many is known when they are read. */
function priceOfTwo({ detail }: RecipeFile): string {
  return detail === undefined ? t.common.credits(2) : t.recipes.perPage;
}

const NothingHere = (): ReactElement => (
  <p role="status" className="px-4 pb-2 text-sm text-ink-2">
    {t.recipes.nothingHere}
  </p>
);

interface SaveRecipeProps {
  readonly recipe: RecipeFile;
  readonly saved: SavedRecipe | undefined;
  readonly onSaved: () => void;
}

function SaveRecipe({ recipe, saved, onSaved }: SaveRecipeProps): ReactElement {
  const client = useClient();
  const [, navigate] = useLocation();
  const form = useKeptForm(`recipe-name.${saved?.id ?? recipe.start[0] ?? ''}`, {
    name: saved?.name ?? recipe.name ?? fileName(recipe),
  });
  const { name } = form.value;
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => {
      const body = { name, recipe: { ...recipe, name } };
      return saved === undefined ? client.saveRecipe(body) : client.changeRecipe(saved.id, body);
    },
    onSuccess: async ({ id }) => {
      onSaved();
      form.forget();
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
      navigate(`/recipes/${id}`);
    },
  });
  return (
    <Form className="flex items-center gap-2" onSubmit={() => save.mutate()}>
      <Input
        aria-label={t.recipes.name}
        value={name}
        maxLength={120}
        required
        onChange={(event) => form.set({ name: event.target.value })}
        className="w-44! h-7!"
      />
      <Button
        size="sm"
        variant="primary"
        type="submit"
        isBusy={save.isPending}
        icon={<Save aria-hidden className="size-3.5" />}
      >
        {t.recipes.save}
      </Button>
      <Button
        size="sm"
        onClick={() =>
          saveFile(
            `${fileName(recipe)}.recipe.json`,
            `${JSON.stringify({ ...recipe, name }, undefined, 2)}\n`,
          )
        }
      >
        {t.recipes.download}
      </Button>
      {save.error !== null && (
        <span role="alert" className="text-xs text-bad">
          {messageOf(save.error)}
        </span>
      )}
    </Form>
  );
}
