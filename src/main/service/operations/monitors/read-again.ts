/**
 * The copy that a monitor compares with, as today's reader reads it. A newer version of Hearth makes another text of some pages: nobody
 * changed them, and nobody is told that they changed. Nothing is fetched or charged.
 */
import type { Caller } from '../../domain/account.ts';
import type { ScrapeCommand } from '../../domain/command.ts';
import type { Document } from '../../domain/document.ts';
import { toHearthError } from '../../domain/errors.ts';
import type { Clock, Ids, Log } from '../../ports/system.ts';
import type { Visit } from '../visit.ts';

export interface ReadAgainDeps {
  readonly visit: Visit;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

/** `command` asks for the page as of the look before. Undefined: that very copy cannot be read any more. */
export type ReadAgain = (
  command: ScrapeCommand,
  of: { readonly captureId: string; readonly caller: Caller; readonly signal: AbortSignal },
) => Promise<Document | undefined>;

const TIMEOUT_MS = 60_000;

/** Builds it. */
export function createReadAgain({ visit, clock, ids, log }: ReadAgainDeps): ReadAgain {
  return async ({ url, options }, { captureId, caller, signal }) => {
    const scrapeId = ids.uuid();
    try {
      const { document, acquired } = await visit({
        scrapeId,
        url,
        sourceUrl: url,
        options,
        accountId: caller.account.id,
        ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
        isolationGroup: scrapeId,
        deadlineAt: clock.now() + TIMEOUT_MS,
        signal,
        mayStore: false,
        queuedMs: 0,
        wantsLinks: false,
        wantsText: false,
        robots: 'ignore',
        kind: 'scrape',
      });
      return acquired.past?.captureId === captureId ? document : undefined;
    } catch (error) {
      signal.throwIfAborted();
      log.debug('the copy of the look before is not read again', {
        error: toHearthError(error).message,
      });
      return undefined;
    }
  };
}
