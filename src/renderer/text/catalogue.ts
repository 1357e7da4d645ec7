/**
 * Every sentence of the GUI. English first; a pseudo-locale (`localStorage['hearth.locale']='pseudo'`)
 * stretches and brackets each text, so that tests find what is not in the catalogue or does not fit.
 */
import { about } from './en/about.ts';
import { compare } from './en/compare.ts';
import { common, shell, states } from './en/shell.ts';
import { document } from './en/document.ts';
import { failures } from './en/failures.ts';
import { jobs } from './en/jobs.ts';
import { keys } from './en/keys.ts';
import { copy, versus } from './en/copy.ts';
import { library, librarySettings } from './en/library.ts';
import { monitors } from './en/monitors.ts';
import { operations } from './en/operations.ts';
import { plan, usage } from './en/plan.ts';
import { playground } from './en/playground.ts';
import { profiles } from './en/profiles.ts';
import { recipes } from './en/recipes.ts';
import { repair } from './en/repair.ts';
import { services } from './en/services.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { transfer } from './en/transfer.ts';

const en = {
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
  keys,
  recipes,
  library,
  librarySettings,
  transfer,
  copy,
  versus,
  profiles,
  repair,
  monitors,
  usage,
  plan,
  services,
  settings,
  about,
} as const;

export type Catalogue = typeof en;

export const t: Catalogue = chosenLocale() === 'pseudo' ? pseudo(en) : en;

function chosenLocale(): string | null {
  try {
    return localStorage.getItem('hearth.locale');
  } catch {
    return null;
  }
}

/** `Copy` → `[Çõpý~~]`: a third longer and recognisable, structure kept. */
function pseudoText(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    a: 'á',
    e: 'é',
    i: 'í',
    o: 'ö',
    u: 'ü',
    y: 'ý',
    c: 'ç',
    n: 'ñ',
    A: 'Å',
    E: 'É',
    C: 'Ç',
    O: 'Ö',
  };
  const body = text.replaceAll(/[a-zA-Z]/g, (letter) => letters[letter] ?? letter);
  return `[${body}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

function pseudo<Part>(part: Part): Part {
  // Each branch gives back what it was given: text for text, function for function.
  if (typeof part === 'string') return pseudoText(part) as Part;
  if (typeof part === 'function') {
    const original = part;
    return ((...values: unknown[]) => {
      const text: unknown = Reflect.apply(original, undefined, values);
      return typeof text === 'string' ? pseudoText(text) : text;
    }) as Part;
  }
  if (Array.isArray(part)) return part.map((one: unknown) => pseudo(one)) as Part;
  if (typeof part === 'object' && part !== null) {
    return Object.fromEntries(
      Object.entries(part).map(([name, value]: [string, unknown]) => [name, pseudo(value)]),
    ) as Part;
  }
  return part;
}
