/**
 * What is known while a recipe is made: the tables of the page at hand, the one chosen with its history, the way to
 * further pages and whether it was proved, the pages its records lead to.
 *
 * The best table stands as soon as the page is there; it gives way to nothing once somebody has touched it.
 */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type {
  LiveBox,
  LivePointed,
  LiveTable,
  LiveTables,
  ProvedPages,
} from '../../../contract/console/live.ts';
import type {
  RecipeClick,
  RecipeField,
  RecipeFile,
  RecipeRow,
  SavedRecipe,
} from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { announce } from '../../components/announcer.tsx';
import { t } from '../../text/screens.ts';
import { nameFields, UNNAMED } from './detail-names.ts';
import { triedWith, withDetail, withPages, withProof, type Draft } from './edit.ts';
import { useHistory, type PickerOf } from './use-history.ts';
import type { LivePageView } from './use-live-page.ts';
import { usePlaces } from './use-places.ts';
import { useReading } from './use-reading.ts';
import { useReplay, type ReplayState } from './use-replay.ts';
import { useSteps, type StepsState } from './use-steps.ts';
import { useBest, useRested, useTables } from './use-tables.ts';

type Scope = 'list' | 'values';

/** Fields picked on the page of one record. */
export interface DetailPick {
  /** The column whose address is followed. */
  readonly follow: string;
  readonly clicks: readonly RecipeClick[];
  readonly fields: readonly RecipeField[];
  readonly row: RecipeRow;
}

export interface PickerState {
  readonly tables: readonly LiveTable[];
  readonly refusal: LiveTables['refusal'] | undefined;
  readonly isLooking: boolean;
  /** False: the page could not be opened, or is gone. */
  readonly hasPage: boolean;
  readonly problem: unknown;
  readonly retry: () => void;
  /** Which proposal stands; undefined after a click. */
  readonly chosen: number | undefined;
  readonly choose: (index: number) => void;
  readonly draft: Draft | undefined;
  readonly put: (draft: Draft) => void;
  /** A run of it was begun: no other list takes its place by itself. */
  readonly hold: () => void;
  readonly undo: () => void;
  readonly canUndo: boolean;
  /** It is as somebody left it without saving. */
  readonly isFound: boolean;
  /** It was saved, or is not wanted any more. */
  readonly giveUp: () => void;
  readonly startOver: () => void;
  readonly scope: Scope;
  readonly setScope: (scope: Scope) => void;
  readonly pick: (element: LivePointed) => void;
  readonly isPicking: boolean;
  readonly pickProblem: unknown;
  /** Address of a frame of another site that was clicked: its insides cannot be pointed at from here. */
  readonly frame: string | undefined;
  /** Lists around the click, the one with the fewest records first. */
  readonly options: readonly LiveTable[];
  readonly option: number;
  readonly chooseOption: (index: number) => void;
  readonly pages: PagesState;
  readonly steps: StepsState;
  readonly replay: ReplayState;
  readonly detail: DetailPick | undefined;
  readonly beginDetail: (follow: string) => void;
  readonly dropDetailField: (name: string) => void;
  readonly endDetail: (isKept: boolean) => void;
}

export interface PagesState {
  readonly kind: string;
  readonly isByHand: boolean;
  readonly isProving: boolean;
  readonly isProved: boolean;
  readonly problem: unknown;
  readonly retry: () => void;
  readonly set: (kind: string) => void;
}

export function usePicker(live: LivePageView, of: PickerOf): PickerState {
  const { profile, saved } = of;
  const { history, setHistory, draft, put, amend, left, giveUp, isHeld, hold } = useHistory(of);
  const isFound = left !== undefined;
  const [chosen, setChosen] = useState<number>();
  const detail = useDetail(live, draft, put);
  const steps = useSteps(live, (left ?? saved)?.recipe, {
    ...{ draft, put, amend },
    isElsewhere: detail.picked !== undefined,
  });
  const { replay, ready } = useReplay(live, draft, of);
  const rested = useRested(JSON.stringify(steps.steps));
  const found = useTables(ready, rested);
  const tables = found.data?.tables ?? [];
  const isMine = isFound || saved !== undefined;
  const pages = usePages(draft, (changed) => amend(() => changed), put, saved !== undefined);
  const clicks = useClicks(live, (table, boxes) => {
    setChosen(undefined);
    put(steps.on(draftOf(table, profile, { boxes, saved })));
  });
  const reading = useReading(ready, saved, (table) => {
    if (history.length <= 1 && !isFound) setHistory([draftOf(table, profile)]);
  });
  const choose = (index: number): void => {
    const table = tables[index];
    if (table === undefined) return;
    setChosen(index);
    clicks.forget();
    put(steps.on(draftOf(table, profile, { saved })));
    announce(t.recipes.announce(table.rows.length, table.columns.length));
  };
  const isNew = saved === undefined;
  const begin = (table: LiveTable | undefined): void => {
    setChosen(isNew ? 0 : undefined);
    setHistory(table === undefined ? [] : [steps.on(draftOf(table, profile))]);
  };
  const isUntouched = history.length === 0 || (history.length === 1 && chosen === 0);
  const isFree = !isMine && !isHeld && detail.picked === undefined && isUntouched;
  const moved = ({ places }: LiveTable): void => {
    if (places !== undefined) amend((now) => ({ ...now, places }));
  };
  const places = usePlaces(live, { draft, amend, setHistory }, [isFree, detail.picked]);
  useBest(tables[0], `${live.loads} ${rested}`, isFree, { begin, moved });
  return {
    tables,
    ...stateOf(live, found, places ?? reading),
    chosen,
    choose,
    ...{ draft, put, hold },
    ...undoIn(history, setHistory, steps),
    ...{ isFound, giveUp },
    startOver: () => {
      giveUp();
      steps.startOver(saved?.recipe);
      begin(isNew ? tables[0] : reading.data);
    },
    ...clicks,
    pick: detail.picked === undefined ? clicks.pick : detail.pick,
    isPicking: clicks.isPicking || detail.isPicking,
    pickProblem: clicks.pickProblem ?? detail.problem,
    pages,
    steps,
    replay,
    detail: detail.picked,
    beginDetail: detail.begin,
    dropDetailField: detail.drop,
    endDetail: detail.end,
  };
}

