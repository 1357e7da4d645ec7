/**
 * The live page of the picker: `POST /console/live` opens it, a websocket at `/console/live/ID` shows and
 * drives it. Binary messages are pictures (LIVE_HEAD_BYTES of head, then JPEG), text messages are JSON.
 */
export type { LiveMessage, OpenLiveBody } from './live-schema.ts';

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
  | { readonly kind: 'boxes'; readonly ask: number; readonly boxes: readonly LiveBox[] }
  /** Something was not done, and why. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'ended'; readonly reason: string };
