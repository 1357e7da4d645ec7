/**
 * `hearth keys create [--name NAME] [--account ID] | list | set ID … | revoke ID`, with `--json` for scripts.
 * Limits and fault rates stand in key-options.ts.
 * Works while a service runs on the data folder and while none does.
 */
import { readConfig, type Config } from '../service/config.ts';
import type { Flags } from '../service/config/sources.ts';
import { HearthError } from '../service/domain/errors.ts';
import { firstRunAccount, type BriefStore } from '../service/compose-store.ts';
import type { ApiKey } from '../service/domain/account.ts';
import { findKey } from './find-key.ts';
import { parseArgs, takeFlags, textFlag } from './args.ts';
import { describeOptions, KEY_OPTIONS, readKeyOptions } from './key-options.ts';
import { withStore } from './store.ts';
import { formatTable, formatTime } from './table.ts';

/** Runs the command; resolves the exit code. */
export async function keysCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const { own, config: flags } = takeFlags(args, ['name', 'account', ...KEY_OPTIONS]);
  const config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  const [verb = 'list', id] = args.words;
  return withStore(config, async (brief) => {
    const accountId = textFlag(own, 'account') ?? (await firstRunAccount(brief)).id;
    switch (verb) {
      case 'create': {
        const { limits, faults } = readKeyOptions(own, { limits: {}, faults: {} });
        const name = textFlag(own, 'name') ?? 'key';
        return create(brief, config, { accountId, name, limits, faults });
      }
      case 'list':
        return list(brief, config, accountId);
      case 'set':
        return set(brief, config, { accountId, named: id, flags: own });
      case 'revoke':
        return revoke(brief, accountId, id);
      default:
        throw new HearthError(
          'CONFIG_INVALID',
          `"keys" knows create, list, set and revoke; not "${verb}".`,
        );
    }
  });
}

async function create(
  { keys, accounts }: BriefStore,
  config: Config,
  wanted: Parameters<BriefStore['keys']['create']>[0],
): Promise<number> {
  await accounts.find(wanted.accountId);
  const { key, secret } = await keys.create(wanted);
  if (config.json) {
    process.stdout.write(`${JSON.stringify({ key: secret, id: key.id, name: key.name })}\n`);
  } else {
    process.stdout.write(`${secret}\n`);
    process.stderr.write(`Key "${key.name}" (${key.id}). It is shown this once; keep it safe.\n`);
  }
  return 0;
}

async function list({ keys }: BriefStore, config: Config, accountId: string): Promise<number> {
  const all = await keys.list(accountId);
  if (config.json) {
    process.stdout.write(`${JSON.stringify(all)}\n`);
    return 0;
  }
  process.stdout.write(table(all));
  return 0;
}

function table(keys: readonly ApiKey[]): string {
  const rows = keys.map((key) => [
    key.id,
    key.name,
    key.hint,
    formatTime(key.createdAt),
    formatTime(key.lastUsedAt),
    stateOf(key),
    describeOptions(key),
  ]);
  return formatTable(['id', 'name', 'key', 'created', 'last used', 'state', 'held to'], rows);
}

function stateOf({ revokedAt, limits }: ApiKey): string {
  if (revokedAt !== undefined) return `revoked ${formatTime(revokedAt)}`;
  return (limits.expiresAt ?? Infinity) <= Date.now() ? 'expired' : 'active';
}

async function set(
  { keys }: BriefStore,
  config: Config,
  asked: { readonly accountId: string; readonly named: string | undefined; readonly flags: Flags },
): Promise<number> {
  const { accountId, flags } = asked;
  const key = findKey(await keys.list(accountId), asked.named);
  const { limits, faults } = readKeyOptions(flags, key);
  const name = textFlag(flags, 'name');
  if (name !== undefined) await keys.rename(accountId, key.id, name);
  await keys.setLimits(accountId, key.id, limits);
  const changed = await keys.setFaults(accountId, key.id, faults);
  process.stdout.write(config.json ? `${JSON.stringify(changed)}\n` : table([changed]));
  return 0;
}

async function revoke(
  { keys }: BriefStore,
  accountId: string,
  named: string | undefined,
): Promise<number> {
  const key = findKey(await keys.list(accountId), named);
  await keys.revoke(accountId, key.id);
  process.stdout.write(`revoked ${key.name} (${key.hint})\n`);
  return 0;
}
