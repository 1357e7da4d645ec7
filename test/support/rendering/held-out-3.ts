/** The third held-out half of rendering: written without a look at the rule, only counted. */
import { APPS } from './held-out-3/apps.ts';
import { LATE } from './held-out-3/late.ts';
import { WHOLE } from './held-out-3/whole.ts';
import type { Shape } from './shape.ts';

export const HELD_OUT_3: readonly Shape[] = [...APPS, ...LATE, ...WHOLE];
