/** The fourth held-out half of rendering: written without a look at the rule, only counted. */
import { APPS } from './held-out-4/apps.ts';
import { LISTS } from './held-out-4/lists.ts';
import { PARTS } from './held-out-4/parts.ts';
import { WHOLE } from './held-out-4/whole.ts';
import type { Shape } from './shape.ts';

export const HELD_OUT_4: readonly Shape[] = [...APPS, ...LISTS, ...PARTS, ...WHOLE];
