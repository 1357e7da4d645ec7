/** What getting a page needs: the parts it works with, and the request of one page. */
import type { ScrapeOptions } from '../domain/command.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { CacheStore } from '../ports/capture-cache.ts';
import type { Engine } from '../ports/engine.ts';
import type { HostPacer, HostTurn } from '../ports/host-pacer.ts';
import type { Pipeline, PipelineOutput, Sealing } from '../ports/pipeline.ts';
import type { Robots } from '../ports/robots.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { Comparing } from './lanes.ts';
import type { ReadPast } from './library/read-past.ts';
import type { ProxyChoice } from './proxy-choice.ts';
import type { SignInProfiles } from './sign-in-profiles.ts';
import type { ExpiredJobs, SignedIn } from './signed-visit.ts';

export interface AcquireDeps {
  readonly http: Engine;
  readonly browser: Engine;
  readonly pipeline: Pipeline;
  readonly cache: CacheStore;
  readonly past: ReadPast;
  readonly robots: Robots;
  readonly proxies: ProxyChoice;
  readonly profiles: Pick<SignInProfiles, 'open' | 'renew' | 'markExpired'>;
  readonly expiredJobs: ExpiredJobs;
  readonly pacer: HostPacer;
  /** Requests to one host at once, whoever makes them. */
  readonly hostConcurrency: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly respectRobots: boolean;
  readonly maxBodyBytes: number;
  /** Version of the program: what another one made of a capture is not read again. */
  readonly version: string;
}

export interface AcquireRequest {
  readonly url: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  /** The key that asks; absent: the owner. */
  readonly keyId?: string;
  /** Pages of one group may share a browser context. */
  readonly isolationGroup: string;
  /** Of the account's plan and add-ons; 0 by default. */
  readonly priority?: number;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  readonly wantsLinks: boolean;
  readonly wantsText: boolean;
  /** A language model is set and will be asked about the page. */
  readonly wantsModelView?: boolean;
  /** The caller only passes on what is made of the page (ports/pipeline.ts). */
  readonly mayBeSealed?: Sealing | undefined;
  /** False under zero data retention: nothing is written. */
  readonly mayStore: boolean;
  /** `checked`: a crawl has asked for the address itself; the addresses it leads to are asked for all the same. */
  readonly robots: 'check' | 'checked' | 'ignore';
  /** The name a crawl asks robots.txt under, before Hearth's own. */
  readonly robotsUserAgent?: string;
  /** Of a job's page: its place at its host, held when it begins. Absent: the page takes its own. */
  readonly turn?: HostTurn;
  /** The one page that was asked for: a profile of another site is a mistake. */
  readonly isAsked?: boolean;
  /** Opened by acquire. */
  readonly signedIn?: SignedIn;
  /** Whether pages that look whole are compared with what a browser shows (lanes.ts); `never` by default. */
  readonly comparing?: Comparing;
  /** Told of a page that looks whole before it waits to be compared: what it leads to need not wait. */
  readonly onServed?: (served: Served) => void;
}

/** A page as it was served, with what was made of it. */
export interface Served {
  readonly snapshot: Snapshot;
  readonly output: PipelineOutput;
}
