/** What a browser can do that a plain request cannot, wherever it runs. */
import type { Capability } from '../../ports/engine.ts';

export const CAPABILITIES: ReadonlySet<Capability> = new Set<Capability>([
  'javascript',
  'screenshot',
  'actions',
  'wait',
  'mobile',
  'location',
]);
