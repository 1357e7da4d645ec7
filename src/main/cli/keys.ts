/**
 * `hearth keys create [--name NAME] [--account ID] | list | revoke ID`, with `--json` for scripts.
 * Works while a service runs on the data folder and while none does.
 */
import { readConfig, type Config } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { firstRunAccount, type BriefStore } from '../service/compose-store.ts';
import { numberFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { withStore } from './store.ts';
import { formatTable, formatTime } from './table.ts';

/** Runs the command; resolves the exit code. */
export async function keysCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const { own, config: flags } = takeFlags(args, ['name', 'account', 'credits-per-day']);
  const config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  const [verb = 'list', id] = args.words;
  return withStore(config, async (brief) => {
    const accountId = textFlag(own, 'account') ?? (await firstRunAccount(brief)).id;
    switch (verb) {
      case 'create': {
        const perDay = numberFlag(own, 'credits-per-day');
        const limits = perDay === undefined ? {} : { limits: { creditsPerDay: perDay } };
        return create(brief, config, {
          accountId,
          name: textFlag(own, 'name') ?? 'key',
          ...limits,
        });
      }
      case 'list':
        return list(brief, config, accountId);
      case 'revoke':
        return revoke(brief, accountId, id);
      default:
        throw new HearthError(
          'CONFIG_INVALID',
          `"keys" knows create, list and revoke; not "${verb}".`,
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
  const rows = all.map((key) => [
    key.id,
    key.name,
    key.hint,
    formatTime(key.createdAt),
    formatTime(key.lastUsedAt),
    key.revokedAt === undefined ? 'active' : `revoked ${formatTime(key.revokedAt)}`,
  ]);
  process.stdout.write(formatTable(['id', 'name', 'key', 'created', 'last used', 'state'], rows));
  return 0;
}

/** By the key's id, or its hint or name where that is unambiguous. */
async function revoke(
  { keys }: BriefStore,
  accountId: string,
  named: string | undefined,
): Promise<number> {
  if (named === undefined) {
    throw new HearthError(
      'CONFIG_INVALID',
      'Name the key by its id; "hearth keys list" shows them.',
    );
  }
  const all = await keys.list(accountId);
  const found = all.filter((key) => key.id === named || key.hint === named || key.name === named);
  const [key] = found;
  if (key === undefined || found.length > 1) {
    throw new HearthError(
      'NOT_FOUND',
      `${found.length > 1 ? 'Several keys are' : 'No key is'} called "${named}"; use the id from "hearth keys list".`,
    );
  }
  await keys.revoke(accountId, key.id);
  process.stdout.write(`revoked ${key.name} (${key.hint})\n`);
  return 0;
}
