/** `hearth monitors add|list|show|pause|resume|run|rm`: pages, searches and recipes looked at again on a schedule. */
import { readConfig } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { loneWord, numberFlag, parseArgs, takeFlags, textFlag, type Args } from './args.ts';
import { withService, type ServiceClient, type ServiceReply } from './client.ts';
import { asRecord, asRecords, tell } from './reply.ts';
import { formatTable } from './table.ts';

interface Asked {
  readonly client: ServiceClient;
  /** Words after the verb, and flags. */
  readonly args: Args;
  readonly json: boolean;
}

const OWN = [
  ...['every', 'cron', 'time-zone', 'notify', 'keep', 'name', 'search', 'recipe', 'limit'],
  'changes',
];

const VERBS: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  add,
  list,
  show,
  pause: (asked) => act(asked, 'pause'),
  resume: (asked) => act(asked, 'resume'),
  run: (asked) => act(asked, 'run'),
  rm: remove,
};

/** Runs the command; resolves the exit code. */
export async function monitorsCommand(argv: readonly string[]): Promise<number> {
  const parsed = parseArgs(argv, ['changes']);
  const { own, config: flags } = takeFlags(parsed, OWN);
  const [verb = 'list', ...words] = parsed.words;
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (run === undefined) {
    const known = Object.keys(VERBS).join(', ');
    throw new HearthError('CONFIG_INVALID', `"monitors" knows ${known}; not "${verb}".`);
  }
  const config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  const args = { ...parsed, words, flags: own };
  return withService(config, (client) => run({ client, args, json: config.json }));
}

function print({ json }: Asked, value: unknown, text: () => string): void {
  process.stdout.write(json ? `${JSON.stringify(value)}\n` : text());
}

async function add(asked: Asked): Promise<number> {
  const { flags, repeated } = asked.args;
  const named = { search: textFlag(flags, 'search'), recipe: textFlag(flags, 'recipe') };
  const isPage = named.search === undefined && named.recipe === undefined;
  const url = isPage
    ? loneWord(asked.args, 'Name the page: hearth monitors add https://example.com --every 1d')
    : undefined;
  const given = {
    ...{ url, ...named, name: textFlag(flags, 'name'), keep: textFlag(flags, 'keep') },
    ...{ every: textFlag(flags, 'every'), cron: textFlag(flags, 'cron') },
    timeZone: textFlag(flags, 'time-zone') ?? localZone(),
    limit: named.search === undefined ? undefined : numberFlag(flags, 'limit'),
    notify: notifyOf(repeated['notify'] ?? []),
  };
  const body = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { monitor } = await asked.client.request('POST', '/monitors', body);
  print(asked, monitor, () => lineOf(asRecord(monitor)));
  if (asked.client.isOwn) {
    tell('It is looked at while Hearth runs: start the app, or "hearth serve".');
  }
  return 0;
}

/** A schedule is meant in the time of who types it. */
function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `desktop`, `none`, an address for e-mail or of a webhook; undefined where none is named. */
function notifyOf(wishes: readonly string[]): object | undefined {
  const all = wishes.flatMap((wish) => wish.split(','));
  if (all.length === 0) return undefined;
  const webhook = all.find((wish) => /^https?:/.test(wish));
  const mail = all.find((wish) => wish.includes('@') && wish !== webhook);
  const other = all.find(
    (wish) => wish !== webhook && wish !== mail && !['desktop', 'none'].includes(wish),
  );
  if (other !== undefined) {
    throw new HearthError(
      'CONFIG_INVALID',
      `--notify takes desktop, none, an e-mail address or the address of a webhook; not "${other}".`,
    );
  }
  return {
    app: all.includes('desktop'),
    ...(mail === undefined ? {} : { mail }),
    ...(webhook === undefined ? {} : { webhook }),
  };
}

