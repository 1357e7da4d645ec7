/**
 * Where the value of a setting comes from: flag, then environment, then config file, then default.
 *
 * The config file is the one named, or `config.json` in the data folder. The environment is handed in.
 * Throws `CONFIG_INVALID` naming the setting, where it came from and what it takes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HearthError } from '../domain/errors.ts';
import { envName, flagName, parseSetting, type Setting } from './setting.ts';
import { SETTINGS } from './table.ts';

/** Settings named on the command line, by name, as text (`true` for a bare flag). */
export type Flags = Readonly<Record<string, string | true>>;

export type SettingSource = 'flag' | 'environment' | 'file' | 'default';

/** The text after a flag; undefined for a bare one. */
export function textOf(flag: string | true | undefined): string | undefined {
  return typeof flag === 'string' ? flag : undefined;
}

/** Throws `CONFIG_INVALID` for a flag that is no setting. */
export function refuseUnknownFlags(flags: Flags): void {
  const known = new Set(['config', ...SETTINGS.map((setting) => flagName(setting.name))]);
  for (const flag of Object.keys(flags)) {
    if (!known.has(flag.replace(/^no-/, ''))) {
      throw new HearthError(
        'CONFIG_INVALID',
        `Unknown option --${flag}. Run "hearth help" for the list of options.`,
      );
    }
  }
}

/** What the file holds, by setting; nothing where there is no file and none was named. */
export function readConfigFile(
  named: string | undefined,
  dataDir: string,
): Readonly<Record<string, unknown>> {
  const path = named === undefined ? join(dataDir, 'config.json') : resolve(named);
  if (!existsSync(path)) {
    if (named === undefined) return {};
    throw new HearthError('CONFIG_INVALID', `Config file ${path} does not exist.`);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new HearthError(
      'CONFIG_INVALID',
      `Config file ${path} is not valid JSON; mend or move it.`,
      {
        cause,
      },
    );
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new HearthError('CONFIG_INVALID', `Config file ${path} must hold one JSON object.`);
  }
  const known = new Set(SETTINGS.map((setting) => setting.name));
  const unknown = Object.keys(parsed).filter((key) => !known.has(key));
  if (unknown.length > 0) {
    throw new HearthError(
      'CONFIG_INVALID',
      `Config file ${path} has unknown settings: ${unknown.join(', ')}.`,
    );
  }
  return Object.fromEntries(Object.entries(parsed));
}

/** The value that holds. */
export function settingValue(
  setting: Setting,
  flags: Flags,
  env: Readonly<Record<string, string | undefined>>,
  file: Readonly<Record<string, unknown>>,
): unknown {
  const flag = flagName(setting.name);
  if (flags[`no-${flag}`] !== undefined) return parseSetting(setting, 'false', `--no-${flag}`);
  const fromFlag = flags[flag];
  if (fromFlag !== undefined) return parseSetting(setting, fromFlag, `--${flag}`);
  const fromEnv = env[envName(setting.name)];
  if (fromEnv !== undefined && fromEnv !== '') {
    return parseSetting(setting, fromEnv, envName(setting.name));
  }
  const fromFile = file[setting.name];
  if (fromFile !== undefined)
    return parseSetting(setting, fromFile, `"${setting.name}" in the config file`);
  return setting.fallback;
}

/** Where that value stood. */
export function sourceOf(
  setting: Setting,
  flags: Flags,
  env: Readonly<Record<string, string | undefined>>,
  file: Readonly<Record<string, unknown>>,
): SettingSource {
  const flag = flagName(setting.name);
  if (flags[`no-${flag}`] !== undefined || flags[flag] !== undefined) return 'flag';
  const fromEnv = env[envName(setting.name)];
  if (fromEnv !== undefined && fromEnv !== '') return 'environment';
  return file[setting.name] === undefined ? 'default' : 'file';
}
