/**
 * Fault injection for rehearsals: refusals at the rates a key asks for, off unless it does.
 *
 * 402 and 408 are failures of the operations; 429 and 500 may meet any request, also polls and usage.
 */
import type { ApiKey, FaultRates } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';

type FaultStatus = keyof FaultRates;

const FAULTS: Readonly<Record<FaultStatus, () => HearthError>> = {
  '402': () =>
    new HearthError(
      'INSUFFICIENT_CREDITS',
      'Insufficient credits (injected by this key’s fault mode).',
    ),
  '429': () =>
    new HearthError('RATE_LIMITED', 'Rate limit exceeded (injected by this key’s fault mode).', {
      retryAfterSeconds: 1,
    }),
  '408': () => new HearthError('SCRAPE_TIMEOUT', 'Timed out (injected by this key’s fault mode).'),
  '500': () => new HearthError('INJECTED_FAILURE', 'Failed (injected by this key’s fault mode).'),
};

const OF_OPERATIONS: readonly FaultStatus[] = ['402', '429', '408', '500'];
const OF_READS: readonly FaultStatus[] = ['429', '500'];

/** The failure this request is to have; undefined for none. `random` gives 0 (inclusive) to 1. */
export function rollFault(
  key: Pick<ApiKey, 'faults'> | undefined,
  random: () => number,
  request: 'operation' | 'read' = 'operation',
): HearthError | undefined {
  if (key === undefined) return undefined;
  let roll = random();
  for (const status of request === 'operation' ? OF_OPERATIONS : OF_READS) {
    roll -= key.faults[status] ?? 0;
    if (roll < 0) return FAULTS[status]();
  }
  return undefined;
}
