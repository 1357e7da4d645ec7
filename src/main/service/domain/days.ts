/** Days as `YYYY-MM-DD`. */

/** How far the first time zone of the earth is ahead of UTC. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** The last day that has begun anywhere at `at` (ms since the epoch): a later one is still to come. */
export const lastDayBegun = (at: number): string =>
  new Date(at + FIRST_ZONE_MS).toISOString().slice(0, 10);
