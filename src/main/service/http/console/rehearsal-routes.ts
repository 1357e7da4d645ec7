/** `GET /console/jobs/:id/rehearsal`: a past job on other plans. */
import type { RehearsalAnswer } from '../../../../contract/console/rehearsal.ts';
import { PLAN_IDS, PLANS } from '../../domain/plans.ts';
import { listQuery, route, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

export function rehearsalRoutes({ rehearse }: ConsoleDeps): readonly ConsoleRoute[] {
  return [
    route(
      'GET',
      '/console/jobs/:id/rehearsal',
      async ({ caller, params, query }): Promise<RehearsalAnswer> => {
        const jobId = params['id'] ?? '';
        const plans = listQuery(query, 'plan', PLAN_IDS);
        const { usedBefore, plans: answers } = await rehearse(caller.account, jobId, plans);
        return {
          jobId,
          usedBefore,
          rows: answers.map((one) => ({ ...one, planName: PLANS[one.planId].name })),
        };
      },
    ),
  ];
}
