/** Settings, tests of providers, storage, about, diagnostics: the composition answers. */
import type {
  ClearAnswer,
  SettingValue,
  TestTarget,
} from '../../../../contract/console/settings.ts';
import type { Json } from '../../domain/json.ts';
import {
  bad,
  oneOf,
  route,
  textField,
  type ConsoleRequest,
  type ConsoleRoute,
} from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

const TARGETS: readonly TestTarget[] = [
  'browser',
  'search',
  'model',
  'proxy',
  'stealth-proxy',
  'smtp',
];

export function appRoutes(deps: ConsoleDeps): readonly ConsoleRoute[] {
  const { app } = deps;
  return [
    route('GET', '/console/settings', () => Promise.resolve(app.settings())),
    route('PATCH', '/console/settings', ({ body }) =>
      Promise.resolve(app.changeSettings({ changes: readChanges(body['changes']) })),
    ),
    route('POST', '/console/settings/test/:target', ({ params, query }) =>
      app.test(
        oneOf(params['target'] ?? '', TARGETS, 'target'),
        query.get('provider') ?? undefined,
      ),
    ),
    route('GET', '/console/storage', () => app.storage()),
    route('POST', '/console/storage/move', ({ body }) =>
      Promise.resolve(app.mover.start(textField(body, 'to') ?? '')),
    ),
    route('DELETE', '/console/storage/move', async () => {
      await app.mover.forget();
      return app.storage();
    }),
    route('DELETE', '/console/storage/old', () => {
      app.mover.removeOld();
      return app.storage();
    }),
    route('POST', '/console/storage/clear', (request) => clear(deps, request)),
    route('GET', '/console/about', () => app.about()),
    route('GET', '/console/services', () => app.services()),
    route('GET', '/console/diagnostics', () => app.diagnostics()),
  ];
}

const JOBS_A_STEP = 100;

/** Jobs that have ended, or cached answers, from before the age. */
async function clear(
  { backend: { store }, clock }: ConsoleDeps,
  { body, caller }: ConsoleRequest,
): Promise<ClearAnswer> {
  const what = oneOf(textField(body, 'what') ?? '', ['jobs', 'cache'], 'what');
  const { olderThanMs } = body;
  if (typeof olderThanMs !== 'number' || !(olderThanMs >= 0)) {
    throw bad('"olderThanMs" must be a number from 0.');
  }
  const before = clock.now() - olderThanMs;
  if (what === 'cache') {
    const limits = { maxBytes: Number.MAX_SAFE_INTEGER, olderThan: before };
    return { count: body['isTrial'] === true ? 0 : await store.trimSnapshots(limits) };
  }
  const query = {
    accountId: caller.account.id,
    statuses: ['completed', 'failed', 'cancelled'],
    toAt: before,
  } as const;
  if (body['isTrial'] === true) return { count: await store.countJobs(query) };
  let count = 0;
  for (;;) {
    const jobs = await store.listJobs({ ...query, limit: JOBS_A_STEP });
    const gone = await Promise.all(jobs.map(({ id }) => store.deleteJob(id)));
    count += gone.filter(Boolean).length;
    if (!gone.includes(true)) return { count };
  }
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
