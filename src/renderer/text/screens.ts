/** Every sentence of the GUI, for screens that are loaded when somebody goes there. */
import { t as first } from './catalogue.ts';
import { about } from './en/about.ts';
import { keys } from './en/keys.ts';
import { copy } from './en/copy.ts';
import { librarySettings } from './en/library.ts';
import { plan, usage } from './en/plan.ts';
import { profiles } from './en/profiles.ts';
import { recipes } from './en/recipes.ts';
import { repair } from './en/repair.ts';
import { settings } from './en/settings.ts';
import { transfer } from './en/transfer.ts';
import { inLocale } from './locale.ts';

export const t = {
  ...first,
  ...inLocale({
    keys,
    recipes,
    librarySettings,
    transfer,
    copy,
    profiles,
    repair,
    settings,
    usage,
    plan,
    about,
  } as const),
};
