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
import { llmOf, searchOf, type LlmSettings, type SearchSettings } from './config/outlets.ts';
import {
  readConfigFile,
  refuseUnknownFlags,
  settingValue,
  sourceOf,
  textOf,
  type Flags,
  type SettingSource,
} from './config/sources.ts';
import { SETTINGS } from './config/table.ts';
import { HearthError } from './domain/errors.ts';
import type { SecretBox } from './ports/system.ts';
import { openSealed } from './sealed.ts';

export type { SecretBox } from './ports/system.ts';

export interface Config {
  readonly host: string;
  /** 0 picks a free port; a taken one moves to the next free, with a notice. */
  readonly port: number;
  /** Database, cache, Chromium and, where no other is named, the config file. */
  readonly dataDir: string;
  /** true: all private addresses; a list: only these hosts (`host` or `host:port`). */
  readonly allowPrivateNetwork: boolean | readonly string[];
  /** Host names besides loopback under which clients may address the service. */
  readonly allowedHosts: readonly string[];
  readonly open: boolean;
  readonly json: boolean;
  readonly desktop: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly chromiumPath: string | undefined;
  readonly bundledChromiumDir: string | undefined;
  readonly browserContexts: number;
  readonly browserIdleMs: number;
  readonly respectRobots: boolean;
  readonly proxyUrl: string | undefined;
  readonly stealthProxyUrl: string | undefined;
  /** `JP=http://…,KR=http://…`: see operations/proxy-choice.ts. */
  readonly regionalProxies: string | undefined;
  readonly adblockLists: boolean;
  readonly pipelineWorkers: number;
  readonly documentTimeoutMs: number;
  readonly maxBodyBytes: number;
  /** Pages of one host at once where neither job nor robots.txt say less. */
  readonly hostConcurrency: number;
  readonly cacheMaxBytes: number;
  readonly libraryMaxBytes: number;
  readonly libraryMinFreeBytes: number;
  readonly libraryTraceMaxBytes: number;
  readonly libraryTraceDays: number;
  readonly jobTtlMs: number;
  readonly billingUrl: string | undefined;
  readonly creditCacheMs: number;
  readonly search: SearchSettings;
  readonly llm: LlmSettings;
  readonly smtp: {
    readonly url: string | undefined;
    readonly from: string | undefined;
    readonly to: string | undefined;
  };
  /** E-mail addresses (or `@domain`) that may sign in beyond loopback. */
  readonly signInEmails: readonly string[];
  readonly oidc: {
    readonly issuer: string | undefined;
    readonly clientId: string | undefined;
    readonly clientSecret: string | undefined;
  };
  /** Where browsers reach the service, when that is not the address they send (a reverse proxy). */
  readonly publicUrl: string | undefined;
  /** PEM files; both or neither. */
  readonly tls: { readonly certPath: string; readonly keyPath: string } | undefined;
  readonly webhookSecret: string | undefined;
  /** The process's environment, for finding and starting Chromium. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Every setting by its name, as it runs, and where its value came from. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly sources: Readonly<Record<string, SettingSource>>;
  /** The config file named by flag or environment; absent: `config.json` in the data folder. */
  readonly configFile: string | undefined;
  /** Where to ask for a newer desktop app; unset: never. */
  readonly updateUrl: string | undefined;
  /** Seals secrets in the config file; absent: they stand there as text, in a file only the user can read. */
  readonly secrets: SecretBox | undefined;
  /** Names of secrets that the config file holds sealed and that cannot be opened here; they count as unset. */
  readonly unreadableSecrets: readonly string[];
}

/** What the console tells about settings, beside their values. */
type Told = Pick<
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
  const dataDir = resolve(dataDirText ?? defaultDataDir(env, sources.platform ?? process.platform));
  const stored = readConfigFile(textOf(flags['config']) ?? env['HEARTH_CONFIG'], dataDir);
  const { values: file, unreadable } = openSealed(stored, sources.secrets);
  const values = new Map<string, unknown>();
  for (const setting of SETTINGS) values.set(setting.name, settingValue(setting, flags, env, file));
  values.set('dataDir', dataDir);
  const told: Told = {
    env,
    values: Object.freeze(Object.fromEntries(values)),
    sources: Object.freeze(
      Object.fromEntries(SETTINGS.map((one) => [one.name, sourceOf(one, flags, env, file)])),
    ),
    configFile: textOf(flags['config']) ?? env['HEARTH_CONFIG'],
    secrets: sources.secrets,
    unreadableSecrets: Object.freeze(unreadable),
  };
  return freezeConfig(values, told);
}

function freezeConfig(values: ReadonlyMap<string, unknown>, told: Told): Config {
  // The table above types each value when it parses it; here they are only given their places.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the place decides the type
  const at = <T>(name: string): T => values.get(name) as T;
  return Object.freeze<Config>({
    host: at('host'),
    port: at('port'),
    dataDir: at('dataDir'),
    allowPrivateNetwork: at('allowPrivateNetwork'),
    allowedHosts: at('allowedHosts'),
    open: at('open'),
    json: at('json'),
    desktop: at('desktop'),
    logLevel: at('logLevel'),
    chromiumPath: at('chromiumPath'),
    bundledChromiumDir: at('bundledChromiumDir'),
    browserContexts: at('browserContexts'),
    browserIdleMs: at('browserIdleMs'),
    respectRobots: at('respectRobots'),
    proxyUrl: at('proxyUrl'),
    stealthProxyUrl: at('stealthProxyUrl'),
    regionalProxies: at('regionalProxies'),
    adblockLists: at('adblockLists'),
    pipelineWorkers: at('pipelineWorkers'),
    documentTimeoutMs: at('documentTimeoutMs'),
    maxBodyBytes: at('maxBodyBytes'),
    hostConcurrency: at('hostConcurrency'),
    cacheMaxBytes: at('cacheMaxBytes'),
    libraryMaxBytes: at('libraryMaxBytes'),
    libraryMinFreeBytes: at('libraryMinFreeBytes'),
    libraryTraceMaxBytes: at('libraryTraceMaxBytes'),
    libraryTraceDays: at('libraryTraceDays'),
    jobTtlMs: at('jobTtlMs'),
    billingUrl: at('billingUrl'),
    creditCacheMs: at('creditCacheMs'),
    search: searchOf(told.values),
    llm: llmOf(told.values),
    smtp: Object.freeze({
      url: at<string | undefined>('smtpUrl'),
      from: at<string | undefined>('smtpFrom'),
      to: at<string | undefined>('smtpTo'),
    }),
    signInEmails: at('signInEmails'),
    oidc: Object.freeze({
      issuer: at<string | undefined>('oidcIssuer'),
      clientId: at<string | undefined>('oidcClientId'),
      clientSecret: at<string | undefined>('oidcClientSecret'),
    }),
    publicUrl: at<string | undefined>('publicUrl')?.replace(/\/+$/, ''),
    tls: tlsOf(at('tlsCert'), at('tlsKey')),
    webhookSecret: at('webhookSecret'),
    updateUrl: at('updateUrl'),
    ...told,
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
