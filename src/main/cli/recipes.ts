/**
 * `hearth recipes list|show|run|test|export|import|history|past`: recipes of this data folder, and recipe files.
 *
 * Exit codes of run and test: 0 all as expected or repaired, 3 something is missing, 4 the list was not there, or the run
 * did not end well.
 */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig, type Config } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { numberFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { withService, type ServiceClient, type ServiceReply } from './client.ts';
import { exportFile, importFiles, readRecipeFile } from './recipe-files.ts';
import { checkRows, writeRows } from './recipe-rows.ts';
import { named, print, saved, type Asked } from './recipes-asked.ts';
import { asRecord, asRecords, tell } from './reply.ts';
import { formatTable } from './table.ts';

const VERBS: Readonly<Record<string, (asked: Asked) => Promise<number>>> = {
  list,
  show,
  run: (asked) => run(asked, {}),
  test: (asked) => run(asked, { offline: true, repair: 'report' }),
  export: exportFile,
  import: importFiles,
  history,
  past,
};

const VALUES = ['out', 'pages', 'rows', 'input', 'as-of', 'keep', 'repair', 'name'] as const;
const BARE = ['offline', 'no-follow', 'no-samples', 'overwrite'] as const;
const LOOK_EVERY_MS = 200;

/** Runs the command; resolves the exit code. */
export async function recipesCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(withBareKeep(argv), BARE);
  const { own, config: flags } = takeFlags(args, [...VALUES, ...BARE]);
  const [verb = 'list', ...words] = args.words;
  const act = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (act === undefined) {
    const known = Object.keys(VERBS).join(', ');
    throw new HearthError('CONFIG_INVALID', `"recipes" knows ${known}; not "${verb}".`);
  }
  checkRows(textFlag(own, 'out'), own['overwrite'] === true, verb === 'run' || verb === 'test');
  const config: Config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  const { repeated } = args;
  const asked = { words, flags: own, repeated, json: config.json };
  return withService(config, (client) => act({ ...asked, client }));
}

/** `--keep` alone keeps the pages. */
const withBareKeep = (argv: readonly string[]): readonly string[] =>
  argv.map((word) => (word === '--keep' ? '--keep=page' : word));

async function list(asked: Asked): Promise<number> {
  const rows = await saved(asked);
  print(asked, rows, () =>
    formatTable(
      ['Name', 'Site', 'Columns', 'Version', 'Id'],
      rows.map(({ name, recipe, version, id }) => [
        String(name),
        URL.parse(String(startOf(recipe)))?.host ?? '–',
        String(fieldsOf(recipe).length),
        String(version),
        String(id),
      ]),
    ),
  );
  return 0;
}

const startOf = (recipe: unknown): unknown => {
  const { start } = asRecord(recipe);
  return Array.isArray(start) ? start[0] : undefined;
};
const fieldsOf = (recipe: unknown): readonly ServiceReply[] =>
  asRecords(asRecord(asRecord(recipe)['list'])['fields']);

async function show(asked: Asked): Promise<number> {
  const found = await named(asked, 'show');
  const { recipe, name, version, id } = found;
  print(asked, found, () => {
    const own = fieldsOf(recipe).map(({ name: column, type }) => [String(column), String(type)]);
    const [source] = asRecords(asRecord(recipe)['also']);
    const more = Object.keys(asRecord(source?.['fields'])).filter(
      (column) => !own.some(([name]) => name === column),
    );
    const columns = [...own, ...more.map((column) => [column, "in the page's own data"])];
    const kind = asRecord(asRecord(recipe)['pages'])['kind'];
    const pages = typeof kind === 'string' ? kind : 'one page';
    return `${String(name)}\n${String(startOf(recipe))}\nversion ${String(version)} · ${pages} · ${String(id)}\n\n${formatTable(['Column', 'Type'], columns)}`;
  });
  return 0;
}

// ── runs ─────────────────────────────────────────────────────────────────────────────────────────────

async function run(asked: Asked, always: Readonly<Record<string, unknown>>): Promise<number> {
  const { client, words } = asked;
  const word = words.join(' ').trim();
  const isFile = word.endsWith('.json') || existsSync(word);
  const recipe = isFile ? readRecipeFile(word) : (await named(asked, 'run'))['recipe'];
  const body = { ...bodyOf(asked), ...always };
  const started = isFile
    ? await client.request('POST', '/api/recipes/run', { ...body, recipe })
    : await client.request('POST', `/api/recipes/${await idOf(asked)}/run`, body);
  const id = String(started['id']);
  const view = await ended(client, id);
  await writeRows(client, id, {
    recipe,
    out: textFlag(asked.flags, 'out'),
    hasDetail: asked.flags['no-follow'] !== true,
  });
  return told(view);
}

