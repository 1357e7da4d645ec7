/** `GET /console/usage/export`: credits by day, endpoint and key as a file, the rows of the ledger. */
import type { FastifyReply } from 'fastify';
import { usageCsv, usageJson } from '../../operations/usage.ts';
import { oneOf, usageRange, type ConsoleRequest } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

const FORMATS = ['csv', 'json'] as const;
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export async function usageExportRoute(
  deps: ConsoleDeps,
  { caller, query }: ConsoleRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const range = usageRange(query);
  const format = oneOf(query.get('format') ?? 'csv', FORMATS, 'format');
  const { store } = deps.backend;
  const accountId = caller.account.id;
  const [rows, keys] = await Promise.all([
    store.usage({ accountId, ...range }),
    store.listKeys(accountId),
  ]);
  const names = new Map(keys.map((key) => [key.id, key.name]));
  const keyName = (id: string): string => names.get(id) ?? 'Removed key';
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const name = `usage-${day(range.fromAt)}-${day(range.toAt - 1)}.${format}`;
  return reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(format === 'csv' ? usageCsv(rows, keyName) : usageJson(rows, keyName));
}
