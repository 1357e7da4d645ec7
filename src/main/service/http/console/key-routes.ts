/** API keys of the account: list, create (the secret in this one answer), change, revoke. */
import type { CreatedKey, KeyRow, RevokeAnswer } from '../../../../contract/console/keys.ts';
import type { Rows } from '../../../../contract/console/common.ts';
import type { ApiKey, FaultRates, KeyLimits } from '../../domain/account.ts';
import { HearthError } from '../../domain/errors.ts';
import { KIND_NAMES } from '../../domain/job-kinds.ts';
import type { Json } from '../../domain/json.ts';
import {
  bad,
  numberField,
  oneOf,
  route,
  textField,
  type ConsoleRequest,
  type ConsoleRoute,
} from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

const FAULTS = ['402', '429', '408', '500'] as const;

export function keyRoutes(deps: ConsoleDeps): readonly ConsoleRoute[] {
  const { keys } = deps;
  return [
    route('GET', '/console/keys', async ({ caller }): Promise<Rows<KeyRow>> => {
      const used = await creditsByKey(deps, caller.account.id);
      const all = await keys.list(caller.account.id);
      const rows = all.map((key) => keyRow(key, used.get(key.id) ?? 0));
      return { rows: rows.toSorted(activeFirst) };
    }),
    route('POST', '/console/keys', async ({ caller, body }): Promise<CreatedKey> => {
      const created = await keys.create({
        accountId: caller.account.id,
        name: textField(body, 'name') ?? '',
        limits: readLimits(body['limits']) ?? {},
        faults: readFaults(body['faults']) ?? {},
      });
      return { key: keyRow(created.key, 0), secret: created.secret };
    }),
    route('PATCH', '/console/keys/:id', async (request): Promise<KeyRow> => {
      const key = await changeKey(deps, request);
      const used = await creditsByKey(deps, request.caller.account.id);
      return keyRow(key, used.get(key.id) ?? 0);
    }),
    route('DELETE', '/console/keys/:id', async ({ caller, params }): Promise<RevokeAnswer> => {
      const id = params['id'] ?? '';
      const before = await keys.list(caller.account.id);
      const known = before.find((key) => key.id === id);
      if (known?.revokedAt !== undefined) return { outcome: 'already-revoked' };
      try {
        await keys.revoke(caller.account.id, id);
        return { outcome: 'revoked' };
      } catch (error) {
        if (error instanceof HearthError && error.code === 'FORBIDDEN') {
          return { outcome: 'last-key' };
        }
        throw error;
      }
    }),
  ];
}

async function changeKey(
  { keys }: ConsoleDeps,
  { caller, params, body }: ConsoleRequest,
): Promise<ApiKey> {
  const accountId = caller.account.id;
  const id = params['id'] ?? '';
  const name = textField(body, 'name');
  const limits = readLimits(body['limits']);
  const faults = readFaults(body['faults']);
  let key: ApiKey | undefined;
  // a name may be refused: nothing has changed then
  if (name !== undefined) key = await keys.rename(accountId, id, name);
  if (limits !== undefined) key = await keys.setLimits(accountId, id, limits);
  if (faults !== undefined) key = await keys.setFaults(accountId, id, faults);
  if (key === undefined) throw bad('Nothing to change was named.');
  return key;
}

async function creditsByKey(
  deps: ConsoleDeps,
  accountId: string,
): Promise<ReadonlyMap<string, number>> {
  const { store } = deps.backend;
  const now = deps.clock.now();
  const { periodStartAt } = await store.balance(accountId, now);
  const rows = await store.usage({ accountId, fromAt: periodStartAt, toAt: now + 1 });
  const sums = new Map<string, number>();
  for (const { keyId, credits } of rows) {
    if (keyId !== undefined) sums.set(keyId, (sums.get(keyId) ?? 0) + credits);
  }
  return sums;
}

function keyRow(key: ApiKey, creditsThisPeriod: number): KeyRow {
  const { id, name, hint, limits, faults, createdAt, lastUsedAt, revokedAt } = key;
  return {
    id,
    name,
    hint,
    limits,
    faults,
    createdAt,
    creditsThisPeriod,
    ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
    ...(revokedAt === undefined ? {} : { revokedAt }),
  };
}

function activeFirst(a: KeyRow, b: KeyRow): number {
  const dead = (key: KeyRow): number => (key.revokedAt === undefined ? 0 : 1);
  return dead(a) - dead(b) || b.createdAt - a.createdAt;
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json | undefined>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLimits(value: Json | undefined): KeyLimits | undefined {
  if (value === undefined) return undefined;
  if (!isObject(value)) throw bad('"limits" must be an object.');
  const creditsPerDay = numberField(value, 'creditsPerDay');
  const expiresAt = numberField(value, 'expiresAt');
  const { operations } = value;
  if (operations !== undefined && !Array.isArray(operations)) {
    throw bad('"operations" must be a list.');
  }
  const allowed = operations?.map((one: Json) =>
    oneOf(typeof one === 'string' ? one : '', KIND_NAMES, 'operations'),
  );
  return {
    ...(creditsPerDay === undefined ? {} : { creditsPerDay }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(allowed === undefined ? {} : { operations: allowed }),
  };
}

function readFaults(value: Json | undefined): FaultRates | undefined {
  if (value === undefined) return undefined;
  if (!isObject(value)) throw bad('"faults" must be an object.');
  const rates = FAULTS.flatMap((status) => {
    const rate = numberField(value, status);
    return rate === undefined ? [] : [[status, rate] as const];
  });
  return Object.fromEntries(rates);
}
