/**
 * Warns once a period when an account's overage passes its soft cap, and once when the hard cap pauses it.
 *
 * What was told is remembered in the settings, so a restart does not tell it again. How the warning reaches
 * a person (desktop notification, e-mail) is the caller's. Source: product spec 8.3.3.
 */
import type { Account, Balance } from '../domain/account.ts';
import type { Json } from '../domain/json.ts';
import { overageLevelOf } from '../domain/spending.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';

export interface OverageWarning {
  readonly account: Account;
  readonly level: 'soft-cap' | 'hard-cap';
  readonly balance: Balance;
  /** Fact and remedy, in one or two sentences. */
  readonly sentence: string;
}

export interface OverageWatchDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly log: Log;
  readonly warn: (warning: OverageWarning) => Promise<void>;
}

export interface OverageWatch {
  /** Looks at every account with overage; the watch does it by itself after charges. */
  check(): Promise<void>;
  stop(): void;
}

/** Charges come in bursts; the caps are looked at this often at most. */
const LOOK_EVERY_MS = 5_000;

export function watchOverage(deps: OverageWatchDeps): OverageWatch {
  const { backend, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  const check = async (): Promise<void> => {
    const accounts = await backend.store.listAccounts();
    for (const account of accounts) {
      if (!account.overage.enabled) continue;
      const work = (): Promise<void> => checkAccount(deps, account);
      // of several services one tells
      await (backend.alone?.(work) ?? work());
    }
  };
  const off = backend.bus.subscribe('events', () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      check().catch((error: unknown) => log.error('the overage was not looked at', { error }));
    }, LOOK_EVERY_MS).unref();
  });
  return {
    check,
    stop: () => {
      off();
      clearTimeout(timer);
    },
  };
}

async function checkAccount(deps: OverageWatchDeps, account: Account): Promise<void> {
  const { store } = deps.backend;
  const balance = await store.balance(account.id, deps.clock.now());
  const level = overageLevelOf(account, balance);
  if (level !== 'soft-cap' && level !== 'hard-cap') return;
  const name = `overage-warned:${account.id}`;
  const told = `${balance.periodStartAt} ${level}`;
  const before = (await store.readSettings())[name];
  // the hard cap says more than the soft one: after it, nothing is told in this period
  if (before === told || before === `${balance.periodStartAt} hard-cap`) return;
  await store.writeSetting(name, told satisfies Json);
  await deps.warn({ account, level, balance, sentence: sentenceOf(account, balance, level) });
}

function sentenceOf(account: Account, balance: Balance, level: 'soft-cap' | 'hard-cap'): string {
  const beyond = balance.used - balance.planCredits;
  const soft = account.overage.softCapCredits ?? 0;
  return level === 'soft-cap'
    ? `${account.name} has used ${beyond} credits beyond its plan, past the soft cap of ${soft}. At ${2 * soft} it pauses until the period ends; raise the cap or choose a larger plan.`
    : `${account.name} has reached the hard cap of ${2 * soft} credits beyond its plan and is paused until the period ends. Raise the cap or choose a larger plan.`;
}
