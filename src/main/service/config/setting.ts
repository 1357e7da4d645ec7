/**
 * What a setting is: its name in all three places, its type, and how a value given as text, or in JSON,
 * becomes one of that type.
 *
 * Pure; where values come from is `sources.ts`, which settings there are is `table.ts`.
 */
import { resolve } from 'node:path';
import { HearthError } from '../domain/errors.ts';

/** What a setting of each type holds. */
interface Types {
  readonly string: string;
  /** Absolute. */
  readonly path: string;
  readonly integer: number;
  readonly boolean: boolean;
  readonly list: readonly string[];
  readonly 'boolean-or-list': boolean | readonly string[];
  readonly 'log-level': 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

type SettingType = keyof Types;

export type ValueOf<Type extends SettingType> = Types[Type];

export interface Setting {
  readonly name: string;
  readonly type: SettingType;
  readonly fallback: unknown;
  readonly help: string;
  /** A change holds at once, without a restart. */
  readonly live?: true;
  /** Never shown by doctor or diagnostics. */
  readonly secret?: true;
  readonly min?: number;
  readonly max?: number;
}

/** `allowPrivateNetwork` → `allow-private-network`, `browserWSEndpoint` → `browser-ws-endpoint`. */
export function flagName(setting: string): string {
  return setting.replaceAll(/[A-Z]+(?![a-z])|[A-Z]/g, (word) => `-${word.toLowerCase()}`);
}

/** `allowPrivateNetwork` → `HEARTH_ALLOW_PRIVATE_NETWORK`. */
export function envName(setting: string): string {
  return `HEARTH_${flagName(setting).replaceAll('-', '_').toUpperCase()}`;
}

/** The value as the setting takes it. Throws `CONFIG_INVALID` saying what it takes. */
export function checkSetting(setting: Setting, value: unknown): unknown {
  return parseSetting(setting, value, `"${setting.name}"`);
}

/** As `checkSetting`; `source` says where the value stood. */
export function parseSetting(setting: Setting, value: unknown, source: string): unknown {
  const parsed = PARSERS[setting.type](value, setting);
  if (parsed !== undefined) return parsed;
  const got = setting.secret === true ? '' : `; got ${JSON.stringify(value)}`;
  throw new HearthError('CONFIG_INVALID', `${source} takes ${takenBy(setting)}${got}.`);
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** The value as its type has it; undefined: it is none of that type. */
const PARSERS: Readonly<Record<SettingType, (value: unknown, setting: Setting) => unknown>> = {
  string: parseText,
  path: (value) => {
    const path = parseText(value);
    return path === undefined ? undefined : resolve(path);
  },
  integer: parseInteger,
  boolean: parseBoolean,
  list: parseList,
  'boolean-or-list': (value) => parseBoolean(value) ?? parseList(value),
  'log-level': (value) => (LOG_LEVELS.includes(String(value)) ? value : undefined),
};

/** In words of the message. */
function takenBy({ type, min = 0, max = Number.MAX_SAFE_INTEGER }: Setting): string {
  const TAKES: Readonly<Record<SettingType, string>> = {
    string: 'a text',
    path: 'a path',
    integer: `a whole number from ${min} to ${max}`,
    boolean: 'true or false',
    list: 'a list, items separated by commas',
    'boolean-or-list': 'a list, items separated by commas',
    'log-level': 'debug, info, warn, error or silent',
  };
  return TAKES[type];
}

function parseText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parseInteger(
  value: unknown,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: Setting,
): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined;
  return number < min || number > max ? undefined : number;
}

function parseBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === '1' || value === 'yes') return true;
  if (value === false || value === 'false' || value === '0' || value === 'no') return false;
  return undefined;
}

function parseList(value: unknown): readonly string[] | undefined {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  if (typeof value !== 'string') return undefined;
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
