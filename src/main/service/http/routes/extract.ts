/** `POST /{version}/extract` and `GET /{version}/extract/{id}`. */
import type { Dialect } from '../../dialects/types.ts';
import type { ExtractView } from '../../operations/extract.ts';
import { asJson, type Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';
import { jobId } from './params.ts';

/** The two routes of one dialect. */
export function extractRoutes(dialect: Dialect, deps: RouteDeps): readonly Route[] {
  const path = `/${dialect.version}/extract`;
  return [
    {
      method: 'POST',
      path,
      bucket: 'extract',
      spends: 'extract',
      async handle({ body, caller, signal }) {
        const command = dialect.readExtract(body, { allowLocal: deps.allowLocal });
        const view = await deps.extract.run(command, { caller, signal, body: asJson(body) });
        const receipt = await deps.receipt(caller, view.creditsUsed);
        return { status: 200, json: dialect.writeExtract({ ...toResult(view), receipt }) };
      },
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      bucket: 'status',
      async handle({ params, caller }) {
        const view = await deps.extract.read(jobId(params), caller);
        const receipt = await deps.receipt(caller, view.creditsUsed);
        return { status: 200, json: dialect.writeExtractStatus({ ...toResult(view), receipt }) };
      },
    },
  ];
}

function toResult(view: ExtractView): Omit<Parameters<Dialect['writeExtract']>[0], 'receipt'> {
  return { ...view, jobId: view.id };
}
