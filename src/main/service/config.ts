/**
 * The only reader of process.env and argv: flags, `HEARTH_*` variables and the config file become one
 * frozen Config.
 *
 * Precedence: flag, then environment, then config file (`config.json` in the data folder, or the file
 * named by `--config`), then default. One table (SETTINGS) drives all three and the help text.
 * Throws `CONFIG_INVALID` naming the setting, where it came from and what it takes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { HearthError } from './domain/errors.ts';
import type { SecretBox } from './ports/system.ts';
import { openSealed } from './sealed.ts';

export type { SecretBox } from './ports/system.ts';

export interface Config {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** True when the user named the port: then a taken port is still moved, with a notice. */
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
  readonly jobTtlMs: number;
  readonly billingUrl: string | undefined;
  readonly creditCacheMs: number;
  readonly search: {
    readonly order: readonly string[];
    readonly searxngUrl: string | undefined;
    readonly braveKey: string | undefined;
    readonly braveUrl: string | undefined;
    readonly serperKey: string | undefined;
    readonly serperUrl: string | undefined;
    readonly tavilyKey: string | undefined;
    readonly tavilyUrl: string | undefined;
    readonly duckduckgoUrl: string | undefined;
  };
  readonly llm: {
    readonly url: string | undefined;
    readonly model: string | undefined;
    readonly key: string | undefined;
    readonly timeoutMs: number;
    /** US cents for a million tokens; 0 where the model costs nothing. */
    readonly inputCents: number;
    readonly outputCents: number;
  };
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

export type SettingSource = 'flag' | 'environment' | 'file' | 'default';

/** What the console tells about settings, beside their values. */
type Told = Pick<
  Config,
  'env' | 'values' | 'sources' | 'configFile' | 'secrets' | 'unreadableSecrets'
>;

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

