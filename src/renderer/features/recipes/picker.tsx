/**
 * Making a recipe: the live page at the left, the tables found at the right, the chosen one below with its
 * columns. A click in the page chooses the list it stands in; nothing is written into the page.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw, Save, Undo2 } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { LiveBox, LivePointed } from '../../../contract/console/live.ts';
import type { RecipeClick, RecipeFile, RecipeProposal } from '../../../contract/console/recipes.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useClient } from '../../client/client.tsx';
import { announce } from '../../components/announcer.tsx';
import { Button, IconButton } from '../../components/button.tsx';
import { Input } from '../../components/field.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { AddressForm } from './address-form.tsx';
import type { Draft } from './edit.ts';
import { LiveCanvas, type PickMode } from './live-canvas.tsx';
import type { LiveSocket } from './live-socket.ts';
import { RecipeRows } from './recipe-table.tsx';
import { fileName, RunView } from './run-view.tsx';
import { Structure } from './structure.tsx';
import { useLivePage, type ViewSize } from './use-live-page.ts';
import { saveFile } from '../../components/save-file.ts';

type Scope = 'list' | 'values';

export default function Picker(): ReactElement {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const url = search.get('url') ?? '';
  const open = (address: string): void =>
    navigate(`/recipes/new?url=${encodeURIComponent(address)}`);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto bg-surface">
      <PageHeader
        title={t.recipes.create}
        actions={<AddressForm key={url} url={url} onOpen={open} />}
      />
      {url === '' ? (
        <p className="px-6 text-sm text-ink-2">{t.recipes.empty}</p>
      ) : (
        <PickerOf key={url} url={url} />
      )}
    </div>
  );
}

function PickerOf({ url }: { readonly url: string }): ReactElement {
  const client = useClient();
  const [mode, setMode] = useState<PickMode>('pick');
  const [scope, setScope] = useState<Scope>('list');
  const [clicks, setClicks] = useState<readonly RecipeClick[]>([]);
  const [history, setHistory] = useState<readonly Draft[]>([]);
  const [chosen, setChosen] = useState<number>();
  const [run, setRun] = useState<{ readonly id: string; readonly recipe: RecipeFile }>();
  const draft = history.at(-1);
  const put = (next: Draft): void => {
    setHistory((past) => [...past, next]);
    setRun(undefined);
  };

  const proposals = useQuery({
    queryKey: ['recipe-proposals', url],
    queryFn: ({ signal }) => client.proposeRecipes(url, signal),
    staleTime: Infinity,
    retry: false,
  });
  const tables = proposals.data?.tables ?? [];
  const choose = (index: number): void => {
    const proposal = tables[index];
    if (proposal === undefined) return;
    setChosen(index);
    put(draftOf(proposal));
    announce(t.recipes.announce(proposal.rows.length, proposal.columns.length));
  };
  const picked = useMutation({
    mutationFn: (asked: readonly RecipeClick[]) => client.recipeFromClicks({ url, clicks: asked }),
    onSuccess: ({ recipe, table }) => {
      setChosen(undefined);
      put({ recipe, ...table });
      announce(t.recipes.announce(table.rows.length, table.columns.length));
    },
  });
  const pick = (element: LivePointed): void => {
    const next =
      scope === 'list'
        ? [{ selector: element.path }]
        : [...clicks, { selector: element.path, field: `column ${clicks.length + 1}` }];
    setClicks(scope === 'list' ? [] : next);
    picked.mutate(next);
  };
  const start = useMutation({
    mutationFn: (maxPages: number | undefined) => {
      if (draft === undefined) throw new Error(t.recipes.noTables);
      return client.runRecipe({
        recipe: draft.recipe,
        ...(maxPages === undefined ? {} : { maxPages }),
      });
    },
    onSuccess: ({ id }) => {
      if (draft !== undefined) setRun({ id, recipe: draft.recipe });
    },
  });
  const undo = (): void => {
    setHistory((past) => past.slice(0, -1));
    setRun(undefined);
  };
  useShortcuts({
    p: () => setMode('pick'),
    b: () => setMode('browse'),
    'mod+z': undo,
    'mod+enter': () => start.mutate(2),
    ...Object.fromEntries(tables.map((_table, index) => [String(index + 1), () => choose(index)])),
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-start gap-4 px-6 pb-3">
        <Page url={url} mode={mode} onMode={setMode} recipe={draft?.recipe} onPick={pick} />
        <div className="flex max-h-[576px] w-80 min-w-64 flex-1 flex-col gap-3 overflow-auto">
          <Segmented
            isWide
            label={t.recipes.scope}
            value={scope}
            options={[
              { value: 'list', label: t.recipes.wholeList },
              { value: 'values', label: t.recipes.onlyClicked },
            ]}
            onChange={(next) => {
              setScope(next);
              setClicks([]);
            }}
          />
          <p className="text-xs text-ink-3">{t.recipes.pickHelp}</p>
          <h2 className="text-xs font-medium text-ink-2">{t.recipes.structure}</h2>
          {proposals.isPending && <p className="text-sm text-ink-2">{t.recipes.looking}</p>}
          {proposals.error !== null && (
            <Problem error={proposals.error} onRetry={() => void proposals.refetch()} />
          )}
          {proposals.data !== undefined && tables.length === 0 && (
            <p className="text-sm text-ink-2">{t.recipes.noTables}</p>
          )}
          {tables.length > 0 && (
            <>
              <p className="text-xs text-ink-3">{t.recipes.structureHelp}</p>
              <Structure proposals={tables} chosen={chosen} onChoose={choose} />
            </>
          )}
          {picked.isPending && <p className="text-sm text-ink-2">{t.recipes.looking}</p>}
          {picked.error !== null && <Problem error={picked.error} />}
        </div>
      </div>
      {draft !== undefined && (
        <div className="flex min-h-80 flex-1 flex-col border-t border-line">
          <div className="flex flex-wrap items-center gap-2 px-4 py-2">
            <h2 className="text-sm font-medium">{t.recipes.preview}</h2>
            <span className="nums text-xs text-ink-2">
              {t.recipes.found(draft.rows.length, draft.columns.length)} ·{' '}
              {t.recipes.pagination[draft.recipe.pages?.kind ?? 'none']}
              {alternativesOf(picked.data?.alternatives)}
            </span>
            <span className="flex-1" />
            <IconButton label={t.recipes.undo} disabled={history.length < 2} onClick={undo}>
              <Undo2 aria-hidden />
            </IconButton>
            <Button size="sm" isBusy={start.isPending} onClick={() => start.mutate(2)}>
              {t.recipes.test}
            </Button>
            <Button size="sm" isBusy={start.isPending} onClick={() => start.mutate(undefined)}>
              {t.recipes.run}
            </Button>
            <SaveRecipe recipe={draft.recipe} />
          </div>
          {start.error !== null && <Problem error={start.error} />}
          {run === undefined ? (
            <RecipeRows label={t.recipes.preview} table={draft} draft={draft} onChange={put} />
          ) : (
            <RunView key={run.id} {...run} onRepaired={(recipe) => put({ ...draft, recipe })} />
          )}
        </div>
      )}
    </div>
  );
}

function draftOf({ recipe, columns, rows }: RecipeProposal): Draft {
  return { recipe, columns, rows };
}

function alternativesOf(alternatives: readonly { readonly rows: number }[] | undefined): string {
  if (alternatives === undefined || alternatives.length === 0) return '';
  return ` · ${t.recipes.also(alternatives.map(({ rows }) => rows))}`;
}

function SaveRecipe({ recipe }: { readonly recipe: RecipeFile }): ReactElement {
  const client = useClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState(recipe.name ?? fileName(recipe));
  const save = useMutation({
    mutationFn: () => client.saveRecipe({ name, recipe: { ...recipe, name } }),
    onSuccess: ({ id }) => navigate(`/recipes/${id}`),
  });
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Input
        aria-label={t.recipes.name}
        value={name}
        maxLength={120}
        required
        onChange={(event) => setName(event.target.value)}
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
          {save.error.message}
        </span>
      )}
    </form>
  );
}

interface PageProps {
  readonly url: string;
  readonly mode: PickMode;
  readonly onMode: (mode: PickMode) => void;
  readonly recipe: RecipeFile | undefined;
  readonly onPick: (element: LivePointed) => void;
}

const SIZE: ViewSize = { width: 900, height: 520 };

function Page({ url, mode, onMode, recipe, onPick }: PageProps): ReactElement {
  const [size, setSize] = useState<ViewSize>();
  const measure = useCallback((frame: HTMLElement | null) => {
    if (frame !== null) setSize((known) => known ?? sizeIn(frame));
  }, []);
  const live = useLivePage(url, size);
  const [boxes, refresh] = useBoxes(live.socket, recipe, live.isDrawn);
  return (
    <div ref={measure} className="flex min-w-72 flex-[3] flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label={t.recipes.modes} className="flex gap-1">
          {(['pick', 'browse'] as const).map((one) => (
            <Button
              key={one}
              size="sm"
              aria-pressed={mode === one}
              variant={mode === one ? 'primary' : 'secondary'}
              onClick={() => onMode(one)}
            >
              {t.recipes[one]}
            </Button>
          ))}
        </div>
        <IconButton label={t.recipes.back} onClick={() => live.socket?.send({ kind: 'back' })}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <IconButton label={t.recipes.reload} onClick={() => live.socket?.send({ kind: 'reload' })}>
          <RotateCw aria-hidden />
        </IconButton>
        <span className="min-w-0 flex-1 truncate text-xs text-ink-2">
          <bdi>{live.state?.title}</bdi> · <bdi>{live.state?.url ?? url}</bdi>
        </span>
      </div>
      {live.problem === undefined ? (
        <LiveCanvas
          canvas={live.canvas}
          socket={live.socket}
          isDrawn={live.isDrawn}
          size={size ?? SIZE}
          mode={mode}
          boxes={boxes}
          onPick={onPick}
          onMoved={refresh}
        />
      ) : (
        <Problem error={live.problem} onRetry={live.reopen} />
      )}
      <p role="status" className="min-h-4 text-xs text-ink-2">
        {live.notice ?? (live.isDrawn ? '' : t.recipes.opening)}
      </p>
    </div>
  );
}

/** The width there is, once it is known; the page keeps it. */
function sizeIn(frame: HTMLElement): ViewSize {
  const width = Math.floor(frame.clientWidth);
  return { width: Math.max(280, Math.min(1_280, width)), height: SIZE.height };
}

const SETTLED_MS = 350;

/** Boxes of all records of the recipe, asked again when the view has moved. */
function useBoxes(
  socket: LiveSocket | undefined,
  recipe: RecipeFile | undefined,
  isDrawn: boolean,
): readonly [readonly LiveBox[], () => void] {
  const [boxes, setBoxes] = useState<readonly LiveBox[]>([]);
  const [moves, setMoves] = useState(0);
  const selector = recipe?.list.records.anchors.map(({ css }) => css).find(isText);
  useEffect(() => {
    if (socket === undefined || selector === undefined || !isDrawn) return undefined;
    let isOver = false;
    const timer = setTimeout(
      () => {
        void socket.boxesOf(selector).then((found) => {
          if (!isOver) setBoxes(found);
        });
      },
      moves === 0 ? 0 : SETTLED_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [socket, selector, isDrawn, moves]);
  const refresh = (): void => {
    setBoxes([]);
    setMoves((count) => count + 1);
  };
  return [selector === undefined ? [] : boxes, refresh];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
