/** Bodies of `/monitors`, which belongs to no wire version, as wishes; and monitors as JSON. Throws `BAD_REQUEST` with the issues. */
import {
  monitorRequests,
  type MonitorBody,
  type MonitorLookView,
  type MonitorView,
} from '../../../contract/monitors.ts';
import { withLogin, withoutPassword } from '../domain/address-login.ts';
import type { ScrapeCommand } from '../domain/command.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import { inOneLine } from '../domain/monitor/changes.ts';
import type {
  Monitor,
  MonitorLook,
  MonitorNotify,
  MonitorTarget,
  MonitorWish,
} from '../domain/monitor/monitor.ts';
import { readEvery, writeEvery, type Timing } from '../domain/monitor/schedule.ts';
import { readReceiver } from './shared/read-webhook.ts';
import { inOwnWords, parseOwnBody as parseBody } from './shared/validate.ts';
import type { ReadContext } from './types.ts';
import { v2 } from './v2.ts';

const SEARCH_LIMIT = 10;
const LONGEST_NAME = 120;

/** Its name is empty where it is to be that of the recipe. */
export function readMonitor(body: unknown, context: ReadContext): MonitorWish {
  const given = parseBody(monitorRequests.create, body);
  const target = targetOf(given, context) ?? { kind: 'recipe', recipeId: '' };
  return {
    name: given.name ?? nameOf(target),
    target,
    timing: timingOf(given) ?? { kind: 'every', everyMs: 0 },
    timeZone: given.timeZone ?? 'UTC',
    notify: notifyOf(given.notify ?? { app: true }),
  };
}

/** What is left out stays; a page's depth and options may change without its address. */
export function readMonitorChange(
  body: unknown,
  before: Monitor,
  context: ReadContext,
): Partial<MonitorWish> {
  const given = parseBody(monitorRequests.change, body);
  const known = knownUrl(before.target, given);
  const target = targetOf({ ...kept(before.target, given), ...given, ...known }, context);
  const timing = timingOf(given);
  return {
    ...(given.name === undefined ? {} : { name: given.name }),
    ...(target === undefined ? {} : { target }),
    ...(timing === undefined ? {} : { timing }),
    ...(given.timeZone === undefined ? {} : { timeZone: given.timeZone }),
    ...(given.notify === undefined
      ? {}
      : { notify: withHeaders(notifyOf(given.notify), given.notify, before.notify) }),
  };
}

/** The headers of a webhook are never shown: those of the address that it has stay, unless others are given. */
function withHeaders(
  notify: MonitorNotify,
  given: NonNullable<MonitorBody['notify']>,
  before: MonitorNotify,
): MonitorNotify {
  const { webhook } = notify;
  const isKept = given.webhook?.headers === undefined && webhook?.url === before.webhook?.url;
  const isPlain = webhook !== undefined && Object.keys(webhook.headers).length === 0;
  return isKept && isPlain && before.webhook !== undefined
    ? { ...notify, webhook: before.webhook }
    : notify;
}

/** The address as it was shown, without its password, is the one there is. */
function knownUrl(target: MonitorTarget, { url }: MonitorBody): Pick<MonitorBody, 'url'> {
  const isShown = target.kind === 'page' && url === withoutPassword(target.url);
  return isShown ? { url: target.url } : {};
}

/** The target as a body would say it, for what the change does not name. */
function kept(target: MonitorTarget, given: MonitorBody): MonitorBody {
  if (isOther(target, given)) return {};
  switch (target.kind) {
    case 'page':
      return { url: target.url, keep: target.keep, scrapeOptions: { ...target.scrapeOptions } };
    case 'search':
      return { search: target.query, limit: target.limit };
    case 'recipe':
      return { recipe: target.recipeId };
  }
}

/** Another address, other words or another recipe; what was said of the one before does not hold for it. */
function isOther(target: MonitorTarget, given: MonitorBody): boolean {
  const { url, search, recipe } = { ...given, ...knownUrl(target, given) };
  if ((url ?? search ?? recipe) === undefined) return false;
  switch (target.kind) {
    case 'page':
      return url !== target.url;
    case 'search':
      return search !== target.query;
    case 'recipe':
      return recipe !== target.recipeId;
  }
}

function targetOf(given: MonitorBody, context: ReadContext): MonitorTarget | undefined {
  const { url, search, recipe, keep = 'page', limit = SEARCH_LIMIT } = given;
  if (search !== undefined) return { kind: 'search', query: search, limit };
  if (recipe !== undefined) return { kind: 'recipe', recipeId: recipe };
  if (url === undefined) return undefined;
  const scrapeOptions = jsonFields(given.scrapeOptions ?? {});
  refusePast(scrapeOptions);
  const command = readPage({ ...scrapeOptions, url, formats: ['markdown'] }, context);
  // every look needs it whole; whoever reads the monitor is shown it without a password
  const whole = withLogin(command.url, command.options.logins);
  return { kind: 'page', url: whole, keep, scrapeOptions };
}

const KEPT_ONLY = ['offline', 'asOf', 'minAge'];

