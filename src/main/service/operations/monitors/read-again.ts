/**
 * The copy that a monitor compares with, as today's reader reads it. A newer version of Hearth makes another text of some pages: nobody
 * changed them, and nobody is told that they changed. Nothing is fetched or charged.
 */
import type { Caller } from '../../domain/account.ts';
import type { ScrapeCommand } from '../../domain/command.ts';
import type { Document } from '../../domain/document.ts';
import { toHearthError } from '../../domain/errors.ts';
import type { Log } from '../../ports/system.ts';
import { visitPast, type VisitPastDeps } from '../library/visit-past.ts';

export interface ReadAgainDeps extends VisitPastDeps {
  readonly log: Log;
}

/** `command` asks for the page as of the look before. Undefined: that very copy cannot be read any more. */
export type ReadAgain = (
  command: ScrapeCommand,
  of: { readonly captureId: string; readonly caller: Caller; readonly signal: AbortSignal },
) => Promise<Document | undefined>;

/** Builds it. */
export function createReadAgain(deps: ReadAgainDeps): ReadAgain {
  return async ({ url, options }, { captureId, caller, signal }) => {
    try {
      const past = { url, options, caller, signal, kind: 'scrape' } as const;
      const { document, acquired } = await visitPast(deps, past);
      return acquired.past?.captureId === captureId ? document : undefined;
    } catch (error) {
      signal.throwIfAborted();
      deps.log.debug('the copy of the look before is not read again', {
        error: toHearthError(error).message,
      });
      return undefined;
    }
  };
}
