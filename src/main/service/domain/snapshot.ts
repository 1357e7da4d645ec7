/**
 * What an engine saw of one address at one instant. Nothing here is derived from the content.
 */
import type { Viewport } from './format.ts';

/** Attribute of the element that the browser engine writes a frame's body into; its value is the frame's address. */
export const FRAME_MARK = 'data-hearth-iframe';

export type EngineName = 'http' | 'browser';

export interface ScreenshotShot {
  readonly mimeType: 'image/png' | 'image/jpeg';
  readonly bytes: Uint8Array;
  readonly viewport: Viewport;
}

/** Results of page actions, each list in action order. */
export interface ActionResults {
  readonly screenshots: readonly ScreenshotShot[];
  readonly scrapes: readonly { readonly url: string; readonly html: string }[];
  readonly javascriptReturns: readonly { readonly type: string; readonly value: unknown }[];
  readonly pdfs: readonly Uint8Array[];
}

/** JSON that a page asked for itself: where it came from, and what it said. No header is kept. */
export interface PageAnswer {
  readonly url: string;
  readonly text: string;
  /** Of a POST: the JSON that was sent. */
  readonly body?: string;
  /** Address of its header `Link` with `rel="next"`. */
  readonly next?: string;
}

export interface Snapshot {
  /** Address asked for (normalised). */
  readonly requestedUrl: string;
  /** Address after redirects. */
  readonly finalUrl: string;
  /** Addresses passed through, without the final one. */
  readonly redirects: readonly string[];
  /** HTTP status of the final answer. */
  readonly status: number;
  /** Reason phrase, possibly empty (HTTP/2 sends none). */
  readonly statusText: string;
  /** Response headers, names in lower case; repeated ones joined with ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** Content-Type as received; empty when the server sent none. */
  readonly contentType: string;
  /** Body as received after content decoding (gzip, br, …). For the browser: UTF-8 of `html`. */
  readonly body: Uint8Array;
  /** The rendered DOM as HTML, from the browser engine only. */
  readonly html?: string;
  readonly engine: EngineName;
  readonly proxyUsed: 'basic' | 'stealth';
  /** ms since the epoch. */
  readonly capturedAt: number;
  readonly elapsedMs: number;
  readonly screenshot?: ScreenshotShot;
  readonly actions?: ActionResults;
  /** Sentences for the caller (robots ignored by setting, content cut, …). */
  readonly warnings: readonly string[];
}
