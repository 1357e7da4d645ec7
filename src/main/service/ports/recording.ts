/** What a browser hands over of one page beside its snapshot, so that the page can be shown again: the seam of `CaptureRequest.record`. */

/** Bounds of one recording; bytes, counts, pixels. */
export interface RecordLimits {
  readonly maxBodyBytes: number;
  readonly maxBytes: number;
  readonly maxResources: number;
  readonly maxFrames: number;
  readonly maxStillBytes: number;
}

/** One exchange; `body` after content decoding, null where it did not come. */
export interface RecordedResource {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly mimeType: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | null;
  readonly flags: readonly ('refetched' | 'truncated' | 'partial')[];
  readonly requestBody?: Uint8Array;
}

/** A frame as it stood at the end; frame 0 is the page. */
export interface RecordedStill {
  readonly frame: number;
  readonly parent: number | null;
  readonly url: string;
  readonly html: string;
}

export interface RecordedPicture {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface Recording {
  readonly main: RecordedResource;
  readonly redirects: readonly string[];
  readonly resources: readonly RecordedResource[];
  readonly stills: readonly RecordedStill[];
  readonly picture?: RecordedPicture;
  readonly thumbnail?: RecordedPicture;
  readonly missing: readonly { readonly url: string; readonly why: string }[];
  readonly profile: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly userAgent: string;
    readonly languages: readonly string[];
    readonly mobile: boolean;
    readonly blockAds: boolean;
  };
  readonly fidelity: { readonly requested: number; readonly served: number };
}
