/** The half that was only counted once, `old` in the scripts: other containers, frameworks and ways to write. */
import { FRAMEWORKS } from './held-out/frameworks.ts';
import { HOLES } from './held-out/holes.ts';
import { MARKUP } from './held-out/markup.ts';
import { REQUESTS } from './held-out/requests.ts';
import { STATIC_CONTENT } from './held-out/static-content.ts';
import { STATIC_NOTES } from './held-out/static-notes.ts';
import type { Shape } from './shape.ts';

export const HELD_OUT: readonly Shape[] = [
  ...FRAMEWORKS,
  ...MARKUP,
  ...REQUESTS,
  ...HOLES,
  ...STATIC_CONTENT,
  ...STATIC_NOTES,
];