/** What no look could come of. Throws `BAD_REQUEST`. */
function refusePast(options: Readonly<Record<string, unknown>>): void {
  const past = KEPT_ONLY.find((name) => (options[name] ?? false) !== false);
  if (past !== undefined)
    throw new HearthError(
      'BAD_REQUEST',
      `"scrapeOptions.${past}" reads what was kept; a monitor looks at the page as it is. Leave it out.`,
    );
  if (options['zeroDataRetention'] === true)
    throw new HearthError(
      'BAD_REQUEST',
      'A monitor keeps what it compares with; leave out "scrapeOptions.zeroDataRetention".',
    );
}

/** Throws `BAD_REQUEST` that names the field: monitors are Hearth's own, no wire fixes their words. */
function readPage(body: Readonly<Record<string, unknown>>, context: ReadContext): ScrapeCommand {
  try {
    return v2.readScrape(body, context);
  } catch (error) {
    throw inOwnWords(toHearthError(error));
  }
}

function timingOf({ every, cron }: MonitorBody): Timing | undefined {
  if (every !== undefined) return { kind: 'every', everyMs: readEvery(every) };
  return cron === undefined ? undefined : { kind: 'cron', cron };
}

function notifyOf({ app, mail, webhook }: NonNullable<MonitorBody['notify']>): MonitorNotify {
  return {
    app,
    ...(mail === undefined ? {} : { mail }),
    ...(webhook === undefined ? {} : { webhook: readReceiver(webhook) }),
  };
}

function nameOf(target: MonitorTarget): string {
  if (target.kind === 'recipe') return '';
  const text =
    target.kind === 'search'
      ? target.query
      : withoutPassword(target.url).replace(/^https?:\/\/(?:www\.)?/, '');
  return text.replace(/\/$/, '').slice(0, LONGEST_NAME);
}

/** Parsed JSON has no other values. */
function jsonFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, Json>> {
  const isJson = (entry: [string, unknown]): entry is [string, Json] => entry[1] !== undefined;
  return Object.fromEntries(Object.entries(fields).filter(isJson));
}

const iso = (at: number): string => new Date(at).toISOString();

/** The webhook's headers stay here: they may hold secrets. */
export function writeMonitor(monitor: Monitor): MonitorView {
  const { id, name, timing, timeZone, notify, state, reason, failures } = monitor;
  const { nextAt, lastAt, changedAt, looks, changes, unseen, createdAt } = monitor;
  return {
    ...{ id, name },
    target: writeTarget(monitor.target),
    schedule: {
      ...(timing.kind === 'cron' ? { cron: timing.cron } : { every: writeEvery(timing.everyMs) }),
      timeZone,
    },
    notify: {
      app: notify.app,
      ...(notify.mail === undefined ? {} : { mail: notify.mail }),
      ...(notify.webhook === undefined ? {} : { webhook: { url: notify.webhook.url } }),
    },
    state,
    ...(reason === undefined ? {} : { reason }),
    ...(nextAt === undefined ? {} : { nextAt: iso(nextAt) }),
    ...(lastAt === undefined ? {} : { lastAt: iso(lastAt) }),
    ...(changedAt === undefined ? {} : { changedAt: iso(changedAt) }),
    ...{ failures, looks, changes, unseen },
    createdAt: iso(createdAt),
  };
}

function writeTarget(target: MonitorTarget): MonitorView['target'] {
  return target.kind === 'page'
    ? {
        ...target,
        url: withoutPassword(target.url),
        scrapeOptions: { ...target.scrapeOptions },
      }
    : target;
}

export function writeLook(look: MonitorLook): MonitorLookView {
  const { id, at, outcome, blocks, jobId, captureId, beforeId, error, credits } = look;
  return {
    ...{ id, outcome, credits },
    at: iso(at),
    ...(outcome === 'changed' ? { summary: inOneLine(blocks) } : {}),
    blocks: blocks.map((block) =>
      block.kind === 'changed' ? { ...block, words: [...block.words] } : block,
    ),
    ...(jobId === undefined ? {} : { jobId }),
    ...(captureId === undefined ? {} : { captureId }),
    ...(beforeId === undefined ? {} : { beforeId }),
    ...(error === undefined ? {} : { error }),
  };
}

/** The body of a monitor's webhook; its event as `monitor.changed`. */
export function writeMonitorNews(
  news: {
    readonly event: 'changed' | 'failing' | 'paused';
    readonly monitor: Monitor;
    readonly look: Omit<MonitorLook, 'id'>;
    readonly reason?: string;
  },
  webhookId: string,
): Readonly<Record<string, unknown>> {
  const { event, monitor, look, reason } = news;
  const told = { ...writeLook({ ...look, id: 0 }), id: undefined };
  return {
    success: event === 'changed',
    type: `monitor.${event}`,
    id: monitor.id,
    webhookId,
    data: [
      {
        monitor: { id: monitor.id, name: monitor.name, target: writeTarget(monitor.target) },
        look: told,
      },
    ],
    ...(reason === undefined ? {} : { error: reason }),
    metadata: {},
  };
}
