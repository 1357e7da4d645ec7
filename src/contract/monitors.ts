/** `/monitors`: bodies, replies and addresses. Instants are ISO 8601. */
import { z } from 'zod';
import type { Endpoint, Parameter } from './endpoints.ts';
import { webhook } from './shared/webhook.ts';

const name = z.string().trim().min(1).max(120);
const url = z.string().trim().min(1).max(8_000);
const search = z.string().trim().min(1).max(500);
const recipe = z.string().min(1).max(100);
const every = z.string().min(2).max(8);
const cron = z.string().trim().min(1).max(120);
const timeZone = z.string().min(1).max(64);
const limit = z.int().min(1).max(50);
const keep = z.enum(['page', 'full']);

const notify = z.strictObject({
  app: z
    .boolean()
    .default(true)
    .describe('In the window, and as a notification of the desktop app.'),
  mail: z
    .email()
    .optional()
    .describe(
      'An address; needs the setting `smtpUrl`, and a key of the owner’s account: others get 403.',
    ),
  webhook: webhook
    .optional()
    .describe(
      '`monitor.changed`, `monitor.failing`, `monitor.paused`; signed as all webhooks are.',
    ),
});

const fields = {
  name: name.describe('Default: the address, the words or the recipe’s name.'),
  url: url.describe('A page; or give `search` or `recipe`.'),
  search: search.describe('Words of a web search: results not seen before are the change.'),
  recipe: recipe.describe('Id of a saved recipe: rows new, gone and changed are the change.'),
  keep: keep.describe('Of a page: how deep each look is kept. Default `page`.'),
  scrapeOptions: z.looseObject({}).describe('Of a page: as of a scrape.'),
  limit: limit.describe('Of a search: most results. Default 10.'),
  every: every.describe('`30m`, `6h`, `1d`, `2w`; or give `cron`.'),
  cron: cron.describe('Minute, hour, day of month, month, day of week: `0 7 * * *`.'),
  timeZone: timeZone.describe('Of `cron`, such as `Europe/Berlin`. Default `UTC`.'),
  notify: notify.describe('Whom a change is told.'),
} as const;

const one = (names: readonly (keyof typeof fields)[], message: string) => ({
  holds: (body: Readonly<Record<string, unknown>>, least: number): boolean => {
    const given = names.filter((key) => body[key] !== undefined).length;
    return given >= least && given <= 1;
  },
  message,
});
const TARGET = one(['url', 'search', 'recipe'], 'Give one of url, search and recipe');
const SCHEDULE = one(['every', 'cron'], 'Give one of every and cron');

const body = z.strictObject(fields).partial();

export const monitorRequests = {
  create: body
    .refine((given) => TARGET.holds(given, 1), TARGET.message)
    .refine((given) => SCHEDULE.holds(given, 1), SCHEDULE.message),
  /** What is left out stays as it is. */
  change: body
    .refine((given) => TARGET.holds(given, 0), TARGET.message)
    .refine((given) => SCHEDULE.holds(given, 0), SCHEDULE.message),
} as const;

export type MonitorBody = z.output<typeof body>;

const at = z.iso.datetime();
const count = z.int().min(0);
const ok = { success: z.literal(true) };

const target = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('page'),
    url: z.string(),
    keep,
    scrapeOptions: z.looseObject({}),
  }),
  z.strictObject({ kind: z.literal('search'), query: z.string(), limit }),
  z.strictObject({ kind: z.literal('recipe'), recipeId: z.string() }),
]);

const monitor = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    target,
    schedule: z.strictObject({
      every: z.string().optional(),
      cron: z.string().optional(),
      timeZone: z.string(),
    }),
    notify: z.strictObject({
      app: z.boolean(),
      mail: z.string().optional(),
      webhook: z.strictObject({ url: z.string() }).optional(),
    }),
    state: z
      .enum(['active', 'paused', 'failing'])
      .describe('`failing`: three looks in a row failed; it goes on, less often.'),
    reason: z.string().optional().describe('Why it is paused, or its last look failed.'),
    nextAt: at.optional(),
    lastAt: at.optional(),
    changedAt: at.optional(),
    failures: count.describe('In a row.'),
    looks: count,
    changes: count,
    unseen: count.describe('Changes since `…/seen` was called last.'),
    createdAt: at,
  })
  .meta({ id: 'Monitor' });

const word = z.strictObject({ kind: z.enum(['equal', 'added', 'removed']), text: z.string() });
const block = z.union([word, z.strictObject({ kind: z.literal('changed'), words: z.array(word) })]);

