/** The life of jobs over a store, without webhooks and with nobody but the test to cancel. */
import { randomUUID } from 'node:crypto';
import { HearthError } from '../../src/main/service/domain/errors.ts';
import { createCancellations } from '../../src/main/service/operations/cancellations.ts';
import { createJobEnder } from '../../src/main/service/operations/end-job.ts';
import { createJobLife, type JobLife } from '../../src/main/service/operations/job-life.ts';
import { createWebhookWriter } from '../../src/main/service/operations/webhook-writer.ts';
import type { Backend } from '../../src/main/service/ports/backend.ts';
import type { Slots } from '../../src/main/service/ports/limits.ts';
import type { Clock } from '../../src/main/service/ports/system.ts';
import { silentLog } from './store-builders.ts';

export function aJobLife(backend: Backend, clock: Clock, slots: Slots): JobLife {
  const ids = { uuid: () => randomUUID() };
  return createJobLife({
    backend,
    slots,
    cancellations: createCancellations(),
    webhooks: createWebhookWriter(ids, () => ({})),
    ender: createJobEnder({ store: backend.store, log: silentLog }),
    clock,
    ids,
    jobTtlMs: 86_400_000,
    workerId: 'test',
    refuseWithoutCredit: () => Promise.reject(new HearthError('INSUFFICIENT_CREDITS', 'none')),
  });
}
