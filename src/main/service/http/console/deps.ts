/** What the console is built from; compose gives it. */
import type { AboutAnswer, DiagnosticsAnswer } from '../../../../contract/console/about.ts';
import type { ServicesAnswer } from '../../../../contract/console/services.ts';
import type { Ability } from '../../../../contract/console/session.ts';
import type {
  ChangeSettingsAnswer,
  ChangeSettingsBody,
  MoveAnswer,
  SettingsAnswer,
  StorageAnswer,
  TestAnswer,
  TestTarget,
} from '../../../../contract/console/settings.ts';
import type { QuoteAnswer, QuoteBody } from '../../../../contract/console/plan.ts';
import type { Dialect } from '../../dialects/types.ts';
import type { Account, Caller, Operation } from '../../domain/account.ts';
import type { Accounts } from '../../operations/accounts.ts';
import type { Exclude } from '../../operations/exclude.ts';
import type { JobLife } from '../../operations/job-life.ts';
import type { LivePicks } from '../../operations/live-picks.ts';
import type { LiveSessions } from '../../operations/live-sessions.ts';
import type { MakeRecipes } from '../../operations/recipes/make.ts';
import type { SignInProfiles } from '../../operations/sign-in-profiles.ts';
import type { JobReader } from '../../operations/job-status.ts';
import type { LimitRate } from '../../operations/rate-limiter.ts';
import type { LibraryNews } from '../../operations/library/news.ts';
import type { Notices } from '../../operations/notices.ts';
import type { Rehearse } from '../../operations/rehearse.ts';
import type { Uptime } from '../../domain/uptime.ts';
import type { SignIn } from '../../operations/sign-in.ts';
import type { Keys } from '../../operations/keys.ts';
import type { Usage } from '../../operations/usage.ts';
import type { Backend } from '../../ports/backend.ts';
import type { PagePreview } from '../../ports/engine.ts';
import type { HostPacer } from '../../ports/host-pacer.ts';
import type { Slots } from '../../ports/limits.ts';
import type { Clock, Log } from '../../ports/system.ts';
import type { LocalSession } from '../../ports/sign-in.ts';
import type { Route } from '../route.ts';
import type { ReceiveUpload } from '../upload.ts';
import type { Tallies } from './tallies.ts';

/** What only the composition knows: settings, providers, the machine. */
export interface ConsoleApp {
  readonly version: string;
  readonly startedAt: number;
  /** `http://127.0.0.1:3002`. */
  readonly address: () => string;
  readonly billingUrl: string | undefined;
  readonly isRemote: boolean;
  /** Other services may share the database. */
  readonly isShared: boolean;
  readonly services: () => Promise<ServicesAnswer>;
  readonly abilities: () => {
    readonly search: Ability;
    readonly model: Ability;
    readonly browser: Ability;
  };
  readonly settings: () => SettingsAnswer;
  /** Throws `CONFIG_INVALID` naming what is wrong; then nothing was changed. */
  readonly changeSettings: (body: ChangeSettingsBody) => ChangeSettingsAnswer;
  /** `provider`: one search provider by its name instead of all. */
  readonly test: (target: TestTarget, provider?: string) => Promise<TestAnswer>;
  readonly storage: () => Promise<StorageAnswer>;
  /** Moves the data folder. */
  readonly mover: {
    /** Throws `BAD_REQUEST` saying what is wrong with the target. */
    start(to: string): MoveAnswer;
    forget(): Promise<void>;
    removeOld(): void;
  };
  readonly about: () => Promise<AboutAnswer>;
  readonly diagnostics: () => Promise<DiagnosticsAnswer>;
  readonly quote: (body: QuoteBody, account: Account, now: number) => QuoteAnswer;
}

export type Access =
  | { readonly kind: 'session-token' }
  | { readonly kind: 'sign-in'; readonly signIn: SignIn; readonly publicUrl: string | undefined }
  | { readonly kind: 'refused'; readonly reason: string };

export interface ConsoleDeps {
  readonly localSession: LocalSession;
  /** Who gets in: holders of the session token, people who signed in, or nobody. */
  readonly access: Access;
  /** The installation's own account. */
  readonly accountId: string;
  readonly backend: Backend;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly jobs: JobReader;
  readonly life: Pick<JobLife, 'cancel' | 'resume' | 'written'>;
  readonly exclude: Exclude;
  readonly rehearse: Rehearse;
  readonly uptime: (range: { readonly fromAt: number; readonly toAt: number }) => Promise<Uptime>;
  readonly notices: Pick<Notices, 'subscribe'>;
  readonly news: Pick<LibraryNews, 'subscribe' | 'tell'>;
  /** Where a window at `origin` sees kept pages. */
  readonly placeOfReplay: (origin: string) => string;
  readonly slots: Pick<Slots, 'active' | 'waiting'>;
  readonly pacer: Pick<HostPacer, 'untilNext'>;
  readonly usage: Pick<Usage, 'active'>;
  readonly v2: Dialect;
  /** The routes of the wire: operations run through those of v2. */
  readonly routes: readonly Route[];
  readonly admit: (caller: Caller, operation: Operation) => Promise<void>;
  readonly receiveUpload: ReceiveUpload;
  /** Shared with the wire, so that both count together. */
  readonly limitRate: LimitRate;
  /** Pictures of the pages that the browser renders for a job right now. */
  readonly pagePreviews: (jobId: string) => Promise<readonly PagePreview[]>;
  readonly live: LiveSessions;
  readonly picks: LivePicks;
  readonly make: MakeRecipes;
  readonly profiles: SignInProfiles;
  /** Whether private addresses may be visited. */
  readonly allowLocal: boolean | readonly string[];
  readonly app: ConsoleApp;
  readonly tallies: Tallies;
}
