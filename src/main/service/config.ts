/**
 * The only reader of process.env and argv: flags, `HEARTH_*` variables and the config file become one
 * frozen Config.
 *
 * Precedence: flag, then environment, then config file (`config.json` in the data folder, or the file
 * named by `--config`), then default. One table (config/table.ts) drives all three and the help text.
 * Throws `CONFIG_INVALID` naming the setting, where it came from and what it takes.
 */
import { userInfo } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { llmOf, searchOf, type LlmSettings } from './config/providers.ts';
import {
  readConfigFile,
  refuseUnknownFlags,
  settingValue,
  sourceOf,
  textOf,
  type Flags,
  type SettingSource,
} from './config/sources.ts';
import { placeOf } from './config/moved.ts';
import { SETTINGS, type SettingValues } from './config/table.ts';
import { HearthError } from './domain/errors.ts';
import type { SearchSettings } from './domain/search-settings.ts';
import type { SecretBox } from './ports/system.ts';
import { openSealed } from './sealed.ts';

export type { SecretBox } from './ports/system.ts';

/** Settings that stand in a part of their own. */
type InParts = `${'search' | 'llm' | 'cjkLlm' | 'smtp' | 'oidc' | 'tls'}${string}` &
  keyof SettingValues;

/** Each setting of the table by its name, or in its part; and what the console tells of them. */
export interface Config extends Omit<SettingValues, InParts> {
  readonly search: SearchSettings;
  readonly llm: LlmSettings;
  readonly smtp: {
    readonly url: string | undefined;
    readonly from: string | undefined;
    readonly to: string | undefined;
  };
  readonly oidc: {
    readonly issuer: string | undefined;
    readonly clientId: string | undefined;
    readonly clientSecret: string | undefined;
  };
  /** PEM files; both or neither. */
  readonly tls: { readonly certPath: string; readonly keyPath: string } | undefined;
  /** The process's environment, for finding and starting Chromium. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Every setting by its name, as it runs, and where its value came from. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly sources: Readonly<Record<string, SettingSource>>;
  /** The config file named by flag or environment; absent: `config.json` in the data folder. */
  readonly configFile: string | undefined;
  /** Seals secrets in the config file; absent: they stand there as text, in a file only the user can read. */
  readonly secrets: SecretBox | undefined;
  /** Names of secrets that the config file holds sealed and that cannot be opened here; they count as unset. */
  readonly unreadableSecrets: readonly string[];
}

/** What the console tells about settings, beside their values. */
type SettingFacts = Pick<
  Config,
  'env' | 'values' | 'sources' | 'configFile' | 'secrets' | 'unreadableSecrets'
>;

export interface ConfigSources {
  readonly flags?: Flags;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
  /** Opens (and, on changes, seals) secrets of the config file; the desktop app brings one. */
  readonly secrets?: SecretBox;
}

/** The platform's application-data folder for Hearth; never one that depends on the working directory. */
export function defaultDataDir(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string {
  const named = (variable: string, ...below: readonly string[]): string =>
    absolute(env[variable]) ?? join(homeFolder(env), ...below);
  if (platform === 'win32') return join(named('LOCALAPPDATA', 'AppData', 'Local'), 'Hearth');
  if (platform === 'darwin')
    return join(homeFolder(env), 'Library', 'Application Support', 'Hearth');
  return join(named('XDG_DATA_HOME', '.local', 'share'), 'hearth');
}

/** An empty or relative variable counts as not set (XDG Base Directory Specification). */
function absolute(path: string | undefined): string | undefined {
  return path !== undefined && isAbsolute(path) ? path : undefined;
}

/** `$HOME`, else the home that the system's list of users has; containers start services without the first. */
function homeFolder(env: Readonly<Record<string, string | undefined>>): string {
  const home = absolute(env['HOME']) ?? absolute(homeOfUser());
  if (home !== undefined) return home;
  throw new HearthError(
    'CONFIG_INVALID',
    'There is no home folder to keep data in: HOME is not set and this user has none. ' +
      'Name a folder with --data-dir or HEARTH_DATA_DIR.',
  );
}

function homeOfUser(): string | undefined {
  try {
    return userInfo().homedir;
  } catch {
    return undefined; // a user id without an entry, as containers are given
  }
}

/** Reads all sources; see the header. */
export function readConfig(sources: ConfigSources = {}): Config {
  const env = sources.env ?? process.env;
  const flags = sources.flags ?? {};
  refuseUnknownFlags(flags);
  const dataDirText = textOf(flags['data-dir']) ?? env['HEARTH_DATA_DIR'];
  const named = resolve(dataDirText ?? defaultDataDir(env, sources.platform ?? process.platform));
  const dataDir = placeOf(named);
  const stored = readConfigFile(textOf(flags['config']) ?? env['HEARTH_CONFIG'], dataDir);
  const { values: file, unreadable } = openSealed(stored, sources.secrets);
  const parsed = SETTINGS.map((one) => [one.name, settingValue(one, flags, env, file)] as const);
  // each row types its value when it parses it
  const values = { ...Object.fromEntries(parsed), dataDir } as SettingValues;
  const facts: SettingFacts = {
    env,
    values: Object.freeze({ ...values }),
    sources: Object.freeze(
      Object.fromEntries(SETTINGS.map((one) => [one.name, sourceOf(one, flags, env, file)])),
    ),
    configFile: textOf(flags['config']) ?? env['HEARTH_CONFIG'],
    secrets: sources.secrets,
    unreadableSecrets: Object.freeze(unreadable),
  };
  return freezeConfig(values, facts);
}

/** The same start with other settings. Throws `CONFIG_INVALID` where they do not go together. */
export function withValues(config: Config, changed: Readonly<Record<string, unknown>>): Config {
  const { env, sources, configFile, secrets, unreadableSecrets } = config;
  // each value was taken by its setting
  const values = { ...config.values, ...changed } as SettingValues;
  return freezeConfig(values, { env, values, sources, configFile, secrets, unreadableSecrets });
}

function freezeConfig(values: SettingValues, facts: SettingFacts): Config {
  const { smtpUrl, smtpFrom, smtpTo, oidcIssuer, oidcClientId, oidcClientSecret } = values;
  const { tlsCert, tlsKey, publicUrl } = values;
  return Object.freeze<Config>({
    ...values,
    search: searchOf(values),
    llm: llmOf(values),
    smtp: Object.freeze({ url: smtpUrl, from: smtpFrom, to: smtpTo }),
    oidc: Object.freeze({
      issuer: oidcIssuer,
      clientId: oidcClientId,
      clientSecret: oidcClientSecret,
    }),
    publicUrl: publicUrl?.replace(/\/+$/, ''),
    tls: tlsOf(tlsCert, tlsKey),
    ...facts,
  });
}

function tlsOf(certPath: string | undefined, keyPath: string | undefined): Config['tls'] {
  if (certPath !== undefined && keyPath !== undefined) return Object.freeze({ certPath, keyPath });
  if (certPath === undefined && keyPath === undefined) return undefined;
  throw new HearthError(
    'CONFIG_INVALID',
    `--tls-cert and --tls-key belong together; ${certPath === undefined ? '--tls-cert' : '--tls-key'} is missing.`,
  );
}

/** Listening on it, the service is reached from other machines. */
export function isBeyondLoopback(host: string): boolean {
  return !/^(127\.|localhost$|::1$)/.test(host);
}
