/**
 * What a setting is: its name in all three places, its type, and how a value given as text, or in JSON,
 * becomes one of that type.
 *
 * Pure; where values come from is `sources.ts`, which settings there are is `table.ts`.
 */
import { resolve } from 'node:path';
import { HearthError } from '../domain/errors.ts';

type SettingType =
  'string' | 'path' | 'integer' | 'boolean' | 'list' | 'boolean-or-list' | 'log-level';

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

/** `allowPrivateNetwork` → `allow-private-network`. */
export function flagName(setting: string): string {
  return setting.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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
  const invalid = (takes: string): HearthError =>
    new HearthError(
      'CONFIG_INVALID',
      `${source} takes ${takes}${setting.secret === true ? '' : `; got ${JSON.stringify(value)}`}.`,
    );
  switch (setting.type) {
    case 'string':
      if (typeof value !== 'string' || value === '') throw invalid('a text');
      return value;
    case 'path':
      if (typeof value !== 'string' || value === '') throw invalid('a path');
      return resolve(value);
    case 'integer': {
      const number = typeof value === 'string' ? Number(value) : value;
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = setting;
      if (
        typeof number !== 'number' ||
        !Number.isSafeInteger(number) ||
        number < min ||
        number > max
      ) {
        throw invalid(`a whole number from ${min} to ${max}`);
      }
      return number;
    }
    case 'boolean': {
      const parsed = parseBoolean(value);
      if (parsed === undefined) throw invalid('true or false');
      return parsed;
    }
    case 'list':
      return parseList(value) ?? invalidList(invalid);
    case 'boolean-or-list':
      return parseBoolean(value) ?? parseList(value) ?? invalidList(invalid);
    case 'log-level':
      if (!['debug', 'info', 'warn', 'error', 'silent'].includes(String(value))) {
        throw invalid('debug, info, warn, error or silent');
      }
      return value;
  }
}

function invalidList(invalid: (takes: string) => HearthError): never {
  throw invalid('a list, items separated by commas');
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