async function list(asked: Asked): Promise<number> {
  const monitors: ServiceReply[] = [];
  let after: unknown;
  do {
    const more = typeof after === 'string' ? `&after=${encodeURIComponent(after)}` : '';
    const reply = await asked.client.request('GET', `/monitors?limit=200${more}`);
    monitors.push(...asRecords(reply['monitors']));
    ({ after } = reply);
  } while (typeof after === 'string');
  print(asked, monitors, () =>
    formatTable(
      ['ID', 'STATE', 'SCHEDULE', 'NEXT', 'CHANGED', 'CHANGES', 'NAME'],
      monitors.map((one) => [
        String(one['id']),
        String(one['state']),
        scheduleOf(one),
        moment(one['nextAt']),
        moment(one['changedAt']),
        `${String(one['changes'])}${Number(one['unseen']) > 0 ? ` (${String(one['unseen'])} new)` : ''}`,
        String(one['name']),
      ]),
    ),
  );
  return 0;
}

async function show(asked: Asked): Promise<number> {
  const id = idOf(asked);
  const { monitor } = await asked.client.request('GET', `/monitors/${id}`);
  const limit = numberFlag(asked.args.flags, 'limit') ?? 20;
  const only = asked.args.flags['changes'] === undefined ? '' : '&outcome=changed';
  const reply = await asked.client.request('GET', `/monitors/${id}/looks?limit=${limit}${only}`);
  const looks = asRecords(reply['looks']);
  print(asked, { ...asRecord(monitor), latest: looks }, () =>
    [lineOf(asRecord(monitor)), ...looks.map(lookText)].join(''),
  );
  return 0;
}

function lookText(look: ServiceReply): string {
  const { at, outcome, error, beforeId, captureId } = look;
  const why = typeof error === 'string' ? `  ${error}` : '';
  const captures =
    outcome === 'changed' && typeof beforeId === 'string'
      ? `    hearth library diff ${beforeId} ${String(captureId)}\n`
      : '';
  return `${moment(at)}  ${String(outcome)}${why}\n${blocksText(asRecords(look['blocks']))}${captures}`;
}

/** Lines with `-` and `+` before what went and what came. */
function blocksText(blocks: readonly ServiceReply[]): string {
  const lines = (mark: string, text: string): string =>
    text
      .split('\n')
      .map((line) => `    ${mark} ${line}\n`)
      .join('');
  return blocks
    .map((block) => {
      if (block['kind'] !== 'changed') {
        return lines(block['kind'] === 'removed' ? '-' : '+', String(block['text']));
      }
      const side = (other: string): string =>
        asRecords(block['words'])
          .filter(({ kind }) => kind !== other)
          .map(({ text }) => String(text))
          .join('');
      return lines('-', side('added')) + lines('+', side('removed'));
    })
    .join('');
}

async function act(asked: Asked, verb: 'pause' | 'resume' | 'run'): Promise<number> {
  const { monitor } = await asked.client.request('POST', `/monitors/${idOf(asked)}/${verb}`, {});
  print(asked, monitor, () => lineOf(asRecord(monitor)));
  return 0;
}

async function remove(asked: Asked): Promise<number> {
  const id = idOf(asked);
  await asked.client.request('DELETE', `/monitors/${id}`);
  print(asked, { id }, () => `removed ${id}\n`);
  return 0;
}

function idOf({ args }: Asked): string {
  const id = loneWord(args, 'Name the monitor by its id; "hearth monitors list" shows them.');
  return encodeURIComponent(id);
}

function lineOf(monitor: ServiceReply): string {
  const { id, name, state, reason, nextAt } = monitor;
  const why = typeof reason === 'string' ? `\n  ${reason}` : '';
  return `${String(id)}  ${String(state)}  ${scheduleOf(monitor)}  next ${moment(nextAt)}  ${String(name)}${why}\n`;
}

function scheduleOf(monitor: ServiceReply): string {
  const { every, cron, timeZone } = asRecord(monitor['schedule']);
  return typeof every === 'string' ? `every ${every}` : `${String(cron)} ${String(timeZone)}`;
}

/** UTC. */
function moment(at: unknown): string {
  return typeof at === 'string' ? at.slice(0, 16).replace('T', ' ') : '–';
}
