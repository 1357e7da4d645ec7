/**
 * Map: every address of a site that can be found quickly, from its sitemaps and its links.
 *
 * How they are found: map-site.ts. A caller's timeout cuts that short: what was found by then is the answer, with a
 * warning. Costs 1 credit when it succeeds, nothing when it fails. Throws `MAP_TIMEOUT` when nothing was
 * found in time, `SCRAPE_ROBOTS_DENIED`, and the failure of reaching the start when there is nothing
 * else. Source: wire/v2.md section 9, wire/v1.md section 6.
 */
import type { MapCommand } from '../domain/command.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import { priceOf } from '../domain/pricing.ts';
import type { Slots } from '../ports/limits.ts';
import { startDeadline } from './deadline.ts';
import type { CallContext, JobLife } from './job-life.ts';
import type { LinkList } from './link-list.ts';
import { discoverSite, type DiscoverDeps, type MapCoverage } from './map-site.ts';
import { slotOf } from './slots.ts';

export interface MapDeps extends DiscoverDeps {
  readonly life: JobLife;
  readonly slots: Slots;
}

interface MapResult {
  readonly id: string;
  readonly links: LinkList;
  readonly coverage: MapCoverage;
  readonly warning?: string;
  readonly creditsUsed: number;
  /**
   * Resolves when job, links and charge are written. Nobody is answered before; what answering needs may be
   * made meanwhile. Rejects with the store's failure, the job then ended as failed.
   */
  readonly stored: Promise<void>;
}

export type MapSite = (command: MapCommand, context: CallContext) => Promise<MapResult>;

const CEILING_MS = 90_000;

/** Builds the operation. */
export function createMap(deps: MapDeps): MapSite {
  return (command, context) => {
    const { url, search, origin, timeoutMs = CEILING_MS } = command;
    const kept = { url, ...(search === undefined ? {} : { search }) };
    const facts = { kind: 'map', command: kept, target: url, origin } as const;
    const job = deps.life.newJob(facts, context);
    return deps.life.run(job, context, async ({ signal, opened, complete, fail }) => {
      using deadline = startDeadline(deps.clock, timeoutMs, signal, {
        code: 'MAP_TIMEOUT',
        message: `The map did not finish within ${timeoutMs} ms; raise timeout or map a part of the site.`,
      });
      try {
        const permit = await slotOf(deps.slots, context.caller, deadline);
        const run = { id: job.id, at: deadline.at, signal: deadline.signal };
        const found = await discoverSite(deps, command, run).finally(() => permit.release());
        await opened;
        const { links, warning } = found;
        const stored = complete({
          resultJson: joined(links.stored()),
          ...(warning === undefined ? {} : { warning }),
        }).then(
          () => undefined,
          async (error: unknown) => {
            await fail(error);
            throw toHearthError(error);
          },
        );
        // Whoever answers hears of it; a caller that is gone does not.
        stored.catch(() => undefined);
        return { id: job.id, ...found, creditsUsed: priceOf('map', 'completed'), stored };
      } catch (error) {
        throw asMapFailure(error, timeoutMs);
      }
    });
  };
}

/** The clock's end is a map's end, whoever noticed it. */
function asMapFailure(error: unknown, timeoutMs: number): HearthError {
  const failure = toHearthError(error);
  if (failure.code !== 'SCRAPE_TIMEOUT') return failure;
  return new HearthError(
    'MAP_TIMEOUT',
    `The map did not finish within ${timeoutMs} ms: ${failure.message}`,
    { cause: failure },
  );
}

/** In a buffer of its own: its memory is the store's then. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
