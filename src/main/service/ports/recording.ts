/**
 * What a recording engine kept of one visit: every exchange the page had, the page as it stood at the end,
 * and its picture. Made by engines/browser/recorder.ts, kept and shown by the library.
 *
 * Addresses are absolute and as asked; header names are in lower case, without cookies and credentials;
 * bodies have their content coding undone. Nothing here is rewritten for showing: pipeline/replay does that.
 */

/** Bounds of one recording; bytes, counts, pixels. */
export interface RecordLimits {
  /** Most bytes of one body; the rest of a longer one is cut off and said (`truncated`). */
  readonly maxBodyBytes: number;
  /** Most bytes of all bodies together; what comes later is `missing`. */
  readonly maxBytes: number;
  readonly maxResources: number;
  /** Most frames with a still of their own, the page itself included. */
  readonly maxFrames: number;
  /** Most bytes of all stills together. */
  readonly maxStillBytes: number;
}

/** One exchange. */
export interface RecordedResource {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Without parameters; empty when none was sent. */
  readonly mimeType: string;
  readonly headers: readonly (readonly [string, string])[];
  /** Null when the answer has none that could be had (redirects, and what `missing` names). */
  readonly body: Uint8Array | null;
  /** `refetched`: asked for again by itself; `truncated`: cut at a limit; `partial`: a range of the whole. */
  readonly flags: readonly ('refetched' | 'truncated' | 'partial')[];
  /** What was sent along, for requests that send something. */
  readonly requestBody?: Uint8Array;
}

/** The DOM of one frame as HTML; `frame` 0 is the page, others are named by `data-hearth-frame` in their parent. */
export interface RecordedStill {
  readonly frame: number;
  readonly parent: number | null;
  readonly url: string;
  readonly html: string;
}

/** Pixels as encoded; width and height of the image itself. */
export interface RecordedPicture {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface Recording {
  /** The answer the page came in. */
  readonly main: RecordedResource;
  /** Addresses passed through on the way to it. */
  readonly redirects: readonly string[];
  /** Everything else, in order of asking. */
  readonly resources: readonly RecordedResource[];
  readonly stills: readonly RecordedStill[];
  /** The whole page. */
  readonly picture?: RecordedPicture;
  /** The first screen, 320 pixels wide. */
  readonly thumbnail?: RecordedPicture;
  /** What the page asked for and the recording lacks, and why. */
  readonly missing: readonly { readonly url: string; readonly why: string }[];
  readonly profile: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly userAgent: string;
    readonly languages: readonly string[];
    readonly mobile: boolean;
    readonly blockAds: boolean;
  };
  /** Requests the finished page needed, and how many of them are held. */
  readonly fidelity: { readonly requested: number; readonly served: number };
}
