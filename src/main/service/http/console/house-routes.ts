/** Settings, tests of providers, storage, about, diagnostics: the composition answers. */
import type { SettingValue, TestTarget } from '../../../../contract/console/settings.ts';
import type { Json } from '../../domain/json.ts';
import { bad, oneOf, route, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

const TARGETS: readonly TestTarget[] = [
  'browser',
  'search',
  'model',
  'proxy',
  'stealth-proxy',
  'smtp',
];

export function houseRoutes({ house }: ConsoleDeps): readonly ConsoleRoute[] {
  return [
    route('GET', '/console/settings', () => Promise.resolve(house.settings())),
    route('PATCH', '/console/settings', ({ body }) =>
      Promise.resolve(house.changeSettings({ changes: readChanges(body['changes']) })),
    ),
    route('POST', '/console/settings/test/:target', ({ params, query }) =>
      house.test(
        oneOf(params['target'] ?? '', TARGETS, 'target'),
        query.get('provider') ?? undefined,
      ),
    ),
    route('GET', '/console/storage', () => house.storage()),
    route('GET', '/console/about', () => house.about()),
    route('GET', '/console/diagnostics', () => house.diagnostics()),
  ];
}

function readChanges(value: Json | undefined): Readonly<Record<string, SettingValue | null>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad('"changes" must be an object.');
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, Json | undefined]) => [
      name,
      settingValue(name, one),
    ]),
  );
}

function settingValue(name: string, value: Json | undefined): SettingValue | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw bad(`"${name}" must be a text, a number, true or false, or a list of texts.`);
}
