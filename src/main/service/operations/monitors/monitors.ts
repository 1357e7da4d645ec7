/**
 * What people do with monitors: make, list, change, pause, resume, look now, remove and restore.
 *
 * Looking is work/monitor-runner.ts. A monitor acts for the key that made it or resumed it last, so that a key's limits
 * hold for what it left behind.
 */
import type { Caller } from '../../domain/account.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Monitor, MonitorLook, MonitorWish } from '../../domain/monitor/monitor.ts';
import { checkTiming, nextTime } from '../../domain/monitor/schedule.ts';
import type { MonitorChange, MonitorStore } from '../../ports/monitors.ts';
import type { RecipeStore, SavedRecipe } from '../../ports/recipe-runs.ts';
import type { Clock, Ids } from '../../ports/system.ts';

export interface MonitorsDeps {
  readonly store: MonitorStore & Pick<RecipeStore, 'findRecipe'>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Whether e-mail can be sent. */
  readonly canMail: () => boolean;
  /** Of this installation: whose mail server it is. Other accounts have nothing sent through it. */
  readonly ownerAccountId: string;
  /** Something is due. */
  readonly wake: () => void;
}

export interface Monitors {
  /** It looks for the first time at once. */
  create(wish: MonitorWish, caller: Caller): Promise<Monitor>;
  /** These throw `NOT_FOUND`. */
  find(id: string, caller: Caller): Promise<Monitor>;
  /** Another target begins anew. */
  change(id: string, change: Partial<MonitorWish>, caller: Caller): Promise<Monitor>;
  pause(id: string, caller: Caller): Promise<Monitor>;
  resume(id: string, caller: Caller): Promise<Monitor>;
  /** Looks as soon as it can. Throws `BAD_REQUEST` where it is paused. */
  run(id: string, caller: Caller): Promise<Monitor>;
  seen(id: string, caller: Caller): Promise<Monitor>;
  remove(id: string, caller: Caller): Promise<void>;
  restore(id: string, caller: Caller): Promise<Monitor>;
  list(
    page: { readonly after?: string; readonly limit: number },
    caller: Caller,
  ): Promise<{
    readonly monitors: readonly Monitor[];
    readonly total: number;
    readonly unseen: number;
  }>;
  looks(
    id: string,
    page: {
      readonly outcome?: MonitorLook['outcome'];
      readonly after?: number;
      readonly limit: number;
    },
    caller: Caller,
  ): Promise<readonly MonitorLook[]>;
}

/** Of one account. */
const MOST = 1_000;

/** Builds it. */
export function createMonitors(deps: MonitorsDeps): Monitors {
  return { ...wishes(deps), ...handles(deps), ...lists(deps) };
}

function wishes(deps: MonitorsDeps): Pick<Monitors, 'create' | 'change'> {
  const { store, clock, ids, wake } = deps;
  return {
    async create(wish, caller) {
      const recipe = await check(deps, wish, caller);
      const { monitors } = await store.monitorTotals(caller.account.id);
      if (monitors >= MOST) {
        throw new HearthError('QUEUE_FULL', `${MOST} monitors are the most; remove one first.`);
      }
      const now = clock.now();
      const id = ids.uuid();
      await store.createMonitor({
        ...wish,
        id,
        name: wish.name === '' ? (recipe?.name ?? wish.target.kind) : wish.name,
        accountId: caller.account.id,
        ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
        ...{ state: 'active', nextAt: now, failures: 0, looks: 0, changes: 0, unseen: 0 },
        ...{ createdAt: now, updatedAt: now },
      });
      wake();
      return find(deps, id, caller);
    },
    async change(id, change, caller) {
      const before = await find(deps, id, caller);
      const wish = { ...before, ...change };
      await check(deps, wish, caller, before.notify.mail);
      const now = clock.now();
      const isElsewhere = JSON.stringify(wish.target) !== JSON.stringify(before.target);
      // hours are counted the same in every zone
      const timed = ({ timing, timeZone }: MonitorWish): string =>
        JSON.stringify(timing.kind === 'cron' ? [timing, timeZone] : timing);
      const isTimed = timed(wish) !== timed(before);
      const next = isElsewhere ? now : nextTime(wish.timing, wish.timeZone, now, now);
      const isMoved = before.state !== 'paused' && (isElsewhere || isTimed);
      return update(deps, id, caller, {
        ...change,
        ...(isElsewhere ? { forget: true } : {}),
        ...(isMoved ? { nextAt: next, beatAt: null } : {}),
      });
    },
  };
}