function stateOf(
  live: LivePageView,
  found: ReturnType<typeof useTables>,
  reading: Pick<ReturnType<typeof useReading>, 'error' | 'isFetching' | 'refetch'>,
): Pick<PickerState, 'refusal' | 'isLooking' | 'hasPage' | 'problem' | 'retry'> {
  return {
    refusal: found.data?.refusal,
    isLooking:
      (found.isFetching && (found.data === undefined || found.isPlaceholderData)) ||
      reading.isFetching ||
      (live.problem === undefined && !live.isDrawn),
    hasPage: live.problem === undefined,
    // of a page that is not there only that is said, in its place
    problem: live.problem === undefined ? (found.error ?? reading.error) : null,
    retry: () => void (found.error === null ? reading : found).refetch(),
  };
}

function undoIn(
  history: readonly Draft[],
  setHistory: (drafts: readonly Draft[]) => void,
  steps: StepsState,
): Pick<PickerState, 'undo' | 'canUndo'> {
  const before = history.at(-2);
  const undo = (): void => {
    if (before === undefined) return;
    steps.follow(before);
    setHistory(history.slice(0, -1));
  };
  return { undo, canUndo: before !== undefined };
}

interface Around {
  readonly boxes?: readonly LiveBox[] | undefined;
  /** What holds for a list that is picked anew, too: its visit, its limits. */
  readonly saved?: SavedRecipe | undefined;
}

function draftOf(
  { recipe, columns, rows, places }: LiveTable,
  profile: string | undefined,
  { boxes, saved }: Around = {},
): Draft {
  const visit = saved?.recipe.visit ?? recipe.visit;
  const limits = saved?.recipe.limits ?? recipe.limits;
  const kept = {
    ...recipe,
    ...(visit === undefined ? {} : { visit }),
    ...(limits === undefined ? {} : { limits }),
  };
  const signed = profile === undefined ? kept : { ...kept, visit: { ...visit, profile } };
  return {
    ...{ recipe: signed, columns, rows },
    ...(places === undefined ? {} : { places }),
    ...(boxes === undefined ? {} : { boxes }),
  };
}

function useClicks(
  live: LivePageView,
  onTable: (table: LiveTable, boxes?: readonly LiveBox[]) => void,
) {
  const client = useClient();
  const [scope, setScope] = useState<Scope>('list');
  const [clicks, setClicks] = useState<readonly RecipeClick[]>([]);
  const [options, setOptions] = useState<readonly LiveTable[]>([]);
  const [option, setOption] = useState(0);
  const [frame, setFrame] = useState<string>();
  const picked = useMutation({
    mutationFn: (asked: readonly RecipeClick[]) =>
      client.livePick(live.id ?? '', { clicks: asked.map(selectorsOf) }),
    onSuccess: ({ others, boxes, ...table }) => {
      const sorted = [table, ...others].sort((a, b) => a.rows.length - b.rows.length);
      setOptions(sorted);
      setOption(sorted.indexOf(table));
      onTable(table, boxes);
      announce(t.recipes.announce(table.rows.length, table.columns.length));
    },
  });
  return {
    scope,
    setScope: (next: Scope) => {
      setScope(next);
      setClicks([]);
    },
    frame,
    pick: (element: LivePointed): void => {
      const { tag, href } = element;
      setFrame(tag === 'iframe' ? href : undefined);
      if (tag === 'iframe' && href !== undefined) return;
      const selector = element.path;
      const field = `column ${clicks.length + 1}`;
      const next = scope === 'list' ? [{ selector }] : [...clicks, { selector, field }];
      setClicks(scope === 'list' ? [] : next);
      picked.mutate(next);
    },
    isPicking: picked.isPending,
    pickProblem: picked.error,
    options,
    option,
    chooseOption: (index: number): void => {
      const table = options[index];
      if (table === undefined) return;
      setOption(index);
      onTable(table);
      announce(t.recipes.announce(table.rows.length, table.columns.length));
    },
    forget: () => setOptions([]),
  };
}

