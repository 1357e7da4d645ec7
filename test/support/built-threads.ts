/**
 * Stands in for domain/thread-file.ts where `npm test` has just built (vitest.config.ts): threads run what users run, and
 * start in a third of the time.
 */
export const threadFile = (_from: string, _source: string, name: string): URL =>
  new URL(`../../out/main/${name}.js`, import.meta.url);
