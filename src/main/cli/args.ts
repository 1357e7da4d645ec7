/**
 * The command line as words and flags. Pure: no file, no environment.
 *
 * `--flag value`, `--flag=value`, bare `--flag`, `--no-flag`; `--` ends flags. Which flags take a
 * value is told by the command, so that a bare flag never swallows a word.
 */
import { HearthError } from '../service/domain/errors.ts';
import { SETTINGS } from '../service/config/table.ts';
import { flagName } from '../service/config/setting.ts';
import { refuseUnknownFlags, type Flags } from '../service/config/sources.ts';

export interface Args {
  readonly words: readonly string[];
  readonly flags: Flags;
  /** Every value of a flag given several times. */
  readonly repeated: Readonly<Record<string, readonly string[]>>;
  /** Flags that stand without the value they would take; `takeFlags` says what is wrong with them. */
  readonly lacking: readonly string[];
}

/** Flags of settings that stand alone. */
const BARE = new Set(
  SETTINGS.filter(({ type }) => type === 'boolean' || type === 'boolean-or-list').map(({ name }) =>
    flagName(name),
  ),
);

/** Splits `argv`; `bare` names the command's own flags without a value. */
export function parseArgs(argv: readonly string[], bare: readonly string[] = []): Args {
  const standsAlone = new Set([...BARE, ...bare]);
  const words: string[] = [];
  const flags: Record<string, string | true> = {};
  const repeated: Record<string, string[]> = {};
  const lacking: string[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    if (word === '--') {
      words.push(...argv.slice(index + 1));
      break;
    }
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name, inline] = splitOnce(word.slice(2));
    if (inline !== undefined) keep(name, inline);
    else if (standsAlone.has(name) || name.startsWith('no-')) flags[name] = true;
    else {
      const value = argv[index + 1];
      if (value === undefined || value.startsWith('--')) {
        lacking.push(name);
        continue;
      }
      keep(name, value);
      index += 1;
    }
  }
  return { words, flags, repeated, lacking };

  function keep(name: string, value: string): void {
    flags[name] = value;
    (repeated[name] ??= []).push(value);
  }
}

function splitOnce(text: string): readonly [string, string?] {
  const at = text.indexOf('=');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * Takes the command's own flags out; what is left belongs to the configuration.
 *
 * Throws `CONFIG_INVALID` for a flag that lacks its value, or that nobody knows.
 */
export function takeFlags(
  args: Args,
  own: readonly string[],
): { readonly own: Flags; readonly config: Flags } {
  for (const name of args.lacking) {
    if (!own.includes(name)) refuseUnknownFlags({ [name]: true });
    throw new HearthError('CONFIG_INVALID', `--${name} needs a value, such as --${name} VALUE.`);
  }
  const entries = Object.entries(args.flags);
  const config = Object.fromEntries(entries.filter(([name]) => !own.includes(name)));
  refuseUnknownFlags(config);
  return { own: Object.fromEntries(entries.filter(([name]) => own.includes(name))), config };
}

/** A flag's text, if it has one. */
export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

/** All values of a flag, given by comma or several times; undefined without it. */
export function listFlag({ repeated }: Args, name: string): readonly string[] | undefined {
  return repeated[name]
    ?.flatMap((given) => given.split(','))
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** `--out`, undefined for standard output, which `-` names, too. */
export function outFlag(flags: Flags): string | undefined {
  const out = textFlag(flags, 'out');
  return out === '-' ? undefined : out;
}

/** A flag's whole number. Throws `CONFIG_INVALID`. */
export function numberFlag(flags: Flags, name: string): number | undefined {
  const value = flags[name];
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new HearthError(
      'CONFIG_INVALID',
      `--${name} takes a whole number; got "${String(value)}".`,
    );
  }
  return number;
}

/** A flag's number, with or without a fraction. Throws `CONFIG_INVALID`. */
export function decimalFlag(flags: Flags, name: string): number | undefined {
  const value = flags[name];
  if (value === undefined) return undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (!Number.isFinite(number) || number < 0) {
    throw new HearthError('CONFIG_INVALID', `--${name} takes a number; got "${String(value)}".`);
  }
  return number;
}

/** The words of a command that takes addresses. Throws `CONFIG_INVALID` for one that was meant as an option, as `-o`. */
export function addressWords({ words }: Args): readonly string[] {
  const short = words.find((word) => word.startsWith('-'));
  if (short === undefined) return words;
  throw new HearthError(
    'CONFIG_INVALID',
    `Unknown option ${short}: options have whole names, such as --out. Run "hearth help" for the list of options.`,
  );
}

/** The one word of a command that takes one. Throws `CONFIG_INVALID` with `missing` when there is none. */
export function loneWord(args: Args, missing: string): string {
  const [word, ...more] = addressWords(args);
  if (word === undefined) throw new HearthError('CONFIG_INVALID', missing);
  if (more.length > 0) {
    throw new HearthError(
      'CONFIG_INVALID',
      `One address at a time; "${more.join(' ')}" is too much.`,
    );
  }
  return word;
}

/** Start of a UTC day; undefined for what is none, as 31 February. */
export function dayIn(text: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) ? at : undefined;
}

/** Start of a UTC day given as `2026-11-21`, ms since the epoch. Throws `CONFIG_INVALID`. */
export function dayStart(name: string, text: string): number {
  const at = dayIn(text);
  if (at !== undefined) return at;
  throw new HearthError(
    'CONFIG_INVALID',
    `--${name} takes a day such as 2026-11-21; got "${text}".`,
  );
}
