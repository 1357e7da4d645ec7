/**
 * Patterns excluded while a job runs: waiting pages that match are skipped at once, and so are those
 * found later. The patterns are kept with the settings, so that a restart does not forget them.
 */
import { HearthError } from '../../domain/errors.ts';
import type { Page } from '../../domain/job.ts';
import type { ConsoleDeps } from './deps.ts';

const WINDOW = 1_000;
const SETTLE_MS = 250;
const MOST_EXAMPLES = 5;

export interface Exclusions {
  list(jobId: string): Promise<readonly string[]>;
  /** Waiting pages whose path matches. Throws `BAD_REQUEST` for a bad pattern. */
  count(
    jobId: string,
    pattern: string,
  ): Promise<{ readonly hits: number; readonly examples: readonly string[] }>;
  /** Skips them, now and when found later; resolves how many now. */
  apply(jobId: string, pattern: string): Promise<number>;
  stop(): void;
}

export function createExclusions(deps: ConsoleDeps): Exclusions {
  const { store, bus } = deps.backend;
  const active = new Map<string, readonly string[]>();
  const timers = new Map<string, NodeJS.Timeout>();

  const sweep = async (jobId: string, patterns: readonly string[]): Promise<number> => {
    const tests = patterns.map((pattern) => ({ pattern, regex: compile(pattern) }));
    let skipped = 0;
    for await (const page of openPages(deps, jobId)) {
      const hit = tests.find(({ regex }) => regex.test(pathOf(page.url)));
      if (hit === undefined) continue;
      const reason = `excluded by "${hit.pattern}"`;
      if (await store.skipPage(jobId, page.id, reason, deps.clock.now())) skipped += 1;
    }
    if (skipped > 0) {
      bus.notify('events', jobId);
      bus.notify('work', jobId);
    }
    return skipped;
  };
  const stopWatching = bus.subscribe('events', (jobId) => {
    if (jobId === undefined || timers.has(jobId)) return;
    const patterns = active.get(jobId);
    if (patterns === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(jobId);
      sweep(jobId, patterns).catch((error: unknown) => {
        deps.log.warn('exclusions were not applied', { jobId, error: String(error) });
      });
    }, SETTLE_MS);
    timers.set(jobId, timer);
  });

  const list = async (jobId: string): Promise<readonly string[]> => {
    const stored = (await store.readSettings())[settingName(jobId)];
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string')
      : [];
  };
  return {
    list,
    async count(jobId, pattern) {
      const regex = compile(pattern);
      const examples: string[] = [];
      let hits = 0;
      for await (const page of openPages(deps, jobId)) {
        if (!regex.test(pathOf(page.url))) continue;
        hits += 1;
        if (examples.length < MOST_EXAMPLES) examples.push(page.url);
      }
      return { hits, examples };
    },
    async apply(jobId, pattern) {
      compile(pattern);
      const patterns = [...new Set([...(await list(jobId)), pattern])];
      await store.writeSetting(settingName(jobId), patterns);
      active.set(jobId, patterns);
      return sweep(jobId, patterns);
    },
    stop() {
      stopWatching();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

function settingName(jobId: string): string {
  return `console.excluded.${jobId}`;
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch (cause) {
    throw new HearthError('BAD_REQUEST', `"${pattern}" is not a regular expression.`, { cause });
  }
}

function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? url;
}

async function* openPages(deps: ConsoleDeps, jobId: string): AsyncGenerator<Page> {
  let after: string | undefined;
  for (;;) {
    const pages = await deps.backend.store.listPages({
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
