/**
 * What was excluded from jobs while they run, compiled. The store is asked each time: an exclusion holds from the
 * moment it is written, whoever wrote it, and after a restart.
 */
import { compilePattern, type PathPattern } from '../domain/path-patterns.ts';
import type { JobStore } from '../ports/backend.ts';

export interface JobExcludes {
  of(jobId: string): Promise<readonly PathPattern[]>;
  forget(jobId: string): void;
}

const MOST_JOBS = 200;

export function createJobExcludes(store: Pick<JobStore, 'excludedPaths'>): JobExcludes {
  const compiled = new Map<string, readonly PathPattern[]>();
  return {
    async of(jobId) {
      const sources = await store.excludedPaths(jobId);
      const known = compiled.get(jobId) ?? [];
      // patterns are only ever added
      if (sources.length === known.length) return known;
      const patterns = sources.map(compilePattern);
      if (compiled.size >= MOST_JOBS) compiled.clear();
      compiled.set(jobId, patterns);
      return patterns;
    },
    forget: (jobId) => void compiled.delete(jobId),
  };
}
