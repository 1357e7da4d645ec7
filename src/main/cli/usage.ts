/**
 * `hearth usage [export] [--from DAY] [--to DAY] [--format csv|json] [--account ID] [--out FILE]`: credits by
 * day, endpoint and key, as they stand in the ledger. Days are UTC, both included; without them the account's
 * current period.
 */
import { readConfig } from '../service/config.ts';
import { firstRunAccount } from '../service/compose-store.ts';
import { HearthError } from '../service/domain/errors.ts';
import { DAY_MS } from '../service/domain/period.ts';
import { usageCsv, usageJson } from '../service/operations/usage.ts';
import { dayStart, outFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { writeOutFile } from './out-file.ts';
import { withStore } from './store.ts';

/** Runs the command; resolves the exit code. */
export async function usageCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const names = ['from', 'to', 'format', 'account', 'out'];
  const { own, config: settings } = takeFlags(args, names);
  const config = readConfig({ flags: { 'log-level': 'warn', ...settings } });
  const [verb = 'export'] = args.words;
  if (verb !== 'export') {
    throw new HearthError('CONFIG_INVALID', `"usage" knows export; not "${verb}".`);
  }
  const format = textFlag(own, 'format') ?? (config.json ? 'json' : 'csv');
  if (format !== 'csv' && format !== 'json') {
    throw new HearthError('CONFIG_INVALID', `--format takes csv or json; got "${format}".`);
  }
  const [from, to] = [textFlag(own, 'from'), textFlag(own, 'to')];
  return withStore(config, async ({ store, accounts, ...rest }) => {
    const named = textFlag(own, 'account');
    const account =
      named === undefined
        ? await firstRunAccount({ accounts, ...rest })
        : await accounts.find(named);
    const period = await store.balance(account.id, Date.now());
    const fromAt = from === undefined ? period.periodStartAt : dayStart('from', from);
    const toAt = to === undefined ? period.periodEndAt : dayStart('to', to) + DAY_MS;
    if (toAt <= fromAt) throw new HearthError('CONFIG_INVALID', '--to must not lie before --from.');
    const rows = await store.usage({ accountId: account.id, fromAt, toAt });
    const keys = new Map((await store.listKeys(account.id)).map((key) => [key.id, key.name]));
    const keyName = (id: string): string => keys.get(id) ?? 'Removed key';
    const text = format === 'csv' ? usageCsv(rows, keyName) : usageJson(rows, keyName);
    const out = outFlag(own);
    if (out === undefined) process.stdout.write(text);
    else await writeOutFile(out, text);
    return 0;
  });
}
