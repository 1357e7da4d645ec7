/**
 * The settings as the console shows and changes them: what runs now, where each value came from, and the
 * config file that a change is written to (0600, replaced in one step, secrets sealed where there is a
 * keychain). Search providers and language model are used as changed at once; everything else from the next
 * start, and says so.
 */
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  ChangeSettingsAnswer,
  ChangeSettingsBody,
  SettingEntry,
  SettingsAnswer,
  SettingValue,
} from '../../contract/console/settings.ts';
import { checkSetting, type Setting } from './config/setting.ts';
import { SETTINGS } from './config/table.ts';
import { withValues, type Config } from './config.ts';
import { HearthError, toHearthError } from './domain/errors.ts';
import { openSealed, sealSecrets } from './sealed.ts';
import { refuseUnstartable } from './startable.ts';

export interface SettingsFile {
  read(): SettingsAnswer;
  /** Every setting as it holds now, changes of live ones included. */
  values(): Readonly<Record<string, unknown>>;
  /** Throws `CONFIG_INVALID` for an unknown name, a value that the setting does not take, and what the next start would end at. */
  change(body: ChangeSettingsBody): ChangeSettingsAnswer;
  /** Seals secrets that stand in the file as text, where the config brings the means. */
  sealStored(): void;
}

/** Settings of one start or of tests; they make no sense in a file. */
const NOT_SHOWN = new Set(['json', 'open', 'desktop', 'dataDir', 'bundledChromiumDir']);

export function openSettingsFile(config: Config): SettingsFile {
  const file = config.configFile ?? join(config.dataDir, 'config.json');
  const running: Record<string, unknown> = { ...config.values };
  const secretNames = SETTINGS.filter(({ secret }) => secret === true).map(({ name }) => name);
  const write = (values: Readonly<Record<string, unknown>>): void =>
    writeStored(file, sealSecrets(values, secretNames, config.secrets));
  const read = (): SettingsAnswer => {
    const stored = openSealed(readStored(file), config.secrets).values;
    return {
      file,
      entries: SETTINGS.filter(({ name }) => !NOT_SHOWN.has(name)).map((setting) =>
        entryOf(setting, { config, running }, stored),
      ),
    };
  };
  return {
    read,
    values: () => running,
    change({ changes }) {
      const before = readStored(file);
      const stored = { ...before };
      for (const [name, value] of Object.entries(changes)) {
        const setting = SETTINGS.find((one) => one.name === name && !NOT_SHOWN.has(name));
        if (setting === undefined) {
          throw new HearthError('CONFIG_INVALID', `There is no setting "${name}".`);
        }
        stored[name] = value === null ? undefined : checkSetting(setting, value);
      }
      const problem = problemOf(config, stored);
      // what was wrong before is no reason to refuse this
      if (problem !== undefined && problem.message !== problemOf(config, before)?.message) {
        throw problem;
      }
      write(stored);
      const opened = openSealed(stored, config.secrets).values;
      for (const setting of SETTINGS)
        if (setting.live === true) running[setting.name] = nextOf(setting, config, opened);
      const answer = read();
      const needRestart = answer.entries.filter(({ isPending }) => isPending === true);
      return { ...answer, needRestart: needRestart.map(({ name }) => name) };
    },
    sealStored() {
      const stored = readStored(file);
      const sealed = sealSecrets(stored, secretNames, config.secrets);
      if (JSON.stringify(sealed) !== JSON.stringify(stored)) writeStored(file, sealed);
    },
  };
}

/** What the next start would end at with what is stored then. */
function problemOf(
  config: Config,
  stored: Readonly<Record<string, unknown>>,
): HearthError | undefined {
  const { values } = openSealed(stored, config.secrets);
  const next = SETTINGS.map((setting): [string, unknown] => [
    setting.name,
    nextOf(setting, config, values),
  ]);
  try {
    refuseUnstartable(withValues(config, Object.fromEntries(next)));
    return undefined;
  } catch (error) {
    return toHearthError(error);
  }
}

/** A flag or the environment wins over what is stored. */
function nextOf(
  { name, fallback }: Setting,
  config: Config,
  stored: Readonly<Record<string, unknown>>,
): unknown {
  const source = config.sources[name] ?? 'default';
  const isFixed = source === 'flag' || source === 'environment';
  return isFixed ? config.values[name] : (stored[name] ?? fallback);
}

function entryOf(
  setting: Setting,
  {
    config,
    running: held,
  }: { readonly config: Config; readonly running: Readonly<Record<string, unknown>> },
  stored: Readonly<Record<string, unknown>>,
): SettingEntry {
  const { name, type, help, min, max } = setting;
  const fixed = config.sources[name] ?? 'default';
  const isFixed = fixed === 'flag' || fixed === 'environment';
  const source = isFixed ? fixed : stored[name] === undefined ? 'default' : 'file';
  const running = held[name];
  const next = nextOf(setting, config, stored);
  const value = asValue(next);
  const isSecret = setting.secret === true;
  const isPending = JSON.stringify(next) !== JSON.stringify(running);
  const fallback = asValue(setting.fallback);
  return {
    name,
    type,
    help,
    source,
    isSecret,
    isSet: next !== undefined,
    ...(isSecret || value === undefined ? {} : { value }),
    ...(fallback === undefined ? {} : { fallback }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(isPending ? { isPending } : {}),
  };
}

function asValue(value: unknown): SettingValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return Array.isArray(value) ? value.map(String) : undefined;
}

function readStored(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof parsed === 'object' && parsed !== null
    ? Object.fromEntries(Object.entries(parsed))
    : {};
}

function writeStored(file: string, values: Readonly<Record<string, unknown>>): void {
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(values, undefined, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
}