/** Every setting once: `dataDir` is `--data-dir`, `HEARTH_DATA_DIR` and `"dataDir"` in the file. */
export const SETTINGS: readonly Setting[] = [
  { name: 'host', type: 'string', fallback: '127.0.0.1', help: 'address to listen on' },
  {
    name: 'port',
    type: 'integer',
    fallback: 3002,
    min: 0,
    max: 65535,
    help: 'port (0: any free one; a taken one moves to the next free)',
  },
  { name: 'dataDir', type: 'path', fallback: '', help: 'folder for database, cache and Chromium' },
  {
    name: 'allowPrivateNetwork',
    type: 'boolean-or-list',
    fallback: false,
    help: 'let pages come from private addresses: all, or only the hosts listed',
  },
  { name: 'allowedHosts', type: 'list', fallback: [], help: 'extra Host names clients may use' },
  {
    name: 'open',
    type: 'boolean',
    fallback: false,
    help: 'open the GUI in the browser when ready',
  },
  {
    name: 'json',
    type: 'boolean',
    fallback: false,
    help: 'print one JSON line on stdout when ready',
  },
  {
    name: 'desktop',
    type: 'boolean',
    fallback: true,
    help: 'open the desktop window where possible',
  },
  {
    name: 'logLevel',
    type: 'log-level',
    fallback: 'info',
    help: 'debug, info, warn, error, silent',
  },
  { name: 'chromiumPath', type: 'path', fallback: undefined, help: 'Chromium to use' },
  {
    name: 'bundledChromiumDir',
    type: 'path',
    fallback: undefined,
    help: 'folder of a bundled Chromium',
  },
  {
    name: 'browserContexts',
    type: 'integer',
    fallback: 8,
    min: 1,
    max: 64,
    help: 'most browser contexts at once',
  },
  {
    name: 'browserIdleMs',
    type: 'integer',
    fallback: 120_000,
    min: 0,
    help: 'ms without work after which Chromium is closed',
  },
  { name: 'respectRobots', type: 'boolean', fallback: true, help: 'honour robots.txt' },
  { name: 'proxyUrl', type: 'string', fallback: undefined, help: 'upstream proxy', secret: true },
  {
    name: 'stealthProxyUrl',
    type: 'string',
    fallback: undefined,
    help: 'upstream proxy for proxy:"stealth"',
    secret: true,
  },
  {
    name: 'regionalProxies',
    type: 'string',
    fallback: undefined,
    help: 'proxy per country for location, JP=http://…,KR=http://… (add-on regional-proxy)',
    secret: true,
  },
  { name: 'adblockLists', type: 'boolean', fallback: true, help: 'fetch ad and tracker lists' },
  {
    name: 'pipelineWorkers',
    type: 'integer',
    fallback: 0,
    min: 0,
    max: 16,
    help: 'threads that turn pages into documents (0: by machine)',
  },
  {
    name: 'documentTimeoutMs',
    type: 'integer',
    fallback: 30_000,
    min: 100,
    help: 'most ms one document may take to convert',
  },
  {
    name: 'maxBodyBytes',
    type: 'integer',
    fallback: 52_428_800,
    min: 1024,
    help: 'most bytes of one page or file',
  },
  {
    name: 'hostConcurrency',
    type: 'integer',
    fallback: 8,
    min: 1,
    max: 256,
    help: 'pages of one host at once',
  },
  {
    name: 'cacheMaxBytes',
    type: 'integer',
    fallback: 2_147_483_648,
    min: 0,
    help: 'most bytes of kept captures',
  },
  {
    name: 'jobTtlMs',
    type: 'integer',
    fallback: 86_400_000,
    min: 1000,
    help: 'ms a job and its documents are kept',
  },
  {
    name: 'billingUrl',
    type: 'string',
    fallback: undefined,
    help: 'billing page for 402 messages',
  },
  {
    name: 'creditCacheMs',
    type: 'integer',
    fallback: 0,
    min: 0,
    help: 'ms remainingCredits may lag (the cloud lags 600000)',
  },
  {
    name: 'searchOrder',
    live: true,
    type: 'list',
    fallback: ['searxng', 'brave', 'serper', 'tavily', 'duckduckgo', 'library'],
    help: 'search providers in the order to try',
  },
  {
    name: 'searchSearxngUrl',
    type: 'string',
    fallback: undefined,
    help: 'SearXNG address',
    live: true,
  },
  {
    name: 'searchBraveKey',
    type: 'string',
    fallback: undefined,
    help: 'Brave key',
    secret: true,
    live: true,
  },
  {
    name: 'searchBraveUrl',
    type: 'string',
    fallback: undefined,
    help: 'Brave-shaped address',
    live: true,
  },
  {
    name: 'searchSerperKey',
    live: true,
    type: 'string',
    fallback: undefined,
    help: 'Serper key',
    secret: true,
  },
  {
    name: 'searchSerperUrl',
    type: 'string',
    fallback: undefined,
    help: 'Serper-shaped address',
    live: true,
  },
  {
    name: 'searchTavilyKey',
    live: true,
    type: 'string',
    fallback: undefined,
    help: 'Tavily key',
    secret: true,
  },
  {
    name: 'searchTavilyUrl',
    type: 'string',
    fallback: undefined,
    help: 'Tavily-shaped address',
    live: true,
  },
  {
    name: 'searchDuckduckgoUrl',
    live: true,
    type: 'string',
    fallback: undefined,
    help: 'address of DuckDuckGo’s HTML page',
  },
  {
    name: 'llmUrl',
    type: 'string',
    fallback: undefined,
    help: 'OpenAI-compatible address',
    live: true,
  },
  { name: 'llmModel', type: 'string', fallback: undefined, help: 'model name', live: true },
  {
    name: 'llmKey',
    type: 'string',
    fallback: undefined,
    help: 'model key',
    secret: true,
    live: true,
  },
  {
    name: 'llmTimeoutMs',
    live: true,
    type: 'integer',
    fallback: 60_000,
    min: 100,
    help: 'ms a model may take',
  },
  {
    name: 'llmInputCents',
    live: true,
    type: 'integer',
    fallback: 0,
    min: 0,
    help: 'US cents for a million input tokens',
  },
  {
    name: 'llmOutputCents',
    live: true,
    type: 'integer',
    fallback: 0,
    min: 0,
    help: 'US cents for a million output tokens',
  },
  {
    name: 'cjkLlmModel',
    type: 'string',
    fallback: undefined,
    help: 'model for Chinese, Japanese and Korean pages (add-on cjk-extraction)',
    live: true,
  },
  {
    name: 'cjkLlmUrl',
    type: 'string',
    fallback: undefined,
    help: 'its OpenAI-compatible address (default: llmUrl)',
    live: true,
  },
  {
    name: 'cjkLlmKey',
    type: 'string',
    fallback: undefined,
    help: 'its key',
    secret: true,
    live: true,
  },
  {
    name: 'cjkLlmInputCents',
    live: true,
    type: 'integer',
    fallback: 0,
    min: 0,
    help: 'US cents for a million of its input tokens',
  },
  {
    name: 'cjkLlmOutputCents',
    live: true,
    type: 'integer',
    fallback: 0,
    min: 0,
    help: 'US cents for a million of its output tokens',
  },
  {
    name: 'smtpUrl',
    type: 'string',
    fallback: undefined,
    help: 'smtp:// address for warnings',
    secret: true,
  },
  { name: 'smtpTo', type: 'string', fallback: undefined, help: 'who gets warnings by e-mail' },
  { name: 'smtpFrom', type: 'string', fallback: undefined, help: 'sender of mails' },
  {
    name: 'signInEmails',
    type: 'list',
    fallback: [],
    help: 'who may sign in beyond loopback: addresses, or @domain',
  },
  { name: 'oidcIssuer', type: 'string', fallback: undefined, help: 'OpenID Connect provider' },
  { name: 'oidcClientId', type: 'string', fallback: undefined, help: 'client id there' },
  {
    name: 'oidcClientSecret',
    type: 'string',
    fallback: undefined,
    help: 'client secret there',
    secret: true,
  },
  {
    name: 'publicUrl',
    type: 'string',
    fallback: undefined,
    help: 'address browsers use, behind a reverse proxy',
  },
  { name: 'tlsCert', type: 'path', fallback: undefined, help: 'PEM certificate: serve https' },
  { name: 'tlsKey', type: 'path', fallback: undefined, help: 'PEM key of the certificate' },
  {
    name: 'webhookSecret',
    type: 'string',
    fallback: undefined,
    help: 'signs webhooks',
    secret: true,
  },
  {
    name: 'updateUrl',
    type: 'string',
    fallback: undefined,
    help: 'address with newer versions of the desktop app (unset: never asked)',
  },
];

