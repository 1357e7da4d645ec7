/** What the window says on its first screen and around every screen; `screens.ts` has what comes with a later one, too. */
import { compare } from './en/compare.ts';
import { common, shell, states } from './en/shell.ts';
import { document } from './en/document.ts';
import { failures } from './en/failures.ts';
import { jobs } from './en/jobs.ts';
import { versus } from './en/copy.ts';
import { library } from './en/library.ts';
import { monitors } from './en/monitors.ts';
import { operations } from './en/operations.ts';
import { playground } from './en/playground.ts';
import { services } from './en/services.ts';
import { settingLabels } from './en/setting-labels.ts';
import { table } from './en/table.ts';
import { inLocale } from './locale.ts';

export const t = inLocale({
  common,
  shell,
  states,
  failures,
  playground,
  compare,
  operations,
  jobs,
  document,
  table,
  library,
  versus,
  monitors,
  services,
  settingLabels,
} as const);
