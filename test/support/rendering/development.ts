/** The half that may be looked at while the rule is written. */
import { LISTS } from './development/lists.ts';
import { MOUNTS } from './development/mounts.ts';
import { PLACEHOLDERS } from './development/placeholders.ts';
import { STATIC_ARTICLES } from './development/static-articles.ts';
import { STATIC_PAGES } from './development/static-pages.ts';
import { TEMPLATES } from './development/templates.ts';
import { TIMING } from './development/timing.ts';
import { WRITING } from './development/writing.ts';
import type { Shape } from './shape.ts';

export const DEVELOPMENT: readonly Shape[] = [
  ...MOUNTS,
  ...PLACEHOLDERS,
  ...LISTS,
  ...TIMING,
  ...WRITING,
  ...TEMPLATES,
  ...STATIC_ARTICLES,
  ...STATIC_PAGES,
];
