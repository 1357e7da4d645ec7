/**
 * One look of a monitor, whatever it watches: what it found beside what the last good look remembers.
 *
 * Each kind has a looker of its own; a look that cannot be trusted (an error page, a wall) is an outcome, what the
 * service itself could not do is thrown.
 */
import type { Caller } from '../../domain/account.ts';
import type { Json } from '../../domain/json.ts';
import type { DiffBlock } from '../../domain/library/diff.ts';
import type { LookOutcome, Monitor, MonitorTarget } from '../../domain/monitor/monitor.ts';
import type { VolatileParts } from '../../domain/monitor/volatility.ts';
import type { MonitorMemory } from '../../ports/monitors.ts';

export interface Found {
  readonly outcome: LookOutcome;
  readonly blocks: readonly DiffBlock[];
  /** What is remembered from now on; absent where the look failed. */
  readonly memory?: MonitorMemory;
  readonly error?: string;
  readonly jobId?: string;
  readonly captureId?: string;
  readonly beforeId?: string;
  readonly credits: number;
}

export interface LookRequest<Kind extends MonitorTarget['kind'] = MonitorTarget['kind']> {
  readonly target: Extract<MonitorTarget, { readonly kind: Kind }>;
  /** Absent at first. */
  readonly memory: MonitorMemory | undefined;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

export interface Lookers {
  readonly page: (request: LookRequest<'page'>) => Promise<Found>;
  readonly search: (request: LookRequest<'search'>) => Promise<Found>;
  readonly recipe: (request: LookRequest<'recipe'>) => Promise<Found>;
}

export type Look = (
  monitor: Pick<Monitor, 'target'>,
  rest: Omit<LookRequest, 'target'>,
) => Promise<Found>;

/** By the kind of target. */
export function createLook(lookers: Lookers): Look {
  return ({ target }, rest) => {
    switch (target.kind) {
      case 'page':
        return lookers.page({ ...rest, target });
      case 'search':
        return lookers.search({ ...rest, target });
      case 'recipe':
        return lookers.recipe({ ...rest, target });
    }
  };
}

/** A remembered object's fields; empty where it is none. */
export function fieldsOf(memory: Json | undefined): Readonly<Record<string, Json>> {
  if (typeof memory !== 'object' || memory === null || Array.isArray(memory)) return {};
  const isThere = (entry: [string, Json | undefined]): entry is [string, Json] =>
    entry[1] !== undefined;
  return Object.fromEntries(Object.entries(memory).filter(isThere));
}

/** As JSON that the store keeps. */
export function remembered(mask: VolatileParts, memory: Json): MonitorMemory {
  return { mask, memory };
}
