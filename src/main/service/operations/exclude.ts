/**
 * Leaving out paths while a job runs: the pattern is kept with the job, and waiting pages that match are skipped.
 * Those found or claimed later are decided on where the job's scope is (work/discover.ts).
 */
import { HearthError } from '../domain/errors.ts';
import { holdOf, type Job, type Page } from '../domain/job.ts';
import { compilePattern } from '../domain/path-patterns.ts';
import { exclusionOf } from '../domain/scope.ts';
import type { Store } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';

interface Excluded {
  /** Waiting pages that match. */
  readonly hits: number;
  /** Addresses of the first of them. */
  readonly examples: readonly string[];
}

export interface Exclude {
  /** Changes nothing. Throws `BAD_REQUEST` for a pattern that is none, or takes too long to match. */
  count(job: Job, pattern: string): Promise<Excluded>;
  /** Throws as `count` does. */
  apply(job: Job, pattern: string): Promise<Excluded>;
}

const WINDOW = 1_000;
const MOST_EXAMPLES = 5;

/** Builds the operation. */
export function createExclude(deps: { readonly store: Store; readonly clock: Clock }): Exclude {
  const { store, clock } = deps;
  const matching = async function* (job: Job, source: string): AsyncGenerator<[Page, string]> {
    const pattern = compilePattern(source);
    const isFullUrl = job.kind === 'crawl' && job.command.scope.regexOnFullUrl;
    for await (const page of openPages(store, job.id)) {
      const url = new URL(page.url);
      if (pattern.test(isFullUrl ? url.href : url.pathname) === 'too-slow') {
        throw new HearthError(
          'BAD_REQUEST',
          `"${source}" takes too long to match ${page.url}; write it without repetitions of repetitions.`,
        );
      }
      const reason = exclusionOf(url, [pattern], isFullUrl);
      if (reason !== undefined) yield [page, reason];
    }
  };
  const count = async (job: Job, pattern: string): Promise<Excluded> => {
    const examples: string[] = [];
    let hits = 0;
    for await (const [{ url }] of matching(job, pattern)) {
      hits += 1;
      if (examples.length < MOST_EXAMPLES) examples.push(url);
    }
    return { hits, examples };
  };
  return {
    count,
    async apply(job, pattern) {
      const { examples } = await count(job, pattern);
      await store.excludePath(job.id, pattern);
      let hits = 0;
      for await (const [page, reason] of matching(job, pattern)) {
        if (await store.skipPage({ ...holdOf(page), reason, at: clock.now() })) hits += 1;
      }
      return { hits, examples };
    },
  };
}

async function* openPages(store: Store, jobId: string): AsyncGenerator<Page> {
  let after: string | undefined;
  for (;;) {
    const pages = await store.listPages({
      jobId,
      states: ['open'],
      limit: WINDOW,
      ...(after === undefined ? {} : { after }),
    });
    yield* pages;
    after = pages.at(-1)?.id;
    if (pages.length < WINDOW || after === undefined) return;
  }
}