const selectorsOf = ({ selector, field }: RecipeClick) => ({
  selector: typeof selector === 'string' ? [selector] : [...selector],
  ...(field === undefined ? {} : { field }),
});

/** The way on is looked for and tried as soon as a list stands, unless it was said by hand. */
function usePages(
  draft: Draft | undefined,
  amend: (draft: Draft) => void,
  put: (draft: Draft) => void,
  isSaid: boolean,
): PagesState {
  const client = useClient();
  const way = draft?.way;
  const byHand = isSaid || way === 'by-hand';
  const recipe = draft?.recipe;
  const key = keyOf(recipe);
  const steps = JSON.stringify(recipe?.visit?.steps ?? []);
  const isAtRest = useRested(steps) === steps;
  const tried = triedWith(key, way);
  const proof = useQuery({
    queryKey: ['recipe-pages', key],
    queryFn: ({ signal }) => client.provePages(recipe ?? empty(), signal),
    enabled: recipe !== undefined && !byHand && isAtRest && tried === undefined,
    staleTime: Infinity,
    retry: false,
  });
  const proved = proof.data;
  useEffect(() => {
    if (draft === undefined || proved === undefined || byHand) return;
    const next = withProof(draft, proved, key);
    if (next !== draft) amend(next);
    // amend is of this very render
  }, [proved, draft, byHand]);
  return {
    kind: recipe?.pages?.kind ?? 'none',
    isByHand: byHand,
    isProving: proof.isFetching,
    isProved: tried?.isProved ?? hasPages(proved),
    problem: proof.error,
    retry: () => void proof.refetch(),
    set: (kind) => {
      if (draft === undefined) return;
      put({ ...withPages(draft, kind === 'none' ? null : { kind }), way: 'by-hand' });
    },
  };
}

const hasPages = (proved: ProvedPages | undefined): boolean => (proved?.pages ?? null) !== null;

/** Equal for recipes of the same list, read after the same steps. */
function keyOf(recipe: RecipeFile | undefined): string {
  if (recipe === undefined) return '';
  const { start, list, visit } = recipe;
  return JSON.stringify([start, list.records, visit?.profile ?? null, visit?.steps ?? []]);
}

function empty(): never {
  throw new Error(t.recipes.noTables);
}

/** Picking on the page that a record leads to. */
function useDetail(live: LivePageView, draft: Draft | undefined, put: (draft: Draft) => void) {
  const client = useClient();
  const [picked, setPicked] = useState<DetailPick>();
  const ask = useMutation({
    mutationFn: ({ clicks }: DetailPick) =>
      client.liveDetail(live.id ?? '', { clicks: clicks.map(selectorsOf) }),
    onSuccess: ({ fields, row }, asked) => {
      const named = nameFields(fields, draft?.columns.map(({ name }) => name) ?? []);
      const cells = fields.map(
        ({ name }, i) => [named[i]?.name ?? name, row[name] ?? null] as const,
      );
      setPicked({ ...asked, fields: named, row: Object.fromEntries(cells) });
    },
  });
  return {
    picked,
    isPicking: ask.isPending,
    problem: ask.error,
    begin: (follow: string): void => {
      const address = draft?.rows
        .map((row) => row[follow])
        .find((cell) => typeof cell === 'string');
      if (typeof address !== 'string') return;
      setPicked({ follow, clicks: [], fields: [], row: {} });
      live.socket?.send({ kind: 'go', url: address });
    },
    pick: ({ path }: LivePointed): void => {
      if (picked === undefined) return;
      const field = `${UNNAMED} ${picked.clicks.length + 1}`;
      ask.mutate({ ...picked, clicks: [...picked.clicks, { selector: path, field }] });
    },
    drop: (name: string): void => {
      if (picked === undefined) return;
      const at = picked.fields.findIndex((field) => field.name === name);
      const keep = <Item>(items: readonly Item[]): readonly Item[] =>
        items.filter((_, i) => i !== at);
      setPicked({ ...picked, clicks: keep(picked.clicks), fields: keep(picked.fields) });
    },
    end: (isKept: boolean): void => {
      if (picked === undefined) return;
      if (isKept && draft !== undefined && picked.fields.length > 0) put(withDetail(draft, picked));
      setPicked(undefined);
      const [start] = draft?.recipe.start ?? [];
      if (start !== undefined) live.socket?.send({ kind: 'go', url: start });
    },
  };
}
