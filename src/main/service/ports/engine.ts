/**
 * A way of fetching one address. Implementations: engines/http, engines/browser.
 *
 * `capture` resolves with an outcome the caller branches on; it throws a HearthError for failures that
 * end the request (DNS, TLS, timeout, address refused) and the signal's reason when aborted. It leaves
 * nothing open behind it, however it ends. Suite: test/suites/engine.
 */
import type { Action, Gather } from '../domain/command.ts';
import type { BrowserState } from '../domain/sign-in-profile.ts';
import type { EngineName, PageAnswer, Snapshot } from '../domain/snapshot.ts';
import type { Viewport } from '../domain/format.ts';
import type { RecordLimits, Recording } from './recording.ts';

export type Capability = 'javascript' | 'screenshot' | 'actions' | 'wait' | 'mobile' | 'location';

export interface CaptureRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mobile: boolean;
  readonly skipTlsVerification: boolean;
  readonly blockAds: boolean;
  readonly location: { readonly country?: string; readonly languages: readonly string[] };
  readonly waitForMs: number;
  readonly actions: readonly Action[];
  /** Present for recipes; batches after the first come as `scrapes`. */
  readonly gather?: Gather;
  /** Present when a screenshot of the final state is wanted. */
  readonly screenshot?: {
    readonly fullPage: boolean;
    readonly quality?: number;
    readonly viewport?: Viewport;
  };
  readonly fastMode: boolean;
  /** Scripts are expected to show more than was served: the browser is patient until they do, longer where that is sure. */
  readonly expectsMore?: 'perhaps' | 'surely';
  /** Nobody waits for it: it is only compared with what was served, and may be the only one. No browser is kept ready long for it. */
  readonly isComparison?: boolean;
  /** What the snapshot says was used. */
  readonly proxy: 'basic' | 'stealth';
  /** An http(s) proxy for this page, credentials included, instead of the installation's own. */
  readonly proxyUrl?: string;
  /** Conditional request: validators of a stored capture. A 304 answers with status 304, empty body. */
  readonly revalidate?: { readonly etag?: string; readonly lastModified?: string };
  /** Pages of one group (a job) may share a browser context; nothing is shared between groups. */
  readonly isolationGroup: string;
  /** Higher ones get scarce places (a browser page) first; 0 by default. */
  readonly priority?: number;
  /** Most bytes of body; more is `SCRAPE_TOO_LARGE`. */
  readonly maxBodyBytes: number;
  /** Of a sign-in profile: what the browser holds when the visit begins; the snapshot says what it holds then. */
  readonly state?: BrowserState;
  /** Present when all of the visit is to be kept: the snapshot has a `recording`. Browser only. */
  readonly record?: RecordLimits;
  /**
   * Present when the page is to be opened again as it was: its only network is this recording, its time `at` (ms
   * since the epoch), and nothing leaves. Its own address is opened, not `url`. Browser only.
   */
  readonly archive?: { readonly recording: Recording; readonly at: number };
}

export interface CaptureContext {
  /** Absolute end, ms since the epoch; the engine throws SCRAPE_TIMEOUT when it passes. */
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  /**
   * Asked before every further address the document comes from (redirects, and in a browser wherever
   * the page moves on to), never for the asked one; what it throws ends the capture, unfetched.
   */
  readonly admit?: (url: string) => Promise<void>;
  /** Told when the request for the asked address goes out on its connection, by an engine that sees that. */
  readonly onSent?: () => void;
}

/** What an engine saw, and all of the visit where `record` asked for it. */
export interface CapturedSnapshot extends Snapshot {
  readonly recording?: Recording;
  /** With `gather.answers`: newest last. */
  readonly answers?: readonly PageAnswer[];
  /** With `state`: what the browser holds now, of all sites. */
  readonly state?: BrowserState;
  /** With `archive`: requests, those it answered, addresses it lacked, connections opened outward (always 0). */
  readonly replayed?: {
    readonly requested: number;
    readonly served: number;
    readonly missed: readonly string[];
    readonly dials: number;
  };
}

export type CaptureOutcome =
  /** Its bytes belong to the caller, who may release them (domain/bytes.ts). */
  | { readonly kind: 'snapshot'; readonly snapshot: CapturedSnapshot }
  /** This engine cannot serve the page (for example a download met by the browser: needs http). */
  | { readonly kind: 'escalate'; readonly to: EngineName; readonly reason: string };

interface EngineStats {
  /** Open browser contexts, sockets in use, captures under way: zero when idle. */
  readonly active: number;
  readonly contexts: number;
}

/** How a page under way looks at this moment, small. */
export interface PagePreview {
  readonly url: string;
  readonly jpeg: Uint8Array;
}

/** A browser that others started, as `hearth doctor`, the window and metrics tell of it. */
export interface FleetState {
  /** `ws://host:port`; no more of its address, which may hold secrets. */
  readonly endpoint: string;
  /** `idle`: nobody needed it yet, or for a while. */
  readonly state: 'proved' | 'idle' | 'away';
  /** Captures under way. */
  readonly active: number;
  /** Why it is away, in a sentence that says what to do. */
  readonly problem?: string;
  /** Of a proved one: who keeps WebRTC of pages from sending, the browser by its settings or our script. */
  readonly webrtc?: 'browser' | 'script' | 'unknown';
}

export interface Engine {
  readonly name: EngineName;
  readonly capabilities: ReadonlySet<Capability>;
  capture(request: CaptureRequest, context: CaptureContext): Promise<CaptureOutcome>;
  /** Nothing more comes of this group: what is held for it (a browser context) may go at once. */
  release?(isolationGroup: string): Promise<void>;
  /** The group's pages under way, as they look now. Nothing is taken unless this is called. */
  pagePreviews?(isolationGroup: string): Promise<readonly PagePreview[]>;
  /** Of browsers that others started; `check` connects and proves each first. Absent or empty: there are none. */
  fleet?(look?: 'check'): Promise<readonly FleetState[]>;
  stats(): EngineStats;
  close(): Promise<void>;
}
