/** Which setting stands in which section, in order, and which test belongs there. */
import type { TestTarget } from '../../../contract/console/settings.ts';
import type { t } from '../../text/screens.ts';

export type SectionId = keyof typeof t.settings.sections;
type SettingName = keyof typeof t.settingLabels;

export const SECTION_IDS: readonly SectionId[] = [
  'appearance',
  'shortcuts',
  'browser',
  'profiles',
  'network',
  'search',
  'model',
  'storage',
  'privacy',
  'service',
];

export interface SettingGroup {
  /** Heading; absent for the settings a section begins with. */
  readonly name?: keyof typeof t.settings.groups;
  readonly names: readonly SettingName[];
  readonly test?: { readonly target: TestTarget; readonly provider?: string };
}

const searchGroup = (
  name: keyof typeof t.settings.groups,
  names: readonly SettingName[],
): SettingGroup => ({ name, names, test: { target: 'search', provider: name } });

export const SECTION_SETTINGS: Readonly<Record<SectionId, readonly SettingGroup[]>> = {
  appearance: [],
  shortcuts: [],
  profiles: [],
  browser: [
    {
      names: ['chromiumPath', 'browserContexts', 'browserIdleMs', 'adblockLists'],
      test: { target: 'browser' },
    },
    {
      name: 'fleet',
      names: ['browserWSEndpoint', 'egressHost', 'egressPort', 'egressAdvertise'],
    },
  ],
  network: [
    { names: ['respectRobots', 'allowPrivateNetwork', 'hostConcurrency', 'maxBodyBytes'] },
    { name: 'proxy', names: ['proxyUrl'], test: { target: 'proxy' } },
    { name: 'stealthProxy', names: ['stealthProxyUrl'], test: { target: 'stealth-proxy' } },
    { name: 'regional', names: ['regionalProxies'] },
  ],
  search: [
    { names: ['searchOrder'], test: { target: 'search' } },
    searchGroup('searxng', ['searchSearxngUrl', 'searchBeyondSearxng']),
    searchGroup('brave', ['searchBraveKey', 'searchBraveUrl']),
    searchGroup('serper', ['searchSerperKey', 'searchSerperUrl']),
    searchGroup('tavily', ['searchTavilyKey', 'searchTavilyUrl']),
    searchGroup('duckduckgo', ['searchDuckduckgoUrl']),
  ],
  model: [
    { names: ['llmUrl', 'llmModel', 'llmKey', 'llmTimeoutMs'], test: { target: 'model' } },
    { name: 'modelPrice', names: ['llmInputCents', 'llmOutputCents'] },
    {
      name: 'cjk',
      names: ['cjkLlmModel', 'cjkLlmUrl', 'cjkLlmKey', 'cjkLlmInputCents', 'cjkLlmOutputCents'],
    },
  ],
  storage: [
    { names: ['jobTtlMs', 'cacheMaxBytes'] },
    {
      name: 'library',
      names: ['libraryMaxBytes', 'libraryMinFreeBytes', 'libraryTraceMaxBytes', 'libraryTraceDays'],
    },
  ],
  privacy: [
    { names: ['webhookSecret'] },
    { name: 'mail', names: ['smtpUrl', 'smtpTo', 'smtpFrom'], test: { target: 'smtp' } },
  ],
  service: [
    {
      names: [
        'host',
        'port',
        'allowedHosts',
        'logLevel',
        'pipelineWorkers',
        'documentTimeoutMs',
        'billingUrl',
        'creditCacheMs',
        'updateUrl',
      ],
    },
    {
      name: 'signIn',
      names: [
        'signInEmails',
        'oidcIssuer',
        'oidcClientId',
        'oidcClientSecret',
        'publicUrl',
        'tlsCert',
        'tlsKey',
      ],
    },
  ],
};
