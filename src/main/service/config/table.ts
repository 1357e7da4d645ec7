/** Every setting there is, in the order in which help and the GUI show them. */
import { FLEET } from './fleet-settings.ts';
import { SHARED } from './shared-settings.ts';
import { flagName, type Setting, type ValueOf } from './setting.ts';

/** Every setting once: `dataDir` is `--data-dir`, `HEARTH_DATA_DIR` and `"dataDir"` in the file. */
const TABLE = [
  { name: 'host', type: 'string', fallback: '127.0.0.1', help: 'address to listen on' },
  {
    name: 'port',
    type: 'integer',
    fallback: 3002,
    min: 0,
    max: 65535,
    help: 'port (0: any free one; a taken one moves to the next free)',
  },
  {
    name: 'replayPort',
    type: 'integer',
    fallback: undefined,
    min: 0,
    max: 65535,
    help: 'port at which kept pages are shown (unset: the next free one after port)',
  },
  { name: 'dataDir', type: 'path', fallback: '', help: 'folder for database, cache and Chromium' },
  ...SHARED,
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
  ...FLEET,
  { name: 'respectRobots', type: 'boolean', fallback: true, help: 'honour robots.txt' },
  { name: 'proxyUrl', type: 'string', fallback: undefined, help: 'upstream proxy', secret: true },
  {
    name: 'stealthProxyUrl',
    type: 'string',
    fallback: undefined,
    help: 'upstream proxy for scrapes and crawls that ask for the stealth proxy',
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
    help: 'how many pages of one host are fetched at the same time',
  },
  {
    name: 'cacheMaxBytes',
    type: 'integer',
    fallback: 2_147_483_648,
    min: 0,
    help: 'most bytes of kept captures',
  },
  {
    name: 'libraryMaxBytes',
    type: 'integer',
    fallback: 0,
    min: 0,
    help: 'most bytes of kept copies on the disk; past it new ones are refused (0: no limit)',
  },
  {
    name: 'libraryMinFreeBytes',
    type: 'integer',
    fallback: 2_000_000_000,
    min: 0,
    help: 'bytes that stay free on the disk; with less, copies are refused and scrapes go on',
  },
  {
    name: 'libraryTraceMaxBytes',
    type: 'integer',
    fallback: 1_000_000_000,
    min: 0,
    help: 'most bytes of texts that scraping leaves in the library by itself',
  },
  {
    name: 'libraryTraceDays',
    type: 'integer',
    fallback: 365,
    min: 0,
    help: 'days such a text stays; kept copies stay for ever',
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
    name: 'searchBeyondSearxng',
    live: true,
    type: 'boolean',
    fallback: false,
    help: 'send to the providers after it what your own SearXNG cannot answer',
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
] as const satisfies readonly Setting[];

export const SETTINGS: readonly Setting[] = TABLE;

/** What each row's values are; undefined where nothing is set and nothing is the default. */
export type SettingValues = {
  readonly [Row in (typeof TABLE)[number] as Row['name']]:
    ValueOf<Row['type']> | (undefined extends Row['fallback'] ? undefined : never);
};

/** Help text of all settings, one line each. */
export function settingsHelp(): string {
  return SETTINGS.map((setting) => {
    const flag = `--${flagName(setting.name)}`;
    return `  ${(flag + valueOf(setting.type)).padEnd(34)} ${setting.help}`;
  }).join('\n');
}

/** A flag that may stand alone takes its value behind "=" only. */
function valueOf(type: (typeof SETTINGS)[number]['type']): string {
  if (type === 'boolean') return '';
  return type === 'boolean-or-list' ? '[=<value>]' : ` <${type === 'integer' ? 'n' : 'value'}>`;
}
