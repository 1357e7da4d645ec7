/** A run of a recipe through kills: the real command line on a real folder, killed with SIGKILL while it reads. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKey, serve } from './kill-crawl.ts';
import { lampClicks, lampName, lampWeight, openLampList } from './lamp-list.ts';
import { Random } from './made-pages/random.ts';

export interface KillRecipeOptions {
  readonly pages: number;
  readonly each: number;
  readonly kills: number;
  readonly seed?: number;
  readonly log?: (line: string) => void;
}

export interface KillRecipeResult {
  readonly kills: number;
  readonly rows: number;
  readonly credits: number;
  readonly ledger: number;
  readonly status: string;
  readonly seconds: number;
  /** What is wrong; empty when all is well. */
  readonly problems: readonly string[];
}

type Answer = Readonly<Record<string, unknown>>;
type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Runs it; kills are spread over the run, each at a random place of its own part. */
export async function recipeThroughKills(options: KillRecipeOptions): Promise<KillRecipeResult> {
  const { pages, each, kills, seed = 7, log = () => undefined } = options;
  const dice = new Random(`kill-recipe ${seed}`);
  const startedAt = Date.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-kill-recipe-'));
  const site = await openLampList({ pages, each });
  let running = await serve(dataDir);
  try {
    const key = await createKey(dataDir);
    const ask: Ask = async (method, path, body) => {
      const response = await fetch(new URL(path, running.address), {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await response.json()) as Answer;
    };
    const { recipe } = await ask('POST', '/api/recipes/from-clicks', lampClicks(site.origin));
    const before = await remaining(ask);
    site.latencyMs = 15;
    const { id } = await ask('POST', '/api/recipes/run', { recipe, maxConcurrency: 4 });
    const whole = pages + pages * each;
    const place = (kill: number): number => ((kill + dice.float()) / kills) * 0.9 * whole;
    let killed = 0;
    let killAt = place(0);
    for (;;) {
      await sleep(10 + dice.float() * 40);
      const { status, creditsUsed } = await ask('GET', `/api/recipes/runs/${String(id)}?limit=1`);
      if (status !== 'scraping') break;
      if (killed >= kills || Number(creditsUsed) < killAt) continue;
      running.child.kill('SIGKILL');
      await once(running.child, 'exit');
      killed += 1;
      killAt = place(killed);
      log(`kill ${killed} at ${String(creditsUsed)} of ${whole}`);
      running = await serve(dataDir);
    }
    const seconds = Math.round((Date.now() - startedAt) / 100) / 10;
    return await judge(ask, { id: String(id), before, kills: killed, seconds, options });
  } finally {
    running.child.kill('SIGTERM');
    await once(running.child, 'exit');
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function remaining(ask: Ask): Promise<number> {
  const { data } = await ask('GET', '/v2/team/credit-usage');
  return Number((data as Answer)['remainingCredits']);
}

async function judge(
  ask: Ask,
  run: {
    readonly id: string;
    readonly before: number;
    readonly kills: number;
    readonly seconds: number;
    readonly options: KillRecipeOptions;
  },
): Promise<KillRecipeResult> {
  const { pages, each, kills } = run.options;
  const view = await ask('GET', `/api/recipes/runs/${run.id}?limit=1000`);
  const rows = Array.isArray(view['rows']) ? (view['rows'] as readonly Answer[]) : [];
  const facts = {
    kills: run.kills,
    rows: rows.length,
    credits: Number(view['creditsUsed']),
    ledger: run.before - (await remaining(ask)),
    status: String(view['status']),
    seconds: run.seconds,
  };
  const whole = pages + pages * each;
  const wrong = rows.filter(
    ({ lamp, weight }, i) => lamp !== lampName(i + 1) || weight !== lampWeight(i + 1),
  );
  const problems = [
    ...(facts.kills === kills ? [] : [`killed ${facts.kills} of ${kills} times: the run was over`]),
    ...(facts.status === 'completed' ? [] : [`status is ${facts.status}`]),
    ...(view['health'] === 'ok' ? [] : [`health is ${String(view['health'])}`]),
    ...(facts.rows === pages * each ? [] : [`${facts.rows} rows of ${pages * each}`]),
    ...(wrong.length === 0 ? [] : [`${wrong.length} rows are wrong or out of order`]),
    ...(facts.credits === whole ? [] : [`the run says ${facts.credits} credits of ${whole}`]),
    ...(facts.ledger === whole ? [] : [`the ledger says ${facts.ledger} credits of ${whole}`]),
  ];
  return { ...facts, problems };
}
