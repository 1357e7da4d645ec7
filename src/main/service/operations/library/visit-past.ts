/** A kept copy read by today's reader. Nothing is fetched, stored or charged. */
import type { Caller } from '../../domain/account.ts';
import type { ScrapeOptions } from '../../domain/command.ts';
import type { JobKind } from '../../domain/job-kinds.ts';
import type { Clock, Ids } from '../../ports/system.ts';
import type { Visit, Visited } from '../visit.ts';

export interface VisitPastDeps {
  readonly visit: Visit;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface PastVisit {
  readonly url: string;
  /** With `asOf`: of which instant. */
  readonly options: ScrapeOptions;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly kind: JobKind;
}

const TIMEOUT_MS = 120_000;

export function visitPast(
  { visit, clock, ids }: VisitPastDeps,
  { url, options, caller, signal, kind }: PastVisit,
): Promise<Visited> {
  const scrapeId = ids.uuid();
  return visit({
    ...{ scrapeId, url, sourceUrl: url, options, signal, kind },
    accountId: caller.account.id,
    ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
    isolationGroup: scrapeId,
    deadlineAt: clock.now() + TIMEOUT_MS,
    mayStore: false,
    queuedMs: 0,
    wantsLinks: false,
    wantsText: false,
    robots: 'ignore',
  });
}
