/** The stored Document of a past scrape or of a job's page, for its own account. */
import type { Caller } from '../domain/account.ts';
import type { Document } from '../domain/document.ts';
import { HearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import type { Store } from '../ports/backend.ts';

export type ReadScrape = (
  id: string,
  caller: Caller,
) => Promise<{ readonly document: Document; readonly body: Json }>;

/** Builds the operation. Throws `JOB_NOT_FOUND` for unknown, foreign, unfinished and unkept ones. */
export function createReadScrape(store: Store): ReadScrape {
  return async (id, caller) => {
    const found = await store.findDocument(id);
    const job = found === undefined ? undefined : await store.findJob(found.page.jobId);
    if (found?.document === undefined || job?.accountId !== caller.account.id) {
      throw new HearthError('JOB_NOT_FOUND', 'Job not found.');
    }
    return { document: found.document, body: job.body };
  };
}
