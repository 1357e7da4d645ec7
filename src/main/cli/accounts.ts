/**
 * `hearth accounts create --name NAME [--plan PLAN] | list | set-plan ID PLAN | adjust-credits ID N |
 * set-add-ons ID LIST | set-overage ID [--cents N] [--soft-cap N]`:
 * more tenants in one data folder, to try code on another plan or with an empty balance.
 */
import { readConfig } from '../service/config.ts';
import type { Flags } from '../service/config/sources.ts';
import { HearthError } from '../service/domain/errors.ts';
import type { BriefStore } from '../service/compose-store.ts';
import { PLANS, PLAN_IDS, isPlanId } from '../service/domain/plans.ts';
import type { Account, AddOn, Overage, PlanId } from '../service/domain/account.ts';
import { numberFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { withStore } from './store.ts';
import { formatTable } from './table.ts';

/** Runs the command; resolves the exit code. */
export async function accountsCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv);
  const own = ['name', 'plan', 'credits', 'concurrency', 'reason', 'cents', 'soft-cap'];
  const { own: flags, config: settings } = takeFlags(args, own);
  const config = readConfig({ flags: { 'log-level': 'warn', ...settings } });
  const [verb = 'list', id = '', value = ''] = args.words;
  return withStore(config, async (brief) => {
    switch (verb) {
      case 'create': {
        const credits = numberFlag(flags, 'credits');
        const concurrency = numberFlag(flags, 'concurrency');
        const account = await brief.accounts.create({
          name: textFlag(flags, 'name') ?? 'account',
          planId: planOf(textFlag(flags, 'plan') ?? 'free'),
          ...(credits === undefined ? {} : { customCredits: credits }),
          ...(concurrency === undefined ? {} : { customConcurrency: concurrency }),
        });
        return print(brief, [account], config.json);
      }
      case 'list':
        return print(brief, await brief.accounts.list(), config.json);
      case 'set-plan':
        return print(
          brief,
          [await brief.accounts.setPlan(id, { planId: planOf(value) })],
          config.json,
        );
      case 'adjust-credits':
        await brief.accounts.adjustCredits(
          id,
          wholeNumber(value),
          textFlag(flags, 'reason') ?? 'adjusted on the command line',
        );
        return print(brief, [await brief.accounts.find(id)], config.json);
      case 'set-add-ons':
        return print(brief, [await brief.accounts.setAddOns(id, addOnsOf(value))], config.json);
      case 'set-overage':
        return print(brief, [await brief.accounts.setOverage(id, overageOf(flags))], config.json);
      default:
        throw new HearthError(
          'CONFIG_INVALID',
          `"accounts" knows create, list, set-plan, adjust-credits, set-add-ons and set-overage; not "${verb}".`,
        );
    }
  });
}

/** Throws `CONFIG_INVALID` naming the plans there are. */
export function planOf(text: string): PlanId {
  if (isPlanId(text)) return text;
  throw new HearthError(
    'CONFIG_INVALID',
    `There is no plan "${text}"; plans are ${PLAN_IDS.join(', ')}.`,
  );
}

/** A list of add-ons, or `none`. */
function addOnsOf(text: string): readonly AddOn[] {
  if (text === 'none') return [];
  return text.split(',').map((one) => {
    const found = PLANS.enterprise.addOns.find((known) => known === one);
    if (found !== undefined) return found;
    const known = PLANS.enterprise.addOns.join(', ');
    throw new HearthError('CONFIG_INVALID', `Add-ons are ${known}, or none; got "${one}".`);
  });
}

/** Without rate and cap: off. */
function overageOf(flags: Flags): Overage {
  const cents = numberFlag(flags, 'cents');
  const softCap = numberFlag(flags, 'soft-cap');
  return {
    enabled: cents !== undefined || softCap !== undefined,
    ...(cents === undefined ? {} : { centsPerThousand: cents }),
    ...(softCap === undefined ? {} : { softCapCredits: softCap }),
  };
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (text !== '' && Number.isSafeInteger(number)) return number;
  throw new HearthError('CONFIG_INVALID', `adjust-credits takes a whole number; got "${text}".`);
}

async function print(
  { store }: BriefStore,
  accounts: readonly Account[],
  json: boolean,
): Promise<number> {
  const rows: string[][] = [];
  for (const account of accounts) {
    const balance = await store.balance(account.id, Date.now());
    if (json) {
      process.stdout.write(
        `${JSON.stringify({ ...account, remainingCredits: balance.remaining })}\n`,
      );
    }
    rows.push([account.id, account.name, account.planId, String(balance.remaining)]);
  }
  if (!json) process.stdout.write(formatTable(['id', 'name', 'plan', 'credits left'], rows));
  return 0;
}