const look = z
  .strictObject({
    id: count,
    at,
    outcome: z
      .enum(['first', 'same', 'changed', 'failed'])
      .describe('`first`: there was nothing to compare with.'),
    summary: z.string().optional().describe('Of a change: its first words.'),
    blocks: z.array(block).describe('What changed, in reading order.'),
    jobId: z.string().optional(),
    captureId: z.string().optional().describe('In the library.'),
    beforeId: z.string().optional().describe('The capture it was compared with.'),
    error: z.string().optional(),
    credits: count,
  })
  .meta({ id: 'MonitorLook' });

export const monitorResponses = {
  monitor: z.strictObject({ ...ok, monitor }),
  monitors: z.strictObject({
    ...ok,
    total: count,
    unseen: count.describe('Changes nobody has looked at, of all monitors.'),
    monitors: z.array(monitor),
    after: z.string().optional().describe('Give it back for the next ones; absent at the end.'),
  }),
  looks: z.strictObject({
    ...ok,
    looks: z.array(look),
    after: count.optional().describe('Give it back for the next ones; absent at the end.'),
  }),
  id: z.strictObject({ ...ok, id: z.string() }),
} as const;

export type MonitorView = z.output<typeof monitor>;
export type MonitorLookView = z.output<typeof look>;
export type MonitorsAnswer = z.output<typeof monitorResponses.monitors>;
export type MonitorLooksAnswer = z.output<typeof monitorResponses.looks>;

const ID: Parameter = { name: 'id', in: 'path', type: 'string', description: 'A UUID.' };
const query = (
  given: string,
  description: string,
  type: Parameter['type'] = 'string',
): Parameter => ({ name: given, in: 'query', type, description });
const LIMIT = query('limit', 'Most rows, 1 to 200. Default 50.', 'integer');

const onOne = (operationId: string, verb: string, summary: string): Endpoint => ({
  ...{ operationId, method: 'post', path: `/monitors/{id}/${verb}`, group: 'Monitors', summary },
  ...{ parameters: [ID], reply: monitorResponses.monitor, failures: [404] },
});

/** In the order of the documentation. */
export const monitorEndpoints: readonly Endpoint[] = [
  {
    ...{ operationId: 'createMonitor', method: 'post', path: '/monitors', group: 'Monitors' },
    summary:
      'Look at a page, a search or a recipe again on a schedule. The first look comes at once, and visits a page twice.',
    ...{ parameters: [], body: monitorRequests.create },
    ...{ reply: monitorResponses.monitor, failures: [404] },
  },
  {
    ...{ operationId: 'listMonitors', method: 'get', path: '/monitors', group: 'Monitors' },
    summary: 'All monitors, newest first.',
    parameters: [query('after', 'Id of the last monitor of the page before.'), LIMIT],
    ...{ reply: monitorResponses.monitors, failures: [] },
  },
  {
    ...{ operationId: 'getMonitor', method: 'get', path: '/monitors/{id}', group: 'Monitors' },
    summary: 'One monitor.',
    ...{ parameters: [ID], reply: monitorResponses.monitor, failures: [404] },
  },
  {
    ...{ operationId: 'changeMonitor', method: 'patch', path: '/monitors/{id}', group: 'Monitors' },
    summary: 'Change it; what is left out stays. With another target it begins anew.',
    ...{ parameters: [ID], body: monitorRequests.change },
    ...{ reply: monitorResponses.monitor, failures: [404] },
  },
  {
    ...{ operationId: 'removeMonitor', method: 'delete', path: '/monitors/{id}' },
    group: 'Monitors',
    summary: 'Remove it with its looks; for ten minutes it can be restored. Captures stay.',
    ...{ parameters: [ID], reply: monitorResponses.id, failures: [404] },
  },
  onOne('restoreMonitor', 'restore', 'Undo a removal.'),
  onOne('pauseMonitor', 'pause', 'No looks until it is resumed.'),
  onOne('resumeMonitor', 'resume', 'Go on, beginning with a look now; it acts for this key then.'),
  onOne('runMonitor', 'run', 'Look now.'),
  onOne('markMonitorSeen', 'seen', 'Its changes were looked at.'),
  {
    ...{ operationId: 'listMonitorLooks', method: 'get', path: '/monitors/{id}/looks' },
    group: 'Monitors',
    summary: 'Its looks, newest first, with the words that changed.',
    parameters: [
      ID,
      query('outcome', '`first`, `same`, `changed` or `failed` alone.'),
      query('after', 'Id of the last look of the page before.', 'integer'),
      LIMIT,
    ],
    ...{ reply: monitorResponses.looks, failures: [404] },
  },
];