const idOf = async (asked: Asked): Promise<string> => String((await named(asked, 'run'))['id']);

function bodyOf({ flags, repeated }: Asked): Readonly<Record<string, unknown>> {
  const asOf = textFlag(flags, 'as-of');
  const keep = textFlag(flags, 'keep');
  const given = {
    maxPages: numberFlag(flags, 'pages'),
    maxRows: numberFlag(flags, 'rows'),
    inputs: repeated['input'] === undefined ? undefined : inputsOf(repeated['input']),
    asOf,
    keep: keep === undefined ? undefined : { kind: keep },
    repair: textFlag(flags, 'repair'),
    offline: flags['offline'] === true ? true : undefined,
    follow: flags['no-follow'] === true ? false : undefined,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** `sort=new`, several of one name as a list. */
function inputsOf(given: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const inputs: Record<string, string[]> = {};
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) {
      throw new HearthError('CONFIG_INVALID', `--input takes NAME=VALUE; not "${text}".`);
    }
    (inputs[text.slice(0, at)] ??= []).push(text.slice(at + 1));
  }
  return inputs;
}

async function ended(client: ServiceClient, id: string): Promise<ServiceReply> {
  for (;;) {
    const view = await client.request('GET', `/api/recipes/runs/${id}?limit=1`);
    if (view['status'] !== 'scraping') return view;
    await sleep(LOOK_EVERY_MS);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ok: 'all as expected',
  repaired: 'the site has changed, and the recipe was repaired',
  degraded: 'something is missing',
  empty: 'the list is empty',
  broken: 'the list was not found',
};

function told(view: ServiceReply): number {
  const { status, health, total, creditsUsed } = view;
  const report = asRecord(view['report']);
  const lacking = asRecords(report['fields']).flatMap(({ name, state, message }) =>
    state === 'ok' ? [] : [`${String(name)}: ${String(message ?? state)}`],
  );
  tell(
    `${String(total)} rows, ${String(creditsUsed)} credits: ${WORDS[String(health)] ?? String(health)}`,
    report['message'],
    asRecord(report['data'])['message'],
    asRecord(report['leftOut'])['message'],
    ...lacking,
  );
  if (status !== 'completed' || health === 'broken') return 4;
  return health === 'ok' || health === 'repaired' ? 0 : 3;
}

// ── what was ─────────────────────────────────────────────────────────────────────────────────────────

async function history(asked: Asked): Promise<number> {
  const { id } = await named(asked, 'history');
  const { runs } = await asked.client.request('GET', `/api/recipes/${String(id)}/runs`);
  const { versions } = await asked.client.request('GET', `/api/recipes/${String(id)}/versions`);
  const known = asRecords(versions).map(({ version, reason, at }) => ({ version, reason, at }));
  print(asked, { runs, versions: known }, () => {
    const lines = asRecords(runs).map((one) => [
      String(one['startedAt']).slice(0, 16).replace('T', ' '),
      ...['status', 'health', 'rows', 'pages', 'creditsUsed', 'version', 'id'].map((name) =>
        wordOf(one[name]),
      ),
    ]);
    const heads = ['Started', 'Status', 'Health', 'Rows', 'Pages', 'Credits', 'Version', 'Run'];
    const was = known.map(({ version, reason, at }) => [
      String(version),
      new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' '),
      String(reason),
    ]);
    return `${formatTable(heads, lines)}\n${formatTable(['Version', 'Made', 'Why'], was)}`;
  });
  return 0;
}

/** Exit code 3: it would have broken. */
async function past(asked: Asked): Promise<number> {
  const { id } = await named(asked, 'past');
  const found = await asked.client.request('POST', `/api/recipes/${String(id)}/past`, {});
  const { brokenAt, repairedAt } = found;
  print(asked, found, () =>
    formatTable(
      ['Copy of', 'Health', 'Rows', 'Columns not as known'],
      asRecords(found['pages']).map((page) => [
        String(page['at']).slice(0, 16).replace('T', ' '),
        String(page['health']),
        String(page['rows']),
        asRecords(page['fields'])
          .map(({ name }) => String(name))
          .join(', '),
      ]),
    ),
  );
  tell(
    typeof repairedAt === 'string' ? `It would first have repaired itself on ${repairedAt}.` : '',
    typeof brokenAt === 'string'
      ? `It would have broken on ${brokenAt}.`
      : 'It holds on every copy.',
  );
  return typeof brokenAt === 'string' ? 3 : 0;
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
