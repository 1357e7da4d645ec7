/**
 * Keeps through kills: the real command line on a real folder, killed with SIGKILL while pages are kept, and started
 * again. Whatever was acknowledged must be there, whole; nothing that is there may be damaged; nothing may be left over.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUpkeep } from '../../src/main/service/operations/library/upkeep.ts';
import { openBlobStore } from '../../src/main/service/store/blobs/blob-store.ts';
import { openSqliteBackend } from '../../src/main/service/store/sqlite/backend.ts';
import { createKey, serve } from './kill-crawl.ts';
import { startSite, type FixtureSite } from './site.ts';
import { paragraph, seeded } from './site/pages.ts';
import { silentLog } from './store-builders.ts';

export interface KillLibraryOptions {
  readonly keeps: number;
  readonly kills: number;
  readonly seed: number;
  readonly log?: (line: string) => void;
}

export interface KillLibraryResult {
  readonly keeps: number;
  readonly kills: number;
  readonly acknowledged: number;
  readonly captures: number;
  readonly blobs: number;
  /** Blobs that kills left without rows: removed by the collector, left although they could go, and those on which others lean. */
  readonly collected: number;
  readonly orphans: number;
  readonly leanedOn: number;
  readonly seconds: number;
  readonly problems: readonly string[];
}

/** Requests under way at once. */
const AT_ONCE = 4;
/** Pages of one topic are alike. */
const TOPICS = 25;

interface Promised {
  readonly id: string;
  readonly mark: string;
}

export async function keepThroughKills(options: KillLibraryOptions): Promise<KillLibraryResult> {
  const { keeps, kills, log = () => undefined } = options;
  const startedAt = Date.now();
  const random = seeded(options.seed);
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-kill-library-'));
  const site = await startSite();
  const flags = ['--library-min-free-bytes', '0'];
  let running = await serve(dataDir, flags);
  const problems: string[] = [];
  try {
    const key = await createKey(dataDir);
    const promised: Promised[] = [];
    const moments = Array.from({ length: kills }, (_, kill) =>
      Math.floor(((kill + random()) / kills) * 0.95 * keeps),
    );
    let next = 0;
    let killed = 0;
    let restarting: Promise<void> | undefined;
    const restart = async (): Promise<void> => {
      // a random while later, so that other keeps are met at any of their moments
      await new Promise((resolve) => setTimeout(resolve, random() * 30));
      running.child.kill('SIGKILL');
      await once(running.child, 'exit');
      killed += 1;
      log(`kill ${killed} after ${promised.length} of ${keeps}`);
      running = await serve(dataDir, flags);
    };
    const keeper = async (): Promise<void> => {
      while (next < keeps) {
        const n = next;
        next += 1;
        for (let attempt = 0, isKept = false; !isKept; attempt += 1) {
          await restarting;
          const kept = await keepOne(site, running.address, key, { n, attempt }).catch(
            () => undefined,
          );
          isKept = kept !== undefined;
          if (kept !== undefined) promised.push(kept);
          if (restarting === undefined && promised.length >= (moments[killed] ?? Infinity)) {
            restarting = restart().finally(() => (restarting = undefined));
          }
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keeper));
    await restarting;
    for (const one of promised) {
      if (!(await isReadable(running.address, key, one)))
        problems.push(`${one.id} is not readable`);
    }
    running.child.kill('SIGTERM');
    await once(running.child, 'exit');
    const left = await examine(dataDir, problems);
    if (killed !== kills) problems.push(`killed ${killed} of ${kills} times`);
    return {
      ...{ keeps, kills: killed, acknowledged: promised.length, ...left },
      seconds: Math.round((Date.now() - startedAt) / 100) / 10,
      problems,
    };
  } finally {
    running.child.kill('SIGKILL');
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Throws when the service died meanwhile. */
async function keepOne(
  site: FixtureSite,
  address: string,
  key: string,
  { n, attempt }: { readonly n: number; readonly attempt: number },
): Promise<Promised | undefined> {
  // an address of its own for every attempt: what a kill left of one is nobody's neighbour of that address
  const path = `/keep/${n % TOPICS}/${n}-${attempt}`;
  const mark = `mark-${n}-${Math.random().toString(36).slice(2)}`;
  const words = paragraph(seeded((n % TOPICS) + 1));
  const main = `<main><h1>Page ${n}</h1><p>${mark} ${words}</p><p>${words.repeat(20)}</p></main>`;
  site.files.set(path, {
    type: 'text/html',
    body: `<html><head><title>${n}</title></head><body>${main}</body></html>`,
  });
  const response = await fetch(`${address}/library/captures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ url: `${site.origin}${path}`, kind: 'page', tags: ['killed'] }),
  });
  const json = (await response.json()) as { readonly capture?: { readonly id: string } };
  return json.capture === undefined ? undefined : { id: json.capture.id, mark };
}

async function isReadable(address: string, key: string, { id, mark }: Promised): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` };
  const body = await fetch(`${address}/library/captures/${id}/body`, { headers });
  return body.ok && (await body.text()).includes(mark);
}

async function examine(
  dataDir: string,
  problems: string[],
): Promise<Pick<KillLibraryResult, 'captures' | 'blobs' | 'collected' | 'orphans' | 'leanedOn'>> {
  const clock = { now: () => Date.now() };
  const path = join(dataDir, 'hearth.db');
  const backend = await openSqliteBackend({
    path,
    clock,
    log: silentLog,
    writes: 'inline',
  });
  const { store } = backend;
  const blobs = openBlobStore({ path: join(dataDir, 'library', 'blobs.db'), log: silentLog });
  try {
    const upkeep = createUpkeep({ store, blobs, clock });
    const before = await upkeep.verify({ deep: true, repair: false });
    const { removed } = await upkeep.collect({ youngMs: 0 });
    const after = await upkeep.verify({ deep: true, repair: false });
    problems.push(...before.problems, ...after.problems);
    const all = await blobs.list({ afterPk: 0, limit: 1_000_000 });
    const used = await store.blobsInUse(all.map(({ pk }) => pk));
    const unused = all.map(({ pk }) => pk).filter((pk) => !used.has(pk));
    // only those go on which nothing leans
    const orphans = await blobs.remove(unused.toReversed(), Date.now() + 1);
    if (orphans > 0) problems.push(`${orphans} blobs were left by the collector`);
    const leanedOn = unused.length - orphans;
    return { captures: after.captures, blobs: after.blobs, collected: removed, orphans, leanedOn };
  } finally {
    await blobs.close();
    await backend.close();
  }
}