/** Settings named on the command line, by name, as text (`true` for a bare flag). */
export type Flags = Readonly<Record<string, string | true>>;

export interface ConfigSources {
  readonly flags?: Flags;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly platform?: NodeJS.Platform;
  /** Opens (and, on changes, seals) secrets of the config file; the desktop app brings one. */
  readonly secrets?: SecretBox;
}

/** `allowPrivateNetwork` → `allow-private-network`. */
export function flagName(setting: string): string {
  return setting.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function envName(setting: string): string {
  return `HEARTH_${flagName(setting).replaceAll('-', '_').toUpperCase()}`;
}

/** The platform's application-data folder for Hearth. */
export function defaultDataDir(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string {
  const home = env['HOME'] ?? homedir();
  if (platform === 'win32') {
    return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Hearth');
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Hearth');
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'hearth');
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

function textOf(flag: string | true | undefined): string | undefined {
  return typeof flag === 'string' ? flag : undefined;
}

function refuseUnknownFlags(flags: Flags): void {
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

function readConfigFile(
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

function settingValue(
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

/** The value as the setting takes it. Throws `CONFIG_INVALID` saying what it takes. */
export function checkSetting(setting: Setting, value: unknown): unknown {
  return parseSetting(setting, value, `"${setting.name}"`);
}

function sourceOf(
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

function parseSetting(setting: Setting, value: unknown, source: string): unknown {
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

/** The search providers' part of the settings. */
export function searchOf(values: Readonly<Record<string, unknown>>): Config['search'] {
  return Object.freeze({
    order: asList(values['searchOrder']),
    searxngUrl: asText(values['searchSearxngUrl']),
    braveKey: asText(values['searchBraveKey']),
    braveUrl: asText(values['searchBraveUrl']),
    serperKey: asText(values['searchSerperKey']),
    serperUrl: asText(values['searchSerperUrl']),
    tavilyKey: asText(values['searchTavilyKey']),
    tavilyUrl: asText(values['searchTavilyUrl']),
    duckduckgoUrl: asText(values['searchDuckduckgoUrl']),
  });
}

/** The language model's part of the settings. */
export function llmOf(values: Readonly<Record<string, unknown>>): Config['llm'] {
  return Object.freeze({
    url: asText(values['llmUrl']),
    model: asText(values['llmModel']),
    key: asText(values['llmKey']),
    timeoutMs: Number(values['llmTimeoutMs']),
    inputCents: Number(values['llmInputCents']),
    outputCents: Number(values['llmOutputCents']),
  });
}

/**
 * The model of the add-on cjk-extraction: `cjkLlmModel` at `cjkLlmUrl`, or at the general model's address and
 * with its key where it has none of its own.
 */
export function cjkLlmOf(values: Readonly<Record<string, unknown>>): Config['llm'] {
  const own = asText(values['cjkLlmUrl']);
  const general = llmOf(values);
  return Object.freeze({
    url: own ?? general.url,
    model: asText(values['cjkLlmModel']),
    key: asText(values['cjkLlmKey']) ?? (own === undefined ? general.key : undefined),
    timeoutMs: general.timeoutMs,
    inputCents: Number(values['cjkLlmInputCents']),
    outputCents: Number(values['cjkLlmOutputCents']),
  });
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function asList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Help text of all settings, one line each. */
export function settingsHelp(): string {
  return SETTINGS.map((setting) => {
    const flag = `--${flagName(setting.name)}`;
    const takes =
      setting.type === 'boolean' ? '' : ` <${setting.type === 'integer' ? 'n' : 'value'}>`;
    return `  ${(flag + takes).padEnd(34)} ${setting.help}`;
  }).join('\n');
}
