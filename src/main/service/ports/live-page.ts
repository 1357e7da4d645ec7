/**
 * A page of our own Chromium that somebody looks at and drives: pictures come out, input goes in. The page
 * learns nothing of it: what is read of it is read in a world of its own. Implementation:
 * engines/browser/live-page.ts.
 */

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
  | ({ readonly kind: 'resize' } & ViewSize);

export interface LiveListener {
  frame(frame: LiveFrame): void;
  state(state: LiveState): void;
  /** The page is gone; `reason` is a sentence for its user. */
  ended(reason: string): void;
}

export interface LivePage {
  /** Tells `listener` from now on; the newest frame and state at once. */
  listen(listener: LiveListener): void;
  /** Resolves when the page took it. Throws `BAD_REQUEST` for an address that may not be visited. */
  input(input: LiveInput): Promise<void>;
  pointAt(x: number, y: number): Promise<Pointed | null>;
  /** Boxes of what matches the selector and is in view, at most 300. */
  boxesOf(selector: string): Promise<readonly Box[]>;
  close(): Promise<void>;
}

export interface LiveBrowser {
  /** Opens the address; resolves as soon as there is a page to look at. */
  open(request: LiveRequest): Promise<LivePage>;
}
