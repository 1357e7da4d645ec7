/** A run of a recipe as it goes: rows as they come, its health, what became of each column, the table to save. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { ConsoleClient } from '../../../contract/console/client.ts';
import type {
  RecipeCell,
  RecipeFile,
  RecipeRow,
  RecipeRunView,
  RecipeTable,
} from '../../../contract/console/recipes.ts';
import type { Cell, Table } from '../../../contract/table/records.ts';
import { useClient } from '../../client/client.tsx';
import { showFailure } from '../../client/toasts.ts';
import { announce } from '../../components/announcer.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import HeldTable from '../records/held-table.tsx';
import { RepairCard } from './repair-card.tsx';

const LOOK_EVERY_MS = 700;

interface RunViewProps {
  readonly id: string;
  /** Of a saved recipe, for the names of files. */
  readonly name?: string;
  readonly recipe: RecipeFile;
  /** Leads to the table that it was begun from, whose columns can be changed. */
  readonly onBack?: (() => void) | undefined;
  /** Makes it the recipe: a repaired one, or the one it was, again. */
  readonly onRepaired?: (recipe: RecipeFile) => void;
  /** It was running, and is over. */
  readonly onEnd?: () => void;
  /** Of a saved recipe, which keeps its repairs itself: back to the one that was run. */
  readonly onRevert?: () => void;
  /** Opens its page to be pointed at again. */
  readonly onRepick?: (() => void) | undefined;
}

/** All rows so far: pages of a thousand are read one after the other. */
async function readRun(
  client: ConsoleClient,
  id: string,
  signal: AbortSignal,
): Promise<RecipeRunView> {
  const rows: RecipeRow[] = [];
  for (;;) {
    const view = await client.recipeRun(id, rows.length, signal);
    rows.push(...view.rows);
    if (view.rows.length === 0 || rows.length >= view.total) return { ...view, rows };
  }
}

export function RunView({ id, name, recipe, onEnd, onBack, ...ways }: RunViewProps): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['recipe-run', id],
    queryFn: ({ signal }) => readRun(client, id, signal),
    refetchInterval: (query) => (query.state.data?.status === 'scraping' ? LOOK_EVERY_MS : false),
  });
  const total = data?.total;
  const isOver = data !== undefined && data.status !== 'scraping';
  useEffect(() => {
    if (isOver && total !== undefined) announce(t.recipes.rows(total));
  }, [isOver, total]);
  useEnd(data?.status, onEnd);
  if (data === undefined) {
    return error === null ? (
      <p className="px-4 py-3 text-sm text-ink-2">{t.recipes.state['scraping']}</p>
    ) : (
      <Problem error={error} onRetry={refetch} />
    );
  }
  return (
    <section aria-label={t.recipes.run} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <Standing id={id} run={data} onBack={onBack} />
      <Outcome {...ways} recipe={recipe} run={data} />
      {!isOver && data.rows.length === 0 && (
        <p role="status" className="px-4 pb-2 text-sm text-ink-2">
          {t.recipes.reading}
        </p>
      )}
      {data.rows.length > 0 && (
        // whatever is said above it, some rows are seen
        <div className="flex min-h-56 flex-1 flex-col">
          <HeldTable
            label={t.recipes.rows(data.total)}
            table={tableOf(data.recipe ?? recipe, data.rows)}
            name={name ?? recipe.start[0] ?? ''}
          />
        </div>
      )}
    </section>
  );
}

interface StandingProps extends Pick<RunViewProps, 'onBack'> {
  readonly id: string;
  readonly run: RecipeRunView;
}

function Standing({ id, run, onBack }: StandingProps): ReactElement {
  const client = useClient();
  const stop = useMutation({
    mutationFn: () => client.cancelRecipeRun(id),
    onError: showFailure,
  });
  const isOver = run.status !== 'scraping';
  // of what was read all may be well, of the table it is not said
  const isCut = run.status === 'cancelled' && run.health === 'ok';
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-2 text-sm">
      <Badge tone={toneOf(run)}>{t.recipes.state[run.status]}</Badge>
      <span className="nums">{t.recipes.rows(run.total)}</span>
      <span className="text-ink-2">{isOver && !isCut ? t.recipes.health[run.health] : ''}</span>
      <span className="nums text-xs text-ink-3">{t.recipes.credits(run.creditsUsed)}</span>
      <span className="flex-1" />
      {!isOver && (
        <Button
          size="sm"
          isBusy={stop.isPending}
          icon={<Square aria-hidden className="size-3.5" />}
          onClick={() => stop.mutate()}
        >
          {t.recipes.stop}
        </Button>
      )}
      {isOver && onBack !== undefined && (
        <Button size="sm" onClick={onBack}>
          {t.recipes.toColumns}
        </Button>
      )}
    </div>
  );
}

type OutcomeProps = Omit<RunViewProps, 'id' | 'onEnd' | 'onBack'> & Pick<StandingProps, 'run'>;

