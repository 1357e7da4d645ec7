/**
 * A key's limits and fault rates as flags: `--credits-per-day 100`, `--operations scrape,map`,
 * `--expires 2026-12-31` (the end of that UTC day), `--faults 402=0.1,429=0.2`. `none` takes one away; what is
 * not named stays.
 */
import type { Flags } from '../service/config/sources.ts';
import type { ApiKey, FaultRates, KeyLimits, Operation } from '../service/domain/account.ts';
import { HearthError } from '../service/domain/errors.ts';
import { KIND_NAMES } from '../service/domain/job-kinds.ts';
import { DAY_MS } from '../service/domain/period.ts';
import { dayIn, textFlag } from './args.ts';

export const KEY_OPTIONS = ['credits-per-day', 'operations', 'expires', 'faults'] as const;

type Options = Pick<ApiKey, 'limits' | 'faults'>;

const FAULTS = ['402', '429', '408', '500'] as const;

/** `before` with what the flags change. Throws `CONFIG_INVALID`. */
export function readKeyOptions(flags: Flags, before: Options): Options {
  const creditsPerDay = change(flags, 'credits-per-day', before.limits.creditsPerDay, wholeNumber);
  const operations = change(flags, 'operations', before.limits.operations, operationsOf);
  const expiresAt = change(flags, 'expires', before.limits.expiresAt, endOfDay);
  const limits: KeyLimits = {
    ...(creditsPerDay === undefined ? {} : { creditsPerDay }),
    ...(operations === undefined ? {} : { operations }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
  };
  return { limits, faults: change(flags, 'faults', before.faults, faultsOf) ?? {} };
}

/** What a key is held to, in a few words. */
export function describeOptions({ limits, faults }: Options): string {
  const { creditsPerDay, operations, expiresAt } = limits;
  const rates = Object.entries(faults).map(([status, rate]) => `${status}=${rate}`);
  const parts = [
    ...(creditsPerDay === undefined ? [] : [`${creditsPerDay} credits a day`]),
    ...(operations === undefined ? [] : [operations.join('/')]),
    ...(expiresAt === undefined
      ? []
      : [`until ${new Date(expiresAt - 1).toISOString().slice(0, 10)}`]),
    ...(rates.length === 0 ? [] : [`faults ${rates.join(',')}`]),
  ];
  return parts.join(', ') || '–';
}

function change<T>(
  flags: Flags,
  name: string,
  before: T | undefined,
  read: (text: string) => T,
): T | undefined {
  const text = textFlag(flags, name);
  if (text === undefined) return before;
  return text === 'none' ? undefined : read(text);
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw wrong('credits-per-day', 'a whole number above 0', text);
}

function operationsOf(text: string): readonly Operation[] {
  return text.split(',').map((one) => {
    const found = KIND_NAMES.find((known) => known === one);
    if (found === undefined) throw wrong('operations', `some of ${KIND_NAMES.join(',')}`, text);
    return found;
  });
}

function endOfDay(text: string): number {
  const at = dayIn(text);
  if (at === undefined) throw wrong('expires', 'a day such as 2026-12-31', text);
  return at + DAY_MS;
}

function faultsOf(text: string): FaultRates {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [status, rate] = pair.split('=');
      const known = FAULTS.find((one) => one === status);
      const number = Number(rate);
      if (known === undefined || rate === undefined || !(number >= 0 && number <= 1)) {
        throw wrong('faults', `rates from 0 to 1 such as 402=0.1,429=0.2,408=0,500=0.05`, text);
      }
      return [known, number];
    }),
  );
}

function wrong(flag: string, takes: string, got: string): HearthError {
  return new HearthError('CONFIG_INVALID', `--${flag} takes ${takes}, or none; got "${got}".`);
}
