/** A second set that may be looked at while the rule is written, as unlike the first as pages of the web are. */
import { BUILDERS } from './development-more/builders.ts';
import { FRAMEWORKS } from './development-more/frameworks.ts';
import { LATE_PARTS } from './development-more/late-parts.ts';
import { READING } from './development-more/reading.ts';
import { RUNTIMES } from './development-more/runtimes.ts';
import { SHOPS } from './development-more/shops.ts';
import { SOURCES } from './development-more/sources.ts';
import { STATIC_EXTRAS } from './development-more/static-extras.ts';
import { STATIC_LISTS } from './development-more/static-lists.ts';
import { STATIC_NOTES } from './development-more/static-notes.ts';
import { STATIC_PLATFORMS } from './development-more/static-platforms.ts';
import { STATIC_SYSTEMS } from './development-more/static-systems.ts';
import { SYSTEMS } from './development-more/systems.ts';
import { TABLES } from './development-more/tables.ts';
import { THREADS } from './development-more/threads.ts';
import type { Shape } from './shape.ts';

export const DEVELOPMENT_MORE: readonly Shape[] = [
  ...TABLES,
  ...SHOPS,
  ...READING,
  ...SOURCES,
  ...BUILDERS,
  ...RUNTIMES,
  ...THREADS,
  ...LATE_PARTS,
  ...FRAMEWORKS,
  ...SYSTEMS,
  ...STATIC_NOTES,
  ...STATIC_LISTS,
  ...STATIC_PLATFORMS,
  ...STATIC_EXTRAS,
  ...STATIC_SYSTEMS,
];
