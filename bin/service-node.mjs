/**
 * How Node is started for the service: small nurseries, and one malloc arena on Linux, so that a long crawl
 * needs no more memory than a short one (docs/adr/0017-memory.md). What V8 can be told later stands in
 * src/main/service/engine-flags.ts.
 */
export const serviceFlags = ['--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'];

/** What the environment says already wins. */
export const serviceEnv = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '4194304' };
