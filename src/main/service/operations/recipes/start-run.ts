/** Starts a run of a recipe as a job of its own; its pages are handed out like those of a crawl. */
import type { RecipeCommand } from '../../domain/command.ts';
import type { StartContext, StartDeps } from '../start-job.ts';
import { startPages } from './run-keys.ts';

export type StartRun = (
  command: RecipeCommand,
  context: StartContext,
) => Promise<{ readonly id: string }>;

/** Builds it. Throws `INSUFFICIENT_CREDITS`, `ALLOWANCE_SPENT`, `IDEMPOTENCY_KEY_USED`. */
export function createStartRun(deps: StartDeps): StartRun {
  return async (command, context) => {
    const { account } = context.caller;
    const { remaining } = await deps.store.balance(account.id, deps.clock.now());
    if (remaining <= 0 && !account.overage.enabled) await deps.refuseWithoutCredit(context.caller);
    const { origin, starts } = command;
    const facts = { kind: 'recipe', command, target: starts[0] ?? '', origin } as const;
    const job = deps.life.newJob(facts, context);
    await deps.life.openJob(job, { ...context, pages: startPages(deps.ids, job, 0) });
    return { id: job.id };
  };
}
