/** Recipe files on the command line: saved here, exported, run on an empty folder, and offline when the sites are gone. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHearth, type Ran } from '../support/command.ts';
import { serve, type Running } from '../support/kill-crawl.ts';
import { lampClicks, lampWeight, openLampList, type LampList } from '../support/lamp-list.ts';
import { startService, type TestService } from '../support/service.ts';

const SITES = 5;
const EACH = 5;
const ROWS = 2 * EACH;

const folder = mkdtempSync(join(tmpdir(), 'hearth-recipes-cli-'));
const empty = join(folder, 'empty');
const fileOf = (n: number): string => join(folder, `lamps-${n}.recipe.json`);
let service: TestService;
let sites: readonly LampList[] = [];
let running: Running | undefined;

const hearth = (...args: readonly string[]): Promise<Ran> =>
  runHearth(['recipes', ...args, '--data-dir', empty, '--allow-private-network']);

beforeAll(async () => {
  service = await startService();
  sites = await Promise.all(
    Array.from({ length: SITES }, () => openLampList({ pages: 2, each: EACH })),
  );
  for (const [n, { origin }] of sites.entries()) {
    const made = await service.ask('POST', '/api/recipes/from-clicks', lampClicks(origin));
    const { recipe } = made.json as { recipe: unknown };
    const saved = await service.ask('POST', '/api/recipes', { recipe, name: `Lamps ${n}` });
    expect(saved.status).toBe(200);
  }
}, 120_000);

afterAll(async () => {
  running?.child.kill('SIGTERM');
  if (running !== undefined) await once(running.child, 'exit');
  await service.stop();
  await Promise.all(sites.map((site) => site.close().catch(() => undefined)));
  rmSync(folder, { recursive: true, force: true });
});

it('exports saved recipes of five sites as files', async () => {
  const args = ['recipes', 'export', 'Lamps 0', '--out', fileOf(0), '--data-dir', service.dataDir];
  expect(await runHearth(args)).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('--no-samples'),
  });
  const { json } = await service.ask('GET', '/api/recipes');
  for (const { name, recipe } of (json as { rows: { name: string; recipe: unknown }[] }).rows) {
    // what the window saves, and what the command line wrote of the first
    const file = `${JSON.stringify(recipe, undefined, 2)}\n`;
    const n = Number(name.split(' ')[1]);
    if (n === 0) expect(readFileSync(fileOf(0), 'utf8')).toBe(file);
    else writeFileSync(fileOf(n), file);
  }
}, 60_000);

it('runs them on an empty data folder, then offline on kept copies with the sites switched off', async () => {
  const live: string[] = [];
  const alone = join(folder, 'live-0.csv');
  expect(await hearth('run', fileOf(0), '--keep', '--out', alone)).toMatchObject({ code: 0 });
  live.push(readFileSync(alone, 'utf8'));
  expect(live[0]?.trim().split(/\r?\n/)).toHaveLength(1 + ROWS);
  expect(live[0]).toContain(lampWeight(ROWS));
  // the commands that follow find this one on the folder, and are quick
  running = await serve(empty);
  const tableOf = async (n: number, name: string, flag: string): Promise<string> => {
    const out = join(folder, `${name}-${n}.csv`);
    const ran = await hearth('run', fileOf(n), flag, '--out', out);
    expect(ran, ran.stderr).toMatchObject({ code: 0 });
    return readFileSync(out, 'utf8');
  };
  live.push(...(await Promise.all([1, 2, 3, 4].map((n) => tableOf(n, 'live', '--keep')))));
  await Promise.all(sites.map((site) => site.close()));
  const offline = sites.map((_site, n) => tableOf(n, 'offline', '--offline'));
  expect(await Promise.all(offline)).toEqual(live);
}, 180_000);

it('imports a file, tests it on kept copies, tells its past and its history, and saves other forms', async () => {
  const imported = await hearth('import', fileOf(0), '--name', 'Mine');
  expect(imported).toMatchObject({ code: 0, stdout: expect.stringContaining('Mine') });
  for (const ending of ['xlsx', 'sqlite']) {
    const out = join(folder, `rows.${ending}`);
    expect(await hearth('test', 'Mine', '--out', out)).toMatchObject({ code: 0 });
    expect(readFileSync(out).length).toBeGreaterThan(1_000);
  }
  const past = await hearth('past', 'Mine');
  expect(past).toMatchObject({ code: 0, stdout: expect.stringContaining('ok') });
  const history = await hearth('history', 'Mine', '--json');
  const { runs, versions } = JSON.parse(history.stdout) as { runs: unknown[]; versions: unknown[] };
  expect([runs.length, versions.length]).toEqual([2, 1]);
  const missing = await hearth('run', 'Nobody');
  expect(missing).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No recipe is called'),
  });
  expect(await hearth('run', 'Mine')).toMatchObject({ code: 4, stdout: '' });
}, 180_000);