function handles(
  deps: MonitorsDeps,
): Pick<Monitors, 'pause' | 'resume' | 'run' | 'seen' | 'remove' | 'restore'> {
  const { store, clock, wake } = deps;
  const accountOf = ({ account }: Caller): string => account.id;
  return {
    pause: (id, caller) =>
      update(deps, id, caller, { state: 'paused', reason: null, nextAt: null }),
    resume: (id, caller) =>
      update(deps, id, caller, {
        ...{ state: 'active', reason: null, failures: 0, nextAt: clock.now(), beatAt: null },
        keyId: caller.key?.id ?? null,
      }),
    async run(id, caller) {
      const { state, nextAt, beatAt = nextAt } = await find(deps, id, caller);
      const now = clock.now();
      if (state !== 'paused')
        return update(deps, id, caller, { nextAt: now, beatAt: beatAt ?? now });
      throw new HearthError('BAD_REQUEST', 'It is paused; resume it, and it looks at once.');
    },
    async seen(id, caller) {
      if (!(await store.markMonitorSeen(accountOf(caller), id))) missing();
      return find(deps, id, caller);
    },
    async remove(id, caller) {
      await find(deps, id, caller);
      await store.markMonitorRemoved(accountOf(caller), id, clock.now());
    },
    async restore(id, caller) {
      if (!(await store.markMonitorRemoved(accountOf(caller), id, null))) missing();
      wake();
      return find(deps, id, caller);
    },
  };
}

function lists(deps: MonitorsDeps): Pick<Monitors, 'find' | 'list' | 'looks'> {
  const { store } = deps;
  return {
    find: (id, caller) => find(deps, id, caller),
    async list(page, { account }) {
      const [monitors, totals] = await Promise.all([
        store.listMonitors({ accountId: account.id, ...page }),
        store.monitorTotals(account.id),
      ]);
      return { monitors, total: totals.monitors, unseen: totals.unseen };
    },
    async looks(id, page, caller) {
      await find(deps, id, caller);
      return store.listLooks({ monitorId: id, ...page });
    },
  };
}

async function find({ store }: MonitorsDeps, id: string, { account }: Caller): Promise<Monitor> {
  return (await store.findMonitor(account.id, id)) ?? missing();
}

async function update(
  deps: MonitorsDeps,
  id: string,
  caller: Caller,
  change: MonitorChange,
): Promise<Monitor> {
  const { store, clock, wake } = deps;
  if (!(await store.updateMonitor(caller.account.id, id, change, clock.now()))) missing();
  wake();
  return find(deps, id, caller);
}

/** The saved recipe, where it is about one. */
async function check(
  deps: MonitorsDeps,
  { timing, timeZone, notify, target }: MonitorWish,
  { account }: Caller,
  mailBefore?: string,
): Promise<SavedRecipe | undefined> {
  const { clock, store } = deps;
  checkTiming(timing, timeZone, clock.now());
  if (notify.mail !== undefined && notify.mail !== mailBefore) checkMail(deps, account);
  if (target.kind !== 'recipe') return undefined;
  const recipe = await store.findRecipe(account.id, target.recipeId);
  if (recipe !== undefined) return recipe;
  throw new HearthError('NOT_FOUND', 'There is no saved recipe with this id.');
}

/**
 * Mail goes out under the owner's name, to whoever is named: naming somebody is the owner's, in the window or with a key of
 * the same account. An address that is there already stays when the rest is changed.
 */
function checkMail({ canMail, ownerAccountId }: MonitorsDeps, account: Caller['account']): void {
  if (account.id !== ownerAccountId) {
    throw new HearthError(
      'FORBIDDEN',
      'Only the owner of this Hearth may have e-mail sent through its mail server. Be told by a webhook (notify.webhook), or ask the owner to watch the page for you.',
    );
  }
  if (!canMail()) {
    throw new HearthError(
      'FEATURE_NOT_ENABLED',
      'No mail server is set: set smtpUrl in the settings, or be told in the app or by a webhook.',
    );
  }
}

function missing(): never {
  throw new HearthError('NOT_FOUND', 'There is no monitor with this id.');
}