/** What there is to say of its end, and what to do about it. */
function Outcome({ run, recipe, ...ways }: OutcomeProps): ReactElement {
  const { report } = run;
  const isOver = run.status !== 'scraping';
  const message = isOver && TROUBLED.has(run.health) ? undefined : report.message;
  return (
    <>
      {isOver && report.stopped === 'PROFILE_EXPIRED' && <SignInAgain recipe={recipe} />}
      <Repair {...ways} run={run} recipe={recipe} isShown={isOver && TROUBLED.has(run.health)} />
      {run.status === 'cancelled' && (
        <p role="status" className="px-4 pb-2 text-sm text-warn">
          {t.recipes.stoppedEarly}
        </p>
      )}
      {message !== undefined && <p className="px-4 pb-2 text-sm text-ink-2">{message}</p>}
      {isOver &&
        [report.data, report.leftOut].map(
          (said) =>
            said !== undefined && (
              <p key={said.message} className="px-4 pb-2 text-sm text-ink-2">
                {said.message}
              </p>
            ),
        )}
    </>
  );
}

interface RepairProps extends OutcomeProps {
  readonly isShown: boolean;
}

/** The card of a repair; whether it was kept is known as long as the run is in view. */
function Repair(props: RepairProps): ReactElement | null {
  const { isShown, run, recipe, onRepaired, onRevert, onRepick } = props;
  const [state, setState] = useState<'open' | 'kept' | 'refused'>(
    onRevert === undefined ? 'open' : 'kept',
  );
  if (!isShown) return null;
  const accept = (repaired: RecipeFile): void => {
    setState('kept');
    onRepaired?.(repaired);
  };
  const undo = (): void => {
    onRevert?.();
    if (state === 'kept') onRepaired?.(recipe);
    setState('refused');
  };
  const canUndo = onRepaired !== undefined || onRevert !== undefined;
  return (
    <RepairCard
      recipe={recipe}
      run={run}
      state={state}
      onAccept={onRepaired === undefined ? undefined : accept}
      onUndo={canUndo ? undo : undefined}
      onRepick={onRepick}
    />
  );
}

/** Says once that a run which was going on is over. */
function useEnd(status: RecipeRunView['status'] | undefined, onEnd?: () => void): void {
  const wasRunning = useRef(false);
  useEffect(() => {
    const isRunning = status === 'scraping';
    if (wasRunning.current && !isRunning && status !== undefined) onEnd?.();
    wasRunning.current = isRunning;
  }, [status, onEnd]);
}

const TROUBLED: ReadonlySet<string> = new Set(['repaired', 'degraded', 'broken', 'empty']);

/** The profile of the recipe is over: its site is opened to sign in. */
function SignInAgain({ recipe }: { readonly recipe: RecipeFile }): ReactElement {
  const url = encodeURIComponent(recipe.start[0] ?? '');
  const name = encodeURIComponent(recipe.visit?.profile ?? '');
  return (
    <p className="px-4 pb-2">
      <Link
        href={`/settings/profiles?url=${url}&name=${name}`}
        className="text-sm text-ember underline underline-offset-2"
      >
        {t.profiles.again}
      </Link>
    </p>
  );
}

export function toneOf({
  status,
  health,
}: Pick<RecipeRunView, 'status' | 'health'>): 'ok' | 'warn' | 'bad' | 'info' {
  if (status === 'scraping') return 'info';
  if (status === 'failed' || health === 'broken') return 'bad';
  return status === 'cancelled' || health === 'degraded' || health === 'empty' ? 'warn' : 'ok';
}

function columnsOf({ list }: RecipeFile, rows: readonly RecipeRow[]): RecipeTable['columns'] {
  const known = new Set(list.fields.map(({ name }) => name));
  const more = new Set(rows.slice(0, 100).flatMap((row) => Object.keys(row)));
  const others = [...more].filter((name) => !known.has(name) && !name.startsWith('_'));
  return [...list.fields, ...others.map((name) => ({ name, type: 'text' }))];
}

/** As the table shows it and as it is saved. */
function tableOf(recipe: RecipeFile, rows: readonly RecipeRow[]): Table {
  const columns = columnsOf(recipe, rows).map(({ name }) => name);
  return { columns, rows: rows.map((row) => columns.map((name) => cellOf(row[name] ?? null))) };
}

export function cellOf(cell: RecipeCell): Cell {
  return typeof cell === 'object' && cell !== null ? cell.join(', ') : cell;
}

/** Safe in every file system. */
export function fileName({ name, start }: RecipeFile): string {
  const host = URL.parse(start[0] ?? '')?.hostname;
  const slug = (name ?? host ?? 'recipe').normalize('NFKC').replaceAll(/[^\p{L}\p{N}.-]+/gu, '-');
  return slug.replaceAll(/^[-.]+|[-.]+$/g, '').slice(0, 80) || 'recipe';
}
