/** How a run's state follows from the pages read so far: its health, its fields, the recipe as it is now. Pure. */
import type { RecipeCommand } from '../../domain/command.ts';
import type { Recipe } from '../../domain/recipe.ts';
import type { RunState } from '../../domain/recipe-run.ts';
import type { Reading } from '../../ports/records.ts';
import { grows } from './run-grown.ts';
import { besideOthers, mergeReports, worseHealth } from './rows.ts';

export const STOPPED = {
  pages: 'as many pages as asked for',
  rows: 'as many rows as asked for',
  nothingNew: 'nothing new on the page',
  noRecords: 'no records on the page',
  notThere: 'the list is not there',
  changed: 'the page has changed',
  last: 'no further page',
} as const;

const NO_RECORDS =
  'The page after the last one that was read holds no records of the list, so the run ended there.';

const REFUSALS = {
  'sign-in': 'The page asks to sign in.',
  empty: 'The page says that there are no results.',
  maintenance: 'The site is closed for maintenance.',
  consent:
    'The page asks for consent in place of the list. Open the recipe to change it, press the button of the question in its page and save: a run then presses it first.',
} as const;

/** As it stands before a page: why an earlier start came to its end is over. */
export function goingOn(before: RunState): RunState {
  const { stopped, ...state } = before;
  return stopped === undefined ? before : state;
}

export interface SeenPage {
  readonly reading: Reading;
  /** HTTP. */
  readonly status: number;
  /** Of its start address. */
  readonly isFirst: boolean;
  /** Rows of the run before it. */
  readonly rows: number;
}

/** The state with the page in it; its rows count only where `isTaken`. */
export function withPage(
  before: RunState,
  command: RecipeCommand,
  seen: SeenPage,
): { readonly state: RunState; readonly isTaken: boolean } {
  const { status, isFirst, rows } = seen;
  const reading = besideOthers(before.fields, seen.reading);
  const state = { ...before, pages: before.pages + 1 };
  if (reading.rows.length === 0 || status >= 400)
    return { state: refused(state, command, seen), isTaken: false };
  if (command.repair === 'off' && reading.health === 'repaired') {
    const message = 'The page has changed and repair is off.';
    return {
      state: {
        ...state,
        health: worseHealth(state.health, 'broken'),
        fields: reading.fields,
        message,
        stopped: STOPPED.changed,
      },
      isTaken: false,
    };
  }
  const file = command.recipe;
  const leftOut = leftOutOf(state, command, reading);
  const learnt = learntFrom(state.recipe, reading.recipe, { isFirst, file });
  const isRepaired = state.isRepaired || reading.health === 'repaired';
  return {
    state: {
      ...state,
      fields: mergeReports(state.fields, rows, reading.fields, reading.rows.length),
      // later pages are read with what the first one taught: a repair counts once
      health: worseHealth(state.health, reading.health),
      isRepaired,
      ...(leftOut === 0 ? {} : { leftOut }),
      ...(learnt === undefined ? {} : { recipe: learnt }),
    },
    isTaken: true,
  };
}

/** A batch of a list that grows holds those before it. */
function leftOutOf(
  { leftOut = 0 }: RunState,
  { recipe }: RecipeCommand,
  { leftOut: more = 0 }: Reading,
): number {
  const isGrowing = recipe.pages?.kind === 'more' || recipe.pages?.kind === 'scroll';
  return isGrowing ? Math.max(leftOut, more) : leftOut + more;
}

/** What the steps were to bring is missing: the page was read without them. */
export function withoutSteps(state: RunState, why: string): RunState {
  const said = `The steps before the list could not be done, so it was read without them. ${why}`;
  const message = state.message === undefined ? said : `${state.message} ${said}`;
  return { ...state, health: worseHealth(state.health, 'degraded'), message };
}

/** As full as ever. */
const FULL = 0.9;

/** The page that the recipe knows, as long as it was, and nothing on it leads to those that it knows to be there. */
export function lacksWayOn({ pages, memory }: Recipe, url: string, rows: number): boolean {
  const isLinked = pages !== null && !grows(pages.kind);
  return isLinked && memory?.url === url && rows > 0 && rows >= memory.count * FULL;
}

export function withoutWayOn(state: RunState): RunState {
  const message =
    'The list had further pages, and nothing on its first page leads to them now: only that one was read. Open the recipe and look at its pages.';
  return { ...state, health: worseHealth(state.health, 'degraded'), message };
}

/** A first page without the list says so; of a further one it is the end. */
function refused(
  state: RunState,
  { recipe, starts }: RecipeCommand,
  { reading, status, isFirst, rows }: SeenPage,
): RunState {
  const isError = status >= 400;
  if (!isFirst) {
    const isEnd = isError || reading.health === 'empty';
    const ended = { ...state, stopped: STOPPED.noRecords };
    return isEnd || state.message !== undefined ? ended : { ...ended, message: NO_RECORDS };
  }
  const message = isError ? `The page answered ${status}.` : messageOf(reading);
  const isEmpty = !isError && reading.health === 'empty';
  const stopped = STOPPED.notThere;
  if (rows > 0 || (isEmpty && starts.length > 1)) {
    // of several addresses one may have no results today
    const health = isEmpty ? state.health : worseHealth(state.health, 'degraded');
    return { ...state, health, stopped, ...(isEmpty ? {} : { message }) };
  }
  return {
    ...state,
    health: isEmpty ? 'empty' : 'broken',
    message,
    fields: recipe.list.fields.map(({ name }) => ({ name, state: 'missing', filled: 0 })),
    stopped,
  };
}

function messageOf({ refusal }: Reading): string {
  return refusal === undefined
    ? 'Nothing on the page is the list the recipe was made for; open the recipe and point at it again.'
    : REFUSALS[refusal];
}

/** Memory is that of the first page that was read well, where it is a first one; later ones only lend their anchors. */
function learntFrom(
  known: Recipe | undefined,
  after: Recipe | undefined,
  { isFirst, file }: { readonly isFirst: boolean; readonly file: Recipe },
): Recipe | undefined {
  if (after === undefined) return known;
  const { memory } = known ?? (isFirst ? {} : file);
  return memory === undefined ? after : { ...after, memory };
}
