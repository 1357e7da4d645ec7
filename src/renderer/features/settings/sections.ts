/** Which setting stands in which section, in order, and which test belongs there. */
import type { TestTarget } from '../../../contract/console/settings.ts';
import type { t } from '../../text/catalogue.ts';

export type SectionId = keyof typeof t.settings.sections;
export type SettingName = keyof typeof t.settings.labels;

export const SECTION_IDS: readonly SectionId[] = [
  'appearance',
  'shortcuts',
  'browser',
  'network',
  'search',
  'model',
  'storage',
  'privacy',
  'service',
];

export const SECTION_SETTINGS: Readonly<Record<SectionId, readonly SettingName[]>> = {
  appearance: [],
  shortcuts: [],
  browser: ['chromiumPath', 'browserContexts', 'browserIdleMs', 'adblockLists'],
  network: ['proxyUrl', 'stealthProxyUrl', 'allowPrivateNetwork', 'respectRobots', 'maxBodyBytes'],
  search: [
    'searchOrder',
    'searchSearxngUrl',
    'searchBraveKey',
    'searchBraveUrl',
    'searchSerperKey',
    'searchSerperUrl',
    'searchTavilyKey',
    'searchTavilyUrl',
    'searchDuckduckgoUrl',
  ],
  model: ['llmUrl', 'llmModel', 'llmKey', 'llmTimeoutMs', 'llmInputCents', 'llmOutputCents'],
  storage: ['jobTtlMs', 'cacheMaxBytes'],
  privacy: ['webhookSecret', 'smtpUrl', 'smtpTo'],
  service: [
    'host',
    'port',
    'allowedHosts',
    'logLevel',
    'pipelineWorkers',
    'documentTimeoutMs',
    'billingUrl',
    'creditCacheMs',
  ],
};

export const SECTION_TESTS: Readonly<Partial<Record<SectionId, TestTarget>>> = {
  browser: 'browser',
  network: 'proxy',
  search: 'search',
  model: 'model',
};
