/**
 * The live page of the picker: `POST /console/live` opens it, a websocket at `/console/live/ID` shows and
 * drives it. Binary messages are pictures (LIVE_HEAD_BYTES of head, then JPEG), text messages are JSON.
 */
import type {
  DataFound,
  RecipeField,
  RecipeFile,
  RecipeProposal,
  RecipeRow,
  RecipeStep,
} from './recipes.ts';

export type { LiveMessage, OpenLiveBody, PickBody } from './live-schema.ts';

export interface OpenLiveAnswer {
  readonly id: string;
  /** Sent as the websocket's protocol `ticket.TICKET`; once, within ten seconds. */
  readonly ticket: string;
}

export const livePath = (id: string): string => `/console/live/${id}`;
export const TICKET_PREFIX = 'ticket.';

/** Width and height of the picture as two 16-bit numbers, big-endian. */
export const LIVE_HEAD_BYTES = 4;

export interface LiveBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LivePointed {
  /** Selectors going inward, as `from-clicks` takes them. */
  readonly path: readonly string[];
  readonly box: LiveBox;
  readonly tag: string;
  readonly text: string;
  /** Of a link, where it leads. */
  readonly href?: string;
}

export interface LiveDialog {
  readonly kind: 'alert' | 'confirm' | 'prompt';
  /** Host of the page that asks. */
  readonly site: string;
  readonly message: string;
  /** Of a prompt. */
  readonly value: string;
}

export interface LiveSelect {
  readonly box: LiveBox;
  readonly isMultiple: boolean;
  readonly options: readonly {
    readonly text: string;
    readonly isChosen: boolean;
    readonly isDisabled: boolean;
  }[];
}

/** Something done in the page, as steps of a recipe; without steps no recipe can do it again. */
export interface LiveUse {
  readonly steps: readonly RecipeStep[];
  readonly lost?: 'frame' | 'secret' | 'choice' | 'place';
  /** The first one since the page was opened, by its address or anew. */
  readonly isFirst: boolean;
}

/** Where a table stands in the page: numbers of its records' elements and of its cells' (`boxes`, `show`). */
export interface LivePlaces {
  readonly records: readonly (readonly number[])[];
  readonly cells: readonly (readonly (number | null)[])[];
}

export interface LiveTable extends RecipeProposal {
  readonly places?: LivePlaces;
}

export interface LiveTables {
  /** Of the page that was looked at. */
  readonly url: string;
  readonly tables: readonly LiveTable[];
  /** It stands where the list was to be. */
  readonly refusal?: 'sign-in' | 'empty' | 'maintenance' | 'consent';
}

/** The list around a click; the others hold the click, too, larger or smaller ones. */
export interface LivePicked extends LiveTable {
  /** Where its records stand in view. */
  readonly boxes: readonly LiveBox[];
  readonly others: readonly LiveTable[];
}

/** Fields of a page that records lead to, clicked there. */
export interface LiveDetail {
  readonly url: string;
  readonly fields: readonly RecipeField[];
  readonly row: RecipeRow;
}

/** The way to further pages, proved on the second one; null: none was found that gives new rows. */
export interface ProvedPages {
  readonly pages: RecipeFile['pages'];
  readonly data?: DataFound;
  /** The list is not on the page as served. */
  readonly engine?: 'browser';
  /** Its scripts take their time to draw it. */
  readonly waitFor?: 'records';
  readonly creditsUsed: number;
}

/** What the service sends. */
export type LiveReply =
  | {
      readonly kind: 'state';
      readonly url: string;
      readonly title: string;
      readonly isLoading: boolean;
    }
  | { readonly kind: 'pointed'; readonly ask: number; readonly element: LivePointed | null }
  /** Null where an element is gone or out of view. */
  | { readonly kind: 'boxes'; readonly ask: number; readonly boxes: readonly (LiveBox | null)[] }
  | { readonly kind: 'selection'; readonly ask: number; readonly text: string }
  /** A question of the page; null when it is gone. */
  | { readonly kind: 'dialog'; readonly dialog: LiveDialog | null }
  /** A select was pressed. */
  | { readonly kind: 'select'; readonly select: LiveSelect }
  /** Somebody did something in the page. */
  | { readonly kind: 'used'; readonly use: LiveUse }
  /** Something was not done, and why. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'ended'; readonly reason: string };
