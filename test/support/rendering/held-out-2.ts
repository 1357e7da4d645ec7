/** The second held-out half of rendering, only counted until it was opened. */
import { MOUNTS } from './held-out-2/mounts.ts';
import { PARTS } from './held-out-2/parts.ts';
import { WHOLE } from './held-out-2/whole.ts';
import type { Shape } from './shape.ts';

export const HELD_OUT_2: readonly Shape[] = [...MOUNTS, ...PARTS, ...WHOLE];
