/** Settings of browsers that others started, and of the proxy through which they are led. */
import type { Setting } from './setting.ts';

export const FLEET = [
  {
    name: 'browserWSEndpoint',
    type: 'string',
    fallback: undefined,
    help: 'browsers to use instead of an own one, ws://… or http://… of their DevTools, with commas between',
    secret: true,
  },
  {
    name: 'egressHost',
    type: 'string',
    fallback: '127.0.0.1',
    help: 'with browserWSEndpoint, address at which the proxy for their pages listens',
  },
  {
    name: 'egressPort',
    type: 'integer',
    fallback: 0,
    min: 0,
    max: 65535,
    help: 'port of that proxy (0: any free one)',
  },
  {
    name: 'egressAdvertise',
    type: 'string',
    fallback: undefined,
    help: 'http://… at which those browsers reach that proxy (unset: egressHost and egressPort)',
  },
] as const satisfies readonly Setting[];
