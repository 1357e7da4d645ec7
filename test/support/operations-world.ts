/** A store in memory with the operations of keys, accounts and credits around it, and a clock to turn. */
import { randomUUID } from 'node:crypto';
import type { Account, Caller } from '../../src/main/service/domain/account.ts';
import { createAccounts } from '../../src/main/service/operations/accounts.ts';
import { createAdmission } from '../../src/main/service/operations/admit.ts';
import { createAuthenticate } from '../../src/main/service/operations/authenticate.ts';
import { createKeys } from '../../src/main/service/operations/keys.ts';
import { createRateLimiter } from '../../src/main/service/operations/rate-limiter.ts';
import { createRehearse } from '../../src/main/service/operations/rehearse.ts';
import { createSlots } from '../../src/main/service/operations/slots.ts';
import { createUsage } from '../../src/main/service/operations/usage.ts';
import { openSqliteBackend } from '../../src/main/service/store/sqlite/backend.ts';
import { aFinish, aJob, anAccount, aNewPage, NOON, silentLog } from './store-builders.ts';

export const BILLING_URL = 'http://127.0.0.1:3002/plan';

export async function aWorld() {
  const time = { now: NOON, roll: 0.999 };
  const clock = { now: () => time.now };
  const ids = { uuid: () => randomUUID() };
  const backend = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
  const { store } = backend;
  const slots = createSlots({ ...backend, clock, log: silentLog, workerId: 'test' });
  return {
    time,
    clock,
    backend,
    store,
    slots,
    keys: createKeys({ store, clock, ids, newSecret: () => randomUUID() }),
    accounts: createAccounts({ store, clock, ids }),
    authenticate: createAuthenticate({ store, clock, log: silentLog }),
    admission: createAdmission({
      store,
      clock,
      billingUrl: () => BILLING_URL,
      random: () => time.roll,
    }),
    limitRate: createRateLimiter({ clock }),
    usage: createUsage({ store, clock, slots, workerId: 'test' }),
    rehearse: createRehearse({ store }),
    /** An account on a plan, and a caller with a key of it. */
    tenant: async (
      change: Partial<Account> = {},
    ): Promise<Caller & { readonly secret: string }> => {
      const account = anAccount(change);
      await store.createAccount(account);
      const keys = createKeys({ store, clock, ids, newSecret: () => randomUUID() });
      const { key, secret } = await keys.create({ accountId: account.id, name: 'Default' });
      return { account, key, apiVersion: 'v2', secret };
    },
    /** A job that ran to its end: pages by their statuses, one credit per 2xx. */
    pastCrawl: async (caller: Caller, statuses: readonly number[]) => {
      const pages = statuses.map((_status, index) => aNewPage(`${randomUUID()}/${index}`));
      const job = aJob({
        accountId: caller.account.id,
        createdAt: time.now,
        ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
      });
      await store.openJob({ job, pages, reserve: 0 });
      for (const [index, page] of pages.entries()) {
        const statusCode = statuses[index] ?? 200;
        const charge = statusCode >= 200 && statusCode < 300 ? 1 : 0;
        await store.finishPage(aFinish(job.id, page.id, { statusCode, charge, at: time.now }));
      }
      await store.finishJob({ jobId: job.id, status: 'completed', at: time.now });
      return job;
    },
    /** Uses credits up without pages. */
    spend: (caller: Caller, credits: number) =>
      store
        .openJob({
          job: aJob({ accountId: caller.account.id, kind: 'map', createdAt: time.now }),
          pages: [],
          reserve: 0,
        })
        .then(async () => {
          const [job] = await store.listJobs({ accountId: caller.account.id, limit: 1 });
          await store.finishJob({
            jobId: job!.id,
            status: 'completed',
            at: time.now,
            charge: credits,
          });
        }),
  };
}

export type World = Awaited<ReturnType<typeof aWorld>>;
