/** What the service and the thread of the browser ask and tell each other. Plain data, but for a counter in shared memory. */
import type { Action } from '../../../domain/command.ts';
import type { EgressOptions } from '../../../net/egress-proxy.ts';
import type { ResolvedAddress } from '../../../net/address-guard.ts';
import type { NetRequest, NetResponse } from '../../../net/net.ts';
import type {
  CaptureOutcome,
  CaptureRequest,
  FleetState,
  PagePreview,
} from '../../../ports/engine.ts';
import type {
  LiveDialog,
  LiveFrame,
  LiveInput,
  LiveRequest,
  LiveSelect,
  LiveUse,
  LiveState,
} from '../../../ports/live-page.ts';
import type { Log, LogFields } from '../../../ports/system.ts';
import type { BrowserEngineOptions } from '../engine.ts';

/** Parts that stay with the service: the thread asks for them. */
type Kept = 'egress' | 'clock' | 'log' | 'fetchText' | 'refetch' | 'encodingOf';

/** What the thread is started with. */
export interface ThreadData {
  readonly settings: Omit<BrowserEngineOptions, Kept>;
  /** Of the egress proxy, which listens in the thread. */
  readonly egress: Pick<EgressOptions, 'upstreamUrl' | 'listen' | 'advertise'>;
  readonly fetchesLists: boolean;
  readonly refetches: boolean;
  /** One number: contexts that are open. */
  readonly contexts: Int32Array;
}

interface CaptureAsk {
  /** Number of the capture, for `admit`. */
  readonly capture: number;
  readonly request: CaptureRequest;
  readonly deadlineAt: number;
  /** By how much the service's clock is before the system's, in ms. */
  readonly clockAhead: number;
  /** Whoever wants the page wants to be asked before each further address. */
  readonly admits: boolean;
}

export type LiveAsk = { readonly page: number } & (
  | { readonly kind: 'input'; readonly input: LiveInput }
  | { readonly kind: 'perform'; readonly step: Action }
  | { readonly kind: 'pointAt'; readonly x: number; readonly y: number }
  | { readonly kind: 'copy'; readonly clicks: readonly (readonly string[])[] }
  | { readonly kind: 'boxesAt'; readonly places: readonly number[] }
  | { readonly kind: 'layout' | 'selection' | 'state' }
  | { readonly kind: 'show'; readonly place: number }
  | { readonly kind: 'close'; readonly reason: string | undefined }
);

export type LiveEvent = { readonly page: number } & (
  | { readonly kind: 'frame'; readonly frame: LiveFrame }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'dialog'; readonly dialog: LiveDialog | null }
  | { readonly kind: 'select'; readonly select: LiveSelect }
  | { readonly kind: 'used'; readonly use: LiveUse }
  | { readonly kind: 'ended'; readonly reason: string }
);

/** `url`: of the page, after it. */
interface LiveAnswer {
  readonly value: unknown;
  readonly url: string;
}

/** What the thread is asked. */
export interface ThreadApi {
  readonly capture: (ask: CaptureAsk, signal: AbortSignal) => Promise<CaptureOutcome>;
  readonly release: (isolationGroup: string) => Promise<void>;
  readonly pagePreviews: (isolationGroup: string) => Promise<readonly PagePreview[]>;
  readonly fleet: (look: 'check' | undefined) => Promise<readonly FleetState[]>;
  readonly open: (ask: { readonly page: number; readonly request: LiveRequest }) => Promise<string>;
  readonly live: (ask: LiveAsk) => Promise<LiveAnswer>;
  /** Ends its Chromium and its proxy; the states of others' browsers. */
  readonly close: (nothing: undefined) => Promise<readonly FleetState[]>;
}

/** What the service is asked, and told. */
export interface ServiceApi {
  /** The thread can be asked. */
  readonly ready: (nothing: undefined) => void;
  readonly admit: (ask: { readonly capture: number; readonly url: string }) => Promise<void>;
  /** Addresses that may be dialled. */
  readonly resolve: (ask: {
    readonly host: string;
    readonly port: number;
  }) => Promise<readonly ResolvedAddress[]>;
  readonly fetchText: (url: string) => Promise<string>;
  readonly refetch: (ask: {
    readonly request: NetRequest;
    readonly deadlineAt: number;
  }) => Promise<NetResponse>;
  /** Where the egress proxy listens. */
  readonly port: (port: number) => void;
  readonly log: (line: {
    readonly level: keyof Log;
    readonly sentence: string;
    readonly fields: LogFields | undefined;
  }) => void;
  readonly liveEvent: (event: LiveEvent) => void;
}
