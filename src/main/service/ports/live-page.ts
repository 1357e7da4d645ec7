/**
 * A page of our own Chromium that somebody looks at and drives: pictures come out, input goes in. The page
 * learns nothing of it: what is read of it is read in a world of its own. Implementation:
 * engines/browser/live-page.ts.
 */
import type { Action } from '../domain/command.ts';
import type { BrowserState } from '../domain/sign-in-profile.ts';

/** CSS pixels of the page's viewport. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

export interface LiveRequest {
  readonly url: string;
  readonly size: ViewSize;
  readonly blockAds: boolean;
  /** Nothing is shared between groups. */
  readonly isolationGroup: string;
  /** Of a sign-in profile: what the page begins with. */
  readonly state?: BrowserState;
}

/** One picture of the viewport. */
export interface LiveFrame extends ViewSize {
  readonly jpeg: Uint8Array;
}

/** What the address bar shows. */
export interface LiveState {
  readonly url: string;
  readonly title: string;
  readonly isLoading: boolean;
}

/** A rectangle in CSS pixels of the viewport. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The element under a point. */
export interface Pointed {
  /** Selectors going inward: each further one inside the shadow root or frame of the one before. */
  readonly path: readonly string[];
  readonly box: Box;
  readonly tag: string;
  /** What it shows, white space folded, at most 80 characters. */
  readonly text: string;
  /** Of a link, where it leads; of a frame of another origin, what it shows. */
  readonly href?: string;
}

/** A step of a recipe: what was done in the page, to be done again. */
export type LiveStep =
  | {
      readonly type: 'click';
      readonly selector: string;
      /** What it says, where nothing else on the page says the same. */
      readonly on?: { readonly text: string };
    }
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'press'; readonly key: string };

/** Something that a person did in the page. */
export interface LiveUse {
  /** None: no recipe can do it again, `lost` says why. */
  readonly steps: readonly LiveStep[];
  readonly lost?: 'frame' | 'secret' | 'choice' | 'place';
  /** The first one since the page was opened, by its address or anew. */
  readonly isFirst: boolean;
}

/** A select that was pressed: its options are drawn by whoever looks. */
export interface LiveSelect {
  readonly box: Box;
  readonly isMultiple: boolean;
  readonly options: readonly {
    readonly text: string;
    readonly isChosen: boolean;
    readonly isDisabled: boolean;
  }[];
}

/** A question of the page that waits for an answer. */
export interface LiveDialog {
  readonly kind: 'alert' | 'confirm' | 'prompt';
  /** Host of the page that asks. */
  readonly site: string;
  readonly message: string;
  /** Of a prompt. */
  readonly value: string;
}

/** The page as text, its elements numbered (`data-hn`): an element has the same number in all copies of its document. */
export interface PageCopy {
  /** Another one where the page has changed since. */
  readonly id: string;
  readonly html: string;
  readonly url: string;
  /** Numbers of what was clicked, null where it is not there; absent where it is marked in the text. */
  readonly places?: readonly (number | null)[];
}

export type Modifiers = readonly ('alt' | 'control' | 'meta' | 'shift')[];

/** What a person does; coordinates in CSS pixels of the viewport. */
export type LiveInput =
  | {
      readonly kind: 'pointer';
      readonly action: 'move' | 'down' | 'up';
      readonly x: number;
      readonly y: number;
      readonly button: 'none' | 'left' | 'middle' | 'right';
      /** 2 for the second click of a double click. */
      readonly clicks: number;
      readonly modifiers: Modifiers;
    }
  | {
      readonly kind: 'wheel';
      readonly x: number;
      readonly y: number;
      readonly dx: number;
      readonly dy: number;
    }
  | {
      readonly kind: 'key';
      readonly action: 'down' | 'up';
      /** As `KeyboardEvent.key` and `.code` name it. */
      readonly key: string;
      readonly code: string;
      readonly modifiers: Modifiers;
    }
  /** Typed by an input method or pasted. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'go'; readonly url: string }
  | { readonly kind: 'back' | 'forward' | 'reload' }
  | ({ readonly kind: 'resize' } & ViewSize)
  /** Answers the dialog that is open. */
  | { readonly kind: 'dialog'; readonly accept: boolean; readonly text: string }
  /** Options, by their places, of the select that was pressed last. */
  | { readonly kind: 'choose'; readonly options: readonly number[] };

export interface LiveListener {
  frame(frame: LiveFrame): void;
  state(state: LiveState): void;
  /** Something happened that is not seen, or was not done: a sentence. */
  notice(text: string): void;
  /** A dialog opened; null when it is gone. */
  dialog(dialog: LiveDialog | null): void;
  select(select: LiveSelect): void;
  /** What a person did, before the page shows what came of it. */
  used(use: LiveUse): void;
  /** The page is gone; `reason` is a sentence for its user. */
  ended(reason: string): void;
}

export interface LivePage {
  /** Tells `listener` from now on, the newest frame and state at once, until what is given back is called. */
  listen(listener: LiveListener): () => void;
  /** Resolves when the page took it. Throws `BAD_REQUEST` for an address that may not be visited. */
  input(input: LiveInput): Promise<void>;
  /** A step of a recipe, as a run does it; resolves when the page has come to rest. Throws `SCRAPE_ACTION_ERROR`. */
  perform(step: Action): Promise<void>;
  pointAt(x: number, y: number): Promise<Pointed | null>;
  /** A copy at rest, the last one where the page has not changed since. Throws `SCRAPE_TOO_LARGE`. */
  copy(clicks: readonly (readonly string[])[]): Promise<PageCopy>;
  /** Boxes of elements by their numbers in any copy; null where one is gone or out of view. At most 300. */
  boxesAt(places: readonly number[]): Promise<readonly (Box | null)[]>;
  /** Boxes of what is in view, the inner after the outer, those drawn later after those drawn before; at most 2,000. */
  layout(): Promise<readonly Box[]>;
  /** Scrolls an element of a copy into view. */
  show(place: number): Promise<Box | null>;
  /** The selected text. */
  selection(): Promise<string>;
  /** Address of the page as it is now. */
  url(): string;
  /** Cookies and storage of all sites that were visited in it. */
  state(): Promise<BrowserState>;
  /** `reason`: a sentence for whoever looks. */
  close(reason?: string): Promise<void>;
}

export interface LiveBrowser {
  /** Opens the address; resolves as soon as there is a page to look at. */
  open(request: LiveRequest): Promise<LivePage>;
}
